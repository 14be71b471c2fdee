//! Folds: the order in which many elements become one. **This is the definition on host and device.**
//!
//! A fold of at most [`FOLD_IN_ORDER`] elements starts from the identity and goes first to last.
//! A longer one is cut into blocks of [`FOLD_BLOCK`] elements. In a block, lane `j` of [`FOLD_LANES`]
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

use super::int::Int;
use super::lanes::{Lane, Lanes};
use super::{FOLD_BLOCK, FOLD_IN_ORDER, FOLD_LANES, ReduceOp, complex, math};
use crate::diag::{Error, Result};
use crate::value::{Class, Data, ElemType, Element};
use num_complex::{Complex32, Complex64};
use std::array::from_fn;

/// Elements of a block of a running sum of doubles.
pub const SCAN_BLOCK: usize = 2048;

/// The length of the blocks of a running fold; None where all of it goes in order.
pub fn scan_block(op: ReduceOp, ty: ElemType) -> Option<usize> {
    (op == ReduceOp::Sum && ty.class == Class::Double).then_some(SCAN_BLOCK)
}

fn less64(a: Complex64, b: Complex64) -> bool {
    complex::less(a, b)
}

fn wide(z: Complex32) -> Complex64 {
    Complex64::new(f64::from(z.re), f64::from(z.im))
}

fn nan64(z: Complex64) -> bool {
    z.re.is_nan() || z.im.is_nan()
}

macro_rules! integers_of_fold {
    ($op:expr, $lanes:expr, |$x:ident, $id:ident, $f:ident| $body:expr, else $no:expr; $($variant:ident $t:ty;)*) => {
        match ($op, $lanes) {
            $((ReduceOp::Sum, Lanes::$variant($x)) => { let $id: $t = 0; let $f = |a: $t, b: $t| Int::add(a, b); $body })*
            $((ReduceOp::Prod, Lanes::$variant($x)) => { let $id: $t = 1; let $f = |a: $t, b: $t| Int::mul(a, b); $body })*
            $((ReduceOp::Min, Lanes::$variant($x)) => { let $id: $t = <$t>::MAX; let $f = |a: $t, b: $t| a.min(b); $body })*
            $((ReduceOp::Max, Lanes::$variant($x)) => { let $id: $t = <$t>::MIN; let $f = |a: $t, b: $t| a.max(b); $body })*
            (ReduceOp::Sum, Lanes::F64($x)) => { let $id = 0.0f64; let $f = |a: f64, b: f64| a + b; $body }
            (ReduceOp::Prod, Lanes::F64($x)) => { let $id = 1.0f64; let $f = |a: f64, b: f64| a * b; $body }
            (ReduceOp::Min, Lanes::F64($x)) => { let $id = f64::NAN; let $f = math::least; $body }
            (ReduceOp::Max, Lanes::F64($x)) => { let $id = f64::NAN; let $f = math::greatest; $body }
            (ReduceOp::Sum, Lanes::F32($x)) => { let $id = 0.0f32; let $f = |a: f32, b: f32| a + b; $body }
            (ReduceOp::Prod, Lanes::F32($x)) => { let $id = 1.0f32; let $f = |a: f32, b: f32| a * b; $body }
            (ReduceOp::Min, Lanes::F32($x)) => { let $id = f32::NAN; let $f = math::least_f32; $body }
            (ReduceOp::Max, Lanes::F32($x)) => { let $id = f32::NAN; let $f = math::greatest_f32; $body }
            (ReduceOp::Sum, Lanes::C64($x)) => { let $id = Complex64::new(0.0, 0.0); let $f = |a: Complex64, b: Complex64| a + b; $body }
            (ReduceOp::Prod, Lanes::C64($x)) => { let $id = Complex64::new(1.0, 0.0); let $f = complex::mul; $body }
            (ReduceOp::Min, Lanes::C64($x)) => {
                let $id = Complex64::new(f64::NAN, 0.0);
                let $f = |a: Complex64, b: Complex64| if less64(b, a) || nan64(a) { b } else { a };
                $body
            }
            (ReduceOp::Max, Lanes::C64($x)) => {
                let $id = Complex64::new(f64::NAN, 0.0);
                let $f = |a: Complex64, b: Complex64| if less64(a, b) || nan64(a) { b } else { a };
                $body
            }
            (ReduceOp::Sum, Lanes::C32($x)) => { let $id = Complex32::new(0.0, 0.0); let $f = |a: Complex32, b: Complex32| a + b; $body }
            (ReduceOp::Prod, Lanes::C32($x)) => {
                let $id = Complex32::new(1.0, 0.0);
                let $f = |a: Complex32, b: Complex32| {
                    let p = complex::mul(wide(a), wide(b));
                    Complex32::new(p.re as f32, p.im as f32)
                };
                $body
            }
            (ReduceOp::Min, Lanes::C32($x)) => {
                let $id = Complex32::new(f32::NAN, 0.0);
                let $f = |a: Complex32, b: Complex32| if less64(wide(b), wide(a)) || nan64(wide(a)) { b } else { a };
                $body
            }
            (ReduceOp::Max, Lanes::C32($x)) => {
                let $id = Complex32::new(f32::NAN, 0.0);
                let $f = |a: Complex32, b: Complex32| if less64(wide(a), wide(b)) || nan64(wide(a)) { b } else { a };
                $body
            }
            (ReduceOp::Any | ReduceOp::Max, Lanes::Bool($x)) => { let $id = false; let $f = |a: bool, b: bool| a | b; $body }
            (ReduceOp::All | ReduceOp::Min, Lanes::Bool($x)) => { let $id = true; let $f = |a: bool, b: bool| a & b; $body }
            _ => $no,
        }
    };
}

/// Runs `$body` with the typed elements, the identity and the function of a fold.
macro_rules! with_fold {
    ($op:expr, $lanes:expr, |$x:ident, $id:ident, $f:ident| $body:expr, else $no:expr) => {
        integers_of_fold!($op, $lanes, |$x, $id, $f| $body, else $no;
            I8 i8; I16 i16; I32 i32; I64 i64; U8 u8; U16 u16; U32 u32; U64 u64;)
    };
}

/// Folds `count` runs of `len` elements each, one after the other in `data`. Any and All take elements
/// of every class.
pub fn lanes(op: ReduceOp, data: &Data, len: usize, count: usize) -> Result<Data> {
    let truth;
    let mut data = data;
    if matches!(op, ReduceOp::Any | ReduceOp::All) && !matches!(data, Data::Bool(_)) {
        truth = truths(data);
        data = &truth;
    }
    if matches!(op, ReduceOp::ArgMin | ReduceOp::ArgMax) {
        return Ok(lanes_at(op, data, len, count)?.0);
    }
    with_fold!(op, Lanes::all(data), |x, id, f| {
        let mut out = vec![id; count];
        runs(x, len, &mut out, id, f);
        Ok(Element::wrap(out))
    }, else Err(refused(op, data)))
}

/// As `lanes` for the arg-folds: the elements, and the zero-based places within each run.
pub fn lanes_at(op: ReduceOp, data: &Data, len: usize, count: usize) -> Result<(Data, Vec<u32>)> {
    let mut places = Vec::with_capacity(count);
    let at = |places: &mut Vec<u32>,
              better: &dyn Fn(usize, usize) -> bool,
              nan: &dyn Fn(usize) -> bool| {
        for k in 0..count {
            let mut best: Option<usize> = None;
            for i in k * len..(k + 1) * len {
                if !nan(i) && best.is_none_or(|b| better(i, b)) {
                    best = Some(i);
                }
            }
            places.push((best.unwrap_or(k * len) - k * len) as u32);
        }
    };
    macro_rules! plain {
        ($v:expr) => {{
            let v = $v;
            if op == ReduceOp::ArgMin {
                at(&mut places, &|i, b| v[i] < v[b], &|i| v[i] != v[i]);
            } else {
                at(&mut places, &|i, b| v[i] > v[b], &|i| v[i] != v[i]);
            }
        }};
    }
    match data {
        Data::F64(v) => plain!(v),
        Data::F32(v) => plain!(v),
        Data::I8(v) => plain!(v),
        Data::I16(v) => plain!(v),
        Data::I32(v) => plain!(v),
        Data::I64(v) => plain!(v),
        Data::U8(v) => plain!(v),
        Data::U16(v) => plain!(v),
        Data::U32(v) => plain!(v),
        Data::U64(v) => plain!(v),
        Data::Bool(v) => plain!(v),
        Data::Char(v) => plain!(v),
        Data::C64(v) => {
            let better = |i: usize, b: usize| match op {
                ReduceOp::ArgMin => less64(v[i], v[b]),
                _ => less64(v[b], v[i]),
            };
            at(&mut places, &better, &|i| nan64(v[i]));
        }
        Data::C32(v) => {
            let better = |i: usize, b: usize| match op {
                ReduceOp::ArgMin => less64(wide(v[i]), wide(v[b])),
                _ => less64(wide(v[b]), wide(v[i])),
            };
            at(&mut places, &better, &|i| nan64(wide(v[i])));
        }
    }
    if len == 0 {
        return Err(Error::new("matgpu:fold:empty", "nothing has no least or greatest element"));
    }
    let values = crate::op::lanes::gather(
        data,
        places.iter().enumerate().map(|(k, &p)| k * len + p as usize),
    );
    Ok((values, places))
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

/// The folds of runs of `len` elements, one after the other in `x`.
fn runs<T: Copy>(x: &[T], len: usize, out: &mut [T], id: T, f: impl Fn(T, T) -> T + Copy) {
    if len <= FOLD_IN_ORDER {
        for (k, out) in out.iter_mut().enumerate() {
            *out = x[k * len..(k + 1) * len].iter().fold(id, |a, &b| f(a, b));
        }
    } else if len <= FOLD_BLOCK {
        blocks(x, len, out, id, f);
    } else {
        let each = len.div_ceil(FOLD_BLOCK);
        let mut results = vec![id; out.len() * each];
        blocks(x, len, &mut results, id, f);
        runs(&results, each, out, id, f);
    }
}

/// What each block of runs of `len` elements gives. Two are folded at a time that lie far apart: far memory is read
/// faster in two places than in one.
fn blocks<T: Copy>(x: &[T], len: usize, out: &mut [T], id: T, f: impl Fn(T, T) -> T + Copy) {
    let each = len.div_ceil(FOLD_BLOCK);
    let of = |k: usize| {
        let (run, from) = (k / each * len, k % each * FOLD_BLOCK);
        &x[run + from..run + len.min(from + FOLD_BLOCK)]
    };
    let (first, second) = out.split_at_mut(out.len().div_ceil(2));
    let half = first.len();
    for (k, out) in first.iter_mut().enumerate() {
        match second.get_mut(k) {
            Some(other) => [*out, *other] = two_blocks([of(k), of(half + k)], id, f),
            None => [*out, _] = two_blocks([of(k), &[]], id, f),
        }
    }
}

/// What begins with a line of the near cache, so that none of its vectors lies in two.
#[repr(align(64))]
struct AtLine<A>(A);

// A function of its own each: among many others in one function some loops are not made vectors.
#[inline(never)]
fn two_blocks<T: Copy>(x: [&[T]; 2], id: T, f: impl Fn(T, T) -> T + Copy) -> [T; 2] {
    let mut acc = AtLine([[id; FOLD_LANES]; 2]);
    let acc = &mut acc.0;
    let [first, second] = x.map(|x| x.as_chunks::<FOLD_LANES>().0);
    // One row after the other: memory is read fastest in its order.
    for (one, other) in first.iter().zip(second) {
        row_of(&mut acc[0], one, f);
        row_of(&mut acc[1], other, f);
    }
    let both = first.len().min(second.len()) * FOLD_LANES;
    from_fn(|k| {
        rows_of(&mut acc[k], &x[k][both..], f);
        tree_of(&mut acc[k][..x[k].len().clamp(1, FOLD_LANES)], f)
    })
}

/// Elements that one turn of a loop folds, and how many of them at once: some vectors, where there are such.
const TURN: usize = 32;
const AT_ONCE: usize = 8;

/// Lane `j` takes `row[j]`.
#[inline(always)]
fn row_of<T: Copy>(acc: &mut [T; FOLD_LANES], row: &[T; FOLD_LANES], f: impl Fn(T, T) -> T + Copy) {
    for (acc, row) in acc.as_chunks_mut::<TURN>().0.iter_mut().zip(row.as_chunks::<TURN>().0) {
        let (acc, row) = (acc.as_chunks_mut::<AT_ONCE>().0, row.as_chunks::<AT_ONCE>().0);
        for (a, x) in acc.iter_mut().zip(row) {
            *a = from_fn(|k| f(a[k], x[k]));
        }
    }
}

#[inline(always)]
fn part_of_row<T: Copy>(acc: &mut [T; FOLD_LANES], row: &[T], f: impl Fn(T, T) -> T + Copy) {
    for (a, &x) in acc.iter_mut().zip(row) {
        *a = f(*a, x);
    }
}

/// Lane `j` takes `x[j], x[j+256], …`
#[inline(always)]
fn rows_of<T: Copy>(acc: &mut [T; FOLD_LANES], x: &[T], f: impl Fn(T, T) -> T + Copy) {
    let (rows, rest) = x.as_chunks::<FOLD_LANES>();
    for row in rows {
        row_of(acc, row, f);
    }
    part_of_row(acc, rest, f);
}

/// The tree over the lanes that have elements.
#[inline(always)]
fn tree_of<T: Copy>(acc: &mut [T], f: impl Fn(T, T) -> T) -> T {
    let n = acc.len();
    let mut s = FOLD_LANES / 2;
    while s > 0 {
        if s < n {
            let (low, high) = acc.split_at_mut(s);
            for (a, &b) in low.iter_mut().zip(high.iter()) {
                *a = f(*a, b);
            }
        }
        s /= 2;
    }
    acc[0]
}

/// Sets all elements to the identity. False where there is no such fold.
pub fn fill_identity(op: ReduceOp, acc: &mut Data) -> bool {
    // The lanes only choose the type here.
    let none = Data::zeros(acc.elem_type(), 0);
    with_fold!(op, Lanes::all(&none), |_x, id, _f| set(acc, id), else false)
}

fn set<T: Element>(acc: &mut Data, id: T) -> bool {
    match T::slice_mut(acc) {
        Some(v) => {
            v.fill(id);
            true
        }
        None => false,
    }
}

/// `acc[at + i] = f(acc[at + i], x[i])` for each element of `x`.
pub fn combine(op: ReduceOp, acc: &mut Data, at: usize, x: Lanes<'_>) -> bool {
    with_fold!(op, x, |x, _id, f| zip(acc, at, x, f), else false)
}

fn zip<T: Element>(acc: &mut Data, at: usize, x: &[T], f: impl Fn(T, T) -> T) -> bool {
    let Some(acc) = T::slice_mut(acc) else { return false };
    let n = x.len();
    let acc = &mut acc[at..at + n];
    for i in 0..n {
        acc[i] = f(acc[i], x[i]);
    }
    true
}

/// Rows that are folded together, so that what they are folded into is read and written once.
pub const ROWS: usize = 4;

/// As [`combine`] of one row after the other.
pub fn combine_rows(op: ReduceOp, acc: &mut Data, at: usize, rows: &[Lanes<'_>]) -> bool {
    match *rows {
        [a, b, c, d] => {
            with_fold!(op, a, |a, _id, f| zip_rows(acc, at, a, [b, c, d], f), else false)
        }
        _ => rows.iter().all(|&x| combine(op, acc, at, x)),
    }
}

fn zip_rows<T: Lane>(
    acc: &mut Data,
    at: usize,
    a: &[T],
    others: [Lanes<'_>; ROWS - 1],
    f: impl Fn(T, T) -> T,
) -> bool {
    let [Some(b), Some(c), Some(d)] = others.map(T::slice_of) else { return false };
    let Some(acc) = T::slice_mut(acc) else { return false };
    let n = a.len();
    let (acc, b, c, d) = (&mut acc[at..at + n], &b[..n], &c[..n], &d[..n]);
    for i in 0..n {
        acc[i] = f(f(f(f(acc[i], a[i]), b[i]), c[i]), d[i]);
    }
    true
}

/// The tree over lanes that are `width` elements each, side by side; the result is the first of them.
pub fn tree_of_rows(op: ReduceOp, acc: &mut Data, width: usize, lanes: usize) -> bool {
    let none = Data::zeros(acc.elem_type(), 0);
    with_fold!(op, Lanes::all(&none), |_x, _id, f| rows_joined(acc, width, lanes, f), else false)
}

fn rows_joined<T: Element>(
    acc: &mut Data,
    width: usize,
    lanes: usize,
    f: impl Fn(T, T) -> T,
) -> bool {
    let Some(acc) = T::slice_mut(acc) else { return false };
    let mut s = FOLD_LANES / 2;
    while s > 0 {
        if s < lanes {
            let (low, high) = acc[..lanes * width].split_at_mut(s * width);
            for (a, &b) in low.iter_mut().zip(high.iter()) {
                *a = f(*a, b);
            }
        }
        s /= 2;
    }
    true
}

/// Folds a piece of a block into its 256 lanes: `acc[j]` takes `x[j], x[j+256], …`. The piece begins at
/// a multiple of 256 in its block.
pub fn rows(op: ReduceOp, acc: &mut Data, x: Lanes<'_>) -> bool {
    with_fold!(op, x, |x, _id, f| rows_typed(acc, x, f), else false)
}

fn rows_typed<T: Element>(acc: &mut Data, x: &[T], f: impl Fn(T, T) -> T + Copy) -> bool {
    let Some(acc) = T::slice_mut(acc).and_then(|acc| acc.first_chunk_mut()) else { return false };
    rows_of(acc, x, f);
    true
}

/// Folds the first `n` of 256 lanes by the tree; the result is element 0.
pub fn tree(op: ReduceOp, acc: &mut Data, n: usize) -> bool {
    let none = Data::zeros(acc.elem_type(), 0);
    with_fold!(op, Lanes::all(&none), |_x, _id, f| tree_typed(acc, n, f), else false)
}

fn tree_typed<T: Element>(acc: &mut Data, n: usize, f: impl Fn(T, T) -> T) -> bool {
    let Some(acc) = T::slice_mut(acc) else { return false };
    if n > 0 {
        tree_of(&mut acc[..n.min(FOLD_LANES)], f);
    }
    true
}

/// The fold of a run of elements of any type, written to element `at` of `out`.
pub fn run_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize) -> bool {
    runs_into(op, x, (x.len(), 1), out, at)
}

/// The folds of `count` runs of `len` elements, one after the other in `x`, written from element `at` of `out` on.
pub fn runs_into(
    op: ReduceOp,
    x: Lanes<'_>,
    (len, count): (usize, usize),
    out: &mut Data,
    at: usize,
) -> bool {
    with_fold!(op, x, |x, id, f| match Element::slice_mut(out) {
        Some(out) => {
            runs(x, len, &mut out[at..at + count], id, f);
            true
        }
        None => false,
    }, else false)
}

/// The results of the blocks of a piece that begins with one, written from element `at` of `out` on.
pub fn blocks_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize) -> bool {
    with_fold!(op, x, |x, id, f| match Element::slice_mut(out) {
        Some(out) => {
            let count = x.len().div_ceil(FOLD_BLOCK);
            blocks(x, x.len(), &mut out[at..at + count], id, f);
            true
        }
        None => false,
    }, else false)
}

/// The running fold of a run of elements into `out` from `at` on, from the last one backwards where asked.
pub fn scan_into(op: ReduceOp, x: Lanes<'_>, out: &mut Data, at: usize, reverse: bool) -> bool {
    let block = scan_block(op, x.elem_type()).unwrap_or(x.len()).max(1);
    with_fold!(op, x, |x, id, f| scan_typed(x, out, at, (block, reverse), id, f), else false)
}

fn scan_typed<T: Element>(
    x: &[T],
    out: &mut Data,
    at: usize,
    (block, reverse): (usize, bool),
    id: T,
    f: impl Fn(T, T) -> T + Copy,
) -> bool {
    let Some(out) = T::slice_mut(out) else { return false };
    let out = &mut out[at..at + x.len()];
    let mut before = None;
    if reverse {
        for (x, out) in x.rchunks(block).zip(out.rchunks_mut(block)) {
            before = Some(scan_of_block(x.iter().zip(out).rev(), before, id, f));
        }
    } else {
        for (x, out) in x.chunks(block).zip(out.chunks_mut(block)) {
            before = Some(scan_of_block(x.iter().zip(out), before, id, f));
        }
    }
    true
}

/// The running fold of a block after what comes before it; what comes before the next.
#[inline(always)]
fn scan_of_block<'a, T: Element>(
    elements: impl Iterator<Item = (&'a T, &'a mut T)>,
    before: Option<T>,
    id: T,
    f: impl Fn(T, T) -> T,
) -> T {
    let mut sum = id;
    match before {
        None => elements.for_each(|(&x, o)| {
            sum = f(sum, x);
            *o = sum;
        }),
        Some(before) => elements.for_each(|(&x, o)| {
            sum = f(sum, x);
            *o = f(before, sum);
        }),
    }
    before.map_or(sum, |before| f(before, sum))
}

/// Runs `$body` with the typed elements, whether one is better than another, and whether one is NaN.
macro_rules! with_order {
    ($op:expr, $lanes:expr, |$x:ident, $better:ident, $nan:ident| $body:expr; $($variant:ident $t:ty;)*) => {
        match ($op, $lanes) {
            $((ReduceOp::ArgMin, Lanes::$variant($x)) => {
                let $better = |a: $t, b: $t| a < b;
                let $nan = |a: $t| a != a;
                $body
            })*
            $((ReduceOp::ArgMax, Lanes::$variant($x)) => {
                let $better = |a: $t, b: $t| a > b;
                let $nan = |a: $t| a != a;
                $body
            })*
            (ReduceOp::ArgMin, Lanes::C64($x)) => { let $better = less64; let $nan = nan64; $body }
            (ReduceOp::ArgMax, Lanes::C64($x)) => { let $better = |a, b| less64(b, a); let $nan = nan64; $body }
            (ReduceOp::ArgMin, Lanes::C32($x)) => {
                let $better = |a, b| less64(wide(a), wide(b));
                let $nan = |a| nan64(wide(a));
                $body
            }
            (ReduceOp::ArgMax, Lanes::C32($x)) => {
                let $better = |a, b| less64(wide(b), wide(a));
                let $nan = |a| nan64(wide(a));
                $body
            }
            _ => false,
        }
    };
}

/// Goes on looking for the least or greatest element: `best[at]` and `place` (`u32::MAX` while there is
/// none) are those of the elements before; `x` begins at place `base`.
pub fn seek(
    op: ReduceOp,
    x: Lanes<'_>,
    base: u32,
    best: &mut Data,
    place: &mut u32,
    at: usize,
) -> bool {
    with_order!(op, x, |x, better, nan| seek_typed(x, base, best, place, at, better, nan);
        F64 f64; F32 f32; I8 i8; I16 i16; I32 i32; I64 i64; U8 u8; U16 u16; U32 u32; U64 u64; Bool bool;)
}

fn seek_typed<T: Element>(
    x: &[T],
    base: u32,
    best: &mut Data,
    place: &mut u32,
    at: usize,
    better: impl Fn(T, T) -> bool,
    nan: impl Fn(T) -> bool,
) -> bool {
    let Some(best) = T::slice_mut(best) else { return false };
    for (i, &x) in x.iter().enumerate() {
        if !nan(x) && (*place == u32::MAX || better(x, best[at])) {
            best[at] = x;
            *place = base + i as u32;
        }
    }
    true
}

/// The same for many folds side by side: element `i` of `x` is at place `place` in fold `i`. The places
/// may come in any order.
pub fn seek_each(
    op: ReduceOp,
    x: Lanes<'_>,
    place: u32,
    best: &mut Data,
    places: &mut [u32],
) -> bool {
    with_order!(op, x, |x, better, nan| seek_each_typed(x, place, best, places, better, nan);
        F64 f64; F32 f32; I8 i8; I16 i16; I32 i32; I64 i64; U8 u8; U16 u16; U32 u32; U64 u64; Bool bool;)
}

fn seek_each_typed<T: Element>(
    x: &[T],
    place: u32,
    best: &mut Data,
    places: &mut [u32],
    better: impl Fn(T, T) -> bool,
    nan: impl Fn(T) -> bool,
) -> bool {
    let Some(best) = T::slice_mut(best) else { return false };
    for ((&x, b), p) in x.iter().zip(best).zip(places) {
        let first = *p == u32::MAX;
        if !nan(x) && (first || better(x, *b) || (place < *p && !better(*b, x))) {
            *b = x;
            *p = place;
        }
    }
    true
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
