//! What posting needs beyond the generated types.

mod post;
