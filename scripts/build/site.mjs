// pkg/site/, the page that the command `matgpu site` writes around a folder: www/src/site.ts bundled, which imports the package from
// beside it.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { step } from "../say.mjs";
import { nodeProgram, ROOT } from "../setup/paths.mjs";

/** What the bundle is made of. */
export const SITE_INPUTS = ["www/src", "scripts/build/site.mjs", "package-lock.json"];

const own = {
  name: "the package beside the page",
  setup: (build) => build.onResolve({ filter: /^matgpu$/ }, () => ({ path: "../index.js", external: true })),
};

export async function writeSite(folder) {
  step("Bundling the page of `matgpu site`");
  const { build } = await import(nodeProgram("esbuild/lib/main.js"));
  const outdir = join(folder, "site");
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { page: "www/src/site.ts" },
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir,
    chunkNames: "[name]-[hash]",
    plugins: [own],
    logLevel: "silent",
  });
}
