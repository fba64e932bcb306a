//! Objects: one table for each, read and written by one loop.

/// Makes a struct readable and writable: a line for each field has its place in the schema, its name in the struct, its
/// name on the wire, and `required`, `optional` or `nullable` (always written, as `null` if there is no value).
///
/// A record has its NSID after its name: that is written as `$type`. A `#[inline]` before the name has the code compiled
/// where it is used, not here. The struct needs `Default` and a field `extra` of type [`Extra`](crate::data::Extra).
///
/// ```
/// # use atproto_core::data::Extra;
/// #[derive(Debug, Clone, Default)]
/// pub struct Point { pub x: i64, pub label: Option<String>, pub extra: Extra }
///
/// atproto_core::object! {
///     Point {
///         0 x: "x" required,
///         1 label: "label" optional,
///     }
/// }
/// ```
#[macro_export]
macro_rules! object {
    ($(#[$mark:meta])* $name:ident $(: $tag:literal)? {
        $($index:literal $field:ident: $wire:literal $presence:ident,)*
    }) => {
        impl $crate::data::Fields for $name {
            $(#[$mark])*
            #[allow(unused_variables, reason = "an object without fields reads none")]
            fn field(
                &mut self,
                index: usize,
                cursor: &mut $crate::data::Cursor<'_>,
            ) -> ::core::result::Result<(), $crate::data::DecodeError> {
                match index {
                    $($index => self.$field = $crate::__read!($presence, cursor),)*
                    _ => {}
                }
                Ok(())
            }

            $(#[$mark])*
            fn extra(&mut self) -> &mut $crate::data::Extra {
                &mut self.extra
            }
        }

        impl $crate::data::Decode for $name {
            $(#[$mark])*
            fn decode(
                cursor: &mut $crate::data::Cursor<'_>,
            ) -> ::core::result::Result<Self, $crate::data::DecodeError> {
                static SHAPE: $crate::data::Shape = $crate::data::Shape {
                    names: &[$($wire),*],
                    required: 0 $(| $crate::__required!($presence, $index))*,
                    tag: $crate::__tag!($($tag)?),
                };
                let mut value = Self::default();
                cursor.object(&SHAPE, &mut value)?;
                Ok(value)
            }
        }

        impl $crate::data::Encode for $name {
            $(#[$mark])*
            fn encode(&self, writer: &mut $crate::data::Writer) {
                writer.object($crate::__tag!($($tag)?), self);
            }
        }

        impl $crate::data::Object for $name {
            $(#[$mark])*
            #[allow(unused_variables, reason = "an object without fields writes none")]
            fn write(&self, writer: &mut $crate::data::Writer) {
                $($crate::__write!($presence, writer, $wire, &self.$field);)*
            }

            $(#[$mark])*
            fn kept(&self) -> &$crate::data::Extra {
                &self.extra
            }
        }

        $crate::impl_serde!($name);
    };
}

/// How a field is read.
#[doc(hidden)]
#[macro_export]
macro_rules! __read {
    (required, $cursor:ident) => {
        $crate::data::Decode::decode($cursor)?
    };
    (optional, $cursor:ident) => {
        $cursor.opt()?
    };
    (nullable, $cursor:ident) => {
        $cursor.nullable()?
    };
}

/// Whether a field must be there: its bit.
#[doc(hidden)]
#[macro_export]
macro_rules! __required {
    (optional, $index:literal) => {
        0
    };
    ($presence:ident, $index:literal) => {
        1 << $index
    };
}

/// How a field is written.
#[doc(hidden)]
#[macro_export]
macro_rules! __write {
    (required, $writer:ident, $wire:literal, $value:expr) => {
        $writer.field($wire, $value)
    };
    (optional, $writer:ident, $wire:literal, $value:expr) => {
        $writer.opt($wire, $value)
    };
    (nullable, $writer:ident, $wire:literal, $value:expr) => {
        $writer.nullable($wire, $value)
    };
}

/// The `$type` that an object writes.
#[doc(hidden)]
#[macro_export]
macro_rules! __tag {
    () => {
        None
    };
    ($tag:literal) => {
        Some($tag)
    };
}
