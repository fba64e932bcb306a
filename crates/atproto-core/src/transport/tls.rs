//! TLS, with its provider chosen here and nowhere else.

use std::sync::{Arc, OnceLock};

use rustls::ClientConfig;
use rustls_platform_verifier::BuilderVerifierExt as _;

use crate::{Error, ErrorKind};

/// A TLS configuration on *ring* with the system's certificates, which are read once per process. No provider is
/// installed for the process, so that another crate's choice neither matters nor breaks; HTTP and WebSocket connections
/// share this.
///
/// # Errors
///
/// `Configuration` if the system has no usable certificates.
pub fn tls_config() -> Result<Arc<ClientConfig>, Error> {
    static SHARED: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = SHARED.get() {
        return Ok(Arc::clone(config));
    }
    let config = Arc::new(build().map_err(|error| {
        Error::new(ErrorKind::Configuration)
            .with_message("TLS cannot be set up")
            .with_source(error)
    })?);
    Ok(Arc::clone(SHARED.get_or_init(|| config)))
}

fn build() -> Result<ClientConfig, rustls::Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_platform_verifier()?
        .with_no_client_auth())
}

/// A configuration that trusts nobody: what is left for plain HTTP where the system has no certificates.
pub(super) fn distrustful() -> Result<ClientConfig, rustls::Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(rustls::RootCertStore::empty())
        .with_no_client_auth())
}
