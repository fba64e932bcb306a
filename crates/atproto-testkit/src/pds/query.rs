//! Query strings, decoded into pairs so that repeated keys keep their order.

/// The decoded pairs of a query or a form body.
pub(super) fn pairs(query: &str) -> Vec<(String, String)> {
    url::form_urlencoded::parse(query.as_bytes())
        .map(|(key, value)| (key.into_owned(), value.into_owned()))
        .collect()
}
