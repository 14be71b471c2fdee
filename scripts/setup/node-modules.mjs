// node_modules, exactly as the lock file says.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { step } from "../say.mjs";
import { ROOT } from "./paths.mjs";
import { hashOf, Stamps } from "./stamps.mjs";

export async function ensureNodeModules(stamps = new Stamps()) {
  const hash = hashOf({ texts: [process.version], files: ["package-lock.json", ".npmrc"] });
  // npm writes this file last: without it node_modules is what an interrupted run has left.
  const complete = join(ROOT, "node_modules/.package-lock.json");
  await stamps.once("node-modules", hash, [complete], async () => {
    step(`${existsSync(complete) ? "Updating" : "Installing"} the npm packages`);
    await exec("npm", ["ci", "--no-audit", "--no-fund"], { cwd: ROOT, name: "npm-ci" });
  });
}
