// The workloads as MATLAB source, run by a session: the text is parsed, captured, planned and run anew each time.
import { createSession } from "matgpu";
import { centred, uniform, wide } from "./inputs.mjs";
import { CHAIN, discount, drift, EMA, FINANCE, IMAGE, volatility } from "./workloads.mjs";

/** Each: `inputs` by name, and the `program`, which ends in a branch on the number `v`: so it is asked for, and with it
 * everything that it is made of. */
export const PROGRAMS = {
  W0: ({ n }) => ({ inputs: { x: [uniform(n), n, 1] }, program: "y = x + 1; v = y(1); if v, end" }),
  W1: ({ n }) => ({
    inputs: { x: [wide(n), n, 1] },
    program: "v = mean(sin(x) .* x + 0.5); if v, end",
  }),
  W2: ({ n }) => ({
    inputs: { x: [wide(n), n, 1] },
    program: `y = ((x*${CHAIN.a} + ${CHAIN.b}).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x)); v = y(1); if v, end`,
  }),
  W3a: ({ n }) => ({ inputs: { x: [uniform(n), n, 1] }, program: "v = sum(x, 'all'); if v, end" }),
  W3b: ({ R, C }) => ({
    inputs: { x: [uniform(R * C), C, R] },
    program: "s = sum(x, 2); v = s(1); if v, end",
  }),
  W3c: ({ R, C }) => ({
    inputs: { x: [uniform(R * C), C, R] },
    program: "s = sum(x, 1); v = s(1); if v, end",
  }),
  W4: ({ N }) => ({
    inputs: { A: [centred(N * N, 1), N, N], B: [centred(N * N, 2), N, N] },
    // Row-major A*B is column-major B*A of the same elements.
    program: "C = B * A; v = C(1); if v, end",
  }),
  // In functions, so that what is on the way is not kept: the other sides do not keep it either.
  W5: ({ M, T }) => ({
    inputs: {},
    program: `v = price(); if v, end
function v = price()
  S = ${FINANCE.start} * ones(${M}, 1, 'single');
  for t = 1:${T}
    S = S .* exp(${drift} + ${volatility} * randn(${M}, 1, 'single'));
  end
  v = mean(max(S - ${FINANCE.strike}, 0)) * ${discount(T)};
end`,
  }),
  W6: ({ M, T }) => ({
    inputs: { X: [uniform(M * T), M, T] },
    program: `y = ${EMA} * X(:, 1);
for t = 2:${T}
  y = ${EMA} * X(:, t) + ${1 - EMA} * y;
end
v = y(1); if v, end`,
  }),
  W7: ({ B, H, W }) => ({
    inputs: { I: [uniform(B * H * W), W, H, B] },
    program: `v = normalised(I); if v, end
function v = normalised(I)
  mu = mean(I, [1 2]);
  s = sqrt(mean((I - mu).^2, [1 2]) + ${IMAGE.eps});
  out = max((I - mu) ./ s * ${IMAGE.gain} + (${IMAGE.bias}), 0).^${IMAGE.gamma};
  v = mean((out - I).^2, 'all');
end`,
  }),
  W8a: ({ n }) => ({ ...signal(n, n, 1), program: "Y = fft(x); v = real(Y(1)); if v, end" }),
  W8b: ({ R, C }) => ({ ...signal(R * C, C, R), program: "Y = fft(x); v = real(Y(1)); if v, end" }),
  W9a: ({ n }) => ({ inputs: { x: [uniform(n), n, 1] }, program: "y = sort(x); v = y(1); if v, end" }),
  W9b: ({ n }) => ({ inputs: { x: [uniform(n), n, 1] }, program: "y = cumsum(x); v = y(end); if v, end" }),
  W10: ({ n, ops }) => ({
    inputs: { c: [uniform(n), n, 1] },
    program: `y = c; for t = 2:${ops}, y = y + c; end, v = y(end); if v, end`,
    whole: "y",
  }),
  "D+": ({ n }) => ({ ...pair(n), program: "z = x + y; v = z(1); if v, end" }),
  "D*": ({ n }) => ({ ...pair(n), program: "z = x .* y; v = z(1); if v, end" }),
  "D/": ({ n }) => ({ ...pair(n), program: "z = x ./ y; v = z(1); if v, end" }),
  Dsqrt: ({ n }) => ({
    inputs: { x: [uniform(n, { type: Float64Array }), n, 1] },
    program: "z = sqrt(x); v = z(1); if v, end",
  }),
  Dexp: ({ n }) => ({
    inputs: { x: [wide(n, Float64Array), n, 1] },
    program: "z = exp(x); v = z(1); if v, end",
  }),
  Dsin: ({ n }) => ({
    inputs: { x: [wide(n, Float64Array), n, 1] },
    program: "z = sin(x); v = z(1); if v, end",
  }),
  Dmean: ({ n }) => ({
    inputs: { x: [wide(n, Float64Array), n, 1] },
    program: "v = mean(sin(x) .* x + 0.5); if v, end",
  }),
};

const pair = (n) => ({
  inputs: {
    x: [wide(n, Float64Array), n, 1],
    y: [uniform(n, { seed: 1, shift: 0.5, type: Float64Array }), n, 1],
  },
});
const signal = (n, rows, columns) => ({
  inputs: { re: [centred(n, 3), rows, columns], im: [centred(n, 4), rows, columns] },
  prepare: "x = complex(re, im);",
});

const COUNTED = ["kernels", "dispatches", "hostGroups", "uploadedBytes", "pipelinesCompiled"];

export async function open(gpu) {
  const about = await createSession(options(gpu));
  const info = about.device;
  about.dispose();
  const cases = {};
  for (const [id, describe] of Object.entries(PROGRAMS)) {
    cases[id] = async (size) => {
      const { inputs, prepare, program, whole } = describe(size);
      const session = await createSession(options(gpu));
      for (const [name, [data, ...shape]] of Object.entries(inputs)) await session.set(name, data, { shape });
      if (prepare) await session.run(prepare);
      return {
        once: async () => {
          await session.run(program);
          return whole ? (await session.get(whole)).data.at(-1) : undefined;
        },
        value: async () => (await session.get("v")).data[0],
        count: () => Object.fromEntries(COUNTED.map((name) => [name, session.stats()[name]])),
        forget: () => session.resetStats(),
        free: () => session.dispose(),
      };
    };
  }
  return { info, cases };
}

const options = (gpu) =>
  gpu ? { gpu, provider: "webgpu", offload: "always", seed: 1 } : { provider: "host", seed: 1 };
