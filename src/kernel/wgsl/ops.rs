//! Primitives, casts and folds as expressions of WGSL on registers.
//! Must not know where the operands come from.

use super::library::Library;
use super::rep::Rep;
use crate::op::{Op, ReduceOp};
use crate::value::{Class, ElemType};

/// The last part of the name of the library's function for a primitive.
fn name(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "div",
        Op::Pow => "pow",
        Op::Neg => "neg",
        Op::Mod => "mod",
        Op::Rem => "rem",
        Op::IDivide => "idivide",
        Op::Min => "min",
        Op::Max => "max",
        Op::Hypot => "hypot",
        Op::Atan2 => "atan2",
        Op::Eq | Op::Ne => "eq",
        Op::Lt | Op::Gt => "lt",
        Op::Le | Op::Ge => "le",
        Op::And => "and",
        Op::Or => "or",
        Op::Xor => "xor",
        Op::Not => "not",
        Op::Floor => "floor",
        Op::Ceil => "ceil",
        Op::Round => "round",
        Op::Fix => "trunc",
        Op::Abs => "abs",
        Op::Sign => "sign",
        Op::Sqrt => "sqrt",
        Op::Cbrt => "cbrt",
        Op::Exp => "exp",
        Op::Expm1 => "expm1",
        Op::Log => "log",
        Op::Log1p => "log1p",
        Op::Log2 => "log2",
        Op::Log10 => "log10",
        Op::Pow2 => "pow2",
        Op::Sin => "sin",
        Op::Cos => "cos",
        Op::Tan => "tan",
        Op::Asin => "asin",
        Op::Acos => "acos",
        Op::Atan => "atan",
        Op::Sinh => "sinh",
        Op::Cosh => "cosh",
        Op::Tanh => "tanh",
        Op::Asinh => "asinh",
        Op::Acosh => "acosh",
        Op::Atanh => "atanh",
        Op::Gamma => "gamma",
        Op::LogGamma => "log_gamma",
        Op::Erf => "erf",
        Op::Erfc => "erfc",
        Op::Erfinv => "erfinv",
        Op::IsNan => "is_nan",
        Op::IsInf => "is_inf",
        Op::IsFinite => "is_finite",
        Op::BitAnd => "bitand",
        Op::BitOr => "bitor",
        Op::BitXor => "bitxor",
        Op::BitShift => "bitshift",
        Op::Real => "real",
        Op::Imag => "imag",
        Op::Conj => "conj",
        Op::Arg => "arg",
        Op::MakeComplex => "complex",
        Op::Select => "select",
    }
}

/// A primitive applied to registers, or why it cannot be here.
pub(super) fn apply(
    op: Op,
    ty: ElemType,
    rep: Rep,
    args: &[&str],
    library: &Library,
) -> Result<String, String> {
    let arg = |i: usize| args.get(i).copied().ok_or_else(|| format!("{op:?} lacks an operand"));
    match op {
        Op::Select => return Ok(format!("select({}, {}, {})", arg(2)?, arg(1)?, arg(0)?)),
        Op::And => return Ok(format!("({} & {})", truth(rep, arg(0)?), truth(rep, arg(1)?))),
        Op::Or => return Ok(format!("({} | {})", truth(rep, arg(0)?), truth(rep, arg(1)?))),
        Op::Xor => return Ok(format!("({} != {})", truth(rep, arg(0)?), truth(rep, arg(1)?))),
        Op::Not => return Ok(format!("!{}", truth(rep, arg(0)?))),
        Op::Ne => return Ok(format!("!{}", apply(Op::Eq, ty, rep, args, library)?)),
        Op::Gt => return apply(Op::Lt, ty, rep, &[arg(1)?, arg(0)?], library),
        Op::Ge => return apply(Op::Le, ty, rep, &[arg(1)?, arg(0)?], library),
        _ => {}
    }
    let integer =
        matches!(rep, Rep::Small(..) | Rep::I32 | Rep::U32 | Rep::I64 | Rep::U64 | Rep::Bool);
    if integer {
        match op {
            // An integer is its own floor, and never a NaN.
            Op::Floor | Op::Ceil | Op::Round | Op::Fix | Op::Real | Op::Conj => {
                return Ok(arg(0)?.to_owned());
            }
            Op::IsNan | Op::IsInf => return Ok("false".to_owned()),
            Op::IsFinite => return Ok("true".to_owned()),
            Op::Eq if !matches!(rep, Rep::I64 | Rep::U64) => {
                return Ok(format!("({} == {})", arg(0)?, arg(1)?));
            }
            Op::Eq => return Ok(format!("u64_eq({}, {})", arg(0)?, arg(1)?)),
            Op::Lt | Op::Le if matches!(rep, Rep::Small(..) | Rep::I32 | Rep::U32) => {
                let sign = if op == Op::Lt { "<" } else { "<=" };
                return Ok(format!("({} {sign} {})", arg(0)?, arg(1)?));
            }
            Op::Min | Op::Max if matches!(rep, Rep::Small(..) | Rep::I32 | Rep::U32) => {
                return Ok(format!("{}({}, {})", name(op), arg(0)?, arg(1)?));
            }
            Op::BitAnd | Op::BitOr | Op::BitXor if rep != Rep::Bool => {
                let sign = match op {
                    Op::BitAnd => "&",
                    Op::BitOr => "|",
                    _ => "^",
                };
                return Ok(format!("({} {sign} {})", arg(0)?, arg(1)?));
            }
            _ => {}
        }
    }
    if matches!(rep, Rep::F64 | Rep::F32) {
        match op {
            Op::Real | Op::Conj => return Ok(arg(0)?.to_owned()),
            Op::MakeComplex if rep == Rep::F64 => {
                return Ok(format!("vec4<u32>({}, {})", arg(0)?, arg(1)?));
            }
            Op::MakeComplex => return Ok(format!("vec2<f32>({}, {})", arg(0)?, arg(1)?)),
            _ => {}
        }
    }
    // What floats have beyond arithmetic comes from op/math, under its names.
    let last = match (op, rep) {
        (Op::Mod, Rep::F64 | Rep::F32) => "modulo",
        (Op::Rem, Rep::F64 | Rep::F32) => "remainder",
        (Op::Min, Rep::F64 | Rep::F32) => "least",
        (Op::Max, Rep::F64 | Rep::F32) => "greatest",
        (Op::IDivide, Rep::F64 | Rep::F32) => "whole_quotient",
        _ => name(op),
    };
    if matches!(rep, Rep::C64 | Rep::C32) {
        let plain = format!("{}_{last}", rep.prefix());
        if !library.has(&plain) {
            return complex(op, ty, rep, args, library);
        }
    }
    let function = format!("{}_{last}", rep.prefix());
    if !library.has(&function) {
        return Err(format!("{op:?} of {ty}"));
    }
    let mut text = format!("{function}({}", args.join(", "));
    if let Rep::Small(lo, hi) = rep
        && !matches!(op, Op::Mod | Op::Rem | Op::Sign)
    {
        text.push_str(&format!(", {lo}, {hi}"));
    }
    text.push(')');
    Ok(text)
}

/// A function of complex numbers: of doubles by their parts, of singles widened and rounded once.
fn complex(
    op: Op,
    ty: ElemType,
    rep: Rep,
    args: &[&str],
    library: &Library,
) -> Result<String, String> {
    let wide: Vec<String> = match rep {
        Rep::C32 => args.iter().map(|a| format!("c64_from_c32({a})")).collect(),
        _ => args.iter().map(|&a| a.to_owned()).collect(),
    };
    let (of_parts, whole) = (format!("f64_complex_{}", name(op)), format!("c64_{}", name(op)));
    let value = match wide.as_slice() {
        [a] if library.has(&of_parts) => format!("c64_unless_nan({a}, {of_parts}({a}.xy, {a}.zw))"),
        [a, b] if library.has(&of_parts) => {
            format!("c64_of({of_parts}({a}.xy, {a}.zw, {b}.xy, {b}.zw))")
        }
        _ if library.has(&whole) => format!("{whole}({})", wide.join(", ")),
        _ => return Err(format!("{op:?} of {ty}")),
    };
    Ok(match (rep, op) {
        (Rep::C32, Op::Abs | Op::Arg) => format!("f32_from_f64({value})"),
        (Rep::C32, _) => format!("c32_from_c64({value})"),
        _ => value,
    })
}

/// Whether a register is nonzero.
pub(super) fn truth(rep: Rep, x: &str) -> String {
    match rep {
        Rep::Bool => x.to_owned(),
        Rep::F64 => format!("!f64_is_zero({x})"),
        Rep::F32 => format!("((bitcast<u32>({x}) & 0x7fffffffu) != 0u)"),
        Rep::Small(..) | Rep::I32 => format!("({x} != 0)"),
        Rep::U32 => format!("({x} != 0u)"),
        Rep::I64 | Rep::U64 => format!("(({x}.x | {x}.y) != 0u)"),
        Rep::C64 => format!("!(f64_is_zero({x}.xy) & f64_is_zero({x}.zw))"),
        Rep::C32 => {
            format!("any((bitcast<vec2<u32>>({x}) & vec2<u32>(0x7fffffffu)) != vec2<u32>(0u))")
        }
    }
}

/// A conversion with the language's rounding and saturation.
pub(super) fn cast(from: Rep, to: Rep, to_ty: ElemType, x: &str) -> Result<String, String> {
    use Rep::*;
    if from == to {
        return Ok(x.to_owned());
    }
    Ok(match (from, to) {
        (_, Bool) => truth(from, x),
        (F32, C32) => format!("vec2<f32>({x}, 0.0)"),
        (C32, F32) => format!("{x}.x"),
        (F64, C64) => format!("vec4<u32>({x}, 0u, 0u)"),
        (C64, F64) => format!("{x}.xy"),
        (C64, C32) => {
            format!(
                "bitcast<vec2<f32>>(vec2<u32>(f64_to_f32_bits({x}.xy), f64_to_f32_bits({x}.zw)))"
            )
        }
        (C32, C64) => {
            format!(
                "vec4<u32>(f64_from_f32_bits(bitcast<u32>({x}.x)), f64_from_f32_bits(bitcast<u32>({x}.y)))"
            )
        }
        (C64, _) => cast(F64, to, to_ty, &format!("{x}.xy"))?,
        (C32, _) => cast(F32, to, to_ty, &format!("{x}.x"))?,
        (_, C64) => format!("vec4<u32>({}, 0u, 0u)", cast(from, F64, to_ty, x)?),
        (_, C32) => format!("vec2<f32>({}, 0.0)", cast(from, F32, to_ty, x)?),
        (F64, F32) => format!("bitcast<f32>(f64_to_f32_bits({x}))"),
        (F32, F64) => format!("f64_from_f32_bits(bitcast<u32>({x}))"),
        (F64, I32) => format!("f64_to_i32(f64_round({x}))"),
        (F64, U32) => format!("f64_to_u32(f64_round({x}))"),
        (F64, I64) => format!("f64_to_i64(f64_round({x}))"),
        (F64, U64) => format!("f64_to_u64(f64_round({x}))"),
        // char() cuts a fraction off.
        (F64, Small(lo, hi)) if to_ty.class == Class::Char => {
            format!("small_clamp(f64_to_i32({x}), {lo}, {hi})")
        }
        (F32, Small(lo, hi)) if to_ty.class == Class::Char => {
            format!("small_clamp(f32_trunc_to_int({x}), {lo}, {hi})")
        }
        (F64, Small(lo, hi)) => format!("small_clamp(f64_to_i32(f64_round({x})), {lo}, {hi})"),
        (F32, I32) => format!("f32_to_int({x})"),
        (F32, U32) => format!("f32_to_uint({x})"),
        (F32, Small(lo, hi)) => format!("small_clamp(f32_to_int({x}), {lo}, {hi})"),
        (F32, I64 | U64) => cast(F64, to, to_ty, &cast(F32, F64, to_ty, x)?)?,
        (Bool, F64) => format!("f64_from_bool({x})"),
        (Bool, F32) => format!("select(0.0, 1.0, {x})"),
        (Bool, U32) => format!("select(0u, 1u, {x})"),
        (Bool, Small(..) | I32) => format!("select(0, 1, {x})"),
        (Bool, I64 | U64) => format!("vec2<u32>(select(0u, 1u, {x}), 0u)"),
        (Small(..) | I32, F64) => format!("f64_from_i32({x})"),
        (U32, F64) => format!("f64_from_u32({x})"),
        (I64, F64) => format!("f64_from_i64({x})"),
        (U64, F64) => format!("f64_from_u64({x})"),
        // At most 16 bits are exact.
        (Small(..), F32) => format!("f32({x})"),
        (I32 | U32, F32) => cast(F64, F32, to_ty, &cast(from, F64, to_ty, x)?)?,
        (I64, F32) => format!("f32_from_long({x})"),
        (U64, F32) => format!("f32_from_ulong({x})"),
        (Small(..) | I32, Small(lo, hi)) => format!("small_clamp({x}, {lo}, {hi})"),
        (Small(..), I32) => x.to_owned(),
        (Small(..) | I32, U32) => format!("u32(max({x}, 0))"),
        (Small(..) | I32, I64) => format!("long_from_int({x})"),
        (Small(..) | I32, U64) => format!("vec2<u32>(u32(max({x}, 0)), 0u)"),
        (U32, Small(_, hi)) => format!("i32(min({x}, {hi}u))"),
        (U32, I32) => format!("i32(min({x}, 0x7fffffffu))"),
        (U32, I64 | U64) => format!("vec2<u32>({x}, 0u)"),
        (I64, I32) => format!("int_from_long({x})"),
        (I64, Small(lo, hi)) => format!("small_clamp(int_from_long({x}), {lo}, {hi})"),
        (I64, U32) => format!("uint_from_ulong(ulong_from_long({x}))"),
        (I64, U64) => format!("ulong_from_long({x})"),
        (U64, I64) => format!("long_from_ulong({x})"),
        (U64, U32) => format!("uint_from_ulong({x})"),
        (U64, I32) => format!("i32(min(uint_from_ulong({x}), 0x7fffffffu))"),
        (U64, Small(_, hi)) => format!("i32(min(uint_from_ulong({x}), {hi}u))"),
        (F64, F64) | (F32, F32) | (I32, I32) | (U32, U32) | (I64, I64) | (U64, U64) => x.to_owned(),
    })
}

/// What a fold begins with.
pub(super) fn identity(op: ReduceOp, ty: ElemType, rep: Rep) -> String {
    let float = matches!(rep, Rep::F64 | Rep::F32);
    match op {
        ReduceOp::Sum => rep.constant(ty, 0),
        ReduceOp::Prod => match rep {
            Rep::F64 => "vec2<u32>(0u, 0x3ff00000u)".to_owned(),
            Rep::F32 => "1.0".to_owned(),
            Rep::C64 => "vec4<u32>(0u, 0x3ff00000u, 0u, 0u)".to_owned(),
            Rep::C32 => "vec2<f32>(1.0, 0.0)".to_owned(),
            _ => rep.constant(ty, 1),
        },
        ReduceOp::Any => "false".to_owned(),
        ReduceOp::All => "true".to_owned(),
        _ if float => match rep {
            Rep::F64 => "F64_NAN".to_owned(),
            _ => "f32_nan()".to_owned(),
        },
        _ if rep == Rep::C64 => "vec4<u32>(F64_NAN, vec2<u32>(0u, 0u))".to_owned(),
        _ if rep == Rep::C32 => "vec2<f32>(f32_nan(), 0.0)".to_owned(),
        ReduceOp::Min | ReduceOp::ArgMin => extreme(ty, true),
        ReduceOp::Max | ReduceOp::ArgMax => extreme(ty, false),
    }
}

/// The greatest (or least) value of an integer class.
fn extreme(ty: ElemType, greatest: bool) -> String {
    let text =
        |least: &'static str, most: &'static str| if greatest { most } else { least }.to_owned();
    match ty.class {
        Class::Int8 => text("-128", "127"),
        Class::Int16 => text("-32768", "32767"),
        Class::UInt8 => text("0", "255"),
        Class::UInt16 | Class::Char => text("0", "65535"),
        Class::Int32 => text("bitcast<i32>(0x80000000u)", "0x7fffffff"),
        Class::UInt32 => text("0u", "0xffffffffu"),
        Class::Int64 => text("vec2<u32>(0u, 0x80000000u)", "vec2<u32>(0xffffffffu, 0x7fffffffu)"),
        Class::UInt64 => text("vec2<u32>(0u, 0u)", "vec2<u32>(0xffffffffu, 0xffffffffu)"),
        Class::Logical | Class::Double | Class::Single => text("false", "true"),
    }
}

/// The register type of a fold's accumulator.
pub(super) fn fold_rep(op: ReduceOp, rep: Rep) -> Rep {
    if matches!(op, ReduceOp::Any | ReduceOp::All) { Rep::Bool } else { rep }
}

/// One step of a fold of values: `a` is the accumulated one.
pub(super) fn fold_step(
    op: ReduceOp,
    ty: ElemType,
    rep: Rep,
    a: &str,
    b: &str,
    library: &Library,
) -> Result<String, String> {
    let primitive = match op {
        ReduceOp::Sum => Op::Add,
        ReduceOp::Prod => Op::Mul,
        ReduceOp::Min | ReduceOp::ArgMin => Op::Min,
        ReduceOp::Max | ReduceOp::ArgMax => Op::Max,
        ReduceOp::Any => return Ok(format!("({a} | {b})")),
        ReduceOp::All => return Ok(format!("({a} & {b})")),
    };
    if rep == Rep::Bool && matches!(op, ReduceOp::Min | ReduceOp::ArgMin) {
        return Ok(format!("({a} & {b})"));
    }
    if rep == Rep::Bool && matches!(op, ReduceOp::Max | ReduceOp::ArgMax) {
        return Ok(format!("({a} | {b})"));
    }
    apply(primitive, ty, rep, &[a, b], library)
}

/// Whether, in a search for the least or greatest, `(b, bi)` is to take the place of `(a, ai)`.
pub(super) fn better(
    op: ReduceOp,
    ty: ElemType,
    rep: Rep,
    (a, ai): (&str, &str),
    (b, bi): (&str, &str),
    library: &Library,
) -> Result<String, String> {
    if matches!(rep, Rep::C64 | Rep::C32) {
        return Err(format!("the place of an extreme of {ty}"));
    }
    let (less, equal) = if rep == Rep::Bool {
        let less =
            if op == ReduceOp::ArgMin { format!("(!{b} & {a})") } else { format!("({b} & !{a})") };
        (less, format!("({a} == {b})"))
    } else {
        let less = if op == ReduceOp::ArgMin {
            apply(Op::Lt, ty, rep, &[b, a], library)?
        } else {
            apply(Op::Lt, ty, rep, &[a, b], library)?
        };
        (less, apply(Op::Eq, ty, rep, &[a, b], library)?)
    };
    let first = format!("({bi} < {ai})");
    if matches!(rep, Rep::F64 | Rep::F32) {
        let p = rep.prefix();
        let (an, bn) = (format!("{p}_is_nan({a})"), format!("{p}_is_nan({b})"));
        return Ok(format!("({less} | ({equal} & {first}) | ({an} & (!{bn} | {first})))"));
    }
    Ok(format!("({less} | ({equal} & {first}))"))
}
