// Long lines with few words: of the points that fall into one column of pixels, the first, the lowest, the highest and
// the last look as all of them do. Lowest and highest of blocks of points are found once, so that a picture of a part of
// the line, or of all of it, takes a time that hardly depends on how many points there are.

/** Points of a block. */
const BLOCK = 256;

/** Shorter lines are drawn point by point. */
export const LONG = 50_000;

interface Blocks {
  low: Float64Array;
  high: Float64Array;
}

const blocksOf = new WeakMap<Float64Array, Blocks>();
const rising = new WeakMap<Float64Array, boolean>();

/** Whether numbers never go down, and all are finite. Remembered: those of a figure do not change. */
export function isRising(x: Float64Array): boolean {
  const known = rising.get(x);
  if (known !== undefined) return known;
  let last = Number.NEGATIVE_INFINITY;
  let is = true;
  for (let k = 0; k < x.length && is; k++) {
    const at = x[k] as number;
    is = at >= last && at < Number.POSITIVE_INFINITY && at > Number.NEGATIVE_INFINITY;
    last = at;
  }
  rising.set(x, is);
  return is;
}

function blocks(y: Float64Array): Blocks {
  const known = blocksOf.get(y);
  if (known) return known;
  const count = Math.floor(y.length / BLOCK);
  const made = {
    low: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    high: new Float64Array(count).fill(Number.NEGATIVE_INFINITY),
  };
  for (let b = 0; b < count; b++) {
    const [low, high] = among(y, b * BLOCK, (b + 1) * BLOCK);
    made.low[b] = low;
    made.high[b] = high;
  }
  blocksOf.set(y, made);
  return made;
}

/** The lowest and the highest finite number from one place to before another. */
function among(y: Float64Array, from: number, to: number): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = from; k < to; k++) {
    const at = y[k] as number;
    if (at < low && at > Number.NEGATIVE_INFINITY) low = at;
    if (at > high && at < Number.POSITIVE_INFINITY) high = at;
  }
  return [low, high];
}

function between(y: Float64Array, { low, high }: Blocks, from: number, to: number): [number, number] {
  const [first, last] = [Math.ceil(from / BLOCK), Math.min(Math.floor(to / BLOCK), low.length)];
  if (first >= last) return among(y, from, to);
  const ends = [among(y, from, first * BLOCK), among(y, last * BLOCK, to)] as const;
  let least = Math.min(ends[0][0], ends[1][0]);
  let most = Math.max(ends[0][1], ends[1][1]);
  for (let b = first; b < last; b++) {
    const [l, h] = [low[b] as number, high[b] as number];
    if (l < least) least = l;
    if (h > most) most = h;
  }
  return [least, most];
}

/** The first place whose number is not below another, in numbers that rise. */
export function placeIn(x: Float64Array, at: number): number {
  let [from, to] = [0, x.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((x[middle] as number) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The points of a rising line that are to be drawn between the edges of columns, which rise, too: x and y by turns. A
 * NaN is a gap. One point outside on either side belongs to it, for the line goes on there.
 */
export function thinned(x: Float64Array, y: Float64Array, edges: Float64Array): number[] {
  const made: number[] = [];
  const known = blocks(y);
  const add = (k: number) => {
    if (k >= 0 && k < x.length) made.push(x[k] as number, y[k] as number);
  };
  let from = placeIn(x, edges[0] ?? 0);
  add(from - 1);
  for (let column = 1; column < edges.length; column++) {
    const to = Math.max(from, placeIn(x, edges[column] as number));
    if (to - from <= 4) for (let k = from; k < to; k++) add(k);
    else {
      const [low, high] = between(y, known, from, to);
      add(from);
      if (low <= high) made.push(x[from] as number, low, x[from] as number, high);
      add(to - 1);
    }
    from = to;
  }
  add(from);
  return made;
}
