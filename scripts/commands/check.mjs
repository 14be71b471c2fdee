// npm run check: the layer "checks" alone.
import { buildPackage } from "../build/package.mjs";
import { checks } from "../layers/checks.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";

export async function main() {
  const tools = await ensureForBuild();
  await buildPackage("web", tools);
  const { passed, failed } = await checks(tools);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
