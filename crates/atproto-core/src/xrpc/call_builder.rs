//! The macro behind generated call builders.

/// Declares the call builder of an endpoint: a newtype over [`Call`](crate::xrpc::Call) with the methods that every call
/// has, awaited directly. Setters of the endpoint's own fields are added beside it.
///
/// ```
/// # use atproto_core::{call_builder, xrpc::{Call, Client, Endpoint, Method, NoError, RequestParts}};
/// # use atproto_core::data::{DecodeError, Decoded};
/// # #[derive(Clone, Debug)] pub struct GetThing { pub id: String }
/// # impl Endpoint for GetThing {
/// #     const NSID: &'static str = "com.example.getThing";
/// #     const METHOD: Method = Method::Query;
/// #     type Output = ();
/// #     type Error = NoError;
/// #     fn request(&self, parts: &mut RequestParts) { parts.param_str("id", &self.id); }
/// #     fn decode(_: &bytes::Bytes) -> Result<Decoded<()>, DecodeError> { unimplemented!() }
/// # }
/// call_builder! {
///     /// A call of `com.example.getThing`.
///     pub struct GetThingCall(GetThing);
/// }
///
/// impl GetThingCall {
///     /// Asks for this one.
///     pub fn id(mut self, id: impl Into<String>) -> Self {
///         self.0.endpoint_mut().id = id.into();
///         self
///     }
/// }
/// ```
#[macro_export]
macro_rules! call_builder {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($endpoint:ty);) => {
        $(#[$meta])*
        #[must_use = "a call is not sent before it is awaited"]
        #[derive(Clone, Debug)]
        $vis struct $name($crate::xrpc::Call<$endpoint>);

        impl $name {
            /// A call of `endpoint` by `client`.
            #[inline]
            pub fn new(client: &$crate::xrpc::Client, endpoint: $endpoint) -> Self {
                Self(client.call(endpoint))
            }

            /// How long one attempt of this call may run.
            #[inline]
            pub fn timeout(self, timeout: ::core::time::Duration) -> Self {
                Self(self.0.timeout(timeout))
            }

            /// Whether and when a failed attempt of this call is repeated.
            #[inline]
            pub fn retry_config(self, strategy: impl $crate::RetryStrategy) -> Self {
                Self(self.0.retry_config(strategy))
            }

            /// Adds a header to this call, or replaces the client's.
            #[inline]
            pub fn header(self, name: &str, value: &str) -> Self {
                Self(self.0.header(name, value))
            }

            /// Sends this call to another host, without the account's credentials.
            #[inline]
            pub fn service(self, service: impl Into<String>) -> Self {
                Self(self.0.service(service))
            }

            /// Lets the account's credentials go to this origin.
            #[inline]
            pub fn with_credentials_for(self, origin: impl Into<String>) -> Self {
                Self(self.0.with_credentials_for(origin))
            }

            /// The call without its setters.
            #[inline]
            pub fn into_call(self) -> $crate::xrpc::Call<$endpoint> {
                self.0
            }
        }

        impl From<$crate::xrpc::Call<$endpoint>> for $name {
            fn from(call: $crate::xrpc::Call<$endpoint>) -> Self {
                Self(call)
            }
        }

        impl ::core::future::IntoFuture for $name {
            type Output = ::core::result::Result<
                $crate::xrpc::Response<<$endpoint as $crate::xrpc::Endpoint>::Output>,
                $crate::Error,
            >;
            type IntoFuture =
                $crate::xrpc::CallFuture<<$endpoint as $crate::xrpc::Endpoint>::Output>;

            #[inline]
            fn into_future(self) -> Self::IntoFuture {
                self.0.into_future()
            }
        }
    };
}
