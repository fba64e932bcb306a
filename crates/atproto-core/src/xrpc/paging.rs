//! Pages of a listing: what generated code says about a query with a cursor.

use super::Endpoint;

/// A query that answers page by page: its parameters and its output both have a `cursor`.
///
/// Generated for every such query of the lexicons whose output has a list. Implement it for an endpoint of
/// your own and its calls get `.pages()` and `.items()` as well.
pub trait Paginated: Endpoint + Clone + 'static {
    /// What one page is a list of.
    type Item: Send + 'static;

    /// Asks for the page that `cursor` names.
    fn set_cursor(&mut self, cursor: &str);

    /// The cursor of the next page; `None` on the last page.
    fn cursor(output: &Self::Output) -> Option<&str>;

    /// How many items the page has.
    fn len(output: &Self::Output) -> usize;

    /// The items of the page, in the server's order.
    fn items(output: Self::Output) -> Vec<Self::Item>;
}
