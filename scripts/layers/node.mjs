// Layers whose tests are files for node's own test runner.
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { exec } from "../exec.mjs";
import { DEEP, depthEnvironment, STALL_MS } from "../setup/depth.mjs";
import { ROOT } from "../setup/paths.mjs";
import { strict, withExit } from "./count.mjs";

/** Tests that measure times mostly wait. */
const WAITING_AT_ONCE = 2;

/**
 * Runs every *.test.mjs of a folder under tests/, `atOnce` at a time; then those of its folder `timed`, which measure times, and in a
 * deep run have the machine for themselves. What a folder keeps in `deep` is for a deep run alone.
 */
export async function nodeTests(folder, { env = {}, name = folder, atOnce = 1 } = {}) {
  const count = { passed: 0, failed: 0, slow: [], restarts: 0 };
  for (const [part, concurrency] of [
    [folder, atOnce],
    [join(folder, "timed"), DEEP ? 1 : WAITING_AT_ONCE],
    ...(DEEP ? [[join(folder, "deep"), 1]] : []),
  ]) {
    const files = testsOf(part);
    if (files.length === 0) continue;
    const ran = await run(files, concurrency, env, part === folder ? name : `${name}-${basename(part)}`);
    count.passed += ran.passed;
    count.failed += ran.failed;
    count.slow.push(...ran.slow);
    count.restarts += ran.restarts;
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
      // Without the last, tests that themselves run tests would run none.
      env: { ...depthEnvironment(), ...env, NODE_TEST_CONTEXT: undefined },
      name: `test-${name}`,
      mayFail: true,
      stallMs: STALL_MS,
      show: (line) => (/^(not ok|Chromium did not come up)/.test(line) ? line : undefined),
    },
  );
  const passed = [...run.output.matchAll(/^ok (.*) \((\d+) ms\)$/gm)];
  if (run.late)
    console.error(
      `nothing happened for ${STALL_MS / 60_000} minutes; the last that passed: ${passed.at(-1)?.[1] ?? "none"}`,
    );
  const counts = /^counts (.*)$/m.exec(run.output);
  const count = withExit(counts ? JSON.parse(counts[1]) : { passed: 0, failed: 0, skipped: 0 }, run.code);
  if (count.failed > 0) {
    const said = run.output.split("\n").filter((line) => !line.startsWith("ok "));
    console.error(said.slice(0, 200).join("\n"));
    const set = Object.entries(env).map(([key, value]) => `${key}=${value}`);
    const files = [
      ...new Set([...run.output.matchAll(/^not ok .* \((tests\/[^)]*)\)$/gm)].map(([, file]) => file)),
    ];
    console.error(`again: ${[...set, "node --test", ...files].join(" ")}`);
  }
  return {
    ...strict(count),
    slow: passed.map(([, test, ms]) => ({ name: `${name}: ${test}`, seconds: ms / 1000 })),
    restarts: [...run.output.matchAll(/^Chromium did not come up/gm)].length,
  };
}
