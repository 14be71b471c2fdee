// npm run build: the package, as it is published.
import { buildPackage } from "../build/package.mjs";
import { step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";

export async function main() {
  await buildPackage("release", await ensureForBuild());
  step("pkg/ is current");
  return 0;
}
