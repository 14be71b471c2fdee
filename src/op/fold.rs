//! Folds: the order in which many elements become one. **This is the definition on host and device.**
//!
//! A fold of at most [`FOLD_IN_ORDER`](super::FOLD_IN_ORDER) elements starts from the identity and goes first to last.
//! A longer one is cut into blocks of [`FOLD_BLOCK`](super::FOLD_BLOCK) elements. In a block, lane `j` of [`FOLD_LANES`](super::FOLD_LANES)
//! starts from the identity and folds `x[j], x[j+256], …` in order; then the lanes are folded by the tree
//! `L[j] = f(L[j], L[j+s])`, s = 128, 64, … 1. Lanes without elements hold the identity, which
//! changes nothing (a lane is never -0, since it starts from +0). If there is more than one block, the
//! results of the blocks are folded by this same definition.
//!
//! Identities: sum 0, product 1, any false, all true; least and greatest: NaN for floats (NaN is
//! skipped), the greatest and least integer for integers. Of equal elements the earlier stays, and
//! for the arg-folds the one with the lower index.
//!
//! A *running* fold starts from the identity and goes on in order, first to last. Running sums of doubles do so within
//! blocks of [`SCAN_BLOCK`] elements: element `k` of a later block is what comes before the block plus the running sum within
//! it, and what comes before a block is the sum, in order, of the blocks before. So a device can take blocks at the same time,
//! errors grow more slowly, and sums of what is not negative still never fall.
//! Must not know shapes or kernels.

use super::ReduceOp;
pub use super::fold_loops::ROWS;
use super::lanes::Lanes;
use crate::diag::{Error, Result};
use crate::value::{Class, Data, ElemType};
use num_complex::{Complex32, Complex64};

/// Elements of a block of a running sum of doubles.
pub const SCAN_BLOCK: usize = 2048;

/// The length of the blocks of a running fold; None where all of it goes in order.
pub fn scan_block(op: ReduceOp, ty: ElemType) -> Option<usize> {
    (op == ReduceOp::Sum && ty.class == Class::Double).then_some(SCAN_BLOCK)
}

/// Folds `count` runs of `len` elements each, one after the other in `data`. Any and All take elements
/// of every class.
pub fn lanes(op: ReduceOp, data: &Data, len: usize, count: usize) -> Result<Data> {
    let truth;
    let mut data = data;
    if op.is_of_truth() && !matches!(data, Data::Bool(_)) {
        truth = truths(data);
        data = &truth;
    }
    if op.finds_place() {
        return Ok(lanes_at(op, data, len, count)?.0);
    }
    let mut out = Data::zeros(data.elem_type(), count);
    let made = runs_into(op, Lanes::all(data), (len, count), &mut out, 0);
    made.then_some(out).ok_or_else(|| refused(op, data))
}

/// As `lanes` for the arg-folds: the elements, and the zero-based places within each run.
pub fn lanes_at(op: ReduceOp, data: &Data, len: usize, count: usize) -> Result<(Data, Vec<u32>)> {
    if len == 0 {
        return Err(Error::new("matgpu:fold:empty", "nothing has no least or greatest element"));
    }
    let mut best = Data::zeros(data.elem_type(), count);
    let mut places = vec![u32::MAX; count];
    for (k, place) in places.iter_mut().enumerate() {
        if !seek(op, Lanes::of(data, k * len, len), 0, &mut best, place, k) {
            return Err(refused(op, data));
        }
        // Of nothing but what is no number, the first.
        if *place == u32::MAX {
            *place = 0;
        }
    }
    let at = places.iter().enumerate().map(|(k, &place)| k * len + place as usize);
    Ok((super::lanes::gather(data, at), places))
}

fn truths(data: &Data) -> Data {
    match data {
        Data::C64(v) => Data::Bool(v.iter().map(|z| z.re != 0.0 || z.im != 0.0).collect()),
        Data::C32(v) => Data::Bool(v.iter().map(|z| z.re != 0.0 || z.im != 0.0).collect()),
        _ => crate::value::cast::convert(data, ElemType::LOGICAL),
    }
}

fn refused(op: ReduceOp, data: &Data) -> Error {
    Error::new(
        "MATLAB:UndefinedFunction",
        format!(
            "Undefined function '{}' for input arguments of type '{}'.",
            op.name(),
            data.elem_type()
        ),
    )
}

/// Sets all elements to the identity. False where there is no such fold.
pub fn fill_identity(op: ReduceOp, acc: &mut Data) -> bool {
    op.joins(acc.elem_type()).is_some_and(|of| of.fill(op.row().identity, acc))
}

/// `acc[at + i] = f(acc[at + i], x[i])` for each element of `x`.
pub fn combine(op: ReduceOp, acc: &mut Data, at: usize, x: Lanes<'_>) -> bool {
    op.joins(x.elem_type()).is_some_and(|of| of.combine(acc, at, x))
}

/// As [`combine`] of one row after the other.
pub fn combine_rows(op: ReduceOp, acc: &mut Data, at: usize, rows: &[Lanes<'_>]) -> bool {
    match <[Lanes<'_>; ROWS]>::try_from(rows) {
        Ok(rows) => op.joins(rows[0].elem_type()).is_some_and(|of| of.combine_rows(acc, at, rows)),
        Err(_) => rows.iter().all(|&x| combine(op, acc, at, x)),
    }
}

/// The tree over lanes that are `width` elements each, side by side; the result is the first of them.
pub fn tree_of_rows(op: ReduceOp, acc: &mut Data, width: usize, lanes: usize) -> bool {
    op.joins(acc.elem_type()).is_some_and(|of| of.tree_of_rows(acc, width, lanes))
}

/// Folds a piece of a block into its 256 lanes: `acc[j]` takes `x[j], x[j+256], …`. The piece begins at
/// a multiple of 256 in its block.
pub fn rows(op: ReduceOp, acc: &mut Data, x: Lanes<'_>) -> bool {
    op.joins(x.elem_type()).is_some_and(|of| of.rows(acc, x))
}

/// Folds the first `n` of 256 lanes by the tree; the result is element 0.
pub fn tree(op: ReduceOp, acc: &mut Data, n: usize) -> bool {
    op.joins(acc.elem_type()).is_some_and(|of| of.tree(acc, n))
}

/// The fold of a run of elements of any type, written to element `at` of `out`.
pub fn run_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize) -> bool {
    runs_into(op, x, (x.len(), 1), out, at)
}

/// The folds of `count` runs of `len` elements, one after the other in `x`, written from element `at` of `out` on.
pub fn runs_into(
    op: ReduceOp,
    x: Lanes<'_>,
    sizes: (usize, usize),
    out: &mut Data,
    at: usize,
) -> bool {
    op.joins(x.elem_type()).is_some_and(|of| of.runs(op.row().identity, x, sizes, out, at))
}

/// The results of the blocks of a piece that begins with one, written from element `at` of `out` on.
pub fn blocks_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize) -> bool {
    op.joins(x.elem_type()).is_some_and(|of| of.blocks(op.row().identity, x, out, at))
}

/// The running fold of a run of elements into `out` from `at` on, from the last one backwards where asked.
pub fn scan_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize, reverse: bool) -> bool {
    let ty = x.elem_type();
    let way = (scan_block(op, ty).unwrap_or(x.len()).max(1), reverse);
    op.joins(ty).is_some_and(|of| of.scan(op.row().identity, x, way, out, at))
}

/// Goes on looking for the least or greatest element, as [`Seeks::seek`](super::fold_loops::Seeks::seek) says.
pub fn seek(
    op: ReduceOp,
    x: Lanes<'_>,
    base: u32,
    best: &mut Data,
    place: &mut u32,
    at: usize,
) -> bool {
    op.seeks(x.elem_type()).is_some_and(|of| of.seek(x, base, best, place, at))
}

/// The same for many folds side by side, as [`Seeks::seek_each`](super::fold_loops::Seeks::seek_each) says.
pub fn seek_each(
    op: ReduceOp,
    x: Lanes<'_>,
    place: u32,
    best: &mut Data,
    places: &mut [u32],
) -> bool {
    op.seeks(x.elem_type()).is_some_and(|of| of.seek_each(x, place, best, places))
}

/// Sets an element to NaN, where there is NaN.
pub fn put_nan(data: &mut Data, at: usize) {
    match data {
        Data::F64(v) => v[at] = f64::NAN,
        Data::F32(v) => v[at] = f32::NAN,
        Data::C64(v) => v[at] = Complex64::new(f64::NAN, 0.0),
        Data::C32(v) => v[at] = Complex32::new(f32::NAN, 0.0),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::FOLD_BLOCK;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The definition word for word.
    fn naive(x: &[f64]) -> f64 {
        if x.len() <= 32 {
            return x.iter().fold(0.0, |a, b| a + b);
        }
        let blocks: Vec<f64> = x
            .chunks(16_384)
            .map(|b| {
                let mut l = [0.0; 256];
                for (i, v) in b.iter().enumerate() {
                    l[i % 256] += v;
                }
                for s in [128, 64, 32, 16, 8, 4, 2, 1] {
                    for j in 0..s {
                        l[j] += l[j + s];
                    }
                }
                l[0]
            })
            .collect();
        if blocks.len() == 1 { blocks[0] } else { naive(&blocks) }
    }

    #[test]
    fn sums_follow_the_definition_to_the_bit() {
        for n in
            [0usize, 1, 31, 32, 33, 100, 255, 256, 257, 1023, 4096, 16_384, 16_385, 16_389, 600_000]
        {
            let x: Vec<f64> =
                (0..n).map(|i| ((i as u64 * 7919 % 1000) as f64 - 500.0) * 1.1e-3).collect();
            let want = naive(&x);
            let data = Data::F64(x);
            let got = lanes(ReduceOp::Sum, &data, n, 1).unwrap();
            assert_eq!(got, Data::F64(vec![want]), "{n}");
            // The same by pieces.
            if n > 32 && n <= FOLD_BLOCK {
                let mut acc = Data::F64(vec![0.0; 256]);
                fill_identity(ReduceOp::Sum, &mut acc);
                let mut at = 0;
                while at < n {
                    let c = 512.min(n - at);
                    rows(ReduceOp::Sum, &mut acc, Lanes::of(&data, at, c));
                    at += c;
                }
                tree(ReduceOp::Sum, &mut acc, n);
                assert_eq!(acc.elem_type(), data.elem_type());
                assert!(matches!(&acc, Data::F64(v) if v[0] == want));
            }
        }
    }

    #[test]
    fn running_sums_follow_the_definition_to_the_bit() {
        let n = 3 * SCAN_BLOCK + 100;
        let x: Vec<f64> = (0..n).map(|i| (i * 7919 % 1000) as f64 * 1.1e-3).collect();
        let (mut want, mut before) = (Vec::new(), 0.0);
        for block in x.chunks(SCAN_BLOCK) {
            let mut sum = 0.0;
            want.extend(block.iter().map(|x| {
                sum += x;
                before + sum
            }));
            before += sum;
        }
        assert!(want.is_sorted(), "what is added is not negative");
        let mut y = Data::zeros(ElemType::DOUBLE, n);
        assert!(scan_into(ReduceOp::Sum, Lanes::all(&Data::F64(x.clone())), &mut y, 0, false));
        assert_eq!(y, Data::F64(want.clone()));
        let backwards = Data::F64(x.into_iter().rev().collect());
        assert!(scan_into(ReduceOp::Sum, Lanes::all(&backwards), &mut y, 0, true));
        want.reverse();
        assert_eq!(y, Data::F64(want));
    }

    #[test]
    fn least_and_greatest_skip_nan() {
        let d = Data::F64(vec![f64::NAN, 3.0, -1.0, f64::NAN, 7.0]);
        assert_eq!(lanes(ReduceOp::Min, &d, 5, 1).unwrap(), Data::F64(vec![-1.0]));
        let (v, at) = lanes_at(ReduceOp::ArgMax, &d, 5, 1).unwrap();
        assert_eq!((v, at), (Data::F64(vec![7.0]), vec![4]));
        let none = Data::F64(vec![f64::NAN; 3]);
        assert!(
            matches!(lanes(ReduceOp::Max, &none, 3, 1).unwrap(), Data::F64(v) if v[0].is_nan())
        );
        let ints = Data::I8(vec![100, 100, -128]);
        assert_eq!(lanes(ReduceOp::Sum, &ints, 2, 1).unwrap(), Data::I8(vec![127]));
        assert_eq!(lanes(ReduceOp::Any, &d, 5, 1).unwrap(), Data::Bool(vec![true]));
    }
}
