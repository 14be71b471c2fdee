// npm test: every layer of tests, and one table at the end, with the seconds of each layer and what changed since it
// last passed. A layer that ran nothing has failed; one that became slower has not.
import { performance } from "node:perf_hooks";
import { buildPackage } from "../build/package.mjs";
import { LAYERS } from "../layers/all.mjs";
import { addRun, lastSeconds, readHistory } from "../layers/history.mjs";
import { table } from "../layers/table.mjs";
import { Problem, step } from "../say.mjs";
import { ensureForTests } from "../setup/ensure.mjs";

export async function main(args) {
  const layers = chosen(args);
  const tools = await ensureForTests();
  const results = [];
  let building;
  const build = () => {
    building ??= buildPackage("release", tools);
    return building;
  };
  for (const [k, layer] of layers.entries()) {
    step(`── ${layer.name}: ${layer.what}`);
    const from = performance.now();
    let result;
    try {
      // What goes wrong is said where the package is wanted.
      if (layer.roomy && layers.slice(k).some(({ packaged }) => packaged)) build().catch(() => {});
      if (layer.packaged) await build();
      result = await layer.run(tools);
    } catch (error) {
      if (!(error instanceof Problem)) console.error(error);
      else console.error(error.message);
      result = { passed: 0, failed: 1 };
    }
    if (result.passed + result.failed === 0) {
      console.error(`${layer.name} ran no test`);
      result.failed = 1;
    }
    results.push({ name: layer.name, ...result, seconds: (performance.now() - from) / 1000 });
  }
  console.log(table(results, lastSeconds(readHistory())));
  addRun(results);
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

function chosen(args) {
  const at = args.indexOf("--only");
  if (at < 0) return LAYERS;
  const names = (args[at + 1] ?? "").split(",");
  const unknown = names.filter((name) => !LAYERS.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    throw new Problem(
      `No layer is called ${unknown.join(", ")}. There are: ${LAYERS.map((layer) => layer.name).join(", ")}`,
    );
  }
  return LAYERS.filter((layer) => names.includes(layer.name));
}
