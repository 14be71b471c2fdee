// Legends and colour bars: beside the drawings, or over them.

import type { Axes, Plot } from "matgpu";
import { colourOf, cssColour, type Shades } from "./colours.js";
import { mark, markerOf, takeLine } from "./marks.js";
import { type Box, type Pen, POINT, type Theme } from "./pen.js";
import { isSeries, scatterMarker } from "./plane.js";
import { scaleOf } from "./scale.js";
import { measure, write } from "./tex.js";

const SAMPLE = 26;
const GAP = 8;

interface Entry {
  item: Plot;
  colour: string;
  label: string;
}

function entriesOf(axes: Axes, theme: Theme): Entry[] {
  let series = 0;
  const made: Entry[] = [];
  for (const item of axes.items) {
    const colour =
      item.type === "rule" && item.color === undefined ? theme.text : colourOf(item, series, theme);
    if (isSeries(item)) series += 1;
    if (item.type === "pie")
      (item.legendLabels ?? item.labels)?.forEach((label, k) => {
        made.push({ item, colour: colourOf({}, k, theme), label });
      });
    else if (item.label !== undefined && item.label !== "") made.push({ item, colour, label: item.label });
  }
  return made;
}

interface Layout {
  entries: Entry[];
  widths: number[];
  width: number;
  height: number;
  row: number;
  level: boolean;
  size: number;
}

function layout(pen: Pen, axes: Axes, theme: Theme): Layout | undefined {
  if (!axes.legend) return undefined;
  const entries = entriesOf(axes, theme);
  if (entries.length === 0) return undefined;
  const size = (axes.legendFontSize ?? 9) * POINT;
  const widths = entries.map(({ label }) => SAMPLE + 2 * GAP + measure(pen, theme, label, { size })[0]);
  const row = size * 1.5;
  const level = axes.legendOrientation?.toLowerCase() === "horizontal";
  return {
    entries,
    widths,
    row,
    level,
    size,
    width: (level ? widths.reduce((a, b) => a + b, 0) : Math.max(...widths)) + GAP,
    height: (level ? 1 : entries.length) * row + 6,
  };
}

const isBelow = (place: string) => /^(north|south)outside/.test(place);
const placeOf = (axes: Axes) => (axes.legendPlace ?? "northeast").toLowerCase();

/** What a legend outside takes of the room on the right and below. */
export function outside(pen: Pen, axes: Axes, theme: Theme): { right: number; bottom: number } {
  const place = placeOf(axes);
  const made = place.includes("outside") ? layout(pen, axes, theme) : undefined;
  if (!made) return { right: 0, bottom: 0 };
  return isBelow(place) ? { right: 0, bottom: made.height + GAP } : { right: made.width + GAP, bottom: 0 };
}

export function legend(pen: Pen, axes: Axes, inner: Box, whole: Box, theme: Theme): void {
  const made = layout(pen, axes, theme);
  if (!made) return;
  const { width, height } = made;
  const place = placeOf(axes);
  const beyond = place.includes("outside");
  const down = isBelow(place);
  let [left, top] = [inner.left + (inner.width - width) / 2, inner.top + (inner.height - height) / 2];
  if (beyond && down) top = whole.top + whole.height - height - 4;
  else if (beyond) [left, top] = [whole.left + whole.width - width - 4, inner.top];
  else if (place === "best") [left, top] = [inner.left + inner.width - width - GAP, inner.top + GAP];
  else {
    if (place.includes("west")) left = inner.left + GAP;
    if (place.includes("east")) left = inner.left + inner.width - width - GAP;
    if (place.includes("north")) top = inner.top + GAP;
    if (place.includes("south")) top = inner.top + inner.height - height - GAP;
  }
  if (axes.legendBox !== false && axes.legendBox !== "off") {
    pen.fillStyle = theme.back;
    pen.globalAlpha = 0.9;
    pen.fillRect(left, top, width, height);
    pen.globalAlpha = 1;
    pen.setLineDash([]);
    pen.lineWidth = 1;
    pen.strokeStyle = theme.faint;
    pen.strokeRect(left, top, width, height);
  }
  let x = left;
  made.entries.forEach((entry, k) => {
    const y = top + 3 + (made.level ? 0.5 : k + 0.5) * made.row;
    sample(pen, theme, entry, x + GAP, y);
    write(pen, theme, entry.label, x + GAP + SAMPLE + 6, y, { size: made.size, align: "left" });
    if (made.level) x += made.widths[k] ?? 0;
  });
}

/** A piece of what is drawn: its line with dashes and marker, or a box of its colour. */
function sample(pen: Pen, theme: Theme, { item, colour }: Entry, x: number, y: number): void {
  const middle = x + SAMPLE / 2;
  if (["line", "stairs", "stem", "errorbar", "rule", "quiver", "contour"].includes(item.type)) {
    if (takeLine(pen, item, colour)) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + SAMPLE, y);
      pen.stroke();
    }
    const marker = markerOf(item.type === "stem" ? { marker: "o", ...item } : item, colour, theme);
    if (marker) mark(pen, middle, y, { ...marker, size: Math.min(marker.size, 12) });
  } else if (item.type === "scatter") {
    const marker = scatterMarker({ ...item, size: 36 }, colour, theme, 0);
    if (marker) mark(pen, middle, y, marker);
  } else {
    const face = item.faceColor === undefined || item.faceColor === "flat" ? colour : item.faceColor;
    if (face !== "none") {
      pen.fillStyle = cssColour(face, theme);
      pen.globalAlpha = item.faceAlpha ?? (item.type === "histogram" ? 0.6 : 1);
      pen.fillRect(x + 3, y - 5, SAMPLE - 6, 10);
      pen.globalAlpha = 1;
    }
    pen.setLineDash([]);
    pen.lineWidth = 0.5;
    pen.strokeStyle = theme.text;
    pen.strokeRect(x + 3, y - 5, SAMPLE - 6, 10);
  }
}

/** Which value has which colour, in a strip on the right. */
export function colorbar(
  pen: Pen,
  inner: Box,
  theme: Theme,
  map: Shades,
  colours: readonly [number, number],
  left: number,
): void {
  const scale = scaleOf([...colours], {
    limits: colours,
    count: Math.max(2, Math.min(8, inner.height / 36)),
  });
  const rows = Math.max(1, Math.round(inner.height / 2));
  const bytes = new Uint8ClampedArray(4 * rows);
  for (let row = 0; row < rows; row++) {
    const parts = (map(1 - (row + 0.5) / rows).match(/\d+/g) ?? []).map(Number);
    bytes.set([parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, 255], 4 * row);
  }
  pen.pixels({ columns: 1, rows, bytes }, left, inner.top, 14, inner.height);
  pen.setLineDash([]);
  pen.lineWidth = 1;
  pen.strokeStyle = theme.faint;
  pen.strokeRect(left, inner.top, 14, inner.height);
  scale.ticks.forEach((tick, k) => {
    const y = inner.top + (1 - scale.at(tick)) * inner.height;
    write(pen, theme, scale.labels[k] ?? "", left + 18, y, { size: 11, align: "left" });
  });
  if (scale.exponent !== 0)
    write(pen, theme, `×10^{${scale.exponent}}`, left, inner.top - 4, {
      size: 11,
      align: "left",
      vertical: "bottom",
    });
}
