//! Places of elements as sums of strides over a kernel's coordinates, and how they change on the way through
//! slices, permutations, spreads and reshapes. Must not know nodes.

use crate::graph::ViewMap;
use crate::value::Shape;
use smallvec::SmallVec;

/// `offset + Σ stride·coordinate`, over the axes of a space, and time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Affine {
    pub(super) offset: i64,
    /// One an axis.
    pub(super) strides: SmallVec<[i64; 6]>,
    pub(super) time: i64,
}

/// Where in an array an element is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Position {
    /// By coordinates, one a dimension.
    Dims(SmallVec<[Affine; 3]>),
    /// By its linear place.
    Linear(Affine),
}

/// A coordinate of the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    pub(super) extent: usize,
    pub(super) reduced: bool,
    /// The dimension of the group's space that it is a part of, and its stride there.
    pub(super) dim: usize,
    pub(super) stride: usize,
}

/// Why a linear place has no coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// It would if an axis were two, the inner one of this extent.
    Split { axis: usize, inner: usize },
    /// It never will.
    Never,
}

impl Affine {
    pub(super) fn zero(axes: usize) -> Affine {
        Affine { offset: 0, strides: SmallVec::from_elem(0, axes), time: 0 }
    }

    fn scaled(&self, by: i64) -> Affine {
        Affine {
            offset: self.offset * by,
            strides: self.strides.iter().map(|s| s * by).collect(),
            time: self.time * by,
        }
    }

    fn plus(&mut self, other: &Affine) {
        self.offset += other.offset;
        self.time += other.time;
        self.strides.iter_mut().zip(&other.strides).for_each(|(a, b)| *a += b);
    }
}

impl Position {
    /// The linear place in an array of a shape.
    pub(super) fn linear(&self, shape: &Shape, axes: usize) -> Affine {
        match self {
            Position::Linear(a) => a.clone(),
            Position::Dims(dims) => {
                let mut sum = Affine::zero(axes);
                for (a, stride) in dims.iter().zip(shape.strides()) {
                    sum.plus(&a.scaled(stride as i64));
                }
                sum
            }
        }
    }

    /// The coordinates in an array of a shape.
    pub(super) fn dims(
        &self,
        shape: &Shape,
        axes: &[Axis],
        trips: usize,
    ) -> Result<SmallVec<[Affine; 3]>, Misfit> {
        match self {
            Position::Dims(d) => Ok(d.clone()),
            Position::Linear(a) => split(a, shape, axes, trips),
        }
    }

    /// The place of an operand of shape `from` under implicit expansion to `to`.
    pub(super) fn spread(
        &self,
        from: &Shape,
        to: &Shape,
        axes: &[Axis],
        trips: usize,
    ) -> Result<Position, Misfit> {
        if from == to {
            return Ok(self.clone());
        }
        if from.is_scalar() {
            return Ok(Position::Linear(Affine::zero(axes.len())));
        }
        let dims = self.dims(to, axes, trips)?;
        Ok(Position::Dims(
            (0..from.ndims())
                .map(|k| match (from.dim(k), dims.get(k)) {
                    (1, _) | (_, None) => Affine::zero(axes.len()),
                    (_, Some(a)) => a.clone(),
                })
                .collect(),
        ))
    }

    /// The place in a view's input; `advance` is how far its offsets go on each time step.
    pub(super) fn through(
        &self,
        map: &ViewMap,
        shape: &Shape,
        advance: &[i64],
        axes: &[Axis],
        trips: usize,
    ) -> Result<Position, Misfit> {
        let used = map.iter().any(|a| a.of.is_some());
        let dims = if used { self.dims(shape, axes, trips)? } else { SmallVec::new() };
        Ok(Position::Dims(
            map.iter()
                .enumerate()
                .map(|(k, a)| {
                    let mut place = match a.of.and_then(|o| dims.get(o as usize)) {
                        Some(d) => d.scaled(a.step),
                        None => Affine::zero(axes.len()),
                    };
                    place.offset += a.offset;
                    place.time += advance.get(k).copied().unwrap_or(0);
                    place
                })
                .collect(),
        ))
    }
}

/// Coordinates of a linear place: every axis must walk along one dimension, and none may carry over
/// into the next.
fn split(
    a: &Affine,
    shape: &Shape,
    axes: &[Axis],
    trips: usize,
) -> Result<SmallVec<[Affine; 3]>, Misfit> {
    let extents = shape.dims();
    let strides = shape.strides();
    let n = extents.len();
    let mut dims: SmallVec<[Affine; 3]> = (0..n).map(|_| Affine::zero(axes.len())).collect();
    let mut top: SmallVec<[i64; 4]> = SmallVec::from_elem(0, n);
    if a.offset < 0 {
        return Err(Misfit::Never);
    }
    for k in 0..n {
        let place = a.offset / strides[k].max(1) as i64;
        let within = if k + 1 < n { place % extents[k].max(1) as i64 } else { place };
        dims[k].offset = within;
        top[k] = within;
    }
    let walks = a.strides.iter().zip(axes).map(|(&s, x)| (s, x.extent)).chain([(a.time, trips)]);
    for (axis, (stride, extent)) in walks.enumerate() {
        if stride == 0 || extent <= 1 {
            continue;
        }
        if stride < 0 {
            return Err(Misfit::Never);
        }
        let fits = |k: &usize| extents[*k] > 1 && strides[*k] as i64 <= stride;
        let Some(k) = (0..n).rev().find(fits) else { return Err(Misfit::Never) };
        if stride % strides[k] as i64 != 0 {
            return Err(Misfit::Never);
        }
        let step = stride / strides[k] as i64;
        let reach = step * (extent as i64 - 1);
        if reach >= extents[k] as i64 {
            let inner = extents[k] as i64 / step;
            let clean = inner > 1
                && extents[k] as i64 % step == 0
                && extent as i64 % inner == 0
                && axis < axes.len();
            return Err(match clean {
                true => Misfit::Split { axis, inner: inner as usize },
                false => Misfit::Never,
            });
        }
        top[k] += reach;
        match axis < axes.len() {
            true => dims[k].strides[axis] = step,
            false => dims[k].time = step,
        }
    }
    match (0..n).all(|k| top[k] < extents[k].max(1) as i64) {
        true => Ok(dims),
        false => Err(Misfit::Never),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn axis(extent: usize) -> Axis {
        Axis { extent, reduced: false, dim: 0, stride: 1 }
    }

    #[test]
    fn a_linear_walk_over_a_matrix_needs_two_axes() {
        let whole = Affine { offset: 0, strides: SmallVec::from_slice(&[1]), time: 0 };
        let shape = Shape::matrix(3, 4);
        let misfit = split(&whole, &shape, &[axis(12)], 1);
        assert_eq!(misfit, Err(Misfit::Split { axis: 0, inner: 3 }));
        let two = Affine { offset: 0, strides: SmallVec::from_slice(&[1, 3]), time: 0 };
        let dims = split(&two, &shape, &[axis(3), axis(4)], 1).unwrap();
        assert_eq!(dims[0].strides.as_slice(), [1, 0]);
        assert_eq!(dims[1].strides.as_slice(), [0, 1]);
    }

    #[test]
    fn a_walk_that_carries_over_has_no_coordinates() {
        let shifted = Affine { offset: 2, strides: SmallVec::from_slice(&[1]), time: 0 };
        assert_eq!(split(&shifted, &Shape::matrix(3, 4), &[axis(2)], 1), Err(Misfit::Never));
    }
}
