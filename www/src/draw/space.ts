// Drawings in space: seen from the axes' view, what is far away first.

import type { Axes, Plot, SurfacePlot } from "matgpu";
import { colourOf, type Shades } from "./colours.js";
import { pointOf } from "./plots.js";
import { extent, type Scale, scaleOf, tickText } from "./scale.js";

type Point = [number, number, number];

/** Whether axes show something that has a height. */
export const inSpace = ({ items }: Axes): boolean =>
  items.some(
    (item) =>
      item.type === "surface" ||
      item.type === "mesh" ||
      ("z" in item && item.type === "line") ||
      (item.type === "scatter" && item.z),
  );

const isSurface = (item: Plot): item is SurfacePlot => "rows" in item && "z" in item;

export interface Frame {
  context: CanvasRenderingContext2D;
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  faint: string;
  map: Shades;
}

interface Piece {
  far: number;
  draw(): void;
}

export function drawSpace(frame: Frame, axes: Axes): void {
  const { context, text, faint } = frame;
  const of = (name: "x" | "y" | "z") =>
    extent(
      axes.items.map((item) =>
        name in item ? ((item as unknown as Record<string, Float64Array>)[name] ?? []) : [],
      ),
    );
  const x = scaleOf(of("x"), { limits: axes.xlim, tight: true });
  const y = scaleOf(of("y"), { limits: axes.ylim, tight: true });
  const z = scaleOf(of("z"), { limits: axes.zlim });
  const place = projection(frame, axes);
  const at = (px: number, py: number, pz: number) => place([x.at(px) - 0.5, y.at(py) - 0.5, z.at(pz) - 0.5]);
  box(frame, axes, [x, y, z], at);
  const [low, high] = axes.clim ? [axes.clim[0] ?? 0, axes.clim[1] ?? 1] : of("z");
  const pieces: Piece[] = [];
  axes.items.forEach((item, k) => {
    const colour = colourOf(item, k, text);
    if (isSurface(item))
      pieces.push(...faces(frame, item, at, (height) => frame.map((height - low) / (high - low || 1))));
    else if ((item.type === "line" || item.type === "scatter") && item.z) {
      const points = Array.from(item.x, (px, i) => at(px, item.y[i] ?? 0, item.z?.[i] ?? 0));
      pieces.push({
        far: Number.NEGATIVE_INFINITY,
        draw: () => {
          context.strokeStyle = context.fillStyle = colour;
          context.lineWidth = item.lineWidth ?? 1.6;
          context.beginPath();
          for (const [px, py] of points)
            if (item.type === "line") context.lineTo(px, py);
            else {
              context.moveTo(px + 3, py);
              context.arc(px, py, 3, 0, 2 * Math.PI);
            }
          if (item.type === "scatter" && item.filled) context.fill();
          else context.stroke();
        },
      });
    }
  });
  pieces.sort((a, b) => b.far - a.far);
  for (const piece of pieces) piece.draw();
  context.strokeStyle = faint;
}

/** From the unit cube about the origin to pixels, and how far away that is. */
function projection({ left, top, width, height }: Frame, axes: Axes): (point: Point) => Point {
  const [azimuth, elevation] = [axes.view?.[0] ?? -37.5, axes.view?.[1] ?? 30].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number];
  const size = Math.min(width, height * 1.25) * 0.68;
  return ([x, y, z]) => {
    const across = x * Math.cos(azimuth) + y * Math.sin(azimuth);
    const away = -x * Math.sin(azimuth) + y * Math.cos(azimuth);
    const up = z * Math.cos(elevation) + away * Math.sin(elevation);
    return [
      left + width / 2 + size * across,
      top + height / 2 - size * 0.8 * up,
      away * Math.cos(elevation) - z * Math.sin(elevation),
    ];
  };
}

function faces(
  { context, text }: Frame,
  item: SurfacePlot,
  at: (x: number, y: number, z: number) => Point,
  colour: (height: number) => string,
): Piece[] {
  const { rows, columns, z } = item;
  const shade = item.c ?? z;
  const corner = (row: number, column: number) => {
    const [x, y] = pointOf(item, row, column);
    return at(x, y, z[row + column * rows] ?? 0);
  };
  const pieces: Piece[] = [];
  const dense = rows * columns > 3000;
  for (let column = 0; column + 1 < columns; column++)
    for (let row = 0; row + 1 < rows; row++) {
      const around = [
        corner(row, column),
        corner(row + 1, column),
        corner(row + 1, column + 1),
        corner(row, column + 1),
      ];
      if (around.some((point) => point.some(Number.isNaN))) continue;
      const filled = colour(shade[row + column * rows] ?? 0);
      pieces.push({
        far: around.reduce((sum, [, , far]) => sum + far, 0) / 4,
        draw: () => {
          context.beginPath();
          for (const [x, y] of around) context.lineTo(x, y);
          context.closePath();
          context.lineWidth = 0.6;
          if (item.type === "mesh") {
            context.fillStyle = "Canvas";
            context.strokeStyle = filled;
            context.lineWidth = 1;
          } else {
            context.fillStyle = filled;
            context.strokeStyle = dense ? filled : text;
          }
          context.fill();
          context.stroke();
        },
      });
    }
  return pieces;
}

/** The floor with the marks of x and y, and an upright edge with those of z. */
function box(
  { context, text, faint }: Frame,
  axes: Axes,
  [x, y, z]: [Scale, Scale, Scale],
  at: (x: number, y: number, z: number) => Point,
): void {
  const segment = (a: Point, b: Point) => {
    context.beginPath();
    context.moveTo(a[0], a[1]);
    context.lineTo(b[0], b[1]);
    context.stroke();
  };
  context.lineWidth = 1;
  context.strokeStyle = faint;
  context.fillStyle = text;
  context.setLineDash([]);
  for (const tick of x.ticks) {
    segment(at(tick, y.low, z.low), at(tick, y.high, z.low));
    const [px, py] = at(tick, y.low, z.low);
    context.textAlign = "center";
    context.fillText(tickText(tick), px, py + 12);
  }
  for (const tick of y.ticks) {
    segment(at(x.low, tick, z.low), at(x.high, tick, z.low));
    const [px, py] = at(x.high, tick, z.low);
    context.textAlign = "left";
    context.fillText(tickText(tick), px + 6, py + 8);
  }
  context.textAlign = "right";
  for (const tick of z.ticks) {
    const [px, py] = at(x.low, y.low, tick);
    context.fillText(tickText(tick), px - 6, py);
  }
  segment(at(x.low, y.low, z.low), at(x.low, y.low, z.high));
  const labels: [string | undefined, Point, number][] = [
    [axes.xlabel, at((x.low + x.high) / 2, y.low, z.low), 28],
    [axes.ylabel, at(x.high, (y.low + y.high) / 2, z.low), 28],
  ];
  context.textAlign = "center";
  for (const [label, [px, py], below] of labels) if (label) context.fillText(label, px, py + below);
  const [zx, zy] = at(x.low, y.low, z.high);
  if (axes.zlabel) context.fillText(axes.zlabel, zx, zy - 10);
}
