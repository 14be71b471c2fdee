// The array workloads that every side computes, and the sizes they are timed at. A case of a side is
// `async (size) => ({ once, free?, note? })`; `once()` does the whole work with inputs that are there already,
// and resolves to one number that was read back, so that all of it is finished.
//
// Row-major R x C of other libraries is column-major C x R here: the fast axis is dimension 1.

export const FINANCE = { mu: 0.05, sigma: 0.2, dt: 1 / 252, start: 100, strike: 100 };
export const IMAGE = { gain: 1.0123, bias: -0.02, gamma: 1.8, eps: 1e-6 };
export const CHAIN = { a: 1.25, b: 0.5 };
export const EMA = 0.1;

export const drift = (FINANCE.mu - 0.5 * FINANCE.sigma ** 2) * FINANCE.dt;
export const volatility = FINANCE.sigma * Math.sqrt(FINANCE.dt);
export const discount = (steps) => Math.exp(-FINANCE.mu * steps * FINANCE.dt);

/** What each workload is, for the heads of tables. */
export const TITLES = {
  W0: "x + 1 of 4096, one element read",
  W1: "mean(sin(x) .* x + 0.5)",
  W2: "chain of 10 operations, result stays",
  W3a: "sum of all",
  W3b: "sums over the slow axis",
  W3c: "sums over the fast axis",
  W4: "matrix product",
  W5: "Monte Carlo",
  W6: "moving average",
  W7: "image normalisation",
  W8a: "FFT",
  W8b: "FFTs of columns",
  W9a: "sort",
  W9b: "running sum",
  W10: "dependent additions",
  "D+": "double x + y",
  "D*": "double x .* y",
  "D/": "double x ./ y",
  Dsqrt: "double sqrt(x)",
  Dexp: "double exp(x)",
  Dsin: "double sin(x)",
  Dmean: "double mean(sin(x) .* x + 0.5)",
};

const MIB = 2 ** 20;
const image = (B) => ({ B, H: 2160, W: 3840 });
const doubles = (n) =>
  ["D+", "D*", "D/", "Dsqrt", "Dexp", "Dsin", "Dmean"].map((id) => ({ id, size: { n } }));

/** What is timed: for a device with memory, for the host and for a device that is a CPU, and whether it runs. */
export const TIERS = {
  device: [
    { id: "W0", size: { n: 4096 } },
    { id: "W1", size: { n: MIB } },
    { id: "W1", size: { n: 16 * MIB } },
    { id: "W1", size: { n: 64 * MIB } },
    { id: "W2", size: { n: 16 * MIB } },
    { id: "W3a", size: { n: 16 * MIB } },
    { id: "W3a", size: { n: 64 * MIB } },
    { id: "W3b", size: { R: 4096, C: 4096 } },
    { id: "W3c", size: { R: 4096, C: 4096 } },
    { id: "W4", size: { N: 512 } },
    { id: "W4", size: { N: 1024 } },
    { id: "W4", size: { N: 2048 } },
    { id: "W4", size: { N: 4096 } },
    { id: "W5", size: { M: 1_000_000, T: 256 } },
    { id: "W6", size: { M: 1_000_000, T: 64 } },
    { id: "W7", size: image(8) },
    { id: "W7", size: image(16) },
    { id: "W8b", size: { R: 4096, C: 1024 } },
    { id: "W8a", size: { n: MIB } },
    { id: "W9b", size: { n: 16 * MIB } },
    { id: "W9a", size: { n: 4 * MIB } },
    { id: "W10", size: { n: 1000, ops: 1000 } },
    ...doubles(16 * MIB),
  ],
  host: [
    { id: "W1", size: { n: MIB } },
    { id: "W1", size: { n: 16 * MIB } },
    { id: "W2", size: { n: MIB } },
    { id: "W2", size: { n: 16 * MIB } },
    { id: "W3a", size: { n: 16 * MIB } },
    { id: "W3b", size: { R: 4096, C: 4096 } },
    { id: "W3c", size: { R: 4096, C: 4096 } },
    { id: "W4", size: { N: 512 } },
    { id: "W4", size: { N: 1024 } },
    { id: "W5", size: { M: 100_000, T: 16 } },
    { id: "W6", size: { M: 100_000, T: 64 } },
    { id: "W7", size: image(1) },
    { id: "W8b", size: { R: 64, C: 1024 } },
    { id: "W9b", size: { n: 262_144 } },
    { id: "W9a", size: { n: 262_144 } },
    { id: "W10", size: { n: 1000, ops: 1000 } },
    ...doubles(4 * MIB),
  ],
  tiny: [
    { id: "W0", size: { n: 4096 } },
    { id: "W1", size: { n: 65_536 } },
    { id: "W2", size: { n: 65_536 } },
    { id: "W3a", size: { n: 65_536 } },
    { id: "W3b", size: { R: 256, C: 256 } },
    { id: "W3c", size: { R: 256, C: 256 } },
    { id: "W4", size: { N: 128 } },
    { id: "W5", size: { M: 10_000, T: 16 } },
    { id: "W6", size: { M: 10_000, T: 16 } },
    { id: "W7", size: { B: 2, H: 54, W: 96 } },
    { id: "W8a", size: { n: 4096 } },
    { id: "W8b", size: { R: 16, C: 64 } },
    { id: "W9b", size: { n: 65_536 } },
    { id: "W9a", size: { n: 65_536 } },
    { id: "W10", size: { n: 1000, ops: 50 } },
    ...doubles(65_536),
  ],
};

/** A case in words: `W3b R=4096 C=4096`. */
export const label = ({ id, size }) =>
  `${id} ${Object.entries(size)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}`;
