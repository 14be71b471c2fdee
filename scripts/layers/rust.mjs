// The crate's tests: natively, and in headless Chromium with and without WebGPU.
import { webdriverFile } from "../chromium.mjs";
import { exec } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { harvest, sow } from "../setup/seeds.mjs";
import { findChromedriver } from "../setup/system.mjs";
import { countRust, failures, strict, withExit } from "./count.mjs";

const progress = (line) => {
  const ran = /^\s+Running (?:unittests )?(\S+)/.exec(line);
  return ran ? ran[1] : undefined;
};

async function conclude(run, profiles) {
  const ran = countRust(run.output);
  // Only after tests have run is it certain that every dependency was compiled.
  if (ran.passed + ran.failed > 0) for (const profile of profiles) await harvest(profile);
  const count = withExit(ran, run.code);
  if (count.failed > 0) console.error(failures(run.output));
  return strict(count);
}

export async function native() {
  sow("native");
  const run = await exec("cargo", ["test", "--no-fail-fast"], {
    cwd: ROOT,
    name: "test-rust",
    mayFail: true,
    show: progress,
  });
  return conclude(run, ["native"]);
}

/**
 * The crate's own unit tests, then the package tests/web; those learn from the user agent which of the two runs
 * they are in.
 */
export async function browser(gpu, { env, path }) {
  sow("web");
  sow("webHost");
  const count = { passed: 0, failed: 0 };
  for (const crate of [".", "tests/web"]) {
    const ran = await wasmPack(crate, gpu, { env, path });
    count.passed += ran.passed;
    count.failed += ran.failed;
  }
  return count;
}

async function wasmPack(crate, gpu, { env, path }) {
  const driver = ["--chromedriver", findChromedriver()];
  const run = await exec(
    "wasm-pack",
    ["test", "--headless", "--chrome", ...driver, "--mode", "no-install", crate, "--profile", "web"],
    {
      cwd: ROOT,
      path,
      env: { ...env, WASM_BINDGEN_TEST_WEBDRIVER_JSON: webdriverFile(gpu), WASM_BINDGEN_TEST_TIMEOUT: "600" },
      name: `test-web-${gpu}-${crate === "." ? "crate" : "browser"}`,
      mayFail: true,
      show: progress,
    },
  );
  return conclude(run, ["web", "webHost"]);
}
