//! Recursive filters of captured numbers along a dimension. Must not know how a node is computed.

use super::capture::lanes_of;
use super::node::value_of;
use super::{Flow, Graph};
use crate::routine::Filter;
use crate::value::{Class, Shape, Value};
use smallvec::smallvec;

/// Coefficients of more are the host's.
const MOST: usize = 17;

impl Graph {
    /// The filtered array, and what is in the delays afterwards. None where the host does it: what lies there, and doubles of
    /// few lanes, whose order nothing may change. `coefficients`: as many of the input as of the output before, the first of which
    /// is 1, of the type of x. `start`, and what is left, are of the shape `delays`.
    pub fn filtered(
        &mut self,
        x: &Value,
        coefficients: &Value,
        dim: usize,
        start: Option<&Value>,
        delays: &Shape,
    ) -> Flow<Option<[Value; 2]>> {
        let (shape, order) = (x.shape(), coefficients.numel() / 2);
        let fits = (2..=MOST).contains(&order) && x.numel() > 0 && x.numel() < 1 << 31;
        let Some(ty) = x.elem_type().filter(|_| fits) else { return Ok(None) };
        let node = self.node(x)?;
        let lanes = lanes_of(&node.shape, dim)?;
        let routine = Filter { ty, lanes, order: order as u32 };
        if ty.class == Class::Double && lanes.count() < Filter::LANES_OF_DOUBLES {
            return Ok(None);
        }
        let coefficients = self.node(coefficients)?;
        let before = match start {
            Some(start) => start.clone(),
            None => self.zeros(ty, delays.clone()),
        };
        let before = self.node(&before)?;
        let before = self.cast_node(&before, ty);
        let inputs = smallvec![coefficients, node, before];
        let mut made = |output, shape: &Shape| {
            value_of(&self.routine(routine, output, ty, shape.clone(), Clone::clone(&inputs)))
        };
        Ok(Some([made(0, &shape), made(1, delays)]))
    }
}
