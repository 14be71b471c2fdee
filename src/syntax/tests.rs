//! Texts, and the trees and errors that they give.

use super::*;
use crate::diag::SourceId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn read(text: &str) -> Parsed {
    parse(SourceId(0), text, &|_| false)
}

/// The tree of a text that has no errors.
fn tree(text: &str) -> String {
    let parsed = read(text);
    assert!(parsed.errors.is_empty(), "{text:?}: {:?}", parsed.errors);
    parsed.ast.print().trim_end().to_owned()
}

/// The value of `x = …`.
fn value(text: &str) -> String {
    let whole = tree(&format!("x = {text};"));
    whole.strip_prefix("(set x ").unwrap().strip_suffix(")").unwrap().to_owned()
}

fn errors(text: &str) -> Vec<String> {
    read(text).errors.iter().map(|error| error.message().to_owned()).collect()
}

#[track_caller]
fn values(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(value(text), *expected, "{text}");
    }
}

#[test]
fn precedence() {
    values(&[
        ("-2^2", "(- (^ 2 2))"),
        ("2^-1", "(^ 2 (- 1))"),
        ("2^-1^2", "(^ (^ 2 (- 1)) 2)"),
        ("2^3^4", "(^ (^ 2 3) 4)"),
        ("2^-x'", "(' (^ 2 (- x)))"),
        ("~x == y", "(== (~ x) y)"),
        ("-a * b", "(* (- a) b)"),
        ("a * -b", "(* a (- b))"),
        ("!a'", "(~ (' a))"),
        ("-a.'", "(- (.' a))"),
        ("1:3 == 1:3", "(== (: 1 3) (: 1 3))"),
        ("1:n+1", "(: 1 (+ n 1))"),
        ("1:2:n", "(: 1 2 n)"),
        ("1:2:3:4", "(: (: 1 2 3) 4)"),
        ("1:3'", "(: 1 (' 3))"),
        ("a | b & c", "(| a (& b c))"),
        ("a || b && c | d", "(|| a (&& b (| c d)))"),
        ("a < b == c", "(== (< a b) c)"),
        ("a - b - c", "(- (- a b) c)"),
        ("a / b * c", "(* (/ a b) c)"),
        ("a \\ b .\\ c ./ d .* e", "(.* (./ (.\\ (\\ a b) c) d) e)"),
        ("a.^b'", "(' (.^ a b))"),
        ("a'.^2", "(.^ (' a) 2)"),
        ("a'*b'", "(* (' a) (' b))"),
        ("a''", "(' (' a))"),
        ("a--b", "(- a (- b))"),
        ("a++b", "(+ a (+ b))"),
        ("- - a", "(- (- a))"),
        ("--a", "(- (- a))"),
        ("(1+2)*3", "(* (paren (+ 1 2)) 3)"),
        ("a ~= b", "(~= a b)"),
        ("a != b", "(~= a b)"),
        ("a ** b", "(^ a b)"),
        ("1./x", "(./ 1 x)"),
        ("1.'", "(.' 1)"),
        ("3'", "(' 3)"),
    ]);
}

#[test]
fn numbers_and_texts() {
    values(&[
        ("1e3", "1000"),
        ("1d-2", "0.01"),
        ("2.5e-3j", "0.0025i"),
        ("3i'", "(' 3i)"),
        ("0xFF", "uint8:255"),
        ("0x7Fs16", "int16:127"),
        ("0b101", "uint8:5"),
        ("'it''s'", "'it''s'"),
        ("\"a\"\"b\"", "\"a\\\"b\""),
        ("\"a\\tb\"", "\"a\\tb\""),
        ("'a%b'", "'a%b'"),
        ("\"#x\"", "\"#x\""),
        ("['a' 'b']", "['a' 'b']"),
        ("{'a', 'b''c'}", "{'a' 'b''c'}"),
    ]);
}

#[test]
fn blanks_in_brackets() {
    values(&[
        ("[1 -2]", "[1 (- 2)]"),
        ("[1 - 2]", "[(- 1 2)]"),
        ("[1 -2 + 3]", "[1 (+ (- 2) 3)]"),
        ("[1-2]", "[(- 1 2)]"),
        ("[a, -b]", "[a (- b)]"),
        ("[a' b']", "[(' a) (' b)]"),
        ("[a ' b']", "[a ' b']"),
        ("[a' -b']", "[(' a) (- (' b))]"),
        ("[a (1)]", "[a (paren 1)]"),
        ("[a(1) b]", "[a(1) b]"),
        ("{a {1}}", "{a {1}}"),
        ("{a{1} b}", "{a{1} b}"),
        ("[a(1 -2) 3]", "[a((- 1 2)) 3]"),
        ("c{1 -1}", "c{(- 1 1)}"),
        ("[1 !x]", "[1 (~ x)]"),
        ("[a ~= b]", "[(~= a b)]"),
        ("[a == b c]", "[(== a b) c]"),
        ("[a : b]", "[(: a b)]"),
        ("[1,2;3,4]", "[1 2; 3 4]"),
        ("[1,2\n3,4]", "[1 2; 3 4]"),
        ("[1,2,\n3,4;\n]", "[1 2; 3 4]"),
        ("[1, 2 ... more\n 3]", "[1 2 3]"),
        ("[1 % one\n  2 % two\n\n 3]", "[1; 2; 3]"),
        ("[ % first\n 1 2\n]", "[1 2]"),
        ("[]", "[]"),
        ("{}", "{}"),
        ("[;]", "[]"),
        ("[@sin @(x) x+1]", "[@sin (@(x) (+ x 1))]"),
        ("{@(x) x +1, 2}", "{(@(x) (+ x 1)) 2}"),
        ("[a.b c.d]", "[a.b c.d]"),
        ("[x.' y.']", "[(.' x) (.' y)]"),
        ("[1 +2i]", "[1 (+ 2i)]"),
        ("[a+ b]", "[(+ a b)]"),
        ("[a +...\n b]", "[(+ a b)]"),
        ("['a';'b']", "['a'; 'b']"),
        ("[\"a\" 'b']", "[\"a\" 'b']"),
        ("[(1) (2)]", "[(paren 1) (paren 2)]"),
        ("[1, 2, ]", "[1 2]"),
        ("[, 1; 2]", "[1; 2]"),
        ("[a'(1) b']", "[(' a)(1) (' b)]"),
        ("[a' (1)]", "[(' a) (paren 1)]"),
    ]);
}

#[test]
fn indices_calls_and_fields() {
    values(&[
        ("a(1, :)", "a(1 :)"),
        ("a(:)'", "(' a(:))"),
        ("a(end)", "a(end)"),
        ("a(end - 1, [1 end])", "a((- end 1) [1 end])"),
        ("a(b(end))", "a(b(end))"),
        ("a(end)'", "(' a(end))"),
        ("a{:}", "a{:}"),
        ("a.b.c(2){3}.d", "a.b.c(2){3}.d"),
        ("a.(name)(1)", "a.(name)(1)"),
        ("a.('x y')", "a.('x y')"),
        ("s.end", "s.end"),
        ("a (1)", "a(1)"),
        ("f()", "f()"),
        ("f(1)(2)", "f(1)(2)"),
        ("f(\n1, ...\n2)", "f(1 2)"),
        ("plot(x, LineWidth=2)", "plot(x (LineWidth= 2))"),
        ("f(a == b)", "f((== a b))"),
        ("@(x, varargin) x.a{3}(varargin{:})", "(@(x varargin) x.a{3}(varargin{:}))"),
        ("@() disp(1)", "(@() disp(1))"),
        ("@(~, y) y", "(@(~ y) y)"),
        ("@sin", "@sin"),
        ("@pkg.fn", "@pkg.fn"),
        (
            "cellfun(@(x) x', c, 'UniformOutput', false)",
            "cellfun((@(x) (' x)) c 'UniformOutput' false)",
        ),
        ("@(x) @(y) x + y", "(@(x) (@(y) (+ x y)))"),
        ("1:3(2)", "(: 1 3(2))"),
        ("a'(:)", "(' a)(:)"),
        ("f(k++) + 2^k--", "(+ f((step+ k)) (^ 2 (step- k)))"),
    ]);
}

#[test]
fn assignments() {
    assert_eq!(tree("x = 1"), "(set x 1 print)");
    assert_eq!(tree("x = 1;"), "(set x 1)");
    assert_eq!(tree("[a, ~, b] = f(x);"), "(set [a ~ b] f(x))");
    assert_eq!(tree("[a b] = f;"), "(set [a b] f)");
    assert_eq!(tree("[~, i] = max(x)"), "(set [~ i] max(x) print)");
    assert_eq!(tree("[a] = f;"), "(set [a] f)");
    assert_eq!(tree("[a.x, b{2}(3)] = f;"), "(set [a.x b{2}(3)] f)");
    assert_eq!(tree("a(end+1).b{3} = [];"), "(set a((+ end 1)).b{3} [])");
    assert_eq!(tree("x += 2;"), "(set+ x 2)");
    assert_eq!(tree("x ^= 2;"), "(set^ x 2)");
    assert_eq!(tree("x.a -= y;"), "(set- x.a y)");
    assert_eq!(tree("x++;"), "(set+ x 1)");
    assert_eq!(tree("x(3)--"), "(set- x(3) 1 print)");
    assert_eq!(tree("++x;"), "(set+ x 1)");
    assert_eq!(tree("a = b = 3; # c"), "(set a (set b 3))");
    assert_eq!(tree("x = 1; y = 2, z = 3"), "(set x 1)\n(set y 2 print)\n(set z 3 print)");
    assert_eq!(tree("a == b"), "(do (== a b) print)");
    assert_eq!(tree("x.y(2)"), "(do x.y(2) print)");
}

#[test]
fn commands() {
    assert_eq!(tree("hold on"), "(command hold \"on\" print)");
    assert_eq!(tree("format long;"), "(command format \"long\")");
    assert_eq!(tree("hold on, x = 1;"), "(command hold \"on\" print)\n(set x 1)");
    assert_eq!(tree("warning off all % quiet"), "(command warning \"off\" \"all\" print)");
    assert_eq!(tree("disp 'a b' c\"d\""), "(command disp \"a b\" \"cd\" print)");
    assert_eq!(tree("a -1"), "(command a \"-1\" print)");
    assert_eq!(tree("a - 1"), "(do (- a 1) print)");
    assert_eq!(tree("a -1;"), "(command a \"-1\")");
    assert_eq!(tree("a = 1;\na -1"), "(set a 1)\n(do (- a 1) print)");
    assert_eq!(tree("a == 1"), "(do (== a 1) print)");
    assert_eq!(tree("a ==1"), "(command a \"==1\" print)");
    assert_eq!(tree("a =1"), "(set a 1 print)");
    assert_eq!(tree("a (1)"), "(do a(1) print)");
    assert_eq!(tree("a {1, 2} = 3;"), tree("a{1, 2} = 3;"));
    assert_eq!(tree("a {1} b"), "(command a \"{1}\" \"b\" print)");
    assert_eq!(tree("a'"), "(do (' a) print)");
    assert_eq!(tree("close all force\n"), "(command close \"all\" \"force\" print)");
    assert_eq!(tree("a ++"), "(set+ a 1 print)");
    assert_eq!(tree("a += 1;"), "(set+ a 1)");
    assert_eq!(tree("a +=1;"), "(set+ a 1)");
    assert_eq!(tree("a ; b"), "(do a)\n(do b print)");
    assert_eq!(tree("for i = 1:3, i -1, end"), "for i (: 1 3)\n  (do (- i 1) print)");
    assert_eq!(tree("if x, hold on, end"), "if x\n  (command hold \"on\" print)");
    let known = parse(SourceId(0), "a -1", &|name| name == "a");
    assert_eq!(known.ast.print(), "(do (- a 1) print)\n");
}

#[test]
fn blocks() {
    assert_eq!(
        tree("if a, b; elseif c, d; else e; end"),
        "if a\n  (do b)\nelseif c\n  (do d)\nelse\n  (do e)"
    );
    assert_eq!(tree("if (a) b = 1; end"), "if (paren a)\n  (set b 1)");
    assert_eq!(tree("if a b = 1; end x = 2;"), "if a\n  (set b 1)\n(set x 2)");
    assert_eq!(tree("while (i <= 10) i++; endwhile"), "while (paren (<= i 10))\n  (set+ i 1)");
    assert_eq!(tree("do x--; until x < 0"), "do-until (< x 0)\n  (set- x 1)");
    assert_eq!(tree("for (i = 1:3) x; end"), "for i (: 1 3)\n  (do x)");
    assert_eq!(tree("for i = (1:3)\nx;\nendfor"), "for i (paren (: 1 3))\n  (do x)");
    assert_eq!(tree("for s.i = 1:3\nend"), "for s.i (: 1 3)");
    assert_eq!(tree("for [v, k] = s\nend"), "for v k s");
    assert_eq!(tree("parfor (i = 1:3, 2)\nend"), "parfor i (: 1 3)");
    assert_eq!(
        tree("switch (x)\n % c\n case 1\n a;\n case {2, 'b'}\n b;\n otherwise\n c;\n end"),
        "switch (paren x)\ncase 1\n  (do a)\ncase {2 'b'}\n  (do b)\notherwise\n  (do c)"
    );
    assert_eq!(tree("try\n a;\ncatch ME\n b;\nend"), "try\n  (do a)\ncatch ME\n  (do b)");
    assert_eq!(tree("try, a; catch, b; end"), "try\n  (do a)\ncatch\n  (do b)");
    assert_eq!(tree("try, a; catch err, b; end"), "try\n  (do a)\ncatch err\n  (do b)");
    assert_eq!(tree("try; a; catch disp(b); end"), "try\n  (do a)\ncatch\n  (do disp(b))");
    assert_eq!(tree("try a; end_try_catch"), "try\n  (do a)\ncatch");
    assert_eq!(
        tree("unwind_protect\n a;\nunwind_protect_cleanup\n b;\nend_unwind_protect"),
        "unwind_protect\n  (do a)\ncleanup\n  (do b)"
    );
    assert_eq!(tree("while 1, break, end"), "while 1\n  (break)");
    assert_eq!(tree("global a b"), "(global a b)");
    assert_eq!(tree("persistent n = 0;"), "(persistent (n 0))");
    assert_eq!(tree("if x == 1\n  % nothing\nend"), "if (== x 1)");
    assert_eq!(tree("if ((a = 3) != 2) b; endif"), "if (paren (~= (paren (set a 3)) 2))\n  (do b)");
}

#[test]
fn comments_and_continuations() {
    assert_eq!(tree("% a\n# b\nx = 1 % c\n#!d\n%!test"), "(set x 1 print)");
    assert_eq!(tree("%{\n x = (\n%{\n inner\n%}\n%}\ny = 2;"), "(set y 2)");
    assert_eq!(tree("#{\n a\n#}\nb;"), "(do b)");
    assert_eq!(tree("x = 1 + ... comment\n 2;"), "(set x (+ 1 2))");
    assert_eq!(tree("x = 1 + \\\n 2;"), "(set x (+ 1 2))");
    assert_eq!(tree("%{ not a block\nx = 1;"), "(set x 1)");
    assert_eq!(tree("x = a' % comment'"), "(set x (' a) print)");
    assert_eq!(tree("\u{feff}x = 1;\r\ny = 2;\rz = 3;"), "(set x 1)\n(set y 2)\n(set z 3)");
    assert_eq!(tree(""), "");
}

#[test]
fn functions() {
    assert_eq!(
        tree("function [a, b] = f(x, ~, varargin)\n a = x;\nend"),
        "function f (x ~ varargin) -> (a b)\n  (set a x)"
    );
    assert_eq!(tree("function f\nend"), "function f () -> ()");
    assert_eq!(tree("function f ()\nendfunction"), "function f () -> ()");
    assert_eq!(tree("function varargout = f(a = 3)\nend"), "function f (a=3) -> (varargout)");
    assert_eq!(tree("function [] = f()\nend"), "function f () -> ()");
    let open = read("function a = f(x)\nif x, a = 1; end\nfunction g\n y = z(end);\n");
    assert!(open.errors.is_empty() && open.ast.function_file);
    assert_eq!(
        open.ast.print(),
        "function f (x) -> (a)\n  if x\n    (set a 1)\nfunction g () -> ()\n  (set y z(end))\n"
    );
    let script = read("function a = f\n a = 1;\nend\nx = f;\nfunction g\nend\ng");
    assert!(script.errors.is_empty() && !script.ast.function_file);
    assert_eq!(script.ast.functions.len(), 2);
    assert_eq!(script.ast.body.len(), 2);
    let nested = read("function f\n x = 1;\n function g\n  x = 2;\n end\n g;\nend");
    assert!(nested.errors.is_empty());
    assert_eq!(nested.ast.functions[0].nested[0].name.name, "g");
    let help = read("function f\n% FILT Filters.\n%   more\n\n% no\nend");
    assert_eq!(help.ast.functions[0].help, "FILT Filters.\n  more");
    let above = read("## Adds.\n## Twice.\nfunction f\n x;\nend");
    assert_eq!(above.ast.functions[0].help, "Adds.\nTwice.");
}

#[test]
fn arguments_blocks() {
    let text = "function f(x, n, opts)\n arguments\n  x (1,:) double {mustBePositive, mustBeFinite} \
                % data\n  n (1,1) {mustBeInteger} = 3\n  opts.Name string = \"a\"\n end\n \
                arguments (Output)\n  y\n end\n arguments = 3;\nend";
    assert_eq!(
        tree(text),
        "function f (x n opts) -> ()\n  arguments Input\n    (x (1 :) double {mustBePositive \
         mustBeFinite})\n    (n (1 1) {mustBeInteger} = 3)\n    (opts.Name string = \"a\")\n  \
         arguments Output\n    (y)\n  (set arguments 3)"
    );
}

#[test]
fn a_parenthesis_left_open_spoils_its_own_line_only() {
    let unclosed = "expected ',' or ')', found the end of the line";
    let text = "for i = 1:3\n disp(i\nend\nx = 3 +;\ny = (1;\nz = 2;";
    let parsed = read(text);
    let messages: Vec<_> = parsed.errors.iter().map(|e| e.message().to_owned()).collect();
    assert_eq!(messages.len(), 3, "{messages:?}");
    assert_eq!(messages[0], unclosed);
    assert!(parsed.ast.print().contains("(set z 2)"));
    assert_eq!(errors("disp(i\nx = 3;"), [unclosed]);
    // A call may go on in the next line all the same.
    assert!(errors("f(1,\n 2);\ng(3\n);").is_empty());
}

#[test]
fn errors_are_reported_and_reading_goes_on() {
    let messages = errors("x = (1 + 2;\ny = 3;\nz = [1 2\nif a\n w = ;\nend\nfor\nend\nv = 1 2;");
    assert!(messages.len() >= 4, "{messages:?}");
    assert_eq!(errors("x = 1 +"), ["expected an expression, found the end of the text"]);
    assert_eq!(errors("end"), ["'end' does not belong to any open block"]);
    assert_eq!(errors("if x\n y"), ["'if' has no matching 'end'"]);
    assert_eq!(errors("x = 'abc\ny = 2;"), ["Character vector is not terminated properly."]);
    assert_eq!(errors("classdef A\nproperties\nend\nend").len(), 0);
    assert_eq!(errors("classdef A\nproperties\nend").len(), 1);
    assert_eq!(
        errors("classdef A < B & c.D\nmethods\nfunction a = A(), a@B(1); end\nend\nend").len(),
        0
    );
    assert_eq!(errors("if x\nclassdef A\nend\nend").len(), 2);
    assert_eq!(errors("x = \u{201c}a\u{201d};").len(), 1);
    assert_eq!(errors("naïve = 1").len(), 1);
    assert_eq!(errors("[a, 1] = f;").len(), 1);
    assert_eq!(errors("f(~, 1)").len(), 1);
    assert_eq!(errors("x = {1, 2\ny = 3").len(), 1);
    assert_eq!(errors("while x\n if y\n endwhile").len(), 1);
    assert_eq!(errors("m = ?a.B;").len(), 0);
    assert_eq!(errors("?1").len(), 1);
    assert_eq!(errors("x = 5 @ 3").len(), 1);
    let rest = read("x = )\ny = 2;");
    assert_eq!(rest.ast.print(), "(set y 2)\n");
    let after_matrix = read("x = [1 2 $ \n 3 4];\ny = 2;");
    assert_eq!(after_matrix.errors.len(), 1, "{:?}", after_matrix.errors);
    assert_eq!(after_matrix.ast.print(), "(set y 2)\n");
}

#[test]
fn an_assignment_for_a_comparison_is_an_error_in_matlab_only() {
    assert_eq!(read("if x = 3, y; end").errors[0].identifier(), "MATLAB:m_equals_operator");
    assert!(read("if x = 3, y; endif").errors.is_empty());
}

#[test]
fn a_console_knows_when_to_ask_for_more() {
    for open in ["if x", "x = [1 2", "f(1,", "function f\n x = 1;\n if y\n", "%{\n a", "x = 1 +"] {
        assert!(read(open).incomplete, "{open}");
    }
    for whole in ["if x, end", "x = [1 2];", "x = )", "end", "x = 1 + ;"] {
        assert!(!read(whole).incomplete, "{whole}");
    }
}

#[test]
fn nesting_has_a_limit() {
    let deep = |open: &str, inside: &str, close: &str, n: usize| {
        format!("x = {}{inside}{};", open.repeat(n), close.repeat(n))
    };
    assert!(read(&deep("(", "1", ")", 40)).errors.is_empty());
    assert!(read(&deep("[", "1", "]", 40)).errors.is_empty());
    let texts = [
        deep("(", "1", ")", 100_000),
        deep("[", "1", "]", 100_000),
        deep("{", "", "}", 100_000),
        deep("-", "1", "", 100_000),
        deep("f(", "1", ")", 100_000),
        deep("a.(", "b", ")", 100_000),
        deep("@() ", "b", "", 100_000),
        deep("1+", "1", "", 100_000),
        deep("1:", "1", "", 100_000),
        deep("2^-", "1", "", 100_000),
        deep("a=", "1", "", 100_000),
        deep("", "1", "'", 100_000),
        "if x\n".repeat(100_000),
        "function f\n".repeat(10_000) + "end",
        "try\n".repeat(100_000),
        "[".repeat(100_000),
        "{(".repeat(100_000),
    ];
    for text in texts {
        let parsed = read(&text);
        let start: String = text.chars().take(20).collect();
        assert!(!parsed.errors.is_empty(), "{start}");
        assert!(parsed.ast.print().len() < 1 << 24);
    }
    let long = format!("x = {}1;", "1 + ".repeat(150));
    assert!(read(&long).errors.is_empty());
}

#[test]
fn programs_show_their_dialect() {
    let octave = [
        "if x, y; endif",
        "x = 1 # one",
        "x = !y;",
        "x != y",
        "x += 1;",
        "x++;",
        "do x; until y",
        "%!test <*1>\n",
        "printf(\"%d\\n\", 3)",
        "assert (x, 3)",
        "assert (x, [1 2 3], eps)",
        "assert (strtrim (\"  a \"), \"a\")",
        "assert (f(x), \"abc\")",
        "assert (isempty (x), true)",
        "assert (ischar (\"a\"))",
        "fail (\"f\")",
        "x = \"a\\nb\";",
        "ones(2)(1)",
        "x = @sin (1);",
        "x = a ** 2;",
    ];
    for text in octave {
        assert_eq!(read(text).ast.dialect, Dialect::Octave, "{text}");
    }
    let matlab = [
        "x = \"abc\";",
        "fprintf(\"%d\\n\", 3)",
        "x ~= y % comment",
        "assert(x == 3, \"x must be three\")",
        "assert(isempty(x), 'not empty')",
        "assert(ok, 'My:id', 'no %d', 3)",
        "assert(all(x > 0), \"x: \" + x)",
        "p = \"C:\\new\";",
        "columns = 3; columns(1)",
        "function y = rows(x)\n y = 1;\nend\nrows(3)",
        "x = ['a', \"b\"];",
        "f = @(x) x.^2; f(3)",
        "disp(\"hello\")",
        "c{1}(2)",
        "names = [\"Ann\"; \"Christine\"]; s = \"a\\n\";",
        "n = strlength(names); fmt = \"%d\\n\";",
        "title(\"\\alpha\")",
    ];
    for text in matlab {
        let parsed = read(text);
        assert_eq!(parsed.ast.dialect, Dialect::Matlab, "{text}: {:?}", parsed.signs);
    }
}

#[test]
fn expressions_become_text_again() {
    let cases = [
        ("@(x)x.^2+1", "@(x)x.^2+1", "@(x) x .^ 2 + 1"),
        ("@( x, y ) f( x,y(1,:) )'", "@(x,y)f(x,y(1,:))'", "@(x, y) f (x, y (1, :))'"),
        ("@() {1, 'a''b'; ~z, [1 2]}", "@(){1,'a''b';~z,[1,2]}", "@() {1, 'a''b'; !z, [1, 2]}"),
        ("1:2:n", "1:2:n", "1:2:n"),
        ("@(x) 1e-3*x + 1.50", "@(x)1e-3*x+1.50", "@(x) 1e-3 * x + 1.50"),
        ("@(x) @(y) 0x1F + .5*y", "@(x)@(y)0x1F+.5*y", "@(x) @(y) 0x1F + .5 * y"),
        ("a{end}.b.(c)", "a{end}.b.(c)", "a{end}.b.(c)"),
    ];
    for (text, matlab, octave) in cases {
        let parsed = read(&format!("x = {text};"));
        let StmtKind::Assign(assign) = &parsed.ast.body[0].kind else { panic!("{text}") };
        assert_eq!(unparse(&assign.value, Dialect::Matlab), matlab);
        assert_eq!(unparse(&assign.value, Dialect::Octave), octave);
    }
}

#[test]
fn editors_get_every_word() {
    let text = "if a, hold on % c\nend ... d\nx = \"s\" + 'é' $";
    let words: Vec<(HighlightKind, &str)> = read(text)
        .highlights()
        .iter()
        .map(|word| (word.kind, &text[word.start as usize..word.end as usize]))
        .collect();
    use HighlightKind::*;
    assert_eq!(
        words,
        [
            (Keyword, "if"),
            (Name, "a"),
            (Separator, ","),
            (Name, "hold"),
            (Text, "on"),
            (Comment, "% c"),
            (Keyword, "end"),
            (Comment, "... d"),
            (Name, "x"),
            (Operator, "="),
            (Text, "\"s\""),
            (Operator, "+"),
            (Text, "'é'"),
            (Invalid, "$"),
        ]
    );
}

#[test]
fn spans_lie_in_the_text() {
    let text = "x = f(é, 3)";
    let parsed = read("x = f(a, 3) + b';");
    let StmtKind::Assign(assign) = &parsed.ast.body[0].kind else { panic!() };
    assert_eq!((assign.value.span.start, assign.value.span.end), (4, 16));
    for error in read(text).errors {
        let span = error.span().unwrap();
        assert!(text.get(span.start as usize..span.end as usize).is_some());
    }
}
