//! Functions made of text, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Functions made of texts.
    INLINE, Language;
    "inline" [1 255; 1] ["f = inline(expression)", "f = inline(expression, name, ...)", "f = inline(expression, n)"] "A function of an expression, as a function handle."
        [Equal("feval(inline('a * x', 'a', 'x'), 2, 3)", "6"), Fails("inline(1)", "must be text")];
    "fcnchk" [1 255; 1] ["f = fcnchk(fun)", "f = fcnchk(expression, 'vectorized')"] "A function of its name, of an expression, or of a function."
        [Equal("feval(fcnchk('x^2 + 1'), 2)", "5"), Equal("feval(fcnchk('x^2', 'vectorized'), [1 2])", "[1 4]"), Equal("feval(fcnchk('sin'), 0)", "0"), Fails("fcnchk(1)", "function")];
    "formula" [1 1; 1] ["text = formula(f)"] "The expression of an inline function."
        [Equal("formula(inline('x + 1'))", "'x+1'"), Fails("formula(1)", "inline function")];
    "argnames" [1 1; 1] ["names = argnames(f)"] "The names of the arguments of an inline function, or of a model of fittype."
        [Equal("argnames(inline('x + y'))", "{'x'; 'y'}"), Fails("argnames(1)", "inline function")];
    "vectorize" [1 1; 1] ["g = vectorize(f)"] "The expression with its products, quotients and powers by elements."
        [Equal("vectorize('x^2 * y')", "'x.^2 .* y'"), Fails("vectorize(1)", "text or a function handle")];
}
