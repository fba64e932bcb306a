//! Tests of the crate through its public interface, in one binary.

mod document;

/// A file of the committed interop vectors.
fn interop(file: &str) -> Vec<u8> {
    let path = format!(
        "{}/../../tests/data/interop/lexicon/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
