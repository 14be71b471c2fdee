// npm test: every layer of tests, some at a time, and one table at the end, with the seconds of each layer and what changed since
// it last passed. A layer that ran nothing has failed; one that became slower has not. `npm run test:deep` does all that there is,
// one layer after the other.
import { performance } from "node:perf_hooks";
import { buildPackage } from "../build/package.mjs";
import { ended } from "../exec.mjs";
import { LAYERS } from "../layers/all.mjs";
import { addRun, lastSeconds, readHistory } from "../layers/history.mjs";
import { quick } from "../layers/quick.mjs";
import { table } from "../layers/table.mjs";
import { Problem, step } from "../say.mjs";
import { DEEP } from "../setup/depth.mjs";
import { ensureForNative, ensureForTests } from "../setup/ensure.mjs";

/** So many layers that compute run beside each other, and one of those that mostly wait for a browser. */
const AT_ONCE = 2;

export async function main(args) {
  const layers = args.includes("--quick") ? await quick() : chosen(args);
  const began = performance.now();
  const ready = readiness(layers);
  const results = new Map();
  const lane = async (queue) => {
    for (let layer = queue.shift(); layer; layer = queue.shift())
      results.set(layer, await outcome(layer, ready));
  };
  const [waiting, computing] = [true, false].map((waits) =>
    layers.filter((layer) => !DEEP && Boolean(layer.waits) === waits),
  );
  const lanes = DEEP ? [[...layers]] : [...Array.from({ length: AT_ONCE }, () => computing), waiting];
  await Promise.all(lanes.map(lane));
  const inOrder = layers.map((layer) => results.get(layer));
  console.log(table(inOrder, lastSeconds(readHistory()), (performance.now() - began) / 1000, ended));
  addRun(inOrder);
  return inOrder.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** What the layers need, each begun once. */
function readiness(layers) {
  const needed = new Set(layers.map(({ needs }) => needs));
  // What goes wrong is said by the layers that wait for it.
  const quiet = (work) => {
    work.catch(() => {});
    return work;
  };
  const native = quiet(ensureForNative());
  const wasm =
    needed.has("wasm") || needed.has("package") ? quiet(native.then(() => ensureForTests())) : undefined;
  const profile = DEEP ? "release" : "web";
  const build = async () => {
    const tools = await wasm;
    await buildPackage(profile, tools);
    return tools;
  };
  return { native, wasm, package: needed.has("package") ? quiet(build()) : undefined };
}

async function outcome(layer, ready) {
  let from = performance.now();
  let result;
  try {
    const tools = await ready[layer.needs];
    step(`── ${layer.name}: ${layer.what}`);
    from = performance.now();
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
  const seconds = (performance.now() - from) / 1000;
  step(`── ${layer.name}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(0)} s`);
  return { name: layer.name, ...result, seconds };
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
