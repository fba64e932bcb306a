//! What all string types share: the two doors, and how arguments become them.

use compact_str::CompactString;

use super::SyntaxError;

/// A string type of the protocol, as decoders, encoders and validators see it.
pub trait WireString: Sized {
    /// What the type is called in messages, as in `DID`.
    const KIND: &'static str;

    /// Keeps any text, valid or not. This is the door of decoders.
    fn from_wire(text: CompactString) -> Self;

    /// The text as it came.
    fn as_str(&self) -> &str;

    /// Checks the text against the specification.
    ///
    /// # Errors
    /// The rule that the text breaks.
    fn validate(&self) -> Result<(), SyntaxError>;
}

/// What can be given where a string type is wanted: the type itself, a reference to it, or any text.
///
/// The text is kept as it is and validated when the request is sent, so that a call chain needs one `?`,
/// at its end, and a wrong value is an error that names the field.
pub trait IntoWire<T> {
    /// Makes the value, keeping the text.
    fn into_wire(self) -> T;
}

impl<T: WireString> IntoWire<T> for T {
    fn into_wire(self) -> T {
        self
    }
}

impl<T: WireString + Clone> IntoWire<T> for &T {
    fn into_wire(self) -> T {
        self.clone()
    }
}

impl<T: WireString> IntoWire<T> for &str {
    fn into_wire(self) -> T {
        T::from_wire(CompactString::from(self))
    }
}

impl<T: WireString> IntoWire<T> for String {
    fn into_wire(self) -> T {
        T::from_wire(CompactString::from(self))
    }
}

impl<T: WireString> IntoWire<T> for &String {
    fn into_wire(self) -> T {
        self.as_str().into_wire()
    }
}

/// Lets a narrower type be given where a wider one is wanted: every DID is an at-identifier.
macro_rules! widen {
    ($($narrow:ty => $wide:ty),+ $(,)?) => {$(
        impl $crate::syntax::IntoWire<$wide> for $narrow {
            fn into_wire(self) -> $wide {
                <$wide>::from(self)
            }
        }
        impl $crate::syntax::IntoWire<$wide> for &$narrow {
            fn into_wire(self) -> $wide {
                <$wide>::from(self.clone())
            }
        }
        impl From<$narrow> for $wide {
            fn from(value: $narrow) -> Self {
                Self(value.into_text())
            }
        }
    )+};
}
pub(super) use widen;

/// Declares a string type: a newtype over hidden text with a strict and a lenient door.
///
/// `check` is a function `fn(&str) -> Result<(), &'static str>` that names the broken rule.
macro_rules! wire_string {
    ($(#[$doc:meta])* $name:ident, $kind:literal, $check:path) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(compact_str::CompactString);

        impl $name {
            /// Takes a valid text.
            ///
            /// # Errors
            /// The rule that the text breaks.
            pub fn new(text: impl AsRef<str>) -> Result<Self, $crate::syntax::SyntaxError> {
                let text = text.as_ref();
                match $check(text) {
                    Ok(()) => Ok(Self(compact_str::CompactString::from(text))),
                    Err(reason) => Err($crate::syntax::SyntaxError::new($kind, reason, text)),
                }
            }

            /// Keeps any text, valid or not: what decoding uses.
            pub fn from_wire(text: impl AsRef<str>) -> Self {
                Self(compact_str::CompactString::from(text.as_ref()))
            }

            /// The text as it came.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }

            /// Whether the text is valid.
            pub fn is_valid(&self) -> bool {
                $check(&self.0).is_ok()
            }

            /// Checks the text.
            ///
            /// # Errors
            /// The rule that the text breaks.
            pub fn validate(&self) -> Result<(), $crate::syntax::SyntaxError> {
                $check(&self.0).map_err(|reason| $crate::syntax::SyntaxError::new($kind, reason, &self.0))
            }

            #[allow(dead_code, reason = "not every type is widened into another")]
            pub(super) fn into_text(self) -> compact_str::CompactString {
                self.0
            }
        }

        impl $crate::syntax::WireString for $name {
            const KIND: &'static str = $kind;

            fn from_wire(text: compact_str::CompactString) -> Self {
                Self(text)
            }

            fn as_str(&self) -> &str {
                self.0.as_str()
            }

            fn validate(&self) -> Result<(), $crate::syntax::SyntaxError> {
                Self::validate(self)
            }
        }

        /// The empty text, which is not valid: a placeholder for decoders.
        #[doc(hidden)]
        impl Default for $name {
            fn default() -> Self {
                Self(compact_str::CompactString::const_new(""))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.as_str())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::syntax::SyntaxError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::new(text)
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::syntax::SyntaxError;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                Self::new(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::syntax::SyntaxError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                Self::new(text)
            }
        }

        impl From<&$name> for $name {
            fn from(value: &$name) -> Self {
                value.clone()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.0.into_string()
            }
        }

        impl From<&$name> for String {
            fn from(value: &$name) -> Self {
                value.as_str().to_owned()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                Ok(Self::from_wire(text))
            }
        }
    };
}
pub(super) use wire_string;
