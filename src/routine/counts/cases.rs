//! Few places and many, one among them that is named by all, and places beyond the end.

use super::Counts;
use crate::routine::cases::Case;
use crate::value::Data;

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 1u32), (90_000, 1), (70_000, 256), (300, 4_096), (70_000, 4_097)];
    let case = |(count, len): (u32, u32)| {
        let what = format!("counts of {len} among {count}");
        Case::new(what, Counts { count, len }, &[len as usize], move |r| {
            let place = |bits: u64| {
                if bits.is_multiple_of(3) { 0 } else { (bits >> 33) as u32 % (len + 2) }
            };
            vec![Data::U32((0..count).map(|_| place(r.bits())).collect())]
        })
    };
    sizes.map(case).into()
}
