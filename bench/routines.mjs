// node bench/routines.mjs [NAME…]
// What routines take on a device, in singles, at two sizes: milliseconds of the device by its own clock, of one call with reading
// an element, and what those of `y = u + 1` take, which is the least that a call can. For comparing with kernels written by hand.
import { createSession } from "matgpu";
import { create } from "webgpu";

// Timestamps are rounded to 65 microseconds otherwise.
const gpu = create(["disable-dawn-features=timestamp_quantization"]);
const WARM = 4;
const RUNS = 20;
const SIZES = [1 << 20, 1 << 24];
const ARRAYS = `w = rand(N, 1, 'single'); k = randi(1024, N, 1); many = randi(1e6, N, 1);
  p = randperm(N)'; grid = single(linspace(0, 1, 1001)'); values = grid .^ 2;`;
/** A statement each, of the array `u`, which is another in each turn. */
const ROUTINES = {
  base: "y = u + 1;",
  // Not the first, which is the least.
  sort: "y = sort(u); y = y(2);",
  "sort, places": "[~, y] = sort(u); y = y(2);",
  unique: "y = unique(u);",
  find: "y = find(u > 0.5);",
  "masked write": "y = u; y(u > 0.5) = 0;",
  "accumarray, 1024": "y = accumarray(k, u);",
  "accumarray, 1e6": "y = accumarray(many, u, [1e6 1]);",
  interp1: "y = interp1(grid, values, u);",
  median: "y = median(u);",
  movmean: "y = movmean(u, 25);",
  cumprod: "y = cumprod(u + 0.5);",
  cumsum: "y = cumsum(u);",
  gather: "y = u(p);",
};

const median = (of) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)];
const named = process.argv.slice(2);
const session = await createSession({
  gpu,
  provider: "webgpu",
  offload: "always",
  timestamps: true,
  seed: 1,
});
for (const n of SIZES) {
  await session.run(ARRAYS.replaceAll("N", n));
  for (const [name, line] of Object.entries(ROUTINES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const once = async (turn) => {
      await session.run(`u = w + ${turn} / 1e6; fprintf('%g', u(3))`);
      const [before, from] = [session.stats().gpuMs, performance.now()];
      await session.run(`${line} fprintf('%g', y(1))`);
      const ms = performance.now() - from;
      if (turn % 2) return { ms };
      // The clock's answer comes a little later.
      await new Promise((later) => setTimeout(later, 3));
      return { ms, deviceMs: session.stats().gpuMs - before };
    };
    const turns = [];
    for (let turn = 0; turn < WARM + RUNS; turn++) turns.push(await once(turn));
    const of = (what) => {
      const times = turns.slice(WARM).flatMap((turn) => turn[what] ?? []);
      return Number(median(times).toFixed(3));
    };
    console.log(JSON.stringify({ n, name, deviceMs: of("deviceMs"), ms: of("ms") }));
  }
}
session.dispose();
// The device lives as long as the process.
globalThis.keep = gpu;
process.exit(0);
