// How npm test counts: nothing may pass quietly.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ended, exec } from "../../scripts/exec.mjs";
import { blocked, neverBegan, untilItBegins } from "../../scripts/layers/began.mjs";
import { countRust, failures, slowRust, strict, withExit } from "../../scripts/layers/count.mjs";
import { addRun, lastSeconds, readHistory } from "../../scripts/layers/history.mjs";
import { nodeTests } from "../../scripts/layers/node.mjs";
import { touched } from "../../scripts/layers/quick.mjs";
import { table } from "../../scripts/layers/table.mjs";
import { ROOT, STATE } from "../../scripts/setup/paths.mjs";

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

// What cargo and wasm-bindgen's runner print of one test binary, shortened.
const STARTED = `    Finished \`web\` profile [optimized] target(s) in 0.08s
     Running tests/programs.rs (target/wasm32-unknown-unknown/web/deps/programs-7986b468f48aca0a.wasm)
Running headless tests in Chrome on \`http://127.0.0.1:38235/\`
Try find \`webdriver.json\` for configure browser's capabilities:
Ok
`;
const ENDED = `error: test failed, to rerun pass \`--test programs\`

Caused by:
  process didn't exit successfully: \`wasm-bindgen-test-runner programs-7986b468f48aca0a.wasm\` (exit status: 1)
Error: Running Wasm tests with wasm-bindgen-test failed
`;
const NO_BROWSER = `${STARTED}driver status: signal: 9 (SIGKILL)
driver stdout:
    ChromeDriver was started successfully on port 38235.

Error: failed to create a Chrome session: session not created: DevToolsActivePort file doesn't exist
${ENDED}`;
const FAILED = `${STARTED}Loading Wasm module...

running 2 tests
test good ... ok
test bad ... FAIL

failures:

---- bad output ----
    error output:
        panicked at tests/web/tests/programs.rs:9:5

failures:

    bad

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 filtered out; finished in 0.01s

Error: some tests failed
${ENDED}`;

test("a browser that did not come up is told from tests that failed, or ended early, or were not compiled", () => {
  assert.ok(neverBegan({ code: 1, output: NO_BROWSER }));
  assert.ok(!neverBegan({ code: 0, output: NO_BROWSER }));
  assert.ok(!neverBegan({ code: 1, output: FAILED }));
  assert.ok(!neverBegan({ code: 1, output: `${STARTED}\nrunning 1 test\n${ENDED}` }));
  const timeout = "Failed to detect test as having been run. It might have timed out.\n";
  assert.ok(!neverBegan({ code: 1, output: `${STARTED}Loading Wasm module...\n${timeout}${ENDED}` }));
  assert.ok(!neverBegan({ code: 101, output: "error[E0425]: cannot find value `x` in this scope\n" }));
});

test("a page that does not answer its driver is told from a browser that did not come up", () => {
  const output = `${STARTED}driver status: signal: 9 (SIGKILL)
driver stderr:
    [1732435200.000][SEVERE]: Timed out receiving message from renderer: 30.000
Error: http status: 500; missing field \`chunk\` at line 1 column 16
${ENDED}`;
  assert.ok(blocked({ code: 1, output }));
  assert.ok(!neverBegan({ code: 1, output }));
  assert.ok(!blocked({ code: 1, output: NO_BROWSER }));
  assert.ok(!blocked({ code: 1, output: FAILED }));
});

test("a browser that did not come up is started again, at most twice, and each time a line says so", async () => {
  for (const [outputs, tries] of [
    [[NO_BROWSER, NO_BROWSER, NO_BROWSER, ""], 3],
    [[NO_BROWSER, FAILED, NO_BROWSER], 2],
    [[FAILED, ""], 1],
  ]) {
    const asked = [];
    const said = [];
    const run = async (k) => {
      asked.push(k);
      return { code: 1, output: outputs[k - 1] };
    };
    const { output, restarts } = await untilItBegins("programs", run, (line) => said.push(line));
    assert.equal(output, outputs[tries - 1]);
    assert.equal(restarts, tries - 1);
    assert.deepEqual(asked, [1, 2, 3].slice(0, tries));
    assert.equal(said.length, tries - 1);
    for (const line of said) assert.match(line, /^programs: .*session not created.*try [23] of 3$/);
  }
});

test("what is shown of a failed run names the tests; where there is none, it is what was said before the end", () => {
  assert.match(failures(FAILED), /^failures:\n\n---- bad output/);
  const shown = failures(`${"test good ... ok\n".repeat(50)}${NO_BROWSER}`);
  assert.match(shown, /session not created.*\nerror: test failed, to rerun/);
  assert.ok(!shown.includes("test good"));
  assert.match(failures("x\nerror[E0425]: no\n --> a.rs"), /^error\[E0425\]: no\n --> a\.rs$/);
});

test("the table ends with the totals alone on a line, and the seconds of all are those of the clock", () => {
  const text = table(
    [
      { name: "a", passed: 2, failed: 0, seconds: 1 },
      { name: "b", passed: 1, failed: 1, seconds: 2.25 },
    ],
    new Map(),
    2.5,
  );
  assert.equal(text.split("\n").at(-1), "3 passed, 1 failed");
  assert.match(text, /^all +4 +3 +1 +2\.5 *$/m);
});

test("the table says what changed since a layer last passed", () => {
  const results = [
    { name: "a", passed: 2, failed: 0, seconds: 10 },
    { name: "b", passed: 1, failed: 0, seconds: 2.25 },
  ];
  const text = table(results, new Map([["a", 12.5]]));
  assert.match(text, /^a +2 +2 +0 +10\.0 +-2\.5$/m);
  assert.match(text, /^b +1 +1 +0 +2\.3 *$/m);
});

test("the table names the five slowest tests, and the browsers that were started again", () => {
  const slow = [1, 6, 3, 2, 5, 4].map((seconds) => ({ name: `t${seconds}`, seconds }));
  const text = table([
    { name: "a", passed: 1, failed: 0, seconds: 9, slow, restarts: 2 },
    { name: "b", passed: 1, failed: 0, seconds: 1, slow: [], restarts: 0 },
  ]);
  assert.deepEqual(
    [...text.matchAll(/ s {2}(t\d)$/gm)].map(([, name]) => name),
    ["t6", "t5", "t4", "t3", "t2"],
  );
  assert.match(text, /^browsers started again: 2 in a$/m);
});

test("the table names the programs that kept processors longest, and what all took", () => {
  const programs = [3, 1, 2].map((k) => ({ name: `p${k}`, seconds: 10 * k, processor: 7 * k }));
  const text = table([{ name: "a", passed: 1, failed: 0, seconds: 9 }], new Map(), 9, programs);
  assert.match(text, /of 42 in all\):\n +30 +21 {2}p3\n +20 +14 {2}p2\n +10 +7 {2}p1\n/);
});

test("what a program took is remembered, with what its children took", async () => {
  const spin = "while (process.cpuUsage().user < 300_000);";
  const child = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(spin)}])`;
  await exec(process.execPath, ["-e", child], { name: "spins" });
  const { name, seconds, processor } = ended.at(-1);
  assert.equal(name, "spins");
  assert.ok(seconds >= 0.3 && (process.platform !== "linux" || processor >= 0.3), `${seconds} ${processor}`);
});

test("the seconds of test programs are read from what cargo prints", () => {
  const output = `     Running unittests src/lib.rs (target/debug/deps/matgpu-1)
test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.25s
     Running tests/lang.rs (target/debug/deps/lang-2)
test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 12.50s
`;
  assert.deepEqual(slowRust(output), [
    { name: "src/lib.rs", seconds: 1.25 },
    { name: "tests/lang.rs", seconds: 12.5 },
  ]);
});

test("a quick run tests what a change touches", () => {
  const always = ["native::lang::", "native::layers::", "native::names::"];
  assert.deepEqual(touched(["README.md", "js/run.ts"]), always);
  assert.deepEqual(touched(["src/vm/run.rs", "src/vm/mod.rs", "tests/kept.rs"]), [
    ...always,
    "vm",
    "native::kept::",
  ]);
  assert.deepEqual(touched(["src/graph/capture/sizes.rs", "src/builtins/strings/m/strjoin.m"]), [
    ...always,
    "graph::capture",
    "native::goldens::",
    "native::catalog::",
  ]);
});

test("the seconds of earlier runs are kept, and a spoilt line is left out", () => {
  const folder = join(STATE, `history-${process.pid}`);
  const file = join(folder, "layers.jsonl");
  try {
    assert.deepEqual(readHistory(file), []);
    addRun([{ name: "a", passed: 1, failed: 0, seconds: 1.26 }], file);
    writeFileSync(file, '{"at": "tod\n', { flag: "a" });
    addRun([{ name: "a", passed: 0, failed: 1, seconds: 99 }], file);
    addRun([{ name: "b", passed: 1, failed: 0, seconds: 4 }], file);
    const runs = readHistory(file);
    assert.deepEqual(
      runs.map(({ layers }) => layers[0].name),
      ["a", "a", "b"],
    );
    // A layer that failed says nothing of how long it takes.
    assert.deepEqual(
      [...lastSeconds(runs)],
      [
        ["a", 1.3],
        ["b", 4],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    mkdirSync(join(folder, "timed"));
    write("timed/d.test.mjs", 'test("five", () => {});');
    const silence = console.error;
    console.error = () => {};
    const count = await nodeTests(`counted-${process.pid}`, { name: "counted" }).finally(() => {
      console.error = silence;
    });
    assert.deepEqual([count.passed, count.failed, count.restarts], [3, 3, 0]);
    assert.equal(count.slow.length, 3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder without tests has run nothing", async () => {
  const folder = join(ROOT, "tests", `empty-${process.pid}`);
  mkdirSync(folder);
  try {
    const { passed, failed } = await nodeTests(`empty-${process.pid}`);
    assert.deepEqual([passed, failed], [0, 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
