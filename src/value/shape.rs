//! Array shapes: at least two extents, no trailing ones beyond the second, column-major.

use super::room::room;
use crate::diag::{Error, Result};
use smallvec::SmallVec;

/// No host array is larger: WebAssembly has 4 GiB in all.
pub(super) const LARGEST_ARRAY_BYTES: usize = 1 << 31;

/// The extents of an array. **At least two; trailing ones beyond the second are dropped.**
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape(SmallVec<[usize; 4]>);

impl Shape {
    /// No extent is greater, of empty arrays neither: it is a number in every module.
    pub const LARGEST_EXTENT: usize = i32::MAX as usize;

    /// No array has more dimensions: no more of them can have other than one element, and Kernels count them in a word.
    pub const MOST_DIMENSIONS: usize = 31;

    /// A shape from any number of extents.
    pub fn new(extents: &[usize]) -> Shape {
        let mut e: SmallVec<[usize; 4]> = SmallVec::from_slice(extents);
        match e.len() {
            0 => e.extend([1, 1]),
            1 => e.push(1),
            _ => {}
        }
        while e.len() > 2 && e[e.len() - 1] == 1 {
            e.pop();
        }
        Shape(e)
    }

    /// rows × cols.
    pub fn matrix(rows: usize, cols: usize) -> Shape {
        Shape(SmallVec::from_slice(&[rows, cols]))
    }

    /// 1×1.
    pub fn scalar() -> Shape {
        Shape::matrix(1, 1)
    }

    /// The extents.
    pub fn dims(&self) -> &[usize] {
        &self.0
    }

    /// The extent of dimension `k` (from 0); 1 beyond the last.
    pub fn dim(&self, k: usize) -> usize {
        self.0.get(k).copied().unwrap_or(1)
    }

    /// The first extent.
    pub fn rows(&self) -> usize {
        self.0[0]
    }

    /// The second extent.
    pub fn cols(&self) -> usize {
        self.0[1]
    }

    /// The number of dimensions, at least 2.
    pub fn ndims(&self) -> usize {
        self.0.len()
    }

    /// The number of elements. Saturates: shapes that cannot exist are refused where arrays are made.
    pub fn numel(&self) -> usize {
        self.0.iter().fold(1usize, |n, &d| n.saturating_mul(d))
    }

    /// The number of elements, refused where an array of them cannot exist or there is no room for it.
    pub fn checked_numel(&self, bytes_per_element: usize) -> Result<usize> {
        let count = self.limited_numel(bytes_per_element)?;
        room(count * bytes_per_element)?;
        Ok(count)
    }

    /// The number of elements, refused where no array has so many. Enough for what is captured: it may never need room
    /// on the host, and asking makes a module's memory grow.
    pub fn limited_numel(&self, bytes_per_element: usize) -> Result<usize> {
        let bytes = self.0.iter().try_fold(bytes_per_element.max(1), |n, &d| n.checked_mul(d));
        match bytes {
            _ if self.ndims() > Shape::MOST_DIMENSIONS => Err(self.too_many_dimensions()),
            _ if self.0.iter().any(|&d| d > Shape::LARGEST_EXTENT) => Err(self.too_large()),
            Some(bytes) if bytes <= LARGEST_ARRAY_BYTES => Ok(self.numel()),
            _ if self.is_empty() => Ok(0),
            _ => Err(self.too_large()),
        }
    }

    fn too_many_dimensions(&self) -> Error {
        let most = Shape::MOST_DIMENSIONS;
        let message = format!(
            "Requested array has {} dimensions; an array has at most {most} here.",
            self.ndims()
        );
        Error::new("MATLAB:array:SizeLimitExceeded", message)
    }

    fn too_large(&self) -> Error {
        let message =
            format!("Requested {self} array exceeds the largest size of an array here (2 GiB).");
        Error::new("MATLAB:array:SizeLimitExceeded", message)
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.0.contains(&0)
    }

    /// Whether this is 1×1.
    pub fn is_scalar(&self) -> bool {
        self.0.as_slice() == [1, 1]
    }

    /// Whether this is 1×n or n×1 (a scalar is both).
    pub fn is_vector(&self) -> bool {
        self.0.len() == 2 && (self.0[0] == 1 || self.0[1] == 1)
    }

    /// The first dimension (from 0) whose extent is not 1; 0 for a scalar.
    pub fn first_nonsingleton(&self) -> usize {
        self.0.iter().position(|&d| d != 1).unwrap_or(0)
    }

    /// This shape with dimension `k` (from 0) set to `extent`.
    pub fn with_dim(&self, k: usize, extent: usize) -> Shape {
        // Beyond the last dimension all extents are 1.
        if extent == 1 && k >= self.ndims() {
            return self.clone();
        }
        let mut e = self.0.clone();
        while e.len() <= k {
            e.push(1);
        }
        e[k] = extent;
        Shape::new(&e)
    }

    /// The shape of an elementwise result under implicit expansion; None where extents clash.
    pub fn broadcast(&self, other: &Shape) -> Option<Shape> {
        // Nearly always.
        if self == other || other.is_scalar() {
            return Some(self.clone());
        }
        if self.is_scalar() {
            return Some(other.clone());
        }
        let n = self.ndims().max(other.ndims());
        let mut e: SmallVec<[usize; 4]> = SmallVec::new();
        for k in 0..n {
            let (a, b) = (self.dim(k), other.dim(k));
            e.push(match (a, b) {
                (a, b) if a == b => a,
                (1, b) => b,
                (a, 1) => a,
                _ => return None,
            });
        }
        Some(Shape::new(&e))
    }

    /// How far two neighbours along dimension `k` (from 0) are apart, also beyond the last.
    pub fn stride(&self, k: usize) -> usize {
        self.0.iter().take(k).product()
    }

    /// Column-major strides in elements, one an extent.
    pub fn strides(&self) -> SmallVec<[usize; 4]> {
        let mut next = 1usize;
        self.0
            .iter()
            .map(|&d| {
                let s = next;
                next = next.saturating_mul(d);
                s
            })
            .collect()
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (k, d) in self.0.iter().enumerate() {
            if k > 0 {
                f.write_str("x")?;
            }
            write!(f, "{d}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn trailing_ones_are_dropped() {
        assert_eq!(Shape::new(&[2, 3, 1, 1]), Shape::matrix(2, 3));
        assert_eq!(Shape::new(&[5]), Shape::matrix(5, 1));
        assert_eq!(Shape::new(&[1, 1, 4]).ndims(), 3);
    }

    #[test]
    fn strides_go_on_beyond_the_last_dimension() {
        let shape = Shape::new(&[2, 3, 4]);
        assert_eq!([0, 1, 2, 3, usize::MAX].map(|k| shape.stride(k)), [1, 2, 6, 24, 24]);
    }

    #[test]
    fn dimensions_are_limited() {
        let shape = |count: usize| Shape::matrix(1, 2).with_dim(count - 1, 3);
        assert_eq!(shape(Shape::MOST_DIMENSIONS).limited_numel(8).ok(), Some(6));
        let refused = shape(Shape::MOST_DIMENSIONS + 1).limited_numel(8).expect_err("too many");
        assert_eq!(refused.identifier(), "MATLAB:array:SizeLimitExceeded");
    }

    #[test]
    fn implicit_expansion() {
        let a = Shape::matrix(3, 1);
        assert_eq!(a.broadcast(&Shape::matrix(1, 4)), Some(Shape::matrix(3, 4)));
        assert_eq!(a.broadcast(&Shape::matrix(2, 4)), None);
        assert_eq!(Shape::matrix(0, 1).broadcast(&a.with_dim(0, 1)), Some(Shape::matrix(0, 1)));
    }
}
