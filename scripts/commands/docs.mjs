// npm run docs: the API documentation from the package's types, into docs/api.
import { join } from "node:path";
import { buildPackage } from "../build/package.mjs";
import { exec } from "../exec.mjs";
import { detail, step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { nodeProgram, ROOT } from "../setup/paths.mjs";

const OPTIONS = ["--entryPoints", "js/index.ts", "--tsconfig", "js/tsconfig.json", "--readme", "README.md"];

/** Writes docs/api; a warning (a link that leads nowhere, a type that is not exported) is a failure. */
export async function writeDocs(out = join(ROOT, "docs/api")) {
  const typedoc = nodeProgram("typedoc/bin/typedoc");
  await exec(process.execPath, [typedoc, ...OPTIONS, "--out", out, "--treatWarningsAsErrors"], {
    cwd: ROOT,
    name: "typedoc",
  });
}

export async function main() {
  await buildPackage("web", await ensureForBuild());
  step("Writing the API documentation");
  await writeDocs();
  detail("docs/api/index.html");
  return 0;
}
