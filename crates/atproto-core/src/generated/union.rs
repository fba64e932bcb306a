//! Unions: one of several objects, told apart by `$type`.

/// Makes an enum readable and writable: a line for each member has its place, its variant with the type in the box, its
/// `$type`, and the first property of its schema, by which a reader guesses when `$type` does not come first.
///
/// The enum has each member in a box, and `Other(Box<Unknown>)` for what is unknown or malformed.
#[macro_export]
macro_rules! union {
    ($(#[$mark:meta])* $name:ident {
        $($index:literal $variant:ident($ty:ty): $tag:literal from $first:literal,)*
    }) => {
        impl Default for $name {
            #[inline]
            fn default() -> Self {
                Self::Other(Box::default())
            }
        }

        impl $crate::data::Decode for $name {
            $(#[$mark])*
            fn decode(
                cursor: &mut $crate::data::Cursor<'_>,
            ) -> ::core::result::Result<Self, $crate::data::DecodeError> {
                let mut member = None;
                let unknown = cursor.union(&[$($tag),*], &[$($first),*], &mut |cursor, index| {
                    member = match index {
                        $($index => Some(Self::$variant($crate::data::Decode::decode(cursor)?)),)*
                        _ => None,
                    };
                    Ok(())
                })?;
                Ok(match (unknown, member) {
                    (None, Some(member)) => member,
                    (unknown, _) => Self::Other(Box::new(unknown.unwrap_or_default())),
                })
            }
        }

        impl $crate::data::Encode for $name {
            $(#[$mark])*
            fn encode(&self, writer: &mut $crate::data::Writer) {
                match self {
                    $(Self::$variant(member) => writer.member($tag, &**member),)*
                    Self::Other(unknown) => $crate::data::Encode::encode(&**unknown, writer),
                }
            }
        }

        $(
            impl From<$ty> for $name {
                #[inline]
                fn from(member: $ty) -> Self {
                    Self::$variant(Box::new(member))
                }
            }
        )*

        $crate::impl_serde!($name);
    };
}
