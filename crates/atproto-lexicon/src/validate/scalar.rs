//! Limits of single values.

use unicode_segmentation::UnicodeSegmentation as _;

use super::Walk;
use crate::document::{BlobSchema, BooleanSchema, IntegerSchema, StringSchema};
use crate::format;

impl Walk<'_> {
    pub(super) fn boolean(&mut self, schema: &BooleanSchema, value: bool) {
        if let Some(constant) = schema.constant {
            self.demand(value == constant, || format!("is {value}, not {constant}"));
        }
    }

    pub(super) fn integer(&mut self, schema: &IntegerSchema, value: i64) {
        if let Some(constant) = schema.constant {
            self.demand(value == constant, || format!("is {value}, not {constant}"));
        }
        if let Some(minimum) = schema.minimum {
            self.demand(value >= minimum, || format!("is {value}, below {minimum}"));
        }
        if let Some(maximum) = schema.maximum {
            self.demand(value <= maximum, || format!("is {value}, above {maximum}"));
        }
        self.demand(
            schema.allowed.is_empty() || schema.allowed.contains(&value),
            || format!("is {value}, not one of {:?}", schema.allowed),
        );
    }

    pub(super) fn string(&mut self, schema: &StringSchema, text: &str) {
        self.length("bytes", text.len(), schema.min_length, schema.max_length);
        if schema.min_graphemes.is_some() || schema.max_graphemes.is_some() {
            self.length(
                "graphemes",
                text.graphemes(true).count(),
                schema.min_graphemes,
                schema.max_graphemes,
            );
        }
        if let Some(Err(error)) = schema
            .format
            .as_ref()
            .map(|format| format::validate(format, text))
        {
            self.violation(format!("is {error}"));
        }
        if let Some(constant) = &schema.constant {
            self.demand(text == constant, || {
                format!("is {text:?}, not {constant:?}")
            });
        }
        let allowed =
            schema.allowed.is_empty() || schema.allowed.iter().any(|allowed| allowed == text);
        self.demand(allowed, || {
            format!("is {text:?}, not one of {:?}", schema.allowed)
        });
    }

    pub(super) fn blob(&mut self, schema: &BlobSchema, mime_type: &str, size: Option<i64>) {
        let accepted = schema.accept.is_empty()
            || schema
                .accept
                .iter()
                .any(|pattern| accepts(pattern, mime_type));
        self.demand(accepted, || {
            format!("is of type {mime_type:?}, not one of {:?}", schema.accept)
        });
        if let (Some(maximum), Some(size)) = (
            schema.max_size,
            size.and_then(|size| u64::try_from(size).ok()),
        ) {
            self.demand(size <= maximum, || {
                format!("has {size} bytes, more than {maximum}")
            });
        }
    }

    pub(super) fn length(
        &mut self,
        unit: &str,
        length: usize,
        minimum: Option<u64>,
        maximum: Option<u64>,
    ) {
        let length = u64::try_from(length).unwrap_or(u64::MAX);
        if let Some(minimum) = minimum {
            self.demand(length >= minimum, || {
                format!("has {length} {unit}, fewer than {minimum}")
            });
        }
        if let Some(maximum) = maximum {
            self.demand(length <= maximum, || {
                format!("has {length} {unit}, more than {maximum}")
            });
        }
    }
}

/// Whether a pattern such as `image/*` takes a MIME type, whatever parameters that has.
fn accepts(pattern: &str, mime_type: &str) -> bool {
    let mime_type = mime_type.split(';').next().unwrap_or_default().trim();
    if pattern == "*/*" {
        return true;
    }
    match (pattern.strip_suffix("/*"), mime_type.split_once('/')) {
        (Some(kind), Some((found, _))) => kind.eq_ignore_ascii_case(found),
        (Some(_), None) => false,
        (None, _) => pattern.eq_ignore_ascii_case(mime_type),
    }
}
