//! A class definition with the classes that it is made from: what its objects carry with them.

use super::construct::{EXCEPTION, body_of, exception_class};
use super::plain::{EVENT_DATA, plain_class};
use crate::builtins::Cx;
use crate::builtins::classes::LibraryClass;
use crate::builtins::context::Files;
use crate::bytecode::{Chunk, CompiledClass, CompiledMethod, Reg};
use crate::diag::Error;
use crate::value::{
    Class, Definition, ElemType, Function, Initial, MemberAccess, Method, Property, Value,
};
use crate::vm::Vm;
use crate::vm::code::{Body, Callee};
use crate::vm::load::{compile_text, first};
use indexmap::IndexMap;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Superclasses that are part of the language, and whether their objects are handles. What else they bring are functions
/// that every object has; those that bring methods are classes of the library.
const BUILT_IN: [(&str, bool); 5] = [
    ("handle", true),
    ("dynamicprops", true),
    ("matlab.mixin.Copyable", true),
    ("matlab.mixin.Heterogeneous", false),
    ("matlab.mixin.Scalar", false),
];

/// The packages that a file lies in: `a.b.` for `…/+a/+b/…`.
pub(super) fn packages_of(folder: &str) -> String {
    let parts: Vec<&str> = folder.split('/').filter(|part| !part.starts_with('@')).collect();
    let packages = parts.iter().rev().map_while(|part| part.strip_prefix('+'));
    let mut packages: Vec<&str> = packages.collect();
    packages.reverse();
    packages.iter().map(|package| format!("{package}.")).collect()
}

impl Vm {
    /// The class that a file defines. `functions` are those that only its methods see.
    pub(in crate::vm) fn define_class(
        &mut self,
        cx: &mut Cx<'_>,
        compiled: &CompiledClass,
        functions: &[Rc<Chunk>],
        folder: Rc<str>,
    ) -> Result<Rc<Definition>, Error> {
        let name: Rc<str> = format!("{}{}", packages_of(&folder), compiled.name).into();
        if self.defining.contains(&name) {
            return Err(Error::new(
                "MATLAB:class:CircularInheritance",
                format!("The class '{name}' is among its own superclasses."),
            ));
        }
        self.defining.push(name.clone());
        let defined = self.define_parts(cx, compiled, functions, folder, name);
        self.defining.pop();
        let class = defined.map_err(|error| match error.location() {
            None => error.at(compiled.source, compiled.span),
            Some(_) => error,
        })?;
        self.classes.insert(class.name.clone(), class.clone());
        self.epoch += 1;
        Ok(class)
    }

    /// A class of the library.
    pub(in crate::vm) fn library_class(
        &mut self,
        cx: &mut Cx<'_>,
        class: &LibraryClass,
    ) -> Result<Rc<Definition>, Error> {
        if let Some(known) = self.classes.get(class.name) {
            return Ok(known.clone());
        }
        let (packages, name) = class.name.rsplit_once('.').unwrap_or(("", class.name));
        let folders = packages.split('.').filter(|package| !package.is_empty());
        let folder: String = folders.map(|package| format!("/+{package}")).collect();
        let text = self.toolboxes.text(class.file, class.text)?;
        let source = self.sources.add(format!("{name}.m"), &*text);
        let unit = compile_text(source, &text, &[]).map_err(first)?;
        let compiled = unit.class.ok_or_else(|| crate::vm::exception::undefined(class.name))?;
        let from = self.scopes.len();
        let defined = self.define_class(cx, &compiled, &unit.functions, folder.into())?;
        self.scopes.iter_mut().skip(from).for_each(|scope| scope.library = true);
        Ok(defined)
    }

    fn define_parts(
        &mut self,
        cx: &mut Cx<'_>,
        compiled: &CompiledClass,
        functions: &[Rc<Chunk>],
        folder: Rc<str>,
        name: Rc<str>,
    ) -> Result<Rc<Definition>, Error> {
        let scope = self.file_scope(functions, folder.clone(), Some(name.clone()));
        let mut handle = false;
        let mut bases: Vec<Rc<Definition>> = Vec::new();
        let mut ancestors = vec![name.clone()];
        let mut underlying = None;
        for base in &compiled.bases {
            if let Some(class) = Class::from_name(base) {
                underlying = Some(ElemType::real(class));
                ancestors.push(base.clone());
                continue;
            }
            if let Some((_, shared)) = BUILT_IN.iter().find(|(known, _)| *known == &**base) {
                handle |= shared;
                ancestors.push(base.clone());
                continue;
            }
            let class = match &**base {
                name if name == EVENT_DATA.0 => Rc::new(plain_class(name, &EVENT_DATA.1)),
                EXCEPTION => Rc::new(exception_class()),
                _ => self.base_class(cx, scope, base)?,
            };
            underlying = underlying.or(class.underlying);
            if class.sealed {
                let message =
                    format!("Class '{base}' is sealed and may not be used as a superclass.");
                return Err(Error::new("MATLAB:class:sealedSuperclass", message));
            }
            handle |= class.handle;
            ancestors.extend(class.ancestors.iter().cloned());
            bases.push(class);
        }
        if handle {
            ancestors.push("handle".into());
        }
        let mut seen = std::collections::HashSet::new();
        ancestors.retain(|ancestor| seen.insert(ancestor.clone()));
        let mut made = Definition {
            name: name.clone(),
            handle,
            is_abstract: compiled.is_abstract,
            sealed: compiled.sealed,
            bases,
            ancestors,
            properties: IndexMap::new(),
            methods: IndexMap::new(),
            constructor: None,
            constructs: Vec::new(),
            events: compiled.events.clone(),
            members: IndexMap::new(),
            initial: RefCell::default(),
            progress: Cell::new(Initial::Unknown),
            inferior_to: RefCell::default(),
            superior_to: compiled.inferior.clone().into(),
            underlying,
            of_struct: false,
            meta: RefCell::default(),
            destructors: Vec::new(),
            due: handle.then(|| cx.world.cleanups.clone()),
        };
        self.own_properties(&mut made, compiled, scope);
        self.own_methods(cx, &mut made, compiled, scope, &folder)?;
        for (member, chunk) in &compiled.members {
            let value = self.method_value(member, chunk, scope);
            made.members.insert(member.clone(), value);
        }
        inherit(&mut made)?;
        if handle {
            made.destructors = destructors(&made);
        }
        let left = made.methods.values().any(|method| method.is_abstract);
        made.is_abstract |= left || made.properties.values().any(|p| p.is_abstract);
        Ok(Rc::new(made))
    }

    fn own_properties(&mut self, made: &mut Definition, compiled: &CompiledClass, scope: u32) {
        for property in &compiled.properties {
            let name = property.name.clone();
            let mut function = |chunk: &Rc<Chunk>| self.method_value(&property.name, chunk, scope);
            let made_of = Property {
                name: name.clone(),
                owner: made.name.clone(),
                get: property.get.clone(),
                set: property.set.clone(),
                constant: property.constant,
                dependent: property.dependent,
                hidden: property.hidden,
                transient: property.transient,
                is_abstract: property.is_abstract,
                observed: property.observed,
                roles: property.roles.clone(),
                default: property.default.as_ref().map(&mut function),
                check: property.check.as_ref().map(&mut function),
                getter: None,
                setter: None,
            };
            made.properties.insert(name, made_of);
        }
    }

    fn own_methods(
        &mut self,
        cx: &mut Cx<'_>,
        made: &mut Definition,
        compiled: &CompiledClass,
        scope: u32,
        folder: &str,
    ) -> Result<(), Error> {
        for method in &compiled.methods {
            let value = match &method.chunk {
                Some(chunk) => Some(self.method_value(&method.name, chunk, scope)),
                None if method.is_abstract => None,
                // Where there is no such file, that is an error of who calls the method.
                None => self.method_file(cx, folder, &method.name, scope)?,
            };
            if let Some(property) = method.name.strip_prefix("get.") {
                accessor(made, property)?.getter = value;
            } else if let Some(property) = method.name.strip_prefix("set.") {
                accessor(made, property)?.setter = value;
            } else if method.name == compiled.name {
                let chunk = method.chunk.as_deref();
                let slots = chunk.map_or(&[][..], |chunk| &chunk.slots);
                made.constructs =
                    slots.iter().filter_map(|slot| slot.strip_prefix('@')).map(Rc::from).collect();
                made.constructor = Some(own_method(made, method, value));
            } else {
                let own = own_method(made, method, value);
                made.methods.insert(method.name.clone(), own);
            }
        }
        // The other files of its folder are methods too.
        if !folder.rsplit('/').next().is_some_and(|last| last.starts_with('@')) {
            return Ok(());
        }
        self.methods_of_folder(cx, made, &compiled.name, scope, folder)
    }

    /// The files of a class's folder as its methods.
    pub(super) fn methods_of_folder(
        &mut self,
        cx: &mut Cx<'_>,
        made: &mut Definition,
        class: &str,
        scope: u32,
        folder: &str,
    ) -> Result<(), Error> {
        let files = cx.world.files.entries(folder).unwrap_or_default();
        for entry in files.iter().filter(|entry| !entry.folder) {
            let Some(name) = entry.name.strip_suffix(".m") else { continue };
            if name == class || made.methods.contains_key(name) {
                continue;
            }
            if let Some(value) = self.method_file(cx, folder, name, scope)? {
                let code = body_of(&value).map(|body| body.code.clone());
                let params = code.iter().flat_map(|code| {
                    let name = |reg: Reg| code.chunk.slots.get(reg as usize).cloned();
                    code.chunk.params.iter().map(move |param| param.and_then(name))
                });
                let inputs = params.map(|name| Rc::from(name.as_deref().unwrap_or("~"))).collect();
                let method = Method {
                    name: name.into(),
                    owner: made.name.clone(),
                    access: Default::default(),
                    is_static: false,
                    hidden: false,
                    sealed: false,
                    is_abstract: false,
                    roles: Rc::from([]),
                    inputs,
                    function: Some(value),
                };
                made.methods.insert(name.into(), method);
            }
        }
        Ok(())
    }

    /// The method that a file of the class's folder is.
    fn method_file(
        &mut self,
        cx: &mut Cx<'_>,
        folder: &str,
        name: &str,
        scope: u32,
    ) -> Result<Option<Value>, Error> {
        let path = format!("{}/{name}.m", folder.trim_end_matches('/'));
        let unit = match self.unit_of_file(cx, &path)? {
            Some(unit) => unit,
            None => return Ok(None),
        };
        let Some((first, local)) = unit.functions.split_first() else { return Ok(None) };
        let class = self.scopes.get(scope as usize).and_then(|scope| scope.class.clone());
        // Its own local functions are seen by it alone. Its name stands there for what it stands for everywhere: the
        // method only where an argument is an object.
        let own = self.file_scope(local, folder.into(), class);
        Ok(Some(self.method_value(name, first, own)))
    }

    /// What a class that another is made from stands for.
    fn base_class(
        &mut self,
        cx: &mut Cx<'_>,
        scope: u32,
        name: &str,
    ) -> Result<Rc<Definition>, Error> {
        match self.resolve(cx, Some(scope), name)? {
            Some(Callee::Class(class)) => Ok(class),
            _ => Err(Error::new(
                "MATLAB:class:InvalidSuperClass",
                format!(
                    "The specified superclass '{name}' contains a parse error, cannot be found on \
                     MATLAB's search path, or is shadowed by another file with the same name."
                ),
            )),
        }
    }

    /// A function as a value that keeps hold of it.
    fn method_value(&mut self, name: &str, chunk: &Rc<Chunk>, scope: u32) -> Value {
        let code = self.load(chunk.clone(), Some(scope));
        let body = Body { code, environment: None };
        Value::Function(Rc::new(Function::Named { name: name.into(), body: Some(Rc::new(body)) }))
    }
}

fn own_method(made: &Definition, method: &CompiledMethod, function: Option<Value>) -> Method {
    Method {
        name: method.name.clone(),
        owner: made.name.clone(),
        access: method.access.clone(),
        is_static: method.is_static,
        hidden: method.hidden,
        sealed: method.sealed,
        is_abstract: method.is_abstract,
        roles: method.roles.clone(),
        inputs: method.inputs.clone(),
        function,
    }
}

/// The property that a `get.` or `set.` method is of.
fn accessor<'a>(made: &'a mut Definition, property: &str) -> Result<&'a mut Property, Error> {
    let message = format!(
        "The class '{}' has no property '{property}', and a get or set method for it.",
        made.name
    );
    made.properties
        .get_mut(property)
        .ok_or_else(|| Error::new("MATLAB:class:InvalidPropertyAccessMethod", message))
}

/// The methods `delete` of a class and its superclasses, each once.
fn destructors(class: &Definition) -> Vec<Value> {
    let mut classes = vec![class];
    let (mut owners, mut found): (Vec<&Rc<str>>, Vec<Value>) = (Vec::new(), Vec::new());
    while let Some(class) = classes.pop() {
        if let Some(method) = class.methods.get("delete")
            && method.is_destructor()
            && !owners.contains(&&method.owner)
            && let Some(function) = &method.function
        {
            owners.push(&method.owner);
            found.push(function.clone());
        }
        classes.extend(class.bases.iter().rev().map(|base| &**base));
    }
    found
}

/// Adds what comes from superclasses.
pub(super) fn inherit(made: &mut Definition) -> Result<(), Error> {
    for base in made.bases.clone() {
        for (name, property) in &base.properties {
            match made.properties.get(name) {
                None => {
                    made.properties.insert(name.clone(), property.clone());
                }
                Some(own) if own.owner == property.owner || property.is_abstract => {}
                // A private one is another property, of which only one is kept here.
                Some(_) if property.get == MemberAccess::Private => {}
                Some(own) => {
                    return Err(Error::new(
                        "MATLAB:class:PropertyRedefined",
                        format!(
                            "Cannot define property '{name}' in class '{}' because the property \
                             has already been defined in the superclass '{}'.",
                            own.owner, property.owner
                        ),
                    ));
                }
            }
        }
        for (name, method) in &base.methods {
            let replaces = |own: &Method| own.is_abstract && !method.is_abstract;
            match made.methods.get(name) {
                // A conversion to a class is not needed in that class itself: its constructor has the name.
                None if *name == made.name => {}
                None => {
                    made.methods.insert(name.clone(), method.clone());
                }
                Some(own) if own.owner == method.owner => {}
                Some(own) if method.sealed => {
                    return Err(Error::new(
                        "MATLAB:class:sealedMethod",
                        format!(
                            "Method '{name}' in class '{}' cannot be redefined: it is sealed in \
                             class '{}'.",
                            own.owner, method.owner
                        ),
                    ));
                }
                // What one superclass leaves open another one may do.
                Some(own) if replaces(own) && own.owner != made.name => {
                    made.methods.insert(name.clone(), method.clone());
                }
                Some(_) => {}
            }
        }
        for event in &base.events {
            if !made.events.contains(event) {
                made.events.push(event.clone());
            }
        }
        for (member, value) in &base.members {
            made.members.entry(member.clone()).or_insert_with(|| value.clone());
        }
    }
    Ok(())
}
