//! warning, and which warnings are shown.

use super::{identified, message};
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{none, one, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Shape, StructArray, Value};
use std::rc::Rc;

const STATE: &str = "the session's state";

builtins! {
    /// Warnings.
    ALL, Errors;
    "warning" [0 255; 1] ["warning(message)", "warning(format, ...)", "warning(identifier, format, ...)", "s = warning(state, identifier)", "warning(s)"]
        host(warning, STATE), "Raises a warning, or switches warnings on and off."
        [Equal("warning('off', 'a:b').state", "'on'"), Fails("warning({1})", "expected text")];
    "lastwarn" [0 2; 2] ["message = lastwarn()", "[message, identifier] = lastwarn()", "lastwarn(message, identifier)"]
        host(lastwarn, STATE), "The last warning."
        [Equal("ischar(lastwarn())", "true"), Fails("lastwarn(1)", "expected text")];
}

/// The state of a warning as `warning` gives and takes it.
fn state(identifier: &str, on: bool) -> Value {
    let fields = [("identifier", identifier), ("state", if on { "on" } else { "off" })]
        .into_iter()
        .map(|(k, v)| (Rc::from(k), vec![Value::from(v)]))
        .collect();
    Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
}

fn is_on(cx: &Cx<'_>, identifier: &str) -> bool {
    let silenced = &cx.world.silenced;
    !silenced.contains(identifier) && (identifier == "all" || !silenced.contains("all"))
}

fn switch(cx: &mut Cx<'_>, identifier: &str, on: bool) {
    if on {
        if identifier == "all" {
            cx.world.silenced.clear();
        }
        cx.world.silenced.remove(identifier);
    } else {
        cx.world.silenced.insert(identifier.to_owned());
    }
}

fn warning(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args {
        [] => return one(state("all", is_on(cx, "all"))),
        [Value::Struct(s)] => {
            let column = |name| s.fields.get(name).cloned().unwrap_or_default();
            for (id, wanted) in column("identifier").iter().zip(column("state")) {
                let on = wanted.as_text().as_deref() != Some("off");
                switch(cx, &text("warning", id)?, on);
            }
            return none();
        }
        [first, rest @ ..] if rest.len() <= 2 => {
            if let Some(word @ ("on" | "off" | "query" | "error")) = first.as_text().as_deref() {
                let id = match rest.first() {
                    Some(id) => text("warning", id)?,
                    None => "all".to_owned(),
                };
                let before = state(&id, is_on(cx, &id));
                if word == "on" || word == "off" {
                    switch(cx, &id, word == "on");
                }
                if call.nargout > 0 || word == "query" {
                    return one(before);
                }
                return none();
            }
        }
        _ => {}
    }
    let (identifier, rest) = identified(call.args);
    let text = message("warning", rest)?;
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
