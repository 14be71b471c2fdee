//! Functions made of text, descriptions of indexing, arguments in pairs, written in the language.

use super::Example::{Equal, Fails, Prints};
use super::source_builtins;

source_builtins! {
    /// Inline functions, and what is done with text.
    INLINE, Language;
    "inline" [1 255; 1] ["f = inline(expression)", "f = inline(expression, name, ...)", "f = inline(expression, n)"] "A function of an expression, as a function handle."
        [Equal("feval(inline('a * x', 'a', 'x'), 2, 3)", "6"), Fails("inline(1)", "must be text")];
    "formula" [1 1; 1] ["text = formula(f)"] "The expression of an inline function."
        [Equal("formula(inline('x + 1'))", "'x+1'"), Fails("formula(1)", "inline function")];
    "argnames" [1 1; 1] ["names = argnames(f)"] "The names of the arguments of an inline function."
        [Equal("argnames(inline('x + y'))", "{'x'; 'y'}"), Fails("argnames(1)", "inline function")];
    "vectorize" [1 1; 1] ["g = vectorize(f)"] "The expression with its products, quotients and powers by elements."
        [Equal("vectorize('x^2 * y')", "'x.^2 .* y'"), Fails("vectorize(1)", "text or a function handle")];
    "fail" [1 3; 0] ["fail(code)", "fail(code, pattern)", "fail(code, 'warning', pattern)"] "Raises an error unless code fails with a message that matches a pattern."
        [Prints("fail('error(\"abc\")', 'b'); disp('failed as it should')", "failed as it should\n"), Fails("fail('1')", "none was raised")];
}

source_builtins! {
    /// Descriptions of indexing, names and values.
    DESCRIPTIONS, CellsAndStructs;
    "subsref" [2 2; 255] ["x = subsref(value, idx)"] "The part of a value that a description of indexing means."
        [Equal("subsref([5 6 7], substruct('()', {2}))", "6"), Fails("subsref(1, 2)", "fields type and subs")];
    "subsasgn" [3 3; 1] ["value = subsasgn(value, idx, x)"] "A value with another part where a description of indexing says."
        [Equal("subsasgn([5 6 7], substruct('()', {2}), 0)", "[5 0 7]"), Fails("subsasgn(1, 2, 3)", "fields type and subs")];
    "namedargs2cell" [1 1; 1] ["c = namedargs2cell(s)"] "The fields of a struct as names and values."
        [Equal("namedargs2cell(struct('a', 1))", "{'a', 1}"), Fails("namedargs2cell(1)", "scalar struct")];
    "parseparams" [1 255; 255] ["[reg, pairs] = parseparams(args)", "[reg, v1, ...] = parseparams(args, name1, default1, ...)"] "Arguments before the first text, and the options behind."
        [Equal("nthargout(1:2, @parseparams, {1, 'a', 2})", "{{1}, {'a', 2}}"), Fails("parseparams({'a'}, 'a', 1)", "pairs")];
    "isindex" [1 2; 1] ["tf = isindex(x)", "tf = isindex(x, n)"] "Whether a value may be an index, of at most n."
        [Equal("isindex([1 2], 2)", "true"), Fails("isindex()", "arguments")];
    "list_in_columns" [1 3; 1] ["text = list_in_columns(list)", "text = list_in_columns(list, width, prefix)"] "Texts side by side in columns."
        [Equal("list_in_columns({'a', 'b'}, 20)", "sprintf('a  b\\n')"), Fails("list_in_columns(1)", "cellstr")];
    "verLessThan" [2 2; 1] ["tf = verLessThan(product, version)"] "Whether the language is older than a version."
        [Equal("verLessThan('MATLAB', '9.1')", "false"), Fails("verLessThan('foobar', '1.1')", "not installed")];
    "typeinfo" [0 1; 1] ["name = typeinfo(x)"] "What kind of value it is, with its class and whether it is a scalar."
        [Equal("typeinfo(int8([1 2]))", "'int8 matrix'"), Fails("typeinfo(1, 2)", "arguments")];
    "sizeof" [1 1; 1] ["n = sizeof(x)"] "The bytes that a value's elements take."
        [Equal("sizeof(single([1 2]))", "8"), Fails("sizeof()", "arguments")];
}

source_builtins! {
    /// Texts that are equal.
    MATCHES, Strings;
    "matches" [2 4; 1] ["tf = matches(text, pattern)", "tf = matches(text, pattern, 'IgnoreCase', true)"] "Which texts are equal to any of the patterns."
        [Equal("matches({'a', 'b'}, 'a')", "[true false]"), Fails("matches('a')", "arguments")];
}

source_builtins! {
    /// The last error.
    LAST_ERROR, Errors;
    "lasterror" [0 1; 1] ["err = lasterror", "lasterror('reset')", "lasterror(err)"] "The last error as a struct."
        [Equal("isfield(lasterror, 'identifier')", "true"), Fails("lasterror(1)", "struct")];
}
