// Colours: MATLAB's letters and names, the order of series, and colormaps.

import type { Color, Figure, PlotStyle } from "matgpu";
import type { Theme } from "./pen.js";

const LETTERS: Record<string, string> = {
  r: "#e01010",
  g: "#12a012",
  b: "#1f3fe0",
  c: "#17b2c8",
  m: "#d020d0",
  y: "#d8b400",
  w: "#ffffff",
};

const NAMES: Record<string, string> = {
  red: "r",
  green: "g",
  blue: "b",
  cyan: "c",
  magenta: "m",
  yellow: "y",
  white: "w",
};

/** What `lines` gives: the colors of one series after the other. */
const SERIES = ["#0072bd", "#d95319", "#edb120", "#7e2f8e", "#77ac30", "#4dbeee", "#a2142f"];
/** The same, to be seen on dark. */
const SERIES_ON_DARK = ["#4fa3e8", "#f07b45", "#f2c14e", "#c07ad0", "#9bd05a", "#7fd3f7", "#e2607a"];

/** The edges of what is filled: dark on every page, for they lie between colours and not on the page. */
export const EDGE = "#1c2430";

export type Shades = (part: number) => string;

const rgb = (parts: readonly number[]) =>
  `rgb(${parts.map((x) => Math.round(255 * Math.min(Math.max(x, 0), 1))).join(" ")})`;

/** The rows of a figure's colormap, in CSS. */
export function colormap(map: Figure["colormap"]): Shades {
  const count = (map?.length ?? 0) / 3;
  const rows = Array.from({ length: count }, (_, row) =>
    rgb([0, 1, 2].map((plane) => map?.[row + plane * count] ?? 0)),
  );
  if (count === 0) return () => "gray";
  return (part) => rows[Math.min(Math.max(Math.floor(part * count), 0), count - 1)] ?? "gray";
}

/** A colour that a program gave, as CSS. */
export function cssColour(color: Color, theme: Theme): string {
  if (color instanceof Float64Array) return rgb([...color]);
  if (typeof color === "number") return rgb([color, color, color]);
  const letter = NAMES[color.toLowerCase()] ?? color;
  if (letter === "k") return theme.text;
  if (letter === "background") return theme.back;
  return LETTERS[letter] ?? color;
}

/** Red, green and blue from 0 to 1 of one of many, by columns. */
export const colourAt = (colors: Float64Array, k: number) =>
  rgb([0, 1, 2].map((plane) => colors[k + (plane * colors.length) / 3] ?? 0));

/** The colour of the k-th series. */
export function seriesColour(k: number, theme: Theme): string {
  const order = isDark(theme.back) ? SERIES_ON_DARK : SERIES;
  return order[k % order.length] ?? "gray";
}

/** A style's colour as CSS; without one that of the k-th series. */
export function colourOf(style: PlotStyle, k: number, theme: Theme): string {
  return style.color === undefined ? seriesColour(k, theme) : cssColour(style.color, theme);
}

function isDark(css: string): boolean {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const parts = hex
    ? hex.slice(1).map((x) => Number.parseInt(x, 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  return (parts[0] ?? 255) + (parts[1] ?? 255) + (parts[2] ?? 255) < 380;
}

/** A shade with light on it: 1 is as it is, less is darker. */
export function lit(css: string, light: number): string {
  const parts = (css.match(/[\d.]+/g) ?? []).map(Number);
  return parts.length < 3 ? css : rgb(parts.slice(0, 3).map((x) => (x / 255) * light));
}
