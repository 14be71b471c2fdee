// node bench/routines.mjs [NAME…]
// What routines take on a device, in singles: milliseconds of the device by its own clock, of one call with reading an element,
// and what those of `y = u + 1` take, which is the least that a call can. For comparing with kernels written by hand.
// A NAME is that of a statement of elements ("sort"), of a family at a size ("fft 2^20") or at all its sizes ("fft N").
import { createSession } from "matgpu";
import { create } from "webgpu";

// Timestamps are rounded to 65 microseconds otherwise.
const gpu = create(["disable-dawn-features=timestamp_quantization"]);
const WARM = 4;
const RUNS = 20;
/** Milliseconds after which turns that take long are enough, if they are two. */
const LONG = 1000;
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
/** The same with arrays of their own, at sizes that N stands for: these (`w` differs in each turn) and a statement. */
const FAMILIES = [
  [
    "fft N",
    ["2^20", "2^24", "1e5", "1e6", "2^16 - 15", "2^20 - 3", "1024 x 512", "1024 x 4096", "4096 x 1024"],
    "w = complex(rand(N, 1, 'single'), 1);",
    "y = fft(u);",
  ],
  ["fft real N", ["2^16", "2^20"], "w = rand(N, 1, 'single');", "y = fft(u);"],
  ["ifft N", ["2^16", "2^20"], "w = complex(rand(N, 1, 'single'), 1);", "y = ifft(u);"],
  [
    "fft2 filter N",
    ["512", "2048"],
    "w = rand(N, 'single'); H = exp(-((-N / 2:N / 2 - 1) / 300) .^ 2); H = single(fftshift(H' * H));",
    "y = real(ifft2(fft2(u) .* H));",
  ],
  [
    "conv2 N by 15",
    ["1024", "4096"],
    "w = rand(N, 'single'); k = rand(15, 'single');",
    "y = conv2(u, k, 'same');",
  ],
  [
    "conv N by 501",
    ["5e5", "4e6"],
    "w = rand(N, 1, 'single'); k = rand(501, 1, 'single');",
    "y = conv(u, k);",
  ],
  ["moving N", ["5e5", "4e6"], "w = rand(N, 1, 'single');", "y = movmean(u, 25) + movstd(u, 25);"],
  [
    "filter N columns",
    ["1024", "4096"],
    "w = rand(N, 'single'); b = single([0.2 0.3 0.2]); a = single([1 -0.5 0.2]);",
    "y = filter(b, a, u);",
  ],
  [
    "filter N",
    ["5e5", "4e6"],
    "w = rand(N, 1, 'single'); b = single([0.2 0.3 0.2]); a = single([1 -0.5 0.2]);",
    "y = filter(b, a, u);",
  ],
  [
    "stencil N",
    ["512", "2048"],
    "w = rand(N, 'single'); i = 2:N - 1;",
    `y = u;
     for step = 1:100
       y(i, i) = y(i, i) + 0.2 * (y(i - 1, i) + y(i + 1, i) + y(i, i - 1) + y(i, i + 1) - 4 * y(i, i));
     end`,
  ],
  ["medfilt2 N", ["512", "2048"], "w = rand(N, 'single');", "y = medfilt2(u, [3 3]);"],
  ["imresize N", ["512", "2048"], "w = rand(N, 'single');", "y = imresize(u, 0.5);"],
  [
    "imfilter N by 7",
    ["512", "2048"],
    "w = rand(N, 'single'); k = rand(7, 'single');",
    "y = imfilter(u, k, 'replicate');",
  ],
  ["imgaussfilt N", ["512", "2048"], "w = rand(N, 'single');", "y = imgaussfilt(u, 2);"],
  ["imerode N by 5", ["512", "2048"], "w = rand(N, 'single');", "y = imerode(u, ones(5));"],
  ["A * x N", ["2048", "8192"], "A = rand(N, 'single'); w = rand(N, 1, 'single');", "y = A * u;"],
  ["A' * x N", ["2048", "8192"], "A = rand(N, 'single'); w = rand(N, 1, 'single');", "y = A' * u;"],
  ["X' * X N", ["1e5 x 32", "1e6 x 32"], "w = rand(N, 'single');", "y = u' * u;"],
  ["X * C' N", ["1e5 x 8", "1e6 x 8"], "w = rand(N, 'single'); C = rand(16, 8, 'single');", "y = u * C';"],
  ["A * B 64 x N", ["1e5", "1e6"], "w = rand(64, N, 'single'); B = rand(N, 64, 'single');", "y = u * B;"],
  ["A * B N", ["1024", "4096"], "w = rand(N, 'single'); B = rand(N, 'single');", "y = u * B;"],
  ["chol N", ["512", "2048"], "w = rand(N, 'single'); w = w' * w + N * eye(N, 'single');", "y = chol(u);"],
  ["A \\ b N", ["512", "2048"], "w = rand(N, 'single'); b = rand(N, 1, 'single');", "y = u \\ b;"],
  [
    "L \\ b N",
    ["512", "2048"],
    "L = tril(rand(N, 'single')) + N * eye(N, 'single'); w = rand(N, 1, 'single');",
    "y = L \\ u;",
  ],
  [
    "X \\ b N",
    ["1e4 x 32", "1e5 x 32"],
    "w = rand(N, 'single'); b = rand(size(w, 1), 1, 'single');",
    "y = u \\ b;",
  ],
  ["qr N", ["1e4 x 32", "1e5 x 32"], "w = rand(N, 'single');", "[y, r] = qr(u, 0);"],
  ["inv N", ["256", "1024"], "w = rand(N, 'single');", "y = inv(u);"],
  // Its pivots are near one: a single has their product.
  [
    "det N",
    ["256", "1024"],
    "w = eye(N, 'single'); w = w(randperm(N), :) + rand(N, 'single') / N;",
    "y = det(u);",
  ],
  ["eig N", ["128", "512"], "w = rand(N, 'single'); w = w + w';", "y = eig(u);"],
  ["svd N", ["128", "512"], "w = rand(N, 'single');", "y = svd(u);"],
  ["N pages 32", ["512", "4096"], "w = rand(32, 32, N, 'single');", "y = pagemtimes(u, w);"],
  [
    "pagemldivide N pages 8",
    ["4096", "65536"],
    "w = rand(8, 8, N, 'single') + 8 * eye(8, 'single'); b = rand(8, 1, N, 'single');",
    "y = pagemldivide(u, b);",
  ],
  [
    "pageinv N pages 8",
    ["4096", "65536"],
    "w = rand(8, 8, N, 'single') + 8 * eye(8, 'single');",
    "y = pageinv(u);",
  ],
  ["sort columns N", ["1024 x 512"], "w = rand(N, 'single');", "y = sort(u); y = y(2);"],
  // Of 1024 x 4096.
  ["sort columns", [""], "w = rand(1024, 4096, 'single');", "y = sort(u); y = y(2);"],
  [
    "softmax N",
    ["8192 x 256", "65536 x 256"],
    "w = rand(N, 'single');",
    "y = exp(u - max(u, [], 2)); y = y ./ sum(y, 2);",
  ],
  ["pairs N", ["4096", "16384"], "w = rand(N, 1, 'single');", "y = sum(exp(-(u - u') .^ 2), 'all');"],
  ["polyfit N", ["1e5", "1e6"], "x = rand(N, 1, 'single'); w = sin(3 * x);", "y = polyfit(x, u, 5);"],
  [
    "polyval N",
    ["1e5", "1e6"],
    "w = rand(N, 1, 'single'); p = single([1 -2 3 -4 5 -6]);",
    "y = polyval(p, u);",
  ],
  [
    "spline N",
    ["1e5", "1e6"],
    "w = rand(N, 1, 'single'); grid = single(linspace(0, 1, 1001)'); values = sin(9 * grid);",
    "y = spline(grid, values, u);",
  ],
  [
    "pchip N",
    ["1e5", "1e6"],
    "w = rand(N, 1, 'single'); grid = single(linspace(0, 1, 1001)'); values = sin(9 * grid);",
    "y = pchip(grid, values, u);",
  ],
  [
    "pdist2 N",
    ["1024 x 3", "4096 x 3"],
    "w = rand(N, 'single'); v = rand(N, 'single');",
    "y = pdist2(u, v);",
  ],
  [
    "knnsearch N",
    ["2048 x 3", "8192 x 3"],
    "w = rand(N, 'single'); v = rand(N, 'single');",
    "y = knnsearch(v, u, 'K', 8);",
  ],
  // In ten steps it does not converge: all turns have as many.
  [
    "kmeans N",
    ["1e4 x 8", "1e5 x 8"],
    "w = rand(N, 'single');",
    "y = kmeans(u, 16, 'MaxIter', 10, 'Start', u(1:16, :));",
  ],
];

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
  for (let turn = 0; turn < WARM; turn++) await once(turn);
  const [turns, from] = [[], performance.now()];
  while (turns.length < RUNS && (turns.length < 2 || performance.now() - from < LONG))
    turns.push(await once(WARM + turns.length));
  const of = (what) => Number(median(turns.flatMap((turn) => turn[what] ?? [])).toFixed(3));
  console.log(JSON.stringify({ name, deviceMs: of("deviceMs"), ms: of("ms"), dispatches: of("dispatches") }));
}

const wanted = (...names) => named.length === 0 || names.some((name) => named.includes(name));
const elements = Object.entries(ELEMENTS).filter(([name]) => wanted(name));
for (const n of SIZES) {
  if (elements.length === 0) break;
  await session.run(ARRAYS.replaceAll("N", n));
  for (const [name, statement] of elements) await time(`${name} (${n})`, statement);
}
let failed = 0;
for (const [family, sizes, ...texts] of FAMILIES) {
  for (const size of sizes) {
    const name = family.replace(/\bN\b/, size);
    if (!wanted(name, family)) continue;
    const [arrays, statement] = texts.map((text) => text.replace(/\bN\b/g, size.replace(" x ", ", ")));
    try {
      await session.run(`clear all; ${arrays}`);
      await time(name, statement);
    } catch (error) {
      failed = 1;
      console.log(JSON.stringify({ name, error: error.message }));
    }
  }
}
session.dispose();
// The device lives as long as the process.
globalThis.keep = gpu;
process.exit(failed);
