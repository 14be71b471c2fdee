//! Statements by a captured mask, `x(m) = f(y(m), …)`: computed of whole arrays, and kept where the mask is true, so that nobody
//! has to know how many elements that are. Looked at where the first `y(m)` is reached: what lies between it and the store must
//! compute element by element. Nothing changes before the store; what would have to wait or fails is left to the usual way.
//! Must not know how a node is computed.

use super::Vm;
use super::code::{Callee, by_element, operation};
use super::frame::Frame;
use super::marks::mark_like;
use crate::builtins::{Call, Cx, Run};
use crate::bytecode::{Instr, Opd, Reg};
use crate::graph::node_of;
use crate::syntax::BinaryOp;
use crate::value::{Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// Instructions of a statement at most.
const FAR: usize = 64;

type Operands = SmallVec<[Opd; 2]>;
type Values = SmallVec<[Value; 2]>;

/// What a register holds on the way.
#[derive(Clone)]
enum Held {
    /// The elements of an array that are chosen.
    Chosen(Value),
    /// A value as ever.
    Plain(Value),
}

/// A statement that is tried.
struct Statement {
    /// The subscripts that choose,
    by: Values,
    /// and the shape of the arrays that they choose of.
    shape: Shape,
    /// What was computed, by register.
    held: SmallVec<[(Reg, Held); 8]>,
    /// The operands that were read.
    read: SmallVec<[Opd; 16]>,
}

impl Statement {
    fn read(&mut self, frame: &Frame, from: Opd) -> Option<Held> {
        self.read.push(from);
        let held = self.held.iter().rev().find(|(reg, _)| from.as_reg() == Some(*reg));
        match held {
            Some((_, held)) => Some(held.clone()),
            None => frame.peek(from).map(|value| Held::Plain(value.clone())),
        }
    }

    /// Whether these subscripts are the ones that choose.
    fn chooses(&mut self, frame: &Frame, subscripts: &[Opd]) -> Option<bool> {
        let mut same = subscripts.len() == self.by.len();
        for (k, &subscript) in subscripts.iter().enumerate() {
            let Held::Plain(value) = self.read(frame, subscript)? else { return None };
            same = same && is_same(&value, &self.by[k]);
        }
        Some(same)
    }

    fn hold(&mut self, frame: &Frame, dst: Reg, held: Held) -> Option<()> {
        // A variable is written by the last instruction only.
        let is_variable = (dst as usize) < frame.code.chunk.slots.len();
        if !is_variable {
            self.held.push((dst, held));
        }
        (!is_variable).then_some(())
    }

    /// What an operation makes of operands; None where it is none on the chosen elements one by one.
    fn apply(
        &self,
        operands: &[Held],
        make: impl FnOnce(&[Value]) -> Option<Value>,
    ) -> Option<Held> {
        let chosen = |held: &Held| matches!(held, Held::Chosen(_));
        let any = operands.iter().any(chosen);
        let fits = |held: &Held| match held {
            Held::Chosen(_) => true,
            Held::Plain(value) => !any || value.numel() == 1,
        };
        let values: Values = operands
            .iter()
            .map(|(Held::Chosen(value) | Held::Plain(value))| value.clone())
            .collect();
        let is_complex = |value: &Value| value.elem_type().is_some_and(|ty| ty.complex);
        if !operands.iter().all(fits) || values.iter().any(|value| value.elem_type().is_none()) {
            return None;
        }
        let made = make(&values)?;
        if !any {
            return Some(Held::Plain(made));
        }
        // What makes the results complex may be an element that is not chosen.
        let becomes_complex = is_complex(&made) && !values.iter().any(is_complex);
        (made.shape() == self.shape && !becomes_complex).then_some(Held::Chosen(made))
    }
}

impl Vm {
    /// Called where `y(…)` is reached whose subscripts are no numbers. Where the program goes on, if the statement was carried out.
    pub(super) fn masked_statement(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
    ) -> Option<usize> {
        let code = frame.code.clone();
        let (base, subscripts) = picked(frame, code.chunk.code.get(pc)?)?;
        let by = subscripts.iter().map(|&o| frame.peek(o).cloned()).collect::<Option<Values>>()?;
        let shape = frame.peek(Opd::reg(base)).filter(|value| value.elem_type().is_some())?.shape();
        if !cx.graph.is_masked(&shape, &by) {
            return None;
        }
        let (held, read) = (SmallVec::new(), SmallVec::new());
        let mut statement = Statement { by, shape, held, read };
        for (at, instr) in code.chunk.code.iter().enumerate().skip(pc).take(FAR) {
            let stored: (Reg, Operands, Opd) = match *instr {
                Instr::StoreIndex1 { var, i, src } => (var, smallvec![i], src),
                Instr::StoreIndex2 { var, i, j, src } => (var, smallvec![i, j], src),
                _ => {
                    let (dst, held) = self.of_instruction(cx, frame, &mut statement, instr)?;
                    statement.hold(frame, dst, held)?;
                    continue;
                }
            };
            let (var, subscripts, src) = stored;
            let Held::Chosen(value) = statement.read(frame, src)? else { return None };
            if !statement.chooses(frame, &subscripts)? {
                return None;
            }
            let old = frame.peek(Opd::reg(var))?.clone();
            let new = cx.graph.put_chosen(&old, &statement.by, &value).ok()??;
            let new = mark_like(cx.graph, &old, new).ok()?;
            statement.read.iter().for_each(|&o| frame.done(o));
            frame.set(var, new);
            return Some(at + 1);
        }
        None
    }

    /// What an instruction gives, and the register that it is for.
    fn of_instruction(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        statement: &mut Statement,
        instr: &Instr,
    ) -> Option<(Reg, Held)> {
        if let Some((base, subscripts)) = picked(frame, instr) {
            let (Instr::Index1 { dst, .. }
            | Instr::Index2 { dst, .. }
            | Instr::Call1 { dst, .. }
            | Instr::Call2 { dst, .. }) = *instr
            else {
                return None;
            };
            let value = frame.peek(Opd::reg(base))?.clone();
            let fits = value.elem_type().is_some() && value.shape() == statement.shape;
            let chosen = fits && statement.chooses(frame, &subscripts)?;
            return chosen.then_some((dst, Held::Chosen(value)));
        }
        match *instr {
            Instr::Move { dst, src } => Some((dst, statement.read(frame, src)?)),
            Instr::Const { dst, k } => {
                let value = frame.code.chunk.consts.get(k as usize)?.clone();
                Some((dst, Held::Plain(value)))
            }
            Instr::Name { dst, slot, nout: 1 } => {
                Some((dst, Held::Plain(frame.peek(Opd::reg(slot))?.clone())))
            }
            Instr::Unary { op, dst, a } => {
                let a = statement.read(frame, a)?;
                let made = statement.apply(&[a], |v| self.unary(cx, op, &v[0]).ok())?;
                Some((dst, made))
            }
            Instr::Call1 { dst, slot, a, nout: 1 } => {
                let a = statement.read(frame, a)?;
                Some((dst, self.called(cx, frame, statement, slot, &[a])?))
            }
            Instr::Call2 { dst, slot, a, b, nout: 1 } => {
                let operands = [statement.read(frame, a)?, statement.read(frame, b)?];
                Some((dst, self.called(cx, frame, statement, slot, &operands)?))
            }
            _ => {
                let (op, dst, a, b) = binary(instr)?;
                let operands = [statement.read(frame, a)?, statement.read(frame, b)?];
                let plain = |k: usize| matches!(operands[k], Held::Plain(ref v) if v.numel() == 1);
                let by_element = match op {
                    BinaryOp::MatrixTimes => plain(0) || plain(1),
                    BinaryOp::MatrixRightDivide => plain(1),
                    BinaryOp::MatrixLeftDivide => plain(0),
                    BinaryOp::MatrixPower => plain(0) && plain(1),
                    BinaryOp::AndAlso | BinaryOp::OrElse => false,
                    _ => true,
                };
                let make = |v: &[Value]| self.binary(cx, op, &v[0], &v[1]).ok();
                let made = by_element.then(|| statement.apply(&operands, make))??;
                Some((dst, made))
            }
        }
    }

    /// What a function gives that is an operation on elements.
    fn called(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        statement: &Statement,
        slot: Reg,
        operands: &[Held],
    ) -> Option<Held> {
        let callee = self.resolve_slot(cx, frame, slot).ok()?;
        let Callee::Builtin(builtin) = callee else { return None };
        if by_element(builtin) != Some(operands.len()) {
            return None;
        }
        let op = operation(builtin);
        if op.is_none() && !matches!(builtin.run, Run::Compose { .. }) {
            return None;
        }
        self.note_callee(frame, slot, Callee::Builtin(builtin));
        statement.apply(operands, |values| match op {
            Some(op) => cx.graph.elementwise(op, values).ok(),
            None => {
                let made = self.run_builtin_now(cx, builtin, Call { args: values, nargout: 1 });
                made.ok()?.into_iter().next()
            }
        })
    }
}

/// The variable and the subscripts of `y(i)` and `y(i, j)`.
fn picked(frame: &Frame, instr: &Instr) -> Option<(Reg, Operands)> {
    let (base, subscripts): (Reg, Operands) = match *instr {
        Instr::Index1 { base, i, .. } => (base, smallvec![i]),
        Instr::Index2 { base, i, j, .. } => (base, smallvec![i, j]),
        Instr::Call1 { slot, a, .. } => (slot, smallvec![a]),
        Instr::Call2 { slot, a, b, .. } => (slot, smallvec![a, b]),
        _ => return None,
    };
    frame.peek(Opd::reg(base)).is_some().then_some((base, subscripts))
}

/// The operator of an instruction.
fn binary(instr: &Instr) -> Option<(BinaryOp, Reg, Opd, Opd)> {
    Some(match *instr {
        Instr::Add { dst, a, b } => (BinaryOp::Add, dst, a, b),
        Instr::Sub { dst, a, b } => (BinaryOp::Subtract, dst, a, b),
        Instr::Mul { dst, a, b } => (BinaryOp::Times, dst, a, b),
        Instr::MatMul { dst, a, b } => (BinaryOp::MatrixTimes, dst, a, b),
        Instr::Div { dst, a, b } => (BinaryOp::RightDivide, dst, a, b),
        Instr::MatDiv { dst, a, b } => (BinaryOp::MatrixRightDivide, dst, a, b),
        Instr::Compare { cmp, dst, a, b } => (cmp.op(), dst, a, b),
        Instr::Binary { op, dst, a, b } => (op, dst, a, b),
        _ => return None,
    })
}

/// Whether two subscripts are one: the same captured array, or the same text (`:`).
fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Lazy(a), Value::Lazy(b)) => match (node_of(a), node_of(b)) {
            (Some(a), Some(b)) => Rc::ptr_eq(&a, &b),
            _ => false,
        },
        _ => matches!((a.as_text(), b.as_text()), (Ok(Some(a)), Ok(Some(b))) if a == b),
    }
}
