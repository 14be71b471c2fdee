//! Arguments of special functions over one shape: scalars are expanded, and an order in a row meets arguments
//! in a column as a table. The result is single where an argument is.

use crate::builtins::arguments::{array, refuse};
use crate::builtins::{Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::{Array, Class, Data, Shape, Value, cast};
use num_complex::{Complex32, Complex64};
use smallvec::smallvec;
use std::rc::Rc;

/// The arguments of a call, each with as many elements as the result.
pub(super) struct Spread {
    pub shape: Shape,
    pub single: bool,
    columns: Vec<Vec<Complex64>>,
}

fn numeric(name: &str, value: &Value) -> Flow<Rc<Array>> {
    match value.elem_type() {
        Some(ty) if ty.class != Class::Char => array(name, value),
        _ => Err(refuse(
            name,
            "notNumeric",
            format!("X must be numeric: expected a numeric array, found {}", value.class_name()),
        )),
    }
}

fn complex(array: &Array) -> Vec<Complex64> {
    match array.data() {
        Data::C64(v) => v.clone(),
        Data::C32(v) => {
            v.iter().map(|z| Complex64::new(f64::from(z.re), f64::from(z.im))).collect()
        }
        real => cast::to_f64(real).into_iter().map(|x| Complex64::new(x, 0.0)).collect(),
    }
}

/// Arguments of which all but scalars have one size, or one is a row and the other a column.
pub(super) fn spread(name: &str, args: &[Value], tables: bool) -> Flow<Spread> {
    let arrays = args.iter().map(|a| numeric(name, a)).collect::<Flow<Vec<_>>>()?;
    let mut shape = Shape::scalar();
    for a in &arrays {
        if shape.is_scalar() {
            shape = a.shape().clone();
        }
    }
    let single = arrays.iter().any(|a| a.class() == Class::Single);
    let fits = arrays.iter().all(|a| a.shape().is_scalar() || *a.shape() == shape);
    if !fits {
        if tables
            && let [a, b] = &arrays[..]
            && let (Some((rows, columns)), true) = (crossed(a.shape(), b.shape()), tables)
        {
            let row_first = a.shape().dim(0) == 1;
            let (row, column) =
                if row_first { (complex(a), complex(b)) } else { (complex(b), complex(a)) };
            let across: Vec<_> = row.iter().flat_map(|&x| std::iter::repeat_n(x, rows)).collect();
            let down: Vec<_> = (0..columns).flat_map(|_| column.iter().copied()).collect();
            let columns_of = if row_first { vec![across, down] } else { vec![down, across] };
            return Ok(Spread { shape: Shape::matrix(rows, columns), single, columns: columns_of });
        }
        return Err(refuse(
            name,
            "sizeMismatch",
            "the arguments must be of common size or scalars: arrays of one size, or scalars beside them",
        ));
    }
    let n = shape.numel();
    let columns = arrays
        .iter()
        .map(|a| {
            let v = complex(a);
            if v.len() == 1 && n != 1 { vec![v[0]; n] } else { v }
        })
        .collect();
    Ok(Spread { shape, single, columns })
}

/// The size of the table of a row and a column.
fn crossed(a: &Shape, b: &Shape) -> Option<(usize, usize)> {
    let row = |s: &Shape| s.ndims() == 2 && s.dim(0) == 1;
    let column = |s: &Shape| s.ndims() == 2 && s.dim(1) == 1;
    if row(a) && column(b) {
        Some((b.dim(0), a.dim(1)))
    } else if column(a) && row(b) {
        Some((a.dim(0), b.dim(1)))
    } else {
        None
    }
}

impl Spread {
    /// The number of elements.
    pub(super) fn len(&self) -> usize {
        self.shape.numel()
    }

    /// Element `i` of argument `k`.
    pub(super) fn at(&self, k: usize, i: usize) -> Complex64 {
        self.columns[k][i]
    }

    /// The real part of element `i` of argument `k`.
    pub(super) fn real(&self, k: usize, i: usize) -> f64 {
        self.columns[k][i].re
    }

    /// The elements of an argument, which must be real.
    pub(super) fn reals(&self, name: &str) -> Flow<()> {
        if self.columns.iter().flatten().any(|z| z.im != 0.0) {
            return Err(refuse(name, "complexInput", "all inputs must be real"));
        }
        Ok(())
    }

    /// An array of the result's shape and class.
    pub(super) fn real_array(&self, v: Vec<f64>) -> Value {
        let data = if self.single {
            Data::F32(v.into_iter().map(|x| x as f32).collect())
        } else {
            Data::F64(v)
        };
        Value::from(Array::new(self.shape.clone(), data))
    }

    /// The same, complex where an element is.
    pub(super) fn complex_array(&self, v: Vec<Complex64>) -> Value {
        if v.iter().all(|z| z.im == 0.0) {
            return self.real_array(v.into_iter().map(|z| z.re).collect());
        }
        let data = if self.single {
            Data::C32(v.into_iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect())
        } else {
            Data::C64(v)
        };
        Value::from(Array::new(self.shape.clone(), data))
    }

    /// A real function of every element.
    pub(super) fn map(self, f: impl Fn(&Spread, usize) -> f64 + 'static) -> Flow<Values> {
        self.each(f, |s, all| smallvec![s.real_array(all)])
    }

    /// A complex function of every element.
    pub(super) fn map_complex(
        self,
        f: impl Fn(&Spread, usize) -> Complex64 + 'static,
    ) -> Flow<Values> {
        self.each(f, |s, all| smallvec![s.complex_array(all)])
    }

    /// What is made of a function of every element, with turns for others between them.
    pub(super) fn each<T: 'static>(
        self,
        f: impl Fn(&Spread, usize) -> T + 'static,
        made: impl FnOnce(&Spread, Vec<T>) -> Values + 'static,
    ) -> Flow<Values> {
        in_steps(COST as f64 * self.len() as f64, async move {
            let mut pace = Pace::default();
            let mut all = Vec::with_capacity(self.len());
            for i in 0..self.len() {
                all.push(f(&self, i));
                pace.spend(COST).await;
            }
            Ok(made(&self, all))
        })
    }
}

/// What an element takes, in the units of the op table: series and continued fractions.
const COST: u64 = 10_000_000;

/// A tail word: one of those known, the first where there is none.
pub(super) fn tail(
    name: &str,
    value: Option<&Value>,
    known: &[&'static str],
) -> Flow<&'static str> {
    let Some(value) = value else { return Ok(known[0]) };
    let word = value.as_text().unwrap_or_default();
    known.iter().copied().find(|k| k.eq_ignore_ascii_case(&word)).ok_or_else(|| {
        refuse(
            name,
            "invalidTail",
            format!("invalid value for TAIL: expected '{}', found '{word}'", known.join("', '")),
        )
    })
}
