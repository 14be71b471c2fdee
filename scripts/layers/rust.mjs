// The crate's tests: natively, and in headless Chromium with and without WebGPU.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOGETHER } from "../build/wasm.mjs";
import { webdriverEnvironment } from "../chromium.mjs";
import { exec } from "../exec.mjs";
import { keepCompiled, restoreCompiled } from "../setup/compiled.mjs";
import { DEEP, depthEnvironment, STALL_MS } from "../setup/depth.mjs";
import { ROOT } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";
import { findChromedriver } from "../setup/system.mjs";
import { untilItBegins } from "./began.mjs";
import { countRust, failures, slowRust, strict, withExit } from "./count.mjs";

const progress = (line) => {
  const ran = /^\s+Running (?:unittests )?(\S+)/.exec(line);
  return ran ? ran[1] : undefined;
};

async function conclude(run, profiles, again) {
  const ran = countRust(run.output);
  // Only after tests have run is it certain that every dependency was compiled.
  if (ran.passed + ran.failed > 0) for (const profile of profiles) await keepCompiled(profile);
  const count = withExit(ran, run.code);
  if (count.failed > 0) console.error(`${failures(run.output)}\n\nagain: ${again}`);
  return { ...strict(count), slow: slowRust(run.output) };
}

/** The tests of the crate, which are one program (tests/native.rs), or those of the modules `of`. */
export async function native(of = []) {
  restoreCompiled("native");
  const args = ["test", "--lib"];
  const cargo = (name, more, stallMs) =>
    exec("cargo", [...args, ...more], {
      cwd: ROOT,
      name,
      env: depthEnvironment(),
      mayFail: true,
      stallMs,
      show: progress,
    });
  // A compiler says nothing while it works on a crate, however long that takes beside other layers.
  const compiled = await cargo("compile-rust", ["--no-run"], 4 * STALL_MS);
  const run = compiled.code === 0 ? await cargo("test-rust", ["--", ...of], STALL_MS) : compiled;
  return conclude(run, ["native"], `cargo ${[...args, "--", ...of].join(" ")}`);
}

/**
 * Each file of the package tests/web, which learns from the user agent which of the two runs it is in; in a deep run the
 * crate's own unit tests first. Each runs by itself: a failure, or a browser that does not come up, is that one's alone.
 */
export async function browser(gpu, tools) {
  restoreCompiled("web");
  restoreCompiled("webHost");
  const count = { passed: 0, failed: 0, slow: [], restarts: 0 };
  for (const target of targets()) {
    const name = `test-web-${gpu}-${target.name}`;
    const run = await untilItBegins(name, (k) =>
      inChromium(target, gpu, k === 1 ? name : `${name}-${k}`, tools),
    );
    const again = `npm test -- --only web-${gpu === "none" ? "host" : "gpu"}`;
    const ran = await conclude(run, ["web", "webHost"], again);
    count.passed += ran.passed;
    count.failed += ran.failed;
    count.slow.push(...ran.slow);
    count.restarts += run.restarts;
  }
  return count;
}

function targets() {
  const files = readdirSync(join(ROOT, "tests", "web", "tests")).filter((file) => file.endsWith(".rs"));
  const names = files.map((file) => file.slice(0, -".rs".length)).sort();
  const web = names.map((name) => ({ name, crate: "tests/web", of: ["--test", name] }));
  return DEEP ? [{ name: "crate", crate: ".", of: ["--lib"] }, ...web] : web;
}

/** In a deep run by `wasm-pack test`, as people do; in the gate by what that does: cargo, with wasm-bindgen's runner. */
async function inChromium({ crate, of }, gpu, name, { env, path }) {
  const [program, ...args] = DEEP
    ? [
        "wasm-pack",
        "test",
        "--headless",
        "--chrome",
        "--chromedriver",
        findChromedriver(),
        "--mode",
        "no-install",
        crate,
      ]
    : ["cargo", "test", ...TOGETHER, "--target", WASM];
  // A driver that is ended leaves the browser's profile behind.
  const scratch = mkdtempSync(join(tmpdir(), "matgpu-web-"));
  try {
    return await exec(program, [...args, "--profile", "web", ...of], {
      cwd: ROOT,
      path,
      env: {
        ...env,
        ...webdriverEnvironment(gpu),
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: "wasm-bindgen-test-runner",
        CHROMEDRIVER: findChromedriver(),
        WASM_BINDGEN_TEST_ONLY_WEB: "1",
        TMPDIR: scratch,
      },
      name,
      mayFail: true,
      stallMs: STALL_MS,
      show: progress,
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
