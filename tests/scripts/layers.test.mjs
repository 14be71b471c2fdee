// How npm test counts: nothing may pass quietly.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { countRust, strict, withExit } from "../../scripts/layers/count.mjs";
import { nodeTests } from "../../scripts/layers/node.mjs";
import { table } from "../../scripts/layers/table.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";

test("the results of several test programs add up", () => {
  const output =
    "x\ntest result: ok. 3 passed; 0 failed; 0 ignored; 0 measured\ntest result: FAILED. 1 passed; 2 failed; 1 ignored; 0 measured\n";
  assert.deepEqual(countRust(output), { passed: 4, failed: 2, skipped: 1 });
});

test("a crash without a counted failure is a failure", () => {
  assert.equal(withExit({ passed: 4, failed: 0, skipped: 0 }, 101).failed, 1);
  assert.equal(withExit({ passed: 4, failed: 0, skipped: 0 }, 0).failed, 0);
});

test("a skipped test is a failure", () => {
  assert.deepEqual(strict({ passed: 1, failed: 0, skipped: 2 }), { passed: 1, failed: 2 });
});

test("the table ends with the totals alone on a line", () => {
  const text = table([
    { name: "a", passed: 2, failed: 0, seconds: 1 },
    { name: "b", passed: 1, failed: 1, seconds: 2.25 },
  ]);
  assert.equal(text.split("\n").at(-1), "3 passed, 1 failed");
  assert.match(text, /^all +4 +3 +1 +3\.3$/m);
});

test("node's tests are counted by their leaves; failures, crashes and skips are seen", async () => {
  const folder = join(ROOT, "tests", `counted-${process.pid}`);
  mkdirSync(folder);
  const write = (name, body) =>
    writeFileSync(join(folder, name), `import { describe, test } from "node:test";\n${body}`);
  try {
    write(
      "a.test.mjs",
      'describe("suite", () => { test("one", () => {}); test("two", () => { throw new Error("no"); }); });',
    );
    write("b.test.mjs", 'test("three", () => {}); test("four", { skip: true }, () => {});');
    write("c.test.mjs", "process.exit(3);");
    const silence = console.error;
    console.error = () => {};
    const count = await nodeTests(`counted-${process.pid}`, { name: "counted" }).finally(() => {
      console.error = silence;
    });
    assert.deepEqual(count, { passed: 2, failed: 3 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder without tests has run nothing", async () => {
  const folder = join(ROOT, "tests", `empty-${process.pid}`);
  mkdirSync(folder);
  try {
    assert.deepEqual(await nodeTests(`empty-${process.pid}`), { passed: 0, failed: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
