//! The functions that a region calls: made for the types of their arguments, once each, also where they call themselves.

use super::super::region::{
    Arg, CodeId, Deliver, Elements, Exit, HandleTarget, Handled, Invocation, Kind, Local,
    RegionFunction, RegionStep, Type,
};
use super::{Around, Ends, Lowering, Named, State, touched};
use crate::bytecode::{Chunk, ChunkKind, Instr, LIST, Opd, Reg};
use crate::value::Class;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Functions of a region, and how far they are made within one another.
const MOST_FUNCTIONS: usize = 32;
const MOST_WITHIN: usize = 12;
/// How often a function is made until what it gives is what was supposed that it gives.
const ROUNDS: usize = 3;

/// What a function is made for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Called {
    pub code: CodeId,
    pub args: Vec<Type>,
    /// The handle by which it is called, where that has captured something.
    pub handle: Option<u32>,
    pub nargout: usize,
}

/// A function that was made, or is.
enum Made {
    /// It is being made; it was supposed to give this, and asked for.
    UnderWay { number: usize, supposed: Option<Vec<Type>>, asked: bool },
    /// Its number and what it gives; None where it is not compiled.
    Done(Option<(usize, Vec<Type>)>),
}

/// A region as it is made.
pub(super) struct Unit<'a> {
    pub around: &'a dyn Around,
    pub functions: Vec<Option<RegionFunction>>,
    pub exits: Vec<Exit>,
    pub names: BTreeSet<(CodeId, Reg)>,
    pub handles: Vec<Option<(Handled, Vec<Local>)>>,
    made: Vec<(Called, Made)>,
    within: usize,
}

impl<'a> Unit<'a> {
    pub(super) fn new(around: &'a dyn Around) -> Unit<'a> {
        Unit {
            around,
            functions: Vec::new(),
            exits: Vec::new(),
            names: BTreeSet::new(),
            handles: Vec::new(),
            made: Vec::new(),
            within: 0,
        }
    }

    /// The number of a function, and what it gives.
    fn function(&mut self, called: &Called) -> Option<(usize, Vec<Type>)> {
        if let Some((_, made)) = self.made.iter_mut().find(|(other, _)| other == called) {
            return match made {
                Made::Done(found) => found.clone(),
                Made::UnderWay { number, supposed, asked } => {
                    *asked = true;
                    supposed.clone().map(|types| (*number, types))
                }
            };
        }
        if self.functions.len() > MOST_FUNCTIONS || self.within >= MOST_WITHIN {
            return None;
        }
        let chunk = self.around.chunk(called.code).filter(|chunk| takes(chunk, called))?;
        let (number, place, exits) = (self.functions.len(), self.made.len(), self.exits.len());
        let mut supposed = None;
        for _ in 0..ROUNDS {
            self.functions.truncate(number);
            self.exits.truncate(exits);
            self.made.truncate(place);
            self.functions.push(None);
            let under_way = Made::UnderWay { number, supposed: supposed.clone(), asked: false };
            self.made.push((called.clone(), under_way));
            self.within += 1;
            let made = Lowering::function(self, called, &chunk, number);
            self.within -= 1;
            let Some((function, types)) = made else { break };
            let asked = matches!(self.made[place].1, Made::UnderWay { asked: true, .. });
            if !asked || supposed.as_ref() == Some(&types) {
                self.functions[number] = Some(function);
                self.made[place].1 = Made::Done(Some((number, types.clone())));
                return Some((number, types));
            }
            supposed = Some(types);
        }
        self.functions.truncate(number);
        self.exits.truncate(exits);
        self.made.truncate(place);
        self.made.push((called.clone(), Made::Done(None)));
        None
    }
}

/// Whether a function may be called so, as far as its head says.
fn takes(chunk: &Chunk, called: &Called) -> bool {
    let alone = chunk.nested.is_empty() && chunk.shared.is_empty();
    let plain = chunk.varargin.is_none() && chunk.varargout.is_none();
    let gives = match chunk.kind {
        ChunkKind::Function => called.nargout <= chunk.outs.len(),
        ChunkKind::Anonymous => called.nargout == 1,
        ChunkKind::Script => false,
    };
    alone && plain && gives && called.nargout > 0 && called.args.len() <= chunk.params.len()
}

impl<'a, 'u> Lowering<'a, 'u> {
    /// A function for what it is called with, and the types of its results.
    fn function(
        unit: &'u mut Unit<'a>,
        called: &Called,
        chunk: &Rc<Chunk>,
        number: usize,
    ) -> Option<(RegionFunction, Vec<Type>)> {
        let last = chunk.code.len() - 1;
        let mut of = vec![Type::Dead; chunk.registers + 1];
        of[..chunk.slots.len()].fill(Type::Nothing);
        let state = State { of, loops: vec![false; chunk.loops], lists: 0 };
        let captured = called.handle.and_then(|k| unit.handles.get(k as usize)?.clone());
        let mut lowering =
            Lowering::new(unit, chunk.clone(), called.code, (0, last), 0, state).ok()?;
        (lowering.number, lowering.called) = (number, Some(called.clone()));
        lowering.written = touched(chunk, 0, last).0;
        let mut params = Vec::new();
        for (param, &of) in chunk.params.iter().zip(&called.args) {
            let given = match (of.scalar(), of.elements()) {
                (Some(_), _) => param.map(|reg| lowering.scalar(reg, of)),
                (_, Some(_)) => None,
                _ => {
                    param.iter().for_each(|&reg| lowering.comes(reg, of));
                    continue;
                }
            };
            let local = given.unwrap_or_else(|| lowering.local(of.kind()));
            params.push(local);
            let Some(reg) = *param else { continue };
            lowering.comes(reg, of);
            if let Some(class) = of.elements() {
                lowering.describe(reg, class, local);
            }
        }
        if let Some((handled, locals)) = captured {
            for ((&of, &from), &(_, reg)) in
                handled.captured.iter().zip(&locals).zip(&chunk.captures)
            {
                lowering.comes(reg, of);
                let at = lowering.local(Kind::I32);
                lowering.steps.push(RegionStep::Copy { dst: at, a: Arg::Count(from) });
                if of.scalar().is_some() {
                    let dst = lowering.scalar(reg, of);
                    lowering.steps.push(RegionStep::Word { dst, at, k: 0 });
                } else if let Some(class) = of.elements() {
                    lowering.describe(reg, class, at);
                }
            }
        }
        lowering.run().ok()?;
        let types = lowering.results.as_ref()?.iter().map(|(of, _)| *of).collect();
        let mut function = lowering.finish(called.args.len(), called.nargout, params);
        // What neither loops nor calls need not say how much it does.
        let fuel = |step: &RegionStep| matches!(step, RegionStep::Fuel { .. });
        let fuels = function.blocks.iter().flat_map(|b| &b.steps).filter(|step| fuel(step));
        if function.invocations.is_empty() && fuels.count() == 1 {
            function.blocks[0].steps.retain(|step| !fuel(step));
        }
        Some((function, types))
    }

    /// A register has a value at the begin of the function.
    fn comes(&mut self, reg: Reg, of: Type) {
        self.state.of[reg as usize] = of;
        self.written.insert(reg);
    }

    /// Reads what is known of an array from where the region keeps it.
    fn describe(&mut self, reg: Reg, class: Class, at: Local) {
        let elements = self.new_elements(reg, class);
        self.descriptors.insert(reg, at);
        for k in 0..4 {
            self.steps.push(RegionStep::Word { dst: elements.first + k, at, k });
        }
    }

    /// Makes locals of what a function handle that came in has captured.
    pub(super) fn capture(&mut self, handle: u32) {
        let handled = self.unit.around.handled(handle);
        let mut locals = Vec::new();
        for &of in &handled.captured {
            locals.push(self.locals.len() as Local);
            match of.elements() {
                Some(_) => self.locals.extend(Elements::KINDS),
                None => self.locals.push(of.kind()),
            }
            if let Type::Handle(inner) = of {
                self.capture(inner);
            }
        }
        let handles = &mut self.unit.handles;
        if handles.len() <= handle as usize {
            handles.resize(handle as usize + 1, None);
        }
        handles[handle as usize] = Some((handled, locals));
    }

    /// Calls a function; its results go to registers from `dst` on.
    pub(super) fn invoke(
        &mut self,
        code: CodeId,
        handle: Option<u32>,
        args: &[Opd],
        dst: Reg,
        deliver: Deliver,
    ) -> Option<()> {
        let nargout = match deliver {
            Deliver::Regs(_, nout) => nout as usize,
            Deliver::List => 1,
        };
        let targets = dst as usize..dst as usize + nargout;
        // The arguments that were made so far would be lost.
        if nargout == 0 || self.arguments.is_some() || self.state.of[targets].contains(&Type::Other)
        {
            return None;
        }
        let (mut types, mut given) = (Vec::new(), Vec::new());
        for &o in args {
            let (of, o) = match self.known(o)? {
                Type::Same(reg) => (self.state.of[reg as usize], Opd::reg(reg)),
                of => (of, o),
            };
            types.push(of);
            match of {
                Type::Number => given.push(self.double(o)?),
                Type::Logical => given.push(self.truth_value(o)?),
                Type::Scalar(_) => given.push(self.numeric(o)?.1),
                Type::Numbers | Type::Logicals | Type::Elements(_) => {
                    let reg = o.as_reg()?;
                    given.push(match self.descriptors.get(&reg) {
                        Some(&local) => Arg::Local(local),
                        None => Arg::Count(self.elements(reg)?.first),
                    });
                }
                Type::Handle(_) => {}
                _ => return None,
            }
        }
        let (function, results) =
            self.unit.function(&Called { code, args: types, handle, nargout })?;
        let exit = self.exit();
        for o in args.iter().filter(|o| o.is_taken()) {
            // Of an array the frame that is entered keeps its own.
            if self.state.of[o.index()].elements().is_none() {
                self.state.of[o.index()] = Type::Nothing;
            }
        }
        let after = self.exit_to(self.pc + 1);
        self.unit.exits[after].awaits = Some(deliver);
        let came: Vec<Local> = results.iter().map(|of| self.local(of.kind())).collect();
        self.steps.push(RegionStep::Invoke(self.invocations.len()));
        self.invocations.push(Invocation {
            function,
            args: given,
            results: came.clone(),
            exit,
            after,
        });
        for (k, (of, from)) in results.iter().zip(came).enumerate() {
            let reg = dst + k as Reg;
            let to = self.gives_scalar(reg, *of)?;
            self.steps.push(RegionStep::Copy { dst: to, a: Arg::Local(from) });
        }
        Some(())
    }

    /// What an operand is, which has a value.
    fn known(&mut self, o: Opd) -> Option<Type> {
        match self.type_of(o)? {
            of if of.with_value().is_some() => self.require(o.as_reg()?),
            of => Some(of),
        }
    }

    /// Calls what a register holds, or what a name stands for that is no variable.
    pub(super) fn call_named(
        &mut self,
        slot: Reg,
        args: &[Opd],
        dst: Reg,
        deliver: Deliver,
    ) -> Option<()> {
        let one = matches!(deliver, Deliver::Regs(_, 1) | Deliver::List);
        match self.state.of[slot as usize] {
            Type::Handle(handle) => {
                let (handled, _) = self.unit.handles.get(handle as usize)?.clone()?;
                if handled.name.is_some() && !self.unit.around.sees_alike(self.code) {
                    return None;
                }
                match (handled.target, args) {
                    (HandleTarget::Code(code), _) => {
                        let captures = !handled.captured.is_empty();
                        self.invoke(code, captures.then_some(handle), args, dst, deliver)
                    }
                    (HandleTarget::Op(_), _) if !one => None,
                    (HandleTarget::Op(op), [a]) => self.operation(dst, op, *a),
                    (HandleTarget::Op(op), [a, b]) => self.function2(op, dst, *a, *b),
                    _ => None,
                }
            }
            Type::Nothing => match (self.named(slot), args) {
                (Named::Code(code), _) => self.invoke(code, None, args, dst, deliver),
                (Named::Builtin(name), []) if one => self.draw(dst, name),
                (_, [a]) if one => self.call(dst, slot, *a),
                (_, [a, b]) if one => self.call2(dst, slot, *a, *b),
                _ => None,
            },
            of if one && of.elements().is_some() => match args {
                [i] => self.index(dst, slot, *i, None),
                [i, j] => self.index(dst, slot, *i, Some(*j)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Operands of arguments that are taken out of their registers.
    pub(super) fn taken(args: Reg, n: u16) -> Option<Vec<Opd>> {
        (n != LIST).then(|| (args..args + n).map(Opd::taken).collect())
    }

    /// Whether a call is all that an anonymous function does at last.
    pub(super) fn is_tail(&self, count: Opd) -> bool {
        let next = self.chunk.code.get(self.pc + 1);
        !count.is_some()
            && self.chunk.kind == ChunkKind::Anonymous
            && self.called.as_ref().is_some_and(|called| called.nargout == 1)
            && matches!(next, Some(Instr::ReturnList))
            && self.state.lists == 1
    }

    pub(super) fn returns_call(&mut self, slot: Reg, args: Reg, n: u16) -> Option<Ends> {
        // Its result goes to a register of its own.
        let dst = self.chunk.registers as Reg;
        let args = Self::taken(args, n)?;
        self.call_named(slot, &args, dst, Deliver::List)?;
        self.gives_back(&[dst])
    }

    pub(super) fn returns_value(&mut self, src: Opd) -> Option<Ends> {
        self.called.as_ref()?;
        let dst = self.chunk.registers as Reg;
        self.copy(dst, src)?;
        self.gives_back(&[dst])
    }

    pub(super) fn returns(&mut self) -> Option<Ends> {
        let wanted = self.called.as_ref()?.nargout;
        if self.chunk.kind != ChunkKind::Function {
            return None;
        }
        let outs = self.chunk.outs.clone();
        self.gives_back(outs.get(..wanted)?)
    }

    /// Gives back what registers hold, of the types that the function gives.
    fn gives_back(&mut self, regs: &[Reg]) -> Option<Ends> {
        let mut args = Vec::new();
        for &reg in regs {
            let of = self.known(Opd::reg(reg))?;
            of.scalar()?;
            args.push((of, self.scalar(reg, of)));
        }
        if self.results.is_none() {
            let mut results = Vec::new();
            for &(of, local) in &args {
                let kind = self.locals[local as usize];
                results.push((of, self.local(kind)));
            }
            self.results = Some(results);
        }
        let results = self.results.clone()?;
        if !results.iter().map(|(of, _)| of).eq(args.iter().map(|(of, _)| of)) {
            return None;
        }
        for (&(_, dst), &(_, from)) in results.iter().zip(&args) {
            self.steps.push(RegionStep::Copy { dst, a: Arg::Local(from) });
        }
        Some(Ends::Return)
    }
}
