// Drawings in the plane: each kind on a canvas, between two scales.

import type {
  BarPlot,
  ErrorbarPlot,
  HistogramPlot,
  ImagePlot,
  LinePlot,
  PiePlot,
  Plot,
  PlotStyle,
  SurfacePlot,
} from "matgpu";
import { colourOf, type Shades } from "./colours.js";
import { extent, type Scale } from "./scale.js";

/** Where a drawing goes. */
export interface Plane {
  context: CanvasRenderingContext2D;
  x: Scale;
  y: Scale;
  /** From numbers to pixels. */
  left(x: number): number;
  top(y: number): number;
  map: Shades;
  colours: [number, number];
  text: string;
}

const DASHES: Record<string, number[]> = { "--": [6, 4], ":": [1.5, 3], "-.": [6, 3, 1.5, 3] };

/** What of an item lies along x and along y. */
export function spans(item: Plot): { x: ArrayLike<number>[]; y: ArrayLike<number>[] } {
  switch (item.type) {
    case "bar": {
      const [across, along] = [[...edgesOf(item.x)], [[0], item.y]];
      return item.horizontal ? { x: along, y: [across] } : { x: [across], y: along };
    }
    case "area":
    case "stem":
      return { x: [item.x], y: [item.y, [0]] };
    case "histogram":
      return { x: [item.edges], y: [item.counts, [0]] };
    case "image": {
      const [x, y] = imageEdges(item);
      return { x: [x], y: [y] };
    }
    case "errorbar":
      return {
        x: [item.x],
        y: [item.y.map((y, k) => y - (item.lower[k] ?? 0)), item.y.map((y, k) => y + (item.upper[k] ?? 0))],
      };
    case "quiver":
      return {
        x: [item.x, item.x.map((x, k) => x + (item.u[k] ?? 0))],
        y: [item.y, item.y.map((y, k) => y + (item.v[k] ?? 0))],
      };
    case "pie":
      return { x: [[-1.3, 1.3]], y: [[-1.3, 1.3]] };
    default:
      return { x: [item.x], y: [item.y] };
  }
}

/** Half a step beyond the first and the last. */
function edgesOf(centres: Float64Array): [number, number] {
  const [low, high] = extent([centres]);
  const step = centres.length > 1 ? (high - low) / (centres.length - 1) : 1;
  return [low - step / 2, high + step / 2];
}

function imageEdges({ rows, columns, x, y }: ImagePlot): [[number, number], [number, number]] {
  const along = (count: number, given: Float64Array | undefined): [number, number] => {
    const [first, last] = [given?.[0] ?? 1, given?.[given.length - 1] ?? count];
    const half = count > 1 ? (last - first) / (count - 1) / 2 : 0.5;
    return [first - half, last + half];
  };
  return [along(columns, x), along(rows, y)];
}

export function draw(plane: Plane, item: Plot, k: number): void {
  const { context } = plane;
  const colour = colourOf(item, k, plane.text);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = item.lineWidth ?? 1.6;
  context.lineJoin = "round";
  context.setLineDash(DASHES[item.lineStyle ?? ""] ?? []);
  switch (item.type) {
    case "line":
      line(plane, item);
      break;
    case "area":
      area(plane, item);
      break;
    case "stairs":
      line(plane, stairs(item));
      break;
    case "stem":
      stem(plane, item);
      break;
    case "scatter": {
      const sizes = item.size;
      const range = item.color instanceof Float64Array ? extent([item.color]) : undefined;
      for (let i = 0; i < item.x.length; i++) {
        const size = typeof sizes === "number" ? sizes : (sizes?.[i] ?? 36);
        if (range && item.color instanceof Float64Array && item.color.length === item.x.length) {
          const part = ((item.color[i] ?? 0) - range[0]) / (range[1] - range[0] || 1);
          context.fillStyle = context.strokeStyle = plane.map(part);
        }
        mark(plane, item.x[i] ?? 0, item.y[i] ?? 0, item.marker ?? "o", Math.sqrt(size), item.filled);
      }
      break;
    }
    case "bar":
      bars(plane, item);
      break;
    case "histogram":
      histogram(plane, item);
      break;
    case "errorbar":
      errorbars(plane, item);
      break;
    case "patch":
      path(plane, item.x, item.y);
      context.closePath();
      context.globalAlpha = 0.7;
      context.fill();
      context.globalAlpha = 1;
      context.stroke();
      break;
    case "image":
      image(plane, item);
      break;
    case "contour":
    case "cells":
    case "surface":
    case "mesh":
      cells(plane, item);
      break;
    case "quiver":
      arrows(plane, item.x, item.y, item.u, item.v);
      break;
    case "pie":
      pie(plane, item);
      break;
    case "text":
      context.fillStyle = plane.text;
      for (let i = 0; i < item.x.length; i++)
        context.fillText(item.text, plane.left(item.x[i] ?? 0), plane.top(item.y[i] ?? 0));
  }
}

function path({ context, left, top }: Plane, x: Float64Array, y: Float64Array): void {
  context.beginPath();
  let drawing = false;
  for (let i = 0; i < x.length; i++) {
    const [px, py] = [left(x[i] ?? Number.NaN), top(y[i] ?? Number.NaN)];
    if (!Number.isFinite(px) || !Number.isFinite(py)) drawing = false;
    else if (drawing) context.lineTo(px, py);
    else {
      context.moveTo(px, py);
      drawing = true;
    }
  }
}

function line(plane: Plane, item: LinePlot): void {
  if (item.lineStyle !== "none") {
    path(plane, item.x, item.y);
    plane.context.stroke();
  }
  const { marker } = item;
  if (marker && marker !== "none")
    for (let i = 0; i < item.x.length; i++)
      mark(plane, item.x[i] ?? 0, item.y[i] ?? 0, marker, item.markerSize ?? 6, false);
}

function area(plane: Plane, item: LinePlot): void {
  const { context, left, top } = plane;
  path(plane, item.x, item.y);
  context.stroke();
  context.lineTo(left(item.x.at(-1) ?? 0), top(0));
  context.lineTo(left(item.x[0] ?? 0), top(0));
  context.closePath();
  context.globalAlpha = 0.35;
  context.fill();
  context.globalAlpha = 1;
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

function stem(plane: Plane, item: LinePlot): void {
  const { context, left, top } = plane;
  for (let i = 0; i < item.x.length; i++) {
    const [x, y] = [item.x[i] ?? 0, item.y[i] ?? 0];
    context.beginPath();
    context.moveTo(left(x), top(0));
    context.lineTo(left(x), top(y));
    context.stroke();
    mark(plane, x, y, item.marker ?? "o", 6, false);
  }
}

function mark(
  { context, left, top }: Plane,
  x: number,
  y: number,
  marker: string,
  size: number,
  filled: boolean,
): void {
  const [px, py, half] = [left(x), top(y), size / 2];
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  context.setLineDash([]);
  context.beginPath();
  if (marker === "+" || marker === "x" || marker === "*") {
    const slant = marker === "x" ? half * 0.75 : 0;
    if (marker !== "x") {
      context.moveTo(px - half, py);
      context.lineTo(px + half, py);
      context.moveTo(px, py - half);
      context.lineTo(px, py + half);
    }
    if (marker !== "+") {
      const reach = slant || half * 0.7;
      context.moveTo(px - reach, py - reach);
      context.lineTo(px + reach, py + reach);
      context.moveTo(px - reach, py + reach);
      context.lineTo(px + reach, py - reach);
    }
    context.stroke();
    return;
  }
  const corners = { s: 4, d: 4, "^": 3, v: 3, ">": 3, "<": 3, p: 5, h: 6 }[marker];
  if (marker === ".") context.arc(px, py, half / 2.5, 0, 2 * Math.PI);
  else if (!corners) context.arc(px, py, half, 0, 2 * Math.PI);
  else {
    const turn = { s: Math.PI / 4, v: Math.PI, ">": Math.PI / 2, "<": -Math.PI / 2 }[marker] ?? 0;
    for (let corner = 0; corner < corners; corner++) {
      const angle = turn - Math.PI / 2 + (2 * Math.PI * corner) / corners;
      context.lineTo(px + half * 1.2 * Math.cos(angle), py + half * 1.2 * Math.sin(angle));
    }
    context.closePath();
  }
  if (filled || marker === ".") context.fill();
  else context.stroke();
}

function bars({ context, left, top }: Plane, item: BarPlot): void {
  const [series = 1, count = 1] = item.series;
  const room = item.x.length > 1 ? Math.abs((item.x[1] ?? 1) - (item.x[0] ?? 0)) : 1;
  const group = room * (item.width ?? 0.8);
  const width = item.stacked ? group : group / count;
  const place = item.stacked ? -group / 2 : -group / 2 + (series - 1) * width;
  for (let i = 0; i < item.x.length; i++) {
    const from = (item.x[i] ?? 0) + place;
    const height = item.y[i] ?? 0;
    const [x0, x1, y0, y1] = item.horizontal
      ? [left(0), left(height), top(from), top(from + width)]
      : [left(from), left(from + width), top(0), top(height)];
    context.fillRect(
      Math.min(x0, x1) + 0.5,
      Math.min(y0, y1),
      Math.max(Math.abs(x1 - x0) - 1, 1),
      Math.abs(y1 - y0),
    );
  }
}

function histogram({ context, left, top }: Plane, { edges, counts }: HistogramPlot): void {
  context.globalAlpha = 0.75;
  counts.forEach((count, i) => {
    const [x0, x1] = [left(edges[i] ?? 0), left(edges[i + 1] ?? 0)];
    context.fillRect(x0 + 0.5, top(count), Math.max(x1 - x0 - 1, 1), top(0) - top(count));
  });
  context.globalAlpha = 1;
}

function errorbars(plane: Plane, item: ErrorbarPlot): void {
  const { context, left, top } = plane;
  line(plane, { ...item, type: "line" });
  context.setLineDash([]);
  for (let i = 0; i < item.x.length; i++) {
    const [x, y] = [left(item.x[i] ?? 0), item.y[i] ?? 0];
    const [low, high] = [top(y - (item.lower[i] ?? 0)), top(y + (item.upper[i] ?? 0))];
    context.beginPath();
    context.moveTo(x, low);
    context.lineTo(x, high);
    for (const end of [low, high]) {
      context.moveTo(x - 4, end);
      context.lineTo(x + 4, end);
    }
    context.stroke();
  }
}

function image(plane: Plane, item: ImagePlot): void {
  const { rows, columns, data } = item;
  if (rows === 0 || columns === 0) return;
  const pixels = new OffscreenCanvas(columns, rows);
  const inner = pixels.getContext("2d");
  if (!inner) return;
  const bytes = new ImageData(columns, rows);
  const plain = rows * columns;
  const [low, high] = item.scaled ? plane.colours : [1, 64];
  const shades = Array.from({ length: 256 }, (_, k) => channels(plane.map(k / 255)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = row + column * rows;
      const part = ((data[from] ?? 0) - low) / (high - low || 1);
      const shade = item.colored
        ? [0, 1, 2].map((p) => 255 * (data[from + p * plain] ?? 0))
        : (shades[Math.round(255 * Math.min(Math.max(part, 0), 1))] ?? [0, 0, 0]);
      bytes.data.set(
        [shade[0] ?? 0, shade[1] ?? 0, shade[2] ?? 0, Number.isNaN(part) ? 0 : 255],
        4 * (row * columns + column),
      );
    }
  inner.putImageData(bytes, 0, 0);
  const [[x0, x1], [y0, y1]] = imageEdges(item);
  const { context, left, top } = plane;
  context.save();
  // The first row lies at the first y: flipped where y grows upwards.
  context.translate(left(x0), top(y0));
  context.scale((left(x1) - left(x0)) / columns, (top(y1) - top(y0)) / rows);
  context.imageSmoothingEnabled = false;
  context.drawImage(pixels, 0, 0);
  context.restore();
}

const channels = (css: string) => (css.match(/\d+/g) ?? []).map(Number);

/** The coordinates of an element of a surface. */
export function pointOf({ rows, columns, x, y }: SurfacePlot, row: number, column: number): [number, number] {
  const whole = row + column * rows;
  return [
    x.length === columns ? (x[column] ?? 0) : (x[whole] ?? 0),
    y.length === rows ? (y[row] ?? 0) : (y[whole] ?? 0),
  ];
}

/** Cells of one colour, or lines of equal height. */
function cells(plane: Plane, item: SurfacePlot): void {
  const { context, left, top } = plane;
  const { rows, z } = item;
  const [low, high] = plane.colours;
  const lines = item.type === "contour";
  const count = typeof item.levels === "number" ? item.levels : 8;
  const levels =
    item.levels instanceof Float64Array
      ? [...item.levels]
      : Array.from({ length: count }, (_, k) => low + ((k + 1) * (high - low)) / (count + 1));
  context.lineWidth = 1.2;
  for (let column = 0; column + 1 < item.columns; column++)
    for (let row = 0; row + 1 < rows; row++) {
      const around: [number, number][] = [
        [row, column],
        [row + 1, column],
        [row + 1, column + 1],
        [row, column + 1],
      ];
      const corners = around.map(([r, c]) => {
        const [x, y] = pointOf(item, r, c);
        return { x: left(x), y: top(y), z: z[r + c * rows] ?? 0 };
      });
      if (!lines || item.filled) {
        const mean = lines ? corners.reduce((sum, corner) => sum + corner.z, 0) / 4 : (corners[0]?.z ?? 0);
        const level = lines
          ? levels.filter((l) => l <= mean).length / levels.length
          : (mean - low) / (high - low || 1);
        context.fillStyle = plane.map(level);
        context.beginPath();
        for (const { x, y } of corners) context.lineTo(x, y);
        context.fill();
      }
      if (!lines) continue;
      for (const level of levels) {
        const crossings: [number, number][] = [];
        corners.forEach((a, k) => {
          const b = corners[(k + 1) % 4] ?? a;
          if (a.z < level === b.z < level) return;
          const part = (level - a.z) / (b.z - a.z);
          crossings.push([a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)]);
        });
        context.strokeStyle = item.filled ? plane.text : plane.map((level - low) / (high - low || 1));
        for (let k = 0; k + 1 < crossings.length; k += 2) {
          context.beginPath();
          context.moveTo(...(crossings[k] as [number, number]));
          context.lineTo(...(crossings[k + 1] as [number, number]));
          context.stroke();
        }
      }
    }
}

function arrows(
  { context, left, top }: Plane,
  x: Float64Array,
  y: Float64Array,
  u: Float64Array,
  v: Float64Array,
): void {
  for (let i = 0; i < x.length; i++) {
    const [x0, y0] = [left(x[i] ?? 0), top(y[i] ?? 0)];
    const [x1, y1] = [left((x[i] ?? 0) + (u[i] ?? 0)), top((y[i] ?? 0) + (v[i] ?? 0))];
    const angle = Math.atan2(y1 - y0, x1 - x0);
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    for (const side of [-0.4, 0.4]) {
      context.moveTo(x1, y1);
      context.lineTo(x1 - 7 * Math.cos(angle + side), y1 - 7 * Math.sin(angle + side));
    }
    context.stroke();
  }
}

function pie({ context, left, top, text }: Plane, { values, labels }: PiePlot): void {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const [x, y, radius] = [left(0), top(0), Math.abs(left(1) - left(0))];
  let from = -Math.PI / 2;
  values.forEach((value, k) => {
    const to = from + (2 * Math.PI * value) / total;
    context.fillStyle = colourOf({} as PlotStyle, k, text);
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, radius, from, to);
    context.fill();
    const middle = (from + to) / 2;
    context.fillStyle = text;
    context.textAlign = Math.cos(middle) < 0 ? "right" : "left";
    const label = labels?.[k] ?? `${Math.round((100 * value) / total)}%`;
    context.fillText(label, x + 1.08 * radius * Math.cos(middle), y + 1.08 * radius * Math.sin(middle));
    from = to;
  });
}
