//! Builders of calls, and the errors that methods declare.

/// The builder of a method's calls: what every call has, and the setters of the method itself; for a listing (`pages`
/// before the braces) its pages and items as well.
#[macro_export]
macro_rules! endpoint_call {
    ($name:ident($endpoint:ident) pages { $($setter:ident($ty:ty),)* }) => {
        $crate::endpoint_call! { $name($endpoint) { $($setter($ty),)* } }

        impl $name {
            /// The pages of the listing, one call each, as a stream.
            #[inline]
            pub fn pages(self) -> $crate::xrpc::Pages<$endpoint> {
                self.0.pages()
            }

            /// The items of all pages as a stream.
            #[inline]
            pub fn items(self) -> $crate::xrpc::Items<$endpoint> {
                self.0.items()
            }
        }
    };
    ($name:ident($endpoint:ident) { $($setter:ident($ty:ty),)* }) => {
        $crate::call_builder! {
            #[doc = concat!("A call of [`", stringify!($endpoint), "`].")]
            pub struct $name($endpoint);
        }

        $crate::__setters! { $name($endpoint) { $($setter($ty),)* } }
    };
}

/// The builder of a subscription; one that can go on from a cursor has `cursor` before the braces.
#[macro_export]
macro_rules! subscription_call {
    ($name:ident($subscription:ident) cursor { $($setter:ident($ty:ty),)* }) => {
        $crate::subscription_call! { $name($subscription) { $($setter($ty),)* } }

        impl $name {
            /// Goes on from `cursor`, or from now if there is none.
            #[inline]
            pub fn maybe_cursor(self, cursor: Option<i64>) -> Self {
                match cursor {
                    Some(cursor) => self.cursor(cursor),
                    None => self,
                }
            }
        }
    };
    ($name:ident($subscription:ident) { $($setter:ident($ty:ty),)* }) => {
        #[doc = concat!("A subscription of [`", stringify!($subscription), "`], not connected yet.")]
        #[must_use = "nothing connects before the stream is polled"]
        #[derive(Clone, Debug)]
        pub struct $name($crate::generated::Subscribe<$subscription>);

        impl $name {
            /// A subscription by `client`.
            #[inline]
            pub fn new(client: &$crate::xrpc::Client, subscription: $subscription) -> Self {
                Self($crate::generated::Subscribe::new(client, subscription))
            }

            /// See [`Subscribe::service`]($crate::xrpc::Subscribe::service).
            #[inline]
            pub fn service(self, service: impl Into<String>) -> Self {
                Self(self.0.service(service))
            }

            /// See [`Subscribe::header`]($crate::xrpc::Subscribe::header).
            #[inline]
            pub fn header(self, name: &str, value: &str) -> Self {
                Self(self.0.header(name, value))
            }

            /// The stream of typed messages.
            #[inline]
            pub fn subscribe(self) -> $crate::xrpc::SubscriptionStream<$subscription> {
                self.0.subscribe()
            }

            /// The stream of frames, their payloads as they came.
            #[inline]
            pub fn frames(self) -> $crate::xrpc::FrameStream {
                self.0.frames()
            }
        }

        $crate::__setters! { $name($subscription) { $($setter($ty),)* } }
    };
}

/// The setters of an endpoint, on its builder.
#[doc(hidden)]
#[macro_export]
macro_rules! __setters {
    ($name:ident($endpoint:ident) { $($setter:ident($ty:ty),)* }) => {
        impl $name {
            $(
                #[doc = concat!("See [`", stringify!($endpoint), "::", stringify!($setter), "`].")]
                #[inline]
                pub fn $setter(mut self, value: $ty) -> Self {
                    let endpoint = self.0.endpoint_mut();
                    *endpoint = ::core::mem::take(endpoint).$setter(value);
                    self
                }
            )*
        }
    };
}

/// The errors that a method declares, each with the server's message; `Other` has the name of any other error.
#[macro_export]
macro_rules! lexicon_errors {
    ($(#[$meta:meta])* pub enum $name:ident { $($variant:ident = $wire:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                #[doc = concat!("`", $wire, "`, with the server's message.")]
                $variant(String),
            )*
            /// An error that the lexicon does not declare: its name.
            Other(String),
        }

        impl $crate::xrpc::LexiconError for $name {
            #[inline]
            fn from_name(name: &str, message: Option<&str>) -> Option<Self> {
                let message = message.unwrap_or_default();
                Some(match name {
                    $($wire => Self::$variant(message.to_owned()),)*
                    _ => Self::Other(name.to_owned()),
                })
            }
        }
    };
}
