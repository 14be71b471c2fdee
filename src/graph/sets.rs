//! Sets of captured numbers: unique elements and membership, from one sort and searches in what is sorted.
//! Must not know how a node is computed.

use super::capture::extent;
use super::node::{Along, Node, Number, value_of};
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::{Op, ReduceOp};
use crate::routine::{Lanes, Owners, Scan, Search, Sort};
use crate::value::{Class, ElemType, Scalar, Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

const PLACE: ElemType = ElemType::real(Class::UInt32);
/// So many columns the rows have at most that are compared there: each is sorted.
const COLUMNS: usize = 16;

/// Which of equal elements are named, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfEqual {
    /// The first ones, in ascending order.
    First,
    /// The last ones, in ascending order.
    Last,
    /// The first ones, in the order of their appearance.
    Stable,
}

/// The unique elements of an array, as columns, or the unique rows of a matrix.
#[derive(Debug)]
pub struct Unique {
    /// The elements, or rows.
    pub elements: Value,
    /// Where they come from, counted from 1.
    pub places: Value,
    /// For each element of the array which of the unique ones it is, counted from 1.
    pub of: Value,
}

impl Graph {
    /// Whether elements of `a` are among those of `s`, and where the first such is, counted from 1, 0 where there is none. None
    /// where the host does it.
    pub fn members(&mut self, a: &Value, s: &Value) -> Flow<Option<(Value, Value)>> {
        let ordered = |v: &Value| v.elem_type().filter(|ty| !ty.complex);
        let (Some(ta), Some(ts)) = (ordered(a), ordered(s)) else { return Ok(None) };
        let long = |ty: ElemType| matches!(ty.class, Class::Int64 | Class::UInt64);
        let work = HostWork::Search(a.numel(), s.numel());
        if ta != ts && (long(ta) || long(ts))
            || a.numel() == 0
            || s.numel() == 0
            || !self.is_for_device(&[a, s], work)
        {
            return Ok(None);
        }
        let (a, s) = (self.node(a)?, self.node(s)?);
        let ty = if ta == ts { ta } else { ElemType::DOUBLE };
        let (count, len) = (extent(a.numel())?, extent(s.numel())?);
        let (wanted, set) = (self.cast_node(&a, ty), self.cast_node(&s, ty));
        let (sorted, order) = self.in_order(&set);
        let search = Search { ty, len, count, or_equal: false };
        let shape = a.shape.clone();
        let at = self.routine(search, 0, PLACE, shape, smallvec![sorted.clone(), wanted.clone()]);
        // What comes after all of the table is compared with the last of it.
        let last = self.number(len - 1);
        let at = self.op_node(Op::Min, &[at, last])?;
        let met = self.gather_node(&sorted, &at);
        let found = self.op_node(Op::Eq, &[met, wanted])?;
        let place = self.gather_node(&order, &at);
        let place = self.counted(&place)?;
        let nowhere = self.scalar(Number::Real(Scalar::F64(0.0)));
        let place = self.op_node(Op::Select, &[found.clone(), place, nowhere])?;
        Ok(Some((value_of(&found), value_of(&place))))
    }

    /// How many elements of a sorted table are not beyond each value, at least and at most so many. None where the host does it,
    /// which looks at its own tables. `ascends` where it is known which way the table goes.
    pub fn lookup(
        &mut self,
        table: &Value,
        values: &Value,
        ascends: bool,
        (least, most): (Option<f64>, Option<f64>),
    ) -> Flow<Option<Value>> {
        let real = |v: &Value| v.elem_type().filter(|ty| !ty.complex && ty.class.is_float());
        let (Some(of), Some(wanted)) = (real(table), real(values)) else { return Ok(None) };
        let work = HostWork::Lookup(values.numel(), table.numel());
        let is_empty = values.numel() == 0 || table.numel() == 0;
        if is_empty || !self.is_for_device(&[table, values], work) {
            return Ok(None);
        }
        let ascends = match (ascends, table.here()) {
            (false, Some(a)) => {
                let number = |k| Scalar::of(a.data(), k).map(Scalar::to_f64);
                if number(0) > number(a.numel() - 1) {
                    return Ok(None);
                }
                true
            }
            (known, _) => known,
        };
        let node = self.node(table)?;
        let (count, len) = (extent(values.numel())?, extent(table.numel())?);
        let single = [of, wanted].contains(&ElemType::SINGLE);
        let ty = if single { ElemType::SINGLE } else { ElemType::DOUBLE };
        let values = self.node(values)?;
        let (mut table, mut wanted) = (self.cast_node(&node, ty), self.cast_node(&values, ty));
        // What is not beyond a value in a table that descends is not beyond the negative one among negatives, NaN apart.
        let mut descends = None;
        if !ascends && len > 1 {
            let (first, last) = (self.number(0), self.number(len - 1));
            let (first, last) = (self.gather_node(&node, &first), self.gather_node(&node, &last));
            let turned = self.op_node(Op::Gt, &[first, last])?;
            for x in [&mut table, &mut wanted] {
                let negative = self.op_node(Op::Neg, std::slice::from_ref(x))?;
                *x = self.op_node(Op::Select, &[turned.clone(), negative, x.clone()])?;
            }
            descends = Some(turned);
        }
        let search = Search { ty, len, count, or_equal: true };
        let shape = values.shape.clone();
        let at = self.routine(search, 0, PLACE, shape, smallvec![table, wanted]);
        let mut at = self.cast_node(&at, ElemType::DOUBLE);
        if let Some(descends) = descends {
            let missing = self.op_node(Op::Ne, &[values.clone(), values])?;
            let first = self.op_node(Op::And, &[descends, missing])?;
            let none = self.scalar(Number::Real(Scalar::F64(0.0)));
            at = self.op_node(Op::Select, &[first, none, at])?;
        }
        for (op, limit) in [(Op::Max, least), (Op::Min, most)] {
            if let Some(limit) = limit {
                let limit = self.scalar(Number::Real(Scalar::F64(limit)));
                at = self.op_node(op, &[at, limit])?;
            }
        }
        Ok(Some(value_of(&at)))
    }

    /// Whether repetitions among these numbers are found by a device.
    fn has_repetitions_to_find(&mut self, x: &Value) -> bool {
        // A range makes a new node at every call.
        let real = x.elem_type().is_some_and(|ty| !ty.complex) && !matches!(x, Value::Range(_));
        real && self.is_for_device(&[x], HostWork::Order(x.numel()))
    }

    /// The first of equal elements of an array in ascending order, as a column; NaN is no repetition. None where the host does it.
    /// Asks how many there are. Where nobody wants to know where they come from, the elements are sorted themselves.
    pub fn distinct(&mut self, x: &Value) -> Flow<Option<Value>> {
        if x.numel() < 2 || !self.has_repetitions_to_find(x) {
            return Ok(None);
        }
        let x = self.node(x)?;
        extent(x.numel())?;
        let column = Shape::matrix(x.numel(), 1);
        let (made, counts) = self.asked("distinct", &[&x], |g| {
            let flat = g.reshape_node(&x, column.clone());
            let (sorted, _) = g.sorted(&flat, 0, false, false)?;
            let at = g.coord_node(column.clone(), 0);
            let (nothing, one) = (g.number(0), g.number(1));
            let before = g.op_node(Op::Sub, &[at.clone(), one])?;
            let before = g.gather_node(&sorted, &before);
            let differs = g.op_node(Op::Ne, &[sorted.clone(), before])?;
            let begins = g.op_node(Op::Eq, &[at, nothing])?;
            let new = g.op_node(Op::Or, &[begins, differs])?;
            let count = g.count_node(&new);
            Ok((smallvec![sorted, new], smallvec![count]))
        })?;
        let ([sorted, new], Some(&count)) = (made.as_slice(), counts.first()) else {
            return Ok(None);
        };
        let places = self.places_where(new, true, count as usize);
        Ok(Some(value_of(&self.gather_node(sorted, &places))))
    }

    /// The elements of an array, or the rows of a matrix, without repetition; NaN is no repetition. None where the host does it.
    /// Asks how many there are.
    pub fn unique(&mut self, x: &Value, rows: bool, named: OfEqual) -> Flow<Option<Unique>> {
        let shape = match (rows, x.shape()) {
            (false, shape) => Shape::matrix(shape.numel(), 1),
            (true, shape) => shape,
        };
        let (count, columns) = (shape.rows(), shape.cols());
        let fits = shape.ndims() <= 2 && (1..=COLUMNS).contains(&columns);
        if !fits || count < 2 || !self.has_repetitions_to_find(x) {
            return Ok(None);
        }
        let x = self.node(x)?;
        extent(x.numel())?;
        let n = extent(count)?;
        let column = Shape::matrix(count, 1);
        let all = self.reshape_node(&x, shape);
        let what = if rows { "unique rows" } else { "unique" };
        let (made, counts) = self.asked(what, &[&x], |g| {
            let parts: SmallVec<[Rc<Node>; 4]> = (0..columns).map(|k| g.column(&all, k)).collect();
            let order = g.order_of_rows(parts.iter().map(|part| (part, false)))?;
            // The number of its group, from 1: how many elements differ from the one before, up to here.
            let at = g.coord_node(column.clone(), 0);
            let one = g.number(1);
            let before = g.op_node(Op::Sub, &[at.clone(), one])?;
            // The elements are read through their places: both outputs of the sort would be wanted at different times.
            let before = g.gather_node(&order, &before);
            let mut differs: Option<Rc<Node>> = None;
            for part in &parts {
                let (this, earlier) = (g.gather_node(part, &order), g.gather_node(part, &before));
                let one = g.op_node(Op::Ne, &[this, earlier])?;
                differs = Some(match differs {
                    Some(others) => g.op_node(Op::Or, &[others, one])?,
                    None => one,
                });
            }
            let nothing = g.number(0);
            let begins = g.op_node(Op::Eq, &[at, nothing])?;
            let new = match differs {
                Some(differs) => g.op_node(Op::Or, &[begins, differs])?,
                None => begins,
            };
            let new = g.cast_node(&new, PLACE);
            let lanes = Lanes { inner: 1, len: n, outer: 1 };
            let scan = Scan { op: ReduceOp::Sum, ty: PLACE, lanes, reverse: false, at: false };
            let group = g.routine(scan, 0, PLACE, column.clone(), smallvec![new]);
            let end = g.number(n - 1);
            let count = g.gather_node(&group, &end);
            Ok((smallvec![order, group], smallvec![count]))
        })?;
        let ([order, group], Some(&count)) = (made.as_slice(), counts.first()) else {
            return Ok(None);
        };
        let len = count as u32;
        let some = Shape::matrix(len as usize, 1);
        // Sorted groups end where their number was written last.
        let of_group = self.less(group, 1)?;
        let owners = Owners { count: n, len };
        let ends = self.routine(owners, 0, PLACE, some.clone(), smallvec![of_group.clone()]);
        let mine = self.coord_node(some.clone(), 0);
        let at = match named {
            OfEqual::Last => self.less(&ends, 1)?,
            OfEqual::First | OfEqual::Stable => {
                let before = self.less(&mine, 1)?;
                let begin = self.gather_node(&ends, &before);
                let nothing = self.number(0);
                let first = self.op_node(Op::Eq, &[mine, nothing.clone()])?;
                self.op_node(Op::Select, &[first, nothing, begin])?
            }
        };
        let mut places = self.gather_node(order, &at);
        // Where each element has gone.
        let back = self.inverse(order)?;
        let mut of = self.gather_node(&of_group, &back);
        if named == OfEqual::Stable {
            let (appear, rank) = self.in_order(&places);
            let ranks = self.inverse(&rank)?;
            (places, of) = (appear, self.gather_node(&ranks, &of));
        }
        let elements = self.rows_at(&all, &places)?;
        let (places, of) = (self.counted(&places)?, self.counted(&of)?);
        Ok(Some(Unique {
            elements: value_of(&elements),
            places: value_of(&places),
            of: value_of(&of),
        }))
    }

    /// One column of a matrix.
    pub(super) fn column(&mut self, matrix: &Rc<Node>, k: usize) -> Rc<Node> {
        let map = smallvec![
            Along { offset: 0, step: 1, of: Some(0) },
            Along { offset: k as i64, step: 0, of: None },
        ];
        self.view_node(matrix, map, Shape::matrix(matrix.shape.rows(), 1))
    }

    /// The zero-based places of rows in order, of which these are the columns, each with whether it descends: in that of the last
    /// one first, each time keeping the order of what is equal.
    fn order_of_rows<'a>(
        &mut self,
        columns: impl DoubleEndedIterator<Item = (&'a Rc<Node>, bool)>,
    ) -> Result<Rc<Node>, Error> {
        let mut order: Option<Rc<Node>> = None;
        for (column, descending) in columns.rev() {
            let keys = match &order {
                None => column.clone(),
                Some(order) => self.gather_node(column, order),
            };
            let (_, at) = self.sorted(&keys, 0, descending, true)?;
            order = match (order, at) {
                (Some(order), Some(at)) => Some(self.gather_node(&order, &at)),
                (_, at) => at,
            };
        }
        Ok(order.unwrap_or_else(|| self.number(0)))
    }

    /// The rows of a matrix at zero-based places.
    fn rows_at(&mut self, matrix: &Rc<Node>, places: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let columns = matrix.shape.cols();
        if columns == 1 {
            return Ok(self.gather_node(matrix, places));
        }
        // Of each column the same ones.
        let first = self.coord_node(Shape::matrix(1, columns), 1);
        let stride = self.number(extent(matrix.shape.rows())?);
        let first = self.op_node(Op::Mul, &[first, stride])?;
        let at = self.op_node(Op::Add, &[places.clone(), first])?;
        Ok(self.gather_node(matrix, &at))
    }

    /// The rows of a captured matrix in order, first by the first of these columns, each with whether it descends, and where they
    /// come from, counted from 1. None where the host does it.
    pub fn sort_rows(&mut self, x: &Value, by: &[(usize, bool)]) -> Flow<Option<(Value, Value)>> {
        let real = x.elem_type().is_some_and(|ty| !ty.complex);
        let fits = x.shape().ndims() == 2 && extent(x.numel()).is_ok();
        if !self.is_away(x) || !real || !fits || !(1..=COLUMNS).contains(&by.len()) {
            return Ok(None);
        }
        let x = self.node(x)?;
        let parts: SmallVec<[Rc<Node>; 4]> = by.iter().map(|(k, _)| self.column(&x, *k)).collect();
        let order =
            self.order_of_rows(parts.iter().zip(by).map(|(part, (_, down))| (part, *down)))?;
        let sorted = self.rows_at(&x, &order)?;
        let order = self.counted(&order)?;
        Ok(Some((value_of(&sorted), value_of(&order))))
    }

    /// The elements in ascending order as a column, and the zero-based places that they come from.
    pub(super) fn in_order(&mut self, x: &Rc<Node>) -> (Rc<Node>, Rc<Node>) {
        let column = Shape::matrix(x.numel(), 1);
        let lanes = Lanes { inner: 1, len: x.numel() as u32, outer: 1 };
        let routine = Sort { ty: x.ty, lanes, descending: false, at: true };
        let flat = self.reshape_node(x, column.clone());
        let sorted = self.routine(routine, 0, x.ty, column.clone(), smallvec![flat.clone()]);
        (sorted, self.routine(routine, 1, PLACE, column, smallvec![flat]))
    }

    /// The order that undoes another one.
    fn inverse(&mut self, order: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let n = extent(order.numel())?;
        let owners = Owners { count: n, len: n };
        let shape = order.shape.clone();
        let owners = self.routine(owners, 0, PLACE, shape, smallvec![order.clone()]);
        self.less(&owners, 1)
    }

    /// Places less a number; 0 where that is beyond them.
    fn less(&mut self, places: &Rc<Node>, by: u32) -> Result<Rc<Node>, Error> {
        let by = self.number(by);
        self.op_node(Op::Sub, &[places.clone(), by])
    }

    /// A number that places are counted with.
    pub(super) fn number(&mut self, n: u32) -> Rc<Node> {
        self.scalar(Number::Real(Scalar::U32(n)))
    }

    /// Zero-based places as the language counts them.
    fn counted(&mut self, places: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let places = self.cast_node(places, ElemType::DOUBLE);
        let one = self.scalar(Number::Real(Scalar::F64(1.0)));
        self.op_node(Op::Add, &[places, one])
    }
}
