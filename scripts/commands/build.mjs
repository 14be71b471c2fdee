// npm run build: the package, as it is published. With --playground also www/dist, as it is served: every file of it
// beside what brotli makes of it.
import { compress } from "../build/compress.mjs";
import { buildPackage } from "../build/package.mjs";
import { buildPlayground } from "../build/playground.mjs";
import { step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";

export async function main(args = []) {
  await buildPackage("release", await ensureForBuild());
  step("pkg/ is current");
  if (args.includes("--playground")) {
    const folder = await buildPlayground();
    step("Packing the playground's files (brotli, minutes)");
    compress(folder);
    step("www/dist is current");
  }
  return 0;
}
