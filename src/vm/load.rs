//! Texts into code: programs, function files, scripts, and builtins written in the language.

use super::Vm;
use super::code::{Callee, Code};
use super::frame::{Activation, Place, Ret};
use crate::builtins::Cx;
use crate::bytecode::{Chunk, ChunkKind, Known, Unit, compile};
use crate::diag::{Error, Source, SourceId};
use crate::syntax::parse;
use std::collections::HashMap;
use std::rc::Rc;

/// A file that was compiled.
pub(super) struct Loaded {
    text: Vec<u8>,
    callee: Callee,
}

/// A text that was compiled, with what it hangs on.
pub(super) struct Program {
    /// Held, so that places in it can be shown.
    source: Rc<Source>,
    variables: Vec<Rc<str>>,
    unit: Unit,
}

/// Programs that are kept: pages run the same text again and again.
const MOST_PROGRAMS: usize = 32;

impl Vm {
    /// Parses and compiles a text for a workspace with these variables.
    pub fn compile(
        &mut self,
        text: &str,
        name: &str,
        variables: &[Rc<str>],
    ) -> Result<Unit, Vec<Error>> {
        // Which variables there are counts, not which was made first.
        let mut variables = variables.to_vec();
        variables.sort_unstable();
        let known = |p: &Program| {
            **p.source.text() == *text && p.source.name() == name && p.variables == variables
        };
        if let Some(at) = self.programs.iter().position(known) {
            // The latest is the last.
            let program = self.programs.remove(at);
            let unit = program.unit.clone();
            self.programs.push(program);
            return Ok(unit);
        }
        let source = self.sources.add(name, text);
        let unit = compile_text(source, text, &variables)?;
        if self.programs.len() == MOST_PROGRAMS {
            self.programs.remove(0);
        }
        let program = |source| Program { source, variables: variables.clone(), unit: unit.clone() };
        self.programs.extend(self.sources.hold(source).map(program));
        Ok(unit)
    }

    /// Makes a program the next thing that runs. Its functions join the session's; its script
    /// shares the workspace. The variables must be those of the workspace now.
    pub fn start(&mut self, unit: &Unit) {
        self.define(unit);
        let body = match (&unit.body, unit.functions.as_slice()) {
            (Some(body), _) => body.clone(),
            _ => return,
        };
        let code = self.load(body, None);
        let mut frame = self.new_frame(code, Ret::Top);
        frame.shared = true;
        self.push(frame);
    }

    /// Makes a call of a function the next thing that runs; its results become variables of the
    /// workspace by these names. The names of the variables that hold the arguments are given back.
    pub fn start_call(
        &mut self,
        name: &str,
        args: Vec<crate::value::Value>,
        outs: &[Rc<str>],
    ) -> Vec<String> {
        // A call is a small program: `[o1, o2] = feval(name, a1, a2)`, the arguments being variables.
        let inputs: Vec<String> = (1..=args.len()).map(|k| format!("call_in_{k}__")).collect();
        let assigned = match outs {
            [] => String::new(),
            outs => format!("[{}] = ", outs.join(", ")),
        };
        let name = name.replace('\'', "''");
        let mut all = vec![format!("'{name}'")];
        all.extend(inputs.iter().cloned());
        let text = format!("{assigned}feval({});", all.join(", "));
        for (input, value) in inputs.iter().zip(args) {
            self.set_variable(input, value);
        }
        let known = self.workspace_names();
        if let Ok(unit) = self.compile(&text, "call", &known) {
            self.start(&unit);
        }
        inputs
    }

    /// Adds the functions of a unit to the session's. Those that a unit defined when it ran before stay as they are,
    /// but for what they remembered.
    pub(super) fn define(&mut self, unit: &Unit) {
        for chunk in &unit.functions {
            let known = self.functions.get(&chunk.name).cloned();
            if let Some(old) = &known {
                self.forget_persistent(old);
            }
            if known.is_none_or(|old| !Rc::ptr_eq(&old.chunk, chunk)) {
                let code = self.load(chunk.clone(), None);
                self.functions.insert(chunk.name.clone(), code);
                self.epoch += 1;
            }
        }
    }

    /// The persistent variables of code that was replaced are nobody's any more.
    fn forget_persistent(&mut self, code: &Code) {
        if self.places.is_empty() {
            return;
        }
        self.places.retain(|place, _| !matches!(place, Place::Persistent(id, _) if *id == code.id));
        code.children.iter().chain(&code.nested).for_each(|inner| self.forget_persistent(inner));
    }

    /// Loads a chunk.
    pub(super) fn load(&mut self, chunk: Rc<Chunk>, scope: Option<u32>) -> Rc<Code> {
        Code::load(chunk, scope, &self.sources, &mut self.next_code)
    }

    /// Code that does nothing, for the workspace's frame.
    pub(super) fn empty_code(&mut self) -> Rc<Code> {
        let chunk = Chunk {
            name: "".into(),
            kind: ChunkKind::Script,
            code: vec![crate::bytecode::Instr::Return],
            spans: Vec::new(),
            source: SourceId::default(),
            consts: Vec::new(),
            names: Vec::new(),
            slots: Vec::new(),
            slot_of: HashMap::new(),
            registers: 0,
            loops: 0,
            params: Vec::new(),
            varargin: None,
            outs: Vec::new(),
            varargout: None,
            children: Vec::new(),
            nested: Vec::new(),
            visible: HashMap::new(),
            shared: Vec::new(),
            cells: 0,
            captures: Vec::new(),
            paths: Vec::new(),
            checks: Vec::new(),
            errors: Vec::new(),
            text: "".into(),
            help: "".into(),
        };
        self.load(Rc::new(chunk), None)
    }

    /// The functions of a file, which see each other; the first one is what the file is called by.
    fn load_file(&mut self, unit: &Unit) -> Option<Rc<Code>> {
        let scope = self.scopes.len() as u32;
        self.scopes.push(HashMap::new());
        let codes: Vec<Rc<Code>> =
            unit.functions.iter().map(|f| self.load(f.clone(), Some(scope))).collect();
        let table = codes.iter().map(|c| (c.chunk.name.clone(), c.clone())).collect();
        if let Some(place) = self.scopes.get_mut(scope as usize) {
            *place = table;
        }
        codes.into_iter().next()
    }

    /// A builtin that is written in the language.
    pub(super) fn source_builtin(
        &mut self,
        name: &'static str,
        text: &'static str,
    ) -> Result<Rc<Code>, Error> {
        if let Some(code) = self.sources_of.get(name) {
            return Ok(code.clone());
        }
        let source = self.sources.add(format!("{name}.m"), text);
        let unit = compile_text(source, text, &[]).map_err(first)?;
        let code = self.load_file(&unit).ok_or_else(|| super::undefined(name))?;
        self.sources_of.insert(name, code.clone());
        Ok(code)
    }

    /// A function or script in a file of the session, compiled anew when its text has changed.
    pub(super) fn function_file(
        &mut self,
        cx: &mut Cx<'_>,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        let path = format!("{name}.m");
        let Some(bytes) = cx.world.files.read(&path) else { return Ok(None) };
        if let Some(loaded) = self.files.get(name)
            && loaded.text == bytes
        {
            return Ok(Some(loaded.callee.clone()));
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let source = self.sources.add(path, text.as_str());
        let unit = compile_text(source, &text, &[]).map_err(first)?;
        let callee = match &unit.body {
            Some(body) => {
                self.define(&unit);
                Callee::Script(self.load(body.clone(), None))
            }
            None => match self.load_file(&unit) {
                Some(code) => Callee::Code(code),
                None => return Ok(None),
            },
        };
        self.files.insert(name.into(), Loaded { text: bytes, callee: callee.clone() });
        Ok(Some(callee))
    }

    /// Notes that files have changed, so that names are looked up again.
    pub fn files_changed(&mut self) {
        self.epoch += 1;
    }

    /// Takes everything off the stack but the workspace.
    pub fn abort(&mut self) {
        while self.stack.len() > 1 {
            match self.stack.pop() {
                Some(Activation::Code(mut frame)) => self.leave(&mut frame),
                _ => continue,
            }
        }
        self.captures = 0;
        self.answer = None;
    }

    /// Forgets variables, functions and everything that ran.
    pub fn reset(&mut self) {
        self.abort();
        if let Some(root) = self.root_mut() {
            root.extra = None;
        }
        self.functions.clear();
        self.scopes.clear();
        self.files.clear();
        self.sources_of.clear();
        self.programs.clear();
        self.kept.forget();
        self.places.clear();
        self.global_names.clear();
        self.pool.clear();
        self.sources = crate::diag::SourceMap::new();
        self.epoch += 1;
    }
}

/// Parses and compiles a text.
pub(super) fn compile_text(
    source: SourceId,
    text: &str,
    variables: &[Rc<str>],
) -> Result<Unit, Vec<Error>> {
    let parsed = parse(source, text, &|name| variables.iter().any(|v| &**v == name));
    if !parsed.errors.is_empty() {
        return Err(parsed.errors);
    }
    compile(&parsed.ast, Known { variables }).map_err(|e| vec![e])
}

/// The first of several errors.
pub(super) fn first(errors: Vec<Error>) -> Error {
    let mut errors = errors.into_iter();
    errors.next().unwrap_or_else(|| Error::new("MATLAB:m_invalid_syntax", "invalid syntax"))
}
