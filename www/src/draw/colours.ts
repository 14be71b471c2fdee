// Colours: MATLAB's letters, the order of series, and colormaps.

import type { Figure, PlotStyle } from "matgpu";

const LETTERS: Record<string, string> = {
  r: "#d62728",
  g: "#2ca02c",
  b: "#1f5fd0",
  c: "#17a2b8",
  m: "#c23bc2",
  y: "#c9a100",
  k: "var(--text)",
  w: "#ffffff",
};

const SERIES = ["#3b78d8", "#e0742d", "#3a9d5d", "#b452c8", "#c9a100", "#25a5b5", "#d1495b"];

/** Points between which a colormap is mixed, from low to high. */
const MAPS: Record<string, string[]> = {
  viridis: ["#440154", "#46327e", "#365c8d", "#277f8e", "#1fa187", "#4ac16d", "#a0da39", "#fde725"],
  gray: ["#000000", "#ffffff"],
  hot: ["#0b0000", "#ff0000", "#ffff00", "#ffffff"],
  jet: ["#00008f", "#0000ff", "#00ffff", "#ffff00", "#ff0000", "#800000"],
  cool: ["#00ffff", "#ff00ff"],
  hsv: ["#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#ff0000"],
  bone: ["#000000", "#545474", "#a9c8c8", "#ffffff"],
  copper: ["#000000", "#9e6440", "#ffc77f"],
};

export type Shades = (part: number) => string;
type Rgb = [number, number, number];

const rgb = ([r, g, b]: Rgb) => `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`;

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** A figure's colormap as a function of 0 to 1. */
export function colormap(map: Figure["colormap"]): Shades {
  const points: Rgb[] =
    map instanceof Float64Array
      ? Array.from({ length: map.length / 3 }, (_, row) =>
          [0, 1, 2].map((plane) => 255 * (map[row + (plane * map.length) / 3] ?? 0)),
        ).map((point) => point as Rgb)
      : (MAPS[map ?? ""] ?? MAPS["viridis"] ?? []).map(parse);
  return (part) => {
    const at = Math.min(Math.max(part, 0), 1) * (points.length - 1);
    const low = points[Math.floor(at)] ?? [0, 0, 0];
    const high = points[Math.ceil(at)] ?? low;
    const mixed = low.map((value, k) => value + (at % 1) * ((high[k] ?? 0) - value));
    return rgb(mixed as Rgb);
  };
}

/** A style's colour as CSS; without one that of the k-th series. */
export function colourOf(style: PlotStyle, k: number, text: string): string {
  const { color } = style;
  if (color instanceof Float64Array && color.length === 3) return rgb([...color].map((x) => 255 * x) as Rgb);
  if (typeof color !== "string") return SERIES[k % SERIES.length] ?? "gray";
  return color === "k" ? text : (LETTERS[color] ?? color);
}
