// Layers whose tests are files for node's own test runner.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { strict, withExit } from "./count.mjs";

const LIMIT_MS = 15 * 60_000;

/** Runs every *.test.mjs of a folder under tests/, one file after the other. */
export async function nodeTests(folder, { env = {}, name = folder } = {}) {
  const files = readdirSync(join(ROOT, "tests", folder))
    .filter((file) => file.endsWith(".test.mjs"))
    .sort();
  if (files.length === 0) return { passed: 0, failed: 0 };
  const reporter = new URL("./node-reporter.mjs", import.meta.url).href;
  const run = await exec(
    process.execPath,
    [
      "--test",
      "--test-concurrency=1",
      `--test-reporter=${reporter}`,
      "--test-reporter-destination=stdout",
      ...files.map((file) => join("tests", folder, file)),
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
