//! Rows of a matrix once its columns are sorted. Must not know how a node is computed.

use super::capture::extent;
use super::node::value_of;
use super::{Flow, Graph};
use crate::op::Op;
use crate::routine::Select;
use crate::value::{Shape, Value};
use smallvec::smallvec;

impl Graph {
    /// Whether rows of a matrix with so many rows are found without sorting it.
    pub fn is_selected(&self, x: &Value, rows: usize) -> bool {
        let real = x.elem_type().is_some_and(|ty| ty.class.is_float() && !ty.complex);
        real && x.shape().rows() >= Select::LEAST && rows <= Select::MOST
    }

    /// The elements that are in given rows of a matrix once its columns are sorted. The rows are a column of numbers, or one for
    /// each column of the matrix, counted from 1; the matrix has them.
    pub fn rows_in_order(&mut self, x: &Value, rows: &Value) -> Flow<Value> {
        let (len, columns) = (x.shape().rows(), x.shape().numel() / x.shape().rows().max(1));
        let count = rows.shape().rows();
        let shape = Shape::matrix(count, columns);
        let rows = self.node(rows)?;
        let places = self.zero_based(&rows)?;
        let places = self.spread(&places, shape.clone());
        let (len, columns) = (extent(len)?, extent(columns)?);
        let found = if self.is_selected(x, count) {
            let x = self.node(x)?;
            let routine = Select { ty: x.ty, len, columns, count: extent(count)? };
            self.routine(routine, 0, x.ty, shape, smallvec![x, places])
        } else {
            let (sorted, _) = self.sort(x, 0, false, false)?;
            let sorted = self.node(&sorted)?;
            let (column, len) = (self.coord_node(shape, 1), self.number(len));
            let first = self.op_node(Op::Mul, &[column, len])?;
            let at = self.op_node(Op::Add, &[first, places])?;
            self.gather_node(&sorted, &at)
        };
        Ok(value_of(&found))
    }
}
