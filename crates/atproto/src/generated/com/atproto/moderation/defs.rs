// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.moderation.defs`.

atproto_core::known_values! {
    /// `com.atproto.moderation.defs#reasonType`: a string with known values.
    pub struct ReasonType {
        REASON_SPAM = "com.atproto.moderation.defs#reasonSpam",
        REASON_VIOLATION = "com.atproto.moderation.defs#reasonViolation",
        REASON_MISLEADING = "com.atproto.moderation.defs#reasonMisleading",
        REASON_SEXUAL = "com.atproto.moderation.defs#reasonSexual",
        REASON_RUDE = "com.atproto.moderation.defs#reasonRude",
        REASON_OTHER = "com.atproto.moderation.defs#reasonOther",
        REASON_APPEAL = "com.atproto.moderation.defs#reasonAppeal",
        REASON_APPEAL2 = "tools.ozone.report.defs#reasonAppeal",
        REASON_OTHER2 = "tools.ozone.report.defs#reasonOther",
        REASON_VIOLENCE_ANIMAL = "tools.ozone.report.defs#reasonViolenceAnimal",
        REASON_VIOLENCE_THREATS = "tools.ozone.report.defs#reasonViolenceThreats",
        REASON_VIOLENCE_GRAPHIC_CONTENT = "tools.ozone.report.defs#reasonViolenceGraphicContent",
        REASON_VIOLENCE_GLORIFICATION = "tools.ozone.report.defs#reasonViolenceGlorification",
        REASON_VIOLENCE_EXTREMIST_CONTENT = "tools.ozone.report.defs#reasonViolenceExtremistContent",
        REASON_VIOLENCE_TRAFFICKING = "tools.ozone.report.defs#reasonViolenceTrafficking",
        REASON_VIOLENCE_OTHER = "tools.ozone.report.defs#reasonViolenceOther",
        REASON_SEXUAL_ABUSE_CONTENT = "tools.ozone.report.defs#reasonSexualAbuseContent",
        REASON_SEXUAL_NCII = "tools.ozone.report.defs#reasonSexualNCII",
        REASON_SEXUAL_DEEPFAKE = "tools.ozone.report.defs#reasonSexualDeepfake",
        REASON_SEXUAL_ANIMAL = "tools.ozone.report.defs#reasonSexualAnimal",
        REASON_SEXUAL_UNLABELED = "tools.ozone.report.defs#reasonSexualUnlabeled",
        REASON_SEXUAL_OTHER = "tools.ozone.report.defs#reasonSexualOther",
        REASON_CHILD_SAFETY_CSAM = "tools.ozone.report.defs#reasonChildSafetyCSAM",
        REASON_CHILD_SAFETY_GROOM = "tools.ozone.report.defs#reasonChildSafetyGroom",
        REASON_CHILD_SAFETY_PRIVACY = "tools.ozone.report.defs#reasonChildSafetyPrivacy",
        REASON_CHILD_SAFETY_HARASSMENT = "tools.ozone.report.defs#reasonChildSafetyHarassment",
        REASON_CHILD_SAFETY_OTHER = "tools.ozone.report.defs#reasonChildSafetyOther",
        REASON_HARASSMENT_TROLL = "tools.ozone.report.defs#reasonHarassmentTroll",
        REASON_HARASSMENT_TARGETED = "tools.ozone.report.defs#reasonHarassmentTargeted",
        REASON_HARASSMENT_HATE_SPEECH = "tools.ozone.report.defs#reasonHarassmentHateSpeech",
        REASON_HARASSMENT_DOXXING = "tools.ozone.report.defs#reasonHarassmentDoxxing",
        REASON_HARASSMENT_OTHER = "tools.ozone.report.defs#reasonHarassmentOther",
        REASON_MISLEADING_BOT = "tools.ozone.report.defs#reasonMisleadingBot",
        REASON_MISLEADING_IMPERSONATION = "tools.ozone.report.defs#reasonMisleadingImpersonation",
        REASON_MISLEADING_SPAM = "tools.ozone.report.defs#reasonMisleadingSpam",
        REASON_MISLEADING_SCAM = "tools.ozone.report.defs#reasonMisleadingScam",
        REASON_MISLEADING_ELECTIONS = "tools.ozone.report.defs#reasonMisleadingElections",
        REASON_MISLEADING_OTHER = "tools.ozone.report.defs#reasonMisleadingOther",
        REASON_RULE_SITE_SECURITY = "tools.ozone.report.defs#reasonRuleSiteSecurity",
        REASON_RULE_PROHIBITED_SALES = "tools.ozone.report.defs#reasonRuleProhibitedSales",
        REASON_RULE_BAN_EVASION = "tools.ozone.report.defs#reasonRuleBanEvasion",
        REASON_RULE_OTHER = "tools.ozone.report.defs#reasonRuleOther",
        REASON_SELF_HARM_CONTENT = "tools.ozone.report.defs#reasonSelfHarmContent",
        REASON_SELF_HARM_ED = "tools.ozone.report.defs#reasonSelfHarmED",
        REASON_SELF_HARM_STUNTS = "tools.ozone.report.defs#reasonSelfHarmStunts",
        REASON_SELF_HARM_SUBSTANCES = "tools.ozone.report.defs#reasonSelfHarmSubstances",
        REASON_SELF_HARM_OTHER = "tools.ozone.report.defs#reasonSelfHarmOther",
    }
}

/// `com.atproto.moderation.defs#reasonSpam`: a token.
pub const REASON_SPAM: &str = "com.atproto.moderation.defs#reasonSpam";

/// `com.atproto.moderation.defs#reasonViolation`: a token.
pub const REASON_VIOLATION: &str = "com.atproto.moderation.defs#reasonViolation";

/// `com.atproto.moderation.defs#reasonMisleading`: a token.
pub const REASON_MISLEADING: &str = "com.atproto.moderation.defs#reasonMisleading";

/// `com.atproto.moderation.defs#reasonSexual`: a token.
pub const REASON_SEXUAL: &str = "com.atproto.moderation.defs#reasonSexual";

/// `com.atproto.moderation.defs#reasonRude`: a token.
pub const REASON_RUDE: &str = "com.atproto.moderation.defs#reasonRude";

/// `com.atproto.moderation.defs#reasonOther`: a token.
pub const REASON_OTHER: &str = "com.atproto.moderation.defs#reasonOther";

/// `com.atproto.moderation.defs#reasonAppeal`: a token.
pub const REASON_APPEAL: &str = "com.atproto.moderation.defs#reasonAppeal";

atproto_core::known_values! {
    /// `com.atproto.moderation.defs#subjectType`: a string with known values.
    pub struct SubjectType {
        ACCOUNT = "account",
        RECORD = "record",
        CHAT = "chat",
    }
}
