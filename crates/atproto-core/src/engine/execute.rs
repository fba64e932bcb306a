//! From a call to its answer.

use std::{sync::Arc, time::Duration};

use tracing::{Instrument as _, Span, debug, debug_span, field};

use super::{
    RawRequest, RawResponse,
    attempt::Call,
    repeat::{Decide, repeat},
    target::resolve,
};
use crate::{
    Error, ErrorKind,
    clock::{BoxFuture, Rng},
    retry::{RetryContext, RetryStrategy as _, SharedStrategy},
    xrpc::{Client, Method},
};

/// Sends `request` as `client` is set up. Not generic: this is compiled once for all endpoints.
pub(crate) fn execute(
    client: Client,
    request: RawRequest,
) -> BoxFuture<'static, Result<RawResponse, Error>> {
    // No query, no header, no body: a span holds nothing private.
    let span = debug_span!(
        "xrpc",
        nsid = %request.nsid,
        method = ?request.method,
        host = field::Empty,
        status = field::Empty,
    );
    Box::pin(run(client, request, span.clone()).instrument(span))
}

async fn run(client: Client, request: RawRequest, span: Span) -> Result<RawResponse, Error> {
    let nsid = request.nsid.clone();
    if let Some((field, error)) = request.parts.invalid() {
        return Err(Error::new(ErrorKind::Validation)
            .with_nsid(&nsid)
            .with_message(format!("{field}: {error}"))
            .with_source(error.clone()));
    }
    let target = resolve(&client, &request).map_err(|error| error.with_nsid(&nsid))?;
    span.record("host", target.url.host_str());
    let mut rule = Rule {
        strategy: request
            .options
            .retry
            .clone()
            .or_else(|| client.inner.retry.clone()),
        is_procedure: request.method == Method::Procedure,
        rng: Arc::clone(&client.inner.runtime.rng),
    };
    let clock = Arc::clone(&client.inner.runtime.clock);
    let mut call = Call::new(client, request, target).map_err(|error| error.with_nsid(&nsid))?;
    let result = repeat(&*clock, &mut rule, &mut call).await;
    let status = match &result {
        Ok(response) => Some(response.status),
        Err(error) => error.status(),
    };
    span.record("status", status);
    result
}

/// The rule of XRPC: candidates are shown to the strategy, all else is the caller's.
struct Rule {
    strategy: Option<SharedStrategy>,
    is_procedure: bool,
    rng: Arc<dyn Rng>,
}

impl Decide for Rule {
    fn next_delay<'a>(
        &'a mut self,
        attempt: u32,
        error: &'a Error,
    ) -> BoxFuture<'a, Option<Duration>> {
        Box::pin(async move {
            let strategy = self.strategy.as_ref()?;
            let context =
                RetryContext::new(attempt, self.is_procedure, error)?.with_rng(&*self.rng);
            let delay = strategy.next_delay(&context).await;
            debug!(attempt, reason = ?context.reason(), status = error.status(), ?delay, "attempt failed");
            delay
        })
    }
}
