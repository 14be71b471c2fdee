// The set-up of each command: what it needs, in order, doing only what is not done.

import { existsSync } from "node:fs";
import { ensureDisk } from "./disk.mjs";
import { ensureNodeModules } from "./node-modules.mjs";
import { CACHE, ROOT, TARGET } from "./paths.mjs";
import { ensureRust, ensureWasmRust } from "./rust.mjs";
import { ensureSystem } from "./system.mjs";
import { ensureWasmTools } from "./tools.mjs";

/** What tests of the crate run in, natively. */
export async function ensureForNative() {
  ensureDisk(ROOT, !existsSync(TARGET));
  ensureDisk(CACHE, !existsSync(CACHE));
  await ensureSystem(["compiler", "vulkan"]);
  ensureRust();
}

/** How to run cargo and friends for the browser: { env, path } for exec. The steps that only wait run beside what compiles. */
export async function ensureForBuild({ forTests = false } = {}) {
  ensureDisk(ROOT, !existsSync(TARGET));
  ensureDisk(CACHE, !existsSync(CACHE));
  await ensureSystem(["compiler"]);
  ensureRust();
  const [env, path] = await all([
    // Both may use apt, which bears one at a time.
    ensureSystem(forTests ? ["chromium", "chromedriver"] : []).then(() => ensureWasmRust()),
    ensureWasmTools({ forTests }),
    ensureNodeModules(),
  ]);
  return { env, path };
}

/** The same, and what tests run in. */
export const ensureForTests = () => ensureForBuild({ forTests: true });

/** All of these, each to its end, also where one fails: what is half done is not left running. */
async function all(works) {
  const ends = await Promise.allSettled(works);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return ends.map(({ value }) => value);
}
