// Lines of equal height, and the areas above one, of a grid whose cells are four-cornered. Not d3-contour: its grids
// are level rectangles without holes, and its areas end in lines at the border, which are no contours.

import type { SurfacePlot } from "matgpu";
import { extent, niceStep } from "./scale.js";

export type Place = (x: number, y: number, z: number) => readonly [number, number];

/** The coordinates of an element of a surface. */
export function pointOf({ rows, columns, x, y }: SurfacePlot, row: number, column: number): [number, number] {
  const whole = row + column * rows;
  return [
    x.length === columns ? (x[column] ?? 0) : (x[whole] ?? 0),
    y.length === rows ? (y[row] ?? 0) : (y[whole] ?? 0),
  ];
}

/** The levels that are asked for, or some that are easy to read. */
export function levelsOf({ levels, z }: SurfacePlot): number[] {
  if (levels instanceof Float64Array) return [...new Set(levels)].sort((a, b) => a - b);
  const [low, high] = extent([z]);
  if (!(low < high)) return [];
  if (typeof levels === "number" && levels >= 1)
    return Array.from({ length: levels }, (_, k) => low + ((k + 1) * (high - low)) / (levels + 1));
  const step = niceStep((high - low) / 9);
  const made: number[] = [];
  for (let k = Math.floor(low / step) + 1; k * step < high - step * 1e-9; k++) made.push(k * step);
  return made;
}

interface Corner {
  x: number;
  y: number;
  z: number;
}

function* cells(item: SurfacePlot): Generator<[Corner, Corner, Corner, Corner]> {
  const corner = (row: number, column: number): Corner => {
    const [x, y] = pointOf(item, row, column);
    return { x, y, z: item.z[row + column * item.rows] ?? Number.NaN };
  };
  for (let column = 0; column + 1 < item.columns; column++)
    for (let row = 0; row + 1 < item.rows; row++)
      yield [
        corner(row, column),
        corner(row + 1, column),
        corner(row + 1, column + 1),
        corner(row, column + 1),
      ];
}

const between = (a: Corner, b: Corner, level: number): Corner => {
  const part = (level - a.z) / (b.z - a.z);
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), z: level };
};

/** The pieces of the line at a level: two ends each. */
export function contourAt(item: SurfacePlot, level: number): [Corner, Corner][] {
  const pieces: [Corner, Corner][] = [];
  for (const corners of cells(item)) {
    const ends: Corner[] = [];
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % 4] ?? a;
      if (Number.isNaN(a.z + b.z) || a.z < level === b.z < level) return;
      ends.push(between(a, b, level));
    });
    // Where all four sides are crossed the mean says which ends belong together.
    const mean = corners.reduce((sum, { z }) => sum + z, 0) / 4;
    if (ends.length === 4 && mean < level === (corners[0]?.z ?? 0) < level) ends.push(ends.shift() as Corner);
    for (let k = 0; k + 1 < ends.length; k += 2) pieces.push([ends[k] as Corner, ends[k + 1] as Corner]);
  }
  return pieces;
}

/** Pieces joined at their ends: few long lines, so that dashes go on. */
export function joined(pieces: readonly [Corner, Corner][]): Corner[][] {
  const key = ({ x, y }: Corner) => `${x.toPrecision(12)} ${y.toPrecision(12)}`;
  const open = new Map<string, Corner[]>();
  for (const [a, b] of pieces) {
    const [ka, kb] = [key(a), key(b)];
    if (ka === kb) continue;
    let line = [a, b];
    const before = open.get(ka);
    if (before) {
      open.delete(key(before[0] as Corner));
      open.delete(key(before.at(-1) as Corner));
      line = [...(key(before[0] as Corner) === ka ? before.reverse() : before), b];
    }
    const after = open.get(kb);
    if (after && after !== before) {
      open.delete(key(after[0] as Corner));
      open.delete(key(after.at(-1) as Corner));
      line = [...line, ...(key(after[0] as Corner) === kb ? after : after.reverse()).slice(1)];
    }
    const [first, last] = [key(line[0] as Corner), key(line.at(-1) as Corner)];
    if (first === last) open.set(`closed ${open.size} ${first}`, line);
    else {
      open.set(first, line);
      open.set(last, line);
    }
  }
  return [...new Set(open.values())];
}

/** Of each cell what lies at a level or above, as polygons. */
export function areasAbove(item: SurfacePlot, level: number): Corner[][] {
  const areas: Corner[][] = [];
  for (const corners of cells(item)) {
    if (corners.some(({ z }) => Number.isNaN(z))) continue;
    const kept: Corner[] = [];
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % 4] ?? a;
      if (a.z >= level) kept.push(a);
      if (a.z < level !== b.z < level) kept.push(between(a, b, level));
    });
    if (kept.length > 2) areas.push(kept);
  }
  return areas;
}
