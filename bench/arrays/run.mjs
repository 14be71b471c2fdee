// node bench/arrays/run.mjs SIDE TIER [ID,ID…]: times one side on the workloads of a tier, one line of JSON a case.
// A time is from the asking to the value that was read back: the first (what compiles is in it), then the median
// of at least five when it has run for a while.
import { label, TIERS } from "./workloads.mjs";

const SIDES = {
  matgpu: { gpu: true, open: async (gpu) => (await import("./matgpu.mjs")).open(gpu) },
  "matgpu-host": { open: async () => (await import("./matgpu.mjs")).open() },
  "raw-wgsl": { gpu: true, open: async (gpu) => (await import("./raw-wgsl.mjs")).open(gpu) },
  loops: { open: async () => (await import("./loops.mjs")).open(Float32Array) },
  "loops-double": { open: async () => (await import("./loops.mjs")).open(Float64Array) },
  "jaxjs-webgpu": { gpu: true, open: async () => (await import("./jaxjs.mjs")).open("webgpu") },
  "jaxjs-wasm": { open: async () => (await import("./jaxjs.mjs")).open("wasm") },
  "tfjs-webgpu": { gpu: true, open: async () => (await import("./tfjs.mjs")).open("webgpu") },
  "tfjs-wasm": { open: async () => (await import("./tfjs.mjs")).open("wasm") },
};

const MOST = 301;

const [side, tier, only] = process.argv.slice(2);
if (!(side in SIDES) || !(tier in TIERS)) {
  console.error(
    `expected one of ${Object.keys(SIDES).join(", ")} and one of ${Object.keys(TIERS).join(", ")}`,
  );
  process.exit(2);
}
// Whether a device that is a CPU works is all that the tiny sizes are to show.
const seen = tier === "tiny";
const BUDGET_MS = Number(process.env.BENCH_BUDGET_MS ?? (seen ? 200 : 1200));
const LEAST = seen ? 2 : 5;
/** Quick cases run so long before they are timed, so that all sides have been compiled, by the browser's compiler too. */
const WARM_MS = { tiny: 0, host: 250, device: 3000 }[tier];
const write = (result) => console.log(JSON.stringify({ side, ...result }));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

let gpu;
if (SIDES[side].gpu) {
  const dawn = await import("webgpu");
  gpu = dawn.create([]);
  // The libraries look for it where a browser has it.
  Object.assign(globalThis, dawn.globals);
  Object.defineProperty(globalThis, "navigator", { value: { gpu, userAgent: "node" }, configurable: true });
}
let opened;
try {
  opened = await SIDES[side].open(gpu);
} catch (error) {
  write({ error: String(error.message ?? error), missing: error.code === "ERR_MODULE_NOT_FOUND" });
  process.exit(0);
}
write({ info: opened.info });
const wanted = only?.split(",");
for (const one of TIERS[tier]) {
  const prepare = opened.cases[one.id];
  if (!prepare || (wanted && !wanted.includes(one.id))) continue;
  try {
    const ready = await prepare(one.size);
    const once = async () => {
      const from = performance.now();
      const value = await ready.once();
      return { took: performance.now() - from, value };
    };
    const { took: first, value } = await once();
    for (const from = performance.now(); first < BUDGET_MS && performance.now() - from < WARM_MS; )
      await once();
    ready.forget?.();
    await once();
    const count = ready.count?.();
    const times = [];
    const from = performance.now();
    while (times.length < MOST && (times.length < LEAST || performance.now() - from < BUDGET_MS)) {
      times.push((await once()).took);
      if (performance.now() - from > 4 * BUDGET_MS) break;
    }
    const read = ready.value ? await ready.value() : value;
    write({
      case: label(one),
      id: one.id,
      ms: median(times),
      least: Math.min(...times),
      first,
      value: read,
      count,
    });
    ready.free?.();
  } catch (error) {
    write({ case: label(one), id: one.id, error: String(error.message ?? error).slice(0, 400) });
  }
}
process.exit(0);
