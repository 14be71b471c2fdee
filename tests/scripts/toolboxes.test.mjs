// npm run toolboxes: which tests a folder holds, how outcomes become results, and what the table says; and a folder with one test of
// each kind, passing and failing, run on the package.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { PKG } from "../../scripts/setup/paths.mjs";
import { blocksOfFile } from "../../scripts/toolboxes/blocks.mjs";
import { jobsOf, toolboxes } from "../../scripts/toolboxes/folder.mjs";
import { kindOf, resultsOf } from "../../scripts/toolboxes/kinds.mjs";
import { read } from "../../scripts/toolboxes/octave.mjs";
import { Ours } from "../../scripts/toolboxes/ours.mjs";
import { programsOf } from "../../scripts/toolboxes/program.mjs";
import { byToolbox, causes, normalised, table, together } from "../../scripts/toolboxes/report.mjs";
import { results } from "../../scripts/toolboxes/run.mjs";

const folder = mkdtempSync(join(tmpdir(), "matgpu-toolboxes-test-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  "lib/setup_it.m": "function setup_it\naddpath(fullfile(fileparts(mfilename('fullpath')), 'more'));\n",
  "lib/more/twice.m":
    "function y = twice(x)\n  y = 2 * x;\n%!shared n\n%! n = 2;\n%!assert (twice (n), 4)\n%!test n = 3;\n%!assert (twice (n), 5)\n%!error <many> error ('too many')\n",
  "tests/test_logical.m":
    "function pass = test_logical(pref)\nif nargin < 1, pref = 1; end\npass(1) = twice(1) == 2;\npass(2) = true;\n",
  "tests/test_wrong.m": "function pass = test_wrong()\npass = [true false];\n",
  "tests/test_script.m": "assert(twice(2) == 4)\n",
  "tests/test_script_wrong.m": "x = 1;\nassert(twice(2) == 5, 'twice two is %d', twice(2))\n",
  "tests/test_functions.m":
    "function tests = test_functions\ntests = functiontests(localfunctions);\nend\nfunction testGood(testCase)\ntestCase.assertEqual(twice(3), 6);\nend\nfunction testBad(testCase)\ntestCase.assertEqual(twice(3), 7);\nend\n",
  "tests/t_begin.m": "function t_begin(n, quiet)\nprintf('1..%d\\n', n);\n",
  "tests/t_some.m":
    "function t_some(quiet)\nt_begin(3, quiet);\nprintf('ok 1 - one\\n');\nprintf('not ok 2 - two\\n');\nerror('it ends');\n",
  "tests/run_it_test.m":
    "function run_it_test(tests)\nif (nargin == 0)\n  tests = {'a', 'b'};\nend\nif any(strcmp(tests, 'a')), fprintf('Testing one: ok\\n'); else, warning('Test two: failed: it is not one'); end\n",
  "tests/test_helper.m": "function test_helper(name)\ndisp(name)\n",
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("a folder's tests are found by kind, and its set-up is its own", () => {
  const jobs = jobsOf(toolboxes(folder));
  const kinds = Object.fromEntries(jobs.map(({ file, kind }) => [file, kind]));
  assert.deepEqual(kinds, {
    "lib/more/twice.m": "blocks",
    "tests/run_it_test.m": "told",
    "tests/t_some.m": "tap",
    "tests/test_functions.m": "functiontests",
    "tests/test_logical.m": "logical",
    "tests/test_script.m": "script",
    "tests/test_script_wrong.m": "script",
    "tests/test_wrong.m": "logical",
  });
  assert.match(jobs[0].setup, /^cd\('.*lib'\);\nsetup_it;\n$/);
  assert.deepEqual(
    jobs.find(({ kind }) => kind === "told").tests.map(({ program }) => program),
    ["run_it_test({'a'});", "run_it_test({'b'});"],
  );
  assert.equal(kindOf("test_a.m", "function test_suite = test_a\ninitTestSuite;\n", true), "moxunit");
  assert.equal(kindOf("sum.m", "function y = sum(x)\n", true), undefined);
});

test("blocks share variables until one changes them", () => {
  const blocks = blocksOfFile(FILES["lib/more/twice.m"]);
  assert.deepEqual(
    blocks.map(({ keeps, expect, pattern }) => [keeps, expect, pattern]),
    [
      [["n"], undefined, undefined],
      [["n"], undefined, undefined],
      [["n"], undefined, undefined],
      [["n"], "error", "many"],
    ],
  );
  const programs = programsOf(blocks);
  assert.match(programs[0], /^clear\nn = \[\];\n/);
  assert.match(programs[1], /^clearvars -except n\n/);
});

test("outcomes become results: expected errors, plans, reports of a runner", () => {
  const outcome = { ok: true, broken: false, message: "", text: "", warnings: [] };
  const passed = (kind, of, changes) =>
    resultsOf(kind, of, { ...outcome, ...changes }).map(({ name, passed }) => [name, passed]);
  const block = { name: "1", expect: "error", pattern: "too many" };
  assert.deepEqual(passed("blocks", block, { ok: false, message: "far too many" }), [["1", true]]);
  assert.deepEqual(passed("blocks", block, { ok: false, message: "undefined" }), [["1", false]]);
  assert.deepEqual(passed("blocks", block, {}), [["1", false]]);
  assert.deepEqual(passed("tap", { name: "" }, { text: "1..4\nok 1 - a\nnot ok 2 - b\nskipped 3 : why\n" }), [
    ["1", true],
    ["2", false],
    ["4", false],
  ]);
  const report =
    "suite: 2 tests\n    passed in    0.02 s: test_a:  /x\n    failed in    0.00 s: test_b:  /x\n";
  assert.deepEqual(passed("moxunit", { name: "" }, { text: report }), [
    ["test_a", true],
    ["test_b", false],
  ]);
});

test("what Octave prints is read, and what did not come to its end is not passed", () => {
  assert.equal(read("text\x01ok\x02", "why").ok, true);
  assert.deepEqual(read("warning: so\n\x01Eno way\x02", "why").warnings, ["so"]);
  assert.equal(read("\x01Eno way\x02", "why").message, "no way");
  assert.equal(read("half a li", "took too long").message, "took too long");
});

test("tests of both sides are put together, and failures by cause", () => {
  const side = (passed, message = "") => ({ toolbox: "t", kind: "script", passed, message, ms: 10 });
  const here = { "t/a.m": side(true), "t/b.m": side(false, "no 3 of 5"), "t/c.m": side(false, "no 4 of 6") };
  const there = { "t/a.m": side(true), "t/b.m": side(true), "t/c.m": side(true), "t/d.m": side(false) };
  const rows = together(here, there);
  assert.deepEqual(byToolbox(rows).all, { tests: 4, here: 1, there: 3, both: 1, ms: 30, msThere: 40 });
  assert.deepEqual(
    causes(rows, true).map(({ cause, count, files }) => [cause, count, files]),
    [["no N of N", 2, 2]],
  );
  assert.equal(normalised("in /a/b/c.m: 1.5e-3"), "in PATH: N");
  assert.match(table(byToolbox(rows), true), /^t +4 +1 +25\.0 %/m);
});

const onThePackage = async () => {
  const found = await results(jobsOf(toolboxes(folder)), () => new Ours({ pkg: PKG, limitMs: 60_000 }));
  const passed = Object.fromEntries(
    Object.entries(found).map(([id, { passed }]) => [id.slice(id.indexOf("/") + 1), passed]),
  );
  assert.deepEqual(passed, {
    "lib/more/twice.m#1": true,
    "lib/more/twice.m#2": true,
    "lib/more/twice.m#3": false,
    "lib/more/twice.m#4": true,
    "tests/run_it_test.m#a/one": true,
    "tests/run_it_test.m#b/two": false,
    "tests/t_some.m#1": true,
    "tests/t_some.m#2": false,
    "tests/t_some.m#3": false,
    "tests/t_some.m#!": false,
    "tests/test_functions.m#testGood": true,
    "tests/test_functions.m#testBad": false,
    "tests/test_logical.m": true,
    "tests/test_script.m": true,
    "tests/test_script_wrong.m": false,
    "tests/test_wrong.m": false,
  });
};

test("the tests of a folder run on the package", onThePackage);
