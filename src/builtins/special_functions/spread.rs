//! Arguments of special functions over one shape: scalars are expanded, and an order in a row meets arguments
//! in a column as a table. The result is single where an argument is.

use crate::builtins::arguments::{array, refuse};
use crate::builtins::{Cx, Flow, Stop, Values};
use crate::graph::in_steps;
use crate::op::Op;
use crate::op::known::Question;
use crate::op::pace::Pace;
use crate::value::room::{collected, list, room};
use crate::value::{Array, Class, Data, ElemType, Shape, Value, cast};
use num_complex::{Complex32, Complex64};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// The arguments of a call, each with an element for each of the result.
pub(super) struct Spread {
    pub shape: Shape,
    pub single: bool,
    arguments: SmallVec<[Argument; 3]>,
}

/// An argument, with its own elements.
struct Argument {
    elements: Vec<Complex64>,
    over: Over,
}

/// Which element of an argument belongs to one of the result.
#[derive(Clone, Copy)]
enum Over {
    /// The only one.
    One,
    /// The one at the same place.
    Each,
    /// The one of its row, of a column.
    Rows,
    /// The one of its column, of a row.
    Columns,
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

fn complex(array: &Array) -> Flow<Vec<Complex64>> {
    let n = array.numel();
    Ok(match array.data() {
        Data::C64(v) => collected(n, v.iter().copied())?,
        Data::C32(v) => {
            let double = |z: &Complex32| Complex64::new(f64::from(z.re), f64::from(z.im));
            collected(n, v.iter().map(double))?
        }
        real => {
            room(n.saturating_mul(size_of::<f64>()))?;
            collected(n, cast::to_f64(real).into_iter().map(Complex64::from))?
        }
    })
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
    let made = |over: &dyn Fn(&Array) -> Over| {
        let argument = |a: &Rc<Array>| Ok(Argument { elements: complex(a)?, over: over(a) });
        arrays.iter().map(argument).collect::<Flow<SmallVec<_>>>()
    };
    if arrays.iter().all(|a| a.shape().is_scalar() || *a.shape() == shape) {
        let arguments = made(&|a| if a.shape().is_scalar() { Over::One } else { Over::Each })?;
        return Ok(Spread { shape, single, arguments });
    }
    let [a, b] = &arrays[..] else { return Err(sizes_differ(name)) };
    match crossed(a.shape(), b.shape()).filter(|_| tables) {
        Some((rows, columns)) => {
            let arguments =
                made(&|a| if a.shape().dim(0) == 1 { Over::Columns } else { Over::Rows })?;
            Ok(Spread { shape: Shape::matrix(rows, columns), single, arguments })
        }
        None => Err(sizes_differ(name)),
    }
}

fn sizes_differ(name: &str) -> Stop {
    refuse(
        name,
        "sizeMismatch",
        "the arguments must be of common size or scalars: arrays of one size, or scalars beside them",
    )
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

    /// What of argument `k` belongs to element `i` of the result.
    pub(super) fn at(&self, k: usize, i: usize) -> Complex64 {
        let Argument { elements, over } = &self.arguments[k];
        match over {
            Over::One => elements[0],
            Over::Each => elements[i],
            Over::Rows => elements[i % self.shape.rows()],
            Over::Columns => elements[i / self.shape.rows()],
        }
    }

    /// Its real part.
    pub(super) fn real(&self, k: usize, i: usize) -> f64 {
        self.at(k, i).re
    }

    /// The elements of argument `k` that belong to any of the result.
    pub(super) fn all(&self, k: usize) -> &[Complex64] {
        if self.len() == 0 { &[] } else { &self.arguments[k].elements }
    }

    /// The elements of an argument, which must be real.
    pub(super) fn reals(&self, name: &str) -> Flow<()> {
        if (0..self.arguments.len()).any(|k| self.all(k).iter().any(|z| z.im != 0.0)) {
            return Err(refuse(name, "complexInput", "all inputs must be real"));
        }
        Ok(())
    }

    /// An array of the result's shape and class.
    pub(super) fn real_array(&self, v: Vec<f64>) -> Flow<Value> {
        let data = if self.single {
            Data::F32(collected(v.len(), v.into_iter().map(|x| x as f32))?)
        } else {
            Data::F64(v)
        };
        Ok(Value::from(Array::new(self.shape.clone(), data)))
    }

    /// The same, complex where an element is.
    pub(super) fn complex_array(&self, v: Vec<Complex64>) -> Flow<Value> {
        if v.iter().all(|z| z.im == 0.0) {
            return self.real_array(collected(v.len(), v.into_iter().map(|z| z.re))?);
        }
        let data = if self.single {
            let single = |z: Complex64| Complex32::new(z.re as f32, z.im as f32);
            Data::C32(collected(v.len(), v.into_iter().map(single))?)
        } else {
            Data::C64(v)
        };
        Ok(Value::from(Array::new(self.shape.clone(), data)))
    }

    /// A real function of every element.
    pub(super) fn map(self, f: impl Fn(&Spread, usize) -> f64 + 'static) -> Flow<Values> {
        self.each(f, |s, all| Ok(smallvec![s.real_array(all)?]))
    }

    /// A complex function of every element.
    pub(super) fn map_complex(
        self,
        f: impl Fn(&Spread, usize) -> Complex64 + 'static,
    ) -> Flow<Values> {
        self.each(f, |s, all| Ok(smallvec![s.complex_array(all)?]))
    }

    /// What is made of a function of every element, with turns for others between them.
    pub(super) fn each<T: 'static>(
        self,
        f: impl Fn(&Spread, usize) -> T + 'static,
        made: impl FnOnce(&Spread, Vec<T>) -> Flow<Values> + 'static,
    ) -> Flow<Values> {
        in_steps(COST as f64 * self.len() as f64, async move {
            let mut pace = Pace::default();
            let mut all = list(self.len())?;
            for i in 0..self.len() {
                all.push(f(&self, i));
                pace.spend(COST).await;
            }
            made(&self, all)
        })
    }
}

/// Whether arguments are real singles and numbers beside them, of sizes that go together: for these there are operations.
pub(super) fn are_singles(args: &[Value]) -> bool {
    let types: Option<Vec<ElemType>> = args.iter().map(Value::elem_type).collect();
    let Some(types) = types else { return false };
    let single = types.iter().any(|ty| ty.class == Class::Single);
    if !single || types.iter().any(|ty| ty.complex || !ty.class.is_float()) {
        return false;
    }
    let shapes: Vec<Shape> = args.iter().map(Value::shape).filter(|s| !s.is_scalar()).collect();
    shapes.windows(2).all(|pair| pair[0] == pair[1])
}

/// Whether none of them is negative.
pub(super) fn are_nonnegative(cx: &mut Cx<'_>, args: &[Value]) -> Flow<bool> {
    for x in args {
        if cx.graph.any(x, Question::Negative)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// An operation on them.
pub(super) fn of_singles(cx: &mut Cx<'_>, op: Op, args: &[Value]) -> Flow<Value> {
    let cast = |x: &Value| cx.graph.cast(x, Class::Single);
    let args = args.iter().map(cast).collect::<Flow<Vec<_>>>()?;
    cx.graph.elementwise(op, &args)
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
    let word = value.as_text()?.unwrap_or_default();
    known.iter().copied().find(|k| k.eq_ignore_ascii_case(&word)).ok_or_else(|| {
        refuse(
            name,
            "invalidTail",
            format!("invalid value for TAIL: expected '{}', found '{word}'", known.join("', '")),
        )
    })
}
