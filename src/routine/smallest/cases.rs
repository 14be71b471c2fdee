//! The first few of every real type: of columns and rows, of lanes that one group looks through and longer ones.

use super::Smallest;
use crate::routine::Lanes;
use crate::routine::cases::{Case, elements, types};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    let lanes = [(1, 600, 1), (1, 70_001, 2), (3, 2_000, 4), (40, 700, 2), (9, 20_000, 1)];
    for ty in types().filter(|t| !t.complex) {
        for (k, (inner, len, outer)) in lanes.into_iter().enumerate() {
            let lanes = Lanes { inner, len, outer };
            let (n, groups) = (lanes.elements() as usize, (inner * outer) as usize);
            let descending = (k + ty.bytes()) % 2 == 1;
            let count = [1, 16, 5, 8, 3][k];
            let found = groups * count as usize;
            all.push(Case::new(
                format!("the first {count} of {ty} {lanes:?} descending {descending}"),
                Smallest { ty, lanes, descending, count },
                &[found, found],
                move |r| vec![elements(ty, n, r)],
            ));
        }
    }
    all
}
