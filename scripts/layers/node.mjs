// Layers whose tests are files for node's own test runner.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { strict, withExit } from "./count.mjs";

const LIMIT_MS = 20 * 60_000;

/**
 * Runs every *.test.mjs of a folder under tests/, `atOnce` at a time; then, one after the other, those of its folder
 * `timed`, which measure times and want the machine for themselves.
 */
export async function nodeTests(folder, { env = {}, name = folder, atOnce = 1 } = {}) {
  const count = { passed: 0, failed: 0 };
  for (const [part, concurrency] of [
    [folder, atOnce],
    [join(folder, "timed"), 1],
  ]) {
    const files = testsOf(part);
    if (files.length === 0) continue;
    const ran = await run(files, concurrency, env, part === folder ? name : `${name}-timed`);
    count.passed += ran.passed;
    count.failed += ran.failed;
  }
  return count;
}

function testsOf(folder) {
  const path = join(ROOT, "tests", folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files
    .filter((file) => file.endsWith(".test.mjs"))
    .sort()
    .map((file) => join("tests", folder, file));
}

async function run(files, concurrency, env, name) {
  const reporter = new URL("./node-reporter.mjs", import.meta.url).href;
  const run = await exec(
    process.execPath,
    [
      "--test",
      `--test-concurrency=${concurrency}`,
      `--test-reporter=${reporter}`,
      "--test-reporter-destination=stdout",
      ...files,
    ],
    {
      cwd: ROOT,
      // Without this, tests that themselves run tests would run none.
      env: { ...env, NODE_TEST_CONTEXT: undefined },
      name: `test-${name}`,
      mayFail: true,
      timeoutMs: LIMIT_MS,
      show: (line) => (/^(not ok|Chromium did not come up)/.test(line) ? line : undefined),
    },
  );
  if (run.late) console.error(late(run.output));
  const counts = /^counts (.*)$/m.exec(run.output);
  const count = withExit(counts ? JSON.parse(counts[1]) : { passed: 0, failed: 0, skipped: 0 }, run.code);
  if (count.failed > 0)
    console.error(
      run.output
        .split("\n")
        .filter((line) => !line.startsWith("ok "))
        .slice(0, 200)
        .join("\n"),
    );
  return strict(count);
}

/** Where the time went of tests that did not end within their limit. */
function late(output) {
  const passed = [...output.matchAll(/^ok (.*) \((\d+) ms\)$/gm)];
  const slowest = passed.toSorted((a, b) => b[2] - a[2]).slice(0, 10);
  return [
    `not done within ${LIMIT_MS / 60_000} minutes; the last that passed: ${passed.at(-1)?.[1] ?? "none"}; the slowest:`,
    ...slowest.map(([, name, ms]) => `  ${(ms / 1000).toFixed(1)} s  ${name}`),
  ].join("\n");
}
