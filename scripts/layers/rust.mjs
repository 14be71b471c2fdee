// The crate's tests: natively, and in headless Chromium with and without WebGPU.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webdriverEnvironment } from "../chromium.mjs";
import { exec } from "../exec.mjs";
import { keepCompiled, restoreCompiled } from "../setup/compiled.mjs";
import { ROOT } from "../setup/paths.mjs";
import { findChromedriver } from "../setup/system.mjs";
import { untilItBegins } from "./began.mjs";
import { countRust, failures, strict, withExit } from "./count.mjs";

const progress = (line) => {
  const ran = /^\s+Running (?:unittests )?(\S+)/.exec(line);
  return ran ? ran[1] : undefined;
};

async function conclude(run, profiles) {
  const ran = countRust(run.output);
  // Only after tests have run is it certain that every dependency was compiled.
  if (ran.passed + ran.failed > 0) for (const profile of profiles) await keepCompiled(profile);
  const count = withExit(ran, run.code);
  if (count.failed > 0) console.error(failures(run.output));
  return strict(count);
}

export async function native() {
  restoreCompiled("native");
  const run = await exec("cargo", ["test", "--no-fail-fast"], {
    cwd: ROOT,
    name: "test-rust",
    mayFail: true,
    show: progress,
  });
  return conclude(run, ["native"]);
}

/**
 * The crate's own unit tests, then each file of the package tests/web; those learn from the user agent which of the two
 * runs they are in. Each runs by itself: a failure, or a browser that does not come up, is that one's alone.
 */
export async function browser(gpu, tools) {
  restoreCompiled("web");
  restoreCompiled("webHost");
  const count = { passed: 0, failed: 0 };
  for (const target of targets()) {
    const name = `test-web-${gpu}-${target.name}`;
    const run = await untilItBegins(name, (k) =>
      wasmPack(target, gpu, k === 1 ? name : `${name}-${k}`, tools),
    );
    const ran = await conclude(run, ["web", "webHost"]);
    count.passed += ran.passed;
    count.failed += ran.failed;
  }
  return count;
}

function targets() {
  const files = readdirSync(join(ROOT, "tests", "web", "tests")).filter((file) => file.endsWith(".rs"));
  const names = files.map((file) => file.slice(0, -".rs".length)).sort();
  return [
    { name: "crate", of: [".", "--lib"] },
    ...names.map((name) => ({ name, of: ["tests/web", "--test", name] })),
  ];
}

async function wasmPack({ of: [crate, ...target] }, gpu, name, { env, path }) {
  const driver = ["--chromedriver", findChromedriver()];
  // A driver that is ended leaves the browser's profile behind.
  const scratch = mkdtempSync(join(tmpdir(), "matgpu-web-"));
  try {
    return await exec(
      "wasm-pack",
      [
        ...["test", "--headless", "--chrome", ...driver, "--mode", "no-install"],
        ...[crate, "--profile", "web", ...target],
      ],
      {
        cwd: ROOT,
        path,
        env: { ...env, ...webdriverEnvironment(gpu), TMPDIR: scratch },
        name,
        mayFail: true,
        show: progress,
      },
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
