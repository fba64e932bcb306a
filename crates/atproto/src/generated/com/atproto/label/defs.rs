// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.label.defs`.

use atproto_core::data::{Extra, LexBytes};
use atproto_core::syntax::{CidString, Datetime, Did, IntoWire, Language, Uri};

/// What a labeler says about an account or a record.
///
/// `com.atproto.label.defs#label`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Label {
    /// `ver`.
    pub ver: Option<i64>,
    /// `src`.
    pub src: Did,
    /// `uri`.
    pub uri: Uri,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `val`: at most 128 bytes.
    pub val: String,
    /// `neg`.
    pub neg: Option<bool>,
    /// `cts`.
    pub cts: Datetime,
    /// `exp`.
    pub exp: Option<Datetime>,
    /// `sig`.
    pub sig: Option<LexBytes>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Label {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        src: impl IntoWire<Did>,
        uri: impl IntoWire<Uri>,
        val: impl Into<String>,
        cts: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            src: src.into_wire(),
            uri: uri.into_wire(),
            val: val.into(),
            cts: cts.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Label {
        0 ver: "ver" optional,
        1 src: "src" required,
        2 uri: "uri" required,
        3 cid: "cid" optional,
        4 val: "val" required,
        5 neg: "neg" optional,
        6 cts: "cts" required,
        7 exp: "exp" optional,
        8 sig: "sig" optional,
    }
}

/// `com.atproto.label.defs#selfLabels`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SelfLabels {
    /// `values`: at most 10 items.
    pub values: Vec<SelfLabel>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SelfLabels {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(values: impl IntoIterator<Item = SelfLabel>) -> Self {
        Self {
            values: values.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SelfLabels {
        0 values: "values" required,
    }
}

/// `com.atproto.label.defs#selfLabel`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SelfLabel {
    /// `val`: at most 128 bytes.
    pub val: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SelfLabel {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(val: impl Into<String>) -> Self {
        Self {
            val: val.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SelfLabel {
        0 val: "val" required,
    }
}

/// `com.atproto.label.defs#labelValueDefinition`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelValueDefinition {
    /// `identifier`: at most 100 graphemes, at most 100 bytes.
    pub identifier: String,
    /// `severity`.
    pub severity: LabelValueDefinitionSeverity,
    /// `blurs`.
    pub blurs: LabelValueDefinitionBlurs,
    /// `defaultSetting`: the default is `warn`.
    pub default_setting: Option<LabelValueDefinitionDefaultSetting>,
    /// `adultOnly`.
    pub adult_only: Option<bool>,
    /// `locales`.
    pub locales: Vec<LabelValueDefinitionStrings>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelValueDefinition {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        identifier: impl Into<String>,
        severity: impl Into<LabelValueDefinitionSeverity>,
        blurs: impl Into<LabelValueDefinitionBlurs>,
        locales: impl IntoIterator<Item = LabelValueDefinitionStrings>,
    ) -> Self {
        Self {
            identifier: identifier.into(),
            severity: severity.into(),
            blurs: blurs.into(),
            locales: locales.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Sets `defaultSetting`: the default is `warn`.
    #[inline]
    #[must_use]
    pub fn default_setting(
        mut self,
        default_setting: impl Into<LabelValueDefinitionDefaultSetting>,
    ) -> Self {
        self.default_setting = Some(default_setting.into());
        self
    }

    /// Sets `adultOnly`.
    #[inline]
    #[must_use]
    pub fn adult_only(mut self, adult_only: bool) -> Self {
        self.adult_only = Some(adult_only);
        self
    }
}

atproto_core::object! {
    LabelValueDefinition {
        0 identifier: "identifier" required,
        1 severity: "severity" required,
        2 blurs: "blurs" required,
        3 default_setting: "defaultSetting" optional,
        4 adult_only: "adultOnly" optional,
        5 locales: "locales" required,
    }
}

atproto_core::known_values! {
    /// The `severity` of [`LabelValueDefinition`].
    pub struct LabelValueDefinitionSeverity {
        INFORM = "inform",
        ALERT = "alert",
        NONE = "none",
    }
}

atproto_core::known_values! {
    /// The `blurs` of [`LabelValueDefinition`].
    pub struct LabelValueDefinitionBlurs {
        CONTENT = "content",
        MEDIA = "media",
        NONE = "none",
    }
}

atproto_core::known_values! {
    /// The `defaultSetting` of [`LabelValueDefinition`].
    pub struct LabelValueDefinitionDefaultSetting {
        IGNORE = "ignore",
        WARN = "warn",
        HIDE = "hide",
    }
}

/// `com.atproto.label.defs#labelValueDefinitionStrings`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelValueDefinitionStrings {
    /// `lang`.
    pub lang: Language,
    /// `name`: at most 64 graphemes, at most 640 bytes.
    pub name: String,
    /// `description`: at most 10000 graphemes, at most 100000 bytes.
    pub description: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelValueDefinitionStrings {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        lang: impl IntoWire<Language>,
        name: impl Into<String>,
        description: impl Into<String>,
    ) -> Self {
        Self {
            lang: lang.into_wire(),
            name: name.into(),
            description: description.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    LabelValueDefinitionStrings {
        0 lang: "lang" required,
        1 name: "name" required,
        2 description: "description" required,
    }
}

atproto_core::known_values! {
    /// `com.atproto.label.defs#labelValue`: a string with known values.
    pub struct LabelValue {
        HIDE = "!hide",
        WARN = "!warn",
        NO_UNAUTHENTICATED = "!no-unauthenticated",
        PORN = "porn",
        SEXUAL = "sexual",
        NUDITY = "nudity",
        GRAPHIC_MEDIA = "graphic-media",
        BOT = "bot",
    }
}
