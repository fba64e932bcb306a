//! Building JSON objects piece by piece.

use serde_json::Value;

/// Sets a property of an object.
pub(super) fn set(object: &mut Value, name: &str, value: impl Into<Value>) {
    if let Some(object) = object.as_object_mut() {
        object.insert(name.to_owned(), value.into());
    }
}

/// Sets a property of an object, if there is a value for it.
pub(super) fn set_some(object: &mut Value, name: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        set(object, name, value);
    }
}
