//! Folds of elements by subscript: they are brought in the order of where they go, and each run of neighbours is folded. So
//! doubles are added in their order. Must not know how a node is computed.

use super::capture::{extent, narrowest};
use super::node::{Node, Number, value_of};
use super::remembered::Subscripts;
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::known::Question;
use crate::op::{Op, ReduceOp};
use crate::routine::{Bins, Counts, Runs, Search};
use crate::value::{Class, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

const PLACE: ElemType = ElemType::real(Class::UInt32);
/// A thread folds each run of doubles: with fewer runs than this the host is as fast.
const FEW_RUNS: usize = 32;

impl Graph {
    /// The greatest subscript of each column, or NaN where not all are positive whole numbers. None where the host looks. Asks
    /// for the answer.
    pub fn reach(&mut self, subs: &Value) -> Flow<Option<Vec<f64>>> {
        let real = subs.elem_type().is_some_and(|ty| !ty.complex && ty.class.is_numeric());
        let rows = subs.shape().rows();
        let work = HostWork::Accumulate(subs.numel());
        if !real || subs.numel() < 2 || rows < 2 || matches!(subs, Value::Range(_)) {
            return Ok(None);
        }
        if !self.is_for_device(&[subs], work) {
            return Ok(None);
        }
        let node = self.node(subs)?;
        if let Some(known) = self.subscripts_of(&node).reach.clone() {
            return Ok(Some(known));
        }
        let columns = node.numel() / rows;
        let (_, answers) = self.asked("reach", &[&node], |g| {
            let bad = match g.question_node(&node, Question::NoPlace(u32::MAX)) {
                Value::Lazy(lazy) => super::node_of(&lazy),
                _ => None,
            };
            let greatest = g.fold(ReduceOp::Max, &node, 1, node.ty);
            let mut answers: super::asked::Made = bad.into_iter().collect();
            for k in 0..columns as u32 {
                let at = g.number(k);
                answers.push(g.gather_node(&greatest, &at));
            }
            Ok((smallvec![], answers))
        })?;
        let reach = match answers.split_first() {
            Some((&bad, greatest)) if greatest.len() == columns => match bad == 0.0 {
                true => greatest.to_vec(),
                false => vec![f64::NAN; columns],
            },
            _ => return Ok(None),
        };
        self.subscripts_of(&node).reach = Some(reach.clone());
        Ok(Some(reach))
    }

    /// Whether the subscripts of each column are places within its extent. Asks for the answer.
    pub fn are_within(&mut self, subs: &Value, extents: &[f64]) -> Flow<bool> {
        let question = |extent: f64| Question::NoPlace(extent.max(0.0) as u32);
        if let &[extent] = extents {
            return Ok(!self.any(subs, question(extent))?);
        }
        let node = self.node(subs)?;
        let (_, beyond) = self.asked("within", &[&node], |g| {
            let mut columns = super::asked::Made::new();
            let mut answers = super::asked::Made::new();
            for (k, &extent) in extents.iter().enumerate() {
                let column = g.column(&node, k);
                if !g.records && question(extent).is_beyond(super::bounds::of(&column)) {
                    continue;
                }
                let answer = g.question_of(&column, question(extent));
                answers.push(g.node(&answer)?);
                columns.push(column);
            }
            Ok((columns, answers))
        })?;
        Ok(beyond.iter().all(|&is_beyond| is_beyond == 0.0))
    }

    /// For each place from 1 to `len` the fold of the elements of `v` whose subscript it is, as doubles; `v` may be one number
    /// for all. The subscripts are places in that range. None where the host does it.
    pub fn accumulate(
        &mut self,
        op: ReduceOp,
        at: &Value,
        v: &Value,
        len: usize,
    ) -> Flow<Option<Value>> {
        let real = |v: &Value| v.elem_type().filter(|ty| !ty.complex);
        let (Some(_), Some(ty)) = (real(at), real(v)) else { return Ok(None) };
        let (n, one) = (at.numel(), v.shape().is_scalar());
        let long = matches!(ty.class, Class::Int64 | Class::UInt64);
        let single = ty.class == Class::Single;
        let counted = match v {
            Value::Scalar(s) if op == ReduceOp::Sum => Some(s.to_f64()),
            _ => None,
        };
        // Sums of one whole number are exact in any order.
        let counted = counted.filter(|x| *x == x.trunc() && x.abs() * (n as f64) < 9e15);
        let slow = !single && counted.is_none() && len < FEW_RUNS;
        if n < 2 || len == 0 || long || slow || !(one || v.numel() == n) {
            return Ok(None);
        }
        if !self.is_for_device(&[at, v], HostWork::Accumulate(n)) {
            return Ok(None);
        }
        let (count, runs) = (extent(n)?, extent(len)?);
        let node = self.node(at)?;
        let column = Shape::matrix(len, 1);
        if let Some(x) = counted {
            let places = self.kept_places(&node)?;
            let counts = Counts { count, len: runs };
            let met = self.routine(counts, 0, PLACE, column, smallvec![places]);
            let met = self.cast_node(&met, ElemType::DOUBLE);
            let x = self.scalar(Number::Real(Scalar::F64(x)));
            return Ok(Some(value_of(&self.op_node(Op::Mul, &[met, x])?)));
        }
        if single && !one && Bins::takes(op, runs) {
            let places = self.kept_places(&node)?;
            let v = self.node(v)?;
            let bins = Bins { op, count, len: runs };
            let parts = Shape::matrix(len, bins.parts() as usize);
            let folds = self.routine(bins, 0, ElemType::SINGLE, parts, smallvec![places, v]);
            let folds = self.fold(op, &folds, 1 << 1, ElemType::SINGLE);
            return Ok(Some(value_of(&self.cast_node(&folds, ElemType::DOUBLE))));
        }
        let (sorted, order) = self.order_of(&node, len)?;
        let each = self.coord_node(column.clone(), 0);
        let wanted = self.cast_node(&each, sorted.ty);
        let search = Search { ty: sorted.ty, len: count, count: runs, or_equal: true };
        let ends = self.routine(search, 0, PLACE, column.clone(), smallvec![sorted, wanted]);
        let ty = if single { ElemType::SINGLE } else { ElemType::DOUBLE };
        let all = Shape::matrix(n, 1);
        let v = self.node(v)?;
        let v = self.cast_node(&v, ty);
        let taken = match one {
            true => self.spread(&v, all),
            false => {
                let v = self.reshape_node(&v, all);
                self.gather_node(&v, &order)
            }
        };
        let fold = Runs { op, ty, count, len: runs };
        let sums = self.routine(fold, 0, ty, column, smallvec![ends, taken]);
        Ok(Some(value_of(&self.cast_node(&sums, ElemType::DOUBLE))))
    }

    /// Subscripts of at most `len` as zero-based places in order, and where they come from.
    fn order_of(&mut self, at: &Rc<Node>, len: usize) -> Flow<(Rc<Node>, Rc<Node>)> {
        if let Some((known, sorted, order)) = self.subscripts_of(at).order.clone()
            && known == len
        {
            return Ok((self.node(&sorted)?, self.node(&order)?));
        }
        let narrow = narrowest(len - 1);
        let places = self.zero_based(at)?;
        let places = self.cast_node(&places, narrow);
        let (sorted, order) = self.in_order(&places);
        let known = (len, value_of(&sorted), value_of(&order));
        self.subscripts_of(at).order = Some(known);
        Ok((sorted, order))
    }

    /// Subscripts as zero-based places, which are kept.
    fn kept_places(&mut self, at: &Rc<Node>) -> Result<Rc<Node>, Error> {
        if let Some(known) = self.subscripts_of(at).places.clone() {
            return self.node(&known);
        }
        let places = self.zero_based(at)?;
        self.subscripts_of(at).places = Some(value_of(&places));
        Ok(places)
    }

    /// Subscripts as zero-based places.
    pub(super) fn zero_based(&mut self, at: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let places = self.cast_node(at, PLACE);
        let one = self.number(1);
        self.op_node(Op::Sub, &[places, one])
    }

    /// What is known of these subscripts.
    fn subscripts_of(&mut self, at: &Rc<Node>) -> &mut Subscripts {
        let same = |known: &Subscripts| known.of.upgrade().is_some_and(|of| Rc::ptr_eq(&of, at));
        if !self.subscripts.as_ref().is_some_and(same) {
            self.subscripts = None;
        }
        self.subscripts.get_or_insert_with(|| Subscripts {
            of: Rc::downgrade(at),
            reach: None,
            places: None,
            order: None,
        })
    }
}
