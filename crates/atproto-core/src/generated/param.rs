//! Query parameters, by type.

use crate::syntax::WireString;
use crate::xrpc::RequestParts;

/// A value that can be a query parameter, or a string of a body that is checked before it is sent.
pub trait Param {
    /// Writes it as the parameter `name`: a list repeats the name, an absent value writes nothing.
    fn write(&self, name: &str, parts: &mut RequestParts);

    /// Checks its format; the first malformed one refuses the request.
    fn check(&self, name: &str, parts: &mut RequestParts) {
        let _ = (name, parts);
    }
}

impl<T: WireString> Param for T {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        parts.param_format(name, self);
    }

    fn check(&self, name: &str, parts: &mut RequestParts) {
        parts.check_format(name, self);
    }
}

impl Param for String {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        parts.param_str(name, self);
    }
}

impl Param for i64 {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        parts.param_int(name, *self);
    }
}

impl Param for bool {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        parts.param_bool(name, *self);
    }
}

impl<T: Param> Param for Option<T> {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        if let Some(value) = self {
            value.write(name, parts);
        }
    }

    fn check(&self, name: &str, parts: &mut RequestParts) {
        if let Some(value) = self {
            value.check(name, parts);
        }
    }
}

impl<T: Param> Param for Vec<T> {
    fn write(&self, name: &str, parts: &mut RequestParts) {
        for value in self {
            value.write(name, parts);
        }
    }

    fn check(&self, name: &str, parts: &mut RequestParts) {
        for value in self {
            value.check(name, parts);
        }
    }
}
