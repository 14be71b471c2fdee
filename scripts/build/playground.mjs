// The playground as static files: www/dist.
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { step } from "../say.mjs";
import { nodeProgram, PKG, ROOT } from "../setup/paths.mjs";
import { hashOf, Stamps } from "../setup/stamps.mjs";

const DIST = join(ROOT, "www/dist");

/** Builds www/dist from the current pkg/ unless it is current. Gives its folder. */
export async function buildPlayground(stamps = new Stamps()) {
  const files = [
    "www/src",
    "www/examples",
    "www/public",
    "www/index.html",
    "www/offline.mjs",
    "www/service-worker.js",
    "www/vite.config.mjs",
    "package-lock.json",
  ];
  const hash = hashOf({ files: [...files, PKG.slice(ROOT.length + 1)] });
  await stamps.once("playground", hash, [join(DIST, "index.html")], async () => {
    step("Building the playground");
    await exec(process.execPath, [nodeProgram("vite/bin/vite.js"), "build", "www", "--logLevel", "warn"], {
      cwd: ROOT,
      name: "playground",
    });
  });
  return DIST;
}
