//! An embedded PDS with fault injection.
