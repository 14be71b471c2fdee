//! Bytecode to a region: the blocks of a loop or function one after the other, with the types that flow into each.
//!
//! The types at the entry are what the frame holds. A block has the types of one way into it; another way that comes with
//! other types leaves the region, and so does an instruction that is not compiled for the types it meets. Types are not
//! merged, but that a variable may have no value yet: so each register has one type at each place and is given back as
//! what it is.

mod functions;
mod instructions;

use super::inline::inline;
use super::region::{
    Arg, CodeId, Elements, End, Exit, Give, Handled, Input, Invocation, Kind, Local, LoopRegion,
    LoopTurns, OWN, RegionBlock, RegionFunction, RegionStep, Test, Type,
};
use super::shape::{self, reverse_postorder};
use super::subscripts::put_beside;
use crate::bytecode::{Chunk, Cmp, Effect, Instr, Opd, PathStep, Reg, effects, successors};
use crate::op::Op;
use crate::syntax::{BinaryOp, UnaryOp};
use crate::value::Class;
use functions::{Called, Unit};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Loops of more instructions than this are interpreted.
const MOST_INSTRUCTIONS: usize = 2_000;
/// And so are those that take more locals or blocks than this.
const MOST_LOCALS: usize = 4_000;

/// What a name stands for that is no variable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Named {
    /// An operation on numbers.
    Op(Op),
    /// A function that is built in.
    Builtin(&'static str),
    /// A function of the program.
    Code(CodeId),
    /// It is not known, or something else.
    Unknown,
}

/// What is to be compiled.
pub struct LoopEntry {
    /// The chunk.
    pub chunk: Rc<Chunk>,
    /// Its number.
    pub code: CodeId,
    /// Where its loop is entered: its `ForLoop`, or where it jumps back to; None for the whole function.
    pub at: Option<usize>,
}

/// What is known of what is around a loop.
pub trait Around {
    /// What a register holds.
    fn type_of(&self, reg: Reg) -> Type;
    /// What a field of the struct in a register holds.
    fn type_of_field(&self, reg: Reg, name: &str) -> Type;
    /// What a function handle is.
    fn handled(&self, handle: u32) -> Handled;
    /// What a name of a chunk stands for.
    fn named(&self, code: CodeId, slot: Reg) -> Named;
    /// The chunk of a function that may be called.
    fn chunk(&self, code: CodeId) -> Option<Rc<Chunk>>;
    /// Whether names in handles stand for the same in that chunk as in the one that is entered.
    fn sees_alike(&self, code: CodeId) -> bool;
}

/// The first and last instruction of the loop that is entered at an address.
pub fn bounds(chunk: &Chunk, entry: usize) -> Option<(usize, usize)> {
    if let Some(Instr::ForLoop { to, .. }) = chunk.code.get(entry) {
        return Some((*to as usize, entry));
    }
    let back = |pc: &usize| successors(&chunk.code[*pc]).1 == Some(entry as u32);
    (entry..chunk.code.len()).rev().find(back).map(|last| (entry, last))
}

/// The types at a place: of each register, whether each loop is under way, and how many lists are open.
#[derive(Clone, PartialEq)]
struct State {
    of: Vec<Type>,
    loops: Vec<bool>,
    lists: usize,
}

/// A way into a block: from which block, whether as the second of two, and with what.
struct Way {
    from: usize,
    second: bool,
    state: State,
}

struct Lowering<'a, 'u> {
    unit: &'u mut Unit<'a>,
    chunk: Rc<Chunk>,
    code: CodeId,
    /// The number of the function in the region, and how it is called where it is not the one that is entered.
    number: usize,
    called: Option<Called>,
    first: usize,
    last: usize,
    entry: usize,
    /// The address at which each block begins.
    starts: Vec<usize>,
    /// The registers that exits give.
    written: BTreeSet<Reg>,
    numbers: BTreeMap<Reg, Local>,
    logicals: BTreeMap<Reg, Local>,
    /// Whether a register has a value that may have none.
    has: BTreeMap<Reg, Local>,
    arrays: BTreeMap<Reg, Elements>,
    /// Of arrays that a function is given: the number of the local of the first function that has the address.
    descriptors: BTreeMap<Reg, Local>,
    turns: BTreeMap<u16, LoopTurns>,
    /// The registers of fields of structs: each by the register of the struct and the field's name.
    fields: BTreeMap<(Reg, Rc<str>), Reg>,
    stored: BTreeSet<Reg>,
    locals: Vec<Kind>,
    blocks: Vec<RegionBlock>,
    invocations: Vec<Invocation>,
    results: Option<Vec<(Type, Local)>>,
    steps: Vec<RegionStep>,
    state: State,
    pc: usize,
    /// The exit before the instruction at hand, once there is one.
    exit: Option<usize>,
    /// The arguments of a call that are made one after the other, and the exit before the first of them: until the call
    /// nothing happens that may not happen again.
    arguments: Option<(Vec<Opd>, usize)>,
    /// What [`Type::Cases`] are.
    cases: Vec<(Class, Arg)>,
}

/// The typed region of a loop or function, or why there is none.
pub fn lower(entry: &LoopEntry, around: &dyn Around) -> Result<LoopRegion, String> {
    let chunk = &entry.chunk;
    let range = match entry.at {
        Some(at) => bounds(chunk, at),
        None => Some((0, chunk.code.len() - 1)),
    };
    let Some((first, last)) = range else { return Err("it is no loop".to_owned()) };
    let at = entry.at.unwrap_or(0);
    let (touched, written) = touched(chunk, first, last);
    let mut types = vec![Type::Dead; chunk.registers + 1];
    for &reg in &touched {
        let named = (reg as usize) < chunk.slots.len();
        if named || is_read(chunk, (first, last), at, reg) {
            types[reg as usize] = around.type_of(reg);
        }
    }
    // The fields of structs have registers after all others.
    let fields = fields_of(chunk, (first, last), around);
    let first_field = types.len() as Reg;
    types.extend(fields.iter().map(|(reg, name)| around.type_of_field(*reg, name)));
    let numbered = fields.iter().cloned().zip(first_field..);
    let touched: BTreeSet<Reg> =
        touched.into_iter().chain(first_field..types.len() as Reg).collect();
    let mut state = State { of: types.clone(), loops: vec![false; chunk.loops], lists: 0 };
    let of_loop = match (entry.at, chunk.code[at]) {
        (Some(_), Instr::ForLoop { slot, .. }) => Some(slot),
        _ => None,
    };
    if let Some(slot) = of_loop {
        state.loops[slot as usize] = true;
    }
    let mut unit = Unit::new(around);
    unit.functions.push(None);
    let mut lowering =
        Lowering::new(&mut unit, chunk.clone(), entry.code, (first, last), at, state)?;
    lowering.fields = numbered.collect();
    lowering.written = written;
    for instr in &chunk.code[first..=last] {
        if let Instr::StorePath { var, path, .. } = *instr
            && let [PathStep::Field(name)] = &chunk.paths[path as usize][..]
        {
            lowering.written.extend(lowering.fields.get(&(var, name.clone())));
        }
    }
    for &reg in &touched {
        if let Type::Handle(handle) = types[reg as usize] {
            lowering.capture(handle);
        }
    }
    lowering.run()?;
    let turns = of_loop.map(|slot| (slot, lowering.turns_of(slot)));
    let mut inputs = Vec::new();
    for &reg in &touched {
        let of = types[reg as usize];
        let local = match of {
            Type::Dead => continue,
            of if of.scalar().is_some() => Some(lowering.scalar(reg, of)),
            of if of.elements().is_some() => lowering.arrays.get(&reg).map(|e| e.first),
            _ => None,
        };
        inputs.push(Input { reg, of, local, written: lowering.stored.contains(&reg) });
    }
    let entered = lowering.finish(0, 0, Vec::new());
    let left = entered.blocks.iter().filter_map(|block| match block.end {
        End::Exit(exit) => Some(unit.exits[exit].pc).filter(|pc| (first..=last).contains(pc)),
        _ => None,
    });
    let stops = (entry.at.is_some() && !goes_round(&entered.blocks)).then(|| left.max()).flatten();
    unit.functions[0] = Some(entered);
    let mut region = LoopRegion {
        inputs,
        turns,
        fields,
        first_field,
        names: unit.names.into_iter().collect(),
        handles: unit.handles,
        functions: unit.functions.into_iter().flatten().collect(),
        exits: unit.exits,
        weight: (last - first + 1) as i32,
        stops,
    };
    inline(&mut region);
    Ok(region)
}

/// The fields of structs in variables that instructions read or write by their names, where those are of types that are
/// compiled.
fn fields_of(
    chunk: &Chunk,
    (first, last): (usize, usize),
    around: &dyn Around,
) -> Vec<(Reg, Rc<str>)> {
    let mut found = BTreeSet::new();
    for instr in &chunk.code[first..=last] {
        let (reg, name) = match *instr {
            Instr::Field { base, name, .. } | Instr::ListField { base, name, .. } => {
                (base.as_reg(), chunk.names.get(name as usize))
            }
            Instr::Method { base, name, .. } => (base.as_reg(), chunk.names.get(name as usize)),
            Instr::StorePath { var, path, .. }
            | Instr::DeletePath { var, path, .. }
            | Instr::PathPrefix { var, path, .. } => match chunk.paths[path as usize].first() {
                Some(PathStep::Field(name)) => (Some(var), Some(name)),
                _ => continue,
            },
            _ => continue,
        };
        if let (Some(reg), Some(name)) = (reg, name)
            && (reg as usize) < chunk.slots.len()
            && around.type_of_field(reg, name) != Type::Other
        {
            found.insert((reg, name.clone()));
        }
    }
    found.into_iter().collect()
}

/// Whether there is a way from the first of some blocks back to one that was passed.
fn goes_round(blocks: &[RegionBlock]) -> bool {
    let next = |block: usize| shape::successors(&blocks[block]).collect::<Vec<_>>();
    let order = reverse_postorder(blocks.len(), next);
    let mut place = vec![usize::MAX; blocks.len()];
    order.iter().enumerate().for_each(|(k, &block)| place[block] = k);
    order.iter().any(|&block| next(block).iter().any(|&to| place[to] <= place[block]))
}

/// The registers that instructions name, and those among them that they may write.
fn touched(chunk: &Chunk, first: usize, last: usize) -> (BTreeSet<Reg>, BTreeSet<Reg>) {
    let (mut touched, mut written) = (BTreeSet::new(), BTreeSet::new());
    for pc in first..=last {
        effects(&chunk.code[pc], chunk, &mut |effect| match effect {
            Effect::Reads(o) => touched.extend(o.as_reg()),
            Effect::Uses(r) | Effect::Looks(r) => {
                touched.insert(r);
            }
            Effect::Takes(r) | Effect::Writes(r) | Effect::MayWrite(r) => {
                touched.insert(r);
                written.insert(r);
            }
        });
    }
    (touched, written)
}

/// What an instruction seems to write.
fn seems(instr: &Instr) -> Option<Type> {
    Some(match instr {
        Instr::Compare { .. } | Instr::Truth { .. } => Type::MaybeLogical,
        Instr::Unary { op: UnaryOp::Not, .. } => Type::MaybeLogical,
        Instr::Binary { op, .. } if Cmp::of(*op).is_some() => Type::MaybeLogical,
        Instr::Binary { op: BinaryOp::And | BinaryOp::Or, .. } => Type::MaybeLogical,
        Instr::Add { .. }
        | Instr::Sub { .. }
        | Instr::Mul { .. }
        | Instr::MatMul { .. }
        | Instr::Div { .. }
        | Instr::MatDiv { .. }
        | Instr::Binary { .. }
        | Instr::Unary { .. }
        | Instr::ForLoop { .. }
        | Instr::Move { .. }
        | Instr::Call { .. }
        | Instr::Call1 { .. }
        | Instr::Call2 { .. }
        | Instr::Index1 { .. }
        | Instr::Index2 { .. }
        | Instr::End { .. } => Type::MaybeNumber,
        _ => return None,
    })
}

/// The addresses at which blocks of a loop begin, the entry first.
fn leaders(chunk: &Chunk, first: usize, last: usize, entry: usize) -> Vec<usize> {
    let mut leads: BTreeSet<usize> = BTreeSet::from([first, entry]);
    for pc in first..=last {
        let (falls, to) = successors(&chunk.code[pc]);
        leads.extend(to.map(|to| to as usize).filter(|to| (first..=last).contains(to)));
        if (to.is_some() || !falls) && pc < last {
            leads.insert(pc + 1);
        }
    }
    let starts: Vec<usize> = leads.into_iter().collect();
    let end_of =
        |at: usize| starts.get(starts.partition_point(|&s| s <= at)).map_or(last + 1, |&next| next);
    let block = |pc: usize| starts.binary_search(&pc).ok();
    // RegionBlock 0 of the search is the entry.
    let swap = |b: usize| match block(entry) {
        Some(e) if b == 0 => e,
        Some(e) if b == e => 0,
        _ => b,
    };
    let next = |b: usize| {
        let (falls, to) = successors(&chunk.code[end_of(starts[swap(b)]) - 1]);
        let falls = falls.then_some(end_of(starts[swap(b)]));
        let ways = to.map(|to| to as usize).into_iter().chain(falls);
        ways.filter_map(block).map(swap).collect()
    };
    reverse_postorder(starts.len(), next).into_iter().map(|b| starts[swap(b)]).collect()
}

/// Whether a register may be read within a loop, from an address on, before it is written.
fn is_read(chunk: &Chunk, (first, last): (usize, usize), from: usize, reg: Reg) -> bool {
    let mut seen = vec![false; last - first + 1];
    let mut stack = vec![from];
    while let Some(pc) = stack.pop() {
        if !(first..=last).contains(&pc) || std::mem::replace(&mut seen[pc - first], true) {
            continue;
        }
        let (mut reads, mut writes) = (false, false);
        effects(&chunk.code[pc], chunk, &mut |effect| match effect {
            Effect::Reads(o) => reads |= o.as_reg() == Some(reg),
            Effect::Takes(_) if matches!(chunk.code[pc], Instr::Clear { .. }) => {}
            Effect::Uses(r) | Effect::Looks(r) | Effect::Takes(r) => reads |= r == reg,
            Effect::Writes(r) => writes |= r == reg,
            Effect::MayWrite(_) => {}
        });
        if reads {
            return true;
        }
        if !writes {
            let (falls, to) = successors(&chunk.code[pc]);
            stack.extend(to.map(|to| to as usize));
            stack.extend(falls.then_some(pc + 1));
        }
    }
    false
}

impl<'a, 'u> Lowering<'a, 'u> {
    fn new(
        unit: &'u mut Unit<'a>,
        chunk: Rc<Chunk>,
        code: CodeId,
        (first, last): (usize, usize),
        entry: usize,
        state: State,
    ) -> Result<Lowering<'a, 'u>, String> {
        if last - first >= MOST_INSTRUCTIONS {
            return Err(format!("it has more than {MOST_INSTRUCTIONS} instructions"));
        }
        Ok(Lowering {
            unit,
            code,
            number: 0,
            called: None,
            first,
            last,
            entry,
            starts: leaders(&chunk, first, last, entry),
            chunk,
            written: BTreeSet::new(),
            numbers: BTreeMap::new(),
            logicals: BTreeMap::new(),
            has: BTreeMap::new(),
            arrays: BTreeMap::new(),
            descriptors: BTreeMap::new(),
            turns: BTreeMap::new(),
            fields: BTreeMap::new(),
            stored: BTreeSet::new(),
            locals: vec![Kind::I32; OWN],
            blocks: Vec::new(),
            invocations: Vec::new(),
            results: None,
            steps: Vec::new(),
            state,
            pc: entry,
            exit: None,
            arguments: None,
            cases: Vec::new(),
        })
    }

    /// The function that it became.
    fn finish(self, nargin: usize, nargout: usize, params: Vec<Local>) -> RegionFunction {
        let mut function = RegionFunction {
            code: self.code,
            nargin,
            nargout,
            params,
            results: self.results.into_iter().flatten().map(|(_, local)| local).collect(),
            locals: self.locals,
            blocks: self.blocks,
            invocations: self.invocations,
        };
        put_beside(&mut function);
        function
    }

    fn chunk(&self) -> &Chunk {
        &self.chunk
    }

    fn local(&mut self, kind: Kind) -> Local {
        self.locals.push(kind);
        self.locals.len() as Local - 1
    }

    /// The local of a register that holds a double.
    fn number(&mut self, reg: Reg) -> Local {
        if let Some(&local) = self.numbers.get(&reg) {
            return local;
        }
        let local = self.local(Kind::F64);
        self.numbers.insert(reg, local);
        local
    }

    fn logical(&mut self, reg: Reg) -> Local {
        if let Some(&local) = self.logicals.get(&reg) {
            return local;
        }
        let local = self.local(Kind::I32);
        self.logicals.insert(reg, local);
        local
    }

    /// The local of a register that holds a scalar of a type.
    fn scalar(&mut self, reg: Reg, of: Type) -> Local {
        match of {
            Type::Logical | Type::MaybeLogical => self.logical(reg),
            _ => self.number(reg),
        }
    }

    /// The local that says whether a register has a value.
    fn has(&mut self, reg: Reg) -> Local {
        if let Some(&local) = self.has.get(&reg) {
            return local;
        }
        let local = self.local(Kind::I32);
        self.has.insert(reg, local);
        local
    }

    fn turns_of(&mut self, slot: u16) -> LoopTurns {
        if let Some(&turns) = self.turns.get(&slot) {
            return turns;
        }
        let turns = LoopTurns(self.locals.len() as Local);
        self.locals.extend(LoopTurns::KINDS);
        self.turns.insert(slot, turns);
        turns
    }

    /// The array in a register.
    fn elements(&mut self, reg: Reg) -> Option<Elements> {
        let reg = match self.state.of[reg as usize] {
            Type::Same(other) => other,
            _ => reg,
        };
        let class = self.state.of[reg as usize].elements()?;
        if let Some(&elements) = self.arrays.get(&reg) {
            return Some(elements);
        }
        Some(self.new_elements(reg, class))
    }

    fn new_elements(&mut self, reg: Reg, class: Class) -> Elements {
        let first = self.locals.len() as Local;
        self.locals.extend(Elements::KINDS);
        let elements = Elements { first, class };
        self.arrays.insert(reg, elements);
        elements
    }

    /// The same state where a loop begins: what the loop gives a value may have none at first.
    fn widened(&self, state: State, start: usize) -> State {
        let Some((first, last)) = self.loop_at(start) else { return state };
        let mut out = state;
        for reg in 0..self.chunk.slots.len() {
            if out.of[reg] != Type::Nothing {
                continue;
            }
            let mut writes = self.chunk.code[first..=last].iter();
            let write = writes.find(|instr| instr.writes(&self.chunk, reg as Reg));
            if let Some(of) = write.and_then(seems) {
                out.of[reg] = of;
            }
        }
        out
    }

    /// The types of one way, but that what has no value on another way may have none.
    fn merged(mut begin: State, ways: &[Way], named: usize) -> State {
        for way in ways {
            for (to, of) in begin.of.iter_mut().zip(&way.state.of).take(named) {
                let maybe = match (*to, *of) {
                    (Type::Nothing, of) | (of, Type::Nothing) => of.maybe(),
                    (a, b) if a != b && a.maybe() == b.maybe() => a.maybe(),
                    _ => None,
                };
                *to = maybe.unwrap_or(*to);
            }
        }
        begin
    }

    fn run(&mut self) -> Result<(), String> {
        let starts = self.starts.clone();
        let state = self.state.clone();
        let prologue = std::mem::take(&mut self.steps);
        let mut ways: Vec<Vec<Way>> = starts.iter().map(|_| Vec::new()).collect();
        let mut begins: Vec<Option<State>> = vec![None; starts.len()];
        begins[0] = Some(self.widened(state.clone(), starts[0]));
        for _ in &starts {
            self.blocks.push(RegionBlock { steps: Vec::new(), end: End::Exit(0) });
        }
        let place_of = |pc: usize| starts.iter().position(|&s| s == pc);
        for block in 0..starts.len() {
            // Of the ways in, that counts whose types are most like those at the entry: they were seen there.
            let likeness =
                |way: &Way| way.state.of.iter().zip(&state.of).filter(|(a, b)| a == b).count();
            if begins[block].is_none() {
                let best = ways[block].iter().rev().max_by_key(|way| likeness(way));
                let Some(best) = best else { continue };
                let merged = Self::merged(best.state.clone(), &ways[block], self.chunk.slots.len());
                begins[block] = Some(self.widened(merged, starts[block]));
            }
            for way in std::mem::take(&mut ways[block]) {
                self.join(way, block, &begins);
            }
            let Some(begin) = begins[block].clone() else { continue };
            self.state = begin;
            let start = starts[block];
            self.steps = if block == 0 { prologue.clone() } else { Vec::new() };
            if let Some(amount) = self.turn_weight(start) {
                self.at(start);
                let exit = self.exit();
                self.steps.push(RegionStep::Fuel { amount, exit });
            }
            let ends = self.instructions(start, &place_of);
            let steps = std::mem::take(&mut self.steps);
            let mut targets: Vec<(usize, Way)> = Vec::new();
            let end = match ends {
                Ends::Go(to, state) => {
                    targets.push((to, Way { from: block, second: false, state }));
                    End::Go(to)
                }
                Ends::Exit(exit) => End::Exit(exit),
                Ends::Return => End::Return,
                Ends::If { test, yes, no } => {
                    let yes = self.follow(yes, (block, false), &mut targets);
                    let no = self.follow(no, (block, true), &mut targets);
                    End::If { test, yes, no }
                }
                Ends::Turn { test, step, yes, no } => {
                    let body = self.blocks.len();
                    self.blocks.push(RegionBlock { steps: vec![step], end: End::Go(0) });
                    let to = self.follow(yes, (body, false), &mut targets);
                    self.blocks[body].end = End::Go(to);
                    let no = self.follow(no, (block, true), &mut targets);
                    End::If { test, yes: body, no }
                }
            };
            self.blocks[block] = RegionBlock { steps, end };
            for (to, way) in targets {
                match begins[to] {
                    Some(_) => self.join(way, to, &begins),
                    None => ways[to].push(way),
                }
            }
        }
        if self.blocks.len() > MOST_LOCALS || self.locals.len() > MOST_LOCALS {
            return Err("it is too large".to_owned());
        }
        Ok(())
    }

    /// The block that a way leads to.
    fn follow(
        &mut self,
        way: Result<(usize, State), usize>,
        (from, second): (usize, bool),
        targets: &mut Vec<(usize, Way)>,
    ) -> usize {
        match way {
            Ok((to, state)) => {
                targets.push((to, Way { from, second, state }));
                to
            }
            Err(exit) => self.exit_block(exit),
        }
    }

    /// Checks the types of a way into a block: where they are others, it leaves.
    fn join(&mut self, way: Way, block: usize, begins: &[Option<State>]) {
        let Some(begin) = &begins[block] else { return };
        let start = self.starts[block];
        let mut steps = Vec::new();
        let loops = begin.loops.iter().zip(&way.state.loops).all(|(&needs, &has)| has || !needs);
        let mut fits = loops && begin.lists == way.state.lists;
        for reg in 0..begin.of.len() {
            let (from, to) = (way.state.of[reg], begin.of[reg]);
            let has = match (from, to) {
                (from, to) if from == to => continue,
                (from, to) if Some(from) == to.with_value() => true,
                (Type::Nothing, to) if to.with_value().is_some() => false,
                _ => {
                    fits &= reg >= self.chunk.slots.len()
                        && reg <= self.chunk.registers
                        && !is_read(&self.chunk, (self.first, self.last), start, reg as Reg);
                    continue;
                }
            };
            let dst = self.has(reg as Reg);
            steps.push(RegionStep::Copy { dst, a: Arg::Logical(has) });
        }
        let to = match (fits, steps.is_empty()) {
            (true, true) => return,
            (true, false) => {
                self.blocks.push(RegionBlock { steps, end: End::Go(block) });
                self.blocks.len() - 1
            }
            (false, _) => {
                self.state = way.state;
                self.at(start);
                let exit = self.exit();
                self.exit_block(exit)
            }
        };
        match &mut self.blocks[way.from].end {
            End::If { no, .. } if way.second => *no = to,
            End::If { yes, .. } => *yes = to,
            end => *end = End::Go(to),
        }
    }

    fn exit_block(&mut self, exit: usize) -> usize {
        self.blocks.push(RegionBlock { steps: Vec::new(), end: End::Exit(exit) });
        self.blocks.len() - 1
    }

    /// About how many instructions a turn takes of the loop that begins there, if one does.
    fn turn_weight(&self, start: usize) -> Option<i32> {
        if start == self.entry {
            return Some((self.last - self.first + 1) as i32);
        }
        let (first, last) = self.loop_at(start)?;
        Some((last - first + 1) as i32)
    }

    /// The first and last instruction of the loop that begins there, if one does.
    fn loop_at(&self, start: usize) -> Option<(usize, usize)> {
        if let Instr::ForLoop { to, .. } = self.chunk.code[start] {
            return Some((to as usize, start));
        }
        // A loop that tests at its end begins where it is jumped back to, or at its test.
        let back = (start..=self.last).rev().find(|&pc| {
            let instr = &self.chunk().code[pc];
            !matches!(instr, Instr::ForLoop { .. }) && successors(instr).1 == Some(start as u32)
        });
        back.map(|pc| (start, pc))
    }

    fn at(&mut self, pc: usize) {
        self.pc = pc;
        self.exit = self.arguments.as_ref().map(|(_, exit)| *exit);
    }

    /// The exit before this instruction.
    fn exit(&mut self) -> usize {
        if let Some(exit) = self.exit {
            return exit;
        }
        let exit = self.exit_to(self.pc);
        self.exit = Some(exit);
        exit
    }

    /// An exit to an address with what registers hold now.
    fn exit_to(&mut self, pc: usize) -> usize {
        let written: Vec<Reg> = self.written.iter().copied().collect();
        let mut gives = Vec::new();
        for reg in written {
            match self.state.of[reg as usize] {
                Type::Number => {
                    let local = self.number(reg);
                    gives.push((reg, Give::Number(local)));
                }
                Type::Logical => {
                    let local = self.logical(reg);
                    gives.push((reg, Give::Logical(local)));
                }
                Type::MaybeNumber => {
                    let (local, has) = (self.number(reg), self.has(reg));
                    gives.push((reg, Give::MaybeNumber(local, has)));
                }
                Type::MaybeLogical => {
                    let (local, has) = (self.logical(reg), self.has(reg));
                    gives.push((reg, Give::MaybeLogical(local, has)));
                }
                Type::Scalar(class) => {
                    let local = self.number(reg);
                    gives.push((reg, Give::Scalar(class, local)));
                }
                Type::MaybeScalar(class) => {
                    let (local, has) = (self.number(reg), self.has(reg));
                    gives.push((reg, Give::MaybeScalar(class, local, has)));
                }
                Type::Nothing => gives.push((reg, Give::Nothing)),
                Type::Numbers | Type::Logicals | Type::Elements(_) => {
                    if let Some(&local) = self.descriptors.get(&reg) {
                        gives.push((reg, Give::Array(local)));
                    }
                }
                Type::Handle(handle) if self.called.is_some() => {
                    gives.push((reg, Give::Handle(handle)));
                }
                Type::Same(other) if self.called.is_none() => gives.push((reg, Give::Same(other))),
                Type::Same(other) => match self.state.of[other as usize] {
                    Type::Handle(handle) => gives.push((reg, Give::Handle(handle))),
                    _ => gives.extend(self.descriptors.get(&other).map(|&d| (reg, Give::Array(d)))),
                },
                Type::Handle(_) | Type::Cases | Type::Other | Type::Dead => {}
            }
        }
        let under_way: Vec<u16> = (0..self.state.loops.len())
            .filter(|&k| self.state.loops[k])
            .map(|k| k as u16)
            .collect();
        let loops = under_way.into_iter().map(|slot| (slot, self.turns_of(slot))).collect();
        let (function, lists) = (self.number, self.state.lists);
        self.unit.exits.push(Exit { function, pc, gives, loops, lists, awaits: None });
        self.unit.exits.len() - 1
    }

    /// The instructions of the block that begins at an address.
    fn instructions(&mut self, start: usize, place: &dyn Fn(usize) -> Option<usize>) -> Ends {
        let mut pc = start;
        self.arguments = None;
        loop {
            self.at(pc);
            let instr = self.chunk().code[pc];
            match self.branch(instr, place) {
                Some(Some(ends)) => return ends,
                Some(None) => return Ends::Exit(self.exit()),
                None => {}
            }
            if self.instruction(instr).is_none() {
                return Ends::Exit(self.exit());
            }
            pc += 1;
            if pc > self.last {
                return Ends::Exit(self.exit_to(pc));
            }
            if let Some(to) = place(pc) {
                return Ends::Go(to, self.state.clone());
            }
        }
    }

    /// A way on: to a block, or out.
    fn way(
        &mut self,
        pc: usize,
        place: &dyn Fn(usize) -> Option<usize>,
    ) -> Result<(usize, State), usize> {
        match place(pc) {
            Some(to) => Ok((to, self.state.clone())),
            None => Err(self.exit_to(pc)),
        }
    }

    fn go(&mut self, pc: usize, place: &dyn Fn(usize) -> Option<usize>) -> Ends {
        match self.way(pc, place) {
            Ok((to, state)) => Ends::Go(to, state),
            Err(exit) => Ends::Exit(exit),
        }
    }

    /// The end of a block, if the instruction is one; within it None if it cannot be compiled.
    fn branch(
        &mut self,
        instr: Instr,
        place: &dyn Fn(usize) -> Option<usize>,
    ) -> Option<Option<Ends>> {
        let after = self.pc + 1;
        let two = |lowering: &mut Self, test: Option<Test>, yes: usize, no: usize| {
            let test = test?;
            let (yes, no) = (lowering.way(yes, place), lowering.way(no, place));
            Some(Ends::If { test, yes, no })
        };
        Some(match instr {
            Instr::Jump { to } => Some(self.go(to as usize, place)),
            Instr::JumpIf { cond, to } => {
                let test = self.truth(cond);
                two(self, test, to as usize, after)
            }
            Instr::JumpIfNot { cond, to } => {
                let test = self.truth(cond);
                two(self, test, after, to as usize)
            }
            Instr::JumpLogical { cond, sense, to } => {
                let test = self.truth(cond);
                let (yes, no) = if sense { (to as usize, after) } else { (after, to as usize) };
                two(self, test, yes, no)
            }
            Instr::JumpCompare { cmp, sense, a, b, to } => {
                let test = self.compare(cmp, a, b);
                let (yes, no) = if sense { (to as usize, after) } else { (after, to as usize) };
                two(self, test, yes, no)
            }
            Instr::JumpUnlessCase { subject, case, to } => {
                let test = self.case(Opd::reg(subject), case);
                two(self, test, after, to as usize)
            }
            Instr::JumpIfDefined { slot, to } => match self.state.of[slot as usize] {
                Type::Nothing => Some(self.go(after, place)),
                Type::Dead => None,
                _ => Some(self.go(to as usize, place)),
            },
            Instr::ForRange { slot, a, s, b, to } => {
                let operands = (self.double(a), self.double(b));
                let step = if s.is_some() { self.double(s) } else { Some(Arg::Number(1.0)) };
                let ((Some(a), Some(b)), Some(s)) = (operands, step) else { return Some(None) };
                let (turns, exit) = (self.turns_of(slot), self.exit());
                self.steps.push(RegionStep::Spaced { turns, a, s, b, exit });
                self.state.loops[slot as usize] = true;
                Some(self.go(to as usize, place))
            }
            Instr::ForLoop { slot, var, to } => {
                if !self.state.loops[slot as usize] || self.state.of[var as usize] == Type::Other {
                    return Some(None);
                }
                let turns = self.turns_of(slot);
                let (next, count) = (Arg::Local(turns.next()), Arg::Local(turns.count()));
                let before = self.state.clone();
                self.state.loops[slot as usize] = false;
                let no = self.way(after, place);
                self.state = before;
                self.state.of[var as usize] = Type::Number;
                let dst = self.number(var);
                let yes = self.way(to as usize, place);
                let test = Test::Compare(Cmp::Lt, next, count);
                Some(Ends::Turn { test, step: RegionStep::Turn { turns, dst }, yes, no })
            }
            Instr::Return => self.returns(),
            Instr::ReturnValue { src } => self.returns_value(src),
            Instr::ListCall { slot, args, n, count } if self.is_tail(count) => {
                self.returns_call(slot, args, n)
            }
            Instr::ForColumns { .. }
            | Instr::ForFields { .. }
            | Instr::ForLoopField { .. }
            | Instr::Global { .. }
            | Instr::Persistent { .. }
            | Instr::TryBegin { .. }
            | Instr::ReturnList
            | Instr::Rethrow { .. }
            | Instr::InvalidArgument { .. }
            | Instr::Fail { .. } => None,
            _ => return None,
        })
    }
}

/// How a block ends.
enum Ends {
    Go(usize, State),
    If {
        test: Test,
        yes: Result<(usize, State), usize>,
        no: Result<(usize, State), usize>,
    },
    /// As `If`, with a step on the first way.
    Turn {
        test: Test,
        step: RegionStep,
        yes: Result<(usize, State), usize>,
        no: Result<(usize, State), usize>,
    },
    Exit(usize),
    Return,
}
