//! The tree that a program's text becomes.
//!
//! Every node has its span. The tree says what was written, not what it means: whether a name is a
//! variable or a function, and what a double-quoted text is (see [`Dialect`]), is decided later.
//! Nothing here is deeper than [`MAX_DEPTH`], so that a recursive walk is always safe.

use crate::diag::{SourceId, Span};

pub use super::dialect::Dialect;
pub use super::operator::{BinaryOp, PostfixOp, UnaryOp};

/// How many levels of expressions, and how many levels of blocks, a tree has at most.
pub const MAX_DEPTH: u16 = 200;

/// One parsed text: a script, a function file, or a line of a console.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ast {
    /// Where the spans point.
    pub source: SourceId,
    /// How the program reads double-quoted texts and `assert`.
    pub dialect: Dialect,
    /// The statements outside every function, in order.
    pub body: Statements,
    /// The functions defined in this text, in order. They exist before the first statement runs.
    pub functions: Vec<FunctionDef>,
    /// Whether the first thing in the text is a function: then calling the file calls that one.
    pub function_file: bool,
    /// The class that the file defines; its functions are seen by the methods alone.
    pub class: Option<ClassDef>,
}

/// Statements in order.
pub type Statements = Vec<Stmt>;

/// A name and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Ident {
    /// The name as written.
    pub name: String,
    /// Where.
    pub span: Span,
}

/// `function [outs] = name(params) … end`
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionDef {
    /// Its name.
    pub name: Ident,
    /// Inputs; `varargin` is the last one's name, not a flag.
    pub params: Vec<Parameter>,
    /// Outputs; `varargout` is the last one's name, not a flag.
    pub outs: Vec<Parameter>,
    /// The `arguments` blocks.
    pub arguments: Vec<ArgumentsBlock>,
    /// What it runs.
    pub body: Statements,
    /// Functions defined inside this one, which share its variables in MATLAB.
    pub nested: Vec<FunctionDef>,
    /// The comment right after (or right before) the first line, without comment signs.
    pub help: String,
    /// From `function` to its end.
    pub span: Span,
}

/// One parameter or one declared output.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// The name; `None` for `~`.
    pub name: Option<String>,
    /// Octave's `name = value`.
    pub default: Option<Expr>,
    /// Where.
    pub span: Span,
}

/// `arguments … end` at the top of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct ArgumentsBlock {
    /// What the block declares.
    pub kind: ArgumentsKind,
    /// One a line.
    pub entries: Vec<Argument>,
    /// From `arguments` to `end`.
    pub span: Span,
}

/// What an `arguments` block declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArgumentsKind {
    /// Inputs.
    #[default]
    Input,
    /// `(Output)`
    Output,
    /// `(Repeating)`: inputs that come any number of times, in turn.
    Repeating,
}

/// `name.field (dims) class {validators} = default`
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// The parameter.
    pub name: Ident,
    /// `name.field`: a name-value argument.
    pub field: Option<Ident>,
    /// The size that is asked for; `None` is `:`. Empty where any size will do.
    pub dims: Vec<Option<u64>>,
    /// The class that the value is converted to.
    pub class: Option<Ident>,
    /// `{mustBePositive, mustBeMember(x, [1 2])}`: names, or calls.
    pub validators: Vec<Expr>,
    /// The value where the caller gives none.
    pub default: Option<Expr>,
    /// The whole line.
    pub span: Span,
}

/// `classdef (attributes) name < base & base … end`
#[derive(Clone, Debug, PartialEq)]
pub struct ClassDef {
    /// Its name, without packages.
    pub name: Ident,
    /// What is in parentheses before the name.
    pub attributes: Vec<Attribute>,
    /// The classes that it is made from.
    pub bases: Vec<Ident>,
    /// The `properties` blocks.
    pub properties: Vec<PropertyBlock>,
    /// The `methods` blocks.
    pub methods: Vec<MethodBlock>,
    /// The names in `events` blocks.
    pub events: Vec<Ident>,
    /// The members of `enumeration` blocks, with the arguments of the constructor.
    pub members: Vec<(Ident, Vec<Expr>)>,
    /// From `classdef` to its end.
    pub span: Span,
}

/// `Name`, `Name = value` or `~Name` of a class or of a block in one.
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute {
    /// Which.
    pub name: Ident,
    /// Its value; None where it stands alone.
    pub value: Option<Expr>,
    /// Whether `~` stands before it.
    pub negated: bool,
}

/// `properties … end`
#[derive(Clone, Debug, PartialEq)]
pub struct PropertyBlock {
    /// What holds for all of them.
    pub attributes: Vec<Attribute>,
    /// One a line, written as the lines of `arguments` blocks are.
    pub entries: Vec<Argument>,
}

/// `methods … end`
#[derive(Clone, Debug, PartialEq)]
pub struct MethodBlock {
    /// What holds for all of them.
    pub attributes: Vec<Attribute>,
    /// Those with a body.
    pub functions: Vec<FunctionDef>,
    /// Those of which there is a first line only: they are abstract, or files of their own.
    pub declared: Vec<Ident>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Where, without the closing `;` or `,`.
    pub span: Span,
    /// Whether its result is displayed: it does not end in `;`.
    pub print: bool,
}

/// The kinds of statement.
#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    /// An expression for its value or effect.
    Expr(Expr),
    /// `target = value`, `[a, ~, b] = value`, `x += 1`, `x++`.
    Assign(Assign),
    /// Command syntax: `hold on` means `hold('on')`.
    Command {
        /// The function.
        name: Ident,
        /// Its arguments, as texts.
        words: Vec<Ident>,
    },
    /// `if … elseif … else … end`
    If {
        /// The conditions in order with what they guard.
        branches: Vec<(Expr, Statements)>,
        /// The `else`.
        otherwise: Option<Statements>,
    },
    /// `while condition … end`
    While {
        /// Checked before each turn.
        condition: Expr,
        /// The turn.
        body: Statements,
    },
    /// `do … until condition`
    DoUntil {
        /// The turn.
        body: Statements,
        /// Checked after each turn.
        condition: Expr,
    },
    /// `for target = columns … end`
    For {
        /// What takes each column.
        target: AssignTarget,
        /// Octave's `for [value, key] = struct`: the second name.
        key: Option<AssignTarget>,
        /// What is walked over.
        columns: Expr,
        /// The turn.
        body: Statements,
        /// Whether `parfor` was written.
        parallel: bool,
    },
    /// `switch subject case … otherwise … end`
    Switch {
        /// What is compared.
        subject: Expr,
        /// The cases in order.
        cases: Vec<(Expr, Statements)>,
        /// The `otherwise`.
        otherwise: Option<Statements>,
    },
    /// `try … catch error … end`
    Try {
        /// What may fail.
        body: Statements,
        /// The name that the error gets.
        error: Option<Ident>,
        /// What runs then.
        handler: Statements,
    },
    /// `unwind_protect … unwind_protect_cleanup … end_unwind_protect`
    UnwindProtect {
        /// What may fail or leave.
        body: Statements,
        /// What runs in any case.
        cleanup: Statements,
    },
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`
    Return,
    /// `global a b = 1`
    Global(Vec<Declared>),
    /// `persistent n = 0`
    Persistent(Vec<Declared>),
}

/// One name of a `global` or `persistent` statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Declared {
    /// The variable.
    pub name: Ident,
    /// Its first value.
    pub init: Option<Expr>,
}

/// An assignment, as a statement or (Octave) as an expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Assign {
    /// What is assigned to; more than one only in `[a, b] = …`.
    pub targets: Vec<AssignTarget>,
    /// Whether the targets stand in brackets: then the value may be a list of several.
    pub bracketed: bool,
    /// `+=` and its like: the operation with the old value.
    pub op: Option<BinaryOp>,
    /// The right-hand side; the number 1 for `x++`.
    pub value: Expr,
}

/// Something that can be assigned to.
#[derive(Clone, Debug, PartialEq)]
pub struct AssignTarget {
    /// The variable; `None` for `~`.
    pub name: Option<Ident>,
    /// `a.b{3}(2)`: what follows the name. Empty for a plain variable.
    pub path: Vec<Access>,
    /// Name and path.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where.
    pub span: Span,
    /// Levels of expressions below this one.
    pub depth: u16,
}

/// The kinds of expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// `3`, `2.5e-3`, `4i`, `0xFF`
    Number(NumberLiteral),
    /// `'text'` or `"text"`
    Text(Text),
    /// A variable, or a function called without arguments.
    Name(String),
    /// `end` in an index.
    End,
    /// `:` as an index.
    Colon,
    /// `~` where a target or a parameter is left out; an error anywhere else.
    Tilde,
    /// `(inner)`
    Paren(Box<Expr>),
    /// `-x`, `!x`
    Unary(UnaryOp, Box<Expr>),
    /// `x'`, `x.'`
    Postfix(PostfixOp, Box<Expr>),
    /// `a + b`, `a && b`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `start:stop`, `start:step:stop`
    Range {
        /// The first number.
        start: Box<Expr>,
        /// The distance; 1 where absent.
        step: Option<Box<Expr>>,
        /// The bound.
        stop: Box<Expr>,
    },
    /// `base(…){…}.field` and so on: everything that follows the base, in order.
    Index {
        /// What is indexed or called.
        base: Box<Expr>,
        /// At least one access.
        path: Vec<Access>,
    },
    /// `[a, b; c, d]`, row by row.
    Matrix(Vec<Vec<Expr>>),
    /// `{a, b; c, d}`, row by row.
    Cell(Vec<Vec<Expr>>),
    /// `@(params) body`
    Anonymous {
        /// Its parameters.
        params: Vec<Parameter>,
        /// Its value.
        body: Box<Expr>,
        /// All of it as it is written, where it is: numbers are shown so.
        text: Box<str>,
    },
    /// `@name`, `@package.name`
    Handle(String),
    /// `name=value` among the arguments of a call: MATLAB passes `"name", value`. (In the Octave
    /// dialect it is an assignment.)
    NameValue(Ident, Box<Expr>),
    /// Octave's assignment as an expression; its value is what was assigned.
    Assign(Box<Assign>),
    /// Octave's `x++` or `x--` as an expression; its value is the old one.
    Step {
        /// What changes.
        target: Box<AssignTarget>,
        /// `Add` or `Subtract`.
        op: BinaryOp,
    },
    /// What could not be read; there is an error for it.
    Error,
}

/// One step of an index, a call, or a field access.
#[derive(Clone, Debug, PartialEq)]
pub struct Access {
    /// Which.
    pub kind: AccessKind,
    /// From its bracket or dot to its end.
    pub span: Span,
}

/// The kinds of access.
#[derive(Clone, Debug, PartialEq)]
pub enum AccessKind {
    /// `(…)`: an index or a call.
    Paren(Vec<Expr>),
    /// `{…}`: the contents of cells.
    Brace(Vec<Expr>),
    /// `.name`
    Field(String),
    /// `.(expression)`
    Dynamic(Expr),
}

/// A number as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NumberLiteral {
    /// A double.
    Real(f64),
    /// A double with `i` or `j` after it.
    Imaginary(f64),
    /// A hexadecimal or binary number.
    Integer {
        /// The bits, in two's complement where signed.
        bits: u64,
        /// 8, 16, 32 or 64: from the suffix, or the smallest that has room for the digits.
        width: u8,
        /// Whether the suffix asks for a signed class.
        signed: bool,
    },
}

/// A text literal.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Which quotes it was written with.
    pub quote: Quote,
    /// The text with doubled quotes made single; backslashes stay.
    pub raw: String,
    /// The same with backslash escapes carried out: what Octave reads between double quotes.
    pub cooked: String,
}

impl Text {
    /// What the text means: escapes count between double quotes of an Octave program.
    pub fn value(&self, dialect: Dialect) -> &str {
        match (self.quote, dialect) {
            (Quote::Double, Dialect::Octave) => &self.cooked,
            _ => &self.raw,
        }
    }
}

/// Which quotes a text was written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quote {
    /// `'…'`: a char array.
    Single,
    /// `"…"`: a string in MATLAB, a char array in Octave.
    Double,
}

impl Expr {
    /// An expression of this kind; its depth follows from its parts.
    pub fn new(kind: ExprKind, span: Span) -> Expr {
        let depth = match deepest_part(&kind) {
            Some(below) => below.saturating_add(1),
            None => 0,
        };
        Expr { kind, span, depth }
    }

    /// The expression inside any number of parentheses.
    pub fn without_parens(&self) -> &Expr {
        let mut inner = self;
        while let ExprKind::Paren(next) = &inner.kind {
            inner = next;
        }
        inner
    }

    /// The name, if that is all there is.
    pub fn as_name(&self) -> Option<&str> {
        match &self.kind {
            ExprKind::Name(name) => Some(name),
            _ => None,
        }
    }
}

/// Depth of the deepest expression directly inside; `None` for a leaf.
fn deepest_part(kind: &ExprKind) -> Option<u16> {
    let deepest = |exprs: &mut dyn Iterator<Item = &Expr>| exprs.map(|e| e.depth).max();
    match kind {
        ExprKind::Number(_)
        | ExprKind::Text(_)
        | ExprKind::Name(_)
        | ExprKind::End
        | ExprKind::Colon
        | ExprKind::Tilde
        | ExprKind::Handle(_)
        | ExprKind::Error => None,
        ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::Postfix(_, inner) => {
            Some(inner.depth)
        }
        ExprKind::NameValue(_, value) => Some(value.depth),
        ExprKind::Binary(_, left, right) => Some(left.depth.max(right.depth)),
        ExprKind::Range { start, step, stop } => {
            let step = step.as_ref().map_or(0, |step| step.depth);
            Some(start.depth.max(stop.depth).max(step))
        }
        ExprKind::Index { base, path } => Some(path_depth(path).max(base.depth)),
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => {
            Some(deepest(&mut rows.iter().flatten()).unwrap_or(0))
        }
        ExprKind::Anonymous { params, body, .. } => {
            let defaults = deepest(&mut params.iter().filter_map(|p| p.default.as_ref()));
            Some(body.depth.max(defaults.unwrap_or(0)))
        }
        ExprKind::Step { target, .. } => Some(path_depth(&target.path)),
        ExprKind::Assign(assign) => {
            let paths = assign.targets.iter().map(|target| path_depth(&target.path)).max();
            Some(assign.value.depth.max(paths.unwrap_or(0)))
        }
    }
}

fn path_depth(path: &[Access]) -> u16 {
    let deepest = path.iter().map(|access| match &access.kind {
        AccessKind::Paren(args) | AccessKind::Brace(args) => {
            args.iter().map(|arg| arg.depth).max().unwrap_or(0)
        }
        AccessKind::Field(_) => 0,
        AccessKind::Dynamic(name) => name.depth,
    });
    deepest.max().unwrap_or(0)
}
