//! What names stand for: functions of the file that asks, private ones, those of the session, files of the current
//! folder and of the search path, packages, builtins. What was looked for is known until files change.
//! Must not know how files are compiled.

use super::Vm;
use super::class::body_of;
use super::code::{Asker, Callee, Code};
use crate::builtins::classes::LIBRARY;
use crate::builtins::context::Files;
use crate::builtins::{Cx, Run};
use crate::diag::Error;
use crate::value::{Definition, Function, FunctionBody, MemberAccess, Value};
use std::rc::Rc;

impl Vm {
    /// Forgets what names stood for when files, folders or the search path have changed.
    pub(super) fn note_files(&mut self, cx: &Cx<'_>) {
        let version = cx.world.files.version();
        if self.lookup.version != version {
            self.lookup.known.clear();
            self.lookup.files.clear();
            self.lookup.version = version;
            self.epoch += 1;
        }
    }

    /// Whether a file or folder of this name lies in a folder.
    fn lies_in(&mut self, cx: &Cx<'_>, folder: &str, name: &str) -> bool {
        self.note_files(cx);
        let path = format!("{}/{name}", folder.trim_end_matches('/'));
        if let Some(there) = self.lookup.known.get(&path) {
            return *there;
        }
        let files = &cx.world.files;
        let there =
            if name.ends_with(".m") { files.read(&path).is_some() } else { files.is_folder(&path) };
        self.lookup.known.insert(path, there);
        there
    }

    /// Where in the current folder or on the search path something lies: `+a/+b/name`.
    fn on_path(&mut self, cx: &Cx<'_>, relative: &str) -> Option<String> {
        let files = &cx.world.files;
        let folders: Vec<String> = std::iter::once(files.current().to_owned())
            .chain(files.path().iter().cloned())
            .collect();
        let (inner, name) = relative.rsplit_once('/').unwrap_or(("", relative));
        for folder in folders {
            let within = match inner {
                "" => folder,
                inner => format!("{}/{inner}", folder.trim_end_matches('/')),
            };
            if self.lies_in(cx, &within, name) {
                return Some(format!("{}/{name}", within.trim_end_matches('/')));
            }
        }
        None
    }

    /// Whether the program has a package of this name.
    pub(super) fn is_package(&mut self, cx: &Cx<'_>, name: &str) -> bool {
        self.on_path(cx, &folders(name)).is_some()
    }

    /// The folder of the file that a code comes from.
    pub(super) fn folder_of(&self, code: &Code) -> Option<Rc<str>> {
        self.scopes.get(code.scope? as usize)?.folder.clone()
    }

    /// Whether a file is part of the library.
    pub(super) fn is_library(&self, scope: u32) -> bool {
        self.scopes.get(scope as usize).is_some_and(|scope| scope.library)
    }

    /// A private function that the functions of a file see.
    fn private_file(&mut self, cx: &Cx<'_>, scope: Option<u32>, name: &str) -> Option<String> {
        let folder = match scope.and_then(|scope| self.scopes.get(scope as usize)) {
            Some(scope) => scope.folder.clone()?.to_string(),
            None => cx.world.files.own().to_owned(),
        };
        let folder = folder.trim_end_matches('/');
        let private = if folder.ends_with("/private") {
            folder.to_owned()
        } else {
            format!("{folder}/private")
        };
        let file = format!("{name}.m");
        self.lies_in(cx, &private, &file).then(|| format!("{private}/{file}"))
    }

    /// The file of a function: `name`, or `package.name`.
    pub(super) fn find_file(
        &mut self,
        cx: &Cx<'_>,
        scope: Option<u32>,
        name: &str,
    ) -> Option<String> {
        if name.is_empty() || name.contains('/') {
            return None;
        }
        self.note_files(cx);
        let asker = match scope.and_then(|scope| self.scopes.get(scope as usize)) {
            Some(file) => Asker::File { folder: file.folder.clone() },
            None => Asker::Program,
        };
        if let Some(found) = self.lookup.files.get(&asker).and_then(|files| files.get(name)) {
            return found.clone();
        }
        let found = self.look_for_file(cx, scope, name);
        self.lookup.files.entry(asker).or_default().insert(name.into(), found.clone());
        found
    }

    fn look_for_file(&mut self, cx: &Cx<'_>, scope: Option<u32>, name: &str) -> Option<String> {
        match name.rsplit_once('.') {
            None => self
                .private_file(cx, scope, name)
                .or_else(|| self.on_path(cx, &format!("@{name}/{name}.m")))
                .or_else(|| self.on_path(cx, &format!("{name}.m"))),
            Some((package, name)) => {
                let package = folders(package);
                self.on_path(cx, &format!("{package}/{name}.m"))
                    .or_else(|| self.on_path(cx, &format!("{package}/@{name}/{name}.m")))
            }
        }
    }

    /// The code of that file.
    pub(super) fn function_file(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        match self.find_file(cx, scope, name) {
            Some(path) => self.code_of_file(cx, &path),
            None => Ok(None),
        }
    }

    /// What only the file that a code comes from sees: its private functions and what it has imported.
    pub(super) fn near(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Code,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        if let Some(callee) = self.imported(cx, code, name)? {
            return Ok(Some(callee));
        }
        if code.scope.is_some_and(|scope| self.is_library(scope)) {
            return Ok(None);
        }
        match self.private_file(cx, code.scope, name) {
            Some(path) => self.code_of_file(cx, &path),
            None => Ok(None),
        }
    }

    /// A function that `import` lets a code call by its bare name.
    pub(super) fn imported(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Code,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        if code.imports.borrow().is_empty() {
            return Ok(None);
        }
        let imports = code.imports.borrow().clone();
        for import in imports {
            let Some((package, last)) = import.rsplit_once('.') else { continue };
            if last != "*" && last != name {
                continue;
            }
            let whole = format!("{package}.{name}");
            if let Some(callee) = self.function_file(cx, None, &whole)? {
                return Ok(Some(callee));
            }
            if let Some(class) = self.of_library_class(cx, &whole)? {
                return Ok(Some(class));
            }
            if self.on_path(cx, &folders(&whole)).is_some() {
                return Ok(Some(Callee::Package(whole.as_str().into())));
            }
        }
        Ok(None)
    }

    /// What a name stands for: a function of the same file, a private one, one of the session, a file, a builtin, a
    /// package. Texts of the library see their helpers and builtins alone.
    pub(super) fn resolve(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        if let Some((method, base)) = name.split_once('@') {
            return self.of_base(cx, scope, method, base).map(Some);
        }
        if let Some(class) = name.strip_prefix('?') {
            return Ok(Some(Callee::Query(self.class_named(cx, scope, class)?)));
        }
        let file = scope.and_then(|s| self.scopes.get(s as usize));
        if let Some(code) = file.and_then(|s| s.functions.get(name)) {
            return Ok(Some(Callee::Code(code.clone())));
        }
        // A constructor makes its object of a struct.
        if name == "class"
            && let Some(class) = file.and_then(|s| s.class.as_ref())
            && self.classes.get(class).is_some_and(|class| class.of_struct)
        {
            return Ok(Some(Callee::Common("class")));
        }
        // A class knows itself by its name without packages.
        if let Some(class) = file.and_then(|s| s.class.as_ref())
            && class.rsplit('.').next() == Some(name)
            && let Some(class) = self.classes.get(class).filter(|class| !class.of_struct)
        {
            return Ok(Some(Callee::Class(class.clone())));
        }
        let library = file.is_some_and(|s| s.library);
        if !library {
            if let Some(code) = self.functions.get(name) {
                return Ok(Some(Callee::Code(code.clone())));
            }
            if let Some(callee) = self.function_file(cx, scope, name)? {
                return Ok(Some(callee));
            }
        }
        let helper = self.helpers.get(name).filter(|_| library);
        let builtin = helper.or_else(|| self.builtins.get(name)).copied();
        if let Some(builtin) = builtin.filter(|builtin| !matches!(builtin.run, Run::Class)) {
            return Ok(Some(match builtin.run {
                Run::Source(text) => Callee::Code(self.source_builtin(builtin, text)?),
                _ => Callee::Builtin(builtin),
            }));
        }
        if let Some(callee) = self.of_library_class(cx, name)? {
            return Ok(Some(callee));
        }
        if !library && self.on_path(cx, &folders(name)).is_some() {
            return Ok(Some(Callee::Package(name.into())));
        }
        match name.rsplit_once('.') {
            Some((outer, method)) if !library => self.of_program_class(cx, scope, outer, method),
            _ => Ok(None),
        }
    }

    /// A static method of a class of the program that everybody may call: `feval('Class.method', …)`.
    fn of_program_class(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        class: &str,
        method: &str,
    ) -> Result<Option<Callee>, Error> {
        let Some(class) = self.class_named(cx, scope, class)? else { return Ok(None) };
        let found = class.methods.get(method);
        let found = found.filter(|m| m.is_static && m.access == MemberAccess::Public);
        let body = found.and_then(|method| body_of(method.function.as_ref()?));
        Ok(body.map(|body| Callee::Code(body.code.clone())))
    }

    /// A class of the library, or a static method of one.
    fn of_library_class(&mut self, cx: &mut Cx<'_>, name: &str) -> Result<Option<Callee>, Error> {
        let class = |name: &str| LIBRARY.iter().find(|class| class.name == name);
        if let Some(class) = class(name) {
            return self.library_class(cx, class).map(|class| Some(Callee::Class(class)));
        }
        let Some((outer, method)) = name.rsplit_once('.') else { return Ok(None) };
        let Some(class) = class(outer) else { return Ok(None) };
        let defined = self.library_class(cx, class)?;
        let found = defined.methods.get(method).filter(|method| method.is_static);
        let body = found.and_then(|method| body_of(method.function.as_ref()?));
        Ok(body.map(|body| Callee::Code(body.code.clone())))
    }

    /// The class of the program that a name stands for.
    pub(super) fn class_named(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        name: &str,
    ) -> Result<Option<Rc<Definition>>, Error> {
        match self.resolve_given(cx, scope, name)? {
            Some(Callee::Class(class)) => Ok(Some(class)),
            // A class without a classdef is known once its constructor is.
            _ => Ok(self.classes.get(name).cloned()),
        }
    }

    /// What a handle or a text stands for. In a text of the library it comes from the program, unless it names a helper.
    pub(super) fn resolve_given(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        match scope.filter(|&scope| self.is_library(scope)) {
            None => self.resolve(cx, scope, name),
            Some(library) => {
                let file = self.scopes.get(library as usize);
                let own = file.is_some_and(|scope| scope.functions.contains_key(name));
                let ours = own || self.helpers.contains_key(name);
                self.resolve(cx, Some(library).filter(|_| ours), name)
            }
        }
    }

    /// What the library has by a name that the program gives to a function of its own: a handle in a text of the library
    /// is of this one.
    pub(super) fn shadowed(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Code,
        name: &str,
    ) -> Result<Option<Callee>, Error> {
        let library = code.scope.filter(|&scope| self.is_library(scope));
        let of_program = library.is_some()
            && (self.functions.contains_key(name) || self.find_file(cx, None, name).is_some());
        if of_program { self.resolve(cx, library, name) } else { Ok(None) }
    }
}

/// The folders of a package.
fn folders(package: &str) -> String {
    let parts: Vec<String> = package.split('.').map(|part| format!("+{part}")).collect();
    parts.join("/")
}

/// A package as a value: it is only asked for what is in it. No function has such a name.
pub(super) fn package(name: &str) -> Value {
    Value::Function(Rc::new(Function::named(&format!("+{name}"))))
}

/// A class as a value: it is only asked for what is in it.
pub(super) fn class_reference(class: &Rc<Definition>) -> Value {
    let body = Rc::new(ClassReference(class.clone()));
    Value::Function(Rc::new(Function::Named { name: class.name.clone(), body: Some(body) }))
}

/// What such a value holds.
#[derive(Debug)]
struct ClassReference(Rc<Definition>);

impl FunctionBody for ClassReference {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

/// The class that a value stands for.
pub(super) fn referenced_class(value: &Value) -> Option<&Rc<Definition>> {
    let Value::Function(function) = value else { return None };
    let Function::Named { body: Some(body), .. } = &**function else { return None };
    Some(&body.as_any().downcast_ref::<ClassReference>()?.0)
}

/// The name of the package that a value is.
pub(super) fn package_of(value: &Value) -> Option<&str> {
    match value {
        Value::Function(function) => match &**function {
            Function::Named { name, body: None } => name.strip_prefix('+'),
            _ => None,
        },
        _ => None,
    }
}

/// A function of a package.
pub(super) fn member(package: &str, name: &str) -> Value {
    Value::Function(Rc::new(Function::named(&format!("{package}.{name}"))))
}
