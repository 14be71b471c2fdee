//! The instructions that are compiled, one by one, for the types that they are compiled for.

use super::super::region::{
    Arg, Arith, Deliver, Elements, Kind, Local, RegionStep, Single, Subscript, Test, Type,
};
use super::{Lowering, Named};
use crate::bytecode::{Cmp, Effect, Instr, LIST, Opd, PathStep, Reg, effects, successors};
use crate::op::Op;
use crate::op::known::{Domain, Question};
use crate::syntax::{BinaryOp, PostfixOp, UnaryOp};
use crate::value::{Class, Scalar, Value};
use std::rc::Rc;

/// The class that arithmetic of two scalars gives; None where there is none that is compiled.
fn joined(a: Class, b: Class) -> Option<Class> {
    match (a.is_integer(), b.is_integer()) {
        (true, true) => (a == b).then_some(a),
        (true, false) => Some(a),
        (false, true) => Some(b),
        (false, false) if a == Class::Single || b == Class::Single => Some(Class::Single),
        (false, false) => Some(Class::Double),
    }
}

impl Lowering<'_, '_> {
    fn constant(&self, o: Opd) -> Option<&Value> {
        o.is_const().then(|| self.chunk().consts.get(o.index()))?
    }

    pub(super) fn type_of(&self, o: Opd) -> Option<Type> {
        match self.constant(o) {
            Some(Value::Scalar(x)) => Type::of_scalar(x.class()),
            Some(_) => None,
            None => self.state.of.get(o.as_reg()? as usize).copied(),
        }
    }

    /// A double.
    pub(super) fn double(&mut self, o: Opd) -> Option<Arg> {
        match (self.constant(o), self.type_of(o)?) {
            (Some(Value::Scalar(Scalar::F64(x))), _) => Some(Arg::Number(*x)),
            (None, Type::Number) => Some(Arg::Local(self.number(o.as_reg()?))),
            (None, Type::MaybeNumber) => {
                self.require(o.as_reg()?)?;
                Some(Arg::Local(self.number(o.as_reg()?)))
            }
            _ => None,
        }
    }

    /// Leaves unless a register has a value; of what type it is then.
    pub(super) fn require(&mut self, reg: Reg) -> Option<Type> {
        let of = self.state.of[reg as usize].with_value()?;
        let (has, exit) = (self.has(reg), self.exit());
        let test = Test::True(Arg::Local(has));
        self.steps.push(RegionStep::Guard { test, sense: true, exit });
        self.state.of[reg as usize] = of;
        Some(of)
    }

    pub(super) fn truth_value(&mut self, o: Opd) -> Option<Arg> {
        match (self.constant(o), self.type_of(o)?) {
            (Some(Value::Scalar(Scalar::Bool(x))), _) => Some(Arg::Logical(*x)),
            (None, Type::Logical) => Some(Arg::Local(self.logical(o.as_reg()?))),
            (None, Type::MaybeLogical) => {
                self.require(o.as_reg()?)?;
                Some(Arg::Local(self.logical(o.as_reg()?)))
            }
            _ => None,
        }
    }

    /// A scalar as a double, and its class.
    pub(super) fn numeric(&mut self, o: Opd) -> Option<(Class, Arg)> {
        if let Some(Value::Scalar(x)) = self.constant(o) {
            return Some((x.class(), Arg::Number(x.to_f64())));
        }
        let of = match self.type_of(o)? {
            of if of.with_value().is_some() => self.require(o.as_reg()?)?,
            of => of,
        };
        let (class, reg) = (of.scalar()?, o.as_reg()?);
        if class != Class::Logical {
            return Some((class, Arg::Local(self.number(reg))));
        }
        let (dst, a) = (self.local(Kind::F64), Arg::Local(self.logical(reg)));
        self.steps.push(RegionStep::Widen { dst, a });
        Some((class, Arg::Local(dst)))
    }

    /// What counts as a double in arithmetic.
    fn operand(&mut self, o: Opd) -> Option<Arg> {
        let (class, a) = self.numeric(o)?;
        matches!(class, Class::Double | Class::Logical | Class::Char).then_some(a)
    }

    /// Whether an operand is true; NaN is an error.
    pub(super) fn truth(&mut self, o: Opd) -> Option<Test> {
        if let Some(a) = self.truth_value(o) {
            return Some(Test::True(a));
        }
        let (class, a) = self.numeric(o)?;
        if class.is_float() {
            let (test, exit) = (Test::Compare(Cmp::Eq, a, a), self.exit());
            self.steps.push(RegionStep::Guard { test, sense: true, exit });
        }
        Some(Test::Compare(Cmp::Ne, a, Arg::Number(0.0)))
    }

    pub(super) fn compare(&mut self, cmp: Cmp, a: Opd, b: Opd) -> Option<Test> {
        Some(Test::Compare(cmp, self.numeric(a)?.1, self.numeric(b)?.1))
    }

    /// Whether the subject of a `switch` matches a case: a text is never a number.
    pub(super) fn case(&mut self, subject: Opd, case: Opd) -> Option<Test> {
        let (class, a) = self.numeric(subject)?;
        let is = |(other, b): (Class, Arg)| match (class == Class::Char) == (other == Class::Char) {
            true => Test::Compare(Cmp::Eq, a, b),
            false => Test::True(Arg::Logical(false)),
        };
        let one_of = match case.as_reg() {
            Some(reg) if self.state.of[reg as usize] == Type::Cases => {
                self.state.of[reg as usize] = Type::Nothing;
                std::mem::take(&mut self.cases)
            }
            _ => return Some(is(self.numeric(case)?)),
        };
        let found = self.local(Kind::I32);
        let none = Arg::Logical(false);
        self.steps.push(RegionStep::Copy { dst: found, a: none });
        for other in one_of {
            let one = self.local(Kind::I32);
            let (a, b) = (Arg::Local(found), Arg::Local(one));
            self.steps.push(RegionStep::Test { dst: one, test: is(other) });
            self.steps.push(RegionStep::Logic { and: false, dst: found, a, b });
        }
        Some(Test::True(Arg::Local(found)))
    }

    /// Whether what the instruction at hand makes is only asked for as a case, by the next one.
    fn is_case(&self, dst: Reg) -> bool {
        let next = self.chunk().code.get(self.pc + 1);
        let asks = matches!(next, Some(Instr::JumpUnlessCase { case, subject, .. })
            if case.is_taken() && case.as_reg() == Some(dst)
                && self.state.of[*subject as usize].scalar().is_some());
        asks && !self.starts.contains(&(self.pc + 1))
    }

    /// The local that a double is written to.
    pub(super) fn gives(&mut self, dst: Reg) -> Option<Local> {
        if self.state.of[dst as usize] == Type::Other {
            return None;
        }
        self.state.of[dst as usize] = Type::Number;
        Some(self.number(dst))
    }

    pub(super) fn gives_logical(&mut self, dst: Reg) -> Option<Local> {
        if self.state.of[dst as usize] == Type::Other {
            return None;
        }
        self.state.of[dst as usize] = Type::Logical;
        Some(self.logical(dst))
    }

    /// The local that a scalar of a type is written to.
    pub(super) fn gives_scalar(&mut self, dst: Reg, of: Type) -> Option<Local> {
        if self.state.of[dst as usize] == Type::Other {
            return None;
        }
        self.state.of[dst as usize] = of;
        Some(self.scalar(dst, of))
    }

    fn arithmetic(&mut self, op: Arith, dst: Reg, a: Opd, b: Opd) -> Option<()> {
        let (a, b) = (self.numeric(a)?, self.numeric(b)?);
        let class = joined(a.0, b.0)?;
        let (a, b) = (self.as_operand(a, class), self.as_operand(b, class));
        let dst = self.gives_scalar(dst, Type::of_scalar(class)?)?;
        self.steps.push(RegionStep::Arith { op, dst, a, b });
        self.fitted(class, dst);
        Some(())
    }

    /// An operand of an operation in a class: singles are computed with singles, all else with doubles.
    fn as_operand(&mut self, (of, a): (Class, Arg), class: Class) -> Arg {
        match a {
            a if class != Class::Single || of != Class::Double => a,
            Arg::Number(x) => Arg::Number(f64::from(x as f32)),
            a => {
                let dst = self.local(Kind::F64);
                self.steps.push(RegionStep::Fit { class, dst, a });
                Arg::Local(dst)
            }
        }
    }

    /// A result that was computed with doubles becomes one of the class. Of one step on singles it is the same as if that
    /// had been computed with singles, for a double has more than twice their digits (Figueroa, 1995).
    fn fitted(&mut self, class: Class, dst: Local) {
        if class != Class::Double {
            self.steps.push(RegionStep::Fit { class, dst, a: Arg::Local(dst) });
        }
    }

    fn single(&mut self, op: Single, dst: Reg, (class, a): (Class, Arg)) -> Option<()> {
        let class = joined(class, class)?;
        let dst = self.gives_scalar(dst, Type::of_scalar(class)?)?;
        self.steps.push(RegionStep::Single { op, dst, a });
        self.fitted(class, dst);
        Some(())
    }

    fn test(&mut self, dst: Reg, test: Test) -> Option<()> {
        let dst = self.gives_logical(dst)?;
        self.steps.push(RegionStep::Test { dst, test });
        Some(())
    }

    pub(super) fn copy(&mut self, dst: Reg, src: Opd) -> Option<()> {
        let (a, of) = match self.truth_value(src) {
            Some(a) => (a, Type::Logical),
            None => {
                let (class, a) = self.numeric(src)?;
                (a, Type::of_scalar(class)?)
            }
        };
        let dst = self.gives_scalar(dst, of)?;
        self.steps.push(RegionStep::Copy { dst, a });
        Some(())
    }

    /// An instruction that goes on to the next one; None where it is not compiled. Then it has done nothing that the
    /// exit before it would not undo.
    pub(super) fn instruction(&mut self, instr: Instr) -> Option<()> {
        // The exit is made with what registers hold before.
        let may_write_other =
            |lowering: &Self, reg: Reg| lowering.state.of[reg as usize] == Type::Other;
        match instr {
            Instr::Passage { .. } => Some(()),
            Instr::Move { dst, src } => {
                if may_write_other(self, dst) {
                    return None;
                }
                // An argument: nobody writes to what it stands for before the call.
                if (dst as usize) >= self.chunk.slots.len()
                    && let Some(reg) = src.as_reg()
                    && let Type::Numbers | Type::Logicals | Type::Elements(_) | Type::Handle(_) =
                        self.state.of[reg as usize]
                {
                    self.state.of[dst as usize] = Type::Same(reg);
                    return Some(());
                }
                self.copy(dst, src)?;
                if src.is_taken() && src.as_reg() != Some(dst) {
                    self.state.of[src.index()] = Type::Nothing;
                }
                Some(())
            }
            Instr::Clear { reg } => match self.state.of[reg as usize] {
                Type::Number
                | Type::Logical
                | Type::Scalar(_)
                | Type::MaybeNumber
                | Type::MaybeLogical
                | Type::MaybeScalar(_)
                | Type::Same(_)
                | Type::Nothing
                | Type::Dead => {
                    self.state.of[reg as usize] = Type::Nothing;
                    Some(())
                }
                _ => None,
            },
            Instr::Add { dst, a, b } => self.arithmetic(Arith::Add, dst, a, b),
            Instr::Sub { dst, a, b } => self.arithmetic(Arith::Sub, dst, a, b),
            Instr::Mul { dst, a, b } | Instr::MatMul { dst, a, b } => {
                self.arithmetic(Arith::Mul, dst, a, b)
            }
            Instr::Div { dst, a, b } | Instr::MatDiv { dst, a, b } => {
                self.arithmetic(Arith::Div, dst, a, b)
            }
            Instr::Compare { cmp, dst, a, b } => {
                let test = self.compare(cmp, a, b)?;
                self.test(dst, test)
            }
            Instr::Binary { op, dst, a, b } => self.binary(op, dst, a, b),
            Instr::Unary { op, dst, a } => match op {
                UnaryOp::Minus => {
                    let a = self.numeric(a)?;
                    self.single(Single::Neg, dst, a)
                }
                UnaryOp::Plus => {
                    let (class, a) = self.numeric(a)?;
                    let of = Type::of_scalar(joined(class, class)?)?;
                    let dst = self.gives_scalar(dst, of)?;
                    self.steps.push(RegionStep::Copy { dst, a });
                    Some(())
                }
                UnaryOp::Not => {
                    if let Some(a) = self.truth_value(a) {
                        let dst = self.gives_logical(dst)?;
                        self.steps.push(RegionStep::Not { dst, a });
                        return Some(());
                    }
                    match self.truth(a)? {
                        Test::Compare(Cmp::Ne, a, zero) => {
                            self.test(dst, Test::Compare(Cmp::Eq, a, zero))
                        }
                        _ => None,
                    }
                }
            },
            Instr::Postfix { op, dst, a } => match op {
                PostfixOp::ConjugateTranspose | PostfixOp::Transpose => self.copy(dst, a),
            },
            Instr::Truth { dst, a } => {
                let test = self.truth(a)?;
                self.test(dst, test)
            }
            Instr::Require { slot } => match self.state.of[slot as usize] {
                Type::Nothing | Type::Dead => None,
                of if of.with_value().is_some() => self.require(slot).map(drop),
                _ => Some(()),
            },
            Instr::Name { dst, slot, nout: 1 } => match self.state.of[slot as usize] {
                of if of.maybe().is_some() => self.copy(dst, Opd::reg(slot)),
                Type::Nothing => {
                    let value = match self.named(slot) {
                        Named::Builtin("pi") => std::f64::consts::PI,
                        Named::Builtin("Inf" | "inf") => f64::INFINITY,
                        Named::Builtin("eps") => f64::EPSILON,
                        Named::Builtin(name @ ("rand" | "randn")) => return self.draw(dst, name),
                        Named::Builtin(truth @ ("true" | "false")) => {
                            let dst = self.gives_logical(dst)?;
                            let a = Arg::Logical(truth == "true");
                            self.steps.push(RegionStep::Copy { dst, a });
                            return Some(());
                        }
                        _ => return None,
                    };
                    let dst = self.gives(dst)?;
                    self.steps.push(RegionStep::Copy { dst, a: Arg::Number(value) });
                    Some(())
                }
                _ => None,
            },
            Instr::Call1 { dst, slot, a, nout } => {
                self.call_named(slot, &[a], dst, Deliver::Regs(dst, nout))
            }
            Instr::Call2 { dst, slot, a, b, nout } => {
                self.call_named(slot, &[a, b], dst, Deliver::Regs(dst, nout))
            }
            Instr::Call { dst, slot, n: LIST, nout, .. } => {
                // The exit stays that before the first argument.
                let (args, _) = self.arguments.take()?;
                let registers = self.state.of.len() - args.len();
                let called = self.call_named(slot, &args, dst, Deliver::Regs(dst, nout));
                self.state.of.truncate(registers);
                called
            }
            Instr::Call { dst, slot, args, n, nout } => {
                let args = Self::taken(args, n)?;
                self.call_named(slot, &args, dst, Deliver::Regs(dst, nout))
            }
            Instr::Index1 { dst, base, i } => {
                self.call_named(base, &[i], dst, Deliver::Regs(dst, 1))
            }
            Instr::Index2 { dst, base, i, j } => {
                self.call_named(base, &[i, j], dst, Deliver::Regs(dst, 1))
            }
            Instr::Paren { dst, base, args, n, nout } => {
                let args = Self::taken(args, n)?;
                self.call_named(base.as_reg()?, &args, dst, Deliver::Regs(dst, nout))
            }
            Instr::Nargin { dst } => {
                let count = self.called.as_ref()?.args.len();
                let dst = self.gives(dst)?;
                self.steps.push(RegionStep::Copy { dst, a: Arg::Number(count as f64) });
                Some(())
            }
            Instr::Nargout { dst } => {
                let count = self.called.as_ref()?.nargout;
                let dst = self.gives(dst)?;
                self.steps.push(RegionStep::Copy { dst, a: Arg::Number(count as f64) });
                Some(())
            }
            Instr::ListNew if self.makes_arguments() => {
                let exit = self.exit();
                self.arguments = Some((Vec::new(), exit));
                Some(())
            }
            Instr::ListPush { src } if self.arguments.is_some() => self.argument(src),
            Instr::ListField { base, name, .. } if self.arguments.is_some() && !base.is_taken() => {
                let name = self.chunk().names[name as usize].clone();
                let field = self.field(base.as_reg()?, &name)?;
                self.argument(Opd::reg(field))
            }
            Instr::ListNew if self.called.is_some() && self.state.lists == 0 => {
                self.state.lists = 1;
                Some(())
            }
            Instr::StoreIndex1 { var, i, src } => self.store(var, i, None, src),
            Instr::StoreIndex2 { var, i, j, src } => self.store(var, i, Some(j), src),
            // What `end` in a target is of: nobody writes to that before it is asked.
            Instr::OrEmpty { dst, src } => {
                self.elements(src)?;
                self.state.of[dst as usize] = Type::Same(src);
                Some(())
            }
            Instr::DeletePath { var, path, args } => match self.chunk().paths[path as usize][..] {
                [PathStep::Paren(1)] => self.remove(var, Opd::taken(args)),
                [PathStep::Field(ref name), PathStep::Paren(1)] => {
                    let field = self.field(var, &name.clone())?;
                    self.remove(field, Opd::taken(args))
                }
                _ => None,
            },
            // The cases of a `switch` that are one: numbers or chars, compared one after the other.
            Instr::CellRow { dst, args, n } if n != LIST && self.is_case(dst) => {
                let cases = (args..args + n).map(|reg| self.numeric(Opd::reg(reg)));
                self.cases = cases.collect::<Option<Vec<_>>>()?;
                self.state.of[dst as usize] = Type::Cases;
                Some(())
            }
            Instr::Field { dst, base, name } if !base.is_taken() => {
                let name = self.chunk().names[name as usize].clone();
                let field = self.field(base.as_reg()?, &name)?;
                if may_write_other(self, dst) {
                    return None;
                }
                if (dst as usize) >= self.chunk.slots.len() && self.elements(field).is_some() {
                    self.state.of[dst as usize] = Type::Same(field);
                    return Some(());
                }
                self.copy(dst, Opd::reg(field))
            }
            Instr::Method { dst, base, name, args, n, nout: 1 } if !base.is_taken() => {
                // A name that is computed is in no table.
                let name = self.chunk().names.get(name as usize)?.clone();
                let field = self.field(base.as_reg()?, &name)?;
                match Self::taken(args, n)?[..] {
                    [i] => self.index(dst, field, i, None),
                    [i, j] => self.index(dst, field, i, Some(j)),
                    _ => None,
                }
            }
            Instr::PathPrefix { dst, var, path, .. } => {
                let [PathStep::Field(ref name)] = self.chunk().paths[path as usize][..] else {
                    return None;
                };
                let field = self.field(var, &name.clone())?;
                self.elements(field)?;
                self.state.of[dst as usize] = Type::Same(field);
                Some(())
            }
            Instr::StorePath { var, path, args, src } => {
                let (name, subscripts) = match self.chunk().paths[path as usize][..] {
                    [PathStep::Field(ref name)] => (name.clone(), 0),
                    [PathStep::Field(ref name), PathStep::Paren(n @ (1 | 2))] => (name.clone(), n),
                    _ => return None,
                };
                let field = self.field(var, &name)?;
                match Self::taken(args, subscripts)?[..] {
                    [] => self.copy(field, src)?,
                    [i] => self.store(field, i, None, src)?,
                    [i, j] => self.store(field, i, Some(j), src)?,
                    _ => return None,
                }
                for reg in src
                    .as_reg()
                    .filter(|_| src.is_taken())
                    .into_iter()
                    .chain(args..args + subscripts)
                {
                    self.state.of[reg as usize] = Type::Nothing;
                }
                Some(())
            }
            Instr::End { dst, base, k, n } => {
                let reg = base.as_reg()?;
                let of = self.elements(reg)?;
                if base.is_taken() && self.state.of[reg as usize].elements().is_none() {
                    self.state.of[reg as usize] = Type::Nothing;
                }
                let count = match (k, n) {
                    (0, 1) => of.numel(),
                    (0, 2) => of.rows(),
                    (1, 2) => of.cols(),
                    _ => return None,
                };
                self.count(dst, count)
            }
            _ => None,
        }
    }

    /// Whether the list that is begun becomes the arguments of a call, and only instructions come between that go on to
    /// the next one and change no variable.
    fn makes_arguments(&self) -> bool {
        let chunk = self.chunk();
        for (pc, instr) in chunk.code.iter().enumerate().take(self.last + 1).skip(self.pc + 1) {
            match instr {
                Instr::Call { n: LIST, .. } => return true,
                Instr::ListPush { .. } | Instr::ListField { .. } => {}
                Instr::ListNew => return false,
                _ if self.starts.contains(&pc) || successors(instr).1.is_some() => return false,
                instr => {
                    let mut named = false;
                    effects(instr, chunk, &mut |effect| {
                        named |= match effect {
                            Effect::Writes(r) | Effect::MayWrite(r) => {
                                (r as usize) < chunk.slots.len()
                            }
                            _ => false,
                        };
                    });
                    if named {
                        return false;
                    }
                }
            }
        }
        false
    }

    /// Adds an argument: a register of its own, after all others, so that what it was made in may be used again.
    fn argument(&mut self, src: Opd) -> Option<()> {
        let reg = self.state.of.len() as Reg;
        self.state.of.push(Type::Dead);
        if let Some(from) = src.as_reg()
            && (self.elements(from).is_some()
                || matches!(self.state.of[from as usize], Type::Handle(_)))
        {
            self.state.of[reg as usize] = match self.state.of[from as usize] {
                same @ Type::Same(_) => same,
                _ => Type::Same(from),
            };
        } else {
            self.copy(reg, src)?;
        }
        let (args, _) = self.arguments.as_mut()?;
        args.push(Opd::reg(reg));
        Some(())
    }

    /// The register of a field of the struct in a variable.
    fn field(&self, reg: Reg, name: &Rc<str>) -> Option<Reg> {
        self.fields.get(&(reg, name.clone())).copied()
    }

    fn count(&mut self, dst: Reg, count: Local) -> Option<()> {
        let dst = self.gives(dst)?;
        self.steps.push(RegionStep::Widen { dst, a: Arg::Local(count) });
        Some(())
    }

    fn binary(&mut self, op: BinaryOp, dst: Reg, a: Opd, b: Opd) -> Option<()> {
        match op {
            BinaryOp::LeftDivide | BinaryOp::MatrixLeftDivide => {
                self.arithmetic(Arith::Div, dst, b, a)
            }
            BinaryOp::And | BinaryOp::Or => {
                let (a, b) = (self.not_nan(a)?, self.not_nan(b)?);
                let dst = self.gives_logical(dst)?;
                self.steps.push(RegionStep::Logic { and: op == BinaryOp::And, dst, a, b });
                Some(())
            }
            BinaryOp::Power | BinaryOp::MatrixPower => {
                let (a, b) = (self.operand(a)?, self.operand(b)?);
                if b == Arg::Number(2.0) {
                    let dst = self.gives(dst)?;
                    self.steps.push(RegionStep::Arith { op: Arith::Mul, dst, a, b: a });
                    return Some(());
                }
                // Squares are products, whatever a power may be.
                let exit = self.exit();
                let square = Test::Compare(Cmp::Eq, b, Arg::Number(2.0));
                self.steps.push(RegionStep::Guard { test: square, sense: false, exit });
                self.doubles(Op::Pow, dst, a, b)
            }
            op => {
                let test = self.compare(Cmp::of(op)?, a, b)?;
                self.test(dst, test)
            }
        }
    }

    /// An operand of logic as a truth value; NaN is none.
    fn not_nan(&mut self, o: Opd) -> Option<Arg> {
        if let Some(a) = self.truth_value(o) {
            return Some(a);
        }
        let test = self.truth(o)?;
        let dst = self.local(Kind::I32);
        self.steps.push(RegionStep::Test { dst, test });
        Some(Arg::Local(dst))
    }

    /// What a name stands for; that it still does is asked whenever the region is entered.
    pub(super) fn named(&mut self, slot: Reg) -> Named {
        let named = self.unit.around.named(self.code, slot);
        if named != Named::Unknown {
            self.unit.names.insert((self.code, slot));
        }
        named
    }

    pub(super) fn call(&mut self, dst: Reg, slot: Reg, a: Opd) -> Option<()> {
        let row = match self.named(slot) {
            Named::Op(row) => row,
            Named::Builtin(name) => return self.builtin(dst, name, a),
            Named::Code(_) | Named::Unknown => return None,
        };
        self.operation(dst, row, a)
    }

    /// An operation on one double.
    pub(super) fn operation(&mut self, dst: Reg, row: Op, a: Opd) -> Option<()> {
        let (class, a) = self.numeric(a)?;
        let single = match row {
            row if row == Op::Abs => Some(Single::Abs),
            row if row == Op::Floor => Some(Single::Floor),
            row if row == Op::Ceil => Some(Single::Ceil),
            row if row == Op::Fix => Some(Single::Trunc),
            row if row == Op::Sqrt => Some(Single::Sqrt),
            _ => None,
        };
        match class {
            Class::Double => {}
            Class::Logical => return None,
            Class::Single | Class::Char => {
                single?;
            }
            // An integer is whole.
            _ if [Op::Floor, Op::Ceil, Op::Fix, Op::Round].contains(&row) => {
                let dst = self.gives_scalar(dst, Type::Scalar(class))?;
                self.steps.push(RegionStep::Copy { dst, a });
                return Some(());
            }
            _ if row == Op::Abs => {}
            _ => return None,
        }
        // The result of one is asked for to see that there is a real one of doubles at all.
        row.of_number(1.5)?;
        self.domain(row, a, None)?;
        match single {
            Some(op) => self.single(op, dst, (class, a)),
            None => {
                let dst = self.gives(dst)?;
                self.steps.push(RegionStep::Call { row, dst, a });
                Some(())
            }
        }
    }

    pub(super) fn call2(&mut self, dst: Reg, slot: Reg, a: Opd, b: Opd) -> Option<()> {
        match self.named(slot) {
            Named::Op(row) => self.function2(row, dst, a, b),
            Named::Builtin("size") => {
                let of = self.elements(a.as_reg()?)?;
                match self.constant(b) {
                    Some(Value::Scalar(Scalar::F64(1.0))) => self.count(dst, of.rows()),
                    Some(Value::Scalar(Scalar::F64(2.0))) => self.count(dst, of.cols()),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// An operation on two scalars.
    pub(super) fn function2(&mut self, row: Op, dst: Reg, a: Opd, b: Opd) -> Option<()> {
        let (a, b) = (self.numeric(a)?, self.numeric(b)?);
        let (arith, class) = (Self::arith(row), joined(a.0, b.0)?);
        let has = |class: Class| a.0 == class || b.0 == class;
        // Of two truth values the lesser is one; whether a text is less than another is not asked here.
        let picks = matches!(arith, Some(Arith::Least | Arith::Greatest));
        if has(Class::Logical) || picks && has(Class::Char) {
            return None;
        }
        if class == Class::Double {
            return self.doubles(row, dst, a.1, b.1);
        }
        let exact = a.0 == b.0;
        let given = (self.as_operand(a, class), self.as_operand(b, class));
        let step = |dst: Local| match arith {
            Some(op) => Some(RegionStep::Arith { op, dst, a: given.0, b: given.1 }),
            // Of integers these are what they are of doubles, but for what is left by 0.
            None if class.is_integer() && (row == Op::Mod || row == Op::Rem && !exact) => {
                let (a, b) = given;
                Some(RegionStep::Call2 { row, dst, a, b, beside: None })
            }
            None => None,
        };
        step(0)?;
        let dst = self.gives_scalar(dst, Type::Scalar(class))?;
        self.steps.extend(step(dst));
        self.fitted(class, dst);
        Some(())
    }

    fn arith(row: Op) -> Option<Arith> {
        match row {
            row if row == Op::Min => Some(Arith::Least),
            row if row == Op::Max => Some(Arith::Greatest),
            row if row == Op::Add => Some(Arith::Add),
            row if row == Op::Sub => Some(Arith::Sub),
            row if row == Op::Mul => Some(Arith::Mul),
            row if row == Op::Div => Some(Arith::Div),
            _ => None,
        }
    }

    fn doubles(&mut self, row: Op, dst: Reg, a: Arg, b: Arg) -> Option<()> {
        row.of_numbers(1.5, 2.5)?;
        let arith = Self::arith(row);
        self.domain(row, a, Some(b))?;
        let dst = self.gives(dst)?;
        self.steps.push(match arith {
            Some(op) => RegionStep::Arith { op, dst, a, b },
            None => RegionStep::Call2 { row, dst, a, b, beside: None },
        });
        Some(())
    }

    /// Leaves where the result is no real number.
    fn domain(&mut self, row: Op, a: Arg, b: Option<Arg>) -> Option<()> {
        let exit = self.exit();
        match (row.row().domain, b) {
            (Domain::All, _) => {}
            (
                Domain::Unless(
                    question @ (Question::Negative
                    | Question::BelowMinusOne
                    | Question::BelowOne
                    | Question::BeyondOne),
                ),
                _,
            ) => self.steps.push(RegionStep::Question { question, a, exit }),
            (Domain::Unless(_), _) => return None,
            (Domain::Powers, Some(Arg::Number(b))) if !Question::Fractional.holds(b) => {}
            // Where the base is negative, whether the exponent is whole is left to the interpreter.
            (Domain::Powers, Some(_)) => {
                self.steps.push(RegionStep::Question { question: Question::Negative, a, exit });
            }
            (Domain::Powers, None) => return None,
        }
        Some(())
    }

    /// A double as an element of a class holds it.
    fn converted(&mut self, class: Class, a: Arg) -> Arg {
        let dst = self.local(Kind::F64);
        self.steps.push(RegionStep::Fit { class, dst, a });
        Arg::Local(dst)
    }

    /// A builtin function of one argument that is no operation.
    fn builtin(&mut self, dst: Reg, name: &str, a: Opd) -> Option<()> {
        if let Some(of) = a.as_reg().and_then(|reg| self.elements(reg)) {
            return self.measure(dst, name, of);
        }
        if name == "logical" {
            let a = self.not_nan(a)?;
            let dst = self.gives_logical(dst)?;
            self.steps.push(RegionStep::Copy { dst, a });
            return Some(());
        }
        let one = matches!(self.constant(a), Some(Value::Scalar(Scalar::F64(1.0))));
        match name {
            "rand" | "randn" if one => return self.draw(dst, name),
            "randi" => return self.whole_draw(dst, a),
            _ => {}
        }
        let (_, a) = self.numeric(a)?;
        let number = |x: f64| (Type::Number, RegionStep::Copy { dst: 0, a: Arg::Number(x) });
        let truth = |test: Test| (Type::Logical, RegionStep::Test { dst: 0, test });
        let (of, step) = match name {
            "numel" | "length" => number(1.0),
            "isempty" => (Type::Logical, RegionStep::Copy { dst: 0, a: Arg::Logical(false) }),
            "isnan" => truth(Test::Compare(Cmp::Ne, a, a)),
            "double" => (Type::Number, RegionStep::Copy { dst: 0, a }),
            name => {
                let to = Class::from_name(name)?;
                (Type::of_scalar(to)?, RegionStep::Fit { class: to, dst: 0, a })
            }
        };
        let to = self.gives_scalar(dst, of)?;
        self.steps.push(match step {
            RegionStep::Copy { a, .. } => RegionStep::Copy { dst: to, a },
            RegionStep::Test { test, .. } => RegionStep::Test { dst: to, test },
            RegionStep::Fit { class, a, .. } => RegionStep::Fit { class, dst: to, a },
            other => other,
        });
        Some(())
    }

    /// A random number. Where arguments of a call are made one after the other, they may be made again.
    pub(super) fn draw(&mut self, dst: Reg, name: &str) -> Option<()> {
        let normal = match name {
            "rand" => false,
            "randn" => true,
            _ => return None,
        };
        if self.arguments.is_some() {
            return None;
        }
        let dst = self.gives(dst)?;
        self.steps.push(RegionStep::Draw { dst, normal });
        Some(())
    }

    /// A random whole number from 1 to `most`, as `randi` makes it.
    fn whole_draw(&mut self, dst: Reg, most: Opd) -> Option<()> {
        if self.arguments.is_some() {
            return None;
        }
        let most = self.double(most)?;
        let (whole, exit) = (self.local(Kind::F64), self.exit());
        self.steps.push(RegionStep::Single { op: Single::Trunc, dst: whole, a: most });
        let bounds = [
            Test::Compare(Cmp::Eq, Arg::Local(whole), most),
            Test::Compare(Cmp::Ge, most, Arg::Number(1.0)),
            Test::Compare(Cmp::Lt, most, Arg::Number(f64::from(u32::MAX))),
        ];
        let guards = bounds.map(|test| RegionStep::Guard { test, sense: true, exit });
        self.steps.extend(guards);
        // What is given it may be what the bound was.
        let (dst, x) = (self.gives(dst)?, self.local(Kind::F64));
        let a = Arg::Local(x);
        self.steps.extend([
            RegionStep::Draw { dst: x, normal: false },
            RegionStep::Arith { op: Arith::Mul, dst: x, a, b: most },
            RegionStep::Single { op: Single::Floor, dst: x, a },
            RegionStep::Arith { op: Arith::Add, dst: x, a, b: Arg::Number(1.0) },
            RegionStep::Arith { op: Arith::Least, dst, a, b: most },
        ]);
        Some(())
    }

    /// How large a matrix is.
    fn measure(&mut self, dst: Reg, name: &str, of: Elements) -> Option<()> {
        let mut number = |local: Local| {
            let dst = self.local(Kind::F64);
            self.steps.push(RegionStep::Widen { dst, a: Arg::Local(local) });
            Arg::Local(dst)
        };
        match name {
            "numel" => self.count(dst, of.numel()),
            "rows" => self.count(dst, of.rows()),
            "columns" => self.count(dst, of.cols()),
            "isempty" => {
                let count = number(of.numel());
                self.test(dst, Test::Compare(Cmp::Eq, count, Arg::Number(0.0)))
            }
            "length" => {
                // The greater of rows and columns, unless there are no elements: the number of elements is not less.
                let (rows, cols, count) =
                    (number(of.rows()), number(of.cols()), number(of.numel()));
                let longer = self.local(Kind::F64);
                let dst = self.gives(dst)?;
                self.steps.extend([
                    RegionStep::Arith { op: Arith::Greatest, dst: longer, a: rows, b: cols },
                    RegionStep::Arith { op: Arith::Least, dst, a: Arg::Local(longer), b: count },
                ]);
                Some(())
            }
            _ => None,
        }
    }

    fn place(&mut self, base: Reg, i: Opd, j: Option<Opd>, grows: bool) -> Option<Local> {
        let of = self.elements(base)?;
        let subscript = |value| Subscript { value, beside: None };
        let mut number = |o: Opd| {
            let (class, a) = self.numeric(o)?;
            (class.is_float() || class.is_integer()).then(|| subscript(a))
        };
        let i = number(i)?;
        let j = match j {
            Some(j) => Some(number(j)?),
            None => None,
        };
        let (dst, exit) = (self.local(Kind::I32), self.exit());
        self.steps.push(match j {
            None => RegionStep::Place { dst, of, i, grows, exit },
            Some(j) => RegionStep::Place2 { dst, of, i, j, grows, exit },
        });
        Some(dst)
    }

    pub(super) fn index(&mut self, dst: Reg, base: Reg, i: Opd, j: Option<Opd>) -> Option<()> {
        if self.state.of[dst as usize] == Type::Other {
            return None;
        }
        let of = self.elements(base)?;
        let at = self.place(base, i, j, false)?;
        let dst = self.gives_scalar(dst, Type::of_scalar(of.class)?)?;
        self.steps.push(RegionStep::Load { dst, of, at });
        Some(())
    }

    fn store(&mut self, var: Reg, i: Opd, j: Option<Opd>, src: Opd) -> Option<()> {
        // What a function is given somebody else has too.
        if self.called.is_some() {
            return None;
        }
        let of = self.elements(var)?;
        let a = match of.class {
            Class::Logical => self.not_nan(src)?,
            class => {
                let (from, a) = self.numeric(src)?;
                let holds = class == from || class == Class::Double;
                if holds { a } else { self.converted(class, a) }
            }
        };
        let at = self.place(var, i, j, true)?;
        self.steps.push(RegionStep::Store { of, at, a });
        self.stored.insert(var);
        self.changed(var);
        Some(())
    }

    /// Where an array is written, nobody reads any more what stood for it as it was.
    fn changed(&mut self, var: Reg) {
        for of in &mut self.state.of {
            if *of == Type::Same(var) {
                *of = Type::Nothing;
            }
        }
    }

    /// `var(i) = []`
    fn remove(&mut self, var: Reg, i: Opd) -> Option<()> {
        if self.called.is_some() {
            return None;
        }
        let of = self.elements(var)?;
        let (class, a) = self.numeric(i)?;
        if !class.is_float() && !class.is_integer() {
            return None;
        }
        let exit = self.exit();
        self.steps.push(RegionStep::Remove { of, i: a, exit });
        self.stored.insert(var);
        self.changed(var);
        self.state.of[i.index()] = Type::Nothing;
        Some(())
    }
}
