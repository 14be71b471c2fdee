// The set-up of each command: what it needs, in order, doing only what is not done.

import { existsSync } from "node:fs";
import { ensureDisk } from "./disk.mjs";
import { ensureNodeModules } from "./node-modules.mjs";
import { CACHE, ROOT, TARGET } from "./paths.mjs";
import { ensureRust, ensureWasmRust } from "./rust.mjs";
import { ensureSystem } from "./system.mjs";
import { ensureWasmTools } from "./tools.mjs";

/** How to run cargo and friends for the browser: { env, path } for exec. */
export async function ensureForBuild({ forTests = false } = {}) {
  ensureDisk(ROOT, !existsSync(TARGET));
  ensureDisk(CACHE, !existsSync(CACHE));
  await ensureSystem(["compiler"]);
  ensureRust();
  await ensureNodeModules();
  const env = await ensureWasmRust();
  const path = await ensureWasmTools({ forTests });
  return { env, path };
}

/** The same, and what tests run in. */
export async function ensureForTests() {
  const tools = await ensureForBuild({ forTests: true });
  await ensureSystem(["chromium", "chromedriver", "vulkan"]);
  return tools;
}
