// In what two values of the language differ.

import type { MatValue } from "matgpu";

/** In what two values differ; empty where they do not. */
export function difference(a: MatValue, b: MatValue): string {
  if (a.class !== b.class) return `${a.class} here, ${b.class} on the host`;
  if (a.shape.join("×") !== b.shape.join("×"))
    return `${a.shape.join("×")} here, ${b.shape.join("×")} on the host`;
  if (ArrayBuffer.isView(a.data) && ArrayBuffer.isView(b.data)) {
    const parts = [numbers(a.data, b.data)];
    const [imagA, imagB] = [a, b].map((value) => ("imag" in value ? value.imag : undefined));
    if (imagA || imagB) parts.push(numbers(imagA ?? [], imagB ?? []));
    const most = Math.max(...parts);
    return most === 0 ? "" : `by up to ${most === Number.POSITIVE_INFINITY ? "Inf" : most.toPrecision(3)}`;
  }
  return JSON.stringify(a, plainly) === JSON.stringify(b, plainly) ? "" : "other contents";
}

/** The greatest distance of two lists of numbers; NaN is as far from NaN as 1 from 1. */
function numbers(a: unknown, b: unknown): number {
  const [mine, others] = [a as ArrayLike<number | bigint>, b as ArrayLike<number | bigint>];
  let most = 0;
  for (let k = 0; k < Math.max(mine.length, others.length); k++) {
    const [x, y] = [mine[k] ?? 0, others[k] ?? 0];
    if (Object.is(x, y) || x === y) continue;
    const far = Math.abs(Number(x) - Number(y));
    most = Math.max(most, Number.isNaN(far) ? Number.POSITIVE_INFINITY : far || Number.MIN_VALUE);
  }
  return most;
}

/** Typed arrays, numbers that JSON has not, and maps, as text. */
function plainly(_: string, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array, String);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return value;
}
