//! A region in use: whether a frame fits it, what it is given, and the frames that are made of what it leaves.

use super::super::Vm;
use super::super::code::Code;
use super::super::frame::{Frame, Frames, Loop, Ret};
use super::Left;
use super::around::{Seen, field, is_handle, parts, type_of};
use crate::builtins::Cx;
use crate::bytecode::Reg;
use crate::graph::marked;
use crate::jit::{
    CALLS, CodeId, Compiled, Deliver, Exit, FUEL, Give, Input, Local, LoopRegion, LoopTurns, Named,
    STREAM, TOP, Type, described, evaluate,
};
use crate::op::cast::scalar as convert;
use crate::op::random::RandomState;
use crate::value::{Array, Scalar, Steps, Value, with_data};
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

/// What the calls that are left may take of the state, in words.
const MOST_LEFT: usize = 1 << 14;

/// A region, for the types that it was compiled for.
pub(super) struct Version {
    pub region: LoopRegion,
    pub codes: HashMap<CodeId, Rc<Code>>,
    compiled: Option<Box<dyn Compiled>>,
    names: Vec<(Rc<Code>, Reg, Named)>,
    /// The locals that exits give, of each function.
    given: Vec<Vec<Local>>,
    /// How many words a call takes that is left, at most.
    record: usize,
    /// When the names were last found to stand for what they did.
    epoch: Cell<u32>,
}

/// Puts where the elements of an array are that is written, which nobody else sees, and the array itself.
fn describe(array: &mut Rc<Array>, state: &mut [u64]) {
    if Rc::get_mut(array).is_none() {
        *array = Rc::new((**array).clone());
    }
    if let Some(array) = Rc::get_mut(array) {
        state[..4].copy_from_slice(&described(array));
        state[4] = std::ptr::from_mut(array) as u64;
    }
}

/// Whether a value is one element where an array is written that may have become that.
fn grows_from(value: Option<&Value>, input: &Input) -> bool {
    let class = match value {
        Some(Value::Scalar(x)) => Some(x.class()),
        _ => None,
    };
    input.written && class.is_some() && input.of.elements() == class
}

/// A scalar as the state has it.
fn word(x: Scalar) -> u64 {
    match x {
        Scalar::Bool(x) => u64::from(x),
        x => x.to_f64().to_bits(),
    }
}

/// Puts where the elements of an array are that is only read, their number, rows and columns.
fn measure(array: &Array, state: &mut [u64]) {
    state[0] = with_data!(array.data(), v => v.as_ptr() as u64);
    state[1] = array.numel() as u64;
    if let [rows, cols] = array.shape().dims() {
        (state[2], state[3]) = (*rows as u64, *cols as u64);
    }
}

/// Calls `f` with what a handle has captured, its types and locals, and with what handles among it have.
fn each_captured(
    value: &Value,
    handle: u32,
    region: &LoopRegion,
    f: &mut dyn FnMut(&Value, Type, Local),
) {
    let Some(Some((handled, locals))) = region.handles.get(handle as usize) else { return };
    let Some(parts) = parts(value) else { return };
    for (((_, value), &of), &local) in parts.captured.iter().zip(&handled.captured).zip(locals) {
        f(value, of, local);
        if let Type::Handle(inner) = of {
            each_captured(value, inner, region, f);
        }
    }
}

/// What an exit leaves of a function: its locals, by their numbers or by their places in a record.
struct Leaves<'a> {
    state: &'a [u64],
    at: usize,
    given: Option<&'a [Local]>,
}

impl Leaves<'_> {
    fn word(&self, local: Local) -> u64 {
        let k = match self.given {
            None => local as usize,
            Some(given) => 1 + given.binary_search(&local).unwrap_or(0),
        };
        self.state[self.at + k]
    }

    fn number(&self, local: Local) -> f64 {
        f64::from_bits(self.word(local))
    }

    fn truth(&self, local: Local) -> bool {
        self.word(local) as u32 != 0
    }

    /// What a register holds; None where it is something that came in.
    fn value(&self, give: Give) -> Option<Value> {
        match give {
            Give::MaybeNumber(_, has)
            | Give::MaybeLogical(_, has)
            | Give::MaybeScalar(_, _, has)
                if !self.truth(has) =>
            {
                None
            }
            Give::Scalar(class, local) | Give::MaybeScalar(class, local, _) => {
                Some(Value::Scalar(convert(Scalar::F64(self.number(local)), class)))
            }
            Give::Number(local) | Give::MaybeNumber(local, _) => {
                Some(Value::Scalar(Scalar::F64(self.number(local))))
            }
            Give::Logical(local) | Give::MaybeLogical(local, _) => {
                Some(Value::from(self.truth(local)))
            }
            Give::Array(_) | Give::Handle(_) | Give::Same(_) | Give::Nothing => None,
        }
    }

    /// A loop that is under way.
    fn under_way(&self, turns: LoopTurns) -> Loop {
        let steps = Steps {
            start: self.number(turns.start()),
            step: self.number(turns.step()),
            count: self.number(turns.count()) as u64,
            last: self.number(turns.last()),
        };
        Loop::Range { steps, k: self.number(turns.next()) as u64 }
    }
}

impl Version {
    pub(super) fn new(
        region: LoopRegion,
        compiled: Option<Box<dyn Compiled>>,
        seen: &Seen<'_, '_>,
        epoch: u32,
    ) -> Version {
        let codes = seen.codes.borrow().clone();
        let names = region.names.iter().filter_map(|&(code, slot)| {
            let named = crate::jit::Around::named(seen, code, slot);
            Some((codes.get(&code)?.clone(), slot, named))
        });
        let names = names.collect();
        let given = (0..region.functions.len()).map(|f| region.given(f)).collect();
        let record = region.record();
        Version { region, codes, compiled, names, given, record, epoch: Cell::new(epoch) }
    }

    /// Whether a frame holds what the region was made for, and names stand for what they did.
    pub(super) fn fits(&self, vm: &mut Vm, cx: &mut Cx<'_>, frame: &Frame) -> bool {
        let fits = |input: &Input| {
            let value = self.value(frame, input.reg);
            match input.of {
                Type::Handle(handle) => is_handle(value, handle, &self.region.handles),
                of => type_of(value) == of || grows_from(value, input),
            }
        };
        if !self.region.inputs.iter().all(fits) {
            return false;
        }
        if self.epoch.get() != vm.epoch {
            let mut names = self.names.iter();
            if !names.all(|(code, slot, was)| vm.named(cx, code, *slot).0 == *was) {
                return false;
            }
            for (handled, _) in self.region.handles.iter().flatten() {
                let Some(name) = &handled.name else { continue };
                let target = match vm.named_by_handle(cx, &frame.code, name).0 {
                    Named::Op(op) => crate::jit::HandleTarget::Op(op),
                    Named::Code(code) => crate::jit::HandleTarget::Code(code),
                    _ => return false,
                };
                if target != handled.target {
                    return false;
                }
            }
            self.epoch.set(vm.epoch);
        }
        true
    }

    /// Runs it for a frame that it fits; gives where the interpreter goes on, and what is left of the fuel.
    pub(super) fn run(
        &self,
        vm: &mut Vm,
        frame: &mut Frame,
        state: &mut Vec<u64>,
        stream: &mut RandomState,
        fuel: i32,
    ) -> (Left, i32) {
        let region = &self.region;
        let own = region.entered().locals.len();
        let most = MOST_LEFT.checked_div(self.record).unwrap_or(0);
        let calls = most.min(vm.calls_left());
        if state.len() < own + calls * self.record {
            state.resize(own + calls * self.record, 0);
        }
        state[..own].fill(0);
        state[FUEL as usize] = u64::from(fuel as u32);
        state[CALLS as usize] = calls as u64;
        state[TOP as usize] = 8 * own as u64;
        state[STREAM as usize] = std::ptr::from_mut(stream) as u64;
        let _held = self.fill(frame, state);
        let exit = match &self.compiled {
            Some(compiled) => compiled.run(state),
            // SAFETY: the locals of arrays were just filled in from arrays that the frame holds, of the types that
            // the region was made for; those that are written are shared by nobody; nor are the random numbers.
            None => unsafe { evaluate(region, state) },
        };
        let exit = &region.exits[exit.min(region.exits.len() - 1)];
        let left = state[FUEL as usize] as u32 as i32;
        self.settle(frame);
        let within = self.within(vm, frame, state, exit);
        let leaves = Leaves { state, at: 0, given: None };
        let came = |frame: &Frame, give: Give| match give {
            Give::Same(reg) => self.value(frame, reg).cloned(),
            _ => None,
        };
        self.give(frame, exit, &leaves, came);
        match within.is_empty() {
            true => (Left::At(exit.pc), left),
            false => (Left::Within(exit.pc, within), left),
        }
    }

    /// What was written may have become one element, which is no array.
    fn settle(&self, frame: &mut Frame) {
        for input in self.region.inputs.iter().filter(|input| input.written) {
            if let Some(value) = self.value_mut(frame, input.reg)
                && let Value::Array(array) = value
                && array.shape().is_scalar()
                && let Some(x) = Scalar::of(array.data(), 0)
            {
                *value = Value::Scalar(x);
            }
        }
    }

    /// Puts what a frame holds where the region finds it; gives the arrays that are to be held meanwhile.
    fn fill(&self, frame: &mut Frame, state: &mut [u64]) -> Vec<Rc<Array>> {
        let region = &self.region;
        let mut held = Vec::new();
        for input in &region.inputs {
            if let (Type::Handle(handle), Some(Some(value))) =
                (input.of, frame.regs.get(input.reg as usize))
            {
                each_captured(value, handle, region, &mut |value, _, local| match value {
                    Value::Scalar(x) => state[local as usize] = word(*x),
                    Value::Array(array) => {
                        measure(array, &mut state[local as usize..]);
                    }
                    _ => {}
                });
            }
            let Some(local) = input.local else { continue };
            let at = local as usize;
            if self.region.field(input.reg).is_some() && !input.written {
                // What is only read of a struct stays shared.
                match self.value(frame, input.reg) {
                    Some(Value::Scalar(x)) => state[at] = word(*x),
                    value => {
                        let array = value.and_then(Value::here);
                        array.iter().for_each(|array| measure(array, &mut state[at..]));
                        held.extend(array);
                    }
                }
                continue;
            }
            if let Some(value @ (Value::Range(_) | Value::Lazy(_))) =
                self.value_mut(frame, input.reg)
                && let Some(array) = value.here()
            {
                if matches!(value, Value::Lazy(_)) && !input.written {
                    // It stays captured, so that a device may go on with its own copy.
                    measure(&array, &mut state[at..]);
                    held.push(array);
                    continue;
                }
                let (marks, array) = (value.marks(), Value::Array(array));
                *value = marked(array.clone(), marks).unwrap_or(array);
            }
            if let Some(value) = self.value_mut(frame, input.reg)
                && let (Value::Scalar(x), Some(_)) = (&*value, input.of.elements())
            {
                *value = Value::Array(Rc::new(x.to_array()));
            }
            match self.value_mut(frame, input.reg) {
                Some(Value::Scalar(x)) => state[at] = word(*x),
                Some(Value::Array(array)) => {
                    if input.written {
                        describe(array, &mut state[at..]);
                    } else {
                        measure(array, &mut state[at..]);
                    }
                }
                _ => {}
            }
        }
        if let Some((slot, turns)) = region.turns
            && let Some(Loop::Range { steps, k }) = frame.loops.get(slot as usize)
        {
            let all = [*k as f64, steps.start, steps.step, steps.count as f64, steps.last];
            (turns.next() as usize..).zip(all).for_each(|(at, x)| state[at] = x.to_bits());
            let [next, steps @ ..] = all;
            let (stride, now) = LoopTurns::whole(next, steps);
            state[turns.stride() as usize] = u64::from(stride as u32);
            state[turns.now() as usize] = u64::from(now as u32);
        }
        held
    }

    /// The frames of calls that were left, the outermost first.
    fn within(&self, vm: &mut Vm, entered: &Frame, state: &[u64], exit: &Exit) -> Frames {
        let region = &self.region;
        let (mut at, top) =
            (region.entered().locals.len(), state[TOP as usize] as u32 as usize / 8);
        let mut records = Vec::new();
        while at < top {
            let exit = &region.exits[(state[at] as u32 as usize).min(region.exits.len() - 1)];
            records.push((exit, at));
            at += 1 + self.given[exit.function].len();
        }
        let mut awaits = exit.awaits;
        let mut frames = Vec::new();
        for (exit, at) in records.into_iter().rev() {
            let function = &region.functions[exit.function];
            let Some(code) = self.codes.get(&function.code) else { continue };
            let ret = match awaits {
                Some(Deliver::Regs(dst, nout)) => Ret::Regs { dst, nout },
                Some(Deliver::List) => Ret::List,
                None => Ret::Discard,
            };
            awaits = exit.awaits;
            let mut frame = vm.new_frame(code.clone(), ret);
            (frame.nargin, frame.nargout) = (function.nargin, function.nargout);
            let leaves = Leaves { state, at, given: Some(&self.given[exit.function]) };
            self.give(&mut frame, exit, &leaves, |_, give| match give {
                Give::Array(local) => self.array(entered, leaves.word(local) as Local),
                Give::Handle(handle) => self.handle(entered, handle),
                _ => None,
            });
            frame.lists = vec![Vec::new(); exit.lists];
            frame.pc = exit.pc;
            frames.push(frame);
        }
        frames
    }

    /// The array whose address came in by a local.
    fn array(&self, frame: &Frame, local: Local) -> Option<Value> {
        let mut found = None;
        for input in &self.region.inputs {
            let value = frame.regs.get(input.reg as usize).and_then(Option::as_ref);
            match (input.of, value) {
                (of, value) if of.elements().is_some() && input.local == Some(local) => {
                    return value.cloned();
                }
                (Type::Handle(handle), Some(value)) => {
                    each_captured(value, handle, &self.region, &mut |value, _, at| {
                        if at == local {
                            found = Some(value.clone());
                        }
                    });
                }
                _ => {}
            }
        }
        found
    }

    /// The function handle of a number.
    fn handle(&self, frame: &Frame, handle: u32) -> Option<Value> {
        let mut found = None;
        for input in &self.region.inputs {
            let value = frame.regs.get(input.reg as usize).and_then(Option::as_ref);
            let (Type::Handle(other), Some(value)) = (input.of, value) else { continue };
            if other == handle {
                return Some(value.clone());
            }
            each_captured(value, other, &self.region, &mut |value, of, _| {
                if of == Type::Handle(handle) {
                    found = Some(value.clone());
                }
            });
        }
        found
    }

    /// What a register of the frame that enters holds, or the field that it stands for.
    fn value<'a>(&self, frame: &'a Frame, reg: Reg) -> Option<&'a Value> {
        match self.region.field(reg) {
            Some((holder, name)) => field(frame, *holder, name),
            None => frame.regs.get(reg as usize)?.as_ref(),
        }
    }

    /// The same to change it: nobody shares the struct of a field then.
    fn value_mut<'a>(&self, frame: &'a mut Frame, reg: Reg) -> Option<&'a mut Value> {
        match self.region.field(reg) {
            Some((holder, name)) => match frame.regs.get_mut(*holder as usize)? {
                Some(Value::Struct(s)) if s.shape.is_scalar() => {
                    Rc::make_mut(s).fields.get_mut(name)?.first_mut()
                }
                _ => None,
            },
            None => frame.regs.get_mut(reg as usize)?.as_mut(),
        }
    }

    /// Gives a frame what an exit says that its registers hold.
    fn give(
        &self,
        frame: &mut Frame,
        exit: &Exit,
        leaves: &Leaves<'_>,
        came: impl Fn(&Frame, Give) -> Option<Value>,
    ) {
        // What other registers hold is asked for before they are given something else.
        let same = exit.gives.iter().filter(|(_, give)| matches!(give, Give::Same(_)));
        let same: Vec<_> = same.map(|&(reg, give)| (reg, came(frame, give))).collect();
        for &(reg, give) in &exit.gives {
            let value = leaves.value(give).or_else(|| came(frame, give));
            if exit.function == 0 && self.region.field(reg).is_some() {
                if let (Some(to), Some(value)) = (self.value_mut(frame, reg), value) {
                    *to = value;
                }
            } else {
                frame.regs[reg as usize] = value;
            }
        }
        for (reg, value) in same {
            frame.regs[reg as usize] = value;
        }
        for &(slot, turns) in &exit.loops {
            frame.loops[slot as usize] = leaves.under_way(turns);
        }
    }
}
