//! Functions that need the machine itself: variables by name, texts that are run, calls by name.
//! Must not know the machine: it has the code, by the name of the row.

use super::Example::{Equal, Fails, Prints};
use super::{Arity, Builtin, Example, Group, Run};

const fn row(
    name: &'static str,
    args: Arity,
    outs: Arity,
    forms: &'static [&'static str],
    summary: &'static str,
    examples: &'static [Example],
) -> Builtin {
    Builtin {
        name,
        group: Group::Language,
        forms,
        args,
        outs,
        run: Run::Vm,
        costs: None,
        summary,
        examples,
    }
}

macro_rules! rows {
    ($($name:literal $args:expr, $outs:expr; [$($form:literal),*] $summary:literal
        [$($example:expr),*];)*) => {
        /// The functions of this family.
        pub const ALL: &[&Builtin] = &[$(
            &row($name, $args, $outs, &[$($form),*], $summary, &[$($example),*])
        ),*];
    };
}

rows! {
    "assignin" Arity::exactly(3), Arity::exactly(0); ["assignin(context, name, value)"]
        "Gives a variable of the caller or of the workspace a value."
        [Prints("assignin('base', 'x', 3); disp(x)", "3"), Fails("assignin('base', '1x', 3)", "Invalid variable name")];
    "builtin" Arity::from(1), Arity::from(0); ["[...] = builtin(name, ...)"]
        "Calls a builtin function even where another of its name is defined."
        [Equal("builtin('max', [1 3 2])", "3"), Fails("builtin('no_such_function')", "Unrecognized function")];
    "clear" Arity::from(0), Arity::exactly(0); ["clear", "clear name ...", "clear -except name ...", "clear all"]
        "Removes variables."
        [Prints("x = 1; clear x; disp(exist('x'))", "0"), Fails("clear(1)", "must be a text")];
    "clearvars" Arity::from(0), Arity::exactly(0); ["clearvars", "clearvars name ...", "clearvars -except name ..."]
        "Removes variables."
        [Prints("x = 1; y = 2; clearvars -except y; disp(exist('x'))", "0"), Fails("clearvars(1)", "must be a text")];
    "eval" Arity::between(1, 2), Arity::from(0); ["eval(code)", "eval(code, on_error)", "[...] = eval(code)"]
        "Runs a text."
        [Equal("eval('1 + 2')", "3"), Fails("eval('error(\"no\")')", "no")];
    "evalc" Arity::between(1, 2), Arity::upto(1); ["text = evalc(code)", "text = evalc(code, on_error)"]
        "Runs a text, and gives what it printed."
        [Equal("evalc('disp(1)')", "sprintf('     1\\n')"), Fails("evalc(1)", "must be a text")];
    "evalin" Arity::exactly(2), Arity::from(0); ["[...] = evalin(context, code)"]
        "Runs a text in the caller or in the workspace."
        [Equal("evalin('base', '1 + 2')", "3"), Fails("evalin('there', '1')", "context")];
    "exist" Arity::between(1, 2), Arity::upto(1); ["code = exist(name)", "code = exist(name, kind)"]
        "Whether a name is a variable (1), a file (2), a builtin (5), a function of the session (103), or nothing (0)."
        [Equal("exist('no_such_name')", "0"), Fails("exist(1)", "must be a text")];
    "feval" Arity::from(1), Arity::from(0); ["[...] = feval(function, ...)"]
        "Calls a function by its handle or its name."
        [Equal("feval(@(x) x + 1, 2)", "3"), Fails("feval('no_such_function')", "Unrecognized function")];
    "help" Arity::exactly(1), Arity::upto(1); ["help name", "text = help(name)"]
        "Explains a function."
        [Equal("ischar(help('feval'))", "true"), Fails("help no_such_function", "Unrecognized function")];
    "input" Arity::between(1, 2), Arity::upto(1); ["x = input(prompt)", "text = input(prompt, 's')"]
        "Asks for a line and evaluates it, or gives it as a text."
        [Fails("input()", "Not enough input arguments")];
    "inputname" Arity::exactly(1), Arity::upto(1); ["name = inputname(k)"]
        "The variable that the caller of the running function passed as argument k, or an empty text."
        [Prints("f = @(x) inputname(1); y = 2; disp(f(y))", "y"), Fails("inputname()", "Not enough input arguments")];
    "isargout" Arity::exactly(1), Arity::upto(1); ["tf = isargout(k)"]
        "Whether the caller of the running function asked for its result k."
        [Equal("isargout(1)", "true"), Fails("isargout()", "Not enough input arguments")];
    "isglobal" Arity::exactly(1), Arity::upto(1); ["tf = isglobal(name)"]
        "Whether a name is a global variable here."
        [Equal("isglobal('no_such_name')", "false"), Fails("isglobal(1)", "must be a text")];
    "mfilename" Arity::upto(1), Arity::upto(1); ["name = mfilename()"]
        "The name of the file that is running, without its ending."
        [Equal("ischar(mfilename())", "true"), Fails("mfilename(1, 2)", "Too many input arguments")];
    "nargin" Arity::upto(1), Arity::upto(1); ["n = nargin", "n = nargin(function)"]
        "The number of arguments that the running function was given, or that a function takes."
        [Equal("nargin(@(x, y) x)", "2"), Fails("nargin('no_such_function')", "Unrecognized function")];
    "narginchk" Arity::exactly(2), Arity::exactly(0); ["narginchk(least, most)"]
        "Fails if the running function was given too few or too many arguments."
        [Prints("narginchk(0, 1); disp('fine')", "fine"), Fails("narginchk(1, 2)", "Not enough input arguments")];
    "nargout" Arity::upto(1), Arity::upto(1); ["n = nargout", "n = nargout(function)"]
        "The number of results that the running function was asked for, or that a function gives."
        [Equal("nargout('polyfit')", "3"), Fails("nargout('no_such_function')", "Unrecognized function")];
    "nargoutchk" Arity::exactly(2), Arity::exactly(0); ["nargoutchk(least, most)"]
        "Fails if the running function was asked for too few or too many results."
        [Prints("nargoutchk(0, 1); disp('fine')", "fine"), Fails("nargoutchk(1, 2)", "Not enough output arguments")];
    "pause" Arity::upto(1), Arity::exactly(0); ["pause", "pause(seconds)"]
        "Waits for a key, or for some time."
        [Prints("pause(0); disp('on')", "on"), Fails("pause(1, 2)", "Too many input arguments")];
    "print_usage" Arity::exactly(0), Arity::exactly(0); ["print_usage()"]
        "Fails with a message that says how the running function is called."
        [Fails("print_usage()", "Invalid call")];
    "run" Arity::exactly(1), Arity::exactly(0); ["run(script)"]
        "Runs a script file."
        [Fails("run('no_such_script')", "cannot find")];
    "source" Arity::exactly(1), Arity::exactly(0); ["source(script)"]
        "Runs a script file."
        [Fails("source('no_such_script')", "cannot find")];
    "str2func" Arity::exactly(1), Arity::upto(1); ["f = str2func(text)"]
        "The function that a text names or writes out."
        [Equal("feval(str2func('@(x) x + 1'), 2)", "3"), Fails("str2func(1)", "must be a text")];
    "which" Arity::exactly(1), Arity::upto(1); ["which name", "text = which(name)"]
        "Says what a name stands for."
        [Prints("which feval", "feval is a built-in function."), Fails("which()", "Not enough input arguments")];
    "who" Arity::from(0), Arity::upto(1); ["who", "who pattern ...", "names = who(...)"]
        "The names of the variables."
        [Prints("clear; x = 1; who", "Your variables are:\nx"), Fails("who(1)", "must be a text")];
    "whos" Arity::from(0), Arity::exactly(0); ["whos", "whos pattern ..."]
        "The variables with their sizes and classes."
        [Prints("clear; x = 1; whos", "Name  Size         Bytes  Class\nx      1x1             8  double"), Fails("whos(1)", "must be a text")];
}
