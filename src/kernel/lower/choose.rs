//! Assignments and concatenations that are computed where they are read: each element is chosen there. What is not chosen is
//! computed as well, at places where it may have no elements. Must not know what a plan fuses.

use super::emit::{Emitter, INDEX};
use super::position::{Affine, Position};
use super::{Failure, Unfit};
use crate::graph::{Node, Region};
use crate::kernel::Val;
use crate::op::Op;
use crate::value::{ElemType, Scalar, Shape};
use smallvec::SmallVec;
use std::rc::Rc;

impl Emitter<'_> {
    /// An element of an array of which a region has been assigned.
    pub(super) fn assigned(
        &mut self,
        n: &Rc<Node>,
        region: &Region,
        at: &Position,
    ) -> Result<Val, Failure> {
        let dims = self.coordinates_of(n, at)?;
        let inputs = n.inputs();
        let base = self.eval(&inputs[0], &Position::Dims(dims.clone()))?;
        let value = self.part(&inputs[1], region.iter().map(|s| s.start), &dims)?;
        Ok(match self.within(region, &n.shape, &dims) {
            Some(within) => self.op(Op::Select, n.ty, &[within, value, base]),
            None => value,
        })
    }

    /// An element of arrays that lie one after the other along a dimension.
    pub(super) fn joined(
        &mut self,
        n: &Rc<Node>,
        dim: usize,
        at: &Position,
    ) -> Result<Val, Failure> {
        let dims = self.coordinates_of(n, at)?;
        let along = self.index(&dims[dim]);
        let (mut end, mut chosen) = (0, None);
        for part in n.inputs().iter().filter(|part| part.numel() > 0) {
            let start = end;
            end += part.shape.dim(dim);
            let starts = (0..dims.len()).map(|k| if k == dim { start } else { 0 });
            let value = self.part(part, starts, &dims)?;
            chosen = Some(match chosen {
                None => value,
                Some(before) => {
                    let start = self.structural(Scalar::U32(start as u32), INDEX);
                    let before_it = self.op(Op::Lt, INDEX, &[along, start]);
                    self.op(Op::Select, n.ty, &[before_it, before, value])
                }
            });
        }
        chosen.ok_or_else(|| Failure::Unfit(Unfit::Store(n.clone())))
    }

    fn coordinates_of(
        &self,
        n: &Rc<Node>,
        at: &Position,
    ) -> Result<SmallVec<[Affine; 3]>, Failure> {
        at.dims(&n.shape, self.axes, self.trips).map_err(|m| Failure::of(m, n))
    }

    /// An element of what begins at these coordinates of a whole, by coordinates of the whole: any, where it has none there.
    fn part(
        &mut self,
        part: &Rc<Node>,
        starts: impl Iterator<Item = usize>,
        dims: &[Affine],
    ) -> Result<Val, Failure> {
        if part.shape.is_scalar() {
            return self.eval(part, &Position::Linear(Affine::zero(self.axes.len())));
        }
        let shifted = dims.iter().zip(starts).take(part.shape.ndims()).map(|(place, start)| {
            let mut place = place.clone();
            place.offset -= start as i64;
            place
        });
        let at = Position::Dims(shifted.collect());
        let before = std::mem::replace(&mut self.beyond, true);
        let value = self.eval(part, &at);
        self.beyond = before;
        value
    }

    /// Whether coordinates are within a region; None where it is all there is.
    fn within(&mut self, region: &Region, shape: &Shape, dims: &[Affine]) -> Option<Val> {
        let mut within: Option<Val> = None;
        for (k, (stretch, place)) in region.iter().zip(dims).enumerate() {
            let end = stretch.start + stretch.count;
            if stretch.count == shape.dim(k) {
                continue;
            }
            let at = self.index(place);
            let mut and = |emitter: &mut Self, op: Op, limit: usize| {
                let limit = emitter.structural(Scalar::U32(limit as u32), INDEX);
                let is = emitter.op(op, INDEX, &[at, limit]);
                within = Some(match within {
                    Some(before) => emitter.op(Op::And, ElemType::LOGICAL, &[before, is]),
                    None => is,
                });
            };
            if stretch.start > 0 {
                and(self, Op::Ge, stretch.start);
            }
            if end < shape.dim(k) {
                and(self, Op::Lt, end);
            }
        }
        within
    }
}
