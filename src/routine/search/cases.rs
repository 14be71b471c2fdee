//! What comes before elements in a table, with elements that are in it and others.

use super::Search;
use crate::op::pace::at_once;
use crate::routine::cases::{Case, Random, elements, types};
use crate::routine::{Lanes, Routine, Sort};
use crate::value::{Array, Data, ElemType, Shape};
use std::rc::Rc;

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for ty in types().filter(|t| !t.complex) {
        for (len, count) in [(1u32, 5u32), (2, 300), (1000, 2_000), (4097, 70)] {
            for or_equal in [false, true] {
                let what = format!("search of {count} {ty} among {len}, or equal {or_equal}");
                let search = Search { ty, len, count, or_equal };
                all.push(Case::new(what, search, &[count as usize], move |r| {
                    inputs(ty, len, count, r)
                }));
            }
        }
    }
    all
}

/// A table in order, and others of which every second is in it.
fn inputs(ty: ElemType, len: u32, count: u32, r: &mut Random) -> Vec<Data> {
    let lanes = Lanes { inner: 1, len, outer: 1 };
    let sort = Routine::from(Sort { ty, lanes, descending: false, at: false });
    let x = Rc::new(Array::new(Shape::matrix(len as usize, 1), elements(ty, len as usize, r)));
    let mut sorted = [Data::zeros(ty, len as usize)];
    // Where it cannot be sorted the table is one of zeros, which are in order.
    let _ = at_once(sort.host(&[x], &mut sorted));
    let [table] = sorted;
    let mut wanted = elements(ty, count as usize, r);
    for k in (0..count as usize).step_by(2) {
        let at = (r.bits() % u64::from(len)) as usize;
        put(&mut wanted, k, &table, at);
    }
    vec![table, wanted]
}

/// Element `at` of an array becomes element `from_at` of another of the same type.
fn put(to: &mut Data, at: usize, from: &Data, from_at: usize) {
    use crate::op::lanes::{Lanes, LanesMut, with_lanes};
    with_lanes!(Lanes::of(from, from_at, 1), LanesMut::of(to, at, 1), (x, o) => o.copy_from_slice(x), else ());
}
