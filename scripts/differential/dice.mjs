// Numbers from a seed: a generator of its own for each function and call, so that a call stays the same when others come or go.

/** A number for a text (FNV-1a). */
export function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Draws for call `k` of a function under a seed. */
export class Dice {
  #state;

  constructor(seed, name, k) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ hash(name) ^ Math.imul(k, 0x85ebca6b)) >>> 0;
  }

  /** A whole number from 0 to n - 1 (murmur's finaliser over a counter). */
  below(n) {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) % n;
  }

  /** True once in so many times. */
  once(n) {
    return this.below(n) === 0;
  }

  one(list) {
    return list[this.below(list.length)];
  }

  /** One of [weight, thing], by weight. */
  weighted(pairs) {
    let at = this.below(pairs.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, thing] of pairs) {
      at -= weight;
      if (at < 0) return thing;
    }
  }
}
