//! Checks of arguments: mustBe…, validateattributes, inputParser; written in the language.

mod parser;

pub use parser::{HELPERS, METHODS, OBJECT};

use super::Example::{Equal, Fails, Prints};
use super::source_builtins;

source_builtins! {
    /// Checks of numbers.
    NUMBERS, Validation;
    "mustBeFinite" [1 1; 0] ["mustBeFinite(x)"] "An error unless the value holds to its name: finite."
        [Prints("mustBeFinite(1); disp(1)", "     1\n"), Fails("mustBeFinite(Inf)", "must")];
    "mustBeInteger" [1 1; 0] ["mustBeInteger(x)"] "An error unless the value holds to its name: integer."
        [Prints("mustBeInteger(1); disp(1)", "     1\n"), Fails("mustBeInteger(1.5)", "must")];
    "mustBeNegative" [1 1; 0] ["mustBeNegative(x)"] "An error unless the value holds to its name: negative."
        [Prints("mustBeNegative(-1); disp(1)", "     1\n"), Fails("mustBeNegative(1)", "must")];
    "mustBeNonNan" [1 1; 0] ["mustBeNonNan(x)"] "An error unless the value holds to its name: nonnan."
        [Prints("mustBeNonNan(1); disp(1)", "     1\n"), Fails("mustBeNonNan(NaN)", "must")];
    "mustBeNonnegative" [1 1; 0] ["mustBeNonnegative(x)"] "An error unless the value holds to its name: nonnegative."
        [Prints("mustBeNonnegative(1); disp(1)", "     1\n"), Fails("mustBeNonnegative(-1)", "must")];
    "mustBeNonpositive" [1 1; 0] ["mustBeNonpositive(x)"] "An error unless the value holds to its name: nonpositive."
        [Prints("mustBeNonpositive(-1); disp(1)", "     1\n"), Fails("mustBeNonpositive(1)", "must")];
    "mustBeNonzero" [1 1; 0] ["mustBeNonzero(x)"] "An error unless the value holds to its name: nonzero."
        [Prints("mustBeNonzero(1); disp(1)", "     1\n"), Fails("mustBeNonzero(0)", "must")];
    "mustBePositive" [1 1; 0] ["mustBePositive(x)"] "An error unless the value holds to its name: positive."
        [Prints("mustBePositive(1); disp(1)", "     1\n"), Fails("mustBePositive(-1)", "must")];
    "mustBeNumeric" [1 1; 0] ["mustBeNumeric(x)"] "An error unless the value holds to its name: numeric."
        [Prints("mustBeNumeric(1); disp(1)", "     1\n"), Fails("mustBeNumeric('a')", "must")];
    "mustBeNumericOrLogical" [1 1; 0] ["mustBeNumericOrLogical(x)"] "An error unless the value holds to its name: numericorlogical."
        [Prints("mustBeNumericOrLogical(1); disp(1)", "     1\n"), Fails("mustBeNumericOrLogical('a')", "must")];
    "mustBeReal" [1 1; 0] ["mustBeReal(x)"] "An error unless the value holds to its name: real."
        [Prints("mustBeReal(1); disp(1)", "     1\n"), Fails("mustBeReal(1i)", "must")];
    "mustBeNonempty" [1 1; 0] ["mustBeNonempty(x)"] "An error unless the value holds to its name: nonempty."
        [Prints("mustBeNonempty(1); disp(1)", "     1\n"), Fails("mustBeNonempty([])", "must")];
    "mustBeGreaterThan" [2 2; 0] ["mustBeGreaterThan(x, c)"] "An error unless the value stands to the other as the name says."
        [Prints("mustBeGreaterThan(2, 1); disp(1)", "     1\n"), Fails("mustBeGreaterThan(1, 2)", "must")];
    "mustBeGreaterThanOrEqual" [2 2; 0] ["mustBeGreaterThanOrEqual(x, c)"] "An error unless the value stands to the other as the name says."
        [Prints("mustBeGreaterThanOrEqual(2, 1); disp(1)", "     1\n"), Fails("mustBeGreaterThanOrEqual(1, 2)", "must")];
    "mustBeLessThan" [2 2; 0] ["mustBeLessThan(x, c)"] "An error unless the value stands to the other as the name says."
        [Prints("mustBeLessThan(1, 2); disp(1)", "     1\n"), Fails("mustBeLessThan(2, 1)", "must")];
    "mustBeLessThanOrEqual" [2 2; 0] ["mustBeLessThanOrEqual(x, c)"] "An error unless the value stands to the other as the name says."
        [Prints("mustBeLessThanOrEqual(1, 2); disp(1)", "     1\n"), Fails("mustBeLessThanOrEqual(2, 1)", "must")];
    "mustBeMember" [2 2; 0] ["mustBeMember(x, c)"] "An error unless the value stands to the other as the name says."
        [Prints("mustBeMember(1, [1 2]); disp(1)", "     1\n"), Fails("mustBeMember(3, [1 2])", "must")];
}

source_builtins! {
    /// Checks of texts, sizes, classes and files.
    VALIDATORS, Validation;
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
        [Prints("mustBeNonsparse(1); disp(1)", "     1\n"), Fails("mustBeNonsparse()", "Not enough")];
    "mustBeFile" [1 1; 0] ["mustBeFile(x)"] "An error unless the value is an existing file."
        [Fails("mustBeFile('no such file')", "do not exist")];
    "mustBeFolder" [1 1; 0] ["mustBeFolder(x)"] "An error unless the value is an existing folder."
        [Prints("mustBeFolder('/'); disp(1)", "     1\n"), Fails("mustBeFolder('no such folder')", "do not exist")];
    "mustBeA" [2 2; 0] ["mustBeA(x, class)", "mustBeA(x, classes)"] "An error unless the value is of one of the classes."
        [Prints("mustBeA(1, 'double'); disp(1)", "     1\n"), Fails("mustBeA(1, 'char')", "must")];
    "mustBeUnderlyingType" [2 2; 0] ["mustBeUnderlyingType(x, class)"] "An error unless the elements are of one of the classes."
        [Prints("mustBeUnderlyingType(1, 'double'); disp(1)", "     1\n"), Fails("mustBeUnderlyingType(1, 'single')", "must")];
    "mustBeInRange" [3 5; 0] ["mustBeInRange(x, low, high)", "mustBeInRange(x, low, high, 'exclusive')"] "An error unless all elements are in a range."
        [Prints("mustBeInRange(1, 0, 2); disp(1)", "     1\n"), Fails("mustBeInRange(3, 0, 2)", "less than or equal to 2")];
}

source_builtins! {
    /// What messages have in common.
    MESSAGES, Validation;
    "written_value" [1 1; 1] [] "A value as messages have it." [];
    "written_list" [1 1; 1] [] "The members of a set, a line each." [];
    "quoted_choices" [1 1; 1] [] "Names between quotation marks." [];
}

source_builtins! {
    /// Checks of several properties at once, and of the number of arguments.
    ARGUMENTS, Validation;
    "validateattributes" [3 6; 0] ["validateattributes(A, classes, attributes)", "validateattributes(A, classes, attributes, func, var, position)"] "Raises an error unless a value has these classes and attributes."
        [Fails("validateattributes(-1, {'numeric'}, {'positive'})", "positive")];
    "nargchk" [3 4; 1] ["msg = nargchk(least, most, n)"] "A message if a number of arguments is out of bounds."
        [Equal("isempty(nargchk(0, 2, 1))", "true"), Fails("nargchk(2, 1, 1)", "MINARGS")];
}
