//! Who writes last: many to few, few to many, one to one; places beyond the end are nobody's.

use super::Owners;
use crate::routine::cases::Case;
use crate::value::Data;

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 1u32), (5_000, 7), (300, 90_000), (70_000, 70_000)];
    let case = |(count, len): (u32, u32)| {
        let what = format!("owners of {len} among {count}");
        Case::new(what, Owners { count, len }, &[len as usize], move |r| {
            vec![Data::U32((0..count).map(|_| (r.bits() >> 33) as u32 % (len + 1)).collect())]
        })
    };
    sizes.map(case).into()
}
