//! Orthogonal factors and least squares of captured tall matrices of singles, from products of which only small matrices go to the
//! host. Must not know how products are computed, nor what is done with the small ones.

use super::asked::Made;
use super::node::{Node, value_of};
use super::{Flow, Graph};
use crate::op::host_work::HostWork;
use crate::op::linear::Dense;
use crate::op::linear::gram::{GramFactor, Turn, product, signs, step};
use crate::op::linear::triangular::{Triangle, solve_in_place};
use crate::value::index::Index;
use crate::value::{Array, Data, ElemType, Shape, Value};
use std::rc::Rc;

/// What makes a matrix tall: so many rows for each column.
const TALL: usize = 4;
/// Columns from which on the host has too much to do with the small matrices.
const MANY: usize = 513;

/// What is found in two turns.
struct Turns {
    first: GramFactor,
    second: GramFactor,
    /// Q of the first turn, captured.
    columns: Rc<Node>,
    /// The product that was asked for with it, on the host.
    beside: Dense<f64>,
}

/// What is wanted of Q of the first turn.
#[derive(Clone, Copy)]
enum Beside<'a> {
    /// Its first rows, as many as columns.
    Top,
    /// Q'·B.
    Product(&'a Value),
}

impl Graph {
    /// Q and R of economy size, with the signs of reflections. None where the host finds them. Asks for small matrices.
    pub fn tall_factors(&mut self, a: &Value) -> Flow<Option<(Value, Value)>> {
        let Some(turns) = self.turns(a, Beside::Top)? else { return Ok(None) };
        let n = turns.beside.cols;
        let signs = signs(&product(&turns.beside, &turns.second.inverse));
        let last = &turns.second.inverse;
        let last = single(&Dense::from_fn(n, n, |i, j| last.at(i, j) * signs[j]));
        let upper = product(&turns.second.upper, &turns.first.upper);
        let q = self.matmul(&value_of(&turns.columns), &last)?;
        Ok(Some((q, single(&Dense::from_fn(n, n, |i, j| upper.at(i, j) * signs[i])))))
    }

    /// The solution of A·X = B in the sense of least squares. None where the host finds it. Asks for small matrices.
    pub fn tall_solution(&mut self, a: &Value, b: &Value) -> Flow<Option<Value>> {
        if b.elem_type() != Some(ElemType::SINGLE)
            || b.shape().cols() >= MANY
            || b.shape().ndims() > 2
        {
            return Ok(None);
        }
        let Some(turns) = self.turns(a, Beside::Product(b))? else { return Ok(None) };
        let mut x = turns.beside;
        solve_in_place(&turns.second.upper, Triangle::UPPER, true, &mut x);
        solve_in_place(&turns.second.upper, Triangle::UPPER, false, &mut x);
        solve_in_place(&turns.first.upper, Triangle::UPPER, false, &mut x);
        Ok(Some(single(&x)))
    }

    /// Whether a matrix is tall, of singles, and for the device.
    pub(super) fn is_tall_there(&mut self, a: &Value) -> bool {
        let shape = a.shape();
        let (m, n) = (shape.rows(), shape.cols());
        let tall = shape.ndims() == 2 && n > 0 && n < MANY && m >= TALL * n;
        let work = HostWork::Products(0.5 * m as f64 * n as f64 * n as f64);
        tall && a.elem_type() == Some(ElemType::SINGLE) && self.is_for_device(&[a], work)
    }

    fn turns(&mut self, a: &Value, beside: Beside<'_>) -> Flow<Option<Turns>> {
        if !self.is_tall_there(a) {
            return Ok(None);
        }
        let n = a.shape().cols();
        let node = self.node(a)?;
        let mut about = vec![node.clone()];
        let (again, what) = match beside {
            Beside::Top => ("columns' top", "columns"),
            Beside::Product(b) => {
                about.push(self.node(b)?);
                ("columns' product", "columns for a product")
            }
        };
        let about: Vec<&Rc<Node>> = about.iter().collect();
        let mut made = Made::new();
        if !self.is_awaited(again, &about) {
            let mut gram = Made::new();
            if !self.is_awaited(what, &about) {
                let turned = self.transpose(a, false)?;
                let value = self.matmul(&turned, a)?;
                gram.push(self.node(&value)?);
            }
            let (found, _) = self.asked(what, &about, |_| Ok((gram.clone(), gram)))?;
            let Some(first) = on_host(&found[0]).and_then(|g| step(&g, Turn::First)) else {
                return Ok(None);
            };
            let columns = self.matmul(a, &single(&first.inverse))?;
            let turned = self.transpose(&columns, false)?;
            let second = self.matmul(&turned, &columns)?;
            let wanted = match beside {
                Beside::Top => self.top(&columns, n)?,
                Beside::Product(b) => self.matmul(&turned, b)?,
            };
            made.push(found[0].clone());
            for value in [columns, second, wanted] {
                made.push(self.node(&value)?);
            }
        }
        let answers = made.iter().skip(2).cloned().collect();
        let (found, _) = self.asked(again, &about, |_| Ok((made, answers)))?;
        let [gram, columns, second, wanted] = found.as_slice() else { return Ok(None) };
        let first = on_host(gram).and_then(|g| step(&g, Turn::First));
        let second = on_host(second).and_then(|g| step(&g, Turn::Second));
        let (Some(first), Some(second), Some(beside)) = (first, second, on_host(wanted)) else {
            return Ok(None);
        };
        Ok(Some(Turns { first, second, columns: columns.clone(), beside }))
    }

    /// The first rows of a captured matrix.
    fn top(&mut self, x: &Value, rows: usize) -> Flow<Value> {
        self.index(x, &[Index::Steps { start: 0, step: 1, count: rows }, Index::Colon])
    }
}

/// A small matrix on the host, as doubles.
fn on_host(node: &Rc<Node>) -> Option<Dense<f64>> {
    let array = node.host()?;
    let Data::F32(x) = array.data() else { return None };
    let shape = array.shape();
    Some(Dense::new(x.iter().map(|&x| f64::from(x)).collect(), shape.rows(), shape.cols()))
}

/// A small matrix as singles.
fn single(m: &Dense<f64>) -> Value {
    let data: Vec<f32> = m.data.iter().map(|&x| x as f32).collect();
    Value::from(Array::from_vec(Shape::matrix(m.rows, m.cols), data))
}
