//! Recursive filters of captured singles along a dimension. Must not know how a node is computed.

use super::capture::lanes_of;
use super::node::value_of;
use super::{Flow, Graph};
use crate::op::host_work::HostWork;
use crate::routine::Filter;
use crate::value::{Array, ElemType, Shape, Value};
use smallvec::smallvec;

/// Coefficients of more are the host's.
const MOST: usize = 17;

/// A recursive filter: as many coefficients of either kind, the first of `a` being 1.
pub struct Recursion {
    /// What the input is taken by.
    pub b: Vec<f32>,
    /// What the output before is taken by.
    pub a: Vec<f32>,
}

impl Graph {
    /// The filtered array, and what is in the delays afterwards. None where the host does it: what lies there, and what is no
    /// real single. `start`, and what is left, are of the shape `delays`.
    pub fn filtered(
        &mut self,
        x: &Value,
        how: &Recursion,
        dim: usize,
        start: Option<&Value>,
        delays: &Shape,
    ) -> Flow<Option<[Value; 2]>> {
        let (shape, order) = (x.shape(), how.b.len());
        let host = HostWork::Products(2.0 * x.numel() as f64 * order as f64);
        let fits = (2..=MOST).contains(&order) && x.numel() > 0 && x.numel() < 1 << 31;
        if x.elem_type() != Some(ElemType::SINGLE) || !fits || !self.is_for_device(&[x], host) {
            return Ok(None);
        }
        let coefficients = [&how.b[..], &how.a[..]].concat();
        let coefficients = Array::from_vec(Shape::matrix(2 * order, 1), coefficients);
        let coefficients = self.node(&Value::from(coefficients))?;
        let before = match start {
            Some(start) => start.clone(),
            None => self.zeros(ElemType::SINGLE, delays.clone()),
        };
        let before = self.node(&before)?;
        let before = self.cast_node(&before, ElemType::SINGLE);
        let node = self.node(x)?;
        let lanes = lanes_of(&node.shape, dim)?;
        let routine = Filter { ty: ElemType::SINGLE, lanes, order: order as u32 };
        let inputs = smallvec![coefficients, node, before];
        let mut made = |output, shape: &Shape| {
            let ty = ElemType::SINGLE;
            value_of(&self.routine(routine, output, ty, shape.clone(), Clone::clone(&inputs)))
        };
        Ok(Some([made(0, &shape), made(1, delays)]))
    }
}
