// Boots the reference AT Protocol servers (PLC + PDS, and with "full" also the
// AppView, bsync and Ozone) in this process, then prints one JSON line that
// says where everything listens. A small control server reaches what the
// servers' own APIs don't offer: captured mail, rate limit caps, token
// lifetimes, firehose events, "wait until indexed".
//
//   node refnet.mjs '{"port":2701,"full":true,"postgresBin":"/usr/lib/postgresql/15/bin"}'
//
// (or @config.json). `cargo xtask refnet` installs what it needs and starts it.
//
// It stops on SIGTERM/SIGINT, and when its standard input closes if
// "exitOnStdinClose" is set, so that a test process that dies takes it along.
import { spawn, execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const arg = process.argv[2] ?? '{}'
const opts = JSON.parse(arg.startsWith('@') ? fs.readFileSync(arg.slice(1), 'utf8') : arg)
process.env.LOG_ENABLED ??= 'false'
process.env.NODE_ENV ??= 'test'

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'refnet-'))
process.env.TMPDIR = work // dev-env puts each PDS's data directory under os.tmpdir()
const stops = []
let stopping
function stop(code = 0) {
  stopping ??= (async () => {
    // A hung close must not keep the process alive.
    setTimeout(() => process.exit(code || 1), 8000).unref()
    for (const fn of stops.reverse()) await Promise.resolve().then(fn).catch(() => {})
    fs.rmSync(work, { recursive: true, force: true })
    process.exit(code)
  })()
  return stopping
}
process.on('SIGTERM', () => stop())
process.on('SIGINT', () => stop())
process.on('uncaughtException', (err) => { console.error('refnet:', err); if (!ready) stop(1) })
process.on('unhandledRejection', (err) => { console.error('refnet:', err); if (!ready) stop(1) })
let ready = false

const freePort = () => new Promise((resolve, reject) => {
  const s = net.createServer().once('error', reject)
  s.listen(0, '127.0.0.1', () => { const { port } = s.address(); s.close(() => resolve(port)) })
})

// ---- knobs that the servers have no setting for -------------------------------------------
// Modules are resolved from the PDS package, so the copy we touch is the one it uses.
const fromPds = createRequire(createRequire(import.meta.url).resolve('@atproto/pds'))
const { SignJWT } = await import(pathToFileURL(fromPds.resolve('jose').replace('/dist/node/cjs/', '/dist/node/esm/')))
const limits = { points: null, seconds: null } // null: the server's own numbers
const life = { access: null, refresh: null } // seconds

{
  const setExp = SignJWT.prototype.setExpirationTime
  SignJWT.prototype.setExpirationTime = function (when) {
    if (when === '120mins' && life.access != null) when = Math.floor(Date.now() / 1000) + life.access
    if (when === '90days' && life.refresh != null) when = Math.floor(Date.now() / 1000) + life.refresh
    return setExp.call(this, when)
  }
  const fromXrpc = createRequire(fromPds.resolve('@atproto/xrpc-server'))
  const Abstract = Object.getPrototypeOf(fromXrpc('rate-limiter-flexible').RateLimiterMemory)
  for (const [name, knob] of [['points', 'points'], ['duration', 'seconds']]) {
    const { get, set } = Object.getOwnPropertyDescriptor(Abstract.prototype, name)
    Object.defineProperty(Abstract.prototype, name, {
      configurable: true, set,
      get() { const v = get.call(this); return limits[knob] == null ? v : Math.min(v, limits[knob]) },
    })
  }
}

// Documents served to the PDS in place of the web, for OAuth client metadata and JWKS under https
// URLs that don't exist: {"https://app.example/client-metadata.json": {…}}. The PDS fetches these
// through globalThis.fetch.
const documents = new Map(Object.entries(opts.documents ?? {}))
const realFetch = globalThis.fetch
globalThis.fetch = function (input, init) {
  const url = input instanceof Request ? input.url : String(input)
  if (!documents.has(url)) return realFetch.call(this, input, init)
  return Promise.resolve(new Response(JSON.stringify(documents.get(url)), { headers: { 'content-type': 'application/json' } }))
}

// ---- PostgreSQL, only for the full network -------------------------------------------------
async function startPostgres() {
  const bin = opts.postgresBin // the folder with initdb, postgres and psql
  if (!bin) throw new Error('the full network needs "postgresBin" or "postgresUrl"')
  const data = path.join(work, 'pg'), sock = path.join(work, 'pgsock'), port = opts.postgresPort ?? await freePort()
  fs.mkdirSync(data); fs.mkdirSync(sock)
  const as = {}
  if (process.getuid() === 0) { // the server refuses to run as root
    as.uid = +execFileSync('id', ['-u', 'postgres']); as.gid = +execFileSync('id', ['-g', 'postgres'])
    for (const d of [data, sock]) fs.chownSync(d, as.uid, as.gid)
    fs.chmodSync(work, 0o755)
  }
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'refnet', '--auth=trust', '-E', 'UTF8', '--no-locale', '-N'], { ...as, stdio: 'ignore', cwd: work })
  const child = spawn(`${bin}/postgres`, ['-D', data, '-p', String(port), '-k', sock, '-c', 'listen_addresses=127.0.0.1',
    '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
  { ...as, stdio: 'ignore', cwd: work })
  const gone = new Promise((r) => child.once('exit', r))
  stops.push(async () => { child.kill('SIGINT'); await gone }) // SIGINT: fast shutdown
  for (let i = 0; ; i++) {
    try { execFileSync(`${bin}/psql`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'refnet', '-qc', 'create database refnet', 'postgres'], { stdio: 'ignore' }); break }
    catch (err) { if (i > 100) throw err; await new Promise((r) => setTimeout(r, 50)) }
  }
  return { url: `postgresql://refnet@127.0.0.1:${port}/refnet`, pid: child.pid }
}

// ---- the servers -----------------------------------------------------------------------------
const t0 = performance.now()
const [dev, pg] = await Promise.all([
  import('@atproto/dev-env'),
  opts.full && !opts.postgresUrl ? startPostgres() : { url: opts.postgresUrl },
])
const port = opts.port ?? await freePort()
const pdsEnv = { port, hostname: 'localhost', enableDidDocWithSession: true, ...opts.pds }
const plcEnv = { port: opts.plcPort ?? await freePort() }
let network
if (opts.full) {
  process.env.REDIS_HOST ??= '127.0.0.1:1' // dev-env insists on a value; nothing connects to it
  network = await dev.TestNetwork.create({
    dbPostgresUrl: pg.url, dbPostgresSchema: opts.schema ?? 'refnet', // letters and _ only
    pds: pdsEnv, plc: plcEnv,
    bsky: { port: opts.bskyPort ?? await freePort(), ...opts.bsky },
    ozone: { port: opts.ozonePort ?? await freePort(), ...opts.ozone },
  })
} else {
  network = await dev.TestNetworkNoAppView.create({ pds: pdsEnv, plc: plcEnv })
}
stops.push(() => network.close())
const pdss = [network.pds]
for (const extra of opts.morePds ?? []) { // e.g. for account migration: [{"port":2705}]
  const p = await dev.TestPds.create({ didPlcUrl: network.plc.url, hostname: 'localhost', enableDidDocWithSession: true, serviceDid: `did:web:localhost%3A${extra.port}`, ...extra })
  dev.mockResolvers(p.ctx.idResolver, p)
  pdss.push(p); stops.push(() => p.close())
}

const mail = []
for (const p of pdss) {
  for (const m of [p.ctx.mailer, p.ctx.moderationMailer]) {
    const send = m.transporter.sendMail.bind(m.transporter)
    m.transporter.sendMail = async (msg) => {
      const text = String(msg.text ?? msg.html ?? '')
      mail.push({ pds: p.url, to: msg.to, subject: msg.subject, html: msg.html, text: msg.text,
        token: /\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/.exec(text)?.[0] ?? null })
      return send(msg)
    }
  }
}

// ---- a TCP proxy that misbehaves on request ------------------------------------------------------
// One fault, used up by the next "times" connections (then they pass untouched):
//   {"refuse":true}                reset right after accept
//   {"delayMs":200}                hold back the first bytes of the answer
//   {"cutAfter":100,"how":"reset"} pass 100 bytes of the answer, then reset | close | stall
//   {"bytesPerSecond":1000}        a slow answer
const proxies = new Map()
async function startProxy(target) {
  const state = { fault: null, connections: 0 }
  const server = net.createServer((client) => {
    state.connections++
    client.on('error', () => {})
    const f = state.fault
    if (f && --f.times <= 0) state.fault = null
    if (f?.refuse) return client.resetAndDestroy()
    const up = net.connect(+target.port, '127.0.0.1').on('error', () => client.destroy())
    const end = () => { up.destroy(); client.destroy() }
    client.pipe(up)
    client.on('close', () => up.destroy())
    if (!f) { up.pipe(client); return }
    let left = f.cutAfter ?? Infinity
    ;(async () => {
      let first = true
      for await (let chunk of up) {
        if (first && f.delayMs) await new Promise((r) => setTimeout(r, f.delayMs))
        first = false
        for (; chunk.length;) {
          const part = chunk.subarray(0, Math.min(chunk.length, left, f.bytesPerSecond ? Math.ceil(f.bytesPerSecond / 20) : Infinity))
          if (part.length) await new Promise((r) => client.write(part, r))
          chunk = chunk.subarray(part.length)
          left -= part.length
          if (left <= 0) {
            if (f.how === 'stall') { await new Promise((r) => client.once('close', r)); return } // both sides stay open, silent
            if (f.how === 'close') { client.end(); return up.destroy() }
            client.resetAndDestroy(); return up.destroy()
          }
          if (f.bytesPerSecond) await new Promise((r) => setTimeout(r, 50))
        }
      }
      client.end()
    })().catch(end)
  })
  await new Promise((r) => server.listen(0, '127.0.0.1', r))
  const { port } = server.address()
  proxies.set(port, state)
  stops.push(() => { server.close() })
  return port
}

// ---- run-time knobs -----------------------------------------------------------------------------
const oauth = (p) => p.ctx.oauthProvider
const actions = {
  'GET /info': () => info,
  'GET /mail': (q) => mail.filter((m) => !q.to || m.to === q.to),
  'DELETE /mail': () => { mail.length = 0; return {} },
  // {"points":5,"seconds":10}; null puts the server's own number back. Needs pds.rateLimitsEnabled.
  'POST /rate-limits': (b) => Object.assign(limits, b),
  // {"access":2} seconds for createSession/refreshSession tokens made from now on
  'POST /session-lifetime': (b) => Object.assign(life, b),
  // {"tokenSeconds":2,"nonceRotationMs":1000} (rotation: 1000..60000; a nonce lives about 3 rotations)
  'POST /oauth': (b) => {
    for (const p of pdss) {
      const o = oauth(p)
      if (b.tokenSeconds != null) o.tokenManager.tokenMaxAge = b.tokenSeconds * 1000
      if (b.nonceRotationMs != null) {
        const old = o.dpopManager.dpopNonce
        o.dpopManager.dpopNonce = new old.constructor(undefined, b.nonceRotationMs)
      }
    }
    return {}
  },
  // {"did":…, "scope":"com.atproto.access", "seconds":-5}: a legacy access token signed with the PDS's secret
  'POST /access-token': async (b) => ({
    accessJwt: await new SignJWT({ scope: b.scope ?? 'com.atproto.access' })
      .setProtectedHeader({ typ: b.typ ?? 'at+jwt', alg: 'HS256' })
      .setAudience(b.aud ?? network.pds.ctx.cfg.service.did).setSubject(b.did).setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (b.seconds ?? 7200))
      .sign(Buffer.from(opts.pds?.jwtSecret ?? dev.JWT_SECRET)),
  }),
  // {"seconds":2}: how far back the firehose's cursor may reach (0.001 makes every cursor outdated)
  'POST /backfill': (b) => { network.pds.ctx.cfg.subscription.repoBackfillLimitMs = b.seconds * 1000; return {} },
  'POST /max-buffer': (b) => { network.pds.ctx.cfg.subscription.maxBuffer = b.events; return {} },
  // {"type":"identity","did":…,"handle":…} or {"type":"sync","did":…}
  'POST /sequence': async (b) => {
    const { sequencer, actorStore } = network.pds.ctx
    if (b.type === 'identity') await sequencer.sequenceIdentity(b.did, b.handle)
    else if (b.type === 'account') await sequencer.sequenceAccount(b.did, b.status)
    else if (b.type === 'sync') await sequencer.sequenceSync(b.did, await actorStore.read(b.did, (s) => s.repo.getSyncEventData()))
    else throw new Error(`unknown event type ${b.type}`)
    return { seq: await sequencer.curr() }
  },
  // Returns once everything written to the PDS is in the AppView.
  'POST /process-all': async (b) => { const t = performance.now(); await network.processAll(b.timeoutMs ?? 30000); return { ms: Math.round(performance.now() - t) } },
  'POST /moderator': async (b) => { // {"did":…,"role":"admin"|"moderator"|"triage"}
    const o = network.ozone
    await ({ admin: () => o.addAdminDid(b.did), moderator: () => o.addModeratorDid(b.did), triage: () => o.addTriageDid(b.did) })[b.role ?? 'moderator']()
    return {}
  },
  'POST /documents': (b) => { for (const [url, doc] of Object.entries(b)) documents.set(url, doc); return {} },
  // {"src":…,"uri":…,"cid":…,"val":…,"neg":false}: dev-env's AppView reads no label stream, so a label
  // that Ozone made gets into its table only by hand.
  'POST /label': async (b) => {
    await network.bsky.db.db.insertInto('label').values({ cid: '', neg: false, cts: new Date().toISOString(), ...b }).execute()
    return {}
  },
  // {"name":"basicSeed"}: dev-env's own sample data. Its image files aren't in the npm package.
  'POST /seed': async (b) => {
    const sharp = createRequire(fromPds.resolve('@atproto/pds'))('sharp')
    const image = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4080c0' } }).jpeg().toBuffer()
    const read = fs.promises.readFile
    fs.promises.readFile = function (file, ...rest) {
      return /dev-env\/assets\/[\w-]+\.jpg$/.test(String(file)) ? Promise.resolve(image) : read.call(this, file, ...rest)
    }
    try {
      const sc = network.getSeedClient()
      await dev[b.name ?? 'basicSeed'](sc, ...(b.args ?? []))
      await network.processAll(30000)
      return { dids: sc.dids, accounts: Object.values(sc.accounts).map(({ did, handle, email, password }) => ({ did, handle, email, password })), posts: Object.fromEntries(Object.entries(sc.posts).map(([did, ps]) => [did, ps.map((p) => p.ref.uriStr)])) }
    } finally { fs.promises.readFile = read }
  },
  'POST /service-token': async (b) => network.serviceHeaders(b.did, b.lxm, b.aud),
  'POST /feed-generator': async (b) => { // {"feeds":{"at://…/app.bsky.feed.generator/x":["at://…post", …]}}
    const feeds = Object.fromEntries(Object.entries(b.feeds).map(([uri, posts]) => [uri, async () => ({ encoding: 'application/json', body: { feed: posts.map((post) => ({ post })) } })]))
    const fg = await network.createFeedGen(feeds)
    return { did: fg.did, port: fg.port }
  },
  // {"to":"http://localhost:2701"} gives {"port":…}
  'POST /proxy': async (b) => ({ port: await startProxy(new URL(b.to ?? network.pds.url)) }),
  'POST /fault': (b) => { const p = proxies.get(b.port); p.fault = b.fault ? { times: 1, ...b.fault } : null; return { connections: p.connections } },
  'POST /stop': () => { setTimeout(stop, 10); return {} },
}
const control = http.createServer(async (req, res) => {
  const url = new URL(req.url, 'http://localhost')
  let status = 200, body
  try {
    const chunks = []
    for await (const c of req) chunks.push(c)
    const input = chunks.length ? JSON.parse(Buffer.concat(chunks)) : Object.fromEntries(url.searchParams)
    const fn = actions[`${req.method} ${url.pathname}`]
    if (!fn) { status = 404; body = { error: 'no such action', actions: Object.keys(actions) } } else body = await fn(input)
  } catch (err) { status = 500; body = { error: String(err?.stack ?? err) } }
  res.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
})
await new Promise((r) => control.listen(opts.controlPort ?? 0, '127.0.0.1', r))
stops.push(() => { control.close() })

const pdsInfo = (p) => ({ url: p.url, did: p.ctx.cfg.service.did, version: p.ctx.cfg.service.version })
const info = {
  pid: process.pid, bootMs: Math.round(performance.now() - t0),
  node: { version: process.version, binary: process.execPath, scripts: import.meta.dirname },
  pds: pdsInfo(network.pds), morePds: pdss.slice(1).map(pdsInfo),
  plc: { url: network.plc.url },
  control: { url: `http://127.0.0.1:${control.address().port}` },
  adminPassword: opts.pds?.adminPassword ?? dev.ADMIN_PASSWORD,
  jwtSecret: opts.pds?.jwtSecret ?? dev.JWT_SECRET,
  ...(opts.full && {
    bsky: { url: network.bsky.url, did: network.bsky.serverDid },
    bsync: { url: network.bsync.url },
    ozone: { url: network.ozone.url, did: network.ozone.ctx.cfg.service.did, admin: network.ozone.adminAccnt.did },
    postgres: pg,
  }),
}
ready = true
process.stdout.write(JSON.stringify(info) + '\n')
if (opts.exitOnStdinClose) process.stdin.resume().once('close', () => stop()).once('end', () => stop())
