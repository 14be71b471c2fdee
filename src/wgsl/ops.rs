//! Primitives, casts and folds as expressions of WGSL on registers.
//! Must not know where the operands come from.

use super::library::Library;
use super::line::Expr;
use super::rep::Rep;
use crate::op::row::{MadeOf, Reps};
use crate::op::{Gives, Identity, Op, ReduceOp};
use crate::value::{Class, ElemType};

/// A primitive applied to registers, or why it cannot be here.
pub(crate) fn apply(
    op: Op,
    ty: ElemType,
    rep: Rep,
    args: &[Expr],
    library: &Library,
) -> Result<Expr, String> {
    let row = op.row();
    if args.len() != usize::from(row.arity) {
        return Err(format!("{op:?} of {} operands", args.len()));
    }
    match row.wgsl.made_of {
        Some(MadeOf::Not(of)) => return Ok(apply(of, ty, rep, args, library)?.within("!$0")),
        Some(MadeOf::Swapped(of)) => {
            let swapped = [args[1].clone(), args[0].clone()];
            return apply(of, ty, rep, &swapped, library);
        }
        None => {}
    }
    if let Some((_, form)) = row.wgsl.forms.iter().find(|(reps, _)| reps.has(rep.set())) {
        return Ok(match form.contains('?') {
            true => {
                let of = args.iter().map(|x| truth(rep, x)).collect();
                Expr::Form { form: form.replace('?', "$").into(), of }
            }
            false => Expr::Form { form: (*form).into(), of: args.to_vec() },
        });
    }
    // What floats have beyond arithmetic comes from op/math, under its names.
    let name = if Reps::FLOATS.has(rep.set()) { row.wgsl.float } else { row.wgsl.name };
    let function = format!("{}_{name}", rep.prefix());
    if !library.has(&function) {
        return match rep {
            Rep::C64 | Rep::C32 => complex_function(op, ty, rep, args, library),
            _ => Err(format!("{op:?} of {ty}")),
        };
    }
    let mut args = args.to_vec();
    if let Rep::Small(lo, hi) = rep
        && row.wgsl.saturates
    {
        args.extend([lo, hi].map(|bound| Expr::text(bound.to_string())));
    }
    Ok(Expr::call(&function, args))
}

/// A function of complex numbers by their parts, in their own precision; what there is of doubles alone takes singles
/// widened, and its result is rounded once.
fn complex_function(
    op: Op,
    ty: ElemType,
    rep: Rep,
    args: &[Expr],
    library: &Library,
) -> Result<Expr, String> {
    let name = op.row().wgsl.name;
    let of_singles = format!("f32_complex_{name}");
    if rep == Rep::C32 && library.has(&of_singles) {
        return match args {
            [a] => Ok(a.within(format!("c32_unless_nan($0, {of_singles}($0.x, $0.y))"))),
            [a, b] => {
                let form = format!("c32_of({of_singles}($0.x, $0.y, $1.x, $1.y))");
                Ok(Expr::form(form, [a.clone(), b.clone()]))
            }
            _ => Err(format!("{op:?} of {ty}")),
        };
    }
    let wide: Vec<Expr> = match rep {
        Rep::C32 => args.iter().map(|a| a.within("c64_from_c32($0)")).collect(),
        _ => args.to_vec(),
    };
    let (of_parts, whole) = (format!("f64_complex_{name}"), format!("c64_{name}"));
    let value = match wide.as_slice() {
        [a] if library.has(&of_parts) => {
            a.within(format!("c64_unless_nan($0, {of_parts}($0.xy, $0.zw))"))
        }
        [a, b] if library.has(&of_parts) => {
            let form = format!("c64_of({of_parts}($0.xy, $0.zw, $1.xy, $1.zw))");
            Expr::form(form, [a.clone(), b.clone()])
        }
        _ if library.has(&whole) => Expr::call(&whole, wide),
        _ => return Err(format!("{op:?} of {ty}")),
    };
    Ok(match rep {
        Rep::C32 => value.within("c32_from_c64($0)"),
        _ => value,
    })
}

/// Whether an operation on complex singles is computed in doubles, which not every device has exactly.
pub fn widens(op: Op, library: &Library) -> bool {
    let row = op.row();
    match row.wgsl.made_of {
        Some(MadeOf::Not(of) | MadeOf::Swapped(of)) => return widens(of, library),
        None => {}
    }
    let name = row.wgsl.name;
    !row.wgsl.forms.iter().any(|(reps, _)| reps.has(Reps::C32))
        && !["c32", "f32_complex"].iter().any(|of| library.has(&format!("{of}_{name}")))
}

/// Whether a register is nonzero.
pub(crate) fn truth(rep: Rep, x: &Expr) -> Expr {
    x.within(match rep {
        Rep::Bool => return x.clone(),
        Rep::F64 => "!f64_is_zero($0)",
        Rep::F32 => "((bitcast<u32>($0) & 0x7fffffffu) != 0u)",
        Rep::Small(..) | Rep::I32 => "($0 != 0)",
        Rep::U32 => "($0 != 0u)",
        Rep::I64 | Rep::U64 => "(($0.x | $0.y) != 0u)",
        Rep::C64 => "!(f64_is_zero($0.xy) & f64_is_zero($0.zw))",
        Rep::C32 => "any((bitcast<vec2<u32>>($0) & vec2<u32>(0x7fffffffu)) != vec2<u32>(0u))",
    })
}

/// A conversion with the language's rounding and saturation.
pub(crate) fn cast(from: Rep, to: Rep, to_ty: ElemType, x: &Expr) -> Result<Expr, String> {
    use Rep::*;
    if from == to {
        return Ok(x.clone());
    }
    Ok(match (from, to) {
        (_, Bool) => truth(from, x),
        (F32, C32) => x.within("vec2<f32>($0, 0.0)"),
        (C32, F32) => x.within("$0.x"),
        (F64, C64) => x.within("vec4<u32>($0, 0u, 0u)"),
        (C64, F64) => x.within("$0.xy"),
        (C64, C32) => { x.within("bitcast<vec2<f32>>(vec2<u32>(f64_to_f32_bits($0.xy), f64_to_f32_bits($0.zw)))")
        }
        (C32, C64) => { x.within("vec4<u32>(f64_from_f32_bits(bitcast<u32>($0.x)), f64_from_f32_bits(bitcast<u32>($0.y)))")
        }
        (C64, _) => cast(F64, to, to_ty, &x.within("$0.xy"))?,
        (C32, _) => cast(F32, to, to_ty, &x.within("$0.x"))?,
        (_, C64) => cast(from, F64, to_ty, x)?.within("vec4<u32>($0, 0u, 0u)"),
        (_, C32) => cast(from, F32, to_ty, x)?.within("vec2<f32>($0, 0.0)"),
        (F64, F32) => x.within("bitcast<f32>(f64_to_f32_bits($0))"),
        (F32, F64) => x.within("f64_from_f32_bits(bitcast<u32>($0))"),
        (F64, I32) => x.within("f64_to_i32(f64_round($0))"),
        (F64, U32) => x.within("f64_to_u32(f64_round($0))"),
        (F64, I64) => x.within("f64_to_i64(f64_round($0))"),
        (F64, U64) => x.within("f64_to_u64(f64_round($0))"),
        // char() cuts a fraction off.
        (F64, Small(lo, hi)) if to_ty.class == Class::Char => {
            x.within(format!("small_clamp(f64_to_i32($0), {lo}, {hi})"))
        }
        (F32, Small(lo, hi)) if to_ty.class == Class::Char => {
            x.within(format!("small_clamp(f32_trunc_to_int($0), {lo}, {hi})"))
        }
        (F64, Small(lo, hi)) => x.within(format!("small_clamp(f64_to_i32(f64_round($0)), {lo}, {hi})")),
        (F32, I32) => x.within("f32_to_int($0)"),
        (F32, U32) => x.within("f32_to_uint($0)"),
        (F32, Small(lo, hi)) => x.within(format!("small_clamp(f32_to_int($0), {lo}, {hi})")),
        (F32, I64 | U64) => cast(F64, to, to_ty, &cast(F32, F64, to_ty, x)?)?,
        (Bool, F64) => x.within("f64_from_bool($0)"),
        (Bool, F32) => x.within("select(0.0, 1.0, $0)"),
        (Bool, U32) => x.within("select(0u, 1u, $0)"),
        (Bool, Small(..) | I32) => x.within("select(0, 1, $0)"),
        (Bool, I64 | U64) => x.within("vec2<u32>(select(0u, 1u, $0), 0u)"),
        (Small(..) | I32, F64) => x.within("f64_from_i32($0)"),
        (U32, F64) => x.within("f64_from_u32($0)"),
        (I64, F64) => x.within("f64_from_i64($0)"),
        (U64, F64) => x.within("f64_from_u64($0)"),
        // At most 16 bits are exact.
        (Small(..), F32) => x.within("f32($0)"),
        (I32, F32) => x.within("f32_from_int($0)"),
        (U32, F32) => x.within("f32_from_uint($0)"),
        (I64, F32) => x.within("f32_from_long($0)"),
        (U64, F32) => x.within("f32_from_ulong($0)"),
        (Small(..) | I32, Small(lo, hi)) => x.within(format!("small_clamp($0, {lo}, {hi})")),
        (Small(..), I32) => x.clone(),
        (Small(..) | I32, U32) => x.within("u32(max($0, 0))"),
        (Small(..) | I32, I64) => x.within("long_from_int($0)"),
        (Small(..) | I32, U64) => x.within("vec2<u32>(u32(max($0, 0)), 0u)"),
        (U32, Small(_, hi)) => x.within(format!("i32(min($0, {hi}u))")),
        (U32, I32) => x.within("i32(min($0, 0x7fffffffu))"),
        (U32, I64 | U64) => x.within("vec2<u32>($0, 0u)"),
        (I64, I32) => x.within("int_from_long($0)"),
        (I64, Small(lo, hi)) => x.within(format!("small_clamp(int_from_long($0), {lo}, {hi})")),
        (I64, U32) => x.within("uint_from_ulong(ulong_from_long($0))"),
        (I64, U64) => x.within("ulong_from_long($0)"),
        (U64, I64) => x.within("long_from_ulong($0)"),
        (U64, U32) => x.within("uint_from_ulong($0)"),
        (U64, I32) => x.within("i32(min(uint_from_ulong($0), 0x7fffffffu))"),
        (U64, Small(_, hi)) => x.within(format!("i32(min(uint_from_ulong($0), {hi}u))")),
        (F64, F64) | (F32, F32) | (I32, I32) | (U32, U32) | (I64, I64) | (U64, U64) => x.clone(),
    })
}

/// What a fold begins with.
pub(crate) fn identity(op: ReduceOp, ty: ElemType, rep: Rep) -> String {
    let row = op.row();
    match (row.identity, row.gives, rep) {
        (Identity::Zero, Gives::Truth, _) => "false".to_owned(),
        (Identity::One, Gives::Truth, _) => "true".to_owned(),
        (Identity::Zero, ..) => rep.constant(ty, 0),
        (Identity::One, _, Rep::F64) => "vec2<u32>(0u, 0x3ff00000u)".to_owned(),
        (Identity::One, _, Rep::F32) => "1.0".to_owned(),
        (Identity::One, _, Rep::C64) => "vec4<u32>(0u, 0x3ff00000u, 0u, 0u)".to_owned(),
        (Identity::One, _, Rep::C32) => "vec2<f32>(1.0, 0.0)".to_owned(),
        (Identity::One, ..) => rep.constant(ty, 1),
        (_, _, Rep::F64) => "F64_NAN".to_owned(),
        (_, _, Rep::F32) => "f32_nan()".to_owned(),
        (_, _, Rep::C64) => "vec4<u32>(F64_NAN, vec2<u32>(0u, 0u))".to_owned(),
        (_, _, Rep::C32) => "vec2<f32>(f32_nan(), 0.0)".to_owned(),
        (Identity::Greatest, ..) => extreme(ty, true),
        (Identity::Least, ..) => extreme(ty, false),
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
pub(crate) fn fold_rep(op: ReduceOp, rep: Rep) -> Rep {
    if op.is_of_truth() { Rep::Bool } else { rep }
}

/// One step of a fold of values: `a` is the accumulated one.
pub(crate) fn fold_step(
    op: ReduceOp,
    ty: ElemType,
    rep: Rep,
    a: &Expr,
    b: &Expr,
    library: &Library,
) -> Result<Expr, String> {
    apply(op.row().step, ty, fold_rep(op, rep), &[a.clone(), b.clone()], library)
}

/// Whether, in a search for the least or greatest, `(b, bi)` is to take the place of `(a, ai)`.
pub(crate) fn better(
    op: ReduceOp,
    ty: ElemType,
    rep: Rep,
    (a, ai): (&Expr, &Expr),
    (b, bi): (&Expr, &Expr),
    library: &Library,
) -> Result<Expr, String> {
    if matches!(rep, Rep::C64 | Rep::C32) {
        return Err(format!("the place of an extreme of {ty}"));
    }
    let least = op.row().identity == Identity::Greatest;
    let pair = [a.clone(), b.clone()];
    let (less, equal) = if rep == Rep::Bool {
        let less = if least { "(!$1 & $0)" } else { "($1 & !$0)" };
        (Expr::form(less, pair.clone()), Expr::form("($0 == $1)", pair))
    } else {
        let order = if least { [b.clone(), a.clone()] } else { pair.clone() };
        (apply(Op::Lt, ty, rep, &order, library)?, apply(Op::Eq, ty, rep, &pair, library)?)
    };
    let first = Expr::form("($0 < $1)", [bi.clone(), ai.clone()]);
    if matches!(rep, Rep::F64 | Rep::F32) {
        let nan = |x: &Expr| x.within(format!("{}_is_nan($0)", rep.prefix()));
        let form = "($0 | ($1 & $2) | ($3 & (!$4 | $2)))";
        return Ok(Expr::form(form, [less, equal, first, nan(a), nan(b)]));
    }
    Ok(Expr::form("($0 | ($1 & $2))", [less, equal, first]))
}
