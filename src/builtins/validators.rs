//! Checks of arguments by the names that the language gives them, and what programs ask of their surroundings; written in the language.

use super::Example::{Equal, Fails, Prints};
use super::source_builtins;

source_builtins! {
    /// Checks.
    VALIDATORS, Errors;
    "mustBeText" [1 1; 0] ["mustBeText(x)"] "An error unless the value is text: a char row, a string array or a cell array of texts."
        [Prints("mustBeText('a'); disp(1)", "     1\n"), Fails("mustBeText(1)", "must")];
    "mustBeTextScalar" [1 1; 0] ["mustBeTextScalar(x)"] "An error unless the value is one text: a char row or a string scalar."
        [Prints("mustBeTextScalar('a'); disp(1)", "     1\n"), Fails("mustBeTextScalar(1)", "must")];
    "mustBeNonzeroLengthText" [1 1; 0] ["mustBeNonzeroLengthText(x)"] "An error unless the value is text of nonzero length."
        [Prints("mustBeNonzeroLengthText('a'); disp(1)", "     1\n"), Fails("mustBeNonzeroLengthText('')", "must")];
    "mustBeValidVariableName" [1 1; 0] ["mustBeValidVariableName(x)"] "An error unless the value is a valid variable name."
        [Prints("mustBeValidVariableName('a1'); disp(1)", "     1\n"), Fails("mustBeValidVariableName('1a')", "must")];
    "mustBeScalarOrEmpty" [1 1; 0] ["mustBeScalarOrEmpty(x)"] "An error unless the value is a scalar or empty."
        [Prints("mustBeScalarOrEmpty(1); disp(1)", "     1\n"), Fails("mustBeScalarOrEmpty([1 2])", "must")];
    "mustBeNonmissing" [1 1; 0] ["mustBeNonmissing(x)"] "An error unless the value has nothing missing."
        [Prints("mustBeNonmissing(1); disp(1)", "     1\n"), Fails("mustBeNonmissing(NaN)", "must")];
    "mustBeFloat" [1 1; 0] ["mustBeFloat(x)"] "An error unless the value is of class double or single."
        [Prints("mustBeFloat(1); disp(1)", "     1\n"), Fails("mustBeFloat(int8(1))", "must")];
    "mustBeVector" [1 1; 0] ["mustBeVector(x)"] "An error unless the value is a vector."
        [Prints("mustBeVector([1 2]); disp(1)", "     1\n"), Fails("mustBeVector(ones(2))", "must")];
    "mustBeMatrix" [1 1; 0] ["mustBeMatrix(x)"] "An error unless the value is a matrix."
        [Prints("mustBeMatrix(ones(2)); disp(1)", "     1\n"), Fails("mustBeMatrix(ones(2, 2, 2))", "must")];
    "mustBeRow" [1 1; 0] ["mustBeRow(x)"] "An error unless the value is a row vector."
        [Prints("mustBeRow([1 2]); disp(1)", "     1\n"), Fails("mustBeRow([1; 2])", "must")];
    "mustBeColumn" [1 1; 0] ["mustBeColumn(x)"] "An error unless the value is a column vector."
        [Prints("mustBeColumn([1; 2]); disp(1)", "     1\n"), Fails("mustBeColumn([1 2])", "must")];
    "mustBeNonsparse" [1 1; 0] ["mustBeNonsparse(x)"] "An error unless the value is stored in full."
        [Prints("mustBeNonsparse(1); disp(1)", "     1\n"), Fails("mustBeNonsparse()", "value")];
    "mustBeFile" [1 1; 0] ["mustBeFile(x)"] "An error unless the value is an existing file."
        [Fails("mustBeFile('no such file')", "must")];
    "mustBeFolder" [1 1; 0] ["mustBeFolder(x)"] "An error unless the value is an existing folder."
        [Prints("mustBeFolder('/'); disp(1)", "     1\n"), Fails("mustBeFolder('no such folder')", "must")];
    "mustBeA" [2 2; 0] ["mustBeA(x, class)", "mustBeA(x, classes)"] "An error unless the value is of one of the classes."
        [Prints("mustBeA(1, 'double'); disp(1)", "     1\n"), Fails("mustBeA(1, 'char')", "must")];
    "mustBeUnderlyingType" [2 2; 0] ["mustBeUnderlyingType(x, class)"] "An error unless the elements are of one of the classes."
        [Prints("mustBeUnderlyingType(1, 'double'); disp(1)", "     1\n"), Fails("mustBeUnderlyingType(1, 'single')", "must")];
    "mustBeInRange" [3 5; 0] ["mustBeInRange(x, low, high)", "mustBeInRange(x, low, high, 'exclusive')"] "An error unless all elements are in a range."
        [Prints("mustBeInRange(1, 0, 2); disp(1)", "     1\n"), Fails("mustBeInRange(3, 0, 2)", "range")];
}

source_builtins! {
    /// The surroundings of a session, which has no system around it.
    SURROUNDINGS, Language;
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
    "usejava" [1 1; 1] ["tf = usejava(feature)"] "False: there is no Java."
        [Equal("usejava('jvm')", "false"), Fails("usejava(1)", "feature")];
    "getenv" [1 1; 1] ["value = getenv(name)"] "The empty text: a session has no environment."
        [Equal("getenv('HOME')", "''"), Fails("getenv(1)", "name")];
    "pwd" [0 0; 1] ["path = pwd"] "The folder of the session's files: the root."
        [Equal("pwd", "'/'"), Fails("pwd(1)", "arguments")];
    "tempdir" [0 0; 1] ["path = tempdir"] "A folder for files that are not kept."
        [Equal("tempdir", "'/tmp'"), Fails("tempdir(1)", "arguments")];
    "tempname" [0 1; 1] ["path = tempname", "path = tempname(folder)"] "A name for a file that is not kept."
        [Equal("strncmp(tempname, '/tmp/t', 6)", "true"), Fails("tempname(1, 2)", "arguments")];
    "isfolder" [1 1; 1] ["tf = isfolder(path)"] "Whether there is such a folder; the root is the only one."
        [Equal("isfolder('/')", "true"), Fails("isfolder(1)", "string")];
    "timeit" [1 2; 1] ["t = timeit(f)", "t = timeit(f, outputs)"] "The seconds that a call of a function takes."
        [Equal("timeit(@() 1) < 10", "true"), Fails("timeit(1)", "function handle")];
}
