// node bench/routines.mjs [NAME…]
// What routines take on a device, in singles: milliseconds of the device by its own clock, of one call with reading an element,
// and what those of `y = u + 1` take, which is the least that a call can. For comparing with kernels written by hand.
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
const ELEMENTS = {
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
  scatter: "y = u; y(p) = u;",
};
/** The same with arrays of their own: those, of which `w` is what differs in each turn, and the statement. */
const FAMILIES = {
  "fft 2^20": ["w = complex(rand(2^20, 1, 'single'), 1);", "y = fft(u);"],
  "fft 2^24": ["w = complex(rand(2^24, 1, 'single'), 1);", "y = fft(u);"],
  "fft 4096 x 1024": ["w = complex(rand(4096, 1024, 'single'), 1);", "y = fft(u);"],
  "fft2 filter 2048": [
    "w = rand(2048, 'single'); H = exp(-((-1024:1023) / 300) .^ 2); H = single(fftshift(H' * H));",
    "y = real(ifft2(fft2(u) .* H));",
  ],
  "A * x 8192": ["A = rand(8192, 'single'); w = rand(8192, 1, 'single');", "y = A * u;"],
  "A' * x 8192": ["A = rand(8192, 'single'); w = rand(8192, 1, 'single');", "y = A' * u;"],
  "X' * X 1e6 x 32": ["w = rand(1e6, 32, 'single');", "y = u' * u;"],
  "X * C' 1e6 x 8": ["w = rand(1e6, 8, 'single'); C = rand(16, 8, 'single');", "y = u * C';"],
  "A * B 64 x 1e6": ["w = rand(64, 1e6, 'single'); B = rand(1e6, 64, 'single');", "y = u * B;"],
  "A * B 4096": ["w = rand(4096, 'single'); B = rand(4096, 'single');", "y = u * B;"],
  "4096 pages 32": ["w = rand(32, 32, 4096, 'single');", "y = pagemtimes(u, w);"],
  "conv2 4096 by 15": ["w = rand(4096, 'single'); k = rand(15, 'single');", "y = conv2(u, k, 'same');"],
  "conv 4e6 by 501": ["w = rand(4e6, 1, 'single'); k = rand(501, 1, 'single');", "y = conv(u, k);"],
  "sort columns": ["w = rand(1024, 4096, 'single');", "y = sort(u); y = y(2);"],
  "softmax 65536 x 256": [
    "w = rand(65536, 256, 'single');",
    "y = exp(u - max(u, [], 2)); y = y ./ sum(y, 2);",
  ],
  "moving 4e6": ["w = rand(4e6, 1, 'single');", "y = movmean(u, 25) + movstd(u, 25);"],
  "filter 4096 columns": [
    "w = rand(4096, 'single'); b = single([0.2 0.3 0.2]); a = single([1 -0.5 0.2]);",
    "y = filter(b, a, u);",
  ],
  "filter 4e6": [
    "w = rand(4e6, 1, 'single'); b = single([0.2 0.3 0.2]); a = single([1 -0.5 0.2]);",
    "y = filter(b, a, u);",
  ],
  "pairs 16384": ["w = rand(16384, 1, 'single');", "y = sum(exp(-(u - u') .^ 2), 'all');"],
  "stencil 2048": [
    "w = rand(2048, 'single'); i = 2:2047;",
    `y = u;
     for step = 1:100
       y(i, i) = y(i, i) + 0.2 * (y(i - 1, i) + y(i + 1, i) + y(i, i - 1) + y(i, i + 1) - 4 * y(i, i));
     end`,
  ],
  "chol 2048": ["w = rand(2048, 'single'); w = w' * w + 2048 * eye(2048, 'single');", "y = chol(u);"],
  "A \\ b 2048": ["w = rand(2048, 'single'); b = rand(2048, 1, 'single');", "y = u \\ b;"],
  "medfilt2 2048": ["w = rand(2048, 'single');", "y = medfilt2(u, [3 3]);"],
  "imresize 2048": ["w = rand(2048, 'single');", "y = imresize(u, 0.5);"],
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

/** A GPU that was idle has slow clocks: products for half a second bring them up. */
async function hurry() {
  await session.run("busy = rand(2048, 'single');");
  for (const from = performance.now(); performance.now() - from < 500; ) {
    await session.run(
      "for turn_ = 1:20, busy = busy * busy / 1024; busy = busy - floor(busy); end, fprintf('%g', busy(1))",
    );
  }
  await session.run("clear busy turn_");
}

async function time(name, statement) {
  await hurry();
  const once = async (turn) => {
    await session.run(`u = w + ${turn} / 1e6; fprintf('%g', u(3))`);
    const [before, from] = [session.stats(), performance.now()];
    await session.run(`${statement} fprintf('%g', y(1))`);
    const ms = performance.now() - from;
    if (turn % 2) return { ms };
    // The clock's answer comes a little later.
    await new Promise((later) => setTimeout(later, 3));
    const after = session.stats();
    return { ms, deviceMs: after.gpuMs - before.gpuMs, dispatches: after.dispatches - before.dispatches };
  };
  const turns = [];
  for (let turn = 0; turn < WARM + RUNS; turn++) turns.push(await once(turn));
  const of = (what) => {
    const times = turns.slice(WARM).flatMap((turn) => turn[what] ?? []);
    return Number(median(times).toFixed(3));
  };
  console.log(JSON.stringify({ name, deviceMs: of("deviceMs"), ms: of("ms"), dispatches: of("dispatches") }));
}

const wanted = (of) => Object.entries(of).filter(([name]) => named.length === 0 || named.includes(name));
for (const n of SIZES) {
  if (wanted(ELEMENTS).length === 0) break;
  await session.run(ARRAYS.replaceAll("N", n));
  for (const [name, statement] of wanted(ELEMENTS)) await time(`${name} (${n})`, statement);
}
for (const [name, [arrays, statement]] of wanted(FAMILIES)) {
  await session.run(`clear all; ${arrays}`);
  await time(name, statement);
}
session.dispose();
// The device lives as long as the process.
globalThis.keep = gpu;
process.exit(0);
