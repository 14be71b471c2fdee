// Shapes: checked where they come in from a page.

/** More elements than any array can have; also keeps products exact. */
const LARGEST = 2 ** 48;

/** No dimension is longer, of an empty array either: the module counts in 32 bits. */
const LONGEST = 2 ** 32 - 1;

/** A shape as the language has it: at least two extents, no trailing ones after the second. */
export function checkShape(shape: unknown): number[] {
  if (!Array.isArray(shape) || shape.length === 0)
    throw new TypeError(`expected a shape such as [2, 3], found ${describe(shape)}`);
  for (const extent of shape)
    if (typeof extent !== "number" || !Number.isSafeInteger(extent) || extent < 0)
      throw new RangeError(
        `expected a shape of whole numbers from 0, found ${describe(extent)} in [${shape.map(String).join(", ")}]`,
      );
  const normal = shape.length === 1 ? [shape[0], 1] : [...shape];
  while (normal.length > 2 && normal.at(-1) === 1) normal.pop();
  if (count(normal) > LARGEST || normal.some((extent) => extent > LONGEST))
    throw new RangeError(`a shape of [${normal.join(", ")}] is too large`);
  return normal;
}

export const count = (shape: readonly number[]): number =>
  shape.includes(0) ? 0 : shape.reduce((product, extent) => product * extent, 1);

/** The checked shape, or a row; in any case one that `length` elements fill. */
export function shapeFor(shape: unknown, length: number, what: string): number[] {
  if (shape === undefined) return [1, length];
  const checked = checkShape(shape);
  if (count(checked) !== length)
    throw new RangeError(
      `expected ${count(checked)} elements for a shape of [${checked.join(", ")}], found ${what} of ${length}`,
    );
  return checked;
}

/** A word or two for an error message. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean" || value === undefined) return String(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "object") return `an object of class ${value.constructor?.name ?? "Object"}`;
  return `a ${typeof value}`;
}
