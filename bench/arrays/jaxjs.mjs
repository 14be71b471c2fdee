// @jax-js/jax where it is installed (`npm install --no-save @jax-js/jax`): each workload whole inside jit().
import { centred, uniform, wide } from "./inputs.mjs";
import { CHAIN, discount, drift, EMA, FINANCE, IMAGE, volatility } from "./workloads.mjs";

export async function open(backend) {
  const jax = await import("@jax-js/jax");
  const { numpy: np, random, jit } = jax;
  const devices = await jax.init(backend);
  if (!devices.includes(backend)) throw new Error(`jax-js has no ${backend} here`);
  jax.defaultDevice(backend);
  const put = async (data, shape = [data.length]) => {
    const array = np.array(data).reshape(shape);
    await array.blockUntilReady();
    return array;
  };
  const scalar = async (y) => (await y.data())[0];
  const first = async (y) => (await y.slice(...y.shape.map(() => [0, 1])).data())[0];
  const last = async (y) => (await y.slice([y.shape[0] - 1, y.shape[0]]).data())[0];
  const whole = async (y) => (await y.data()).at(-1);
  /** `f` of arrays that stay. */
  const ready = (f, read, ...held) => ({
    once: async () => read(await f(...held.map((x) => x.ref))),
    free: () => {
      for (const x of held) x.dispose();
    },
  });
  const chain = (x) =>
    np
      .square(x.ref.mul(CHAIN.a).add(CHAIN.b))
      .div(np.absolute(x.ref).add(1))
      .sub(np.exp(np.negative(x.ref)))
      .add(np.tanh(x.ref).mul(np.sqrt(np.absolute(x))));

  const cases = {
    W0: async ({ n }) =>
      ready(
        jit((x) => x.add(1)),
        first,
        await put(uniform(n)),
      ),
    W1: async ({ n }) =>
      ready(
        jit((x) => np.mean(np.sin(x.ref).mul(x).add(0.5))),
        scalar,
        await put(wide(n)),
      ),
    W2: async ({ n }) => ready(jit(chain), first, await put(wide(n))),
    W3a: async ({ n }) =>
      ready(
        jit((x) => np.sum(x)),
        scalar,
        await put(uniform(n)),
      ),
    W3b: async ({ R, C }) =>
      ready(
        jit((x) => np.sum(x, 0)),
        first,
        await put(uniform(R * C), [R, C]),
      ),
    W3c: async ({ R, C }) =>
      ready(
        jit((x) => np.sum(x, 1)),
        first,
        await put(uniform(R * C), [R, C]),
      ),
    W4: async ({ N }) =>
      ready(
        jit((a, b) => np.matmul(a, b)),
        first,
        await put(centred(N * N, 1), [N, N]),
        await put(centred(N * N, 2), [N, N]),
      ),
    W5: async ({ M, T }) => {
      const step = jit((key, S) => {
        const keys = random.split(key, 2);
        const own = keys.ref.slice(0);
        return [keys.slice(1), S.mul(np.exp(random.normal(own, [M]).mul(volatility).add(drift)))];
      });
      const price = jit((S) => np.mean(np.maximum(S.sub(FINANCE.strike), 0)).mul(discount(T)));
      return ready(async () => {
        let key = random.key(1);
        let S = np.full([M], FINANCE.start);
        for (let t = 0; t < T; t += 1) [key, S] = step(key, S);
        key.dispose();
        return price(S);
      }, scalar);
    },
    W6: async ({ M, T }) =>
      ready(
        jit((X) => {
          let y = X.ref.slice(0).mul(EMA);
          for (let t = 1; t < T; t += 1)
            y = X.ref
              .slice(t)
              .mul(EMA)
              .add(y.mul(1 - EMA));
          X.dispose();
          return y;
        }),
        first,
        await put(uniform(M * T), [T, M]),
      ),
    W7: async ({ B, H, W }) =>
      ready(
        jit((x) => {
          const mu = np.mean(x.ref, [1, 2], { keepdims: true });
          const squares = np.mean(np.square(x.ref.sub(mu.ref)), [1, 2], { keepdims: true });
          const sigma = np.sqrt(squares.add(IMAGE.eps));
          const scaled = x.ref.sub(mu).div(sigma).mul(IMAGE.gain).add(IMAGE.bias);
          return np.mean(np.square(np.power(np.maximum(scaled, 0), IMAGE.gamma).sub(x)));
        }),
        scalar,
        await put(uniform(B * H * W), [B, H, W]),
      ),
    W8a: async ({ n }) => transform([n], n),
    W8b: async ({ R, C }) => transform([R, C], R * C),
    W9a: async ({ n }) => ready((x) => np.sort(x), first, await put(uniform(n))),
    W9b: async ({ n }) =>
      ready(
        jit((x) => np.cumsum(x)),
        last,
        await put(uniform(n)),
      ),
    W10: async ({ n, ops }) => {
      const add = jit((y, c) => y.add(c));
      return ready(
        (c) => {
          let y = np.zeros([n]).add(c.ref);
          for (let t = 1; t < ops; t += 1) y = add(y, c.ref);
          c.dispose();
          return y;
        },
        whole,
        await put(uniform(n)),
      );
    },
  };
  async function transform(shape, n) {
    const parts = [await put(centred(n, 3), shape), await put(centred(n, 4), shape)];
    return ready(
      (real, imag) => {
        const y = np.fft.fft({ real, imag });
        y.imag.dispose();
        return y.real;
      },
      first,
      ...parts,
    );
  }
  return { info: { library: "@jax-js/jax", backend }, cases };
}
