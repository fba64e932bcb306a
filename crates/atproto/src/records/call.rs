//! What the calls of this module share.

/// The methods that every call has, and its `await`. A field that may hold a refusal makes the call fail before anything
/// is sent.
macro_rules! record_call {
    ($name:ident $(<$record:ident>)? $(, $refused:ident)? -> $output:ty) => {
        impl $(<$record: atproto_core::data::Record + Send + 'static>)? $name $(<$record>)? {
            /// How long one attempt of this call may run.
            pub fn timeout(mut self, timeout: std::time::Duration) -> Self {
                self.call = self.call.timeout(timeout);
                self
            }

            /// Whether and when a failed attempt of this call is repeated.
            pub fn retry_config(mut self, strategy: impl atproto_core::RetryStrategy) -> Self {
                self.call = self.call.retry_config(strategy);
                self
            }

            /// Adds a header to this call, or replaces the client's.
            pub fn header(mut self, name: &str, value: &str) -> Self {
                self.call = self.call.header(name, value);
                self
            }

            /// Sends this call to another host, without the account's credentials.
            pub fn service(mut self, service: impl Into<String>) -> Self {
                self.call = self.call.service(service);
                self
            }
        }

        impl $(<$record: atproto_core::data::Record + Send + 'static>)? std::future::IntoFuture
            for $name $(<$record>)?
        {
            type Output = Result<atproto_core::xrpc::Response<$output>, atproto_core::Error>;
            type IntoFuture = atproto_core::clock::BoxFuture<'static, Self::Output>;

            fn into_future(self) -> Self::IntoFuture {
                $(if let Some(error) = self.$refused {
                    return Box::pin(std::future::ready(Err(error)));
                })?
                Box::pin(std::future::IntoFuture::into_future(self.call))
            }
        }
    };
}

pub(super) use record_call;
