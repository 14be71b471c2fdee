//! Convolution with a small kernel as a fold: for each element of the result, what lies under the kernel there, gathered and
//! weighted, so that what is done before and after joins it. With a larger one it is a routine. Must not know how a node is
//! computed.

use super::node::{Node, Number, value_of};
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::{self, FOLD_IN_ORDER, Op, ReduceOp, fourier};
use crate::routine::Convolution;
use crate::value::{Class, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Elements of a kernel of singles, at most, under which each is looked for by itself: of more, what neighbours see is fetched once.
const FEW: usize = 4;

/// The part of a convolution that is wanted, and the order in which the products are added.
#[derive(Clone, Copy, Debug)]
pub struct PartOfConvolution {
    /// Which row and column of the whole convolution its first element is.
    pub first: (usize, usize),
    /// Its rows and columns.
    pub size: (usize, usize),
    /// From the last element of the kernel to the first.
    pub backwards: bool,
}

impl Graph {
    /// Part of the convolution of two real matrices: element (i, j) of the whole is the sum of `k(p, q)·x(i - p, j - q)`
    /// over what lies within x. None where the host does it: for what lies there.
    pub fn convolve(
        &mut self,
        x: &Value,
        k: &Value,
        window: PartOfConvolution,
    ) -> Flow<Option<Value>> {
        let real = |v: &Value| v.elem_type().filter(|ty| !ty.complex && ty.class.is_float());
        let (Some(tx), Some(tk)) = (real(x), real(k)) else { return Ok(None) };
        let ty = op::signature(Op::Mul, &[tx, tk])?.result;
        // The smaller one is the kernel. What came first to be added does so still.
        let (x, k, window) = match k.numel() > x.numel() {
            true => (k, x, PartOfConvolution { backwards: !window.backwards, ..window }),
            false => (x, k, window),
        };
        let few = k.numel() <= if ty.class == Class::Single { FEW } else { FOLD_IN_ORDER };
        let empty = x.numel() == 0 || k.numel() == 0 || window.size.0 * window.size.1 == 0;
        let vast = [x.numel(), k.numel()].iter().any(|&n| n >= 1 << 28);
        // So many doubles go by transforms, whose bits are the host's.
        let large = || fourier::by_spectra(x.shape().dims(), k.shape().dims());
        if empty || vast || ty.class == Class::Double && large() {
            return Ok(None);
        }
        let products = window.size.0 as f64 * window.size.1 as f64 * k.numel() as f64;
        if !self.is_for_device(&[x], HostWork::Products(products)) {
            return Ok(None);
        }
        let (data, kernel) = (self.node(x)?, self.node(k)?);
        let (rows, cols) = (kernel.shape.rows(), kernel.shape.cols());
        let space = Shape::new(&[window.size.0, window.size.1, rows, cols]);
        if data.shape.ndims() > 2 || kernel.shape.ndims() > 2 || space.dims().len() > 4 {
            return Ok(None);
        }
        let (data, kernel) = (self.cast_node(&data, ty), self.cast_node(&kernel, ty));
        if !few {
            return Ok(Some(self.convolution(&data, &kernel, window)));
        }
        let kernel = match window.backwards {
            true => {
                let mut turned = value_of(&kernel);
                for dim in 0..2 {
                    turned = self.flip(&turned, dim)?;
                }
                self.node(&turned)?
            }
            false => kernel,
        };
        let weights = self.reshape_node(&kernel, Shape::new(&[1, 1, rows, cols]));
        let (row, by_row) =
            self.under(&space, 0, window.first.0, data.shape.rows(), window.backwards)?;
        let (col, by_col) =
            self.under(&space, 1, window.first.1, data.shape.cols(), window.backwards)?;
        let height = self.count(data.shape.rows());
        let start = self.op_node(Op::Mul, &[col, height])?;
        let at = self.op_node(Op::Add, &[row, start])?;
        let inside = self.op_node(Op::And, &[by_row, by_col])?;
        let seen = self.gather_node(&data, &at);
        let product = self.op_node(Op::Mul, &[seen, weights])?;
        let zero = match ty.class {
            Class::Single => Scalar::F32(0.0),
            _ => Scalar::F64(0.0),
        };
        let zero = self.scalar(Number::Real(zero));
        let terms = self.op_node(Op::Select, &[inside, product, zero])?;
        let sums = self.fold(ReduceOp::Sum, &terms, 0b1100, ty);
        let shape = Shape::matrix(window.size.0, window.size.1);
        Ok(Some(value_of(&self.reshape_node(&sums, shape))))
    }

    fn convolution(&mut self, x: &Rc<Node>, k: &Rc<Node>, window: PartOfConvolution) -> Value {
        let of = |(rows, cols): (usize, usize)| (rows as u32, cols as u32);
        let size = |n: &Node| of((n.shape.rows(), n.shape.cols()));
        let mut routine = Convolution {
            ty: x.ty,
            data: size(x),
            kernel: size(k),
            first: of(window.first),
            size: of(window.size),
            // Of singles any order will do.
            backwards: window.backwards && x.ty.class == Class::Double,
        };
        // Rows are as columns, which they are in memory.
        if routine.data.0 == 1 && routine.kernel.0 == 1 && routine.size.0 == 1 {
            for (rows, cols) in [&mut routine.data, &mut routine.kernel, &mut routine.size] {
                std::mem::swap(rows, cols);
            }
            routine.first = (routine.first.1, routine.first.0);
        }
        let shape = Shape::matrix(window.size.0, window.size.1);
        value_of(&self.routine(routine, 0, x.ty, shape, smallvec![x.clone(), k.clone()]))
    }

    /// Along dimension `dim` of the space, whose dimension `dim + 2` is the kernel's: where the data lies that each point
    /// sees, some place of it for what lies outside, and whether it is inside.
    fn under(
        &mut self,
        space: &Shape,
        dim: usize,
        first: usize,
        extent: usize,
        backwards: bool,
    ) -> Result<(Rc<Node>, Rc<Node>), Error> {
        let reach = space.dim(dim + 2) - 1;
        let result = self.coord_node(space.clone(), dim);
        let tap = self.coord_node(space.clone(), dim + 2);
        // Counted from `reach` before the data, so that nothing is negative.
        let place = match backwards {
            true => {
                let from = self.count(first);
                let along = self.op_node(Op::Add, &[result, from])?;
                self.op_node(Op::Add, &[along, tap])?
            }
            false => {
                let from = self.count(first + reach);
                let along = self.op_node(Op::Add, &[result, from])?;
                self.op_node(Op::Sub, &[along, tap])?
            }
        };
        let (least, beyond) = (self.count(reach), self.count(reach + extent));
        let above = self.op_node(Op::Ge, &[place.clone(), least.clone()])?;
        let below = self.op_node(Op::Lt, &[place.clone(), beyond])?;
        let inside = self.op_node(Op::And, &[above, below])?;
        let last = self.count(extent - 1);
        let there = self.op_node(Op::Sub, &[place, least])?;
        Ok((self.op_node(Op::Min, &[there, last])?, inside))
    }

    /// A number that places are counted with.
    fn count(&mut self, n: usize) -> Rc<Node> {
        debug_assert!(u32::try_from(n).is_ok(), "places are counted in uint32");
        self.scalar(Number::Real(Scalar::U32(n as u32)))
    }
}
