//! Class rules: in which type an operation computes on operands of given types, and what it gives.
//! Must not know elements.

use super::row::{ClassRule, Mixed};
use super::{Op, cast, math};
use crate::diag::{Error, Result};
use crate::value::{Class, ElemType, Scalar};

/// What becomes of operands of given types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The type that the operands are converted to; see [`operand_type`] for the exceptions.
    pub operand: ElemType,
    /// The type that the result is converted to.
    pub result: ElemType,
}

/// The types that an operation computes in and gives for operands of these types, or MATLAB's error.
pub fn signature(op: Op, types: &[ElemType]) -> Result<Signature> {
    let row = op.row();
    if types.len() != row.arity as usize {
        return Err(Error::new(
            "MATLAB:minrhs",
            format!("{} takes {} operands, found {}.", row.name, row.arity, types.len()),
        ));
    }
    let complex = types.iter().any(|t| t.complex);
    match row.class {
        ClassRule::Arithmetic { complex: allowed, mixed } => {
            if complex && !allowed {
                return Err(must_be_real(op));
            }
            arithmetic(mixed, types)
        }
        ClassRule::Comparison => Ok(comparison(types)),
        ClassRule::Logic => {
            if complex {
                return Err(Error::new(
                    "MATLAB:nologicalcomplex",
                    "Operands must be convertible to logical scalar values.",
                ));
            }
            Ok(Signature { operand: ElemType::LOGICAL, result: ElemType::LOGICAL })
        }
        // An angle is no integer.
        ClassRule::Part { integers: false } if types[0].class.is_integer() => {
            Err(undefined(op, types[0]))
        }
        ClassRule::Keep | ClassRule::Part { .. } | ClassRule::Question => {
            let operand = match types[0].class {
                Class::Logical | Class::Char => ElemType::DOUBLE,
                _ => types[0],
            };
            Ok(Signature { operand, result: result_type(op, operand) })
        }
        ClassRule::Float { complex: allowed } => {
            if let Some(t) = types.iter().find(|t| t.class.is_integer()) {
                return Err(undefined(op, *t));
            }
            if complex && !allowed {
                return Err(must_be_real(op));
            }
            let operand = ElemType { class: float_of(types), complex };
            Ok(Signature { operand, result: result_type(op, operand) })
        }
        ClassRule::Singles => {
            if let Some(t) = types.iter().find(|t| **t != ElemType::SINGLE) {
                return Err(undefined(op, *t));
            }
            Ok(Signature { operand: ElemType::SINGLE, result: ElemType::SINGLE })
        }
        ClassRule::Bits => bits(op, types),
        ClassRule::Pair => {
            if complex {
                return Err(must_be_real(op));
            }
            if let Some(t) = types.iter().find(|t| t.class.is_integer()) {
                return Err(Error::new(
                    "MATLAB:complex:integer",
                    format!("Complex numbers of class {} are not supported.", t.class.name()),
                ));
            }
            let operand = ElemType::real(float_of(types));
            Ok(Signature { operand, result: ElemType::complex(operand.class) })
        }
        ClassRule::Choice => {
            let values = &types[1..];
            if values[0] == values[1] {
                return Ok(Signature { operand: values[0], result: values[0] });
            }
            arithmetic(Mixed::Picks, values)
        }
    }
}

/// The type that operand `k` is converted to where the common operand type is `operand`: what a choice
/// hangs on is logical, and a shift's distance is int32.
pub fn operand_type(op: Op, k: usize, operand: ElemType) -> ElemType {
    op.row().operand(k, operand)
}

/// What an operation gives when it computes on operands of this type.
pub fn result_type(op: Op, operand: ElemType) -> ElemType {
    match op.row().class {
        ClassRule::Comparison | ClassRule::Logic | ClassRule::Question => ElemType::LOGICAL,
        ClassRule::Part { .. } => ElemType::real(operand.class),
        ClassRule::Pair => ElemType::complex(operand.class),
        _ => operand,
    }
}

/// A double beside integers or singles, as one of them where the operation is the same with that; `first` says on which side it
/// stands. Beside 64-bit integers it keeps results exact that doubles would round; to the others it is for speed.
pub fn settle(op: Op, s: Scalar, other: ElemType, first: bool) -> Scalar {
    let Scalar::F64(x) = s else { return s };
    let compares = op.row().class == ClassRule::Comparison;
    // 2^63 and 2^64 are the first doubles out of range.
    match other.class {
        Class::Int64
            if x == x.trunc()
                && (-9.223372036854775808e18..9.223372036854775808e18).contains(&x) =>
        {
            Scalar::I64(x as i64)
        }
        Class::UInt64 if x == x.trunc() && (0.0..1.8446744073709551616e19).contains(&x) => {
            Scalar::U64(x as u64)
        }
        // Next to nothing the neighbours are subnormal, which not every device tells from it.
        Class::Single if compares && !other.complex && (x == 0.0 || !(x.abs() < NORMAL)) => {
            let near = x as f32;
            let above = if f64::from(near) < x { near.next_up() } else { near };
            let below = if f64::from(near) > x { near.next_down() } else { near };
            between(op, first, below, above).map_or(s, Scalar::F32)
        }
        class if class.is_narrow_integer() && compares => {
            let (below, above) = (math::floor(x), math::ceil(x));
            match between(op, first, below, above) {
                Some(whole) if class.holds(whole) => cast::scalar(Scalar::F64(whole), class),
                _ => s,
            }
        }
        class if x == x.trunc() && class.holds(x) && has_whole_form(op, x) => {
            cast::scalar(s, class)
        }
        _ => s,
    }
}

/// The least normal single.
const NORMAL: f64 = f32::MIN_POSITIVE as f64;

/// What a number between two neighbours of a class may be compared as, if as anything: nothing equals it.
fn between<T: PartialEq + Copy>(op: Op, first: bool, below: T, above: T) -> Option<T> {
    let exact = below == above;
    let order = [Op::Lt, Op::Le, Op::Gt, Op::Ge].iter().position(|&of| of == op);
    match order {
        _ if exact => Some(below),
        // x <= c and x > c are what they are of the one below it, and c < x and c >= x.
        Some(k) => Some(
            if [[false, true, true, false], [true, false, false, true]][usize::from(first)][k] {
                below
            } else {
                above
            },
        ),
        None => None,
    }
}

/// Whether arithmetic on integers is the same with this whole number as one of them: division by nothing, and powers, are not.
fn has_whole_form(op: Op, x: f64) -> bool {
    op.row().laws.same_of_integers || op == Op::Div && x != 0.0
}

fn float_of(types: &[ElemType]) -> Class {
    if types.iter().any(|t| t.class == Class::Single) { Class::Single } else { Class::Double }
}

fn arithmetic(mixed: Mixed, types: &[ElemType]) -> Result<Signature> {
    let complex = types.iter().any(|t| t.complex);
    let Some(integer) = types.iter().find(|t| t.class.is_integer()).map(|t| t.class) else {
        let operand = ElemType { class: float_of(types), complex };
        // The lesser of two truth values is one.
        let logical = mixed == Mixed::Picks && types.iter().all(|t| t.class == Class::Logical);
        let result = if logical { ElemType::LOGICAL } else { operand };
        return Ok(Signature { operand, result });
    };
    if types.iter().any(|t| t.class.is_integer() && t.class != integer) {
        return Err(Error::new(
            "MATLAB:mixedClasses",
            "Integers can only be combined with integers of the same class, or scalar doubles.",
        ));
    }
    if complex {
        return Err(Error::new(
            "MATLAB:complexIntegers",
            format!(
                "Complex numbers cannot be combined with integers of class {}.",
                integer.name()
            ),
        ));
    }
    let result = ElemType::real(integer);
    let wide = matches!(integer, Class::Int64 | Class::UInt64);
    let exact = types.iter().all(|t| t.class.is_integer() || t.class == Class::Logical);
    // Sums of 64-bit integers with doubles keep all bits; products with fractions need the double.
    let operand = if exact || wide && mixed == Mixed::Longs { result } else { ElemType::DOUBLE };
    Ok(Signature { operand, result })
}

fn comparison(types: &[ElemType]) -> Signature {
    let complex = types.iter().any(|t| t.complex);
    let first = types[0].class;
    let same =
        first.is_integer() && types.iter().all(|t| t.class == first || t.class == Class::Logical);
    // A single compares with a double, as all else, by value.
    let operand = if same {
        ElemType::real(first)
    } else if types.iter().all(|t| t.class == Class::Single) {
        ElemType { class: Class::Single, complex }
    } else {
        ElemType { class: Class::Double, complex }
    };
    Signature { operand, result: ElemType::LOGICAL }
}

fn bits(op: Op, types: &[ElemType]) -> Result<Signature> {
    // The distance of a shift does not count.
    let shifts = op.row().second.is_some();
    let values = if shifts { &types[..1] } else { types };
    if values.iter().any(|t| t.complex || t.class == Class::Single || t.class == Class::Char) {
        return Err(Error::new(
            "MATLAB:bitops:inputClass",
            format!(
                "Inputs to {} must be unsigned or signed integers, doubles or logicals.",
                op.row().name
            ),
        ));
    }
    if values.iter().all(|t| t.class == Class::Double || t.class == Class::Logical) {
        let logical = !shifts && values.iter().all(|t| t.class == Class::Logical);
        let result = if logical { ElemType::LOGICAL } else { ElemType::DOUBLE };
        return Ok(Signature { operand: ElemType::real(Class::UInt64), result });
    }
    let s = arithmetic(Mixed::Doubles, values)?;
    Ok(Signature { operand: s.result, result: s.result })
}

fn must_be_real(op: Op) -> Error {
    let name = op.row().name;
    Error::new(format!("MATLAB:{name}:complex"), format!("Input arguments of {name} must be real."))
}

fn undefined(op: Op, ty: ElemType) -> Error {
    Error::new(
        "MATLAB:UndefinedFunction",
        format!(
            "Undefined function '{}' for input arguments of type '{}'.",
            op.row().name,
            ty.class.name()
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    const I8: ElemType = ElemType::real(Class::Int8);

    #[test]
    fn integers_win_over_doubles_and_refuse_each_other() {
        let s = signature(Op::Mul, &[I8, ElemType::DOUBLE]).unwrap();
        assert_eq!(s, Signature { operand: ElemType::DOUBLE, result: I8 });
        assert_eq!(signature(Op::Add, &[I8, I8]).unwrap().operand, I8);
        let e = signature(Op::Add, &[I8, ElemType::real(Class::Int16)]).unwrap_err();
        assert_eq!(e.identifier(), "MATLAB:mixedClasses");
        assert!(signature(Op::Eq, &[I8, ElemType::real(Class::Int16)]).is_ok());
    }

    #[test]
    fn single_wins_over_double_and_logical_counts_as_double() {
        let s = signature(Op::Add, &[ElemType::SINGLE, ElemType::DOUBLE]).unwrap();
        assert_eq!(s.result, ElemType::SINGLE);
        let s = signature(Op::Add, &[ElemType::LOGICAL, ElemType::LOGICAL]).unwrap();
        assert_eq!(s.result, ElemType::DOUBLE);
        assert_eq!(
            signature(Op::Abs, &[ElemType::complex(Class::Single)]).unwrap().result,
            ElemType::SINGLE
        );
        assert!(signature(Op::Sqrt, &[I8]).is_err());
    }
}
