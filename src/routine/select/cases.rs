//! Few columns and many, short and long, whose elements are anything, mostly equal, or differ in their last bits; places next to
//! each other, at both ends and beyond.

use super::Select;
use crate::routine::cases::{Case, Random, elements};
use crate::value::{Data, ElemType};

/// Columns whose elements have much in common.
fn alike(ty: ElemType, n: usize, r: &mut Random) -> Data {
    match Data::zeros(ty, n) {
        Data::F32(_) => {
            Data::F32((0..n).map(|_| 1.0 + (r.bits() % 9) as f32 * f32::EPSILON).collect())
        }
        _ => Data::F64((0..n).map(|_| -1.0 - (r.bits() % 9) as f64 * f64::EPSILON).collect()),
    }
}

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    let sizes =
        [(1, 1, 2), (300, 3, 5), (9_000, 1, 4), (40_000, 2, 16), (2_100, 90, 3), (70_001, 1, 1)];
    for ty in [ElemType::SINGLE, ElemType::DOUBLE] {
        for (len, columns, count) in sizes {
            for same in [false, true] {
                let (n, found) = ((len * columns) as usize, (columns * count) as usize);
                let place = move |k: usize, r: &mut Random| match k % 4 {
                    0 => len / 2,
                    1 => len / 2 + 1,
                    2 => (r.bits() >> 33) as u32 % len,
                    _ => len - (k as u32 / 4) % 2,
                };
                all.push(Case::new(
                    format!("{count} places of {columns} columns of {len} {ty}, alike {same}"),
                    Select { ty, len, columns, count },
                    &[found],
                    move |r| {
                        let x = if same { alike(ty, n, r) } else { elements(ty, n, r) };
                        vec![x, Data::U32((0..found).map(|k| place(k, r)).collect())]
                    },
                ));
            }
        }
    }
    all
}
