// Inputs with the same bits on every side: murmur3's finaliser of the index as a fraction of 2^32, rounded to
// single, then scaled and shifted.
export function uniform(n, { seed = 0, scale = 1, shift = 0, type = Float32Array } = {}) {
  const out = new type(n);
  const from = Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < n; i += 1) {
    let h = (i + from) | 0;
    h ^= h >>> 16;
    h = Math.imul(h, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
    out[i] = Math.fround((h >>> 0) / 2 ** 32) * scale + shift;
  }
  return out;
}

/** `4u - 2`: what the elementwise workloads are given. */
export const wide = (n, type) => uniform(n, { scale: 4, shift: -2, type });
/** `u - 1/2`: factors of products and signals of transforms. */
export const centred = (n, seed, type) => uniform(n, { seed, shift: -0.5, type });
