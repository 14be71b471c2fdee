// Lines and markers as styles ask for them: in the plane, in space, and in legends.

import type { PlotStyle } from "matgpu";
import { cssColour } from "./colours.js";
import { type Pen, POINT, type Theme } from "./pen.js";

const DASHES: Record<string, readonly number[]> = { "--": [7, 4], ":": [1.5, 3], "-.": [7, 3, 1.5, 3] };

/** The sizes of what a program says nothing of, in points. */
const LINE = 0.9;
const MARKER = 6;

/** Takes up the colour, width and dashes of a style; false where it asks for no line. */
export function takeLine(pen: Pen, style: PlotStyle, colour: string, fallback = LINE): boolean {
  pen.strokeStyle = colour;
  pen.lineWidth = (style.lineWidth ?? fallback) * POINT;
  pen.lineJoin = "round";
  pen.setLineDash(DASHES[style.lineStyle ?? "-"] ?? []);
  return style.lineStyle !== "none";
}

export interface Marker {
  shape: string;
  /** Across, in pixels. */
  size: number;
  /** CSS, or undefined where it is not filled. */
  fill: string | undefined;
  edge: string | undefined;
  width: number;
}

const SHAPES: Record<string, string> = {
  square: "s",
  diamond: "d",
  pentagram: "p",
  hexagram: "h",
  point: ".",
  circle: "o",
};

/** The marker of a style; undefined where it has none. */
export function markerOf(
  style: PlotStyle,
  colour: string,
  theme: Theme,
  points = MARKER,
): Marker | undefined {
  const { marker, markerSize, markerFaceColor, markerEdgeColor, lineWidth } = style;
  if (!marker || marker === "none") return undefined;
  const of = (color: typeof markerFaceColor, without: string | undefined) =>
    color === undefined
      ? without
      : color === "none"
        ? undefined
        : color === "auto" || color === "flat"
          ? colour
          : cssColour(color, theme);
  return {
    shape: SHAPES[marker] ?? marker,
    size: (markerSize ?? points) * POINT,
    fill: of(markerFaceColor, marker === "." ? colour : undefined),
    edge: of(markerEdgeColor, colour),
    width: (lineWidth ?? LINE) * POINT,
  };
}

/** Corners of a marker about its middle, half of its size being 1; stars have every other one further in. */
const CORNERS: Record<string, [count: number, turn: number, inner: number]> = {
  s: [4, Math.PI / 4, 1],
  d: [4, 0, 1],
  "^": [3, 0, 1],
  v: [3, Math.PI, 1],
  ">": [3, Math.PI / 2, 1],
  "<": [3, -Math.PI / 2, 1],
  p: [5, 0, 0.4],
  h: [6, 0, 0.55],
};

export function mark(pen: Pen, x: number, y: number, { shape, size, fill, edge, width }: Marker): void {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return;
  const half = size / 2;
  pen.beginPath();
  const cross = { "+": [0], x: [1], "*": [0, 1], _: [2], "|": [3] }[shape];
  if (cross) {
    if (!edge) return;
    const slant = half * Math.SQRT1_2;
    const ray = (dx: number, dy: number) => {
      pen.moveTo(x - dx, y - dy);
      pen.lineTo(x + dx, y + dy);
    };
    if (cross.includes(0) || cross.includes(2)) ray(half, 0);
    if (cross.includes(0) || cross.includes(3)) ray(0, half);
    if (cross.includes(1)) {
      ray(slant, slant);
      ray(slant, -slant);
    }
  } else {
    const [count, turn, inner] = CORNERS[shape] ?? [0, 0, 1];
    const points = inner < 1 ? 2 * count : count;
    if (count === 0) {
      const radius = shape === "." ? half / 2.2 : half;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
    for (let k = 0; k < points; k++) {
      const angle = turn - Math.PI / 2 + (2 * Math.PI * k) / points;
      const reach = half * 1.15 * (k % 2 === 1 ? inner : 1);
      const [px, py] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (k === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    if (points > 0) pen.closePath();
  }
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (edge && shape !== ".") {
    pen.strokeStyle = edge;
    pen.lineWidth = width;
    pen.setLineDash([]);
    pen.stroke();
  }
}
