//! Operations on host values at once: class rules, implicit expansion, and the step into the complex
//! numbers where a real function leaves the reals. Must not know graphs or kernels.

use super::lanes::{Lanes, LanesMut, with_lanes};
use super::signature::{operand_type, result_type, settle, signature};
use super::{Op, cast, host_loops};
use crate::diag::{Error, Result};
use crate::value::cast::{check_logical, narrow};
use crate::value::{Array, Class, Data, ElemType, Refusal, Scalar, Shape, Value};
use smallvec::SmallVec;
use std::rc::Rc;

/// Elements computed at a time where operands must be spread out first.
const TILE: usize = 512;

/// The result of an operation on host values.
pub fn apply(op: Op, args: &[Value]) -> Result<Value, Refusal> {
    let mut numbers: SmallVec<[Scalar; 3]> = SmallVec::new();
    numbers.extend(args.iter().map_while(|value| match value {
        Value::Scalar(x) => Some(*x),
        _ => None,
    }));
    if numbers.len() == args.len()
        && let Some(fast) = numbers_at_once(op, &numbers)
    {
        return Ok(Value::Scalar(fast));
    }
    let mut arrays: SmallVec<[Rc<Array>; 3]> = SmallVec::new();
    for v in args {
        match v.host_array()? {
            Some(a) => arrays.push(a),
            None => return Err(not_an_array(op, args).into()),
        }
    }
    // A double beside integers or singles is taken as one of them where that loses nothing.
    if let [a, b] = arrays.as_slice()
        && a.class() != b.class()
    {
        let (ta, tb) = (a.elem_type(), b.elem_type());
        for (k, v) in args.iter().enumerate() {
            if let Value::Scalar(s) = v {
                let settled = settle(op, *s, if k == 0 { tb } else { ta }, k == 0);
                if settled.class() != s.class() {
                    arrays[k] = Rc::new(settled.to_array());
                }
            }
        }
    }
    let types: SmallVec<[ElemType; 3]> = arrays.iter().map(|a| a.elem_type()).collect();
    let mut s = signature(op, &types)?;
    if arrays.iter().all(|a| !a.is_complex()) && op.row().domain.excludes_any(&views(&arrays)) {
        s.operand.complex = true;
        s.result.complex = true;
    }
    let mut shape = Shape::scalar();
    for a in &arrays {
        shape = shape.broadcast(a.shape()).ok_or_else(|| incompatible(&views(&arrays)))?;
    }
    for (k, a) in arrays.iter_mut().enumerate() {
        let to = operand_type(op, k, s.operand);
        if to == ElemType::LOGICAL && a.elem_type() != to {
            check_logical(a.data())?;
        }
        if a.elem_type() != to {
            *a = Rc::new(cast::array(a, to));
        }
    }
    let computed = result_type(op, s.operand);
    let mut data = Data::zeros(computed, shape.numel());
    if !spread(op, &views(&arrays), &shape, &mut data) {
        return Err(Error::new(
            "MATLAB:UndefinedFunction",
            format!(
                "Operator '{}' is not supported for operands of type '{}'.",
                op.row().name,
                s.operand
            ),
        )
        .into());
    }
    if computed.complex && !op.row().laws.keeps_complex {
        data = narrow(data);
    }
    let result = Array::new(shape, data);
    let to = ElemType { complex: result.is_complex(), ..s.result };
    Ok(Value::from(if result.elem_type() == to { result } else { cast::array(&result, to) }))
}

fn views(arrays: &[Rc<Array>]) -> SmallVec<[&Array; 3]> {
    arrays.iter().map(|a| &**a).collect()
}

fn incompatible(args: &[&Array]) -> Error {
    let sizes: Vec<String> = args.iter().map(|a| a.shape().to_string()).collect();
    Error::new(
        "MATLAB:sizeDimensionsMustMatch",
        "Arrays have incompatible sizes for this operation.",
    )
    .hint(format!("the sizes are {}", sizes.join(" and ")))
}

fn not_an_array(op: Op, args: &[Value]) -> Error {
    let name = op.row().name;
    let odd = args.iter().find(|v| v.elem_type().is_none()).map_or("double", Value::class_name);
    if args.len() == 2 {
        let (a, b) = (args[0].class_name(), args[1].class_name());
        return Error::new(
            "MATLAB:UndefinedFunction",
            format!("Undefined operator '{name}' for input arguments of type '{a}' and '{b}'."),
        );
    }
    Error::new(
        "MATLAB:UndefinedFunction",
        format!("Undefined function '{name}' for input arguments of type '{odd}'."),
    )
}

/// An operation on real numbers, without any detour. None where something is to be looked at: an error, or a complex result.
pub fn numbers_at_once(op: Op, numbers: &[Scalar]) -> Option<Scalar> {
    let mut of: SmallVec<[Scalar; 3]> = numbers.into();
    if let [a, b] = of.as_mut_slice() {
        let (ta, tb) = (a.class(), b.class());
        if ta != tb {
            (*a, *b) = (
                settle(op, *a, ElemType::real(tb), true),
                settle(op, *b, ElemType::real(ta), false),
            );
        }
    }
    let leaves = match *of.as_slice() {
        [x] => op.row().domain.excludes(x.to_f64()),
        [x, y] => op.row().domain.excludes_pair(x.to_f64(), y.to_f64()),
        _ => false,
    };
    if leaves {
        return None;
    }
    let types: SmallVec<[ElemType; 3]> = of.iter().map(|x| ElemType::real(x.class())).collect();
    let s = signature(op, &types).ok()?;
    let computed = result_type(op, s.operand);
    if computed.complex || s.result.complex {
        return None;
    }
    for (k, x) in of.iter_mut().enumerate() {
        let to = operand_type(op, k, s.operand).class;
        if x.class() == to {
            continue;
        }
        if to == Class::Logical && x.to_f64().is_nan() {
            return None;
        }
        *x = cast::scalar(*x, to);
    }
    let lanes: SmallVec<[Lanes<'_>; 3]> = of.iter().map(Lanes::one).collect();
    let mut result = cast::scalar(Scalar::Bool(false), computed.class);
    if !host_loops::run(op, &lanes, LanesMut::one(&mut result)) {
        return None;
    }
    Some(cast::scalar(result, s.result.class))
}

/// Runs the operation over a shape that the operands expand to.
fn spread(op: Op, args: &[&Array], shape: &Shape, out: &mut Data) -> bool {
    let n = out.len();
    if args.iter().all(|a| a.shape() == shape) {
        let lanes: SmallVec<[Lanes<'_>; 3]> = args.iter().map(|a| Lanes::all(a.data())).collect();
        return host_loops::run(op, &lanes, LanesMut::of(out, 0, n));
    }
    let mut buffers: SmallVec<[Option<Data>; 3]> = args
        .iter()
        .map(|a| {
            (a.shape() != shape).then(|| {
                let mut data = Data::zeros(a.elem_type(), TILE.min(n));
                if a.numel() == 1 {
                    fill(&mut data, a.data());
                }
                data
            })
        })
        .collect();
    let mut at = 0;
    while at < n {
        let count = TILE.min(n - at);
        for (a, buffer) in args.iter().zip(&mut buffers) {
            if let Some(buffer) = buffer
                && a.numel() != 1
            {
                expand(a, shape, at, count, buffer);
            }
        }
        let lanes: SmallVec<[Lanes<'_>; 3]> = args
            .iter()
            .zip(&buffers)
            .map(|(a, b)| match b {
                Some(b) => Lanes::of(b, 0, count),
                None => Lanes::of(a.data(), at, count),
            })
            .collect();
        if !host_loops::run(op, &lanes, LanesMut::of(out, at, count)) {
            return false;
        }
        at += count;
    }
    // Nothing ran where there are no elements; whether the row exists still matters.
    n > 0 || row_exists(op, args, out)
}

fn row_exists(op: Op, args: &[&Array], out: &mut Data) -> bool {
    let none: SmallVec<[Data; 3]> = args.iter().map(|a| Data::zeros(a.elem_type(), 0)).collect();
    let lanes: SmallVec<[Lanes<'_>; 3]> = none.iter().map(Lanes::all).collect();
    host_loops::run(op, &lanes, LanesMut::of(out, 0, 0))
}

fn fill(to: &mut Data, one: &Data) {
    let n = to.len();
    with_lanes!(Lanes::all(one), LanesMut::of(to, 0, n), (x, o) => o.fill(x[0]), else ());
}

/// Elements `at..at+count` of the expanded array.
fn expand(a: &Array, shape: &Shape, at: usize, count: usize, to: &mut Data) {
    let axes = axes(a.shape(), shape);
    let mut coordinates: SmallVec<[usize; 4]> = SmallVec::new();
    let mut rest = at;
    for axis in &axes {
        coordinates.push(rest % axis.extent);
        rest /= axis.extent;
    }
    let mut place: usize = coordinates.iter().zip(&axes).map(|(c, axis)| c * axis.step).sum();
    with_lanes!(Lanes::all(a.data()), LanesMut::of(to, 0, count), (x, o) => {
        let mut i = 0;
        while i < count {
            // One run along the first axis, then carry.
            let Axis { extent, step } = axes[0];
            let run = (extent - coordinates[0]).min(count - i);
            match step {
                0 => o[i..i + run].fill(x[place]),
                1 => o[i..i + run].copy_from_slice(&x[place..place + run]),
                _ => for (j, o) in o[i..i + run].iter_mut().enumerate() {
                    *o = x[place + j * step];
                },
            }
            i += run;
            coordinates[0] += run;
            place += run * step;
            let mut k = 0;
            while k + 1 < axes.len() && coordinates[k] == axes[k].extent {
                place -= coordinates[k] * axes[k].step;
                coordinates[k] = 0;
                coordinates[k + 1] += 1;
                place += axes[k + 1].step;
                k += 1;
            }
        }
    }, else ());
}

/// Dimensions that are walked as one: their elements, and how far apart these lie.
struct Axis {
    extent: usize,
    step: usize,
}

/// The dimensions of a shape that an array is expanded to, those that lie on in a row as one; at least one.
fn axes(own: &Shape, shape: &Shape) -> SmallVec<[Axis; 4]> {
    let mut axes: SmallVec<[Axis; 4]> = SmallVec::new();
    let mut stride = 1;
    for (k, &extent) in shape.dims().iter().enumerate() {
        let wide = own.dim(k) != 1;
        let step = if wide { stride } else { 0 };
        stride *= own.dim(k);
        match axes.last_mut() {
            _ if extent == 1 => {}
            Some(last) if last.step * last.extent == step && (step > 0 || last.step == 0) => {
                last.extent *= extent;
            }
            _ => axes.push(Axis { extent, step }),
        }
    }
    if axes.is_empty() {
        axes.push(Axis { extent: 1, step: 0 });
    }
    axes
}

#[cfg(test)]
mod tests {
    use super::super::table::TABLE;
    use super::*;
    use num_complex::Complex64;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn row(v: &[f64]) -> Value {
        Value::from(Array::row(v.to_vec()))
    }

    fn numbers(v: &Value) -> Vec<f64> {
        v.here().unwrap().as_slice::<f64>().unwrap().to_vec()
    }

    #[test]
    fn expansion_follows_shapes() {
        let a = row(&[1.0, 2.0, 3.0]);
        let b = Value::from(Array::column(vec![10.0, 20.0]));
        let c = apply(Op::Add, &[a.clone(), b]).unwrap();
        assert_eq!(c.shape(), Shape::matrix(2, 3));
        assert_eq!(numbers(&c), [11.0, 21.0, 12.0, 22.0, 13.0, 23.0]);
        assert_eq!(
            numbers(&apply(Op::Sub, &[a.clone(), Value::from(1.0)]).unwrap()),
            [0.0, 1.0, 2.0]
        );
        assert!(apply(Op::Add, &[a, row(&[1.0, 2.0])]).is_err());
        let wide: Vec<f64> = (0..3000).map(f64::from).collect();
        let big =
            apply(Op::Mul, &[row(&wide), Value::from(Array::column(vec![1.0, 2.0]))]).unwrap();
        let v = numbers(&big);
        assert!((0..3000).all(|i| v[2 * i] == i as f64 && v[2 * i + 1] == 2.0 * i as f64));
    }

    #[test]
    fn classes_meet() {
        let i = |x| Value::Scalar(Scalar::I8(x));
        let half = Value::from(0.5);
        assert!(matches!(apply(Op::Mul, &[i(5), half]).unwrap(), Value::Scalar(Scalar::I8(3))));
        assert!(matches!(
            apply(Op::Add, &[i(100), i(100)]).unwrap(),
            Value::Scalar(Scalar::I8(127))
        ));
        let big = Value::Scalar(Scalar::I64(i64::MAX));
        let less = apply(Op::Sub, &[big.clone(), Value::from(1.0)]).unwrap();
        assert!(matches!(less, Value::Scalar(Scalar::I64(x)) if x == i64::MAX - 1));
        let twice =
            apply(Op::Mul, &[Value::Scalar(Scalar::I64((1 << 53) + 1)), Value::from(1.0)]).unwrap();
        assert!(matches!(twice, Value::Scalar(Scalar::I64(x)) if x == (1 << 53) + 1));
        let t = apply(Op::Add, &[Value::from(true), Value::from(true)]).unwrap();
        assert!(matches!(t, Value::Scalar(Scalar::F64(2.0))));
        assert!(apply(Op::And, &[Value::from(f64::NAN), Value::from(1.0)]).is_err());
    }

    /// Numbers of all classes, and of each class the special ones.
    fn all_numbers() -> Vec<Scalar> {
        let doubles = [0.0, -0.0, 1.0, -2.5, 3.0, 200.0, 1e10, f64::INFINITY, f64::NAN];
        let classes = [
            Class::Double,
            Class::Single,
            Class::Int8,
            Class::Int16,
            Class::Int32,
            Class::Int64,
            Class::UInt8,
            Class::UInt16,
            Class::UInt32,
            Class::UInt64,
            Class::Char,
        ];
        let of = |class| doubles.map(|x| cast::scalar(Scalar::F64(x), class));
        let mut all: Vec<Scalar> = classes.into_iter().flat_map(of).collect();
        all.extend([Scalar::Bool(false), Scalar::Bool(true), Scalar::I64(i64::MAX)]);
        all
    }

    /// Numbers are computed on a way of their own: it gives what arrays of them give.
    #[test]
    fn numbers_are_as_elements_of_arrays() {
        let pair = |x: Scalar| {
            let mut data = x.to_array().data().clone();
            Lanes::one(&x).append_to(&mut data);
            Value::from(Array::new(Shape::matrix(1, 2), data))
        };
        let first = |value: Value| Scalar::of(value.here().unwrap().data(), 0);
        let mut compared = 0;
        for &op in TABLE {
            for x in all_numbers() {
                if op.row().arity == 1
                    && let Some(found) = numbers_at_once(op, &[x])
                {
                    let want = first(apply(op, &[pair(x)]).unwrap()).unwrap();
                    assert_eq!(format!("{found:?}"), format!("{want:?}"), "{op:?} {x:?}");
                    compared += 1;
                }
                for y in all_numbers() {
                    if op.row().arity != 2 {
                        break;
                    }
                    let Some(found) = numbers_at_once(op, &[x, y]) else { continue };
                    // A double among 64-bit integers is taken as one where it is a number, not an array.
                    let number = Value::Scalar(x);
                    let whole = apply(
                        op,
                        &if x.class() == Class::Double {
                            [number, pair(y)]
                        } else {
                            [pair(x), Value::Scalar(y)]
                        },
                    );
                    let want = first(whole.unwrap()).unwrap();
                    assert_eq!(format!("{found:?}"), format!("{want:?}"), "{op:?} {x:?} {y:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 50_000, "{compared}");
    }

    #[test]
    fn reals_are_left_only_where_they_must() {
        let z = apply(Op::Sqrt, &[Value::from(-4.0)]).unwrap();
        let a = z.here().unwrap();
        assert_eq!(a.as_slice::<Complex64>().unwrap(), [Complex64::new(0.0, 2.0)]);
        let i = apply(Op::Mul, &[z.clone(), z]).unwrap();
        assert!(matches!(i, Value::Scalar(Scalar::F64(-4.0))));
        let p = apply(Op::Pow, &[row(&[-8.0, 4.0]), row(&[2.0, 0.5])]).unwrap();
        assert_eq!(numbers(&p), [64.0, 2.0]);
    }
}
