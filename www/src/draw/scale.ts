// From numbers to places on an axis: limits, marks, and the way between.

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** From a number to 0…1. */
  at(x: number): number;
}

/** The least and the greatest finite number. */
export function extent(all: Iterable<ArrayLike<number>>): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of all)
    for (let k = 0; k < values.length; k++) {
      const x = values[k] as number;
      if (!Number.isFinite(x)) continue;
      if (x < low) low = x;
      if (x > high) high = x;
    }
  return low <= high ? [low, high] : [0, 1];
}

/** A scale over what there is, or over the limits that are given. */
export function scaleOf(
  [least, most]: [number, number],
  {
    limits,
    log = false,
    tight = false,
  }: { limits?: ArrayLike<number> | undefined; log?: boolean; tight?: boolean },
): Scale {
  let low = limits?.[0] ?? least;
  let high = limits?.[1] ?? most;
  if (log) {
    low = Math.log10(low > 0 ? low : Math.min(1, high > 0 ? high / 1000 : 1));
    high = Math.log10(high > 0 ? high : 10);
    if (!limits) [low, high] = [Math.floor(low), Math.ceil(high)];
  }
  if (low === high) [low, high] = [low - (Math.abs(low) || 1) / 2, high + (Math.abs(high) || 1) / 2];
  const step = log ? Math.max(1, Math.round((high - low) / 6)) : niceStep((high - low) / 6);
  if (!limits && !tight && !log) {
    low = Math.floor(low / step + 1e-9) * step;
    high = Math.ceil(high / step - 1e-9) * step;
  }
  const ticks: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++)
    ticks.push(log ? 10 ** (k * step) : k * step);
  const place = log ? (x: number) => (x > 0 ? Math.log10(x) : Number.NaN) : (x: number) => x;
  return { low, high, ticks, at: (x) => (place(x) - low) / (high - low) };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
}

/** A mark's text. */
export function tickText(x: number): string {
  const size = Math.abs(x);
  if (size !== 0 && (size >= 1e5 || size < 1e-4)) return x.toExponential().replace("e+", "e");
  return String(Number(x.toPrecision(6)));
}
