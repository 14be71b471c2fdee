//! warning, and which warnings are shown.

use super::{identified, message};
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{none, one, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::{Shape, StructArray, Value};
use std::rc::Rc;

const STATE: &str = "the session's state";

builtins! {
    /// Warnings.
    ALL, Errors;
    "warning" [0 255; 1] ["warning(message)", "warning(format, ...)", "warning(identifier, format, ...)", "s = warning(state, identifier)", "warning('error', identifier)", "warning(s)"]
        host(warning, STATE), "Raises a warning, or switches warnings on and off."
        [Equal("warning('off', 'a:b').state", "'on'"), Fails("warning('error', 'a:b'); warning('a:b', 'careful')", "careful"), Fails("warning({1})", "expected text")];
    "lastwarn" [0 2; 2] ["message = lastwarn()", "[message, identifier] = lastwarn()", "lastwarn(message, identifier)"]
        host(lastwarn, STATE), "The last warning."
        [Equal("ischar(lastwarn())", "true"), Fails("lastwarn(1)", "expected text")];
}

/// The state of a warning as `warning` gives and takes it.
fn state(cx: &Cx<'_>, identifier: &str) -> Value {
    states(cx, &[identifier.to_owned()], Shape::scalar())
}

/// The states of warnings, as many as the shape has elements.
fn states(cx: &Cx<'_>, identifiers: &[String], shape: Shape) -> Value {
    let word = |identifier: &String| match is_on(cx, identifier) {
        _ if is_raised(cx, identifier) => "error",
        true => "on",
        false => "off",
    };
    let names: Vec<Value> = identifiers.iter().map(|id| Value::from(id.as_str())).collect();
    let words: Vec<Value> = identifiers.iter().map(|id| Value::from(word(id))).collect();
    let fields = [("identifier", names), ("state", words)]
        .into_iter()
        .map(|(field, values)| (Rc::from(field), values))
        .collect();
    Value::Struct(Rc::new(StructArray { shape, fields }))
}

fn is_on(cx: &Cx<'_>, identifier: &str) -> bool {
    let silenced = &cx.world.silenced;
    !silenced.contains(identifier) && (identifier == "all" || !silenced.contains("all"))
}

fn is_raised(cx: &Cx<'_>, identifier: &str) -> bool {
    cx.world.raised.contains(identifier) || cx.world.raised.contains("all")
}

/// Shows a warning from now on, silences it, or makes an error of it.
fn switch(cx: &mut Cx<'_>, identifier: &str, state: &str) {
    let (silenced, raised) = (&mut cx.world.silenced, &mut cx.world.raised);
    if state == "on" && identifier == "all" {
        silenced.clear();
        raised.clear();
    }
    silenced.remove(identifier);
    raised.remove(identifier);
    match state {
        "off" => silenced.insert(identifier.to_owned()),
        "error" => raised.insert(identifier.to_owned()),
        _ => false,
    };
}

fn warning(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args {
        [] => return one(state(cx, "all")),
        [Value::Struct(s)] => {
            let column = |name| s.fields.get(name).cloned().unwrap_or_default();
            let ids = column("identifier");
            let ids: Vec<String> = ids.iter().map(|id| text("warning", id)).collect::<Flow<_>>()?;
            let before = states(cx, &ids, s.shape.clone());
            for (id, wanted) in ids.iter().zip(column("state")) {
                let wanted = wanted.as_text()?.unwrap_or_default();
                switch(cx, id, &wanted);
            }
            if call.nargout > 0 && ids.len() == s.shape.numel() {
                return one(before);
            }
            return none();
        }
        [first, rest @ ..] if rest.len() <= 2 => {
            if let Some(word @ ("on" | "off" | "query" | "error")) = first.as_text()?.as_deref() {
                let id = match rest.first() {
                    Some(id) => text("warning", id)?,
                    None => "all".to_owned(),
                };
                let before = state(cx, &id);
                if word != "query" {
                    switch(cx, &id, word);
                }
                if call.nargout > 0 || word == "query" {
                    return one(before);
                }
                return none();
            }
        }
        _ => {}
    }
    let (identifier, rest) = identified(call.args)?;
    let text = message("warning", rest)?;
    if is_raised(cx, &identifier) && !text.is_empty() {
        return Err(Error::new(identifier, text).into());
    }
    if !text.is_empty() {
        cx.world.warn(&identifier, &text);
    }
    none()
}

fn lastwarn(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (message, identifier) = cx.world.last_warning.clone();
    let out =
        [Value::from(message.as_str()), Value::from(identifier.as_str())].into_iter().collect();
    if let Some(new) = call.args.first() {
        let new = text("lastwarn", new)?;
        let id = call.args.get(1).map(|v| text("lastwarn", v)).transpose()?.unwrap_or_default();
        cx.world.last_warning = (new, id);
        if call.nargout == 0 {
            return none();
        }
    }
    Ok(out)
}
