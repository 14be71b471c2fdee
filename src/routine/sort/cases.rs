//! Sorts of every real type, of lanes that fit into a workgroup and others.

use super::Sort;
use crate::routine::Lanes;
use crate::routine::cases::{Case, LANES, elements, types};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    let more =
        [(1, 9, 70_001), (300, 2, 3), (1, 1024, 2), (3, 1025, 1), (1, 2048, 3), (2, 2049, 1)];
    for ty in types().filter(|t| !t.complex) {
        for (k, (inner, len, outer)) in LANES.into_iter().chain(more).enumerate() {
            let lanes = Lanes { inner, len, outer };
            let n = lanes.elements() as usize;
            let descending = (k + ty.bytes()) % 2 == 1;
            for at in [true, false] {
                all.push(Case::new(
                    format!("sort of {ty} {lanes:?} descending {descending}, places {at}"),
                    Sort { ty, lanes, descending, at },
                    &[n, n][..if at { 2 } else { 1 }],
                    move |r| vec![elements(ty, n, r)],
                ));
            }
        }
    }
    all
}
