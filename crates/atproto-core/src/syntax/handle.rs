//! Handles: the changeable, readable names of accounts, which are domain names.

use super::wire::wire_string;

const MAX_LEN: usize = 253;
const MAX_LABEL_LEN: usize = 63;

/// Top-level domains under which no handle can ever be resolved.
const UNRESOLVABLE: [&str; 8] = [
    "alt",
    "arpa",
    "example",
    "internal",
    "invalid",
    "local",
    "localhost",
    "onion",
];

wire_string! {
    /// A handle: a domain name of at least two labels, ASCII, at most 253 characters.
    ///
    /// A valid handle is not yet a verified one: only the DID that it resolves to *and* that names it back
    /// makes it true. Servers give `handle.invalid` ([`Handle::INVALID`]) where that failed.
    Handle, "handle", check
}

impl Handle {
    /// What servers give instead of a handle that its DID does not confirm. Never show it as somebody's name.
    pub const INVALID: &'static str = "handle.invalid";

    /// Takes what a person typed or pasted: a leading `@`, surrounding space and invisible direction marks
    /// are dropped, and the rest is normalised.
    ///
    /// # Errors
    /// The rule that the rest breaks.
    pub fn from_input(text: &str) -> Result<Self, super::SyntaxError> {
        let visible: String = text.chars().filter(|c| !is_invisible(*c)).collect();
        let name = visible.trim();
        Self::new(name.strip_prefix('@').unwrap_or(name)).map(|handle| handle.normalize())
    }

    /// The same handle in lower case, which is the form to compare and store.
    #[must_use]
    pub fn normalize(&self) -> Self {
        Self(self.0.to_ascii_lowercase())
    }

    /// Whether this is `handle.invalid`.
    pub fn is_placeholder(&self) -> bool {
        self.0.eq_ignore_ascii_case(Self::INVALID)
    }

    /// Whether the top-level domain is a reserved one under which no handle resolves. `.test` is not among
    /// them: development networks use it.
    pub fn is_unresolvable(&self) -> bool {
        let tld = self.as_str().rsplit('.').next().unwrap_or_default();
        UNRESOLVABLE
            .iter()
            .any(|reserved| tld.eq_ignore_ascii_case(reserved))
    }
}

/// Zero-width characters, the byte-order mark and bidirectional controls, which come along with a paste.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00AD}' | '\u{061C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() > MAX_LEN {
        return Err("is longer than 253 characters");
    }
    let mut labels = 0;
    let mut last = "";
    for label in text.split('.') {
        check_label(label)?;
        labels += 1;
        last = label;
    }
    if labels < 2 {
        return Err("has fewer than two labels");
    }
    if !last.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Err("has a top-level domain that does not start with a letter");
    }
    Ok(())
}

/// One label of a domain name: 1 to 63 letters, digits and hyphens, no hyphen at an end.
pub(super) fn check_label(label: &str) -> Result<(), &'static str> {
    if label.is_empty() {
        return Err("has an empty segment");
    }
    if label.len() > MAX_LABEL_LEN {
        return Err("has a segment longer than 63 characters");
    }
    if !label
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'-')
    {
        return Err("has a character other than letters, digits, hyphens and dots");
    }
    if label.starts_with('-') || label.ends_with('-') {
        return Err("has a segment with a hyphen at its end");
    }
    Ok(())
}
