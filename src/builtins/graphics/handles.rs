//! `set` and `get` by handle: whole numbers are figures, others axes and what is drawn in them.

use super::WHY;
use super::model::{Close, Datum, put};
use super::series::{datum, property};
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{doubles, none, number, one, refuse, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Value};

builtins! {
    /// Handles.
    HANDLES, Graphics;
    "get" [2 2; 1] ["value = get(handle, property)"]
        host(get, WHY), "A property of axes or of something drawn, as it was given."
        [Equal("get(plot(1:3, 'LineWidth', 2), 'LineWidth')", "2"), Fails("get(0.25, 'Color')", "handle")];
    "ishandle" [1 1; 1] ["tf = ishandle(handle)"]
        host(is_handle, WHY), "Whether something drawn has this handle."
        [Equal("ishandle(plot(1:3))", "true"), Equal("ishandle(0.25)", "false"), Fails("ishandle({1})", "expected")];
    "set" [3 255; 0] ["set(handle, property, value, …)"]
        host(set, WHY), "Sets properties of axes or of something drawn."
        [Prints("h = plot(1:3); set(h, 'Color', 'r'); set(gca, 'FontSize', 14); disp(get(h, 'color'))", "r\n"), Fails("set(0.25, 'Color', 'r')", "handle")];
}

fn unknown(name: &str) -> crate::builtins::Stop {
    refuse(name, "handle", "expected a handle that plot, gca or others gave")
}

fn set(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut given = Vec::new();
    for pair in call.args[1..].chunks(2) {
        let [key, value] = pair else {
            return Err(refuse("set", "pairs", "expected a value after each property"));
        };
        given.push((property(&text("set", key)?), datum("set", value)?));
    }
    for handle in doubles("set", &call.args[0])? {
        if handle == libm::trunc(handle) && handle >= 1.0 {
            if let Some((_, Datum::Text(name))) = given.iter().find(|(key, _)| key == "name") {
                cx.world.figures.select(Some(handle as u32));
                cx.world.figures.rename(name.clone());
            }
            continue;
        }
        let pieces = cx.world.figures.pieces(handle).ok_or_else(|| unknown("set"))?;
        for (key, value) in &given {
            put(pieces, key.clone(), value.clone());
        }
    }
    none()
}

fn get(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let handle = number("get", &call.args[0])?;
    let key = text("get", &call.args[1])?;
    let pieces = cx.world.figures.pieces(handle).ok_or_else(|| unknown("get"))?;
    let name = property(&key);
    let own = match &*name {
        "xData" | "xdata" => "x",
        "yData" | "ydata" => "y",
        "zData" | "zdata" => "z",
        name => name,
    };
    match pieces.iter().find(|(known, _)| known == own).map(|(_, value)| value) {
        Some(Datum::Number(x)) => one(*x),
        Some(Datum::Flag(flag)) => one(*flag),
        Some(Datum::Text(text)) => one(Value::from(text.as_str())),
        Some(Datum::Numbers(numbers)) => one(Array::row(numbers.to_vec())),
        _ => Err(refuse(
            "get",
            "property",
            format!("there is no property '{key}' here that was given"),
        )),
    }
}

/// What of a figure can be set by its name. Its handle is a whole number, as many numbers are.
const OF_FIGURES: [&str; 18] = [
    "Name",
    "NumberTitle",
    "Position",
    "OuterPosition",
    "InnerPosition",
    "Units",
    "Color",
    "Visible",
    "MenuBar",
    "ToolBar",
    "WindowState",
    "WindowStyle",
    "PaperPosition",
    "PaperPositionMode",
    "PaperSize",
    "PaperUnits",
    "Renderer",
    "Resize",
];

/// Whether a number is the handle of axes, of something drawn, or of a figure with such a property: `handle.name`.
pub fn has_property(cx: &mut Cx<'_>, handle: f64, name: &str) -> bool {
    let figures = &mut cx.world.figures;
    figures.pieces(handle).is_some()
        || OF_FIGURES.iter().any(|own| own.eq_ignore_ascii_case(name)) && figures.is_open(handle)
}

fn is_handle(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let handle = number("ishandle", &call.args[0])?;
    one(cx.world.figures.pieces(handle).is_some())
}

/// Takes away figures, axes or drawings by their handles: `delete` of numbers.
pub fn delete(cx: &mut Cx<'_>, handles: &Value) -> Flow<Values> {
    for handle in doubles("delete", handles)? {
        if handle == libm::trunc(handle) && handle >= 1.0 {
            cx.world.figures.close(Close::Number(handle as u32));
        } else if !cx.world.figures.remove(handle) {
            return Err(unknown("delete"));
        }
    }
    none()
}
