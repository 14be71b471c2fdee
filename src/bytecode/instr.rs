//! The instructions of the register machine, and what they read and write.
//!
//! Must not know how an operation is carried out. Registers `0..slots` of a chunk are its named
//! variables, the others hold intermediate results. An operand that is marked *taken* is not read
//! again, so its value may be given away.

use crate::syntax::{BinaryOp, PostfixOp, UnaryOp};

/// A register of the running frame.
pub type Reg = u16;

/// In place of a number of arguments: they are the topmost list, which is taken off.
pub const LIST: u16 = u16::MAX;
/// In place of a method's name: it is the first argument.
pub const COMPUTED: u16 = u16::MAX;

/// The largest number of registers and of directly addressed constants of a chunk.
pub const MAX_REGS: usize = 0x4000;

/// What an instruction reads: a register, a register for the last time, or a constant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Opd(u16);

impl Opd {
    const CONST: u16 = 0x8000;
    const TAKEN: u16 = 0x4000;
    /// No operand.
    pub const NONE: Opd = Opd(u16::MAX);

    /// The first constant.
    pub const FIRST_CONST: Opd = Opd(Opd::CONST);

    /// A register that is read again later.
    pub fn reg(reg: Reg) -> Opd {
        Opd(reg)
    }
    /// A register that is not read again.
    pub fn taken(reg: Reg) -> Opd {
        Opd(reg | Opd::TAKEN)
    }
    /// A constant; its index is below [`MAX_REGS`].
    pub fn constant(index: u16) -> Opd {
        Opd(index | Opd::CONST)
    }
    /// Whether it is a constant.
    #[inline(always)]
    pub fn is_const(self) -> bool {
        self.0 & Opd::CONST != 0
    }
    /// Whether it is a register whose value may be given away.
    #[inline(always)]
    pub fn is_taken(self) -> bool {
        self.0 & (Opd::TAKEN | Opd::CONST) == Opd::TAKEN
    }
    /// Whether there is an operand.
    #[inline(always)]
    pub fn is_some(self) -> bool {
        self != Opd::NONE
    }
    /// Register or constant number.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.0 & (Opd::TAKEN - 1)) as usize
    }
    /// The register, where it is one.
    pub fn as_reg(self) -> Option<Reg> {
        (!self.is_const() && self.is_some()).then_some(self.0 & (Opd::TAKEN - 1))
    }
    /// The same register, marked as taken.
    #[must_use]
    pub fn take(self) -> Opd {
        if self.is_const() { self } else { Opd(self.0 | Opd::TAKEN) }
    }
}

impl std::fmt::Debug for Opd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (*self == Opd::NONE, self.is_const(), self.is_taken()) {
            (true, ..) => f.write_str("-"),
            (_, true, _) => write!(f, "k{}", self.index()),
            (_, _, true) => write!(f, "r{}!", self.index()),
            _ => write!(f, "r{}", self.index()),
        }
    }
}

/// A comparison of a compare-and-branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the six comparisons")]
pub enum Cmp {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl Cmp {
    /// The comparison that an operator is, if it is one.
    pub fn of(op: BinaryOp) -> Option<Cmp> {
        Some(match op {
            BinaryOp::Less => Cmp::Lt,
            BinaryOp::LessEqual => Cmp::Le,
            BinaryOp::Greater => Cmp::Gt,
            BinaryOp::GreaterEqual => Cmp::Ge,
            BinaryOp::Equal => Cmp::Eq,
            BinaryOp::NotEqual => Cmp::Ne,
            _ => return None,
        })
    }

    /// The operator that it is.
    pub fn op(self) -> BinaryOp {
        match self {
            Cmp::Lt => BinaryOp::Less,
            Cmp::Le => BinaryOp::LessEqual,
            Cmp::Gt => BinaryOp::Greater,
            Cmp::Ge => BinaryOp::GreaterEqual,
            Cmp::Eq => BinaryOp::Equal,
            Cmp::Ne => BinaryOp::NotEqual,
        }
    }

    /// The comparison of two doubles.
    #[inline(always)]
    pub fn holds(self, a: f64, b: f64) -> bool {
        match self {
            Cmp::Lt => a < b,
            Cmp::Le => a <= b,
            Cmp::Gt => a > b,
            Cmp::Ge => a >= b,
            Cmp::Eq => a == b,
            Cmp::Ne => a != b,
        }
    }
}

/// One instruction. `to` is the address of an instruction; `name`, `path`, `child`, `check` are
/// indices into the tables of the chunk; `args..args+n` are registers that are taken (or a list).
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are explained above, the variants each")]
pub enum Instr {
    /// `dst = src`
    Move {
        dst: Reg,
        src: Opd,
    },
    /// `dst = constant`, for constants beyond the reach of an operand.
    Const {
        dst: Reg,
        k: u32,
    },
    /// Empties a register.
    Clear {
        reg: Reg,
    },
    /// A name whose field or method follows: the variable where it is defined, a class or package, else the function
    /// called without arguments.
    Holder {
        dst: Reg,
        slot: Reg,
    },
    /// A field whose own field or method follows: of a package it may be a class.
    HolderField {
        dst: Reg,
        base: Opd,
        name: u32,
    },
    /// A name alone: the variable where it is defined, else the function called without arguments.
    Name {
        dst: Reg,
        slot: Reg,
        nout: u16,
    },

    Add {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    Sub {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    Mul {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    MatMul {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    Div {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    MatDiv {
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    /// `dst = a cmp b`
    Compare {
        cmp: Cmp,
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    /// Every other operator between two values.
    Binary {
        op: BinaryOp,
        dst: Reg,
        a: Opd,
        b: Opd,
    },
    Unary {
        op: UnaryOp,
        dst: Reg,
        a: Opd,
    },
    Postfix {
        op: PostfixOp,
        dst: Reg,
        a: Opd,
    },
    /// The truth of a value, as `&&` and `||` give it.
    Truth {
        dst: Reg,
        a: Opd,
    },

    Jump {
        to: u32,
    },
    JumpIf {
        cond: Opd,
        to: u32,
    },
    JumpIfNot {
        cond: Opd,
        to: u32,
    },
    /// As `JumpIf` and `JumpIfNot` in `&&` and `||`, where an empty value is an error.
    JumpLogical {
        cond: Opd,
        sense: bool,
        to: u32,
    },
    /// Jumps if `(a cmp b)` is `sense`.
    JumpCompare {
        cmp: Cmp,
        sense: bool,
        a: Opd,
        b: Opd,
        to: u32,
    },
    /// Jumps if a variable has a value.
    JumpIfDefined {
        slot: Reg,
        to: u32,
    },
    /// Jumps unless the subject of a `switch` matches a case.
    JumpUnlessCase {
        subject: Reg,
        case: Opd,
        to: u32,
    },

    /// `dst = a : s : b`
    Range {
        dst: Reg,
        a: Opd,
        s: Opd,
        b: Opd,
    },
    /// Starts loop `slot` over `a : s : b`, and jumps to its `ForLoop`.
    ForRange {
        slot: u16,
        a: Opd,
        s: Opd,
        b: Opd,
        to: u32,
    },
    /// Starts loop `slot` over the columns of a value, and jumps to its `ForLoop`.
    ForColumns {
        slot: u16,
        src: Opd,
        to: u32,
    },
    /// Starts loop `slot` over the fields of a struct, and jumps to its `ForLoop`.
    ForFields {
        slot: u16,
        src: Opd,
        to: u32,
    },
    /// Says that everything up to `to` computes, one statement after the other, or is a `while` loop: a virtual machine
    /// may know already what comes of it.
    Passage {
        to: u32,
    },
    /// Gives the loop variable its next value and jumps back to the body, or goes on.
    ForLoop {
        slot: u16,
        var: Reg,
        to: u32,
    },
    /// As `ForLoop` over fields: value and name.
    ForLoopField {
        slot: u16,
        var: Reg,
        key: Reg,
        to: u32,
    },

    /// A name with arguments: an index where it is a variable, else a call.
    Call {
        dst: Reg,
        slot: Reg,
        args: Reg,
        n: u16,
        nout: u16,
    },
    /// As `Call`, with one argument that stays where it is.
    Call1 {
        dst: Reg,
        slot: Reg,
        a: Opd,
        nout: u16,
    },
    /// As `Call`, with two arguments that stay where they are.
    Call2 {
        dst: Reg,
        slot: Reg,
        a: Opd,
        b: Opd,
        nout: u16,
    },
    /// `base(args)`: an index, or the call of a function handle.
    Paren {
        dst: Reg,
        base: Opd,
        args: Reg,
        n: u16,
        nout: u16,
    },
    /// `base(i)` of a variable.
    Index1 {
        dst: Reg,
        base: Reg,
        i: Opd,
    },
    /// `base(i, j)` of a variable.
    Index2 {
        dst: Reg,
        base: Reg,
        i: Opd,
        j: Opd,
    },
    /// `base{i}`, one value.
    Brace1 {
        dst: Reg,
        base: Opd,
        i: Opd,
    },
    /// `base{args}`, one value.
    Brace {
        dst: Reg,
        base: Opd,
        args: Reg,
        n: u16,
    },
    /// `base.name`, one value.
    Field {
        dst: Reg,
        base: Opd,
        name: u32,
    },
    /// `base.(name)`, one value.
    FieldDynamic {
        dst: Reg,
        base: Opd,
        name: Opd,
    },
    /// A method or property with arguments, `base.name(args)`; its name may be [`COMPUTED`].
    Method {
        dst: Reg,
        base: Opd,
        name: u16,
        args: Reg,
        n: u16,
        nout: u16,
    },
    /// `end` as subscript `k` (from 0) of `n` of a value.
    End {
        dst: Reg,
        base: Opd,
        k: u16,
        n: u16,
    },

    /// Begins a list.
    ListNew,
    /// Adds a value to the topmost list.
    ListPush {
        src: Opd,
    },
    /// Adds all of `base{args}` to the list below the argument list (or to the topmost one).
    ListBrace {
        base: Opd,
        args: Reg,
        n: u16,
    },
    /// Adds all of `base.name`; of a method as many results as `count` says, as for `ListCall`.
    ListField {
        base: Opd,
        name: u32,
        count: Opd,
    },
    /// Adds all of `base.(name)`.
    ListFieldDynamic {
        base: Opd,
        name: Opd,
        count: Opd,
    },
    /// Calls with as many results as `count` says (no operand: as the frame was asked for), and
    /// adds them to the topmost list.
    ListCall {
        slot: Reg,
        args: Reg,
        n: u16,
        count: Opd,
    },
    /// As `ListCall`, of a value.
    ListParen {
        base: Opd,
        args: Reg,
        n: u16,
        count: Opd,
    },
    /// As `ListCall`, of a method or property with arguments.
    ListMethod {
        base: Opd,
        name: u16,
        args: Reg,
        n: u16,
        count: Opd,
    },
    /// Takes the topmost list off and puts its first `n` values into registers.
    ListSpread {
        dst: Reg,
        n: u16,
    },
    /// Takes the first value out of the topmost list.
    ListShift {
        dst: Reg,
    },
    /// Takes the topmost list off.
    ListDrop,
    /// How many values the target `var<path>` takes, added to `dst`. Subscripts are not taken.
    CountPath {
        dst: Reg,
        var: Reg,
        path: u32,
        args: Reg,
    },
    /// The target `var<path>` takes as many values as that from the front of the topmost list.
    StoreListPath {
        var: Reg,
        path: u32,
        args: Reg,
    },

    /// `[a, b, …]`
    Horzcat {
        dst: Reg,
        args: Reg,
        n: u16,
    },
    /// `[a; b; …]`
    Vertcat {
        dst: Reg,
        args: Reg,
        n: u16,
    },
    /// `var = [var, args…]` or `var = [var; args…]`, in place where nobody shares it.
    Append {
        dim: u8,
        var: Reg,
        args: Reg,
        n: u16,
    },
    /// `{a, b, …}`
    CellRow {
        dst: Reg,
        args: Reg,
        n: u16,
    },
    /// `{row; row; …}`, each a cell array.
    CellRows {
        dst: Reg,
        args: Reg,
        n: u16,
    },

    /// A function handle `@name`.
    Handle {
        dst: Reg,
        name: u32,
    },
    /// An anonymous function that captures variables of this frame.
    Closure {
        dst: Reg,
        child: u32,
    },

    /// `var(i) = src`
    StoreIndex1 {
        var: Reg,
        i: Opd,
        src: Opd,
    },
    /// `var(i, j) = src`
    StoreIndex2 {
        var: Reg,
        i: Opd,
        j: Opd,
        src: Opd,
    },
    /// `var<path> = src`; the subscripts of the path are `args…`, in order.
    StorePath {
        var: Reg,
        path: u32,
        args: Reg,
        src: Opd,
    },
    /// `var<path>(…) = []`
    DeletePath {
        var: Reg,
        path: u32,
        args: Reg,
    },
    /// A value, or `[]` for a variable without one: what `end` in a target refers to.
    OrEmpty {
        dst: Reg,
        src: Reg,
    },
    /// The part of a variable before the last step of a path, or `[]` where there is none.
    PathPrefix {
        dst: Reg,
        var: Reg,
        path: u32,
        args: Reg,
    },

    /// Displays a value under a name.
    Display {
        src: Opd,
        name: u32,
    },
    /// The end of an expression statement: sets `ans`, and displays where `print` says so.
    Answer {
        src: Reg,
        ans: Reg,
        print: bool,
    },
    /// The end of a statement that is a name alone: displays a variable under its own name, else
    /// does as `Answer`.
    AnswerName {
        src: Reg,
        slot: Reg,
        ans: Reg,
        print: bool,
    },
    /// The end of a statement that gives a list.
    AnswerList {
        ans: Reg,
        print: bool,
    },

    /// `nargin`, `nargout` of the running function.
    Nargin {
        dst: Reg,
    },
    Nargout {
        dst: Reg,
    },
    /// Fails unless a variable is defined: reading it alone.
    Require {
        slot: Reg,
    },
    /// Makes a variable global; jumps if it already had a value.
    Global {
        slot: Reg,
        to: u32,
    },
    /// Makes a variable persistent; jumps if it already had a value.
    Persistent {
        slot: Reg,
        to: u32,
    },

    /// Errors from here on continue at `to`; where that is a cleanup, an interruption does as well.
    TryBegin {
        to: u32,
        cleanup: bool,
    },
    /// The innermost `TryBegin` ends.
    TryEnd,
    /// The caught error as an MException.
    Caught {
        dst: Reg,
    },
    /// Raises the error that was caught again.
    Rethrow {
        src: Opd,
    },
    /// Checks and converts an argument as an `arguments` line says.
    CheckArgument {
        slot: Reg,
        check: u32,
    },
    /// Moves the inputs from the first on that names an option of `checks[check..check+n]`, and is not before number `from` (from
    /// 0), to the front of the cell `rest`.
    OptionsBegin {
        rest: Reg,
        from: u16,
        check: u32,
        n: u16,
    },
    /// Takes `checks[check..check+n]` out of the name-value pairs in a cell `rest` into a struct.
    Options {
        slot: Reg,
        rest: Reg,
        check: u32,
        n: u16,
    },
    /// Moves the cells in `rest` from the first on that names an option of `checks[check..check+n]`, where those before it are a
    /// multiple of `each` and it has a value as all behind it have, to a cell `pairs`.
    OptionsBehind {
        rest: Reg,
        pairs: Reg,
        each: u16,
        check: u32,
        n: u16,
    },
    /// Makes a cell array of every nth of the cells in `rest`, from number `k` (from 0) on.
    EveryNth {
        slot: Reg,
        rest: Reg,
        k: u16,
        n: u16,
    },
    /// Gives a field of a struct a value unless it has one.
    FieldDefault {
        slot: Reg,
        name: u32,
        src: Opd,
    },
    /// Raises the caught error of a validator as one of the argument.
    InvalidArgument {
        check: u32,
    },
    /// Returns from the function.
    Return,
    /// Returns a value from an anonymous function.
    ReturnValue {
        src: Opd,
    },
    /// Returns the topmost list from an anonymous function.
    ReturnList,
    /// Raises an error that was known when compiling.
    Fail {
        error: u32,
    },
}

impl Instr {
    /// The address that it may jump to.
    pub fn target_mut(&mut self) -> Option<&mut u32> {
        match self {
            Instr::Jump { to }
            | Instr::JumpIf { to, .. }
            | Instr::JumpIfNot { to, .. }
            | Instr::JumpLogical { to, .. }
            | Instr::JumpCompare { to, .. }
            | Instr::JumpIfDefined { to, .. }
            | Instr::JumpUnlessCase { to, .. }
            | Instr::ForRange { to, .. }
            | Instr::ForColumns { to, .. }
            | Instr::ForFields { to, .. }
            | Instr::ForLoop { to, .. }
            | Instr::ForLoopField { to, .. }
            | Instr::Passage { to }
            | Instr::Global { to, .. }
            | Instr::Persistent { to, .. }
            | Instr::TryBegin { to, .. } => Some(to),
            _ => None,
        }
    }
}
