//! Views, folds and generators of small host arrays at once. The definitions are those of `op`.
//! Must not know plans.

use super::node::{Number, ViewMap};
use crate::diag::Error;
use crate::op::lanes::LanesMut;
use crate::op::{self, Draw, ReduceOp};
use crate::value::with_data;
use crate::value::{Array, Class, Data, ElemType, Element, Shape, Value};
use num_complex::{Complex32, Complex64};
use smallvec::SmallVec;

/// An array of one number.
pub(super) fn fill(shape: &Shape, number: Number, ty: ElemType) -> Array {
    fn repeat<T: Element>(x: T, n: usize) -> Data {
        T::wrap(vec![x; n])
    }
    let n = shape.numel();
    let data = match number {
        Number::Complex(re, im) if ty.class == Class::Single => {
            repeat(Complex32::new(re as f32, im as f32), n)
        }
        Number::Complex(re, im) => repeat(Complex64::new(re, im), n),
        Number::Real(s) => {
            let one = s.to_array();
            with_data!(one.data(), v => repeat(v[0], n))
        }
    };
    Array::new(shape.clone(), data)
}

/// The zero-based coordinate along a dimension, as doubles.
pub(super) fn coordinate(shape: &Shape, dim: usize) -> Array {
    let inner: usize = shape.dims().iter().take(dim).product();
    let extent = shape.dim(dim).max(1);
    let at = |i: usize| (i / inner.max(1) % extent) as f64;
    Array::from_vec(shape.clone(), (0..shape.numel()).map(at).collect())
}

/// The draws of a random stream from a counter on.
pub(super) fn draws(shape: Shape, draw: Draw, key: u64, counter: u64) -> Value {
    if let (Draw::Uniform | Draw::Normal, true) = (draw, shape.is_scalar()) {
        return Value::from(op::random::number(draw == Draw::Normal, key, counter));
    }
    let n = shape.numel();
    let places: Vec<u32> = (0..n as u32).collect();
    let ty = match draw {
        Draw::Uniform | Draw::Normal => ElemType::DOUBLE,
        Draw::UniformSingle | Draw::NormalSingle => ElemType::real(Class::Single),
        Draw::Bits => ElemType::real(Class::UInt32),
    };
    let mut data = Data::zeros(ty, n);
    op::random::fill(draw, key, counter, &places, LanesMut::of(&mut data, 0, n));
    Value::from(Array::new(shape, data))
}

/// The identity matrix of a class.
pub(super) fn eye(rows: usize, cols: usize, class: Class) -> Array {
    let mut a = Array::zeros(ElemType::DOUBLE, Shape::matrix(rows, cols));
    if let Data::F64(v) = a.data_mut() {
        v.iter_mut().step_by(rows + 1).take(rows.min(cols)).for_each(|x| *x = 1.0);
    }
    op::cast::array(&a, ElemType::real(class))
}

/// The elements of a view.
pub(super) fn view(from: &Array, map: &ViewMap, shape: &Shape) -> Array {
    let strides = from.shape().strides();
    let mut offset = 0i64;
    let mut step: SmallVec<[i64; 4]> = SmallVec::from_elem(0, shape.ndims());
    for (a, &stride) in map.iter().zip(&strides) {
        offset += a.offset * stride as i64;
        if let Some(k) = a.of.filter(|&k| (k as usize) < step.len()) {
            step[k as usize] += a.step * stride as i64;
        }
    }
    // Along the first extent of several they are equally far apart.
    let dims = shape.dims();
    let along = shape.first_nonsingleton();
    let (count, apart) = (dims[along], step[along]);
    let starts = walk(&dims[along + 1..], &step[along + 1..], offset);
    let data = with_data!(from.data(), v => {
        let mut out = Vec::with_capacity(shape.numel());
        for start in starts {
            match apart {
                1 => out.extend_from_slice(&v[start..start + count]),
                _ => out.extend((0..count as i64).map(|k| v[(start as i64 + k * apart) as usize])),
            }
        }
        Element::wrap(out)
    });
    Array::new(shape.clone(), data)
}

/// A fold over a set of dimensions.
pub(super) fn reduce(fold: ReduceOp, x: &Array, dims: u32) -> Result<Array, Error> {
    let extents = x.shape().dims();
    let strides = x.shape().strides();
    let mut kept: SmallVec<[usize; 4]> = SmallVec::new();
    let (mut inner, mut inner_step) = (SmallVec::<[usize; 4]>::new(), SmallVec::<[i64; 4]>::new());
    let mut kept_step: SmallVec<[i64; 4]> = SmallVec::new();
    for (k, &e) in extents.iter().enumerate() {
        if dims >> k & 1 == 1 {
            inner.push(e);
            inner_step.push(strides[k] as i64);
            kept.push(1);
            kept_step.push(0);
        } else {
            kept.push(e);
            kept_step.push(strides[k] as i64);
        }
    }
    let shape = Shape::new(&kept);
    // The fold of nothing is something: there may be more of it than there is room for.
    let count = shape.checked_numel(size_of::<[usize; 8]>())?;
    // What is folded lies side by side where no extent that is kept comes before one that is folded.
    let wide = |k: usize, folded: bool| extents[k] > 1 && (dims >> k & 1 == 1) == folded;
    let last_folded = (0..extents.len()).rfind(|&k| wide(k, true));
    let first_kept = (0..extents.len()).find(|&k| wide(k, false));
    let len = inner.iter().product();
    let side_by_side = last_folded.is_none_or(|f| first_kept.is_none_or(|k| f < k));
    let gathered;
    // One lane after the other, each contiguous: what the definition of a fold takes.
    let data = if side_by_side {
        x.data()
    } else {
        let lanes: Vec<usize> = walk(&kept, &kept_step, 0).collect();
        let within: Vec<usize> = walk(&inner, &inner_step, 0).collect();
        gathered = with_data!(x.data(), v => {
            let all = lanes.iter().flat_map(|&l| within.iter().map(move |&w| v[l + w]));
            Element::wrap(all.collect())
        });
        &gathered
    };
    if fold.finds_place() {
        let (_, places) = op::fold::lanes_at(fold, data, len, count)?;
        return Ok(Array::from_vec(shape, places));
    }
    op::fold::lanes(fold, data, len, count).map(|data| Array::new(shape, data))
}

/// The places of a strided walk, first extent fastest.
fn walk(extents: &[usize], steps: &[i64], offset: i64) -> impl Iterator<Item = usize> {
    let total: usize = extents.iter().product();
    let extents: SmallVec<[usize; 4]> = SmallVec::from_slice(extents);
    let steps: SmallVec<[i64; 4]> = SmallVec::from_slice(steps);
    let mut at: SmallVec<[usize; 4]> = SmallVec::from_elem(0, extents.len());
    let mut place = offset;
    (0..total).map(move |_| {
        let here = place;
        for k in 0..at.len() {
            at[k] += 1;
            place += steps[k];
            if at[k] < extents[k] {
                break;
            }
            place -= steps[k] * extents[k] as i64;
            at[k] = 0;
        }
        here as usize
    })
}
