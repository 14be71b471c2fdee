//! A region as a WebAssembly module. Its first function takes the address of the state and gives the number of the exit;
//! the others take that address, how many calls may still be nested, and their arguments, and give their results and
//! whether they were left before they had any.
//!
//! The module imports the memory and the table of functions of the program that made it, so that it reads elements where
//! they are and calls the same elementary functions.

use super::region::{
    Arg, Arith, Beside, CALLS, Elements, End, FUEL, Kind, Local, LoopRegion, RegionBlock,
    RegionFunction, RegionStep, SPACE, STREAM, Single, Subscript, TOP, Test,
};
use super::runtime::{drawn, grown, removed, spaced};
use super::shape::Order;
use crate::bytecode::Cmp;
use crate::op::Op;
use crate::op::known::Question;
use crate::op::random::RandomState;
use crate::value::Class;
use wasm_encoder::{
    BlockType, CodeSection, EntityType, ExportKind, ExportSection, Function, FunctionSection,
    ImportSection, Instruction as I, MemArg, MemArgTarget, MemoryType, Module, RefType, TableType,
    TypeSection, ValType,
};

/// The parameter that has the address of the state.
const STATE: u32 = 0;
/// The parameter that says how many calls may be nested.
const NESTED: u32 = 1;
/// The types of functions: of the region, of one and of two doubles, of `spaced`, of `grown` and `removed`, and of `drawn`;
/// those of its other functions follow.
const REGION: u32 = 0;
const ONE: u32 = 1;
const TWO: u32 = 2;
const SPACED: u32 = 3;
const RESIZED: u32 = 4;
const DRAWN: u32 = 5;

/// The module of a region; None where its jumps cannot be nested.
pub fn module(region: &LoopRegion) -> Option<Vec<u8>> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], [ValType::I32]);
    types.ty().function([ValType::F64], [ValType::F64]);
    types.ty().function([ValType::F64; 2], [ValType::F64]);
    types.ty().function([ValType::I32, ValType::F64, ValType::F64, ValType::F64], [ValType::I32]);
    types.ty().function([ValType::I32, ValType::F64, ValType::F64], [ValType::I32]);
    types.ty().function([ValType::I32; 2], [ValType::F64]);
    let mut functions = FunctionSection::new();
    functions.function(REGION);
    for (number, function) in region.functions.iter().enumerate().skip(1) {
        let kind = |&local: &Local| of_kind(function.locals[local as usize]);
        let params: Vec<ValType> =
            [ValType::I32; 2].into_iter().chain(function.params.iter().map(kind)).collect();
        let results: Vec<ValType> =
            function.results.iter().map(kind).chain([ValType::I32]).collect();
        types.ty().function(params, results);
        functions.function(DRAWN + number as u32);
    }
    let mut imports = ImportSection::new();
    let memory = MemoryType {
        minimum: 0,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    let table = TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 0,
        maximum: None,
        shared: false,
    };
    imports.import("m", "memory", EntityType::Memory(memory));
    imports.import("m", "table", EntityType::Table(table));
    let mut exports = ExportSection::new();
    exports.export("run", ExportKind::Func, 0);
    let mut bodies = CodeSection::new();
    for (number, function) in region.functions.iter().enumerate() {
        let code = instructions(region, number)?;
        let locals = function.locals.iter().map(|k| of_kind(*k));
        // And two for what is in hand within a step.
        let mut body = Function::new_with_locals_types(locals.chain([ValType::I32; 2]));
        code.iter().for_each(|instruction| {
            body.instruction(instruction);
        });
        bodies.function(&body);
    }
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&exports);
    module.section(&bodies);
    Some(module.finish())
}

fn of_kind(kind: Kind) -> ValType {
    match kind {
        Kind::F64 => ValType::F64,
        Kind::I32 | Kind::Pointer => ValType::I32,
    }
}

/// How many parameters come before the locals of a function.
pub(super) fn parameters(region: &LoopRegion, number: usize) -> u32 {
    match number {
        0 => 1,
        _ => 2 + region.functions[number].params.len() as u32,
    }
}

/// The instructions of a function.
pub(super) fn instructions(region: &LoopRegion, number: usize) -> Option<Vec<I<'static>>> {
    let function = &region.functions[number];
    let order = Order::of(&function.blocks)?;
    let base = parameters(region, number);
    let (code, nest) = (Vec::new(), Vec::new());
    let mut emitter = Emitter { region, function, number, base, order, code, nest };
    if number == 0 {
        emitter.load(FUEL);
        emitter.load(CALLS);
        for input in &region.inputs {
            let Some(local) = input.local else { continue };
            let array = function.locals[local as usize] == Kind::Pointer;
            let many = if array { Elements::KINDS.len() as Local } else { 1 };
            (local..local + many).for_each(|local| emitter.load(local));
        }
        if let Some((_, turns)) = region.turns {
            (turns.next()..=turns.now()).for_each(|local| emitter.load(local));
        }
    } else {
        if !function.is_leaf() {
            emitter.load(FUEL);
        }
        emitter.put(I::LocalGet(NESTED));
        emitter.set(CALLS);
        for (k, &param) in function.params.iter().enumerate() {
            emitter.put(I::LocalGet(2 + k as u32));
            emitter.set(param);
        }
    }
    emitter.put(I::Block(BlockType::Result(ValType::I32)));
    emitter.nest.push(Nest::Leave);
    emitter.tree(0);
    emitter.nest.pop();
    emitter.put(I::End);
    if number == 0 {
        // The number of the exit stays on the stack while what any of them gives is stored.
        emitter.store(FUEL);
        region.given(0).into_iter().for_each(|local| emitter.store(local));
    } else {
        emitter.record();
    }
    emitter.put(I::End);
    Some(emitter.code)
}

/// What a jump may go to.
#[derive(Clone, Copy, PartialEq)]
enum Nest {
    Leave,
    Loop(usize),
    Before(usize),
    If,
}

/// An array that becomes larger where an element is written that it does not have.
#[derive(Clone, Copy)]
struct Grows {
    of: Elements,
    i: Arg,
    j: Arg,
}

struct Emitter<'a> {
    region: &'a LoopRegion,
    function: &'a RegionFunction,
    number: usize,
    /// The number of the first local.
    base: u32,
    order: Order,
    code: Vec<I<'static>>,
    nest: Vec<Nest>,
}

fn memory(offset: u64, align: u32) -> MemArg {
    MemArg { offset, align, target: MemArgTarget::Memory(0), ordering: None }
}

impl Emitter<'_> {
    fn put(&mut self, instruction: I<'static>) {
        self.code.push(instruction);
    }

    fn get(&mut self, local: Local) {
        self.put(I::LocalGet(local + self.base));
    }

    fn set(&mut self, local: Local) {
        self.put(I::LocalSet(local + self.base));
    }

    fn tee(&mut self, local: Local) {
        self.put(I::LocalTee(local + self.base));
    }

    /// The first of two locals that are none of the region's.
    fn spare(&self) -> Local {
        self.function.locals.len() as Local
    }

    /// Reads a local from the state.
    fn load(&mut self, local: Local) {
        self.load_from(local, local);
    }

    /// Reads a local from the place in the state that another has.
    fn load_from(&mut self, from: Local, local: Local) {
        let at = memory(u64::from(from) * 8, 2);
        self.put(I::LocalGet(STATE));
        self.put(match self.function.locals[local as usize] {
            Kind::F64 => I::F64Load(at),
            Kind::I32 | Kind::Pointer => I::I32Load(at),
        });
        self.set(local);
    }

    fn store(&mut self, local: Local) {
        let at = memory(u64::from(local) * 8, 2);
        self.put(I::LocalGet(STATE));
        self.get(local);
        self.put(match self.function.locals[local as usize] {
            Kind::F64 => I::F64Store(at),
            Kind::I32 | Kind::Pointer => I::I32Store(at),
        });
    }

    fn tree(&mut self, block: usize) {
        let children: Vec<usize> = self.order.children[block]
            .iter()
            .copied()
            .filter(|&child| self.order.merges[child])
            .collect();
        if self.order.heads[block] {
            self.put(I::Loop(BlockType::Empty));
            self.nest.push(Nest::Loop(block));
            self.within(block, &children);
            self.nest.pop();
            self.put(I::End);
            self.put(I::Unreachable);
        } else {
            self.within(block, &children);
        }
    }

    /// A block, and after it those that several ways from it lead to.
    fn within(&mut self, block: usize, after: &[usize]) {
        if let [rest @ .., last] = after {
            self.put(I::Block(BlockType::Empty));
            self.nest.push(Nest::Before(*last));
            self.within(block, rest);
            self.nest.pop();
            self.put(I::End);
            self.tree(*last);
            return;
        }
        let RegionBlock { steps, end } = &self.function.blocks[block];
        steps.iter().for_each(|step| self.step(step));
        match *end {
            End::Go(to) => self.go(block, to),
            End::Exit(exit) => self.leave(exit),
            End::Return => {
                if !self.function.is_leaf() {
                    self.store(FUEL);
                }
                let results = self.function.results.clone();
                results.into_iter().for_each(|local| self.get(local));
                self.put(I::I32Const(0));
                self.put(I::Return);
            }
            End::If { test, yes, no } => {
                self.test(test);
                self.put(I::If(BlockType::Empty));
                self.nest.push(Nest::If);
                self.go(block, yes);
                self.put(I::Else);
                self.go(block, no);
                self.nest.pop();
                self.put(I::End);
                self.put(I::Unreachable);
            }
        }
    }

    fn go(&mut self, from: usize, to: usize) {
        let back = self.order.place[to] <= self.order.place[from];
        let target = match (back, self.order.merges[to]) {
            (true, _) => Nest::Loop(to),
            (false, true) => Nest::Before(to),
            (false, false) => return self.tree(to),
        };
        self.jump(target);
    }

    fn jump(&mut self, target: Nest) {
        let depth = self.nest.iter().rev().position(|&nest| nest == target);
        // A jump goes to what is around it: dominators and the order have seen to that.
        self.put(I::Br(depth.unwrap_or(0) as u32));
    }

    fn leave(&mut self, exit: usize) {
        self.put(I::I32Const(exit as i32));
        self.jump(Nest::Leave);
    }

    /// Leaves if what is on the stack is true.
    fn leave_if(&mut self, exit: usize) {
        self.put(I::If(BlockType::Empty));
        self.nest.push(Nest::If);
        self.leave(exit);
        self.nest.pop();
        self.put(I::End);
    }

    fn arg(&mut self, a: Arg) {
        match a {
            Arg::Local(local) => self.get(local),
            Arg::Number(x) => self.put(I::F64Const(x.into())),
            Arg::Logical(x) => self.put(I::I32Const(i32::from(x))),
            Arg::Count(x) => self.put(I::I32Const(x as i32)),
        }
    }

    /// Leaves a record of what the interpreter needs to go on here; the number of the exit is on the stack.
    fn record(&mut self) {
        let spare = self.spare();
        self.set(spare);
        if !self.function.is_leaf() {
            self.store(FUEL);
        }
        // The address of the record takes the place of the counts of calls, which are not needed any more.
        let at = |k: usize| memory(8 * k as u64, 2);
        let top = memory(u64::from(TOP) * 8, 2);
        self.put(I::LocalGet(STATE));
        self.put(I::I32Load(top));
        self.put(I::LocalGet(STATE));
        self.put(I::I32Add);
        self.set(CALLS);
        self.get(CALLS);
        self.get(spare);
        self.put(I::I32Store(at(0)));
        let given = self.region.given(self.number);
        for (k, &local) in given.iter().enumerate() {
            self.get(CALLS);
            self.get(local);
            self.put(match self.function.locals[local as usize] {
                Kind::F64 => I::F64Store(at(k + 1)),
                Kind::I32 | Kind::Pointer => I::I32Store(at(k + 1)),
            });
        }
        self.put(I::LocalGet(STATE));
        self.put(I::LocalGet(STATE));
        self.put(I::I32Load(top));
        self.put(I::I32Const(8 * (given.len() + 1) as i32));
        self.put(I::I32Add);
        self.put(I::I32Store(top));
        for &local in &self.function.results {
            self.code.push(match self.function.locals[local as usize] {
                Kind::F64 => I::F64Const(0.0.into()),
                Kind::I32 | Kind::Pointer => I::I32Const(0),
            });
        }
        self.put(I::I32Const(1));
    }

    /// Calls another function of the region.
    fn invoke(&mut self, number: usize) {
        let function = self.function;
        let invocation = &function.invocations[number];
        self.get(CALLS);
        self.put(I::I32Eqz);
        self.leave_if(invocation.exit);
        let leaf = self.region.functions[invocation.function].is_leaf();
        if !leaf {
            self.store(FUEL);
        }
        self.put(I::LocalGet(STATE));
        self.get(CALLS);
        self.put(I::I32Const(1));
        self.put(I::I32Sub);
        invocation.args.iter().for_each(|&a| self.arg(a));
        self.put(I::Call(invocation.function as u32));
        let spare = self.spare();
        self.set(spare);
        invocation.results.iter().rev().for_each(|&local| self.set(local));
        if !leaf {
            self.load(FUEL);
        }
        self.get(spare);
        self.leave_if(invocation.after);
    }

    /// Of whole numbers above 0 that fit into 32 bits, what `mod` and `rem` are is what an integer division leaves.
    fn remainder(&mut self, row: Op, dst: Local, a: Arg, b: Arg, beside: Option<Beside>) {
        let (x, spare) = (self.spare() + 1, self.spare());
        let whole = |emitter: &mut Self, a: Arg, to: Local| {
            emitter.low_bits(a);
            emitter.tee(to);
            emitter.put(I::F64ConvertI32S);
            emitter.arg(a);
            emitter.put(I::F64Eq);
            emitter.get(to);
            emitter.put(I::I32Const(0));
            emitter.put(I::I32GtS);
            emitter.put(I::I32And);
        };
        match beside {
            // Where the loop's numbers are no whole ones, this is less than 0.
            Some(beside) => {
                self.get(beside.now);
                self.put(I::I32Const(beside.add));
                self.put(I::I32Add);
                self.tee(x);
                self.put(I::I32Const(0));
                self.put(I::I32GtS);
            }
            None => whole(self, a, x),
        }
        match b {
            Arg::Number(_) => {}
            b => {
                whole(self, b, spare);
                self.put(I::I32And);
            }
        }
        self.put(I::If(BlockType::Result(ValType::F64)));
        self.get(x);
        match b {
            Arg::Number(b) => self.put(I::I32Const(b as i32)),
            _ => self.get(spare),
        }
        self.put(I::I32RemU);
        self.put(I::F64ConvertI32U);
        self.put(I::Else);
        self.arg(a);
        self.arg(b);
        self.call(TWO, row.function_of_two().map_or(0, |f| f as usize));
        self.put(I::End);
        self.set(dst);
    }

    fn test(&mut self, test: Test) {
        match test {
            Test::True(a) => self.arg(a),
            Test::Compare(cmp, a, b) => {
                self.arg(a);
                self.arg(b);
                self.put(match cmp {
                    Cmp::Lt => I::F64Lt,
                    Cmp::Le => I::F64Le,
                    Cmp::Gt => I::F64Gt,
                    Cmp::Ge => I::F64Ge,
                    Cmp::Eq => I::F64Eq,
                    Cmp::Ne => I::F64Ne,
                });
            }
        }
    }

    fn call(&mut self, type_index: u32, function: usize) {
        self.put(I::I32Const(function as i32));
        self.put(I::CallIndirect { type_index, table_index: 0 });
    }

    /// The place of a subscript from 0, having left unless it is whole and less than `limit`, or the array has `grown`.
    fn place(&mut self, dst: Local, i: Subscript, limit: Local, exit: usize, grows: Option<Grows>) {
        let Some(beside) = i.beside else {
            return self.place_of(dst, i.value, limit, exit, grows);
        };
        self.get(beside.now);
        self.put(I::I32Const(beside.add - 1));
        self.put(I::I32Add);
        self.tee(dst);
        self.get(limit);
        self.put(I::I32GeU);
        self.put(I::If(BlockType::Empty));
        self.nest.push(Nest::If);
        self.place_of(dst, i.value, limit, exit, grows);
        self.nest.pop();
        self.put(I::End);
    }

    /// A whole number of 32 bits out of a double, on the stack; something else where the double is none. With 2^52 added
    /// its low bits are those of the number.
    fn low_bits(&mut self, a: Arg) {
        self.arg(a);
        self.put(I::F64Const(((1u64 << 52) as f64).into()));
        self.put(I::F64Add);
        self.put(I::I64ReinterpretF64);
        self.put(I::I32WrapI64);
    }

    /// The place of a subscript from 0, out of its double.
    fn place_of(&mut self, dst: Local, i: Arg, limit: Local, exit: usize, grows: Option<Grows>) {
        self.low_bits(i);
        self.tee(dst);
        self.put(I::F64ConvertI32S);
        self.arg(i);
        self.put(I::F64Ne);
        self.get(dst);
        self.put(I::I32Const(1));
        self.put(I::I32Sub);
        self.tee(dst);
        self.get(limit);
        self.put(I::I32GeU);
        self.put(I::I32Or);
        let Some(Grows { of, i: row, j: column }) = grows else { return self.leave_if(exit) };
        self.put(I::If(BlockType::Empty));
        self.nest.push(Nest::If);
        self.resize(grown, of, (row, column), exit);
        self.arg(i);
        self.put(I::I32TruncSatF64S);
        self.put(I::I32Const(1));
        self.put(I::I32Sub);
        self.set(dst);
        self.nest.pop();
        self.put(I::End);
    }

    /// Makes an array larger or smaller, or leaves.
    fn resize(
        &mut self,
        how: unsafe extern "C" fn(*mut u64, f64, f64) -> u32,
        of: Elements,
        (i, j): (Arg, Arg),
        exit: usize,
    ) {
        self.put(I::LocalGet(STATE));
        self.put(I::I32Const((of.first * 8) as i32));
        self.put(I::I32Add);
        self.arg(i);
        self.arg(j);
        self.call(RESIZED, how as usize);
        self.put(I::I32Eqz);
        self.leave_if(exit);
        (of.first..=of.cols()).for_each(|local| self.load(local));
    }

    fn address(&mut self, of: Elements, at: Local) {
        self.get(of.first);
        self.get(at);
        let shift = of.class.bytes().trailing_zeros();
        if shift > 0 {
            self.put(I::I32Const(shift as i32));
            self.put(I::I32Shl);
        }
        self.put(I::I32Add);
    }

    /// The element whose address is on the stack.
    fn load_element(&mut self, class: Class) {
        let at = memory(0, class.bytes().trailing_zeros());
        self.put(match class {
            Class::Double => I::F64Load(at),
            Class::Single => I::F32Load(at),
            Class::Logical | Class::UInt8 => I::I32Load8U(at),
            Class::Int8 => I::I32Load8S(at),
            Class::UInt16 | Class::Char => I::I32Load16U(at),
            Class::Int16 => I::I32Load16S(at),
            Class::Int32 | Class::UInt32 | Class::Int64 | Class::UInt64 => I::I32Load(at),
        });
        match class {
            Class::Double | Class::Logical => {}
            Class::Single => self.put(I::F64PromoteF32),
            Class::UInt32 => self.put(I::F64ConvertI32U),
            _ => self.put(I::F64ConvertI32S),
        }
    }

    /// Writes what is on the stack, a value of the class, to the address below it.
    fn store_element(&mut self, class: Class) {
        match class {
            Class::Double | Class::Logical => {}
            Class::Single => self.put(I::F32DemoteF64),
            Class::UInt32 => self.put(I::I32TruncSatF64U),
            _ => self.put(I::I32TruncSatF64S),
        }
        let at = memory(0, class.bytes().trailing_zeros());
        self.put(match class {
            Class::Double => I::F64Store(at),
            Class::Single => I::F32Store(at),
            Class::Logical | Class::UInt8 | Class::Int8 => I::I32Store8(at),
            Class::UInt16 | Class::Char | Class::Int16 => I::I32Store16(at),
            Class::Int32 | Class::UInt32 | Class::Int64 | Class::UInt64 => I::I32Store(at),
        });
    }

    /// What an element of a class becomes that is given the double, on the stack.
    fn fit(&mut self, class: Class, a: Arg) {
        self.arg(a);
        let Some((least, greatest)) = bounds_of(class) else {
            if class == Class::Single {
                self.put(I::F32DemoteF64);
                self.put(I::F64PromoteF32);
            }
            return;
        };
        if class != Class::Char {
            // Halves away from zero: the greatest number below a half is added, away from zero.
            self.put(I::F64Const(BELOW_HALF.into()));
            self.arg(a);
            self.put(I::F64Copysign);
            self.put(I::F64Add);
        }
        let whole = class == Class::Int32 || class == Class::UInt32;
        if !whole {
            self.put(I::F64Const(least.into()));
            self.put(I::F64Max);
            self.put(I::F64Const(greatest.into()));
            self.put(I::F64Min);
        }
        // This cuts fractions off, and makes 0 of NaN and of negative zero.
        if class == Class::UInt32 {
            self.put(I::I32TruncSatF64U);
            self.put(I::F64ConvertI32U);
        } else {
            self.put(I::I32TruncSatF64S);
            self.put(I::F64ConvertI32S);
        }
    }

    fn step(&mut self, step: &RegionStep) {
        match *step {
            RegionStep::Copy { dst, a } => {
                self.arg(a);
                self.set(dst);
            }
            RegionStep::Arith { op: op @ (Arith::Least | Arith::Greatest), dst, a, b } => {
                // The second where it is beyond the first or the first is NaN.
                self.arg(b);
                self.arg(a);
                self.arg(b);
                self.arg(a);
                self.put(if op == Arith::Least { I::F64Lt } else { I::F64Gt });
                self.arg(a);
                self.arg(a);
                self.put(I::F64Ne);
                self.put(I::I32Or);
                self.put(I::Select);
                self.set(dst);
            }
            RegionStep::Arith { op, dst, a, b } => {
                self.arg(a);
                self.arg(b);
                self.put(match op {
                    Arith::Add => I::F64Add,
                    Arith::Sub => I::F64Sub,
                    Arith::Mul => I::F64Mul,
                    Arith::Div | Arith::Least | Arith::Greatest => I::F64Div,
                });
                self.set(dst);
            }
            RegionStep::Single { op, dst, a } => {
                self.arg(a);
                self.put(match op {
                    Single::Neg => I::F64Neg,
                    Single::Abs => I::F64Abs,
                    Single::Sqrt => I::F64Sqrt,
                    Single::Floor => I::F64Floor,
                    Single::Ceil => I::F64Ceil,
                    Single::Trunc => I::F64Trunc,
                });
                self.set(dst);
            }
            RegionStep::Test { dst, test } => {
                self.test(test);
                self.set(dst);
            }
            RegionStep::Logic { and, dst, a, b } => {
                self.arg(a);
                self.arg(b);
                self.put(if and { I::I32And } else { I::I32Or });
                self.set(dst);
            }
            RegionStep::Not { dst, a } => {
                self.arg(a);
                self.put(I::I32Eqz);
                self.set(dst);
            }
            RegionStep::Widen { dst, a } => {
                self.arg(a);
                self.put(I::F64ConvertI32U);
                self.set(dst);
            }
            RegionStep::Fit { class, dst, a } => {
                self.fit(class, a);
                self.set(dst);
            }
            RegionStep::Call { row, dst, a } => {
                self.arg(a);
                self.call(ONE, row.function().map_or(0, |f| f as usize));
                self.set(dst);
            }
            RegionStep::Call2 { row, dst, a, b, beside } if divides(row, b) => {
                self.remainder(row, dst, a, b, beside);
            }
            RegionStep::Call2 { row, dst, a, b, .. } => {
                self.arg(a);
                self.arg(b);
                self.call(TWO, row.function_of_two().map_or(0, |f| f as usize));
                self.set(dst);
            }
            RegionStep::Guard { test, sense, exit } => {
                self.test(test);
                if sense {
                    self.put(I::I32Eqz);
                }
                self.leave_if(exit);
            }
            RegionStep::Question { question, a, exit } => {
                self.question(question, a);
                self.leave_if(exit);
            }
            RegionStep::Spaced { turns, a, s, b, exit } => {
                self.put(I::LocalGet(STATE));
                self.put(I::I32Const((SPACE * 8) as i32));
                self.put(I::I32Add);
                self.arg(a);
                self.arg(s);
                self.arg(b);
                let spaced: extern "C" fn(*mut f64, f64, f64, f64) -> u32 = spaced;
                self.call(SPACED, spaced as usize);
                self.put(I::I32Eqz);
                self.leave_if(exit);
                let locals = turns.start()..=turns.now();
                (SPACE..).zip(locals).for_each(|(from, local)| self.load_from(from, local));
                self.put(I::F64Const(0.0.into()));
                self.set(turns.next());
            }
            RegionStep::Turn { turns, dst } => {
                self.get(turns.stride());
                self.put(I::If(BlockType::Empty));
                self.get(turns.now());
                self.get(turns.stride());
                self.put(I::I32Add);
                self.tee(turns.now());
                self.put(I::F64ConvertI32S);
                self.set(dst);
                self.put(I::Else);
                self.get(turns.last());
                self.get(turns.start());
                self.get(turns.next());
                self.get(turns.step());
                self.put(I::F64Mul);
                self.put(I::F64Add);
                self.get(turns.next());
                self.put(I::F64Const(1.0.into()));
                self.put(I::F64Add);
                self.get(turns.count());
                self.put(I::F64Eq);
                self.put(I::Select);
                self.set(dst);
                self.put(I::End);
                self.get(turns.next());
                self.put(I::F64Const(1.0.into()));
                self.put(I::F64Add);
                self.set(turns.next());
            }
            RegionStep::Place { dst, of, i, grows, exit } => {
                let none = Arg::Number(0.0);
                let grows = grows.then_some(Grows { of, i: i.value, j: none });
                self.place(dst, i, of.numel(), exit, grows);
            }
            RegionStep::Place2 { dst, of, i, j, grows, exit } => {
                let grows = grows.then_some(Grows { of, i: i.value, j: j.value });
                self.place(dst, i, of.rows(), exit, grows);
                // The row waits on the stack while the column is found. There are as many rows then as before.
                self.get(dst);
                self.place(dst, j, of.cols(), exit, grows);
                self.get(dst);
                self.get(of.rows());
                self.put(I::I32Mul);
                self.put(I::I32Add);
                self.set(dst);
            }
            RegionStep::Remove { of, i, exit } => {
                self.resize(removed, of, (i, Arg::Number(0.0)), exit);
            }
            RegionStep::Load { dst, of, at } => {
                self.address(of, at);
                self.load_element(of.class);
                self.set(dst);
            }
            RegionStep::Store { of, at, a } => {
                self.address(of, at);
                self.arg(a);
                self.store_element(of.class);
            }
            RegionStep::Word { dst, at, k } => {
                self.put(I::LocalGet(STATE));
                self.get(at);
                self.put(I::I32Const(3));
                self.put(I::I32Shl);
                self.put(I::I32Add);
                let from = memory(u64::from(k) * 8, 2);
                self.put(match self.function.locals[dst as usize] {
                    Kind::F64 => I::F64Load(from),
                    Kind::I32 | Kind::Pointer => I::I32Load(from),
                });
                self.set(dst);
            }
            RegionStep::Draw { dst, normal } => {
                self.put(I::LocalGet(STATE));
                self.put(I::I32Load(memory(u64::from(STREAM) * 8, 2)));
                self.put(I::I32Const(i32::from(normal)));
                let drawn: unsafe extern "C" fn(*mut RandomState, u32) -> f64 = drawn;
                self.call(DRAWN, drawn as usize);
                self.set(dst);
            }
            RegionStep::Invoke(number) => self.invoke(number),
            RegionStep::Fuel { amount, exit } => {
                self.get(FUEL);
                self.put(I::I32Const(amount));
                self.put(I::I32Sub);
                self.tee(FUEL);
                self.put(I::I32Const(0));
                self.put(I::I32LtS);
                self.leave_if(exit);
            }
        }
    }

    /// Whether the answer is yes, on the stack.
    fn question(&mut self, question: Question, a: Arg) {
        let bound = |emitter: &mut Self, x: f64, compare: I<'static>| {
            emitter.arg(a);
            emitter.put(I::F64Const(x.into()));
            emitter.put(compare);
        };
        match question {
            Question::Negative => bound(self, 0.0, I::F64Lt),
            Question::BelowMinusOne => bound(self, -1.0, I::F64Lt),
            Question::BelowOne => bound(self, 1.0, I::F64Lt),
            Question::BeyondOne => {
                self.arg(a);
                self.put(I::F64Abs);
                self.put(I::F64Const(1.0.into()));
                self.put(I::F64Gt);
            }
            // No other one is asked by a region (`lower`); were it, the interpreter would answer.
            _ => self.put(I::I32Const(1)),
        }
    }
}

/// The greatest double below a half.
const BELOW_HALF: f64 = 0.5 - 0.25 * f64::EPSILON;

/// The least and the greatest value of a class that holds whole numbers.
fn bounds_of(class: Class) -> Option<(f64, f64)> {
    Some(match class {
        Class::Int8 => (f64::from(i8::MIN), f64::from(i8::MAX)),
        Class::Int16 => (f64::from(i16::MIN), f64::from(i16::MAX)),
        Class::Int32 => (f64::from(i32::MIN), f64::from(i32::MAX)),
        Class::UInt8 => (0.0, f64::from(u8::MAX)),
        Class::UInt16 | Class::Char => (0.0, f64::from(u16::MAX)),
        Class::UInt32 => (0.0, f64::from(u32::MAX)),
        _ => return None,
    })
}

/// Whether a row is `mod` or `rem`, and what it divides by may be a whole number above 0 that fits into 32 bits.
fn divides(row: Op, b: Arg) -> bool {
    let may = match b {
        Arg::Number(b) => b > 0.0 && b == f64::from(b as i32),
        _ => true,
    };
    may && (row == Op::Mod || row == Op::Rem)
}
