//! Matrices of which only the elements that are not zero are stored, one column after the other.
//! Must not know the graph.

use super::index::{Places, Selection, take_array};
use super::order::arrange;
use super::room::{filled, list, places_to};
use super::{Array, Data, ElemType, Element, Shape, Value};
use crate::diag::Result;
use num_complex::Complex64;
use std::ops::Range;
use std::rc::Rc;

/// A matrix of doubles, complex doubles or truth values. **The rows of a column ascend, and no stored element is zero.**
#[derive(Clone, Debug)]
pub struct Compressed {
    rows: usize,
    /// Where the elements of each column begin, and where those of the last end.
    starts: Vec<usize>,
    /// The row of each element.
    at: Vec<usize>,
    /// The elements, a column.
    elements: Rc<Array>,
}

/// Where elements are: the rows of those of each column.
pub struct Pattern {
    /// How many rows there are.
    pub rows: usize,
    /// Where the elements of each column begin, and where those of the last end.
    pub starts: Vec<usize>,
    /// The row of each element; in a column they ascend.
    pub at: Vec<usize>,
}

impl Pattern {
    /// Whether it is one: columns one after the other, rows that ascend in each and are there.
    pub fn is_whole(&self) -> bool {
        let ends = self.starts.first() == Some(&0) && self.starts.last() == Some(&self.at.len());
        ends && self.starts.is_sorted()
            && self.at.iter().all(|&i| i < self.rows)
            && self
                .starts
                .windows(2)
                .all(|ends| self.at[ends[0]..ends[1]].is_sorted_by(|a, b| a < b))
    }
}

impl Compressed {
    /// The types of elements that there are such matrices of.
    pub fn may_hold(ty: ElemType) -> bool {
        ty == ElemType::DOUBLE || ty == ElemType::LOGICAL || ty == <Complex64 as Element>::TYPE
    }

    /// Whether an array is such a matrix, once programs take it for sparse: one of several elements.
    pub fn may_be(array: &Array) -> bool {
        array.numel() > 1 && array.shape().ndims() == 2 && Compressed::may_hold(array.elem_type())
    }

    /// The matrix of these elements, in the order of their places.
    pub fn new(pattern: Pattern, elements: Rc<Array>) -> Result<Compressed> {
        let Pattern { rows, starts, at } = pattern;
        assert_eq!(at.len(), elements.numel(), "every element has a place");
        let whole = Compressed { rows, starts, at, elements };
        let zero = |k: &usize| match whole.elements.data() {
            Data::F64(v) => v[*k] == 0.0,
            Data::Bool(v) => !v[*k],
            Data::C64(v) => v[*k] == Complex64::ZERO,
            _ => false,
        };
        if !(0..whole.count()).any(|k| zero(&k)) {
            return Ok(whole);
        }
        let mut kept = list(whole.count())?;
        let mut starts = list(whole.starts.len())?;
        for j in 0..whole.cols() {
            starts.push(kept.len());
            kept.extend(whole.column(j).filter(|k| !zero(k)));
        }
        starts.push(kept.len());
        let at = kept.iter().map(|&k| whole.at[k]).collect();
        let elements = Rc::new(whole.taken(kept)?);
        Ok(Compressed { rows, starts, at, elements })
    }

    /// The same elements in other places: those of a pattern are elements `order` of this matrix.
    pub fn rearranged(&self, pattern: Pattern, order: Vec<usize>) -> Result<Compressed> {
        let Pattern { rows, starts, at } = pattern;
        Ok(Compressed { rows, starts, at, elements: Rc::new(self.taken(order)?) })
    }

    /// Some of its elements, in a column.
    pub fn taken(&self, order: Vec<usize>) -> Result<Array> {
        let shape = Shape::matrix(order.len(), 1);
        take_array(&self.elements, &Selection { shape, places: Places::List(order) })
    }

    /// Other elements in the same places.
    pub fn with_elements(&self, elements: Rc<Array>) -> Result<Compressed> {
        Compressed::new(self.pattern(), elements)
    }

    /// The elements of an array that are not zero.
    pub fn of_array(array: &Array) -> Result<Compressed> {
        fn of<T: Element>(v: &[T], rows: usize, cols: usize) -> (Vec<usize>, Vec<usize>, Array) {
            let (mut starts, mut at, mut kept) = (vec![0], Vec::new(), Vec::new());
            for j in 0..cols {
                for (i, &x) in v[j * rows..(j + 1) * rows].iter().enumerate() {
                    if x != T::default() {
                        at.push(i);
                        kept.push(x);
                    }
                }
                starts.push(at.len());
            }
            (starts, at, Array::column(kept))
        }
        let (rows, cols) = (array.shape().rows(), array.shape().cols());
        let (starts, at, elements) = match array.data() {
            Data::Bool(v) => of(v, rows, cols),
            Data::C64(v) => of(v, rows, cols),
            Data::F64(v) => of(v, rows, cols),
            _ => of::<f64>(&[], rows, 0),
        };
        Ok(Compressed { rows, starts, at, elements: Rc::new(elements) })
    }

    /// The matrix with these elements at these rows and columns; those at the same place are summed in their order.
    pub fn of_places(
        (rows, cols): (usize, usize),
        i: &[usize],
        j: &[usize],
        elements: &Rc<Array>,
    ) -> Result<Compressed> {
        let mut order = places_to(i.len())?;
        if !order.is_sorted_by_key(|&k| (j[k], i[k])) {
            // By rows first and then, as they come, by columns; but where rows are many more than elements.
            order = match rows / 8 <= i.len() {
                true => sorted_by(cols, j, &sorted_by(rows, i, &order)?.1)?.1,
                false => {
                    arrange(&mut order, &|a, b| (j[a], i[a]).cmp(&(j[b], i[b])));
                    order
                }
            };
        }
        let mut starts = filled(0, cols + 1)?;
        j.iter().for_each(|&j| starts[j + 1] += 1);
        (0..cols).for_each(|j| starts[j + 1] += starts[j]);
        let at: Vec<usize> = order.iter().map(|&k| i[k]).collect();
        let placed = Compressed { rows, starts, at, elements: elements.clone() };
        let elements = Rc::new(placed.taken(order)?);
        Compressed { elements, ..placed }.summed()
    }

    /// The same, where elements beside each other may be at the same place, with their sums.
    fn summed(self) -> Result<Compressed> {
        fn sums<T: Element>(v: &[T], groups: &[Range<usize>], add: fn(T, T) -> T) -> Array {
            let sum = |of: &Range<usize>| v[of.clone()].iter().copied().reduce(add);
            Array::column(groups.iter().map(|of| sum(of).unwrap_or_default()).collect())
        }
        let mut groups: Vec<Range<usize>> = list(self.count())?;
        let mut starts = list(self.starts.len())?;
        for j in 0..self.cols() {
            starts.push(groups.len());
            let first = groups.len();
            for k in self.column(j) {
                match groups[first..].last_mut() {
                    Some(last) if self.at[last.start] == self.at[k] => last.end = k + 1,
                    _ => groups.push(k..k + 1),
                }
            }
        }
        starts.push(groups.len());
        let elements = match self.elements.data() {
            Data::F64(v) => sums(v, &groups, |a, b| a + b),
            Data::C64(v) => sums(v, &groups, |a, b| a + b),
            Data::Bool(v) => sums(v, &groups, |a, b| a | b),
            _ => Array::column::<f64>(vec![0.0; groups.len()]),
        };
        let at = groups.iter().map(|of| self.at[of.start]).collect();
        Compressed::new(Pattern { rows: self.rows, starts, at }, Rc::new(elements))
    }

    /// A matrix of zeros.
    pub fn zeros(ty: ElemType, rows: usize, cols: usize) -> Result<Compressed> {
        let elements = Rc::new(Array::zeros(ty, Shape::matrix(0, 1)));
        Ok(Compressed { rows, starts: filled(0, cols + 1)?, at: Vec::new(), elements })
    }

    /// All its elements, refused where there is no room for them.
    pub fn to_array(&self) -> Result<Array> {
        fn put<T: Element>(into: &mut [T], of: &Compressed, v: &[T]) {
            for j in 0..of.cols() {
                for k in of.column(j) {
                    into[j * of.rows + of.at[k]] = v[k];
                }
            }
        }
        let ty = self.elem_type();
        self.shape().checked_numel(ty.bytes())?;
        let mut array = Array::zeros(ty, self.shape());
        match (array.data_mut(), self.elements.data()) {
            (Data::F64(into), Data::F64(v)) => put(into, self, v),
            (Data::C64(into), Data::C64(v)) => put(into, self, v),
            (Data::Bool(into), Data::Bool(v)) => put(into, self, v),
            _ => {}
        }
        array.mark_sparse(true);
        Ok(array)
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns it has.
    pub fn cols(&self) -> usize {
        self.starts.len() - 1
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        Shape::matrix(self.rows, self.cols())
    }

    /// The type of its elements.
    pub fn elem_type(&self) -> ElemType {
        self.elements.elem_type()
    }

    /// How many elements are not zero.
    pub fn count(&self) -> usize {
        self.at.len()
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        let words = self.at.len() + self.starts.len();
        words * size_of::<usize>() + self.count() * self.elem_type().bytes()
    }

    /// Which elements are those of a column.
    pub fn column(&self, j: usize) -> Range<usize> {
        self.starts[j]..self.starts[j + 1]
    }

    /// The row of each element.
    pub fn at(&self) -> &[usize] {
        &self.at
    }

    /// Where the elements of each column begin, and where those of the last end.
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// The elements that are not zero, in a column.
    pub fn elements(&self) -> &Rc<Array> {
        &self.elements
    }

    /// Where its elements are.
    pub fn pattern(&self) -> Pattern {
        Pattern { rows: self.rows, starts: self.starts.clone(), at: self.at.clone() }
    }

    /// The column of each element.
    pub fn columns(&self) -> Vec<usize> {
        let mut columns = Vec::with_capacity(self.count());
        for j in 0..self.cols() {
            columns.resize(self.starts[j + 1], j);
        }
        columns
    }

    /// Which element is at a place; none where that is zero.
    pub fn find(&self, i: usize, j: usize) -> Option<usize> {
        let column = self.column(j);
        let first = column.start;
        self.at[column].binary_search(&i).ok().map(|k| first + k)
    }

    /// Writes one element of a matrix of doubles, in place; false where it is none of those, or the place is outside.
    pub fn set(this: &mut Rc<Compressed>, i: usize, j: usize, x: f64) -> bool {
        if i >= this.rows || j >= this.cols() || this.elem_type() != ElemType::DOUBLE {
            return false;
        }
        let column = this.column(j);
        let (found, k) = match this.at[column.clone()].binary_search(&i) {
            Ok(at) => (true, column.start + at),
            Err(at) => (false, column.start + at),
        };
        let matrix = Rc::make_mut(this);
        match (found, x == 0.0) {
            (true, true) => {
                matrix.at.remove(k);
                matrix.starts[j + 1..].iter_mut().for_each(|start| *start -= 1);
            }
            (false, false) => {
                matrix.at.insert(k, i);
                matrix.starts[j + 1..].iter_mut().for_each(|start| *start += 1);
            }
            _ => {}
        }
        let shape = Shape::matrix(matrix.at.len(), 1);
        let change = |data: &mut Data| {
            if let Data::F64(v) = data {
                match (found, x == 0.0) {
                    (true, true) => drop(v.remove(k)),
                    (true, false) => v[k] = x,
                    (false, false) => v.insert(k, x),
                    (false, true) => {}
                }
            }
            Ok(())
        };
        Rc::make_mut(&mut matrix.elements).change(&shape, change).is_ok()
    }

    /// Rows and columns exchanged.
    pub fn transposed(&self) -> Result<Compressed> {
        let columns = self.columns();
        let (starts, order) = sorted_by(self.rows, &self.at, &places_to(self.count())?)?;
        let at = order.iter().map(|&k| columns[k]).collect();
        self.rearranged(Pattern { rows: self.cols(), starts, at }, order)
    }
}

/// The elements `order` by one of so many keys each, those of the same key in the order that they have; and where those of each key begin.
fn sorted_by(count: usize, keys: &[usize], order: &[usize]) -> Result<(Vec<usize>, Vec<usize>)> {
    let mut starts = filled(0, count + 1)?;
    for &k in order {
        starts[keys[k] + 1] += 1;
    }
    for k in 0..count {
        starts[k + 1] += starts[k];
    }
    let mut next = starts.clone();
    let mut sorted = filled(0, order.len())?;
    for &k in order {
        sorted[next[keys[k]]] = k;
        next[keys[k]] += 1;
    }
    Ok((starts, sorted))
}

impl From<Compressed> for Value {
    fn from(matrix: Compressed) -> Value {
        // One element is a number, and none are an array of no elements.
        match matrix.shape().numel() {
            0 | 1 => match matrix.to_array() {
                Ok(array) => Value::from(array),
                Err(_) => Value::Compressed(Rc::new(matrix)),
            },
            _ => Value::Compressed(Rc::new(matrix)),
        }
    }
}
