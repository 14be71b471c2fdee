// Drawings in the plane: each kind, between two scales.

import type {
  BarPlot,
  ErrorbarPlot,
  HistogramPlot,
  ImagePlot,
  LinePlot,
  PatchPlot,
  PiePlot,
  Plot,
  PlotStyle,
  QuiverPlot,
  RulePlot,
  ScatterPlot,
  SurfacePlot,
  TextPlot,
} from "matgpu";
import { colourAt, colourOf, cssColour, EDGE, type Shades, seriesColour } from "./colours.js";
import { areasAbove, contourAt, joined, levelsOf, pointOf } from "./contours.js";
import { type Marker, mark, markerOf, takeLine } from "./marks.js";
import { type Box, type Pen, POINT, type Theme } from "./pen.js";
import { extent, type Scale, tickText } from "./scale.js";
import { write } from "./tex.js";
import { isRising, LONG, thinned } from "./thin.js";

/** Where a drawing goes. */
export interface Plane {
  pen: Pen;
  theme: Theme;
  inner: Box;
  x: Scale;
  y: Scale;
  /** From numbers to pixels. */
  place(x: number, y: number): readonly [number, number];
  map: Shades;
  colours: readonly [number, number];
  /** Whether x is an angle. */
  polar: boolean;
  /** Draws what lies over the frame, when all else is drawn. */
  markers: (() => void)[];
}

/** A marker at a point, if that lies within the axes: over everything, and not cut off by the frame. */
function markAt(plane: Plane, x: number, y: number, marker: Marker): void {
  const [px, py] = plane.place(x, y);
  const { left, top, width, height } = plane.inner;
  const inside = px >= left - 1 && px <= left + width + 1 && py >= top - 1 && py <= top + height + 1;
  if (inside) mark(plane.pen, px, py, marker);
}

/** What of an item lies along x and along y. */
export function spans(item: Plot): { x: ArrayLike<number>[]; y: ArrayLike<number>[] } {
  switch (item.type) {
    case "bar": {
      const across = edgesOf(item.x);
      const tops = item.y.map((y, k) => y + (item.base?.[k] ?? 0));
      return item.horizontal ? { x: [[0], tops], y: [across] } : { x: [across], y: [[0], tops] };
    }
    case "area":
      return { x: [item.x], y: [[0], item.y.map((y, k) => y + (item.base?.[k] ?? 0))] };
    case "stem":
      return { x: [item.x], y: [item.y, [0]] };
    case "histogram":
      return { x: [item.edges], y: [item.counts, [0]] };
    case "image": {
      const [x, y] = imageEdges(item);
      return { x: [x], y: [y] };
    }
    case "errorbar": {
      // The bars have caps.
      const [low, high] = extent([item.x]);
      const cap = (high - low) / 50;
      return {
        x: [[low - cap, high + cap]],
        y: [item.y.map((y, k) => y - (item.lower[k] ?? 0)), item.y.map((y, k) => y + (item.upper[k] ?? 0))],
      };
    }
    case "quiver":
      return {
        x: [item.x, item.x.map((x, k) => x + (item.u[k] ?? 0))],
        y: [item.y, item.y.map((y, k) => y + (item.v[k] ?? 0))],
      };
    case "rule":
      return item.direction === "x" ? { x: [item.at], y: [] } : { x: [], y: [item.at] };
    case "pie":
      return { x: [[-1.3, 1.3]], y: [[-1.3, 1.3]] };
    case "text":
      return { x: [], y: [] };
    default:
      return { x: [item.x], y: [item.y] };
  }
}

/** Half a step beyond the first and the last. */
function edgesOf(centres: Float64Array): [number, number] {
  const [low, high] = extent([centres]);
  const step = barRoom(centres);
  return [low - step / 2, high + step / 2];
}

/** The least distance of neighbours: what a group of bars has to itself. */
function barRoom(centres: Float64Array): number {
  const sorted = [...centres].sort((a, b) => a - b);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 1; k < sorted.length; k++) {
    const step = (sorted[k] ?? 0) - (sorted[k - 1] ?? 0);
    if (step > 0) least = Math.min(least, step);
  }
  return Number.isFinite(least) ? least : 1;
}

function imageEdges({ rows, columns, x, y }: ImagePlot): [[number, number], [number, number]] {
  const along = (count: number, given: Float64Array | undefined): [number, number] => {
    const [first, last] = [given?.[0] ?? 1, given?.[given.length - 1] ?? count];
    const half = count > 1 ? (last - first) / (count - 1) / 2 : 0.5;
    return [first - half, last + half];
  };
  return [along(columns, x), along(rows, y)];
}

/** Draws the item that is the k-th of its axes to take a colour. */
export function draw(plane: Plane, item: Plot, k: number): void {
  const colour = colourOf(item, k, plane.theme);
  switch (item.type) {
    case "line":
      line(plane, item, colour);
      break;
    case "area":
      area(plane, item, colour);
      break;
    case "stairs":
      line(plane, stairs(item), colour);
      break;
    case "stem":
      stem(plane, item, colour);
      break;
    case "scatter":
      scatter(plane, item, colour);
      break;
    case "bar":
      bars(plane, item, colour);
      break;
    case "histogram":
      histogram(plane, item, colour);
      break;
    case "errorbar":
      errorbars(plane, item, colour);
      break;
    case "patch":
      patch(plane, item, colour);
      break;
    case "rule":
      rule(plane, item);
      break;
    case "image":
      image(plane, item);
      break;
    case "contour":
      contour(plane, item);
      break;
    case "cells":
    case "surface":
    case "mesh":
      cells(plane, item);
      break;
    case "quiver":
      arrows(plane, item, colour);
      break;
    case "pie":
      pie(plane, item);
      break;
    case "text":
      label(plane, item);
      break;
  }
}

/** Whether an item takes the next colour of the order. */
export const isSeries = ({ type }: Plot) =>
  !["text", "rule", "image", "surface", "mesh", "contour", "cells", "pie"].includes(type);

/** The points of a long line that are seen, where they can be told from its x: rising, on linear axes. */
function seen({ inner, x: across, y: up, polar }: Plane, x: Float64Array, y: Float64Array) {
  if (polar || across.log || up.log || x.length <= LONG || x.length !== y.length || !isRising(x))
    return { x, y };
  const columns = Math.ceil(2 * inner.width);
  const edges = Float64Array.from({ length: columns + 1 }, (_, k) => across.of(k / columns)).sort();
  const points = thinned(x, y, edges);
  const coordinate = (which: number) =>
    Float64Array.from({ length: points.length / 2 }, (_, k) => points[2 * k + which] as number);
  return { x: coordinate(0), y: coordinate(1) };
}

/** Begins a path through points; not a number ends a line. Points between others in one column of pixels are left out. */
function path({ pen, place, polar }: Plane, x: ArrayLike<number>, y: ArrayLike<number>): void {
  pen.beginPath();
  let drawing = false;
  let column = Number.NaN;
  // The first, the lowest, the highest and the last point of a column look as all of them do.
  let [low, high, lastY] = [0, 0, 0];
  let lastX = 0;
  const flush = () => {
    if (low === high) return;
    pen.lineTo(lastX, low);
    pen.lineTo(lastX, high);
    pen.lineTo(lastX, lastY);
  };
  const dense = !polar && x.length > 5000;
  for (let i = 0; i < x.length; i++) {
    const [px, py] = place(x[i] ?? Number.NaN, y[i] ?? Number.NaN);
    if (!Number.isFinite(px) || !Number.isFinite(py)) {
      if (dense && drawing) flush();
      drawing = false;
      column = Number.NaN;
    } else if (!drawing) {
      pen.moveTo(px, py);
      drawing = true;
      [column, low, high, lastX, lastY] = [Math.round(px), py, py, px, py];
    } else if (dense && Math.round(px) === column) {
      [low, high, lastX, lastY] = [Math.min(low, py), Math.max(high, py), px, py];
    } else {
      if (dense) flush();
      pen.lineTo(px, py);
      [column, low, high, lastX, lastY] = [Math.round(px), py, py, px, py];
    }
  }
  if (dense && drawing) flush();
}

function line(plane: Plane, item: PlotStyle & { x: Float64Array; y: Float64Array }, colour: string): void {
  const { pen, theme } = plane;
  if (takeLine(pen, item, colour)) {
    const { x, y } = seen(plane, item.x, item.y);
    path(plane, x, y);
    pen.stroke();
  }
  const marker = markerOf(item, colour, theme);
  if (!marker) return;
  plane.markers.push(() => marks(plane, item, marker));
}

/** Markers that are all alike; where they are many, one for each pixel. */
function marks(plane: Plane, { x, y }: { x: Float64Array; y: Float64Array }, marker: Marker): void {
  const { left, top, width, height } = plane.inner;
  const [across, down] = [Math.ceil(width) + 3, Math.ceil(height) + 3];
  const taken = x.length > LONG ? new Uint8Array(across * down) : undefined;
  for (let i = 0; i < x.length; i++) {
    if (taken) {
      const [px, py] = plane.place(x[i] ?? 0, y[i] ?? 0);
      const [column, row] = [Math.round(px - left) + 1, Math.round(py - top) + 1];
      if (!(column >= 0 && column < across && row >= 0 && row < down)) continue;
      if (taken[column + row * across]) continue;
      taken[column + row * across] = 1;
    }
    markAt(plane, x[i] ?? 0, y[i] ?? 0, marker);
  }
}

function area(plane: Plane, item: LinePlot, colour: string): void {
  const { pen, place } = plane;
  const base = (i: number) => item.base?.[i] ?? 0;
  const top = item.y.map((y, i) => (Number.isNaN(y) ? 0 : y) + base(i));
  pen.beginPath();
  for (let i = 0; i < top.length; i++) pen.lineTo(...place(item.x[i] ?? 0, top[i] ?? 0));
  for (let i = top.length - 1; i >= 0; i--) pen.lineTo(...place(item.x[i] ?? 0, base(i)));
  pen.closePath();
  pen.fillStyle = faceOf(plane, item, colour) ?? "transparent";
  pen.globalAlpha = item.faceAlpha ?? 1;
  pen.fill();
  pen.globalAlpha = 1;
  if (takeLine(pen, item, edgeOf(plane, item, EDGE) ?? "transparent", 0.5)) pen.stroke();
}

/** The colour of a face: undefined where there is none. */
function faceOf({ theme }: Plane, { faceColor }: PlotStyle, colour: string): string | undefined {
  if (faceColor === undefined || faceColor === "flat" || faceColor === "interp") return colour;
  return faceColor === "none" ? undefined : cssColour(faceColor, theme);
}

function edgeOf({ theme }: Plane, { edgeColor }: PlotStyle, colour: string): string | undefined {
  if (edgeColor === undefined || edgeColor === "flat") return colour;
  return edgeColor === "none" ? undefined : cssColour(edgeColor, theme);
}

/** The corners of the steps. */
function stairs(item: LinePlot): LinePlot {
  const x: number[] = [];
  const y: number[] = [];
  item.x.forEach((at, i) => {
    if (i > 0) {
      x.push(at);
      y.push(item.y[i - 1] ?? 0);
    }
    x.push(at);
    y.push(item.y[i] ?? 0);
  });
  return { ...item, x: Float64Array.from(x), y: Float64Array.from(y) };
}

function stem(plane: Plane, item: LinePlot, colour: string): void {
  const { pen, place, theme } = plane;
  if (takeLine(pen, item, colour)) {
    pen.beginPath();
    for (let i = 0; i < item.x.length; i++) {
      pen.moveTo(...place(item.x[i] ?? 0, 0));
      pen.lineTo(...place(item.x[i] ?? 0, item.y[i] ?? 0));
    }
    pen.stroke();
  }
  const marker = markerOf({ marker: "o", ...item }, colour, theme);
  if (marker)
    plane.markers.push(() => {
      for (let i = 0; i < item.x.length; i++) markAt(plane, item.x[i] ?? 0, item.y[i] ?? 0, marker);
    });
  // The line that they stand on.
  const [low, high] = extent([item.x]);
  takeLine(pen, { lineWidth: 0.5 }, theme.text);
  pen.beginPath();
  pen.moveTo(...place(low, 0));
  pen.lineTo(...place(high, 0));
  pen.stroke();
}

/** The colour of each point of a scatter. */
export function scatterColours(
  item: ScatterPlot,
  map: Shades,
  [low, high]: readonly [number, number],
  colour: string,
): (i: number) => string {
  const { values, colors } = item;
  if (colors) return (i) => colourAt(colors, i);
  if (values) return (i) => map(((values[i] ?? 0) - low) / (high - low || 1));
  return () => colour;
}

function scatter(plane: Plane, item: ScatterPlot, colour: string): void {
  const of = scatterColours(item, plane.map, plane.colours, colour);
  plane.markers.push(() => {
    plane.pen.globalAlpha = item.markerFaceAlpha ?? 1;
    for (let i = 0; i < item.x.length; i++) {
      const marker = scatterMarker(item, of(i), plane.theme, i);
      if (marker) markAt(plane, item.x[i] ?? 0, item.y[i] ?? 0, marker);
    }
    plane.pen.globalAlpha = 1;
  });
}

/** The marker of a point of a scatter. */
export function scatterMarker(item: ScatterPlot, colour: string, theme: Theme, i: number) {
  const { size } = item;
  const across = Math.sqrt(typeof size === "number" ? size : (size?.[size.length === 1 ? 0 : i] ?? 36));
  return markerOf(
    { marker: "o", ...(item.filled && { markerFaceColor: "flat" }), ...item, markerSize: across },
    colour,
    theme,
  );
}

function bars(plane: Plane, item: BarPlot, colour: string): void {
  const { pen, place } = plane;
  const [series = 1, count = 1] = item.series;
  const room = barRoom(item.x);
  const alone = item.stacked || count === 1;
  // Groups leave some room between them; so do the bars of one.
  const group = alone ? room : room * Math.min(0.8, count / (count + 1.5));
  const part = alone ? group : group / count;
  const width = part * (item.barWidth ?? (alone ? 0.8 : 0.9));
  const middle = alone ? 0 : -group / 2 + (series - 0.5) * part;
  const fill = faceOf(plane, item, colour);
  const edge = edgeOf(plane, item, EDGE);
  for (let i = 0; i < item.x.length; i++) {
    const from = (item.x[i] ?? 0) + middle - width / 2;
    const base = item.base?.[i] ?? 0;
    const to = base + (item.y[i] ?? 0);
    if (Number.isNaN(to)) continue;
    const [a, b] = item.horizontal
      ? [place(base, from), place(to, from + width)]
      : [place(from, base), place(from + width, to)];
    pen.beginPath();
    pen.rect(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]));
    paint(plane, item, fill, edge, 0.4);
  }
}

/** Fills and strokes the path. */
function paint(
  { pen }: Plane,
  item: PlotStyle,
  fill: string | undefined,
  edge: string | undefined,
  width: number,
) {
  if (fill) {
    pen.fillStyle = fill;
    pen.globalAlpha = item.faceAlpha ?? 1;
    pen.fill();
    pen.globalAlpha = 1;
  }
  if (edge && takeLine(pen, item, edge, width)) pen.stroke();
}

function histogram(plane: Plane, item: HistogramPlot, colour: string): void {
  const { pen, place } = plane;
  const { edges, counts } = item;
  const fill = faceOf(plane, item, colour);
  const edge = edgeOf(plane, item, EDGE);
  counts.forEach((count, i) => {
    const [x0, y0] = place(edges[i] ?? 0, count);
    const [x1, y1] = place(edges[i + 1] ?? 0, plane.y.log ? plane.y.low : 0);
    pen.beginPath();
    pen.rect(x0, y0, x1 - x0, y1 - y0);
    paint(plane, { faceAlpha: 0.6, ...item }, fill, edge, 0.4);
  });
}

function errorbars(plane: Plane, item: ErrorbarPlot, colour: string): void {
  const { pen, place } = plane;
  line(plane, item, colour);
  takeLine(pen, { ...item, lineStyle: "-" }, colour);
  pen.beginPath();
  for (let i = 0; i < item.x.length; i++) {
    const y = item.y[i] ?? 0;
    const [x, low] = place(item.x[i] ?? 0, y - (item.lower[i] ?? 0));
    const [, high] = place(item.x[i] ?? 0, y + (item.upper[i] ?? 0));
    pen.moveTo(x, low);
    pen.lineTo(x, high);
    for (const end of [low, high]) {
      pen.moveTo(x - 4, end);
      pen.lineTo(x + 4, end);
    }
  }
  pen.stroke();
}

/** The polygons of a patch: their corners' numbers, and the value of each where the colormap colours them. */
export function* polygons({
  rows,
  x,
  values,
}: PatchPlot): Generator<{ corners: number[]; value: number | undefined }> {
  const count = rows > 0 ? x.length / rows : 0;
  for (let k = 0; k < count; k++) {
    const corners = Array.from({ length: rows }, (_, i) => k * rows + i).filter((i) => !Number.isNaN(x[i]));
    const value =
      values === undefined
        ? undefined
        : values.length === count
          ? values[k]
          : corners.reduce((sum, i) => sum + (values[i] ?? 0), 0) / (corners.length || 1);
    yield { corners, value };
  }
}

function patch(plane: Plane, item: PatchPlot, colour: string): void {
  const { pen, place, map } = plane;
  const [low, high] = plane.colours;
  const own = item.color === undefined && item.faceColor === undefined && !item.values ? colour : undefined;
  for (const { corners, value } of polygons(item)) {
    const shade = value === undefined ? (own ?? colour) : map((value - low) / (high - low || 1));
    const fill = faceOf(plane, item, shade);
    pen.beginPath();
    if (plane.polar)
      // What is straight between angles is an arc.
      for (let k = 0; k < corners.length; k++)
        pen.lineTo(...place(item.x[corners[k] ?? 0] ?? 0, item.y[corners[k] ?? 0] ?? 0));
    else for (const i of corners) pen.lineTo(...place(item.x[i] ?? 0, item.y[i] ?? 0));
    pen.closePath();
    paint(plane, item, fill, item.edgeColor === "interp" ? shade : edgeOf(plane, item, EDGE), 0.5);
  }
}

function rule(plane: Plane, item: RulePlot): void {
  const { pen, inner, theme } = plane;
  const colour = item.color === undefined ? theme.text : cssColour(item.color, theme);
  for (const at of item.at) {
    const upright = item.direction === "x";
    const [x, y] = upright ? plane.place(at, plane.y.low) : plane.place(plane.x.low, at);
    if (takeLine(pen, item, colour, 0.6)) {
      pen.beginPath();
      pen.moveTo(upright ? x : inner.left, upright ? inner.top : y);
      pen.lineTo(upright ? x : inner.left + inner.width, upright ? inner.top + inner.height : y);
      pen.stroke();
    }
    if (!item.text) continue;
    const how = { size: 12, colour, style: { ...item, color: colour } } as const;
    if (upright)
      write(pen, theme, item.text, x - 3, inner.top + 4, {
        ...how,
        align: "right",
        vertical: "bottom",
        turn: -Math.PI / 2,
      });
    else
      write(pen, theme, item.text, inner.left + inner.width - 4, y - 2, {
        ...how,
        align: "right",
        vertical: "bottom",
      });
  }
}

function image(plane: Plane, item: ImagePlot): void {
  const { rows, columns, data } = item;
  if (rows === 0 || columns === 0) return;
  const bytes = new Uint8ClampedArray(4 * rows * columns);
  const whole = rows * columns;
  const [low, high] = item.scaled ? plane.colours : [1, 256];
  const shades = Array.from({ length: 256 }, (_, k) => channels(plane.map((k + 0.5) / 256)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = row + column * rows;
      const part = ((data[from] ?? 0) - low) / (high - low || 1);
      const at = 4 * (row * columns + column);
      const shade = item.colored ? undefined : shades[Math.min(Math.max(Math.floor(part * 256), 0), 255)];
      for (let p = 0; p < 3; p++)
        bytes[at + p] = shade ? (shade[p] ?? 0) : 255 * (data[from + p * whole] ?? 0);
      bytes[at + 3] = Number.isNaN(part) ? 0 : 255;
    }
  const [[x0, x1], [y0, y1]] = imageEdges(item);
  // The first row lies at the first y: flipped where y grows upwards.
  const [left, top] = plane.place(x0, y0);
  const [right, bottom] = plane.place(x1, y1);
  plane.pen.pixels({ rows, columns, bytes }, left, top, right - left, bottom - top);
}

const channels = (css: string) => (css.match(/\d+/g) ?? []).map(Number);

function contour(plane: Plane, item: SurfacePlot): void {
  const { pen, place, map, theme } = plane;
  const [low, high] = plane.colours;
  const levels = levelsOf(item);
  const shade = (level: number) => map((level - low) / (high - low || 1));
  if (item.filled) {
    const [least] = extent([item.z]);
    // Each level paints over the one below: no seams between cells of one level.
    for (const [k, level] of [least, ...levels.filter((at) => at > least)].entries()) {
      pen.fillStyle = shade(k === 0 ? least : level);
      pen.beginPath();
      for (const polygon of areasAbove(item, level)) {
        polygon.forEach(({ x, y }, i) => {
          const [px, py] = place(x, y);
          if (i === 0) pen.moveTo(px, py);
          else pen.lineTo(px, py);
        });
        pen.closePath();
      }
      pen.fill();
      pen.strokeStyle = pen.fillStyle;
      pen.lineWidth = 0.6;
      pen.setLineDash([]);
      pen.stroke();
    }
  }
  if (item.lineStyle === "none" || item.edgeColor === "none") return;
  for (const level of levels) {
    const colour =
      item.color !== undefined ? cssColour(item.color, theme) : item.filled ? theme.text : shade(level);
    takeLine(pen, item, colour, item.filled ? 0.4 : 0.9);
    const lines = joined(contourAt(item, level));
    pen.beginPath();
    for (const points of lines)
      points.forEach(({ x, y }, i) => {
        const [px, py] = place(x, y);
        if (i === 0) pen.moveTo(px, py);
        else pen.lineTo(px, py);
      });
    pen.stroke();
    if (item.showText !== "on") continue;
    for (const points of lines) {
      const middle = points[Math.floor(points.length / 2)];
      if (!middle || points.length < 8) continue;
      const [px, py] = place(middle.x, middle.y);
      const text = tickText(level);
      pen.fillStyle = theme.back;
      pen.globalAlpha = 0.75;
      pen.fillRect(px - 3.2 * text.length, py - 6, 6.4 * text.length, 12);
      pen.globalAlpha = 1;
      write(pen, theme, text, px, py, { size: 11 });
    }
  }
}

/** Cells of one colour. */
function cells(plane: Plane, item: SurfacePlot): void {
  const { pen, place, map } = plane;
  const { rows, columns } = item;
  const values = item.c ?? item.z;
  const [low, high] = plane.colours;
  const faceted = rows * columns <= 5000 && edgeOf(plane, item, EDGE);
  for (let column = 0; column + 1 < columns; column++)
    for (let row = 0; row + 1 < rows; row++) {
      const around: [number, number][] = [
        [row, column],
        [row + 1, column],
        [row + 1, column + 1],
        [row, column + 1],
      ];
      const value = values[row + column * rows] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      pen.fillStyle = map((value - low) / (high - low || 1));
      pen.beginPath();
      for (const [r, c] of around) pen.lineTo(...place(...pointOf(item, r, c)));
      pen.closePath();
      pen.fill();
      pen.setLineDash([]);
      pen.strokeStyle = faceted || pen.fillStyle;
      pen.lineWidth = faceted ? 0.5 : 0.7;
      pen.stroke();
    }
}

function arrows({ pen, place }: Plane, item: QuiverPlot, colour: string): void {
  takeLine(pen, item, colour);
  pen.beginPath();
  for (let i = 0; i < item.x.length; i++) {
    const [x, y, u, v] = [item.x[i] ?? 0, item.y[i] ?? 0, item.u[i] ?? 0, item.v[i] ?? 0];
    const [x0, y0] = place(x, y);
    const [x1, y1] = place(x + u, y + v);
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (!(length > 0)) continue;
    const angle = Math.atan2(y1 - y0, x1 - x0);
    const head = Math.min(0.33 * length, 12);
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
    for (const side of [-0.35, 0.35]) {
      pen.moveTo(x1, y1);
      pen.lineTo(x1 - head * Math.cos(angle + side), y1 - head * Math.sin(angle + side));
    }
  }
  pen.stroke();
}

function pie({ pen, place, theme }: Plane, { values, labels }: PiePlot): void {
  const sum = values.reduce((all, value) => all + value, 0) || 1;
  // Parts of less than the whole leave some of it open.
  const total = sum <= 1 ? 1 : sum;
  const [x, y] = place(0, 0);
  const radius = Math.abs(place(1, 0)[0] - x);
  // From the top, against the clock.
  let from = -Math.PI / 2;
  values.forEach((value, k) => {
    const to = from - (2 * Math.PI * value) / total;
    pen.fillStyle = seriesColour(k, theme);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, radius, to, from);
    pen.closePath();
    pen.fill();
    takeLine(pen, { lineWidth: 0.5 }, theme.text);
    pen.stroke();
    const middle = (from + to) / 2;
    const label = labels?.[k] ?? `${Math.round((100 * value) / total)}%`;
    const align = Math.cos(middle) < -0.1 ? "right" : Math.cos(middle) > 0.1 ? "left" : "center";
    const reach = 1.1 * radius;
    write(pen, theme, label, x + reach * Math.cos(middle), y + reach * Math.sin(middle), { size: 13, align });
    from = to;
  });
}

/** A text at a point, as its style says. */
export function writeAt(pen: Pen, theme: Theme, item: TextPlot, x: number, y: number): void {
  const align =
    (["left", "center", "right"] as const).find((word) => word === item.horizontalAlignment) ?? "left";
  const vertical =
    (["top", "middle", "bottom"] as const).find((word) => word === item.verticalAlignment) ?? "middle";
  write(pen, theme, item.text, x, y, {
    size: 10 * POINT,
    align,
    vertical,
    turn: (-(item.rotation ?? 0) * Math.PI) / 180,
    style: item,
  });
}

function label({ pen, theme, place }: Plane, item: TextPlot): void {
  for (let i = 0; i < item.x.length; i++) writeAt(pen, theme, item, ...place(item.x[i] ?? 0, item.y[i] ?? 0));
}
