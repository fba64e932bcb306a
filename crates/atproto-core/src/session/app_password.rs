//! The form of an app password.

/// Whether `text` has the form of an app password: four groups of four lower-case letters or digits, joined
/// by hyphens, as in `han5-7l4r-t6j3-mt6w`.
///
/// Use it to warn somebody who is about to give a bot their main password. It says nothing about whether the
/// server knows this password.
#[must_use]
pub fn is_valid_app_password(text: &str) -> bool {
    let mut groups = 0;
    for group in text.split('-') {
        let plain = group
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if group.len() != 4 || !plain {
            return false;
        }
        groups += 1;
    }
    groups == 4
}
