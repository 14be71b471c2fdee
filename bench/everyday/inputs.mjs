// The inputs of the everyday programs, from one counter-based generator: reference.py makes the same bits with numpy.

/** murmur3's finaliser of the index: 32 bits. */
function hash(i, from) {
  let h = (i + from) | 0;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const fraction = (i, from) => Math.fround(hash(i, from) / 2 ** 32);

/** A permutation of 0…n-1, where n is a power of two: multiplications by odd numbers and shifts of the index. */
function permuted(i, bits, mask, seed) {
  let x = i;
  for (const odd of [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35]) {
    x = ((Math.imul(x, odd) + seed) & mask) >>> 0;
    x ^= x >>> ((bits >> 1) + 1);
  }
  return x;
}

function filled(array, element) {
  for (let i = 0; i < array.length; i += 1) array[i] = element(i);
  return array;
}

/** Each kind: the elements by columns; `real` is the array of the precision asked for. Indices are doubles, as people have them. */
const KINDS = {
  uniform: ({ n, from, real, args: [lo, hi] }) =>
    filled(new real(n), (i) => fraction(i, from) * (hi - lo) + lo),
  integers: ({ n, from, real, args: [lo, hi] }) =>
    filled(new real(n), (i) => Math.min(Math.floor(fraction(i, from) * (hi - lo + 1)) + lo, hi)),
  labels: ({ n, from, args: [most] }) =>
    filled(new Float64Array(n), (i) => Math.min(Math.floor(fraction(i, from) * most), most - 1) + 1),
  permutation: ({ n, seed }) => {
    const bits = Math.log2(n);
    if (!Number.isInteger(bits)) throw new Error(`a permutation has 2^k elements, not ${n}`);
    return filled(new Float64Array(n), (i) => permuted(i, bits, n - 1, seed) + 1);
  },
  bytes: ({ n, from }) => filled(new Uint8Array(n), (i) => hash(i, from) >>> 24),
  bits: ({ n, from }) => filled(new Uint32Array(n), (i) => hash(i, from)),
  logical: ({ n, from, args: [share] }) =>
    filled(new Uint8Array(n), (i) => (fraction(i, from) < share ? 1 : 0)),
  linspace: ({ n, real, args: [a, b] }) => filled(new real(n), (i) => a + (b - a) * (i / (n - 1))),
  /** Uniform, the diagonal raised so that the eigenvalues keep away from 0; `spd` is symmetric as well. */
  dominant: ({ n, from, real, shape: [rows] }) =>
    filled(new real(n), (i) => fraction(i, from) * 2 - 1 + (i % (rows + 1) === 0 ? 2 * Math.sqrt(rows) : 0)),
  spd: ({ n, from, real, shape: [rows] }) =>
    filled(new real(n), (i) => {
      const [r, c] = [i % rows, Math.floor(i / rows)];
      const at = Math.min(r, c) * rows + Math.max(r, c);
      return fraction(at, from) * 2 - 1 + (r === c ? 2 * Math.sqrt(rows) : 0);
    }),
};

/** What a session takes: the elements with their shape, or a number. */
export function value({ value, kind, args, shape, seed }, precision) {
  if (value !== undefined) return { data: value };
  const n = shape.reduce((a, b) => a * b, 1);
  const real = precision === "double" ? Float64Array : Float32Array;
  const data = KINDS[kind]({ n, args, shape, seed, real, from: Math.imul(seed, 0x9e3779b1) });
  return { data, options: { shape, ...(kind === "logical" && { class: "logical" }) } };
}
