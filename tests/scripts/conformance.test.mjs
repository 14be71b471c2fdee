// How test blocks are read, judged and compared with the record.
import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOf, isOpen } from "../../scripts/conformance/extract.mjs";
import { areaTable, byArea, failing, worse } from "../../scripts/conformance/report.mjs";
import { judged } from "../../scripts/conformance/run.mjs";

const FILE = `## a file of the library
%!shared a, b
%! a = 1;
%!function y = twice (x)
%!  y = 2 * x;
%!endfunction
%!assert (twice (a), 2)
%!test <*12345>
%! assert (isempty (b));

%!error <wrong .* kind> twice ("x" + {1})
%!testif HAVE_THING
%! assert (false);
%!test
%! figure ();
%!fail ("twice (1, 2)")
%!assert <54321> (twice (2), 4);
`;

test("blocks carry what they need: shared variables, functions, and their own program", () => {
  const blocks = blocksOf(FILE, "general", "twice.m");
  const setup = "a = [];\nb = [];\n a = 1;\n";
  const functions = ["function y = twice (x)\n  y = 2 * x;\nendfunction"];
  const block = (id, kind, code, expect = false) => ({
    id: `general/twice.m#${id}`,
    area: "general",
    kind,
    setup,
    functions,
    code,
    expect,
    open: isOpen(`general/twice.m#${id}`),
  });
  assert.deepEqual(blocks, [
    block(1, "assert", "assert (twice (a), 2);"),
    block(2, "test", "\n assert (isempty (b));"),
    block(3, "error", ' twice ("x" + {1})', true),
    // The fourth needs a window, and the fifth is of a kind that is left out; both keep their numbers.
    block(6, "assert", "assert (twice (2), 4);"),
  ]);
});

test("about one block in four is kept aside, always the same ones", () => {
  const open = Array.from({ length: 1000 }, (_, i) => isOpen(`strings/strsplit.m#${i}`));
  const share = open.filter(Boolean).length / open.length;
  assert.ok(share > 0.7 && share < 0.8, `${share}`);
});

const results = (...rows) =>
  judged(
    rows.map(([id, expect = false]) => ({ id, area: id.split("/")[0], open: true, expect })),
    rows.map(([, , ok, message = ""]) => ({ ok, message })),
  );

test("an error passes where one is meant, if it is not about a missing name and its file works", () => {
  const passed = results(
    ["set/union.m#1", false, true],
    ["set/union.m#2", true, false, "expected two sets"],
    ["set/union.m#3", true, false, "Unrecognized function or variable 'union'."],
    ["set/union.m#4", true, true],
    ["set/other.m#1", true, false, "expected two sets"],
  ).map((result) => result.passed);
  assert.deepEqual(passed, [true, true, false, false, false]);
});

test("a table by area, open and kept aside", () => {
  const rows = results(["set/union.m#1", false, true], ["set/union.m#2", false, false, "no"]);
  rows[1].open = false;
  assert.deepEqual(byArea(rows).all, { open: [1, 1], aside: [0, 1] });
  assert.match(areaTable(byArea(rows)), /^set +1\/1 +100\.0 % +0\/1 +0\.0 % +1\/2 +50\.0 %$/m);
});

test("an area that passes fewer blocks than the record is worse; swaps and gains are not", () => {
  const before = results(["set/union.m#1", false, true], ["set/union.m#2", false, false, "no"]);
  const record = { octave: "7.3.0", areas: byArea(before), failing: failing(before) };
  const swapped = results(["set/union.m#1", false, false, "no"], ["set/union.m#2", false, true]);
  const lost = results(["set/union.m#1", false, false, "broken"], ["set/union.m#2", false, false, "no"]);
  assert.deepEqual(worse(before, record, "7.3.0"), []);
  assert.deepEqual(worse(swapped, record, "7.3.0"), []);
  assert.deepEqual(worse(lost, record, "7.3.0"), [
    "set: 1 of 2 blocks passed, and now 0 of 2",
    "  set/union.m#1: broken",
  ]);
});

test("the blocks of another version of Octave are compared by their share alone", () => {
  const before = results(["set/union.m#1", false, true], ["set/union.m#2", false, false, "no"]);
  const record = { octave: "7.3.0", areas: byArea(before), failing: failing(before) };
  const more = [...before, ...results(["set/setxor.m#1", false, true])];
  assert.deepEqual(worse(more, record, "9.2.0"), []);
  assert.equal(worse(before.slice(1), record, "9.2.0").length, 1);
});
