//! What was just written, as something to point at.

use crate::com::atproto::repo::{CreateRecordOutput, PutRecordOutput, StrongRef};

impl From<&CreateRecordOutput> for StrongRef {
    fn from(created: &CreateRecordOutput) -> Self {
        Self::new(&created.uri, &created.cid)
    }
}

impl From<&PutRecordOutput> for StrongRef {
    fn from(put: &PutRecordOutput) -> Self {
        Self::new(&put.uri, &put.cid)
    }
}
