//! Class definitions: what their attributes mean, and the functions that their parts become.
//!
//! A property's default is a function that gives it, and its size, class and validators are a function that converts
//! and checks a value, both compiled as any other. Must not know which classes there are.

use super::chunk::{Chunk, CompiledClass, CompiledMethod, CompiledProperty};
use super::compile::compile_function;
use crate::diag::{Error, Result};
use crate::syntax::{
    Access as Step, AccessKind, Argument, ArgumentsBlock, ArgumentsKind, Assign, AssignTarget, Ast,
    Attribute, ClassDef, Expr, ExprKind, FunctionDef, Ident, NumberLiteral, Parameter, Quote, Stmt,
    StmtKind, Text,
};
use crate::value::MemberAccess;
use std::rc::Rc;

/// The attributes of methods and of properties that say what they are for tests.
pub const METHOD_ROLES: [&str; 5] =
    ["Test", "TestClassSetup", "TestClassTeardown", "TestMethodSetup", "TestMethodTeardown"];
/// The same of properties.
pub const PROPERTY_ROLES: [&str; 3] =
    ["TestParameter", "MethodSetupParameter", "ClassSetupParameter"];

/// The names of a function's arguments.
fn inputs_of(function: Option<&FunctionDef>) -> Rc<[Rc<str>]> {
    let params = function.iter().flat_map(|f| &f.params);
    params.map(|p| Rc::from(p.name.as_deref().unwrap_or("~"))).collect()
}

/// Compiles a class definition.
pub(super) fn compile_class(class: &ClassDef, ast: &Ast) -> Result<CompiledClass> {
    let own = Attributes { given: &class.attributes, ast };
    let known = [
        "Abstract",
        "Sealed",
        "HandleCompatible",
        "Hidden",
        "ConstructOnLoad",
        "InferiorClasses",
        "AllowedSubclasses",
        "Description",
        "DetailedDescription",
    ];
    own.known(&known, "a class")?;
    let mut compiled = CompiledClass {
        name: class.name.name.as_str().into(),
        bases: class.bases.iter().map(|base| base.name.as_str().into()).collect(),
        is_abstract: own.flag("Abstract")?,
        sealed: own.flag("Sealed")?,
        handle_compatible: own.flag("HandleCompatible")?,
        inferior: own.classes("InferiorClasses"),
        properties: Vec::new(),
        methods: Vec::new(),
        events: class.events.iter().map(|event| event.name.as_str().into()).collect(),
        members: Vec::new(),
        source: ast.source,
        span: class.name.span,
    };
    for block in &class.properties {
        let attributes = Attributes { given: &block.attributes, ast };
        for entry in &block.entries {
            compiled.properties.push(property(class, entry, &attributes)?);
        }
    }
    for block in &class.methods {
        let attributes = Attributes { given: &block.attributes, ast };
        let known = [
            "Access",
            "Static",
            "Abstract",
            "Hidden",
            "Sealed",
            "Description",
            "TestTags",
            "ParameterCombination",
        ];
        attributes.known(&[&known[..], &METHOD_ROLES].concat(), "methods")?;
        let roles = attributes.roles(&METHOD_ROLES)?;
        let functions = block.functions.iter().map(|f| (&f.name, Some(f)));
        let declared = block.declared.iter().map(|name| (name, None));
        for (name, function) in functions.chain(declared) {
            compiled.methods.push(CompiledMethod {
                name: name.name.as_str().into(),
                access: attributes.access("Access")?.unwrap_or_default(),
                is_static: attributes.flag("Static")?,
                is_abstract: attributes.flag("Abstract")?,
                hidden: attributes.flag("Hidden")?,
                sealed: attributes.flag("Sealed")?,
                roles: roles.clone(),
                inputs: inputs_of(function),
                chunk: match function {
                    Some(f) => Some(Rc::new(compile_function(f, ast, None)?)),
                    None => None,
                },
            });
        }
    }
    for (name, args) in &class.members {
        let path = vec![Step { kind: AccessKind::Paren(args.clone()), span: name.span }];
        let base = Box::new(Expr::new(ExprKind::Name(class.name.name.clone()), name.span));
        let value = Expr::new(ExprKind::Index { base, path }, name.span);
        let function = giving(name, value, Vec::new());
        let chunk = compile_function(&function, ast, None)?;
        compiled.members.push((name.name.as_str().into(), Rc::new(chunk)));
    }
    Ok(compiled)
}

fn property(
    class: &ClassDef,
    entry: &Argument,
    attributes: &Attributes<'_>,
) -> Result<CompiledProperty> {
    let ast = attributes.ast;
    let known = [
        "Access",
        "GetAccess",
        "SetAccess",
        "Constant",
        "Dependent",
        "Hidden",
        "Abstract",
        "SetObservable",
        "GetObservable",
        "AbortSet",
        "Transient",
        "NonCopyable",
        "PartialMatchPriority",
        "Description",
        "DetailedDescription",
    ];
    attributes.known(&[&known[..], &PROPERTY_ROLES].concat(), "properties")?;
    let access = attributes.access("Access")?;
    let one = |which| Ok(attributes.access(which)?.or_else(|| access.clone()).unwrap_or_default());
    let mut compiled = CompiledProperty {
        name: entry.name.name.as_str().into(),
        get: one("GetAccess")?,
        set: one("SetAccess")?,
        constant: attributes.flag("Constant")?,
        dependent: attributes.flag("Dependent")?,
        hidden: attributes.flag("Hidden")?,
        transient: attributes.flag("Transient")?,
        is_abstract: attributes.flag("Abstract")?,
        observed: attributes.flag("SetObservable")?,
        roles: attributes.roles(&PROPERTY_ROLES)?,
        default: None,
        check: None,
    };
    let of: Rc<str> = class.name.name.as_str().into();
    let about = |mut chunk: Chunk| {
        chunk.checks.iter_mut().for_each(|check| check.property_of = Some(of.clone()));
        Rc::new(chunk)
    };
    let line = Argument { default: None, ..entry.clone() };
    let checks = !line.dims.is_empty() || line.class.is_some() || !line.validators.is_empty();
    let block = |kind| ArgumentsBlock { kind, entries: vec![line.clone()], span: entry.span };
    let default = entry.default.clone().or_else(|| beginning(entry));
    if let Some(value) = default {
        let checked = checks && entry.default.is_some();
        let arguments = if checked { vec![block(ArgumentsKind::Output)] } else { Vec::new() };
        let function = giving(&entry.name, value, arguments);
        compiled.default = Some(about(compile_function(&function, ast, None)?));
    }
    if checks {
        let named =
            Parameter { name: Some(entry.name.name.clone()), default: None, span: entry.name.span };
        let function = FunctionDef {
            params: vec![named.clone()],
            arguments: vec![block(ArgumentsKind::Input)],
            ..giving_nothing(&entry.name, vec![named])
        };
        compiled.check = Some(about(compile_function(&function, ast, None)?));
    }
    Ok(compiled)
}

/// `function name = name() … end` without a body.
fn giving_nothing(name: &Ident, outs: Vec<Parameter>) -> FunctionDef {
    FunctionDef {
        name: name.clone(),
        params: Vec::new(),
        outs,
        arguments: Vec::new(),
        body: Vec::new(),
        nested: Vec::new(),
        help: String::new(),
        span: name.span,
    }
}

/// A function that gives a value; what it gives is checked as these lines say.
fn giving(name: &Ident, value: Expr, arguments: Vec<ArgumentsBlock>) -> FunctionDef {
    // The name of the result is seen by the expression as well, where the two may be alike.
    let checked = !arguments.is_empty();
    let result = if checked { name.name.clone() } else { "value ".to_owned() };
    let out = Parameter { name: Some(result.clone()), default: None, span: name.span };
    let span = value.span;
    let target = AssignTarget {
        name: Some(Ident { name: result, span: name.span }),
        path: Vec::new(),
        span: name.span,
    };
    let assign = Assign { targets: vec![target], bracketed: false, op: None, value };
    let stmt = Stmt { kind: StmtKind::Assign(assign), span, print: false };
    FunctionDef { arguments, body: vec![stmt], ..giving_nothing(name, vec![out]) }
}

/// What a property of some size and class begins with where its line gives no value.
fn beginning(entry: &Argument) -> Option<Expr> {
    let class = entry.class.as_ref().map(|class| class.name.as_str());
    if entry.dims.is_empty() && class.is_none() {
        return None;
    }
    let span = entry.span;
    let number = |x: f64| Expr::new(ExprKind::Number(NumberLiteral::Real(x)), span);
    let mut args: Vec<Expr> =
        entry.dims.iter().map(|dim| number(dim.unwrap_or(0) as f64)).collect();
    if args.is_empty() {
        args = vec![number(0.0), number(0.0)];
    }
    let text = |text: &str| {
        let (raw, cooked) = (text.to_owned(), text.to_owned());
        Expr::new(ExprKind::Text(Text { quote: Quote::Single, raw, cooked }), span)
    };
    let call = |name: &str, args: Vec<Expr>| {
        let base = Box::new(Expr::new(ExprKind::Name(name.to_owned()), span));
        let path = vec![Step { kind: AccessKind::Paren(args), span }];
        Expr::new(ExprKind::Index { base, path }, span)
    };
    Some(match class {
        None => call("zeros", args),
        Some("logical") => call("false", args),
        Some("string") => call("strings", args),
        Some("cell") => call("cell", args),
        Some("char") => call("char", vec![call("zeros", args)]),
        Some(name) if crate::value::Class::from_name(name).is_some() => {
            args.push(text(name));
            call("zeros", args)
        }
        Some(_) => return None,
    })
}

/// The attributes of a class or a block.
struct Attributes<'a> {
    given: &'a [Attribute],
    ast: &'a Ast,
}

impl Attributes<'_> {
    fn error(&self, attribute: &Attribute, message: String) -> Error {
        Error::new("MATLAB:class:InvalidAttribute", message)
            .at(self.ast.source, attribute.name.span)
    }

    /// All of them are among these.
    fn known(&self, known: &[&str], what: &str) -> Result<()> {
        for attribute in self.given {
            let name = &attribute.name.name;
            if !known.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                let error = self.error(attribute, format!("'{name}' is no attribute of {what}"));
                let near = crate::diag::did_you_mean(name, known.iter().copied());
                return Err(match near {
                    Some(near) => error.hint(format!("did you mean '{near}'?")),
                    None => error.hint(format!("attributes of {what}: {}", known.join(", "))),
                });
            }
        }
        Ok(())
    }

    fn find(&self, name: &str) -> Option<&Attribute> {
        self.given.iter().rev().find(|a| a.name.name.eq_ignore_ascii_case(name))
    }

    /// Whether one is on.
    fn flag(&self, name: &str) -> Result<bool> {
        let Some(attribute) = self.find(name) else { return Ok(false) };
        let on = match attribute.value.as_ref().map(|value| &value.without_parens().kind) {
            None => true,
            Some(ExprKind::Name(word)) if word == "true" => true,
            Some(ExprKind::Name(word)) if word == "false" => false,
            Some(ExprKind::Number(NumberLiteral::Real(x))) => *x != 0.0,
            // Lists of tags, and what they are of.
            Some(ExprKind::Cell(_) | ExprKind::Text(_)) => true,
            Some(_) => {
                let message = format!("the attribute '{name}' is true or false");
                return Err(self.error(attribute, message));
            }
        };
        Ok(on != attribute.negated)
    }

    /// Those of these flags that are on.
    fn roles(&self, all: &[&'static str]) -> Result<Rc<[&'static str]>> {
        let mut on = Vec::new();
        for role in all {
            if self.flag(role)? {
                on.push(*role);
            }
        }
        Ok(on.into())
    }

    /// The classes that a list names.
    fn classes(&self, name: &str) -> Vec<Rc<str>> {
        let listed = self.find(name).and_then(|attribute| attribute.value.as_ref());
        match listed.map(|value| &value.without_parens().kind) {
            Some(ExprKind::Cell(rows)) => {
                let class = |e: &Expr| Some(e.as_name()?.strip_prefix('?')?.into());
                rows.iter().flatten().filter_map(class).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who may use something.
    fn access(&self, name: &str) -> Result<Option<MemberAccess>> {
        let Some(attribute) = self.find(name) else { return Ok(None) };
        let wrong = || {
            let message = format!(
                "the attribute '{name}' is public, protected, private, immutable or a list of classes"
            );
            self.error(attribute, message)
        };
        let Some(value) = &attribute.value else { return Err(wrong()) };
        let word = match &value.without_parens().kind {
            ExprKind::Name(word) => word.clone(),
            ExprKind::Text(text) => text.raw.clone(),
            ExprKind::Cell(rows) => {
                let class = |e: &Expr| Some(e.as_name()?.strip_prefix('?')?.into());
                let classes: Option<Vec<Rc<str>>> = rows.iter().flatten().map(class).collect();
                return Ok(Some(MemberAccess::Classes(classes.ok_or_else(wrong)?.into())));
            }
            _ => return Err(wrong()),
        };
        Ok(Some(match word.to_ascii_lowercase().as_str() {
            "public" => MemberAccess::Public,
            "protected" => MemberAccess::Protected,
            "private" => MemberAccess::Private,
            "immutable" => MemberAccess::Immutable,
            _ => match word.strip_prefix('?') {
                Some(class) => MemberAccess::Classes([Rc::from(class)].into()),
                None => return Err(wrong()),
            },
        }))
    }
}
