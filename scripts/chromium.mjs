// How every test starts Chromium, with and without WebGPU, through playwright and through chromedriver.
import { join } from "node:path";
import { DAWN_FEATURES } from "./layers/dawn.mjs";
import { DEEP } from "./setup/depth.mjs";
import { nodeProgram, STATE } from "./setup/paths.mjs";
import { writeWhole } from "./setup/stamps.mjs";
import { findChromium } from "./setup/system.mjs";

const ALWAYS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const WITH_WEBGPU = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  ...(DEEP || process.env.MATGPU_FULL === "1" ? [] : DAWN_FEATURES.map((feature) => `--${feature}`)),
];
// Without those two there is no adapter. navigator.gpu itself cannot be switched off: a page that is not a
// secure context has none, and the name INSECURE_HOST leads a test to such a page.
export const INSECURE_HOST = "matgpu.test";
const WITHOUT_WEBGPU = [`--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`];

// As long as chromedriver gives a browser.
const START_MS = 60_000;

/** Chromium's arguments; `gpu` is "webgpu" or "none". */
export const chromiumArguments = (gpu) => [...ALWAYS, ...(gpu === "webgpu" ? WITH_WEBGPU : WITHOUT_WEBGPU)];

/** A browser for tests, through playwright-core; one that does not come up is started once more. */
export async function launchChromium(gpu) {
  const { chromium } = await import(nodeProgram("playwright-core/index.mjs"));
  const options = { executablePath: findChromium(), args: chromiumArguments(gpu), timeout: START_MS };
  return chromium.launch(options).catch((error) => {
    console.error(`Chromium did not come up, and is started once more: ${error.message.split("\n")[0]}`);
    return chromium.launch(options);
  });
}

/**
 * The environment of wasm-bindgen's test runner. The tests themselves learn from the user agent which of the two runs
 * they are in, so that one build serves both.
 */
export function webdriverEnvironment(gpu) {
  const args = [...chromiumArguments(gpu), `--user-agent=matgpu-tests gpu=${gpu}`];
  const path = join(STATE, `webdriver-${gpu}.json`);
  writeWhole(path, JSON.stringify({ "goog:chromeOptions": { binary: findChromium(), args } }, null, 2));
  return {
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: path,
    WASM_BINDGEN_TEST_TIMEOUT: "600",
    WASM_BINDGEN_TEST_DRIVER_TIMEOUT: String(START_MS / 1000),
  };
}
