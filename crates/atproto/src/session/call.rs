//! What the three session functions share.

use atproto_core::{
    Error, RetryStrategy,
    clock::Runtime,
    transport::Transport,
    xrpc::{Client, ClientBuilder},
};

/// Where a session function sends its request, and whether again.
#[derive(Clone, Default)]
pub(super) struct Target {
    client: ClientBuilder,
}

impl Target {
    pub(super) fn service(&mut self, service: impl Into<String>) {
        self.edit(|client| client.service(service));
    }

    pub(super) fn retry_config(&mut self, strategy: impl RetryStrategy) {
        self.edit(|client| client.retry_config(strategy));
    }

    pub(super) fn transport(&mut self, transport: impl Transport + 'static) {
        self.edit(|client| client.transport(transport));
    }

    pub(super) fn runtime(&mut self, runtime: Runtime) {
        self.edit(|client| client.runtime(runtime));
    }

    pub(super) fn build(self) -> Result<Client, Error> {
        self.client.build()
    }

    fn edit(&mut self, change: impl FnOnce(ClientBuilder) -> ClientBuilder) {
        self.client = change(std::mem::take(&mut self.client));
    }
}

/// The builder methods of a session function, and its `await`.
macro_rules! session_call {
    ($name:ident -> $output:ty) => {
        impl $name {
            /// The server to ask: a host, or an origin such as `http://localhost:2583`. `bsky.social` by default.
            pub fn service(mut self, service: impl Into<String>) -> Self {
                self.target.service(service);
                self
            }

            /// Whether and when a failed attempt is repeated; never by default. This is a procedure: the built-in
            /// policy repeats it after an ambiguous failure only if it is told to.
            pub fn retry_config(mut self, strategy: impl ::atproto_core::RetryStrategy) -> Self {
                self.target.retry_config(strategy);
                self
            }

            /// What the request is sent with.
            pub fn transport(
                mut self,
                transport: impl ::atproto_core::transport::Transport + 'static,
            ) -> Self {
                self.target.transport(transport);
                self
            }

            /// The clock and the randomness of the retries; the system's by default.
            pub fn runtime(mut self, runtime: ::atproto_core::clock::Runtime) -> Self {
                self.target.runtime(runtime);
                self
            }
        }

        impl ::std::future::IntoFuture for $name {
            type Output = Result<::atproto_core::xrpc::Response<$output>, ::atproto_core::Error>;
            type IntoFuture = ::atproto_core::clock::BoxFuture<'static, Self::Output>;

            fn into_future(self) -> Self::IntoFuture {
                Box::pin(self.send())
            }
        }

        impl ::std::fmt::Debug for $name {
            /// Shows nothing: all that it holds is a secret or leads to one.
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}

pub(super) use session_call;
