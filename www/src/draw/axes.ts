// A figure: a grid of axes, each with its frame, marks, names, legend and colorbar. What is drawn with is a pen, so
// a canvas and an SVG show the same.

import type { Axes, Figure, Plot } from "matgpu";
import { colormap, type Shades, seriesColour } from "./colours.js";
import { colorbar, legend, outside } from "./legend.js";
import { type Box, type Pen, POINT, type Theme } from "./pen.js";
import { draw, isSeries, type Plane, spans } from "./plane.js";
import { extent, leastPositive, type Scale, scaleOf } from "./scale.js";
import { drawSpace, inSpace, type Project } from "./space.js";
import { measure, write } from "./tex.js";

/** Where axes lie, for whoever points at them. */
export interface Region {
  axes: Axes;
  /** Which of the figure's axes. */
  index: number;
  inner: Box;
  /** Undefined in space. */
  plane?: Pick<Plane, "x" | "y" | "place" | "polar"> & { right?: Plane | undefined };
  /** Undefined in the plane. */
  project?: Project;
}

/** The size of texts that a program says nothing of, in points. */
const FONT = 9;

/** Draws a figure over so many CSS pixels. */
export function drawFigure(pen: Pen, figure: Figure, size: Box, theme: Theme): Region[] {
  pen.fillStyle = theme.back;
  pen.fillRect(0, 0, size.width, size.height);
  const map = colormap(figure.colormap);
  let room = size;
  if (figure.title) {
    const how = { size: 15, bold: true };
    const [, high] = measure(pen, theme, figure.title, how);
    write(pen, theme, figure.title, size.width / 2, 6, { ...how, vertical: "top" });
    room = { ...size, top: high + 8, height: size.height - high - 8 };
  }
  return (figure.axes ?? []).map((axes, index) =>
    drawAxes(pen, axes, index, placeOf(axes, room), theme, map),
  );
}

/** Where the frame of axes alone in a figure lies: left, bottom, width, height. */
const USUAL = [0.13, 0.11, 0.775, 0.815] as const;
/** How wide and high figures are in MATLAB, for places in pixels. */
const PIXELS = [560, 420] as const;

/** The part of the figure that a program gives to axes: the frame, and as much beside it as others have. */
function givenPlace(
  { position, outerPosition, units }: Axes,
  { left, top, width, height }: Box,
): Box | undefined {
  const given = position ?? outerPosition;
  if (given?.length !== 4) return undefined;
  const [across, up] = units === "pixels" ? PIXELS : [1, 1];
  let [x = 0, y = 0, w = 1, h = 1] = given;
  [x, y, w, h] = [x / across, y / up, w / across, h / up];
  const [right, high] = [x + w, y + h];
  const [besideLeft, below] = position ? [(USUAL[0] * w) / USUAL[2], (USUAL[1] * h) / USUAL[3]] : [0, 0];
  const besideRight = position ? ((1 - USUAL[0] - USUAL[2]) * w) / USUAL[2] : 0;
  const above = position ? ((1 - USUAL[1] - USUAL[3]) * h) / USUAL[3] : 0;
  const [x0, x1] = [Math.max(x - besideLeft, 0), Math.min(right + besideRight, 1)];
  const [y0, y1] = [Math.max(y - below, 0), Math.min(high + above, 1)];
  if (!(x1 > x0 && y1 > y0)) return undefined;
  return {
    left: left + x0 * width,
    top: top + (1 - y1) * height,
    width: (x1 - x0) * width,
    height: (y1 - y0) * height,
  };
}

/** The part of the figure that the grid gives to axes. */
function placeOf(axes: Axes, room: Box): Box {
  const given = givenPlace(axes, room);
  if (given) return given;
  const { place } = axes;
  const { left, top, width, height } = room;
  const [rows = 1, columns = 1, first = 1, last = 1] = place;
  const [column, row] = [(first - 1) % columns, Math.floor((first - 1) / columns)];
  const [lastColumn, lastRow] = [(last - 1) % columns, Math.floor((last - 1) / columns)];
  const cell = { width: width / columns, height: height / rows };
  return {
    left: left + column * cell.width,
    top: top + row * cell.height,
    width: (lastColumn - column + 1) * cell.width,
    height: (lastRow - row + 1) * cell.height,
  };
}

const isShown = ({ visible, items }: Axes) =>
  visible !== false && visible !== "off" && !(items.length > 0 && items.every((item) => item.type === "pie"));

function drawAxes(pen: Pen, axes: Axes, index: number, whole: Box, theme: Theme, shared: Shades): Region {
  pen.save();
  const map = axes.colormap ? colormap(axes.colormap) : shared;
  const colours = coloursOf(axes);
  const beside = outside(pen, axes, theme);
  const titles = titlesOf(pen, axes, theme);
  const outer = {
    left: whole.left + 8,
    top: whole.top + titles.height + 8,
    width: Math.max(whole.width - 16 - beside.right - (axes.colorbar ? 66 : 0), 40),
    height: Math.max(whole.height - titles.height - 16 - beside.bottom, 40),
  };
  let region: Region;
  if (inSpace(axes)) {
    pen.save();
    const project = drawSpace({ pen, theme, map, colours, room: outer, font: FONT }, axes);
    pen.restore();
    region = { axes, index, inner: outer, project };
  } else region = drawPlane(pen, axes, index, outer, theme, map, colours);
  titles.draw(region.inner);
  if (axes.colorbar) {
    const strip =
      "plane" in region
        ? region.inner
        : { ...outer, top: outer.top + outer.height * 0.1, height: outer.height * 0.8 };
    colorbar(pen, strip, theme, map, colours, outer.left + outer.width + 12);
  }
  legend(pen, axes, region.inner, whole, theme);
  pen.restore();
  return region;
}

/** Title and subtitle: how high they are, and how to draw them. */
function titlesOf(pen: Pen, axes: Axes, theme: Theme): { height: number; draw(inner: Box): void } {
  const lines: [string, Parameters<typeof measure>[3]][] = [];
  const size = (axes.fontSize ?? FONT) * POINT * 1.15;
  if (axes.title) lines.push([axes.title, { size, bold: true, style: axes.titleStyle }]);
  if (axes.subtitle) lines.push([axes.subtitle, { size: size * 0.92, style: axes.subtitleStyle }]);
  const heights = lines.map(([text, how]) => measure(pen, theme, text, how)[1]);
  const height = heights.reduce((a, b) => a + b, 0);
  return {
    height: height > 0 ? height + 4 : 0,
    draw(inner) {
      let top = inner.top - height - 8;
      lines.forEach(([text, how], k) => {
        write(pen, theme, text, inner.left + inner.width / 2, top, { ...how, vertical: "top" });
        top += heights[k] ?? 0;
      });
    },
  };
}

/** The values of the first and last colour. */
function coloursOf({ clim, items }: Axes): [number, number] {
  if (clim) return [clim[0] ?? 0, clim[1] ?? 1];
  return extent(
    items.flatMap((item) =>
      item.type === "image"
        ? [item.colored ? [] : item.data]
        : item.type === "scatter" || item.type === "patch"
          ? [item.values ?? []]
          : "z" in item && "columns" in item
            ? [item.c ?? item.z]
            : [],
    ),
  );
}

/** A few bars have a mark each, in their middle. */
function barCentres(items: readonly Plot[], name: "x" | "y"): Float64Array | undefined {
  const bars = items.filter((item) => item.type === "bar");
  if (bars.length === 0 || bars.some(({ horizontal }) => horizontal !== (name === "y"))) return undefined;
  const centres = [...new Set(bars.flatMap(({ x }) => [...x]))].sort((a, b) => a - b);
  return centres.length <= 15 ? Float64Array.from(centres) : undefined;
}

function scaleFor(
  axes: Axes,
  items: readonly Plot[],
  name: "x" | "y",
  limits: Float64Array | undefined,
  count: number,
): Scale {
  const log = axes[`${name}scale`] === "log";
  const all = items.map(spans).flatMap((span) => span[name]);
  const snug = items.some(({ type }) => ["image", "contour", "cells"].includes(type));
  // Lines leave no room at the sides.
  const along =
    name === "x" && items.length > 0 && items.every(({ type }) => ["histogram", "quiver"].includes(type));
  // Radii begin in the middle.
  if (axes.polar && name === "y") all.push([0]);
  const [low, high] = extent(all);
  const under = barCentres(items, name);
  return scaleOf([log ? Math.min(leastPositive(all), high) : low, high], {
    limits,
    log,
    tight: (axes.tight ?? false) || snug || along || under !== undefined,
    padded: axes.padded,
    ticks: axes[`${name}ticks`] ?? under,
    labels: axes[`${name}ticklabels`],
    count,
    reverse: axes[`${name}dir`] === "reverse",
  });
}

function drawPlane(
  pen: Pen,
  axes: Axes,
  index: number,
  outer: Box,
  theme: Theme,
  map: Shades,
  colours: readonly [number, number],
): Region {
  const shown = isShown(axes);
  const polar = axes.polar === true;
  const size = (axes.fontSize ?? FONT) * POINT;
  const down = Math.max(2, Math.min(7, outer.height / (size * 3)));
  const left = axes.items.filter(({ right }) => !right);
  const x = scaleFor(axes, axes.items, "x", axes.xlim, Math.max(2, Math.min(8, outer.width / (size * 5))));
  const y = scaleFor(axes, left, "y", axes.ylim, down);
  const right = axes.sides
    ? scaleFor(
        { ...axes, yticks: undefined, yticklabels: undefined } as unknown as Axes,
        axes.items.filter((item) => item.right),
        "y",
        axes.ylimRight,
        down,
      )
    : undefined;
  const labelWidth = (scale: Scale) =>
    Math.max(0, ...scale.labels.map((text) => measure(pen, theme, text, { size })[0]));
  const turned = axes.xtickangle ?? autoAngle(pen, theme, x, outer.width, size);
  const xText =
    turned === 0 ? size * 1.25 : Math.abs(Math.sin((turned * Math.PI) / 180)) * labelWidth(x) + size;
  const nameSize = size * 1.1;
  const room =
    shown && !polar
      ? {
          left:
            labelWidth(y) +
            10 +
            (axes.ylabel
              ? measure(pen, theme, axes.ylabel, { size: nameSize, style: axes.ylabelStyle })[1] + 2
              : 0),
          right: right ? labelWidth(right) + 10 + (axes.ylabelRight ? nameSize * 1.3 : 0) : 10,
          top: y.exponent !== 0 || right?.exponent ? size * 1.3 : 2,
          bottom:
            xText +
            6 +
            (axes.xlabel
              ? measure(pen, theme, axes.xlabel, { size: nameSize, style: axes.xlabelStyle })[1] + 2
              : 0) +
            (x.exponent !== 0 && !axes.xlabel ? size : 0),
        }
      : { left: 4, right: 4, top: 4, bottom: 4 };
  let inner: Box = {
    left: outer.left + room.left,
    top: outer.top + room.top,
    width: Math.max(outer.width - room.left - room.right, 20),
    height: Math.max(outer.height - room.top - room.bottom, 20),
  };
  const pies = axes.items.some(({ type }) => type === "pie");
  if (axes.square || polar) inner = within(inner, 1, 1);
  else if ((axes.equal || pies) && !x.log && !y.log) inner = within(inner, x.high - x.low, y.high - y.low);
  if (axes.position && shown) {
    // They may lie over others.
    pen.fillStyle = theme.back;
    pen.fillRect(inner.left, inner.top, inner.width, inner.height);
  }
  const planeOn = (up: Scale): Plane => ({
    pen,
    theme,
    inner,
    x,
    y: up,
    map,
    colours,
    polar,
    markers: [],
    place: polar
      ? polarPlace(inner, up)
      : (px, py) => [inner.left + x.at(px) * inner.width, inner.top + (1 - up.at(py)) * inner.height],
  });
  const plane = planeOn(y);
  const other = right && planeOn(right);
  if (shown && polar) polarFrame(plane, size);
  else if (shown) {
    // Coloured cells lie below the marks, not over them.
    frame(plane, axes, inner, theme, size, turned, other);
  }
  pen.save();
  if (!pies && !polar) {
    pen.beginPath();
    pen.rect(inner.left, inner.top, inner.width, inner.height);
    pen.clip();
  }
  let series = 0;
  for (const item of axes.items) {
    if (item.type === "text") continue;
    draw(item.right && other ? other : plane, item, series);
    if (isSeries(item)) series += 1;
  }
  pen.restore();
  // Markers and texts may reach over the frame.
  for (const each of [plane, other]) for (const draws of each?.markers ?? []) draws();
  for (const item of axes.items) if (item.type === "text") draw(plane, item, 0);
  if (shown && !polar)
    names(pen, axes, inner, theme, nameSize, xText, labelWidth(y), right ? labelWidth(right) : 0);
  return { axes, index, inner, plane: { x, y, place: plane.place, polar, right: other } };
}

/** The largest box of a shape in the middle of another. */
function within(outer: Box, across: number, up: number): Box {
  const unit = Math.min(outer.width / across, outer.height / up);
  const [width, height] = [unit * across, unit * up];
  return {
    left: outer.left + (outer.width - width) / 2,
    top: outer.top + (outer.height - height) / 2,
    width,
    height,
  };
}

/** Texts that would touch are turned. */
function autoAngle(pen: Pen, theme: Theme, x: Scale, width: number, size: number): number {
  if (x.ticks.length < 2) return 0;
  const widest = Math.max(...x.labels.map((text) => measure(pen, theme, text, { size })[0]));
  return widest + 6 > (width * 0.9) / x.ticks.length ? 30 : 0;
}

function frame(
  plane: Plane,
  axes: Axes,
  inner: Box,
  theme: Theme,
  size: number,
  turned: number,
  other: Plane | undefined,
): void {
  const { pen, x, y, place } = plane;
  pen.setLineDash([]);
  pen.lineWidth = 1;
  const [right, bottom] = [inner.left + inner.width, inner.top + inner.height];
  const rule = (x0: number, y0: number, x1: number, y1: number, colour: string, alpha = 1) => {
    pen.strokeStyle = colour;
    pen.globalAlpha = alpha;
    pen.beginPath();
    pen.moveTo(Math.round(x0) + 0.5, Math.round(y0) + 0.5);
    pen.lineTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
    pen.stroke();
    pen.globalAlpha = 1;
  };
  const inside = (part: number) => part >= -1e-9 && part <= 1 + 1e-9;
  const boxed = axes.box !== false;
  const minor = (scale: Scale) =>
    scale.log && scale.ticks.length > 1 && (scale.ticks[1] ?? 0) / (scale.ticks[0] ?? 1) < 11
      ? scale.ticks.flatMap((tick) => [2, 3, 4, 5, 6, 7, 8, 9].map((k) => k * tick))
      : [];
  const foot = axes.ydir === "reverse" ? y.high : y.low;
  x.ticks.forEach((tick, k) => {
    if (!inside(x.at(tick))) return;
    const [at] = place(tick, foot);
    if (axes.grid) rule(at, inner.top, at, bottom, theme.faint, 0.5);
    rule(at, bottom - 5, at, bottom, theme.text);
    if (boxed) rule(at, inner.top, at, inner.top + 5, theme.text);
    const text = x.labels[k] ?? "";
    if (turned === 0) write(pen, theme, text, at, bottom + 4, { size, vertical: "top" });
    else
      write(pen, theme, text, at, bottom + 6, {
        size,
        align: turned > 0 ? "right" : "left",
        vertical: "middle",
        turn: (-turned * Math.PI) / 180,
      });
  });
  for (const tick of minor(x)) {
    if (!inside(x.at(tick))) continue;
    const [at] = place(tick, foot);
    if (axes.grid) rule(at, inner.top, at, bottom, theme.faint, 0.2);
    rule(at, bottom - 3, at, bottom, theme.text);
  }
  const upright = (side: Plane, edge: number, inwards: number, colour: string) => {
    side.y.ticks.forEach((tick, k) => {
      if (!inside(side.y.at(tick))) return;
      const [, at] = side.place(x.low, tick);
      if (axes.grid && inwards > 0) rule(inner.left, at, right, at, theme.faint, 0.5);
      rule(edge, at, edge + 5 * inwards, at, colour);
      if (boxed && !other) rule(right - 5, at, right, at, theme.text);
      write(pen, theme, side.y.labels[k] ?? "", edge - 6 * inwards, at, {
        size,
        align: inwards > 0 ? "right" : "left",
        colour,
      });
    });
    for (const tick of minor(side.y)) {
      if (!inside(side.y.at(tick))) continue;
      const [, at] = side.place(x.low, tick);
      if (axes.grid && inwards > 0) rule(inner.left, at, right, at, theme.faint, 0.2);
      rule(edge, at, edge + 3 * inwards, at, colour);
    }
    if (side.y.exponent !== 0)
      write(pen, theme, `×10^{${side.y.exponent}}`, edge, inner.top - 3, {
        size,
        align: inwards > 0 ? "left" : "right",
        vertical: "bottom",
        colour,
      });
  };
  upright(plane, inner.left, 1, other ? seriesColour(0, theme) : theme.text);
  if (other) upright(other, right, -1, seriesColour(1, theme));
  if (x.exponent !== 0)
    write(pen, theme, `×10^{${x.exponent}}`, right, bottom + size * 1.4, {
      size,
      align: "right",
      vertical: "top",
    });
  rule(inner.left, inner.top, inner.left, bottom, theme.text);
  rule(inner.left, bottom, right, bottom, theme.text);
  if (boxed || other) rule(right, inner.top, right, bottom, theme.text);
  if (boxed) rule(inner.left, inner.top, right, inner.top, theme.text);
}

function names(
  pen: Pen,
  axes: Axes,
  inner: Box,
  theme: Theme,
  size: number,
  below: number,
  beside: number,
  beyond: number,
): void {
  const [middle, bottom] = [inner.left + inner.width / 2, inner.top + inner.height];
  if (axes.xlabel)
    write(pen, theme, axes.xlabel, middle, bottom + below + 6, {
      size,
      vertical: "top",
      style: axes.xlabelStyle,
    });
  const up = inner.top + inner.height / 2;
  const turn = -Math.PI / 2;
  if (axes.ylabel)
    write(pen, theme, axes.ylabel, inner.left - beside - 10, up, {
      size,
      vertical: "bottom",
      turn,
      style: axes.ylabelStyle,
    });
  if (axes.ylabelRight)
    write(pen, theme, axes.ylabelRight, inner.left + inner.width + beyond + 10, up, {
      size,
      vertical: "top",
      turn,
      colour: seriesColour(1, theme),
    });
}

const polarPlace =
  (inner: Box, radius: Scale) =>
  (angle: number, r: number): readonly [number, number] => {
    const reach = (radius.at(r) * inner.width) / 2.3;
    return [
      inner.left + inner.width / 2 + reach * Math.cos(angle),
      inner.top + inner.height / 2 - reach * Math.sin(angle),
    ];
  };

/** Circles and rays. */
function polarFrame({ pen, theme, y, place }: Plane, size: number): void {
  pen.setLineDash([]);
  pen.lineWidth = 1;
  const [x0, y0] = place(0, y.low);
  for (const tick of [...y.ticks, y.high]) {
    const reach = place(0, tick)[0] - x0;
    if (reach <= 0) continue;
    pen.strokeStyle = tick === y.high ? theme.text : theme.faint;
    pen.globalAlpha = tick === y.high ? 1 : 0.5;
    pen.beginPath();
    pen.arc(x0, y0, reach, 0, 2 * Math.PI);
    pen.stroke();
    pen.globalAlpha = 1;
  }
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const angle = (degrees * Math.PI) / 180;
    const [x1, y1] = place(angle, y.high);
    pen.strokeStyle = theme.faint;
    pen.globalAlpha = 0.5;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
    pen.stroke();
    pen.globalAlpha = 1;
    write(pen, theme, `${degrees}°`, x1 + 14 * Math.cos(angle), y1 - 12 * Math.sin(angle), { size });
  }
  y.ticks.forEach((tick, k) => {
    if (tick <= y.low) return;
    const [px, py] = place((75 * Math.PI) / 180, tick);
    write(pen, theme, y.labels[k] ?? "", px, py, { size: size * 0.9 });
  });
}
