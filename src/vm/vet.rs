//! Which instructions do nothing but compute from what they are given, so that a recording of them (see
//! [`super::kept`]) can stand for them: operators, indices and a few functions, of numbers and of arrays whose elements
//! nobody looks at. Must not carry anything out.

use super::Vm;
use super::code::Callee;
use super::frame::Frame;
use super::kept::FEW;
use crate::builtins::{Builtin, Cx, Run};
use crate::bytecode::{Instr, LIST, Opd, Reg};
use crate::syntax::BinaryOp;
use crate::value::Value;
use crate::value::index::Index;
use smallvec::SmallVec;

/// Functions that make arrays of sizes; every argument is a number, or the class.
const MAKERS: &[&str] = &["ones", "rand", "randn", "zeros"];
/// Functions that only capture work on so many of their arguments; the others are numbers, and words.
const OF_ARRAYS: &[(&str, usize)] = &[
    ("all", 1),
    ("any", 1),
    ("double", 1),
    ("max", 2),
    ("mean", 1),
    ("min", 2),
    ("mtimes", 2),
    ("numel", 1),
    ("prod", 1),
    ("single", 1),
    ("size", 1),
    ("sum", 1),
];

type Arguments<'a> = SmallVec<[&'a Value; 4]>;

/// Whether an instruction may pass [`Vm::is_pure`] at all.
pub(super) fn may_be_pure(instr: &Instr) -> bool {
    match instr {
        Instr::Call { n, nout, .. } => *n != LIST && *nout <= 1,
        Instr::Call1 { nout, .. } | Instr::Call2 { nout, .. } => *nout <= 1,
        Instr::Name { nout, .. } => *nout <= 1,
        Instr::Paren { n, nout, .. } => *n != LIST && *nout <= 1,
        Instr::Move { .. }
        | Instr::Const { .. }
        | Instr::Clear { .. }
        | Instr::Add { .. }
        | Instr::Sub { .. }
        | Instr::Mul { .. }
        | Instr::MatMul { .. }
        | Instr::Div { .. }
        | Instr::MatDiv { .. }
        | Instr::Compare { .. }
        | Instr::Binary { .. }
        | Instr::Unary { .. }
        | Instr::Postfix { .. }
        | Instr::Truth { .. }
        | Instr::Jump { .. }
        | Instr::JumpIf { .. }
        | Instr::JumpIfNot { .. }
        | Instr::JumpLogical { .. }
        | Instr::JumpCompare { .. }
        | Instr::JumpIfDefined { .. }
        | Instr::Require { .. }
        | Instr::Range { .. }
        | Instr::ForRange { .. }
        | Instr::ForLoop { .. }
        | Instr::Passage { .. }
        | Instr::Index1 { .. }
        | Instr::Index2 { .. }
        | Instr::StoreIndex1 { .. }
        | Instr::StoreIndex2 { .. }
        | Instr::End { .. } => true,
        _ => false,
    }
}

impl Vm {
    /// Whether an instruction, on what the registers hold, only computes.
    pub(super) fn is_pure(&mut self, cx: &mut Cx<'_>, frame: &Frame, instr: Instr) -> bool {
        let scalar = |o: Opd| matches!(frame.peek(o), Some(Value::Scalar(_)));
        let operand = |o: Opd| frame.peek(o).is_some_and(is_array);
        match instr {
            Instr::Move { .. } | Instr::Const { .. } | Instr::Clear { .. } => true,
            Instr::Jump { .. } | Instr::JumpIfDefined { .. } => true,
            Instr::ForLoop { .. } | Instr::Passage { .. } => true,
            Instr::Name { slot, .. } | Instr::Require { slot } => operand(Opd::reg(slot)),
            Instr::Add { a, b, .. }
            | Instr::Sub { a, b, .. }
            | Instr::Mul { a, b, .. }
            | Instr::MatMul { a, b, .. }
            | Instr::Div { a, b, .. }
            | Instr::Compare { a, b, .. } => operand(a) && operand(b),
            Instr::MatDiv { a, b, .. } => operand(a) && scalar(b),
            Instr::Binary { op, a, b, .. } => match op {
                BinaryOp::MatrixRightDivide => operand(a) && scalar(b),
                BinaryOp::MatrixPower | BinaryOp::MatrixLeftDivide => scalar(a) && scalar(b),
                _ => operand(a) && operand(b),
            },
            Instr::Unary { a, .. } | Instr::Postfix { a, .. } => operand(a),
            Instr::Truth { a, .. } => scalar(a),
            Instr::JumpIf { cond, .. }
            | Instr::JumpIfNot { cond, .. }
            | Instr::JumpLogical { cond, .. } => scalar(cond),
            Instr::JumpCompare { a, b, .. } => scalar(a) && scalar(b),
            Instr::Range { a, s, b, .. } | Instr::ForRange { a, s, b, .. } => {
                [a, s, b].into_iter().filter(|o| o.is_some()).all(scalar)
            }
            Instr::Index1 { base, i, .. } => is_view(cx, frame.peek(Opd::reg(base)), &[i], frame),
            Instr::Index2 { base, i, j, .. } => {
                is_view(cx, frame.peek(Opd::reg(base)), &[i, j], frame)
            }
            Instr::Paren { base, args, n, .. } => {
                is_view(cx, frame.peek(base), &registers(args, n), frame)
            }
            Instr::StoreIndex1 { var, i, src } => {
                operand(src) && is_region(cx, frame.peek(Opd::reg(var)), &[i], frame)
            }
            Instr::StoreIndex2 { var, i, j, src } => {
                operand(src) && is_region(cx, frame.peek(Opd::reg(var)), &[i, j], frame)
            }
            Instr::End { base, .. } => operand(base),
            Instr::Call { slot, args, n, .. } => {
                self.is_pure_call(cx, frame, slot, &registers(args, n))
            }
            Instr::Call1 { slot, a, .. } => self.is_pure_call(cx, frame, slot, &[a]),
            Instr::Call2 { slot, a, b, .. } => self.is_pure_call(cx, frame, slot, &[a, b]),
            _ => false,
        }
    }

    fn is_pure_call(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        slot: Reg,
        operands: &[Opd],
    ) -> bool {
        if let Some(base) = frame.peek(Opd::reg(slot)) {
            return is_view(cx, Some(base), operands, frame);
        }
        let Some(args) = arguments(frame, operands) else { return false };
        let Ok(Callee::Builtin(builtin)) = self.resolve_slot(cx, frame, slot) else {
            return false;
        };
        let small = cx.graph.thresholds.small.max(FEW);
        let plain = |v: &&Value| is_host(v, small) && names_nothing(v);
        match builtin {
            Builtin { run: Run::Op(_), .. } => args.iter().all(|a| is_array(a)),
            Builtin { run: Run::Compose(_), name, .. } if MAKERS.contains(name) => {
                args.iter().all(plain)
            }
            Builtin { run: Run::Compose(_), name, .. } => {
                let found = OF_ARRAYS.iter().find(|(known, _)| known == name);
                found.is_some_and(|&(_, arrays)| {
                    args.iter().take(arrays).all(|a| is_array(a))
                        && args.iter().skip(arrays).all(|a| is_host(a, small))
                })
            }
            _ => false,
        }
    }
}

/// The arguments in registers one after the other.
fn registers(args: Reg, n: u16) -> SmallVec<[Opd; 4]> {
    (args..args + n).map(Opd::reg).collect()
}

fn arguments<'a>(frame: &'a Frame, operands: &[Opd]) -> Option<Arguments<'a>> {
    operands.iter().map(|&o| frame.peek(o)).collect()
}

fn is_array(value: &Value) -> bool {
    matches!(value, Value::Scalar(_) | Value::Array(_) | Value::Range(_) | Value::Lazy(_))
}

/// Whether a value's elements follow from what came in: large arrays are only known by their shapes.
fn is_host(value: &Value, small: usize) -> bool {
    match value {
        Value::Scalar(_) | Value::Range(_) => true,
        Value::Array(a) => a.numel() <= small,
        _ => false,
    }
}

/// Whether an argument is no word, but for the classes: words like 'seed' do something.
fn names_nothing(value: &Value) -> bool {
    match value.as_text() {
        Some(text) => matches!(&*text, "single" | "double"),
        None => true,
    }
}

/// Whether an assignment to these places stays captured: a part of a captured array changes.
fn is_region(cx: &Cx<'_>, var: Option<&Value>, operands: &[Opd], frame: &Frame) -> bool {
    let captured =
        matches!(var, Some(Value::Lazy(l)) if l.shape.numel() > cx.graph.thresholds.small);
    captured && is_view(cx, var, operands, frame)
}

/// Whether an index gives a view, or elements that are known.
fn is_view(cx: &Cx<'_>, base: Option<&Value>, operands: &[Opd], frame: &Frame) -> bool {
    let (Some(base), Some(args)) = (base, arguments(frame, operands)) else { return false };
    let small = cx.graph.thresholds.small.max(FEW);
    if !args.iter().all(|a| is_host(a, small)) {
        return false;
    }
    if is_host(base, small) {
        return true;
    }
    let indices: Result<SmallVec<[Index; 2]>, _> =
        args.iter().map(|a| Index::from_value(a)).collect();
    let Ok(indices) = indices else { return false };
    match base {
        Value::Lazy(_) => !indices.iter().all(|i| matches!(i, Index::One(_))),
        Value::Array(_) => cx.graph.views(base, &indices),
        _ => false,
    }
}
