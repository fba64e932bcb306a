// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.germnetwork.declaration`.

use atproto_core::data::{Extra, LexBytes, Record, RecordKeyKind};
use atproto_core::syntax::{IntoWire, Uri};

/// `com.germnetwork.declaration`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Declaration {
    /// `version`: 5 to 14 bytes.
    pub version: String,
    /// `currentKey`.
    pub current_key: LexBytes,
    /// `messageMe`.
    pub message_me: Option<Box<MessageMe>>,
    /// `keyPackage`.
    pub key_package: Option<LexBytes>,
    /// `continuityProofs`: at most 1000 items.
    pub continuity_proofs: Option<Vec<LexBytes>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Declaration {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(version: impl Into<String>, current_key: impl Into<LexBytes>) -> Self {
        Self {
            version: version.into(),
            current_key: current_key.into(),
            ..Self::default()
        }
    }

    /// Sets `messageMe`.
    #[inline]
    #[must_use]
    pub fn message_me(mut self, message_me: MessageMe) -> Self {
        self.message_me = Some(Box::new(message_me));
        self
    }

    /// Sets `keyPackage`.
    #[inline]
    #[must_use]
    pub fn key_package(mut self, key_package: impl Into<LexBytes>) -> Self {
        self.key_package = Some(key_package.into());
        self
    }

    /// Sets `continuityProofs`: at most 1000 items.
    #[inline]
    #[must_use]
    pub fn continuity_proofs(
        mut self,
        continuity_proofs: impl IntoIterator<Item = impl Into<LexBytes>>,
    ) -> Self {
        self.continuity_proofs = Some(continuity_proofs.into_iter().map(Into::into).collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    Declaration: "com.germnetwork.declaration" {
        0 version: "version" required,
        1 current_key: "currentKey" required,
        2 message_me: "messageMe" optional,
        3 key_package: "keyPackage" optional,
        4 continuity_proofs: "continuityProofs" optional,
    }
}

impl Record for Declaration {
    const NSID: &'static str = "com.germnetwork.declaration";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

/// `com.germnetwork.declaration#messageMe`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MessageMe {
    /// `messageMeUrl`: 1 to 2047 bytes.
    pub message_me_url: Uri,
    /// `showButtonTo`: 1 to 100 bytes.
    pub show_button_to: MessageMeShowButtonTo,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MessageMe {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        message_me_url: impl IntoWire<Uri>,
        show_button_to: impl Into<MessageMeShowButtonTo>,
    ) -> Self {
        Self {
            message_me_url: message_me_url.into_wire(),
            show_button_to: show_button_to.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MessageMe {
        0 message_me_url: "messageMeUrl" required,
        1 show_button_to: "showButtonTo" required,
    }
}

atproto_core::known_values! {
    /// The `showButtonTo` of [`MessageMe`].
    pub struct MessageMeShowButtonTo {
        NONE = "none",
        USERS_I_FOLLOW = "usersIFollow",
        EVERYONE = "everyone",
    }
}
