// What one writes without a library: loops over typed arrays, one thread. `loops` are of singles, as the other
// sides; `loops-double` of doubles, which JavaScript's own numbers are.
import { centred, uniform, wide } from "./inputs.mjs";
import { CHAIN, discount, drift, EMA, FINANCE, IMAGE, volatility } from "./workloads.mjs";

const kept = (once) => ({ once: async () => once() });

export async function open(type) {
  const map = (x, f) => {
    const y = new x.constructor(x.length);
    return kept(() => {
      for (let i = 0; i < x.length; i += 1) y[i] = f(x[i]);
      return y[0];
    });
  };
  const pairs = (n, f) => {
    const x = wide(n, Float64Array);
    const y = uniform(n, { seed: 1, shift: 0.5, type: Float64Array });
    const z = new Float64Array(n);
    return kept(() => {
      for (let i = 0; i < n; i += 1) z[i] = f(x[i], y[i]);
      return z[0];
    });
  };
  const meanOfChain = (x) =>
    kept(() => {
      let sum = 0;
      for (let i = 0; i < x.length; i += 1) sum += Math.sin(x[i]) * x[i] + 0.5;
      return sum / x.length;
    });
  const cases = {
    W0: async ({ n }) => map(uniform(n, { type }), (v) => v + 1),
    W1: async ({ n }) => meanOfChain(wide(n, type)),
    W2: async ({ n }) =>
      map(wide(n, type), (v) => {
        const w = v * CHAIN.a + CHAIN.b;
        const m = Math.abs(v);
        return (w * w) / (m + 1) - Math.exp(-v) + Math.tanh(v) * Math.sqrt(m);
      }),
    W3a: async ({ n }) => {
      const x = uniform(n, { type });
      return kept(() => {
        let sum = 0;
        for (let i = 0; i < n; i += 1) sum += x[i];
        return sum;
      });
    },
    W3b: async ({ R, C }) => {
      const x = uniform(R * C, { type });
      const sums = new type(C);
      return kept(() => {
        sums.fill(0);
        for (let r = 0; r < R; r += 1) for (let c = 0; c < C; c += 1) sums[c] += x[r * C + c];
        return sums[0];
      });
    },
    W3c: async ({ R, C }) => {
      const x = uniform(R * C, { type });
      const sums = new type(R);
      return kept(() => {
        for (let r = 0; r < R; r += 1) {
          let sum = 0;
          for (let c = 0; c < C; c += 1) sum += x[r * C + c];
          sums[r] = sum;
        }
        return sums[0];
      });
    },
    W4: async ({ N }) => {
      const a = centred(N * N, 1, type);
      const b = centred(N * N, 2, type);
      const c = new type(N * N);
      return kept(() => {
        c.fill(0);
        for (let i = 0; i < N; i += 1)
          for (let k = 0; k < N; k += 1) {
            const v = a[i * N + k];
            for (let j = 0; j < N; j += 1) c[i * N + j] += v * b[k * N + j];
          }
        return c[0];
      });
    },
    W5: async ({ M, T }) => {
      const S = new type(M);
      return kept(() => {
        S.fill(FINANCE.start);
        for (let t = 0; t < T; t += 1)
          for (let i = 0; i < M; i += 1) {
            const r = Math.sqrt(-2 * Math.log(1 - Math.random()));
            S[i] *= Math.exp(drift + volatility * r * Math.cos(2 * Math.PI * Math.random()));
          }
        let sum = 0;
        for (let i = 0; i < M; i += 1) sum += Math.max(S[i] - FINANCE.strike, 0);
        return (sum / M) * discount(T);
      });
    },
    W6: async ({ M, T }) => {
      const x = uniform(M * T, { type });
      const y = new type(M);
      return kept(() => {
        for (let i = 0; i < M; i += 1) y[i] = EMA * x[i];
        for (let t = 1; t < T; t += 1)
          for (let i = 0; i < M; i += 1) y[i] = EMA * x[t * M + i] + (1 - EMA) * y[i];
        return y[0];
      });
    },
    W7: async ({ B, H, W }) => {
      const n = H * W;
      const x = uniform(B * n, { type });
      return kept(() => {
        let error = 0;
        for (let b = 0; b < B; b += 1) {
          const end = (b + 1) * n;
          let sum = 0;
          for (let i = b * n; i < end; i += 1) sum += x[i];
          const mu = sum / n;
          let squares = 0;
          for (let i = b * n; i < end; i += 1) squares += (x[i] - mu) ** 2;
          const sigma = Math.sqrt(squares / n + IMAGE.eps);
          for (let i = b * n; i < end; i += 1) {
            const scaled = ((x[i] - mu) / sigma) * IMAGE.gain + IMAGE.bias;
            error += (Math.max(scaled, 0) ** IMAGE.gamma - x[i]) ** 2;
          }
        }
        return error / (B * n);
      });
    },
    W9a: async ({ n }) => {
      const x = uniform(n, { type });
      return kept(() => x.slice().sort()[0]);
    },
    W9b: async ({ n }) => {
      const x = uniform(n, { type });
      const y = new type(n);
      return kept(() => {
        let sum = 0;
        for (let i = 0; i < n; i += 1) {
          sum += x[i];
          y[i] = sum;
        }
        return y[n - 1];
      });
    },
    W10: async ({ n, ops }) => {
      const c = uniform(n, { type });
      return kept(() => {
        let y = c;
        for (let t = 1; t < ops; t += 1) {
          const z = new type(n);
          for (let i = 0; i < n; i += 1) z[i] = y[i] + c[i];
          y = z;
        }
        return y[n - 1];
      });
    },
    "D+": async ({ n }) => pairs(n, (x, y) => x + y),
    "D*": async ({ n }) => pairs(n, (x, y) => x * y),
    "D/": async ({ n }) => pairs(n, (x, y) => x / y),
    Dsqrt: async ({ n }) => map(uniform(n, { type: Float64Array }), Math.sqrt),
    Dexp: async ({ n }) => map(wide(n, Float64Array), Math.exp),
    Dsin: async ({ n }) => map(wide(n, Float64Array), Math.sin),
    Dmean: async ({ n }) => meanOfChain(wide(n, Float64Array)),
  };
  return { info: { array: type.name }, cases };
}
