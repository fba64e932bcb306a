//! Written once subscriptions are there.

fn main() {}
