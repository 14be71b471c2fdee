// What lies under a pointer: the nearest drawn point, and what is to be said of it.

import type { Plot } from "matgpu";
import type { Region } from "./axes.js";
import { pointOf } from "./contours.js";
import { tickText } from "./scale.js";
import { isRising, LONG, placeIn } from "./thin.js";

export interface Tip {
  /** In pixels of the figure. */
  left: number;
  top: number;
  text: string;
  /** Which point of which item. */
  item: number;
  point: number;
}

/** Nothing further away than this is meant. */
const REACH = 18;

/** More points are not looked through while a pointer moves. */
const MOST = 2_000_000;
/** Nor more than so many of a long line, on either side. */
const CLOSE = 10_000;

type Coordinates = readonly [x: number, y: number, z?: number];

/** The points of an item that can be pointed at. */
function pointsOf(item: Plot): { count: number; at(k: number): Coordinates } | undefined {
  switch (item.type) {
    case "line":
    case "stairs":
    case "stem":
    case "scatter":
    case "errorbar": {
      const z = "z" in item ? item.z : undefined;
      return {
        count: item.x.length,
        at: (k) => (z ? [item.x[k] ?? 0, item.y[k] ?? 0, z[k]] : [item.x[k] ?? 0, item.y[k] ?? 0]),
      };
    }
    case "area":
      return { count: item.x.length, at: (k) => [item.x[k] ?? 0, (item.y[k] ?? 0) + (item.base?.[k] ?? 0)] };
    case "bar":
      return {
        count: item.x.length,
        at: (k) => {
          const value = (item.y[k] ?? 0) + (item.base?.[k] ?? 0);
          return item.horizontal ? [value, item.x[k] ?? 0] : [item.x[k] ?? 0, value];
        },
      };
    case "histogram":
      return {
        count: item.counts.length,
        at: (k) => [((item.edges[k] ?? 0) + (item.edges[k + 1] ?? 0)) / 2, item.counts[k] ?? 0],
      };
    case "surface":
    case "mesh":
    case "cells":
      return {
        count: item.z.length,
        at: (k) => [...pointOf(item, k % item.rows, Math.floor(k / item.rows)), item.z[k] ?? 0],
      };
    default:
      return undefined;
  }
}

/** Where a point is drawn. */
function placeOf({ plane, project }: Region, item: Plot, [x, y, z]: Coordinates): readonly [number, number] {
  if (project) {
    const [left, top] = project(x, y, z ?? 0);
    return [left, top];
  }
  const side = item.right ? (plane?.right ?? plane) : plane;
  return side?.place(x, y) ?? [Number.NaN, Number.NaN];
}

function tipOf(region: Region, item: number, point: number): Tip | undefined {
  const plot = region.axes.items[item];
  const coordinates = plot && pointsOf(plot)?.at(point);
  if (!plot || !coordinates) return undefined;
  const [left, top] = placeOf(region, plot, coordinates);
  const lines = coordinates.flatMap((value, k) =>
    value === undefined ? [] : [`${"XYZ"[k]} ${tickText(value)}`],
  );
  return { left, top, text: [plot.label, ...lines].filter(Boolean).join("\n"), item, point };
}

/** The point next to a place; an image's element where there is none. */
export function tipAt(region: Region, left: number, top: number): Tip | undefined {
  let best: { item: number; point: number; distance: number } | undefined;
  region.axes.items.forEach((item, k) => {
    const points = pointsOf(item);
    if (!points) return;
    const [first, end] = near(region, item, points.count, left);
    for (let point = first; point < end; point++) {
      const [px, py] = placeOf(region, item, points.at(point));
      const distance = Math.hypot(px - left, py - top);
      if (distance < (best?.distance ?? REACH)) best = { item: k, point, distance };
    }
  });
  return best ? tipOf(region, best.item, best.point) : pixelAt(region, left, top);
}

/** Which points can be the next to a place: of a long line that rises, those about its x; of other long ones, none. */
function near({ plane, inner }: Region, item: Plot, count: number, left: number): readonly [number, number] {
  if (count <= LONG) return [0, count];
  const x = "x" in item ? item.x : undefined;
  if (!plane || plane.polar || x?.length !== count || !isRising(x)) return count > MOST ? [0, 0] : [0, count];
  const side = item.right ? (plane.right ?? plane) : plane;
  const at = (pixel: number) => placeIn(x, side.x.of((pixel - inner.left) / inner.width));
  const ends = [at(left - REACH), at(left + REACH)];
  const middle = at(left);
  // Where they lie that close, those about the pointer are nearer than a hand can tell.
  return [Math.max(Math.min(...ends), middle - CLOSE), Math.min(Math.max(...ends), middle + CLOSE)];
}

/** The element of an image under a place. */
function pixelAt({ plane, axes, inner }: Region, left: number, top: number): Tip | undefined {
  if (!plane) return undefined;
  const x = plane.x.of((left - inner.left) / inner.width);
  const y = plane.y.of(1 - (top - inner.top) / inner.height);
  for (const [k, item] of axes.items.entries()) {
    if (item.type !== "image") continue;
    const along = (value: number, count: number, given: Float64Array | undefined) => {
      const [first, last] = [given?.[0] ?? 1, given?.[given.length - 1] ?? count];
      return Math.round(count > 1 ? ((value - first) / (last - first)) * (count - 1) : 0);
    };
    const [column, row] = [along(x, item.columns, item.x), along(y, item.rows, item.y)];
    if (column < 0 || row < 0 || column >= item.columns || row >= item.rows) continue;
    const whole = item.rows * item.columns;
    const at = row + column * item.rows;
    const values = item.colored
      ? `RGB ${[0, 1, 2].map((plane) => tickText(item.data[at + plane * whole] ?? 0)).join(" ")}`
      : `Value ${tickText(item.data[at] ?? 0)}`;
    return { left, top, text: `Row ${row + 1}, column ${column + 1}\n${values}`, item: k, point: at };
  }
  return undefined;
}

/** The point before or behind another, over all items; the first where there is none yet. */
export function tipBeside(region: Region, from: Tip | undefined, step: number): Tip | undefined {
  const all = region.axes.items.flatMap((item, k) => ((pointsOf(item)?.count ?? 0) > 0 ? [k] : []));
  if (all.length === 0) return undefined;
  const item = from && all.includes(from.item) ? from.item : (all[0] ?? 0);
  const count = (of: number) => pointsOf(region.axes.items[of] as Plot)?.count ?? 0;
  let point = from ? from.point + step : 0;
  let place = all.indexOf(item);
  while (point >= count(all[place] ?? 0)) {
    point -= count(all[place] ?? 0);
    place = (place + 1) % all.length;
  }
  while (point < 0) {
    place = (place - 1 + all.length) % all.length;
    point += count(all[place] ?? 0);
  }
  return tipOf(region, all[place] ?? 0, point);
}
