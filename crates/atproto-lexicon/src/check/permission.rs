//! Permission sets.

use atproto_core::syntax::{Did, Nsid};

use super::Checker;
use crate::document::{Permission, PermissionSet};

const ACTIONS: [&str; 3] = ["create", "update", "delete"];

impl Checker<'_> {
    pub(super) fn permission_set(&mut self, set: &PermissionSet) {
        for (n, permission) in set.permissions.iter().enumerate() {
            self.at(&format!("permissions[{n}]"), |checker| {
                checker.permission(permission);
            });
        }
    }

    fn permission(&mut self, permission: &Permission) {
        self.demand(permission.kind == "permission", || {
            format!("the type is {:?}, not \"permission\"", permission.kind)
        });
        match permission.resource.as_str() {
            "repo" => {
                self.demand(!permission.collection.is_empty(), || {
                    "there is no collection".to_owned()
                });
                self.nsids("collection", &permission.collection);
                for action in &permission.action {
                    self.demand(ACTIONS.contains(&action.as_str()), || {
                        format!("there is no action {action:?}")
                    });
                }
            }
            "rpc" => {
                self.demand(!permission.lxm.is_empty(), || "there is no lxm".to_owned());
                self.nsids("lxm", &permission.lxm);
                self.audience(permission);
            }
            other => self.problem(format!("a set cannot permit the resource {other:?}")),
        }
    }

    /// A method is permitted at one service: a named one, any, or the one that the scope names.
    fn audience(&mut self, permission: &Permission) {
        match (&permission.aud, permission.inherit_aud == Some(true)) {
            (None, true) => {}
            (Some(aud), false) => {
                let good = aud == "*"
                    || aud
                        .split_once('#')
                        .is_some_and(|(did, service)| Did::new(did).is_ok() && !service.is_empty());
                self.demand(good, || {
                    format!("aud is {aud:?}, neither a DID with a service nor *")
                });
                let any = aud == "*" && permission.lxm.iter().any(|lxm| lxm == "*");
                self.demand(!any, || "lxm and aud cannot both be *".to_owned());
            }
            (None, false) => self.problem("there is neither aud nor inheritAud"),
            (Some(_), true) => self.problem("there are both aud and inheritAud"),
        }
    }

    fn nsids(&mut self, list: &str, names: &[String]) {
        for name in names {
            self.demand(name == "*" || Nsid::new(name).is_ok(), || {
                format!("{list} has {name:?}, which is no NSID")
            });
        }
    }
}
