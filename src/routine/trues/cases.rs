//! Masks that are mostly true, mostly false, and all of one; of less than a block, of several, and of many.

use super::Trues;
use crate::routine::cases::{Case, Random};
use crate::value::Data;

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for len in [1u32, 300, 4096, 9_001, 1_300_000] {
        for (part, value) in [(2, true), (97, true), (97, false), (1, true), (1, false)] {
            let mask = move || {
                let mut r = Random(u64::from(len) + part);
                let all: Vec<bool> = (0..len).map(|_| r.bits().is_multiple_of(part)).collect();
                all
            };
            let count = mask().iter().filter(|&&x| x == value).count();
            all.push(Case::new(
                format!("{count} places of {value} in a mask of {len}, a part of {part}"),
                Trues { len, count: count as u32, value },
                &[count],
                move |_| vec![Data::Bool(mask())],
            ));
        }
    }
    all
}
