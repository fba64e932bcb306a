//! Strings with known values.

/// A string whose known values have names. Every other value is kept as it came, for a server may know more than we do.
#[macro_export]
macro_rules! known_values {
    ($(#[$meta:meta])* pub struct $name:ident { $($constant:ident = $value:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($crate::generated::KnownText);

        impl $name {
            $(
                #[doc = concat!("`", $value, "`.")]
                pub const $constant: Self = Self($crate::generated::KnownText::from_static($value));
            )*

            /// The values that the lexicon names.
            pub const KNOWN: &'static [&'static str] = &[$($value),*];

            /// The text as it came.
            #[inline]
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }

            /// Whether the lexicon names this value.
            #[inline]
            pub fn is_known(&self) -> bool {
                Self::KNOWN.contains(&self.as_str())
            }
        }

        impl From<&str> for $name {
            #[inline]
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl From<String> for $name {
            #[inline]
            fn from(text: String) -> Self {
                Self(text.into())
            }
        }

        impl From<&$name> for $name {
            #[inline]
            fn from(value: &$name) -> Self {
                value.clone()
            }
        }

        impl AsRef<str> for $name {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $name {
            #[inline]
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $name {
            #[inline]
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl $crate::generated::Param for $name {
            #[inline]
            fn write(&self, name: &str, parts: &mut $crate::xrpc::RequestParts) {
                parts.param_str(name, self.as_str());
            }
        }

        impl $crate::data::Decode for $name {
            #[inline]
            fn decode(
                cursor: &mut $crate::data::Cursor<'_>,
            ) -> ::core::result::Result<Self, $crate::data::DecodeError> {
                $crate::data::Decode::decode(cursor).map(Self)
            }
        }

        impl $crate::data::Encode for $name {
            #[inline]
            fn encode(&self, writer: &mut $crate::data::Writer) {
                $crate::data::Encode::encode(&self.0, writer);
            }
        }

        $crate::impl_serde!($name);
    };
}
