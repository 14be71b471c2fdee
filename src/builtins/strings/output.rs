//! Text that goes out: to the command window, or to a file of the session.

use super::printf::sprintf;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::context::Event;
use crate::builtins::costs::each;
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Group, Run, Traits, Values, World};
use crate::value::room::room;
use crate::value::{Refusal, Value};
use smallvec::smallvec;

/// A builtin that writes.
const fn writer(
    name: &'static str,
    forms: &'static [&'static str],
    args: Arity,
    f: super::HostFn,
    summary: &'static str,
    examples: &'static [crate::builtins::Example],
) -> Builtin {
    let run = Run::Host { f, why: "text goes out of the host", pure: false };
    Builtin {
        name,
        group: Group::Strings,
        forms,
        args,
        outs: Arity::upto(1),
        run,
        traits: Traits::NONE,
        summary,
        examples: crate::builtins::Examples::of(examples),
    }
}

/// What goes to a file has to be written here.
fn printing(args: &[Value]) -> f64 {
    match args.first() {
        Some(format) if format.is_char() || matches!(format, Value::Text(_)) => each::<800>(args),
        _ => 0.0,
    }
}

/// Printing.
pub const ALL: &[&Builtin] = &[
    &writer(
        "fprintf",
        &["fprintf(format, A, ...)", "fprintf(fid, format, A, ...)", "n = fprintf(...)"],
        Arity::from(0),
        fprintf,
        "Prints text made from a format and values.",
        &[
            Prints("fprintf('%d: %s\\n', 1, 'one')", "1: one\n"),
            Fails("fprintf(99, 'x')", "Invalid file identifier"),
        ],
    )
    .costing(printing),
    &writer(
        "printf",
        &["printf(format, A, ...)"],
        Arity::from(1),
        |cx, call| print_format(cx, None, call.args, "printf", call.nargout),
        "Prints text made from a format and values; Octave's name.",
        &[Prints("printf('%5.2f\\n', pi)", " 3.14\n"), Fails("printf({})", "printf")],
    )
    .costing(printing),
    &writer(
        "puts",
        &["puts(str)"],
        Arity::exactly(1),
        |cx, call| {
            let text = written(&call.args[0], "puts", 0)?;
            send(cx.world, None, &text, "puts")?;
            Ok(Values::new())
        },
        "Prints a text as it is.",
        &[Prints("puts('a\\n')", "a\\n"), Fails("puts({})", "puts")],
    ),
    &writer(
        "fputs",
        &["fputs(fid, str)", "status = fputs(fid, str)"],
        Arity::exactly(2),
        |cx, call| {
            let text = written(&call.args[1], "fputs", 1)?;
            send(cx.world, Some(&call.args[0]), &text, "fputs")?;
            status(call.nargout, 0.0)
        },
        "Writes a text as it is.",
        &[Prints("fputs(1, 'a')", "a"), Fails("fputs(99, 'x')", "Invalid file identifier")],
    ),
    &writer(
        "fdisp",
        &["fdisp(fid, x)"],
        Arity::exactly(2),
        |cx, call| {
            let shown = crate::value::display::disp(&call.args[1], &cx.world.format)?;
            send(cx.world, Some(&call.args[0]), &units(&shown), "fdisp")?;
            Ok(Values::new())
        },
        "Writes a value as disp shows it.",
        &[Prints("fdisp(1, 3)", "     3\n"), Fails("fdisp(99, 1)", "Invalid file identifier")],
    ),
    &writer(
        "stdout",
        &["fid = stdout"],
        Arity::exactly(0),
        |_, _| one(Value::from(1.0)),
        "The number of the command window as a file.",
        &[Equal("stdout", "1"), Fails("stdout(1)", "stdout")],
    ),
    &writer(
        "stderr",
        &["fid = stderr"],
        Arity::exactly(0),
        |_, _| one(Value::from(2.0)),
        "The number of the error output as a file.",
        &[Equal("stderr", "2"), Fails("stderr(1)", "stderr")],
    ),
];

fn written(value: &Value, function: &str, k: usize) -> Flow<Units> {
    row(value)?.ok_or_else(|| not_text(function, k))
}

fn status(nargout: usize, value: f64) -> Flow<Values> {
    Ok(if nargout > 0 { smallvec![Value::from(value)] } else { Values::new() })
}

/// Sends text to a file by its number; without one to the command window.
fn send(world: &mut World, fid: Option<&Value>, text: &[u16], function: &str) -> Flow<()> {
    let invalid = || {
        let message = "Invalid file identifier. Use fopen to generate a valid file identifier.";
        let error = crate::diag::Error::new("MATLAB:FileIO:InvalidFid", message);
        crate::builtins::Stop::Error(error.hint(format!("in the call of '{function}'")))
    };
    // On its way out it is there several times.
    room(text.len().saturating_mul(6))?;
    let text = decode(text);
    match fid.map(|value| count(value)?.ok_or_else(invalid)).transpose()? {
        None | Some(1) => world.print(&text),
        Some(2) => world.output.push(Event::ErrorText(text)),
        Some(number) => {
            let number = u32::try_from(number).map_err(|_| invalid())?;
            let file = world.open.get(number).filter(|file| file.writable()).ok_or_else(invalid)?;
            file.write(text.as_bytes());
        }
    }
    Ok(())
}

fn fprintf(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let is_number = |value: &Value| -> Result<bool, Refusal> {
        Ok(!value.is_char() && !matches!(value, Value::Text(_)) && number(value)?.is_some())
    };
    match call.args {
        [] => Err(fail("MATLAB:minrhs", "fprintf: not enough input arguments")),
        // A lone number is printed, it is no file.
        [only] if is_number(only)? => {
            let args = [Value::from("%g\n"), only.clone()];
            print_format(cx, None, &args, "fprintf", call.nargout)
        }
        [fid, rest @ ..] if is_number(fid)? => {
            print_format(cx, Some(fid), rest, "fprintf", call.nargout)
        }
        args => print_format(cx, None, args, "fprintf", call.nargout),
    }
}

fn print_format(
    cx: &mut Cx<'_>,
    fid: Option<&Value>,
    args: &[Value],
    function: &str,
    nargout: usize,
) -> Flow<Values> {
    let Some((format, values)) = args.split_first() else {
        return Err(fail("MATLAB:minrhs", format!("{function}: not enough input arguments")));
    };
    let text = sprintf(format, values, function)?;
    send(cx.world, fid, &text, function)?;
    status(nargout, decode(&text).len() as f64)
}
