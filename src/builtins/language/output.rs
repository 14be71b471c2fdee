//! Showing values and choosing how they are shown.

use crate::builtins::Example::{Fails, Prints};
use crate::builtins::arguments::{none, one, refuse, text};
use crate::builtins::context::Event;
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::display;
use crate::value::{NumberStyle, Value};

const TEXT: &str = "prints text";

builtins! {
    /// Showing values.
    ALL, Language;
    "disp" [1 1; 1] ["disp(x)", "text = disp(x)"]
        host(disp, TEXT), "Shows a value without its name."
        [Prints("disp(5)", "     5\n"), Prints("disp('abc')", "abc\n"), Fails("disp()", "arguments")];
    "format" [0 3; 2] ["format", "format long", "format short g", "format compact", "[style, spacing] = format"]
        host(format, "the session's state"), "How numbers are shown."
        [Prints("format long; disp(pi); format", "   3.141592653589793\n"), Fails("format('wide')", "unrecognized")];
    "more" [0 1; 0] ["more on", "more off"]
        host(|_, _| none(), "there is no pager"), "Switches paging of output, which there is none of here."
        [Prints("more off; disp(1)", "     1\n"), Fails("more(1, 2)", "arguments")];
    "commandwindow" [0 0; 0] ["commandwindow"]
        host(|_, _| none(), "there is one window"), "Is accepted: what is printed is always in sight."
        [Prints("commandwindow; disp(1)", "     1\n"), Fails("commandwindow(1)", "arguments")];
    "echo" [0 2; 0] ["echo on", "echo off", "echo name on"]
        host(|_, _| none(), "lines are not printed"), "Is accepted; lines are not printed before they run."
        [Prints("echo off; disp(1)", "     1\n"), Fails("echo(1, 2, 3)", "arguments")];
    "workspace" [0 0; 0] ["workspace"]
        host(|_, _| none(), "there is one window"), "Is accepted; whos lists the variables."
        [Prints("workspace; disp(1)", "     1\n"), Fails("workspace(1)", "arguments")];
    "clc" [0 0; 0] ["clc"]
        host(clear, "the window is the page's"), "Has what was shown so far go."
        [Prints("clc; disp(1)", "     1\n"), Fails("clc(1)", "arguments")];
}

builtins! {
    /// What the texts of this family share.
    HELPERS, Language;
    "display_named" [1 2; 0] ["display_named(x)", "display_named(x, name)"]
        host(show, TEXT), "Shows a value under a name, or without one." [];
}

fn clear(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    cx.world.output.push(Event::Clear);
    none()
}

fn disp(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shown = display::disp(&call.args[0], &cx.world.format)?;
    if call.nargout > 0 {
        return one(shown.as_str());
    }
    cx.world.print(&shown);
    none()
}

fn show(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shown = match call.args.get(1) {
        Some(name) => display::display(&text("display", name)?, &call.args[0], &cx.world.format)?,
        // Without a name there is only the body.
        None => {
            let whole = display::display("", &call.args[0], &cx.world.format)?;
            let body = whole.split_once('\n').map_or("", |(_, rest)| rest);
            body.trim_start_matches('\n').to_owned()
        }
    };
    cx.world.print(&shown);
    none()
}

fn format(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout > 0 {
        if !call.args.is_empty() {
            return Err(refuse("format", "tooManyInputs", "a format is either asked for or set"));
        }
        let format = cx.world.format;
        let words = [format.style.name(), format.spacing()];
        return Ok(words.map(Value::from).into_iter().collect());
    }
    if call.args.is_empty() {
        cx.world.format = Default::default();
        return none();
    }
    let mut words = Vec::new();
    for arg in call.args {
        words.extend(
            text("format", arg)?.to_ascii_lowercase().split_whitespace().map(str::to_owned),
        );
    }
    let mut chosen = cx.world.format;
    let mut k = 0;
    while k < words.len() {
        let next = words.get(k + 1).map(String::as_str);
        match words[k].as_str() {
            "compact" => chosen.compact = true,
            "loose" => chosen.compact = false,
            "short" | "long" => {
                let long = words[k] == "long";
                let (style, taken) = match (long, next) {
                    (false, Some("e")) => (NumberStyle::ShortE, 1),
                    (true, Some("e")) => (NumberStyle::LongE, 1),
                    (false, Some("g")) => (NumberStyle::ShortG, 1),
                    (true, Some("g")) => (NumberStyle::LongG, 1),
                    (false, Some("eng")) => (NumberStyle::ShortEng, 1),
                    (true, Some("eng")) => (NumberStyle::LongEng, 1),
                    (false, _) => (NumberStyle::Short, 0),
                    (true, _) => (NumberStyle::Long, 0),
                };
                chosen.style = style;
                k += taken;
            }
            "shorte" => chosen.style = NumberStyle::ShortE,
            "longe" => chosen.style = NumberStyle::LongE,
            "shortg" => chosen.style = NumberStyle::ShortG,
            "longg" => chosen.style = NumberStyle::LongG,
            "shorteng" => chosen.style = NumberStyle::ShortEng,
            "longeng" => chosen.style = NumberStyle::LongEng,
            "bank" => chosen.style = NumberStyle::Bank,
            "rat" | "rational" => chosen.style = NumberStyle::Rational,
            "hex" => chosen.style = NumberStyle::Hex,
            "+" => chosen.style = NumberStyle::Plus,
            other => {
                return Err(refuse("format", "unknown", format!("unrecognized format '{other}'")));
            }
        }
        k += 1;
    }
    cx.world.format = chosen;
    none()
}
