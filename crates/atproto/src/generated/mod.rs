// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! Every lexicon: the module of a document has its NSID as its path, in snake case.
//!
//! A namespace shows the main types of its documents and has a struct with all their methods and record types.

#![allow(
    deprecated,
    reason = "what a lexicon deprecates is still written and read"
)]
#![allow(
    clippy::new_without_default,
    reason = "endpoints without required parameters have both"
)]
#![allow(
    clippy::too_many_arguments,
    reason = "`new` takes what the lexicon requires"
)]
#![allow(
    clippy::too_many_lines,
    clippy::struct_excessive_bools,
    clippy::fn_params_excessive_bools,
    reason = "the lexicons' own shapes"
)]
#![allow(
    clippy::should_implement_trait,
    clippy::wrong_self_convention,
    reason = "the lexicons' own names"
)]

pub mod com;
pub mod network;

/// The NSIDs of all documents that code was generated for, sorted.
pub const NSIDS: [&str; 102] = [
    "com.atproto.admin.defs",
    "com.atproto.admin.deleteAccount",
    "com.atproto.admin.disableAccountInvites",
    "com.atproto.admin.disableInviteCodes",
    "com.atproto.admin.enableAccountInvites",
    "com.atproto.admin.getAccountInfo",
    "com.atproto.admin.getAccountInfos",
    "com.atproto.admin.getInviteCodes",
    "com.atproto.admin.getSubjectStatus",
    "com.atproto.admin.searchAccounts",
    "com.atproto.admin.sendEmail",
    "com.atproto.admin.updateAccountEmail",
    "com.atproto.admin.updateAccountHandle",
    "com.atproto.admin.updateAccountPassword",
    "com.atproto.admin.updateAccountSigningKey",
    "com.atproto.admin.updateSubjectStatus",
    "com.atproto.identity.defs",
    "com.atproto.identity.getRecommendedDidCredentials",
    "com.atproto.identity.refreshIdentity",
    "com.atproto.identity.requestPlcOperationSignature",
    "com.atproto.identity.resolveDid",
    "com.atproto.identity.resolveHandle",
    "com.atproto.identity.resolveIdentity",
    "com.atproto.identity.signPlcOperation",
    "com.atproto.identity.submitPlcOperation",
    "com.atproto.identity.updateHandle",
    "com.atproto.label.defs",
    "com.atproto.label.queryLabels",
    "com.atproto.label.subscribeLabels",
    "com.atproto.lexicon.resolveLexicon",
    "com.atproto.lexicon.schema",
    "com.atproto.moderation.createReport",
    "com.atproto.moderation.defs",
    "com.atproto.repo.applyWrites",
    "com.atproto.repo.createRecord",
    "com.atproto.repo.defs",
    "com.atproto.repo.deleteRecord",
    "com.atproto.repo.describeRepo",
    "com.atproto.repo.getRecord",
    "com.atproto.repo.importRepo",
    "com.atproto.repo.listMissingBlobs",
    "com.atproto.repo.listRecords",
    "com.atproto.repo.putRecord",
    "com.atproto.repo.strongRef",
    "com.atproto.repo.uploadBlob",
    "com.atproto.server.activateAccount",
    "com.atproto.server.checkAccountStatus",
    "com.atproto.server.confirmEmail",
    "com.atproto.server.createAccount",
    "com.atproto.server.createAppPassword",
    "com.atproto.server.createInviteCode",
    "com.atproto.server.createInviteCodes",
    "com.atproto.server.createSession",
    "com.atproto.server.deactivateAccount",
    "com.atproto.server.defs",
    "com.atproto.server.deleteAccount",
    "com.atproto.server.deleteSession",
    "com.atproto.server.describeServer",
    "com.atproto.server.getAccountInviteCodes",
    "com.atproto.server.getServiceAuth",
    "com.atproto.server.getSession",
    "com.atproto.server.listAppPasswords",
    "com.atproto.server.refreshSession",
    "com.atproto.server.requestAccountDelete",
    "com.atproto.server.requestEmailConfirmation",
    "com.atproto.server.requestEmailUpdate",
    "com.atproto.server.requestPasswordReset",
    "com.atproto.server.reserveSigningKey",
    "com.atproto.server.resetPassword",
    "com.atproto.server.revokeAppPassword",
    "com.atproto.server.updateEmail",
    "com.atproto.sync.defs",
    "com.atproto.sync.getBlob",
    "com.atproto.sync.getBlocks",
    "com.atproto.sync.getCheckout",
    "com.atproto.sync.getHead",
    "com.atproto.sync.getHostStatus",
    "com.atproto.sync.getLatestCommit",
    "com.atproto.sync.getRecord",
    "com.atproto.sync.getRepo",
    "com.atproto.sync.getRepoStatus",
    "com.atproto.sync.listBlobs",
    "com.atproto.sync.listHosts",
    "com.atproto.sync.listRepos",
    "com.atproto.sync.listReposByCollection",
    "com.atproto.sync.notifyOfUpdate",
    "com.atproto.sync.requestCrawl",
    "com.atproto.sync.subscribeRepos",
    "com.atproto.temp.addReservedHandle",
    "com.atproto.temp.checkHandleAvailability",
    "com.atproto.temp.checkSignupQueue",
    "com.atproto.temp.dereferenceScope",
    "com.atproto.temp.fetchLabels",
    "com.atproto.temp.requestPhoneVerification",
    "com.atproto.temp.revokeAccountCredentials",
    "com.germnetwork.declaration",
    "network.bsky.jetstream.getBlock",
    "network.bsky.jetstream.getSegment",
    "network.bsky.jetstream.getZstdDictionary",
    "network.bsky.jetstream.listSegments",
    "network.bsky.jetstream.planSnapshot",
    "network.bsky.jetstream.subscribeEvents",
];
