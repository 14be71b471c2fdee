// TensorFlow.js where it is installed (`npm install --no-save @tensorflow/tfjs-core @tensorflow/tfjs-backend-webgpu
// @tensorflow/tfjs-backend-wasm`). It does not fuse, has no normal draws on the device, and no sort but topk.
import { centred, uniform, wide } from "./inputs.mjs";
import { CHAIN, EMA, IMAGE } from "./workloads.mjs";

export async function open(backend) {
  const tf = await import("@tensorflow/tfjs-core");
  const loaded = await import(`@tensorflow/tfjs-backend-${backend}`);
  if (process.env.TFJS_WASM_DIR) loaded.setWasmPaths?.(`${process.env.TFJS_WASM_DIR}/`);
  if (!(await tf.setBackend(backend))) throw new Error(`tfjs has no ${backend} here`);
  await tf.ready();
  const put = (data, shape = [data.length]) => tf.tensor(data, shape, "float32");
  const taken = async (y, index) => {
    const values = await y.data();
    y.dispose();
    return values.at(index);
  };
  const at = async (y, begin) => {
    const one = tf.slice(
      y,
      begin,
      begin.map(() => 1),
    );
    y.dispose();
    return taken(one, 0);
  };
  const scalar = (y) => taken(y, 0);
  const first = (y) =>
    at(
      y,
      y.shape.map(() => 0),
    );
  const last = (y) => at(y, [y.shape[0] - 1]);
  const whole = (y) => taken(y, -1);
  /** `f` of tensors that stay, which a first use has moved to the backend. */
  const ready = async (f, read, ...held) => {
    for (const x of held) await first(tf.add(x, 0));
    return {
      once: async () => read(tf.tidy(() => f(...held))),
      free: () => {
        for (const x of held) x.dispose();
      },
    };
  };
  const chain = (x) => {
    const square = tf.square(tf.add(tf.mul(x, CHAIN.a), CHAIN.b));
    const quotient = tf.div(square, tf.add(tf.abs(x), 1));
    return tf.add(tf.sub(quotient, tf.exp(tf.neg(x))), tf.mul(tf.tanh(x), tf.sqrt(tf.abs(x))));
  };
  const transform = (shape, n) => {
    const x = tf.complex(put(centred(n, 3), shape), put(centred(n, 4), shape));
    return { once: async () => first(tf.tidy(() => tf.real(tf.fft(x)))), free: () => x.dispose() };
  };
  const cases = {
    W0: ({ n }) => ready((x) => tf.add(x, 1), first, put(uniform(n))),
    W1: ({ n }) => ready((x) => tf.mean(tf.add(tf.mul(tf.sin(x), x), 0.5)), scalar, put(wide(n))),
    W2: ({ n }) => ready(chain, first, put(wide(n))),
    W3a: ({ n }) => ready((x) => tf.sum(x), scalar, put(uniform(n))),
    W3b: ({ R, C }) => ready((x) => tf.sum(x, 0), first, put(uniform(R * C), [R, C])),
    W3c: ({ R, C }) => ready((x) => tf.sum(x, 1), first, put(uniform(R * C), [R, C])),
    W4: ({ N }) =>
      ready((a, b) => tf.matMul(a, b), first, put(centred(N * N, 1), [N, N]), put(centred(N * N, 2), [N, N])),
    W6: ({ M, T }) =>
      ready(
        (X) => {
          const row = (t) => tf.reshape(tf.slice(X, [t, 0], [1, M]), [M]);
          let y = tf.mul(row(0), EMA);
          for (let t = 1; t < T; t += 1) y = tf.add(tf.mul(row(t), EMA), tf.mul(y, 1 - EMA));
          return y;
        },
        first,
        put(uniform(M * T), [T, M]),
      ),
    W7: ({ B, H, W }) =>
      ready(
        (x) => {
          const from = tf.sub(x, tf.mean(x, [1, 2], true));
          const sigma = tf.sqrt(tf.add(tf.mean(tf.square(from), [1, 2], true), IMAGE.eps));
          const scaled = tf.add(tf.mul(tf.div(from, sigma), IMAGE.gain), IMAGE.bias);
          return tf.mean(tf.square(tf.sub(tf.pow(tf.maximum(scaled, 0), IMAGE.gamma), x)));
        },
        scalar,
        put(uniform(B * H * W), [B, H, W]),
      ),
    // Its WebAssembly has no complex numbers.
    ...(backend === "webgpu" && {
      W8a: async ({ n }) => transform([n], n),
      W8b: async ({ R, C }) => transform([R, C], R * C),
    }),
    W9a: ({ n }) => ready((x) => tf.topk(x, n, true).values, last, put(uniform(n))),
    W9b: ({ n }) => ready((x) => tf.cumsum(x), last, put(uniform(n))),
    W10: ({ n, ops }) =>
      ready(
        (c) => {
          let y = tf.add(c, 0);
          for (let t = 1; t < ops; t += 1) y = tf.add(y, c);
          return y;
        },
        whole,
        put(uniform(n)),
      ),
  };
  return { info: { library: `tfjs ${tf.version_core}`, backend }, cases };
}
