//! Functions that need the machine itself: variables by name, texts that are run, calls by name.
//! Must not know the machine: it has the code, by the name of the row.

mod handles;
mod inline;
mod output;

pub use handles::HANDLES;
pub use inline::INLINE;
pub use output::{ALL as OUTPUT, HELPERS};

use super::Example::{Equal, Fails, Prints};
use super::{Arity, Builtin, Example, Group, Run, Traits, source_builtins};

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
        traits: Traits::NONE,
        summary,
        examples: crate::builtins::Examples::of(examples),
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
    "evalc" Arity::between(1, 2), Arity::from(0); ["text = evalc(code)", "text = evalc(code, on_error)", "[text, ...] = evalc(code)"]
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
    "import" Arity::from(0), Arity::upto(1); ["import package.name", "import package.*"]
        "Lets a function call functions of packages by their bare names."
        [Fails("import('x')", "must be a package's name")];
    "dbstack" Arity::from(0), Arity::upto(2); ["dbstack", "stack = dbstack", "stack = dbstack(leave_out)", "stack = dbstack('-completenames')"]
        "The functions that are running, the innermost first, with their files and lines."
        [Equal("isstruct(dbstack)", "true"), Fails("[a, b, c] = dbstack", "Too many output")];
    "localfunctions" Arity::exactly(0), Arity::upto(1); ["handles = localfunctions"]
        "Handles of the local functions of the running file, in a column."
        [Equal("localfunctions", "cell(0, 1)"), Fails("localfunctions(1)", "Too many input arguments")];
    "mfilename" Arity::upto(1), Arity::upto(1); ["name = mfilename()", "path = mfilename('fullpath')"]
        "The name of the file that is running, without its ending, or its whole path."
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
    "nargoutchk" Arity::between(2, 4), Arity::upto(1); ["nargoutchk(least, most)", "msg = nargoutchk(least, most, n)", "msg = nargoutchk(least, most, n, 'struct')"]
        "Fails if the running function was asked for too few or too many results; or gives what is wrong with a number of them."
        [Equal("nargoutchk(0, 1, 2)", "'too many output arguments'"), Prints("nargoutchk(0, 1); disp('fine')", "fine"), Fails("nargoutchk(1, 2)", "Not enough output arguments")];
    "pause" Arity::upto(1), Arity::upto(1); ["pause", "pause(seconds)", "state = pause('off')"]
        "Waits for a key, or for some time; after pause('off') it does neither."
        [Prints("pause(0); disp('on')", "on"), Equal("pause('query')", "'on'"), Fails("pause('close')", "expected seconds"), Fails("pause(1, 2)", "Too many input arguments")];
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
    "who" Arity::from(0), Arity::upto(1); ["who", "who pattern ...", "who -regexp expression ...", "who -file name", "names = who(...)"]
        "The names of the variables."
        [Prints("clear; x = 1; who", "Your variables are:\nx"), Fails("who(1)", "must be a text")];
    "whos" Arity::from(0), Arity::upto(1); ["whos", "whos pattern ...", "whos -regexp expression ...", "whos -file name", "s = whos(...)"]
        "The variables with their sizes and classes; with a result, a struct of each."
        [Prints("clear; x = 1; whos", "Name      Size            Bytes  Class     Attributes\nx         1x1                 8  double"), Fails("whos(1)", "must be a text")];
}

source_builtins! {
    /// Results, and the environment of a program.
    IN_THE_LANGUAGE, Language;
    "display" [1 2; 0] ["display(x)"] "Shows a value as a statement without a semicolon does."
        [Prints("x = 5; display(x)", "x =\n\n     5\n\n"), Prints("display(5)", "     5\n\n"), Fails("display()", "arguments")];
    "deal" [1 255; 255] ["[a, b] = deal(x)", "[a, b] = deal(x, y)"] "Hands values to several variables."
        [Equal("deal(7)", "7"), Fails("[a, b] = deal(1, 2, 3)", "number of outputs")];
    "nthargout" [2 255; 1] ["x = nthargout(n, f, args)"] "One of the results of a function."
        [Equal("nthargout(2, @max, [1 5 3])", "2"), Fails("nthargout(1)", "")];
    "namelengthmax" [0 0; 1] ["n = namelengthmax"] "The longest name of a variable."
        [Equal("namelengthmax", "63"), Fails("namelengthmax(1)", "")];
    "verLessThan" [2 2; 1] ["tf = verLessThan(product, version)"] "Whether the language is older than a version."
        [Equal("verLessThan('MATLAB', '9.1')", "false"), Fails("verLessThan('foobar', '1.1')", "not installed")];
    "version" [0 1; 1] ["v = version", "release = version('-release')"] "The version of MATLAB whose language runs here, as programs that ask for it expect."
        [Equal("version('-release')", "'2025a'"), Fails("version('-no')", "expected")];
    "pkg" [1 255; 1] ["pkg load name", "names = pkg('list')"] "Octave's packages: to load one does nothing, since what they hold is here already, as far as it is here."
        [Equal("numel(pkg('list'))", "0"), Fails("pkg('install', 'x')", "nothing to install")];
    "feature" [1 2; 1] ["feature(name, value)", "value = feature(name)"] "What a program asks of MATLAB's own settings: 'numCores', 'getpid', 'jit'; to set one does nothing."
        [Equal("feature('numCores')", "1"), Fails("feature('warp')", "no feature")];
    "matlabroot" [0 0; 1] ["folder = matlabroot"] "The folder in which MATLAB is installed: there is none."
        [Equal("matlabroot", "''"), Fails("matlabroot(1)", "arguments")];
    "ver" [0 1; 1] ["v = ver", "v = ver(product)"] "Name, version, release and date of what is installed: of the language."
        [Equal("ver('matlab').Name", "'MATLAB'"), Fails("ver(1, 2)", "arguments")];
    "computer" [0 1; 3] ["kind = computer", "[kind, largest, order] = computer", "arch = computer('arch')"] "The kind of computer, as programs know it that run on Linux."
        [Equal("computer('arch')", "'glnxa64'"), Fails("computer('x')", "arch")];
    "isMATLABReleaseOlderThan" [1 3; 1] ["tf = isMATLABReleaseOlderThan(release)"] "Whether the language is older than a release."
        [Equal("isMATLABReleaseOlderThan('R2023b')", "false"), Fails("isMATLABReleaseOlderThan('9.1')", "release")];
    "typeinfo" [0 1; 1] ["name = typeinfo(x)"] "What kind of value it is, with its class and whether it is a scalar."
        [Equal("typeinfo(int8([1 2]))", "'int8 matrix'"), Fails("typeinfo(1, 2)", "arguments")];
    "sizeof" [1 1; 1] ["n = sizeof(x)"] "The bytes that a value's elements take."
        [Equal("sizeof(single([1 2]))", "8"), Fails("sizeof()", "arguments")];
    "ispc" [0 0; 1] ["tf = ispc"] "False: a session runs in no Windows."
        [Equal("ispc", "false"), Fails("ispc(1)", "arguments")];
    "ismac" [0 0; 1] ["tf = ismac"] "False: a session runs in no macOS."
        [Equal("ismac", "false"), Fails("ismac(1)", "arguments")];
    "isunix" [0 0; 1] ["tf = isunix"] "True: paths are written as Unix has them."
        [Equal("isunix", "true"), Fails("isunix(1)", "arguments")];
    "isdeployed" [0 0; 1] ["tf = isdeployed"] "False: programs are not compiled to be deployed."
        [Equal("isdeployed", "false"), Fails("isdeployed(1)", "arguments")];
    "isstudent" [0 0; 1] ["tf = isstudent"] "False: there are no editions."
        [Equal("isstudent", "false"), Fails("isstudent(1)", "arguments")];
    "license" [0 3; 2] ["number = license", "list = license('inuse')", "tf = license('test', feature)", "[tf, message] = license('checkout', feature)"] "Whether a feature is licensed: the language is, no toolbox."
        [Equal("license('test', 'MATLAB')", "1"), Equal("license('test', 'optimization_toolbox')", "0"), Fails("license('no such option')", "'inuse', 'test' or 'checkout'")];
    "mlock" [0 0; 0] ["mlock"] "Nothing: functions keep their persistent variables as it is, until they are cleared."
        [Prints("mlock; disp('done')", "done\n"), Fails("mlock(1)", "arguments")];
    "munlock" [0 1; 0] ["munlock", "munlock(function)"] "Nothing: see mlock."
        [Prints("munlock('f'); disp('done')", "done\n"), Fails("munlock(1)", "name")];
    "mislocked" [0 1; 1] ["tf = mislocked", "tf = mislocked(function)"] "False: no function is locked."
        [Equal("mislocked('f')", "false"), Fails("mislocked(1)", "name")];
    "usejava" [1 1; 1] ["tf = usejava(feature)"] "False: there is no Java."
        [Equal("usejava('jvm')", "false"), Fails("usejava(1)", "feature")];
    "getenv" [0 1; 1] ["value = getenv(name)", "values = getenv(names)", "d = getenv"] "What setenv has given a variable of the environment, the empty text otherwise; of several names a string array, where others are missing; all of them as a dictionary. A session begins with none."
        [Equal("getenv('HOME')", "''"), Prints("setenv('A', 'x'); disp(getenv('A'))", "x\n"), Fails("getenv(1)", "name")];
    "setenv" [1 2; 0] ["setenv(name, value)", "setenv(name)", "setenv(names, values)", "setenv(d)"] "Gives a variable of the session's environment a text, the empty one where none is given; several of them by arrays of texts or by a dictionary."
        [Prints("setenv('A', 'x'); disp(getenv('A'))", "x\n"), Fails("setenv('', 'x')", "must not be empty")];
    "unsetenv" [1 1; 0] ["unsetenv(names)"] "Forgets variables of the session's environment."
        [Prints("setenv('A', 'x'); unsetenv('A'); disp(mat2str(isenv('A')))", "false\n"), Fails("unsetenv(1)", "names")];
    "isenv" [1 1; 1] ["tf = isenv(names)"] "Whether there are variables of these names in the session's environment."
        [Equal("isenv('HOME')", "false"), Fails("isenv(1)", "names")];
    "quit" [0 2; 0] ["quit", "quit(status)", "quit('force')", "quit(status, 'force')"] "Ends the program, also within functions and whatever would catch an error; cleanups run. With a status other than 0 the program fails, and the command's exit status is that one."
        [Prints("disp('a'); quit; disp('b')", "a\n"), Fails("quit(3)", "status 3"), Fails("quit('now')", "expected a status")];
    "exit" [0 2; 0] ["exit", "exit(status)", "exit('force')", "exit(status, 'force')"] "Ends the program: see quit."
        [Prints("disp('a'); exit; disp('b')", "a\n"), Fails("exit(3)", "status 3")];
    "memoize" [1 1; 1] ["f = memoize(fun)"] "A function that remembers what it gave for arguments that come again; its properties are Function, Enabled and CacheSize, its methods stats and clearCache."
        [Equal("feval(memoize(@(x) x + 1), 2)", "3"), Prints("f = memoize(@(x) x + 1); f(1); f(1); disp(stats(f).Cache.TotalHits)", "1"), Fails("memoize(1)", "function handle")];
    "clearAllMemoizedCaches" [0 0; 0] ["clearAllMemoizedCaches"] "Has all functions that memoize made forget what they gave."
        [Prints("f = memoize(@sin); f(1); clearAllMemoizedCaches; f(1); disp(stats(f).Cache.TotalHits)", "0"), Fails("clearAllMemoizedCaches(1)", "arguments")];
}

source_builtins! {
    /// What memoized functions share, and those of the environment.
    SHARED_BY_MEMOS, Language;
    "environment" [0 1; 1] ["set = environment()", "environment(set)"] "The variables of the environment that programs have set, by name." [];
    "memoizeepoch" [0 1; 1] ["n = memoizeepoch()", "n = memoizeepoch(more)"] "How often all caches have been emptied." [];
}
