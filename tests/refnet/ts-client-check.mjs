// The embedded PDS, judged by the official TypeScript client.
//
// `node ts-client-check.mjs URL` needs the packages of package.json on its path and an embedded PDS at URL. It makes its
// own accounts there and prints one line per check, then `{"ok":true,"checks":N}`; the first failure ends it with 1.
// The client validates every answer against the lexicons, so an answer of a wrong shape fails here too.
import assert from 'node:assert/strict'
import { AtpAgent, RichText } from '@atproto/api'
import { IdResolver, getKey } from '@atproto/identity'
import { verifyRecords, verifyRepoCar } from '@atproto/repo'
import { Firehose, MemoryRunner } from '@atproto/sync'

const url = process.argv[2]
const tag = Math.random().toString(36).slice(2, 8)
let checks = 0

async function check(name, run) {
  try {
    await run()
    checks += 1
    console.log(`ok ${name}`)
  } catch (error) {
    console.error(`not ok ${name}`)
    console.error(error)
    process.exit(1)
  }
}

const alice = new AtpAgent({ service: url })
const bob = new AtpAgent({ service: url })
// Its own fetch takes neither plain HTTP nor addresses.
const resolver = new IdResolver({ plcUrl: url, fetch: globalThis.fetch })
const nsid = { post: 'app.bsky.feed.post', like: 'app.bsky.feed.like' }
let first, didDoc, key

await check('makes accounts and signs in', async () => {
  for (const [agent, name] of [[alice, `a${tag}`], [bob, `b${tag}`]]) {
    await agent.createAccount({ handle: `${name}.test`, email: `${name}@mail.test`, password: 'secret' })
  }
  await alice.login({ identifier: `a${tag}.test`, password: 'secret' })
  assert.equal(alice.session.handle, `a${tag}.test`)
  assert.equal(alice.pdsUrl.origin, url)
  const { data } = await alice.com.atproto.server.getSession()
  assert.equal(data.did, alice.assertDid)
})

await check('resolves handle, document and key', async () => {
  const { data } = await bob.resolveHandle({ handle: `a${tag}.test` })
  assert.equal(data.did, alice.assertDid)
  didDoc = await resolver.did.resolve(alice.assertDid, true)
  key = getKey(didDoc)
  assert.ok(key.startsWith('did:key:z'))
  assert.deepEqual(didDoc.alsoKnownAs, [`at://a${tag}.test`])
})

await check('posts, likes, reposts, follows, replies and quotes', async () => {
  const text = new RichText({ text: `Hello @b${tag}.test, see https://example.com #rust` })
  await text.detectFacets(alice)
  first = await alice.post({ text: text.text, facets: text.facets })
  await bob.like(first.uri, first.cid)
  await bob.repost(first.uri, first.cid)
  await bob.follow(alice.assertDid)
  const reply = await bob.post({ text: 'a reply', reply: { root: first, parent: first } })
  await alice.post({
    text: 'a reply to the reply',
    reply: { root: first, parent: reply },
    embed: { $type: 'app.bsky.embed.record', record: first },
  })
})

await check('uploads an image and embeds it', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { data } = await alice.uploadBlob(png, { encoding: 'image/png' })
  assert.equal(data.blob.mimeType, 'image/png')
  const { uri } = await alice.post({
    text: 'a picture',
    embed: { $type: 'app.bsky.embed.images', images: [{ image: data.blob, alt: 'a dot' }] },
  })
  const { data: { posts } } = await bob.getPosts({ uris: [uri, first.uri] })
  assert.equal(posts.length, 2)
  const image = await fetch(posts[0].embed.images[0].fullsize)
  assert.deepEqual(Buffer.from(await image.arrayBuffer()), png)
})

await check('edits the profile and reads it', async () => {
  await alice.upsertProfile((profile) => ({ ...profile, displayName: 'Alice' }))
  const { data } = await bob.getProfile({ actor: `a${tag}.test` })
  assert.equal(data.displayName, 'Alice')
  assert.equal(data.followersCount, 1)
  assert.ok(data.viewer.following)
  const many = await bob.getProfiles({ actors: [alice.assertDid, bob.assertDid] })
  assert.equal(many.data.profiles.length, 2)
})

await check('reads timeline, author feed, thread, likes, reposts and followers', async () => {
  const seen = []
  let cursor
  do {
    const { data } = await bob.getTimeline({ limit: 2, cursor })
    seen.push(...data.feed)
    cursor = data.cursor
  } while (cursor)
  assert.equal(new Set(seen.map((item) => item.post.uri + (item.reason ? '!' : ''))).size, 5)
  assert.equal(seen.filter((item) => item.reason).length, 1)
  const feed = await bob.getAuthorFeed({ actor: alice.assertDid, filter: 'posts_no_replies' })
  assert.equal(feed.data.feed.length, 2)
  const thread = await bob.getPostThread({ uri: first.uri })
  assert.equal(thread.data.thread.replies[0].replies[0].post.record.text, 'a reply to the reply')
  assert.equal(thread.data.thread.post.likeCount, 1)
  assert.equal((await alice.getLikes({ uri: first.uri })).data.likes[0].actor.did, bob.assertDid)
  assert.equal((await alice.getRepostedBy({ uri: first.uri })).data.repostedBy.length, 1)
  assert.equal((await bob.getFollowers({ actor: alice.assertDid })).data.followers.length, 1)
  assert.equal((await bob.getFollows({ actor: bob.assertDid })).data.follows.length, 1)
})

await check('reads notifications', async () => {
  const { data } = await alice.listNotifications()
  assert.deepEqual(data.notifications.map((item) => item.reason).sort(), ['follow', 'like', 'reply', 'repost'])
  assert.equal((await alice.countUnreadNotifications()).data.count, 4)
  await alice.updateSeenNotifications()
  assert.equal((await alice.countUnreadNotifications()).data.count, 0)
  const mentions = await bob.listNotifications()
  assert.ok(mentions.data.notifications.some((item) => item.reason === 'mention'))
})

await check('keeps preferences', async () => {
  await alice.setAdultContentEnabled(true)
  await alice.addLabeler(bob.assertDid)
  const preferences = await alice.getPreferences()
  assert.equal(preferences.moderationPrefs.adultContentEnabled, true)
})

await check('reads and writes records', async () => {
  const { data: made } = await alice.com.atproto.repo.putRecord({
    repo: alice.assertDid, collection: 'com.example.thing', rkey: 'one', record: { text: 'x' },
  })
  const { data: read } = await bob.com.atproto.repo.getRecord({
    repo: alice.assertDid, collection: 'com.example.thing', rkey: 'one',
  })
  assert.equal(read.cid, made.cid)
  await alice.com.atproto.repo.applyWrites({
    repo: alice.assertDid,
    writes: [
      { $type: 'com.atproto.repo.applyWrites#update', collection: 'com.example.thing', rkey: 'one', value: { text: 'y' } },
      { $type: 'com.atproto.repo.applyWrites#create', collection: 'com.example.thing', value: { text: 'z' } },
    ],
  })
  const { data: listed } = await bob.com.atproto.repo.listRecords({ repo: alice.assertDid, collection: 'com.example.thing' })
  assert.equal(listed.records.length, 2)
  const { data: described } = await bob.com.atproto.repo.describeRepo({ repo: alice.assertDid })
  assert.ok(described.collections.includes('com.example.thing'))
  await alice.com.atproto.repo.deleteRecord({ repo: alice.assertDid, collection: 'com.example.thing', rkey: 'one' })
})

await check('verifies the whole repository', async () => {
  for (let i = 0; i < 60; i += 1) await alice.post({ text: `post ${i}` })
  const { data } = await bob.com.atproto.sync.getRepo({ did: alice.assertDid })
  const verified = await verifyRepoCar(data, alice.assertDid, key)
  const { data: latest } = await bob.com.atproto.sync.getLatestCommit({ did: alice.assertDid })
  assert.equal(verified.commit.cid.toString(), latest.cid)
  assert.equal(verified.creates.filter((create) => create.collection === nsid.post).length, 63)
  await assert.rejects(verifyRepoCar(data, alice.assertDid, getKey(await resolver.did.resolve(bob.assertDid, true))))
})

await check('verifies the proof of one record', async () => {
  const rkey = first.uri.split('/').pop()
  const { data } = await bob.com.atproto.sync.getRecord({ did: alice.assertDid, collection: nsid.post, rkey })
  const records = await verifyRecords(data, alice.assertDid, key)
  assert.ok(records.some((record) => record.rkey === rkey))
})

await check('follows the firehose, with signatures and proofs', async () => {
  const events = []
  const runner = new MemoryRunner({ startCursor: 0 })
  let done
  const finished = new Promise((resolve) => (done = resolve))
  const firehose = new Firehose({
    service: url.replace('http', 'ws'),
    idResolver: resolver,
    runner,
    handleEvent: (event) => {
      if (event.did !== alice.assertDid) return
      events.push(event)
      if (event.record?.text === 'the last one') done()
    },
    onError: (error) => {
      console.error(error)
      process.exit(1)
    },
  })
  firehose.start()
  await alice.post({ text: 'live' })
  await alice.deletePost(first.uri)
  await alice.post({ text: 'the last one' })
  await finished
  await firehose.destroy()
  const kinds = (kind) => events.filter((event) => event.event === kind).length
  assert.deepEqual([kinds('identity'), kinds('account'), kinds('sync')], [1, 1, 1])
  assert.equal(events.filter((event) => event.event === 'create' && event.collection === nsid.post).length, 65)
  assert.equal(kinds('delete'), 2)
  assert.ok(kinds('update') >= 1)
})

await check('refreshes and signs out', async () => {
  const before = alice.session.refreshJwt
  await alice.sessionManager.refreshSession()
  assert.notEqual(alice.session.refreshJwt, before)
  await alice.getTimeline()
  const dead = alice.session
  await alice.logout()
  await assert.rejects(new AtpAgent({ service: url }).resumeSession(dead), /revoked/)
})

console.log(JSON.stringify({ ok: true, checks }))
process.exit(0)
