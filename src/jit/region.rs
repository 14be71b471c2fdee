//! A region: functions of blocks of typed steps on locals, the locals that come in, and the exits.

use crate::bytecode::{Cmp, Reg};
use crate::op::Op;
use crate::op::known::Question;
use crate::value::Class;
use std::collections::BTreeSet;
use std::rc::Rc;

/// A variable of a function of a region. Those of the first function have their places in the state, from its begin.
pub type Local = u32;

/// The number of a loaded chunk, unlike that of any other.
pub type CodeId = u32;

/// What a local holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A double.
    F64,
    /// A truth value or a count.
    I32,
    /// The address of elements.
    Pointer,
}

/// What is known of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A double.
    Number,
    /// A truth value.
    Logical,
    /// A single, a char, or an integer of up to 32 bits: of this class, and held as a double.
    Scalar(Class),
    /// A matrix of doubles on the host.
    Numbers,
    /// A matrix of truth values on the host.
    Logicals,
    /// A matrix on the host of what [`Type::Scalar`] is.
    Elements(Class),
    /// A double, or it has no value: a local says which.
    MaybeNumber,
    /// A truth value, likewise.
    MaybeLogical,
    /// What [`Type::Scalar`] is, likewise.
    MaybeScalar(Class),
    /// A function handle: that of this number.
    Handle(u32),
    /// The array or function handle that another register has.
    Same(Reg),
    /// It has no value.
    Nothing,
    /// The cases of a `switch` that are one, until that asks for them.
    Cases,
    /// Something else.
    Other,
    /// Nobody reads what it has.
    Dead,
}

impl Type {
    /// The class of the elements of a matrix, if it is one.
    pub fn elements(self) -> Option<Class> {
        match self {
            Type::Numbers => Some(Class::Double),
            Type::Logicals => Some(Class::Logical),
            Type::Elements(class) => Some(class),
            _ => None,
        }
    }

    /// The class of a scalar, if it is one.
    pub fn scalar(self) -> Option<Class> {
        match self {
            Type::Number => Some(Class::Double),
            Type::Logical => Some(Class::Logical),
            Type::Scalar(class) => Some(class),
            _ => None,
        }
    }

    /// A scalar of a class; of none that is not compiled.
    pub fn of_scalar(class: Class) -> Option<Type> {
        match class {
            Class::Double => Some(Type::Number),
            Class::Logical => Some(Type::Logical),
            Class::Int64 | Class::UInt64 => None,
            class => Some(Type::Scalar(class)),
        }
    }

    /// A matrix of a class, likewise.
    pub fn of_elements(class: Class) -> Option<Type> {
        match class {
            Class::Double => Some(Type::Numbers),
            Class::Logical => Some(Type::Logicals),
            Class::Int64 | Class::UInt64 => None,
            class => Some(Type::Elements(class)),
        }
    }

    /// What it is once it has a value that it may not have.
    pub fn with_value(self) -> Option<Type> {
        match self {
            Type::MaybeNumber => Some(Type::Number),
            Type::MaybeLogical => Some(Type::Logical),
            Type::MaybeScalar(class) => Some(Type::Scalar(class)),
            _ => None,
        }
    }

    /// The same scalar, which may have no value.
    pub fn maybe(self) -> Option<Type> {
        match self {
            Type::Number | Type::MaybeNumber => Some(Type::MaybeNumber),
            Type::Logical | Type::MaybeLogical => Some(Type::MaybeLogical),
            Type::Scalar(class) | Type::MaybeScalar(class) => Some(Type::MaybeScalar(class)),
            _ => None,
        }
    }

    /// How the local of a scalar, or the address of a matrix, is held.
    pub fn kind(self) -> Kind {
        match self {
            Type::Number | Type::Scalar(_) => Kind::F64,
            _ => Kind::I32,
        }
    }
}

/// What a step reads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg {
    /// A local.
    Local(Local),
    /// A double.
    Number(f64),
    /// A truth value.
    Logical(bool),
    /// A count.
    Count(u32),
}

/// A double that is also had as a whole number of 32 bits: the local's value and a constant, added. The local is that of
/// a loop's turns, and has `FAR` where the loop's numbers are none of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// See [`LoopTurns::now`].
    pub now: Local,
    /// At most `MOST_ADDED`, to either side.
    pub add: i32,
}

/// What is no subscript, also with a constant added: as a number without sign, it is above the size of every array.
pub(super) const FAR: i32 = i32::MIN + (1 << 20);
/// The greatest constant that is added beside a double.
pub(super) const MOST_ADDED: i32 = 1 << 16;

/// A subscript.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Subscript {
    /// The double.
    pub value: Arg,
    /// The same as a whole number, where it is had.
    pub beside: Option<Beside>,
}

/// The locals of an array: address of the elements, number of them, rows, columns; and where elements are written, the
/// address of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elements {
    /// The first of them.
    pub first: Local,
    /// Their class.
    pub class: Class,
}

impl Elements {
    /// The number of elements.
    pub fn numel(self) -> Local {
        self.first + 1
    }
    /// The number of rows.
    pub fn rows(self) -> Local {
        self.first + 2
    }
    /// The number of columns.
    pub fn cols(self) -> Local {
        self.first + 3
    }
    /// What they hold, in their order.
    pub const KINDS: [Kind; 5] = [Kind::Pointer, Kind::I32, Kind::I32, Kind::I32, Kind::I32];
}

/// Arithmetic of two doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arith {
    /// `a + b`
    Add,
    /// `a - b`
    Sub,
    /// `a * b`
    Mul,
    /// `a / b`
    Div,
    /// The lesser, as `op::math::least`.
    Least,
    /// The greater, as `op::math::greatest`.
    Greatest,
}

/// Arithmetic of one double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the usual names")]
pub enum Single {
    Neg,
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Test {
    /// A comparison of doubles.
    Compare(Cmp, Arg, Arg),
    /// A truth value.
    True(Arg),
}

/// The locals of a loop over equally spaced numbers, one after the other: the next turn, then `Steps`; then, as whole
/// numbers of 32 bits, the step and the number of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopTurns(pub Local);

impl LoopTurns {
    /// The next turn, from 0.
    pub fn next(self) -> Local {
        self.0
    }
    /// The first number.
    pub fn start(self) -> Local {
        self.0 + 1
    }
    /// What each is greater by than the one before.
    pub fn step(self) -> Local {
        self.0 + 2
    }
    /// How many there are.
    pub fn count(self) -> Local {
        self.0 + 3
    }
    /// The last number.
    pub fn last(self) -> Local {
        self.0 + 4
    }
    /// The step as a whole number; 0 where not all numbers of the loop are whole ones of 32 bits.
    pub fn stride(self) -> Local {
        self.0 + 5
    }
    /// The number of this turn as a whole one; `FAR` where the stride is 0.
    pub fn now(self) -> Local {
        self.0 + 6
    }
    /// What they hold, in their order.
    pub const KINDS: [Kind; 7] =
        [Kind::F64, Kind::F64, Kind::F64, Kind::F64, Kind::F64, Kind::I32, Kind::I32];
    /// How many locals the interpreter is given: those before the whole numbers.
    pub const GIVEN: usize = 5;

    /// The stride, and the number of the turn before the next, of a loop with this start, step, count and last number.
    pub fn whole(next: f64, [start, step, count, last]: [f64; 4]) -> (i32, i32) {
        let bound = f64::from(1 << 30);
        // Negative zero is none, for no whole number of 32 bits becomes it.
        let is_whole = |x: f64| x.abs() < bound && x.fract() == 0.0 && 1.0 / x != -f64::INFINITY;
        let all = is_whole(start) && is_whole(step) && is_whole(last) && count < bound;
        if all && step != 0.0 && start + (count - 1.0) * step == last {
            (step as i32, (start + (next - 1.0) * step) as i32)
        } else {
            (0, FAR)
        }
    }
}

/// One step. `exit` is where it goes if it cannot be done; then it has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are explained above, the variants each")]
pub enum RegionStep {
    /// `dst = a`
    Copy { dst: Local, a: Arg },
    /// `dst = a op b`
    Arith { op: Arith, dst: Local, a: Arg, b: Arg },
    /// `dst = op a`
    Single { op: Single, dst: Local, a: Arg },
    /// `dst = test`
    Test { dst: Local, test: Test },
    /// `dst = a & b` or `dst = a | b` of truth values.
    Logic { and: bool, dst: Local, a: Arg, b: Arg },
    /// `dst = ~a` of a truth value.
    Not { dst: Local, a: Arg },
    /// `dst = double(a)` of a truth value or count.
    Widen { dst: Local, a: Arg },
    /// `dst` is what an element of this class becomes that is given `a`.
    Fit { class: Class, dst: Local, a: Arg },
    /// `dst = row(a)`
    Call { row: Op, dst: Local, a: Arg },
    /// `dst = row(a, b)`; `beside` is `a`, where that is had as a whole number.
    Call2 { row: Op, dst: Local, a: Arg, b: Arg, beside: Option<Beside> },
    /// Exits unless the test is `sense`.
    Guard { test: Test, sense: bool, exit: usize },
    /// Exits if the answer is yes.
    Question { question: Question, a: Arg, exit: usize },
    /// `turns = a : s : b`, which is not empty.
    Spaced { turns: LoopTurns, a: Arg, s: Arg, b: Arg, exit: usize },
    /// `dst` is the number of this turn; goes on to the next.
    Turn { turns: LoopTurns, dst: Local },
    /// `dst` is the place from 0 of element `i`, which exists; where it does not, an array that `grows` is made longer.
    Place { dst: Local, of: Elements, i: Subscript, grows: bool, exit: usize },
    /// `dst` is the place from 0 of element `i, j`, likewise.
    Place2 { dst: Local, of: Elements, i: Subscript, j: Subscript, grows: bool, exit: usize },
    /// Takes element `i` out of a vector.
    Remove { of: Elements, i: Arg, exit: usize },
    /// `dst = of[at]`
    Load { dst: Local, of: Elements, at: Local },
    /// `of[at] = a`
    Store { of: Elements, at: Local, a: Arg },
    /// `dst` is the next random number of the session: a normal one, or a uniform one.
    Draw { dst: Local, normal: bool },
    /// Takes from the fuel; exits where there is none left.
    Fuel { amount: i32, exit: usize },
    /// `dst` is what the first function's local `at + k` was when the region was entered.
    Word { dst: Local, at: Local, k: u32 },
    /// Calls another function, as the invocation of this number says.
    Invoke(usize),
}

/// A call of one function of a region by another.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// Which.
    pub function: usize,
    /// What it is given.
    pub args: Vec<Arg>,
    /// Where its results go.
    pub results: Vec<Local>,
    /// Where it goes if no more calls may be nested.
    pub exit: usize,
    /// Where it goes on once the interpreter has done the rest of the call.
    pub after: usize,
}

/// Where control goes after a block.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "blocks by their numbers")]
pub enum End {
    Go(usize),
    If {
        test: Test,
        yes: usize,
        no: usize,
    },
    Exit(usize),
    /// Gives the results of the function.
    Return,
}

/// Steps without a branch.
#[derive(Clone, Debug)]
pub struct RegionBlock {
    /// The steps.
    pub steps: Vec<RegionStep>,
    /// What comes after them.
    pub end: End,
}

/// What a register holds at an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Give {
    /// A double in a local.
    Number(Local),
    /// A truth value in a local.
    Logical(Local),
    /// A value of this class in a local, as a double.
    Scalar(Class, Local),
    /// A double in the first local where the second is true, else no value.
    MaybeNumber(Local, Local),
    /// A truth value, likewise.
    MaybeLogical(Local, Local),
    /// A value of this class, likewise.
    MaybeScalar(Class, Local, Local),
    /// An array that came in: the local has the number of that of the first function with its address.
    Array(Local),
    /// A function handle that came in.
    Handle(u32),
    /// What another register of the frame that entered holds.
    Same(Reg),
    /// No value.
    Nothing,
}

/// Where the results of a call go that an exit leaves to the interpreter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deliver {
    /// To so many registers.
    Regs(Reg, u16),
    /// To the topmost list.
    List,
}

/// Where the interpreter goes on, and with what. Registers that are not named hold what they held.
#[derive(Clone, Debug, PartialEq)]
pub struct Exit {
    /// The function that exits.
    pub function: usize,
    /// The instruction that is next.
    pub pc: usize,
    /// What registers hold.
    pub gives: Vec<(Reg, Give)>,
    /// The loops that are under way.
    pub loops: Vec<(u16, LoopTurns)>,
    /// How many lists are open; they are empty.
    pub lists: usize,
    /// Where the results go of the call that it waits for.
    pub awaits: Option<Deliver>,
}

impl Exit {
    /// The locals that the interpreter is given, in this order.
    fn locals(&self) -> impl Iterator<Item = Local> {
        let gives = self.gives.iter().flat_map(|(_, give)| match *give {
            Give::Number(a) | Give::Logical(a) | Give::Scalar(_, a) | Give::Array(a) => {
                [Some(a), None]
            }
            Give::MaybeNumber(a, b) | Give::MaybeLogical(a, b) | Give::MaybeScalar(_, a, b) => {
                [Some(a), Some(b)]
            }
            Give::Handle(_) | Give::Same(_) | Give::Nothing => [None, None],
        });
        let turns = |(_, turns): &(u16, LoopTurns)| turns.0..turns.0 + LoopTurns::GIVEN as Local;
        gives.flatten().chain(self.loops.iter().flat_map(turns))
    }
}

/// What a register has to hold where the region is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input {
    /// The register.
    pub reg: Reg,
    /// What it holds.
    pub of: Type,
    /// Its local, or the first of them, if it has any.
    pub local: Option<Local>,
    /// Whether elements are written.
    pub written: bool,
}

/// What a function handle that came in calls.
#[derive(Clone, Debug, PartialEq)]
pub enum HandleTarget {
    /// An operation on numbers.
    Op(Op),
    /// A function, or an anonymous one.
    Code(CodeId),
}

/// A function handle that came in.
#[derive(Clone, Debug, PartialEq)]
pub struct Handled {
    /// What it calls.
    pub target: HandleTarget,
    /// The name that is looked up when it is called, where it holds no function.
    pub name: Option<Rc<str>>,
    /// What it has captured.
    pub captured: Vec<Type>,
}

/// A function of a region: the loop or function that is entered, or one that is called.
#[derive(Clone, Debug)]
pub struct RegionFunction {
    /// The chunk that it was made from.
    pub code: CodeId,
    /// With how many arguments it is called, and for how many results.
    pub nargin: usize,
    /// See above.
    pub nargout: usize,
    /// The locals that it is given.
    pub params: Vec<Local>,
    /// The locals of what it gives.
    pub results: Vec<Local>,
    /// The locals. The first are the same in each: fuel, calls.
    pub locals: Vec<Kind>,
    /// The blocks; the first is entered.
    pub blocks: Vec<RegionBlock>,
    /// Its calls.
    pub invocations: Vec<Invocation>,
}

impl RegionFunction {
    /// Whether it neither loops nor calls.
    pub fn is_leaf(&self) -> bool {
        let mut steps = self.blocks.iter().flat_map(|block| &block.steps);
        !steps.any(|step| matches!(step, RegionStep::Fuel { .. } | RegionStep::Invoke(_)))
    }
}

/// A loop or function, typed, with the functions that it calls.
#[derive(Clone, Debug)]
pub struct LoopRegion {
    /// What has to come in.
    pub inputs: Vec<Input>,
    /// The loop that is entered in the middle, if it is one over numbers.
    pub turns: Option<(u16, LoopTurns)>,
    /// Fields of structs that are registers of their own: the register of the struct, and the name. The first has the number
    /// `first_field`, the others follow.
    pub fields: Vec<(Reg, Rc<str>)>,
    /// See `fields`.
    pub first_field: Reg,
    /// Names that must stand for what they stood for, by the chunks that have them.
    pub names: Vec<(CodeId, Reg)>,
    /// Of each function handle that came in what it was, and the first local of each thing that it has captured.
    pub handles: Vec<Option<(Handled, Vec<Local>)>>,
    /// The functions; the first is entered.
    pub functions: Vec<RegionFunction>,
    /// The exits of all functions.
    pub exits: Vec<Exit>,
    /// About how many instructions a turn of the loop has.
    pub weight: i32,
    /// The last instruction that is left to the interpreter in a loop that never goes round without it.
    pub stops: Option<usize>,
}

impl LoopRegion {
    /// The struct and the name of the field that a register is.
    pub fn field(&self, reg: Reg) -> Option<&(Reg, Rc<str>)> {
        self.fields.get(reg.checked_sub(self.first_field)? as usize)
    }

    /// The function that is entered.
    pub fn entered(&self) -> &RegionFunction {
        &self.functions[0]
    }

    /// The locals of a function that its exits give to the interpreter.
    pub fn given(&self, function: usize) -> Vec<Local> {
        let exits = self.exits.iter().filter(|exit| exit.function == function);
        let all: BTreeSet<Local> = exits.flat_map(Exit::locals).collect();
        all.into_iter().collect()
    }

    /// How many words of the state a call takes that is left to the interpreter, at most.
    pub fn record(&self) -> usize {
        (1..self.functions.len()).map(|f| self.given(f).len() + 1).max().unwrap_or(0)
    }
}

/// The local that says how much may be run until others get their turn.
pub const FUEL: Local = 0;
/// The local that says how many more calls may be nested.
pub const CALLS: Local = 1;
/// The place in the state that says where the next record of a call that was left goes, in bytes.
pub const TOP: Local = 2;
/// Where in the state a loop's start, step, count and last number are put when it begins, and its whole numbers.
pub(super) const SPACE: Local = 3;
/// The place in the state that has the address of the session's random numbers.
pub const STREAM: Local = SPACE + 6;
/// How many locals every function begins with.
pub(super) const OWN: usize = STREAM as usize + 1;
