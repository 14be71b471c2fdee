// The pure parts of npm run differential: which calls are made, how outcomes are read and compared, which are meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, ON_DEVICE } from "../../scripts/differential/compare.mjs";
import { formsOf, splitArguments } from "../../scripts/differential/forms.mjs";
import { generator, maker } from "../../scripts/differential/generate.mjs";
import { harvest, standsAlone } from "../../scripts/differential/harvest.mjs";
import { excuse, readMeant, unused } from "../../scripts/differential/meant.mjs";
import { isOdd, withOdd } from "../../scripts/differential/odd.mjs";
import { statement } from "../../scripts/differential/program.mjs";
import { brief, read } from "../../scripts/differential/records.mjs";
import { judge, listed } from "../../scripts/differential/report.mjs";
import { callsOf } from "../../scripts/differential/run.mjs";
import { chapters, functions, inScope } from "../../scripts/differential/scope.mjs";

/** Outcomes as they are printed. */
const outcome = (...records) => read(records.map((record) => `\x01${record}\x02`).join(""));
const kinds = (here, there, options) => compare(outcome(...here), outcome(...there), options);
const doubles = (...numbers) => [`N double 1x${numbers.length} r ${numbers.join(" ")}`];

test("calls are the same for a seed, whichever functions are made, and others for another", () => {
  const [one, same, other] = [generator(1), generator(1, (name) => name !== "abs"), generator(2)];
  const calls = (made) =>
    ["sum", "interp1", "strrep"].map((name) => [7, 40, 41].map((k) => made.call(name, k)));
  assert.deepEqual(calls(one), calls(same));
  assert.notDeepEqual(calls(one), calls(other));
  assert.ok(one.names.includes("abs") && !same.names.includes("abs"));
});

test("functions are called alike, and none twice in the same way", () => {
  const made = generator(1);
  const calls = callsOf(made, 90, ["sum", "sort", "pi"]);
  const texts = calls.map(({ call, outs }) => `${outs} ${call}`);
  assert.equal(new Set(texts).size, texts.length);
  const count = (name) => calls.filter((call) => call.name === name).length;
  assert.equal(count("sum"), 30);
  assert.equal(count("sort"), 30);
});

test("calls of the tests come first and as they are, and change no other", () => {
  const made = {
    names: ["f"],
    call: (name, k) => ({ name, k, call: `f(${k})`, outs: 1 }),
    tested: (name) => [{ name, k: -1, call: "f(7)", outs: 1 }],
  };
  assert.deepEqual(
    callsOf(made, 3).map(({ k, call }) => [k, call]),
    [
      [-1, "f(7)"],
      [0, "f(0)"],
      [1, "f(1)"],
    ],
  );
});

test("functions are in scope by family, and what draws, waits or prints is not", () => {
  const all = functions();
  assert.ok(all.length > 600, `${all.length}`);
  assert.ok(all.every(({ family }) => family));
  assert.ok(inScope("sum", "Reductions") && inScope("peaks", "Graphics"));
  assert.ok(!inScope("plot", "Graphics") && !inScope("rand", "Construction") && !inScope("a.b", "Strings"));
  const reference = "## Families\n| `c = a \\| b` | text |\n## Others\n| `x = f(y)` | text |\n";
  assert.deepEqual(
    [...chapters(reference)],
    [
      ["c = a | b", "Families"],
      ["x = f(y)", "Others"],
    ],
  );
});

test("forms are read with their options, their outputs and what their dots stand for", () => {
  const forms = ["y = f(x)", "[y, k] = f(x, [], dim)", "y = f(..., 'a' | 'b')", "y = x + f"];
  assert.deepEqual(formsOf({ name: "f", forms }), [
    { params: ["x"], outs: 1 },
    { params: ["x", "[]", "dim"], outs: 2 },
    { params: ["x", "'a' | 'b'"], outs: 1 },
    { expression: "x + f", outs: 1 },
  ]);
  assert.deepEqual(splitArguments("[1, 2], 'a, b', x', {1, (2, 3)}"), [
    "[1, 2]",
    "'a, b'",
    "x'",
    "{1, (2, 3)}",
  ]);
  assert.deepEqual(splitArguments(""), []);
});

test("calls of examples that need no variables are gathered, with their outputs", () => {
  const known = new Set(["g", "h", "pi"]);
  const texts = ["assert(g(h(1), pi), 2)", "[a, b] = g(x)", "[a, b] = h({'x'})", "nthargout(2, @g, 1, 'h')"];
  const found = harvest(["g", "h"], known, texts);
  assert.deepEqual(found.get("g"), [
    { args: ["h(1)", "pi"], outs: 1 },
    { args: ["1", "'h'"], outs: 2 },
  ]);
  assert.deepEqual(found.get("h"), [
    { args: ["1"], outs: 1 },
    { args: ["{'x'}"], outs: 2 },
  ]);
  assert.ok(standsAlone("@(x) x + 1, 'y'", known));
  assert.ok(!standsAlone("y + 1", known));
});

test("a function's first calls are its forms, then those gathered, then those varied", () => {
  const f = { name: "f", family: "Reductions" };
  const call = maker(1, f, [{ params: ["x"], outs: 1 }], [{ args: ["7", "'a'"], outs: 2 }]);
  assert.match(call(0).call, /^f\(.+\)$/);
  assert.deepEqual(call(1), { name: "f", k: 1, call: "f(7, 'a')", outs: 2 });
  assert.ok(Array.from({ length: 20 }, (_, k) => call(k + 2).call).some((text) => text !== "f(7, 'a')"));
});

test("the program of a call shows all that it gives", () => {
  assert.match(
    statement({ call: "f(1)", outs: 2 }),
    /^try, \[r1__, r2__\] = f\(1\); show__\(r1__\); show__\(r2__\); catch/,
  );
  assert.match(statement({ call: "f(1)", outs: 0 }), /^try, f\(1\); catch/);
});

test("records are read with their parts, and what else is printed is kept", () => {
  const text =
    "one\n\x01S struct 1x1\x03a\x03b c\x02\x01N double 1x2 c 1 2 i 3 4\x02\x01C cell 1x1\x02\x01N char 1x2 r 104 105\x02two";
  const { values, printed } = read(text);
  assert.equal(printed, "one\ntwo");
  assert.deepEqual(values, [
    {
      kind: "S",
      class: "struct",
      size: [1, 1],
      fields: ["a", "b c"],
      parts: [
        { kind: "N", class: "double", size: [1, 2], real: ["1", "2"], imag: ["3", "4"] },
        {
          kind: "C",
          class: "cell",
          size: [1, 1],
          parts: [{ kind: "N", class: "char", size: [1, 2], real: ["104", "105"] }],
        },
      ],
    },
  ]);
  assert.equal(
    brief({ values, printed }),
    "struct 1x1 {a: double 1x2 complex [1+3i 2+4i]; b c: cell 1x1 {char 1x2 'hi'}}",
  );
  assert.match(read("\x01C cell 1x2\x02").died, /cannot be read/);
  assert.deepEqual(read("\x01E a:b what, and why\x02"), {
    error: { id: "a:b", message: "what, and why" },
    printed: "",
  });
});

test("equal are errors whatever they say, NaN, and numbers that are near for their class", () => {
  const failed = ["E a:b one"];
  assert.deepEqual(kinds(failed, ["E  another"]), []);
  assert.deepEqual(kinds(failed, doubles(1)), ["error-here"]);
  assert.deepEqual(kinds(doubles(1), failed), ["error-there"]);
  assert.deepEqual(kinds(doubles("NaN", 1), doubles("NaN", 1 + 1e-12)), []);
  assert.deepEqual(kinds(["N single 1x1 r 1"], ["N single 1x1 r 1.00001"]), []);
  assert.deepEqual(kinds(["N int8 1x1 r 1"], ["N int8 1x1 r 2"]), ["value"]);
  assert.deepEqual(kinds(["N char 1x1 r 97"], ["N char 1x1 r 98"]), ["text"]);
  assert.deepEqual(compare({ slow: true }, outcome(...doubles(1))), ["slow-here"]);
  assert.deepEqual(compare(outcome(...doubles(1)), { died: "SIGSEGV" }), ["died-there"]);
});

test("numbers differ in the narrowest kind that describes it", () => {
  assert.deepEqual(kinds(doubles(0), doubles("-0")), ["zero-sign"]);
  assert.deepEqual(kinds(doubles(1, -2), doubles(-1, 2)), ["sign"]);
  assert.deepEqual(kinds(doubles(1, 2), doubles(2, 1)), ["order"]);
  assert.deepEqual(kinds(doubles(1e-17), doubles("-3e-16")), ["noise"]);
  assert.deepEqual(kinds(doubles(1, 2), doubles(1, 2.0001)), ["rounding"]);
  assert.deepEqual(kinds(doubles(1, "NaN"), doubles(1, 2)), ["nan"]);
  assert.deepEqual(kinds(doubles(1, 2), doubles(1, 3)), ["value"]);
  assert.deepEqual(kinds(doubles(1), ["N single 1x1 r 1"]), ["single-there"]);
  assert.deepEqual(kinds(["N int8 1x1 r 1"], doubles(1)), ["class"]);
  assert.deepEqual(kinds(doubles(1, 2), doubles(1)), ["size"]);
  assert.deepEqual(kinds(doubles(1), ["N double 1x1 c 1 i 0"]), ["complex"]);
  assert.deepEqual(kinds(["S struct 1x1\x03a", ...doubles(1)], ["S struct 1x1\x03b", ...doubles(1)]), [
    "fields",
  ]);
  assert.deepEqual(kinds(["C cell 1x1", ...doubles(1)], ["C cell 1x1", ...doubles(5)]), ["value"]);
});

test("on a device doubles are the same bit for bit", () => {
  assert.deepEqual(kinds(doubles(1), doubles(1 + 1e-15), { near: ON_DEVICE }), ["rounding"]);
  assert.deepEqual(kinds(["N single 1x1 r 1"], ["N single 1x1 r 1.000001"], { near: ON_DEVICE }), []);
});

test("where a call has strings, they are the texts that an Octave has in their place", () => {
  const text = ["N char 1x1 r 97"];
  assert.deepEqual(kinds(["T string 1x1", ...text], text, { strings: true }), []);
  assert.deepEqual(
    kinds(["T string 1x2", ...text, ...text], ["C cell 1x2", ...text, ...text], { strings: true }),
    [],
  );
  assert.notDeepEqual(kinds(["T string 1x1", ...text], text), []);
});

const MEANT = `# A comment.

eig,svd* sign,order: directions are free
* error-there /'omitnan'/: Octave has no such option
max error-there /max\\(1\\) ! no way/: it says so
`;

test("a difference is meant where each of its kinds is, by names, kinds and pattern", () => {
  const rules = readMeant(MEANT);
  const reasons = (result) => excuse(rules, result)?.map(({ reason }) => reason);
  assert.deepEqual(reasons({ name: "svds", call: "svds(1)", kinds: ["sign", "order"] }), [
    "directions are free",
  ]);
  assert.equal(reasons({ name: "eig", call: "eig(1)", kinds: ["sign", "class"] }), undefined);
  assert.equal(reasons({ name: "eigs", call: "eigs(1)", kinds: ["sign"] }), undefined);
  assert.deepEqual(reasons({ name: "sum", call: "sum(1, 'omitnan')", kinds: ["error-there"] }), [
    "Octave has no such option",
  ]);
  assert.deepEqual(reasons({ name: "max", call: "max(1)", kinds: ["error-there"], said: "no way" }), [
    "it says so",
  ]);
  assert.throws(() => readMeant("eig sign\n"), /meant\.txt:1: expected "names kinds \/pattern\/: reason"/);
});

test("NAME in a pattern is the function's name", () => {
  const rules = readMeant("* error-here /! NAME: expected/: checked\n");
  const said = { call: "f(1)", kinds: ["error-here"], said: "f: expected a matrix" };
  assert.ok(excuse(rules, { ...said, name: "f" }));
  assert.equal(excuse(rules, { ...said, name: "g" }), undefined);
});

test("a call is odd by its arguments, and by texts where Octave fails", () => {
  for (const call of ["f(int8(1))", "f([])", "f(NaN)", "f({1})", "f(1i)", "f(@sin)", "f(1.5)", "f(1, -1)"])
    assert.ok(isOdd(call, { there: false }), call);
  assert.ok(!isOdd("f([1 2;3 4], 'all')", { there: false }));
  assert.ok(isOdd("f([1 2;3 4], 'all')", { there: true }));
  assert.deepEqual(withOdd(["error-there", "size"], "f(1, 'all')"), ["odd-there", "size"]);
  assert.deepEqual(withOdd(["error-here"], "f(1, 'all')"), ["error-here"]);
});

test("lines that excuse nothing are named, and differences are listed by function", () => {
  const rules = readMeant(MEANT);
  const result = (name, call, here, there) => ({
    name,
    k: 0,
    call,
    outs: 1,
    here,
    there,
    kinds: compare(here, there),
  });
  const [one, two] = [outcome(...doubles(1)), outcome(...doubles(5))];
  const results = [
    result("sum", "sum(1, 'omitnan')", one, outcome("E  no")),
    result("abs", "abs(1)", one, one),
    result("abs", "abs(2)", one, two),
    result("cos", "cos(1)", one, two),
    result("cos", "cos(2)", one, two),
  ];
  const { equal, excused, meant, different } = judge(results, rules);
  assert.deepEqual([equal, excused, different.length], [1, 1, 3]);
  assert.deepEqual(
    unused(rules, meant).map((line) => /"(\S+)/.exec(line)[1]),
    ["eig,svd*", "max"],
  );
  // Whether a call takes too long is a matter of the machine.
  assert.deepEqual(unused(readMeant("f slow-there: it waits\n"), new Map()), []);
  const list = listed(different);
  assert.ok(
    list.startsWith(
      "cos (2)\n  0: cos(1)   value\n      ours    double 1x1 [1]\n      Octave  double 1x1 [5]",
    ),
    list,
  );
  assert.match(list, /\nabs \(1\)\n/);
});
