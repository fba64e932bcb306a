//! The SDK against the official servers: a PDS, a PLC directory, and in the full network the
//! AppView. `cargo xtask test` starts them; without them these tests are skipped.

mod appview;
mod firehose;
mod limits;
mod network;
mod posts;
mod quickstart;
mod sessions;
mod typescript;
