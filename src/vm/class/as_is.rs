//! `builtin('subsref', …)` and `builtin('subsasgn', …)`: what indexing an object means where its class's own methods are
//! left aside, with the rights of the code that asks. A description of indexing becomes a function that indexes so; objects of
//! other classes that it comes to on its way are indexed as everywhere.

use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::syntax::KEYWORDS;
use crate::value::{Refusal, StructArray, Value};
use crate::vm::Vm;
use crate::vm::code::{Body, Code};
use crate::vm::frame::{Args, Exec, Frame, Ret, Signal};
use crate::vm::load::{compile_text, first};
use crate::vm::object::cell_row;
use std::rc::Rc;

/// A description of indexing as it would be written, and the values that stand in it as `a1`, `a2`, …
struct Written {
    path: String,
    values: Vec<Value>,
}

impl Written {
    fn of(described: &Value) -> Result<Written, Refusal> {
        let wrong = || {
            Error::new(
                "MATLAB:subsArgument",
                "The description of an indexing is a struct array with the fields 'type' and 'subs'.",
            )
        };
        let Value::Struct(described) = described else { return Err(wrong().into()) };
        let column = |described: &StructArray, name: &str| described.fields.get(name).cloned();
        let (Some(kinds), Some(subs)) = (column(described, "type"), column(described, "subs"))
        else {
            return Err(wrong().into());
        };
        let mut written = Written { path: String::new(), values: Vec::new() };
        for (kind, sub) in kinds.iter().zip(subs) {
            let (kind, name) = (kind.as_text()?.unwrap_or_default(), sub.as_text()?);
            let argument = format!("a{}", written.values.len() + 1);
            let step = match (kind.as_str(), name) {
                (".", Some(name)) if is_plain(&name) => {
                    written.path.push_str(&format!(".{name}"));
                    continue;
                }
                (".", Some(_)) => format!(".({argument})"),
                ("()", _) => format!("({argument}{{:}})"),
                ("{}", _) => format!("{{{argument}{{:}}}}"),
                _ => return Err(wrong().into()),
            };
            let subscripts = kind != "." && !matches!(sub, Value::Cell(_));
            written.path.push_str(&step);
            written.values.push(if subscripts { cell_row(vec![sub]) } else { sub });
        }
        Ok(written)
    }

    /// `a1, a2, …`, each after a comma.
    fn parameters(&self) -> String {
        (1..=self.values.len()).map(|k| format!(", a{k}")).collect()
    }
}

/// Whether a name can stand after a dot as it is.
fn is_plain(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !KEYWORDS.contains(&name)
}

impl Vm {
    /// `builtin('subsref', object, described)`
    pub(super) fn subsref_as_is(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &Value,
        described: &Value,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        let written = Written::of(described)?;
        let text = format!("@(o{}) o{};", written.parameters(), written.path);
        let code = self.indexer(frame, object, text)?;
        let Some(code) = code.children.first().cloned() else { return Ok(Values::new()) };
        let text: Rc<str> = code.chunk.text.clone();
        let body = Rc::new(Body { code, environment: None });
        let function = crate::value::Function::Anonymous { text, captured: [].into(), body };
        let mut args: Args = smallvec::smallvec![object.clone()];
        args.extend(written.values);
        self.call_value(cx, frame, &Value::Function(Rc::new(function)), &mut args, nout, ret)
    }

    /// `builtin('subsasgn', object, described, value)`
    pub(super) fn subsasgn_as_is(
        &mut self,
        frame: &Frame,
        object: &Value,
        described: &Value,
        value: Value,
        ret: Ret,
    ) -> Exec<Values> {
        let written = Written::of(described)?;
        let (parameters, path) = (written.parameters(), written.path);
        let text = format!("function o = subsasgn(o, v{parameters})\n  o{path} = v;\nend\n");
        let code = self.indexer(frame, object, text)?;
        let mut args: Args = smallvec::smallvec![object.clone(), value];
        args.extend(written.values);
        Err(Signal::Push(self.enter(&code, None, args, 1, ret)?))
    }

    /// The code of such a function, as part of the file whose code asks for it.
    fn indexer(&mut self, frame: &Frame, object: &Value, text: String) -> Result<Rc<Code>, Error> {
        let class: Rc<str> = object.class_name().into();
        let key = (text, frame.code.scope, class.clone());
        if let Some(code) = self.indexers.get(&key) {
            return Ok(code.clone());
        }
        let source = self.sources.add("indexing", key.0.as_str());
        let unit = compile_text(source, &key.0, &[]).map_err(first)?;
        let chunk = unit.functions.first().cloned().or(unit.body);
        let chunk = chunk.ok_or_else(|| crate::vm::exception::undefined("subsref"))?;
        let code = self.load(chunk, frame.code.scope);
        for code in code.children.iter().chain([&code]) {
            code.as_is.replace(Some(class.clone()));
        }
        self.indexers.insert(key, code.clone());
        Ok(code)
    }
}
