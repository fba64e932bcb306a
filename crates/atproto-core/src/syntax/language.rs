//! Language tags (BCP 47).

use super::wire::wire_string;

/// The irregular tags of RFC 5646 §2.2.8: registered before the grammar, which they do not fit.
const IRREGULAR: [&str; 17] = [
    "en-GB-oed",
    "i-ami",
    "i-bnn",
    "i-default",
    "i-enochian",
    "i-hak",
    "i-klingon",
    "i-lux",
    "i-mingo",
    "i-navajo",
    "i-pwn",
    "i-tao",
    "i-tay",
    "i-tsu",
    "sgn-BE-FR",
    "sgn-BE-NL",
    "sgn-CH-DE",
];

wire_string! {
    /// A language tag, as in `pt-BR`: well-formed by RFC 5646, no variant or extension twice, the language
    /// in lower case. Whether its parts are registered is not checked.
    Language, "language tag", check
}

impl Language {
    /// The language itself: `pt` for `pt-BR`.
    pub fn primary(&self) -> &str {
        self.0.split('-').next().unwrap_or_default()
    }
}

fn alpha(part: &str) -> bool {
    part.bytes().all(|b| b.is_ascii_alphabetic())
}

fn is_variant(part: &str) -> bool {
    matches!(part.len(), 5..=8) || part.len() == 4 && part.starts_with(|c: char| c.is_ascii_digit())
}

fn is_region(part: &str) -> bool {
    part.len() == 2 && alpha(part) || part.len() == 3 && part.bytes().all(|b| b.is_ascii_digit())
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if IRREGULAR.iter().any(|tag| tag.eq_ignore_ascii_case(text)) {
        return Ok(());
    }
    let mut parts = text.split('-').peekable();
    if text.split('-').any(|part| {
        part.is_empty() || part.len() > 8 || !part.bytes().all(|b| b.is_ascii_alphanumeric())
    }) {
        return Err("has a subtag that is not 1 to 8 letters and digits");
    }
    if !parts
        .peek()
        .is_some_and(|first| first.eq_ignore_ascii_case("x"))
    {
        let language = parts.next().unwrap_or_default();
        if !matches!(language.len(), 2 | 3 | 5..=8)
            || !language.bytes().all(|b| b.is_ascii_lowercase())
        {
            return Err("has a language that is not 2 or 3 lower-case letters");
        }
        if language.len() <= 3 {
            // At most three extended language subtags.
            for _ in 0..3 {
                parts.next_if(|part| part.len() == 3 && alpha(part));
            }
        }
        parts.next_if(|part| part.len() == 4 && alpha(part));
        parts.next_if(|part| is_region(part));
        let mut seen: Vec<&str> = Vec::new();
        while let Some(variant) = parts.next_if(|part| is_variant(part)) {
            remember(&mut seen, variant, "has a variant twice")?;
        }
        seen.clear();
        while let Some(singleton) =
            parts.next_if(|part| part.len() == 1 && !part.eq_ignore_ascii_case("x"))
        {
            remember(&mut seen, singleton, "has an extension twice")?;
            if parts.next_if(|part| part.len() >= 2).is_none() {
                return Err("has an extension without a value");
            }
            while parts.next_if(|part| part.len() >= 2).is_some() {}
        }
    }
    match parts.next() {
        None => Ok(()),
        // Private use: anything may follow, but something must.
        Some(x) if x.eq_ignore_ascii_case("x") && parts.next().is_some() => Ok(()),
        Some(_) => Err("has a subtag where none of its kind may be"),
    }
}

fn remember<'a>(
    seen: &mut Vec<&'a str>,
    part: &'a str,
    twice: &'static str,
) -> Result<(), &'static str> {
    if seen
        .iter()
        .any(|earlier| earlier.eq_ignore_ascii_case(part))
    {
        return Err(twice);
    }
    seen.push(part);
    Ok(())
}
