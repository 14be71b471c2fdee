//! What compiling gives: chunks of instructions with their tables, and the units they come in.
//!
//! A chunk is data: it knows nothing of frames, of caches, or of how its instructions run.

use super::instr::{Instr, Reg};
use crate::diag::{Error, SourceId, Span};
use crate::syntax::Dialect;
use crate::value::{MemberAccess, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// What one text compiles to.
#[derive(Debug, Clone)]
pub struct CompiledUnit {
    /// The statements outside every function; None in a function file.
    pub body: Option<Rc<Chunk>>,
    /// The functions, in the order of the text.
    pub functions: Vec<Rc<Chunk>>,
    /// The class that the text defines; its methods see the functions.
    pub class: Option<Rc<CompiledClass>>,
}

impl CompiledUnit {
    /// The function that its file is called by, where it holds functions alone.
    pub fn called_by_file(&self) -> Option<&str> {
        let alone = self.body.is_none() && self.class.is_none();
        self.functions.first().filter(|_| alone).map(|function| &*function.name)
    }
}

/// What a class definition compiles to.
#[derive(Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct CompiledClass {
    /// Without packages.
    pub name: Rc<str>,
    pub bases: Vec<Rc<str>>,
    pub is_abstract: bool,
    pub sealed: bool,
    pub handle_compatible: bool,
    /// The classes that give way to it where functions are chosen.
    pub inferior: Vec<Rc<str>>,
    pub properties: Vec<CompiledProperty>,
    pub methods: Vec<CompiledMethod>,
    pub events: Vec<Rc<str>>,
    /// The members of an enumeration, and what makes each.
    pub members: Vec<(Rc<str>, Rc<Chunk>)>,
    pub source: SourceId,
    pub span: Span,
}

/// A property.
#[derive(Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct CompiledProperty {
    pub name: Rc<str>,
    pub get: MemberAccess,
    pub set: MemberAccess,
    pub constant: bool,
    pub dependent: bool,
    pub hidden: bool,
    pub transient: bool,
    pub is_abstract: bool,
    pub observed: bool,
    /// What it is for tests.
    pub roles: Rc<[&'static str]>,
    pub default: Option<Rc<Chunk>>,
    pub check: Option<Rc<Chunk>>,
}

/// A method, `get.name` and `set.name` among them.
#[derive(Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct CompiledMethod {
    pub name: Rc<str>,
    pub access: MemberAccess,
    pub is_static: bool,
    pub is_abstract: bool,
    pub hidden: bool,
    pub sealed: bool,
    /// What it is for tests.
    pub roles: Rc<[&'static str]>,
    /// The names of its arguments.
    pub inputs: Rc<[Rc<str>]>,
    /// None: only its first line is there.
    pub chunk: Option<Rc<Chunk>>,
}

/// What kind of text a chunk was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChunkKind {
    /// Statements that share the variables of their caller.
    Script,
    /// A function with variables of its own.
    Function,
    /// The body of an anonymous function.
    Anonymous,
}

/// A function, a script, or the body of an anonymous function, compiled.
#[derive(Debug, Clone)]
pub struct Chunk {
    /// The function's name; empty for a script.
    pub name: Rc<str>,
    /// What it was.
    pub kind: ChunkKind,
    /// The instructions. The last one never falls through.
    pub code: Vec<Instr>,
    /// Where each instruction stands in the text.
    pub spans: Vec<Span>,
    /// The text.
    pub source: SourceId,
    /// How the text was read.
    pub dialect: Dialect,
    /// The constants.
    pub consts: Vec<Value>,
    /// Names of fields, of handles, and for display.
    pub names: Vec<Rc<str>>,
    /// The names of the first registers: every name that the text mentions.
    pub slots: Vec<Rc<str>>,
    /// The register of each name.
    pub slot_of: HashMap<Rc<str>, Reg>,
    /// Registers, named ones included.
    pub registers: usize,
    /// Loops that can run within each other.
    pub loops: usize,
    /// Inputs; None for `~`.
    pub params: Vec<Option<Reg>>,
    /// Whether the last input is varargin, which is not in `params`.
    pub varargin: Option<Reg>,
    /// Outputs.
    pub outs: Vec<Reg>,
    /// varargout, which is not in `outs`.
    pub varargout: Option<Reg>,
    /// The anonymous functions in it.
    pub children: Vec<Rc<Chunk>>,
    /// For an anonymous function: variables of the frame around it, and their registers here.
    pub captures: Vec<(Reg, Reg)>,
    /// The functions that are defined in it.
    pub nested: Vec<Rc<Chunk>>,
    /// The functions within functions that its text may call by name.
    pub visible: HashMap<Rc<str>, SharedPlace>,
    /// The variables that it shares with functions around it or within it.
    pub shared: Vec<(Reg, SharedPlace)>,
    /// How many of them are its own.
    pub cells: usize,
    /// Paths of assignments.
    pub paths: Vec<Vec<PathStep>>,
    /// The lines of `arguments` blocks.
    pub checks: Vec<Check>,
    /// Errors that running into a place raises.
    pub errors: Vec<Error>,
    /// For an anonymous function, how it is displayed.
    pub text: Rc<str>,
    /// The comment that explains a function.
    pub help: Rc<str>,
}

/// Where something of a function around this one is: so many functions outwards (0 is this one), and
/// its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedPlace {
    /// How many functions outwards.
    pub hops: usize,
    /// Which of the nested functions, or of the shared variables, of that one.
    pub index: usize,
}

/// A step of the path of an assignment target.
#[derive(Clone, Debug, PartialEq)]
pub enum PathStep {
    /// `(…)` with so many subscripts, or `LIST`.
    Paren(u16),
    /// `{…}` with so many subscripts, or `LIST`.
    Brace(u16),
    /// `.name`
    Field(Rc<str>),
    /// `.(name)`, the name being an argument.
    Dynamic,
}

/// A line of an `arguments` block.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The argument's name.
    pub name: Rc<str>,
    /// The field of a name-value argument.
    pub field: Option<Rc<str>>,
    /// The position of the argument, from 1.
    pub position: usize,
    /// Whether the argument is a cell array, and the line is about each of its contents.
    pub each: bool,
    /// The size asked for; None for `:`; empty for any.
    pub dims: Vec<Option<u64>>,
    /// The class it is converted to.
    pub class: Option<Rc<str>>,
    /// Where the line is about a property: the class that has it.
    pub property_of: Option<Rc<str>>,
}

impl Chunk {
    /// The place of an instruction in the text.
    pub fn span(&self, pc: usize) -> Span {
        self.spans.get(pc).copied().unwrap_or_default()
    }
}
