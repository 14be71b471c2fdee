// From numbers to places on an axis: limits, marks, and the way between.

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly log: boolean;
  readonly ticks: readonly number[];
  readonly labels: readonly string[];
  /** What all labels are to be multiplied by: a power of ten, or 0. */
  readonly exponent: number;
  /** From a number to 0…1. */
  at(x: number): number;
  /** From 0…1 to a number. */
  of(part: number): number;
}

export interface Wishes {
  limits?: ArrayLike<number> | undefined;
  log?: boolean;
  tight?: boolean;
  padded?: boolean | undefined;
  ticks?: Float64Array | number | undefined;
  labels?: readonly string[] | undefined;
  /** About so many marks. */
  count?: number;
  reverse?: boolean;
}

/** Ends of long lists: a figure is drawn many times while somebody zooms, and its arrays do not change. */
const known = new WeakMap<ArrayLike<number>, readonly [number, number]>();
const LONG = 10_000;

function endsOf(values: ArrayLike<number>): readonly [number, number] {
  const before = known.get(values);
  if (before) return before;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < values.length; k++) {
    const x = values[k] as number;
    if (x < low && x > Number.NEGATIVE_INFINITY) low = x;
    if (x > high && x < Number.POSITIVE_INFINITY) high = x;
  }
  if (values.length > LONG) known.set(values, [low, high]);
  return [low, high];
}

/** The least and the greatest finite number. */
export function extent(all: Iterable<ArrayLike<number>>): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of all) {
    const [least, most] = endsOf(values);
    low = Math.min(low, least);
    high = Math.max(high, most);
  }
  return low <= high ? [low, high] : [0, 1];
}

/** The least number above zero: where a logarithmic axis can begin. */
export function leastPositive(all: Iterable<ArrayLike<number>>): number {
  let low = Number.POSITIVE_INFINITY;
  for (const values of all)
    for (let k = 0; k < values.length; k++) {
      const x = values[k] as number;
      if (x > 0 && x < low) low = x;
    }
  return low;
}

/** A scale over what there is, or over the limits that are given. */
export function scaleOf([least, most]: [number, number], wishes: Wishes): Scale {
  const { limits, log = false, tight = false, padded = false, count = 6, reverse = false } = wishes;
  let low = finite(limits?.[0], least);
  let high = finite(limits?.[1], most);
  if (log) {
    low = Math.log10(low > 0 ? low : Math.min(1, high > 0 ? high / 1000 : 1));
    high = Math.log10(high > 0 ? high : 10);
    if (!limits && !tight) [low, high] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  }
  if (low === high) [low, high] = [low - (Math.abs(low) || 1) / 2, high + (Math.abs(high) || 1) / 2];
  const step = log ? Math.max(1, Math.round((high - low) / count)) : niceStep((high - low) / count);
  if (padded && !limits) [low, high] = [low - (high - low) * 0.07, high + (high - low) * 0.07];
  else if (!limits && !tight && !log) {
    low = Math.floor(low / step + 1e-9) * step;
    high = Math.ceil(high / step - 1e-9) * step;
  }
  const place = log ? (x: number) => (x > 0 ? Math.log10(x) : Number.NaN) : (x: number) => x;
  const turned = (part: number) => (reverse ? 1 - part : part);
  const ticks = marks();
  const exponent = log || wishes.labels ? 0 : exponentOf(ticks);
  const own = wishes.labels;
  const labels = ticks.map((tick, k) =>
    own
      ? own.length > 0
        ? (own[k % own.length] ?? "")
        : ""
      : log
        ? powerText(tick)
        : tickText(tick / 10 ** exponent),
  );
  return {
    low: log ? 10 ** low : low,
    high: log ? 10 ** high : high,
    log,
    ticks,
    labels,
    exponent,
    at: (x) => turned((place(x) - low) / (high - low)),
    of: (part) => {
      const x = low + turned(part) * (high - low);
      return log ? 10 ** x : x;
    },
  };

  function marks(): number[] {
    const given = typeof wishes.ticks === "number" ? [wishes.ticks] : wishes.ticks;
    const inside = (x: number) => x >= low - (high - low) * 1e-9 && x <= high + (high - low) * 1e-9;
    if (given) return Array.from(given).filter((tick) => inside(place(tick)));
    const found: number[] = [];
    // Less than a decade has marks as a linear axis would.
    if (log && high - low < 1) {
      const fine = niceStep((10 ** high - 10 ** low) / count);
      for (let k = Math.ceil(10 ** low / fine); k * fine <= 10 ** high * (1 + 1e-9); k++)
        found.push(k * fine);
      return found;
    }
    for (let k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++)
      found.push(log ? 10 ** (k * step) : k * step);
    return found;
  }
}

const finite = (wish: number | undefined, other: number) =>
  wish !== undefined && Number.isFinite(wish) ? wish : other;

/** 1, 2 or 5 times a power of ten. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
}

/** Large and small numbers have one power of ten for all. */
function exponentOf(ticks: readonly number[]): number {
  const most = Math.max(0, ...ticks.map(Math.abs));
  if (most === 0) return 0;
  const power = Math.floor(Math.log10(most) + 1e-9);
  return power >= 5 || power < -3 ? power : 0;
}

function powerText(tick: number): string {
  const power = Math.log10(tick);
  return Math.abs(power - Math.round(power)) < 1e-9 ? `10^{${Math.round(power)}}` : tickText(tick);
}

/** A mark's text. */
export function tickText(x: number): string {
  const size = Math.abs(x);
  if (size < 1e-12) return "0";
  if (size >= 1e6 || size < 1e-5)
    return x
      .toExponential(3)
      .replace(/\.?0+e/, "e")
      .replace("e+", "e");
  return String(Number(x.toPrecision(6)));
}
