//! Texts into code: programs, function files, scripts, and builtins written in the language.

use super::Vm;
use super::code::{Callee, Code, Loaded, Program, Scope};
use super::frame::{Activation, Place, Ret};
use crate::builtins::context::Files;
use crate::builtins::{Builtin, Cx};
use crate::bytecode::{Chunk, ChunkKind, CompiledUnit, Known, compile};
use crate::diag::{Error, Source, SourceId};
use crate::syntax::{Dialect, parse};
use std::collections::HashMap;
use std::rc::Rc;

/// Programs that are kept: pages run the same text again and again.
const MOST_PROGRAMS: usize = 32;

impl Vm {
    /// Parses and compiles a text for a workspace with these variables.
    pub fn compile(
        &mut self,
        text: &str,
        name: &str,
        variables: &[Rc<str>],
    ) -> Result<CompiledUnit, Vec<Error>> {
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
    pub fn start(&mut self, unit: &CompiledUnit) {
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

    /// Makes a call of a file's first function the next thing that runs: a statement that shows what it gives.
    pub fn start_file(&mut self, function: &str) {
        let known = self.workspace_names();
        if let Ok(unit) = self.compile(&format!("feval('{function}')"), "call", &known) {
            self.start(&unit);
        }
    }

    /// Adds the functions of a unit to the session's. Those that a unit defined when it ran before stay as they are,
    /// but for what they remembered.
    pub(super) fn define(&mut self, unit: &CompiledUnit) {
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

    /// The names and texts of the programs that the session's functions come from, in the order in which they joined it.
    pub fn programs_of_functions(&self) -> Vec<(String, String)> {
        let mut functions: Vec<_> = self.functions.values().collect();
        functions.sort_unstable_by_key(|code| code.id);
        let mut sources: Vec<&Rc<Source>> = Vec::new();
        for source in functions.iter().filter_map(|code| code.source.as_ref()) {
            if !sources.iter().any(|known| Rc::ptr_eq(known, source)) {
                sources.push(source);
            }
        }
        sources.iter().map(|source| (source.name().into(), source.text().to_string())).collect()
    }

    /// Adds the functions of such a program to the session's, and runs nothing.
    pub fn define_functions_of(&mut self, name: &str, text: &str) {
        if let Ok(unit) = self.compile(text, name, &[]) {
            self.define(&unit);
        }
    }

    /// The persistent variables of code that was replaced are nobody's any more.
    pub(in crate::vm) fn forget_persistent(&mut self, code: &Code) {
        if self.places.is_empty() {
            return;
        }
        self.places.retain(|place, _| !matches!(place, Place::Persistent(id, _) if *id == code.id));
        code.children.iter().chain(&code.nested).for_each(|inner| self.forget_persistent(inner));
    }

    /// Loads a chunk.
    pub(super) fn load(&mut self, chunk: Rc<Chunk>, scope: Option<u32>) -> Rc<Code> {
        Code::load(chunk, scope, None, Rc::default(), &self.sources, &mut self.next_code)
    }

    /// Code that does nothing, for the workspace's frame.
    pub(super) fn empty_code(&mut self) -> Rc<Code> {
        let chunk = Chunk {
            name: "".into(),
            kind: ChunkKind::Script,
            code: vec![crate::bytecode::Instr::Return],
            spans: Vec::new(),
            source: SourceId::default(),
            dialect: Dialect::default(),
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

    /// The functions of a file, which see each other, and maybe what texts of the library see; the first one is what the file is
    /// called by.
    pub(super) fn load_file(
        &mut self,
        unit: &CompiledUnit,
        library: bool,
        mut declared: Option<&'static Builtin>,
        folder: Option<Rc<str>>,
    ) -> Option<Rc<Code>> {
        let scope = self.scopes.len() as u32;
        self.scopes.push(Scope::default());
        let mut load = |f: &Rc<Chunk>| {
            let of = declared.take();
            Code::load(
                f.clone(),
                Some(scope),
                of,
                Rc::default(),
                &self.sources,
                &mut self.next_code,
            )
        };
        let codes: Vec<Rc<Code>> = unit.functions.iter().map(&mut load).collect();
        let functions = codes.iter().map(|c| (c.chunk.name.clone(), c.clone())).collect();
        if let Some(place) = self.scopes.get_mut(scope as usize) {
            *place = Scope { functions, library, folder, class: None };
        }
        codes.into_iter().next()
    }

    /// A builtin that is written in the language.
    pub(super) fn source_builtin(
        &mut self,
        builtin: &'static Builtin,
        text: &'static str,
    ) -> Result<Rc<Code>, Error> {
        let name = builtin.name;
        if let Some(code) = self.sources_of.get(name) {
            return Ok(code.clone());
        }
        let text = self.toolboxes.text(name, text)?;
        let source = self.sources.add(format!("{name}.m"), &*text);
        let unit = compile_text(source, &text, &[]).map_err(first)?;
        let code = self
            .load_file(&unit, true, Some(builtin), None)
            .ok_or_else(|| super::exception::undefined(name))?;
        self.sources_of.insert(name, code.clone());
        Ok(code)
    }

    /// The code of a file, compiled anew when its text has changed.
    pub(super) fn code_of_file(
        &mut self,
        cx: &mut Cx<'_>,
        path: &str,
    ) -> Result<Option<Callee>, Error> {
        let Some(bytes) = cx.world.files.read(path) else { return Ok(None) };
        if let Some(loaded) = self.files.get(path)
            && loaded.text == bytes
        {
            return Ok(Some(loaded.callee.clone()));
        }
        let unit = self.unit_of(cx, path, &bytes)?;
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder: Rc<str> = if folder.is_empty() { "/".into() } else { folder.into() };
        let callee = match &unit.body {
            _ if let Some(class) = &unit.class => {
                Callee::Class(self.define_class(cx, class, &unit.functions, folder)?)
            }
            Some(body) => {
                self.define(&unit);
                let scope = self.scopes.len() as u32;
                let functions = HashMap::new();
                let folder = Some(folder);
                self.scopes.push(Scope { functions, library: false, folder, class: None });
                Callee::Script(self.load(body.clone(), Some(scope)))
            }
            None if let Some(class) = self.class_without_definition(path) => {
                if !folder.ends_with("/private") {
                    self.define_folder(cx, &class, folder.clone())?;
                }
                let scope = self.file_scope(&unit.functions, folder, Some(class));
                let first = unit.functions.first().map(|first| first.name.clone());
                let functions = self.scopes.get(scope as usize).map(|scope| &scope.functions);
                match first.and_then(|first| functions?.get(&first).cloned()) {
                    Some(code) => Callee::Code(code),
                    None => return Ok(None),
                }
            }
            None => match self.load_file(&unit, false, None, Some(folder)) {
                Some(code) => Callee::Code(code),
                None => return Ok(None),
            },
        };
        self.files.insert(path.into(), Loaded { text: bytes, callee: callee.clone() });
        Ok(Some(callee))
    }

    /// What the text of a file compiles to.
    fn unit_of(&mut self, cx: &Cx<'_>, path: &str, bytes: &[u8]) -> Result<CompiledUnit, Error> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let own = format!("{}/", cx.world.files.own().trim_end_matches('/'));
        let source = self.sources.add(path.strip_prefix(&own).unwrap_or(path), text.as_str());
        compile_text(source, &text, &[]).map_err(first)
    }

    /// What a file compiles to, where there is one.
    pub(super) fn unit_of_file(
        &mut self,
        cx: &Cx<'_>,
        path: &str,
    ) -> Result<Option<CompiledUnit>, Error> {
        match cx.world.files.read(path) {
            Some(bytes) => self.unit_of(cx, path, &bytes).map(Some),
            None => Ok(None),
        }
    }

    /// What the functions of a file see: each other, and the private members of a class.
    pub(super) fn file_scope(
        &mut self,
        functions: &[Rc<Chunk>],
        folder: Rc<str>,
        class: Option<Rc<str>>,
    ) -> u32 {
        let scope = self.scopes.len() as u32;
        self.scopes.push(Scope::default());
        let codes = functions.iter().map(|f| (f.name.clone(), self.load(f.clone(), Some(scope))));
        let functions = codes.collect();
        if let Some(place) = self.scopes.get_mut(scope as usize) {
            *place = Scope { functions, library: false, folder: Some(folder), class };
        }
        scope
    }

    /// Takes everything off the stack but the workspace.
    pub fn abort(&mut self) {
        self.ahead.forget();
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
        self.hurried = false;
        if let Some(root) = self.root_mut() {
            root.extra = None;
        }
        self.functions.clear();
        self.scopes.clear();
        self.files.clear();
        self.classes.clear();
        self.indexers.clear();
        self.sources_of.clear();
        self.programs.clear();
        self.traces.forget();
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
) -> Result<CompiledUnit, Vec<Error>> {
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
