//! Checks of arguments, and small tools of programs. Written in the language.

use super::Example::{Equal, Fails, Prints};
use super::source_builtins;

source_builtins! {
    /// Checks of arguments.
    CHECKS, Language;
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
    /// Small tools of programs.
    TOOLS, Language;
    "deal" [1 255; 255] ["[a, b] = deal(x)", "[a, b] = deal(x, y)"] "Hands values to several variables."
        [Equal("deal(7)", "7"), Fails("[a, b] = deal(1, 2, 3)", "number of outputs")];
    "nthargout" [2 255; 1] ["x = nthargout(n, f, args)"] "One of the results of a function."
        [Equal("nthargout(2, @max, [1 5 3])", "2"), Fails("nthargout(1)", "")];
}
