// A figure on a canvas: a grid of axes, each with its frame, marks, names, legend and colorbar.

import type { Axes, Figure, Plot } from "matgpu";
import { colormap, colourOf, type Shades } from "./colours.js";
import { draw, type Plane, spans } from "./plots.js";
import { extent, type Scale, scaleOf, tickText } from "./scale.js";
import { drawSpace, inSpace } from "./space.js";

interface Theme {
  text: string;
  faint: string;
  font: string;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a figure over a canvas of that many CSS pixels. */
export function drawFigure(context: CanvasRenderingContext2D, figure: Figure, size: Box, theme: Theme): void {
  context.clearRect(0, 0, size.width, size.height);
  const map = colormap(figure.colormap);
  for (const axes of figure.axes ?? []) drawAxes(context, axes, placeOf(axes, size), theme, map);
}

/** The part of the figure that the grid gives to axes. */
function placeOf({ place }: Axes, { width, height }: Box): Box {
  const [rows = 1, columns = 1, first = 1, last = 1] = place;
  const [column, row] = [(first - 1) % columns, Math.floor((first - 1) / columns)];
  const [lastColumn, lastRow] = [(last - 1) % columns, Math.floor((last - 1) / columns)];
  const cell = { width: width / columns, height: height / rows };
  return {
    left: column * cell.width,
    top: row * cell.height,
    width: (lastColumn - column + 1) * cell.width,
    height: (lastRow - row + 1) * cell.height,
  };
}

function drawAxes(context: CanvasRenderingContext2D, axes: Axes, box: Box, theme: Theme, map: Shades): void {
  context.save();
  context.font = `12px ${theme.font}`;
  context.textBaseline = "middle";
  const shown = axes.visible !== false && !axes.items.every((item) => item.type === "pie");
  const room = {
    left: shown ? 52 + (axes.ylabel ? 18 : 0) : 12,
    right: axes.colorbar ? 74 : 18,
    top: axes.title ? 36 : 14,
    bottom: shown ? 30 + (axes.xlabel ? 18 : 0) : 12,
  };
  let inner = {
    left: box.left + room.left,
    top: box.top + room.top,
    width: Math.max(box.width - room.left - room.right, 20),
    height: Math.max(box.height - room.top - room.bottom, 20),
  };
  const colours = coloursOf(axes);
  if (inSpace(axes)) drawSpace({ context, ...inner, ...theme, map }, axes);
  else {
    const plane = planeOf(context, axes, inner, theme, map, colours);
    inner = plane.inner;
    if (shown) frame(plane, axes, inner, theme);
    context.save();
    context.beginPath();
    context.rect(inner.left, inner.top, inner.width, inner.height);
    if (shown) context.clip();
    for (const [k, item] of axes.items.entries()) draw(plane, item, k);
    context.restore();
    if (shown) names(context, axes, inner, theme, room.left);
  }
  context.setLineDash([]);
  if (axes.title) {
    context.fillStyle = theme.text;
    context.font = `600 13px ${theme.font}`;
    context.textAlign = "center";
    context.fillText(axes.title, inner.left + inner.width / 2, box.top + 18);
    context.font = `12px ${theme.font}`;
  }
  if (axes.colorbar) colorbar(context, inner, theme, map, colours);
  if (axes.legend) legend(context, axes, inner, theme);
  context.restore();
}

/** The values of the first and last colour. */
function coloursOf({ clim, items }: Axes): [number, number] {
  if (clim) return [clim[0] ?? 0, clim[1] ?? 1];
  return extent(
    items.map((item) =>
      item.type === "image" ? item.data : "z" in item && "rows" in item ? (item.c ?? item.z) : [],
    ),
  );
}

function planeOf(
  context: CanvasRenderingContext2D,
  axes: Axes,
  outer: Box,
  { text }: Theme,
  map: Shades,
  colours: [number, number],
): Plane & { inner: Box } {
  const all = axes.items.map(spans);
  const snug = axes.tight || axes.items.some(({ type }) => ["image", "contour", "cells"].includes(type));
  const pies = axes.items.some(({ type }) => type === "pie");
  const x = scaleOf(extent(all.flatMap((span) => span.x)), {
    limits: axes.xlim,
    log: axes.xscale === "log",
    tight: snug,
  });
  const y = scaleOf(extent(all.flatMap((span) => span.y)), {
    limits: axes.ylim,
    log: axes.yscale === "log",
    tight: snug,
  });
  let inner = outer;
  if (axes.equal || pies) {
    const unit = Math.min(outer.width / (x.high - x.low), outer.height / (y.high - y.low));
    const [width, height] = [unit * (x.high - x.low), unit * (y.high - y.low)];
    inner = {
      left: outer.left + (outer.width - width) / 2,
      top: outer.top + (outer.height - height) / 2,
      width,
      height,
    };
  }
  const down = axes.ydir === "reverse";
  return {
    context,
    x,
    y,
    inner,
    map,
    colours,
    text,
    left: (value) => inner.left + x.at(value) * inner.width,
    top: (value) => inner.top + (down ? y.at(value) : 1 - y.at(value)) * inner.height,
  };
}

function frame({ context, x, y, left, top }: Plane, axes: Axes, inner: Box, { text, faint }: Theme): void {
  context.lineWidth = 1;
  context.fillStyle = text;
  context.strokeStyle = faint;
  const rule = (x0: number, y0: number, x1: number, y1: number) => {
    context.beginPath();
    context.moveTo(Math.round(x0) + 0.5, Math.round(y0) + 0.5);
    context.lineTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
    context.stroke();
  };
  const [right, bottom] = [inner.left + inner.width, inner.top + inner.height];
  const inside = (scale: Scale, tick: number) => scale.at(tick) >= -1e-9 && scale.at(tick) <= 1 + 1e-9;
  context.textAlign = "center";
  for (const tick of x.ticks.filter((value) => inside(x, value))) {
    rule(left(tick), axes.grid ? inner.top : bottom, left(tick), bottom + 5);
    context.fillText(tickText(tick), left(tick), bottom + 16);
  }
  context.textAlign = "right";
  for (const tick of y.ticks.filter((value) => inside(y, value))) {
    rule(inner.left - 5, top(tick), axes.grid ? right : inner.left, top(tick));
    context.fillText(tickText(tick), inner.left - 9, top(tick));
  }
  context.strokeRect(
    Math.round(inner.left) + 0.5,
    Math.round(inner.top) + 0.5,
    Math.round(inner.width),
    Math.round(inner.height),
  );
}

function names(
  context: CanvasRenderingContext2D,
  axes: Axes,
  inner: Box,
  { text }: Theme,
  room: number,
): void {
  context.fillStyle = text;
  context.textAlign = "center";
  if (axes.xlabel) context.fillText(axes.xlabel, inner.left + inner.width / 2, inner.top + inner.height + 35);
  if (axes.ylabel) {
    context.save();
    context.translate(inner.left - room + 12, inner.top + inner.height / 2);
    context.rotate(-Math.PI / 2);
    context.fillText(axes.ylabel, 0, 0);
    context.restore();
  }
}

function colorbar(
  context: CanvasRenderingContext2D,
  inner: Box,
  { text, faint }: Theme,
  map: Shades,
  colours: [number, number],
): void {
  const left = inner.left + inner.width + 14;
  const scale = scaleOf(colours, { limits: colours });
  for (let row = 0; row < inner.height; row++) {
    context.fillStyle = map(1 - row / inner.height);
    context.fillRect(left, inner.top + row, 14, 1.5);
  }
  context.strokeStyle = faint;
  context.strokeRect(left, inner.top, 14, inner.height);
  context.fillStyle = text;
  context.textAlign = "left";
  for (const tick of scale.ticks)
    context.fillText(tickText(tick), left + 18, inner.top + (1 - scale.at(tick)) * inner.height);
}

function legend(context: CanvasRenderingContext2D, axes: Axes, inner: Box, { text, faint }: Theme): void {
  const entries = axes.items
    .map((item, k): [Plot, number] => [item, k])
    .filter(([item]) => item.label !== undefined);
  if (entries.length === 0) return;
  const width = Math.max(...entries.map(([{ label }]) => context.measureText(label ?? "").width)) + 44;
  const height = entries.length * 18 + 8;
  const place = (axes.legendPlace ?? "northeast").toLowerCase();
  const left = place.includes("west") ? inner.left + 8 : inner.left + inner.width - width - 8;
  const top = place.includes("south") ? inner.top + inner.height - height - 8 : inner.top + 8;
  context.fillStyle = "Canvas";
  context.globalAlpha = 0.85;
  context.fillRect(left, top, width, height);
  context.globalAlpha = 1;
  context.strokeStyle = faint;
  context.strokeRect(left, top, width, height);
  context.textAlign = "left";
  entries.forEach(([item, k], row) => {
    const y = top + 13 + row * 18;
    context.strokeStyle = context.fillStyle = colourOf(item, k, text);
    context.lineWidth = 2;
    if (["line", "stairs", "stem", "errorbar"].includes(item.type)) {
      context.beginPath();
      context.moveTo(left + 8, y);
      context.lineTo(left + 30, y);
      context.stroke();
    } else context.fillRect(left + 13, y - 5, 11, 10);
    context.fillStyle = text;
    context.fillText(item.label ?? "", left + 36, y);
  });
}
