// Drawings in space: seen from the axes' view, what is far away first; the axes at the back.

import type { Axes, PatchPlot, Plot, SurfacePlot } from "matgpu";
import { colourOf, cssColour, EDGE, lit, type Shades } from "./colours.js";
import { contourAt, levelsOf, pointOf } from "./contours.js";
import { mark, markerOf, takeLine } from "./marks.js";
import { type Box, type Pen, POINT, type Theme } from "./pen.js";
import { isSeries, polygons, scatterColours, scatterMarker, writeAt } from "./plane.js";
import { extent, type Scale, scaleOf } from "./scale.js";
import { measure, write } from "./tex.js";

/** Across, down, and how far away. */
type Point = readonly [number, number, number];

/** Whether axes show something that has a height. */
export const inSpace = ({ items, view }: Axes): boolean =>
  (view !== undefined && (view[1] !== 90 || view[0] !== 0)) ||
  items.some(
    (item) =>
      item.type === "surface" ||
      item.type === "mesh" ||
      (item.type === "contour" && item.space === true) ||
      ((item.type === "line" || item.type === "scatter" || item.type === "patch") && item.z !== undefined),
  );

export interface Space {
  pen: Pen;
  theme: Theme;
  map: Shades;
  colours: readonly [number, number];
  /** What the drawing may cover, with the texts of its axes. */
  room: Box;
  font: number;
}

interface Piece {
  far: number;
  draw(): void;
}

type Name = "x" | "y" | "z";
type Scales = Record<Name, Scale>;

/** The part of the room that is left to texts. */
const margin = (length: number) => Math.min(46, length * 0.14);

export function scalesOf(axes: Axes): Scales {
  const all = (name: Name) =>
    extent(
      axes.items.flatMap((item) => {
        const values = (item as unknown as Record<string, unknown>)[name];
        return values instanceof Float64Array && !(item.type === "text") ? [values] : [];
      }),
    );
  const of = (name: Name, tight: boolean) =>
    scaleOf(all(name), {
      limits: axes[`${name}lim`],
      tight,
      ticks: axes[`${name}ticks`],
      labels: axes[`${name}ticklabels`],
      log: name !== "z" && axes[`${name}scale`] === "log",
      reverse: name !== "z" && axes[`${name}dir`] === "reverse",
      count: 5,
    });
  const surfaces = axes.items.some((item) => isSurface(item));
  return { x: of("x", surfaces), y: of("y", surfaces), z: of("z", false) };
}

const isSurface = (item: Plot): item is SurfacePlot => "columns" in item && "z" in item;

/** From coordinates to pixels, and how far away that is. */
export type Project = (x: number, y: number, z: number) => Point;

export function drawSpace(space: Space, axes: Axes): Project {
  const { pen, theme, map } = space;
  const scales = scalesOf(axes);
  const camera = cameraOf(space.room, axes, scales);
  const at = (x: number, y: number, z: number) =>
    camera.project(scales.x.at(x) - 0.5, scales.y.at(y) - 0.5, scales.z.at(z) - 0.5);
  if (axes.visible !== false && axes.visible !== "off") frame(space, axes, scales, camera);
  const [low, high] = space.colours;
  const shade = (value: number) => map((value - low) / (high - low || 1));
  const pieces: Piece[] = [];
  let series = 0;
  for (const item of axes.items) {
    const colour = colourOf(item, series, theme);
    if (isSeries(item)) series += 1;
    if (item.type === "contour") pieces.push(...contours(space, item, at, scales.z, shade));
    else if (isSurface(item)) pieces.push(...faces(space, axes, item, at, camera, shade));
    else if (item.type === "patch") pieces.push(...patches(space, axes, item, at, camera, shade, colour));
    else if (item.type === "line") {
      const points = Array.from(item.x, (x, i) => at(x, item.y[i] ?? 0, item.z?.[i] ?? scales.z.low));
      // Each piece of a line has a place of its own among the surfaces.
      const alone = !axes.items.some((other) => isSurface(other) || other.type === "patch");
      const step = alone ? points.length : 1;
      for (let k = 0; k + 1 < points.length; k += step) {
        const some = points.slice(k, k + step + 1);
        pieces.push({
          far: some.reduce((sum, [, , far]) => sum + far, 0) / some.length - 1e-6,
          draw: () => {
            if (!takeLine(pen, item, colour)) return;
            polyline(pen, some);
            pen.stroke();
          },
        });
      }
      const marker = markerOf(item, colour, theme);
      if (marker)
        for (const [x, y, far] of points)
          pieces.push({ far: far - 2e-6, draw: () => mark(pen, x, y, marker) });
    } else if (item.type === "scatter") {
      const of = scatterColours(item, map, space.colours, colour);
      item.x.forEach((x, i) => {
        const [px, py, far] = at(x, item.y[i] ?? 0, item.z?.[i] ?? scales.z.low);
        const marker = scatterMarker(item, of(i), theme, i);
        if (marker) pieces.push({ far: far - 2e-6, draw: () => mark(pen, px, py, marker) });
      });
    } else if (item.type === "text") {
      const [x, y] = at(item.x[0] ?? 0, item.y[0] ?? 0, item.z?.[0] ?? 0);
      pieces.push({ far: Number.NEGATIVE_INFINITY, draw: () => writeAt(pen, theme, item, x, y) });
    }
  }
  pieces.sort((a, b) => b.far - a.far);
  for (const piece of pieces) piece.draw();
  return at;
}

function polyline(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  let drawing = false;
  for (const [x, y] of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) drawing = false;
    else if (drawing) pen.lineTo(x, y);
    else {
      pen.moveTo(x, y);
      drawing = true;
    }
  }
}

interface Camera {
  /** From the unit cube about the origin to pixels, and how far away that is. */
  project(x: number, y: number, z: number): Point;
  /** Where it stands, seen from the middle; its length is 1. */
  towards: readonly [number, number, number];
  /** How long the sides of the cube are. */
  sides: readonly [number, number, number];
}

function cameraOf({ left, top, width, height }: Box, axes: Axes, { x, y, z }: Scales): Camera {
  const [azimuth, elevation] = [axes.view?.[0] ?? -37.5, axes.view?.[1] ?? 30].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number];
  const [sa, ca, se, ce] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  let sides: [number, number, number] = [1, 1, 0.8];
  if (axes.equal) {
    const lengths = [x.high - x.low, y.high - y.low, z.high - z.low] as const;
    const most = Math.max(...lengths);
    sides = [lengths[0] / most, lengths[1] / most, lengths[2] / most];
  }
  const [sx, sy, sz] = sides;
  const flat = Math.hypot(sx, sy);
  // As large as every turn about the upright allows, so that turning does not change the size.
  const room = {
    width: Math.max(width - 2 * margin(width), 40),
    height: Math.max(height - 2 * margin(height), 40),
  };
  const deep = flat * Math.abs(se) + sz * Math.abs(ce);
  const near = axes.zoom ?? 1;
  const unit = near * Math.min(room.width / flat, room.height / deep);
  const across = axes.equal ? unit : Math.min((near * room.width) / flat, unit * 1.5);
  return {
    towards: [sa * ce, -ca * ce, se],
    sides,
    project: (px, py, pz) => {
      const [cx, cy, cz] = [px * sx, py * sy, pz * sz];
      const away = -cx * sa + cy * ca;
      return [
        left + width / 2 + across * (cx * ca + cy * sa),
        top + height / 2 - unit * (cz * ce + away * se),
        away * ce - cz * se,
      ];
    },
  };
}

/** How a text lies at a place, so that it goes outwards. */
const sideOf = (out: number) => (out < -0.15 ? "right" : out > 0.15 ? "left" : "center");

/** Three walls behind everything, with marks along the edges nearest to whoever looks. */
function frame({ pen, theme, font }: Space, axes: Axes, scales: Scales, camera: Camera): void {
  const { project, towards } = camera;
  // The sides of the cube that are turned away.
  const back = towards.map((part) => (part > 0 ? -0.5 : 0.5)) as [number, number, number];
  const floor = towards[2] >= 0 ? -0.5 : 0.5;
  const segment = (a: Point, b: Point) => {
    pen.beginPath();
    pen.moveTo(a[0], a[1]);
    pen.lineTo(b[0], b[1]);
    pen.stroke();
  };
  const order: Name[] = ["x", "y", "z"];
  const corner = (fixed: Partial<Record<Name, number>>) => project(fixed.x ?? 0, fixed.y ?? 0, fixed.z ?? 0);
  const planes: Record<Name, number> = { x: back[0], y: back[1], z: floor };
  pen.setLineDash([]);
  pen.lineWidth = 1;
  const middle = project(0, 0, 0);
  order.forEach((name) => {
    const scale = scales[name];
    const others = order.filter((other) => other !== name) as [Name, Name];
    // The edge of the marks: for x and y on the floor in front, for z the upright edge most to the left.
    const edge: Partial<Record<Name, number>> = {};
    if (name === "z") {
      const corners = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => ({ x, y })));
      const [leftmost] = corners
        .filter(({ x, y }) => x === back[0] || y === back[1])
        .sort((a, b) => corner({ ...a, z: 0 })[0] - corner({ ...b, z: 0 })[0]);
      Object.assign(edge, leftmost);
    } else {
      const [other] = others;
      edge[other] = -planes[other];
      edge.z = floor;
    }
    const ends = [-0.5, 0.5].map((value) => corner({ ...edge, [name]: value })) as [Point, Point];
    const length = Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]);
    // Out of the picture: at right angles to the edge, away from the middle.
    let out: [number, number] =
      length > 1 ? [-(ends[1][1] - ends[0][1]) / length, (ends[1][0] - ends[0][0]) / length] : [0, 1];
    const [mx, my] = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2];
    if (out[0] * (mx - middle[0]) + out[1] * (my - middle[1]) < 0) out = [-out[0], -out[1]];
    // Seen from its end an axis is a point.
    if (length < 12) return;
    const placed = scale.ticks.map((tick, k) => {
      const part = scale.at(tick) - 0.5;
      return { part, text: scale.labels[k] ?? "", at: corner({ ...edge, [name]: part }) };
    });
    // Texts that would touch are left out, every other first.
    const size = (axes.fontSize ?? font) * POINT;
    const wide = placed.map(({ text }) => measure(pen, theme, text, { size })[0]);
    let every = 1;
    const touches = (step: number) =>
      placed.some(({ at }, k) => {
        const next = placed[k + step];
        if (k % step !== 0 || !next) return false;
        const room = ((wide[k] ?? 0) + (wide[k + step] ?? 0)) / 2 + 4;
        return Math.abs(next.at[0] - at[0]) < room && Math.abs(next.at[1] - at[1]) < size * 1.1;
      });
    while (every < placed.length && touches(every)) every += 1;
    const grid = axes.grid !== false;
    placed.forEach(({ part, at, text }, k) => {
      pen.strokeStyle = theme.faint;
      if (grid) {
        pen.globalAlpha = 0.55;
        // On the two walls that the mark's plane meets.
        for (const other of others) {
          const [third] = others.filter((one) => one !== other) as [Name];
          segment(
            corner({ [name]: part, [other]: planes[other], [third]: -0.5 }),
            corner({ [name]: part, [other]: planes[other], [third]: 0.5 }),
          );
        }
        pen.globalAlpha = 1;
      }
      pen.strokeStyle = theme.text;
      segment(at, [at[0] + 4 * out[0], at[1] + 4 * out[1], 0]);
      if (k % every !== 0) return;
      const reach = 7;
      write(pen, theme, text, at[0] + reach * out[0], at[1] + reach * out[1], {
        size,
        align: sideOf(out[0]),
        vertical: out[1] > 0.35 ? "top" : out[1] < -0.35 ? "bottom" : "middle",
      });
    });
    pen.strokeStyle = theme.text;
    segment(...ends);
    const widest = Math.max(0, ...wide);
    if (scale.exponent !== 0) {
      const [ex, ey] = name === "z" ? (ends[0][1] < ends[1][1] ? ends[0] : ends[1]) : ends[1];
      const power = `×10^{${scale.exponent}}`;
      if (name === "z") write(pen, theme, power, ex, ey - 14, { size, align: "center", vertical: "bottom" });
      else write(pen, theme, power, ex + (widest + 30) * out[0], ey + 26 * out[1], { size });
    }
    const title = axes[`${name}label`];
    if (!title) return;
    const away = 10 + widest * Math.abs(out[0]) + size * 1.9 * Math.abs(out[1]);
    const how = { size: size * 1.1, style: axes[`${name}labelStyle`] };
    if (name === "z")
      write(pen, theme, title, mx - widest - 22, my, {
        ...how,
        turn: -Math.PI / 2,
        align: "center",
        vertical: "middle",
      });
    else
      write(pen, theme, title, mx + away * out[0], my + away * out[1], {
        ...how,
        align: sideOf(out[0]),
        vertical: "middle",
      });
  });
  // The edges between the walls.
  pen.strokeStyle = theme.faint;
  for (const name of order) {
    const [a, b] = order.filter((other) => other !== name) as [Name, Name];
    const fixed = { [a]: planes[a], [b]: planes[b] };
    segment(corner({ ...fixed, [name]: -0.5 }), corner({ ...fixed, [name]: 0.5 }));
  }
}

/** How light a face is: 1 without light, else by the angle of its normal to where the light comes from. */
function lightOf(axes: Axes, camera: Camera, scales: readonly Point[]): number {
  if (!axes.light || axes.lighting === "none") return 1;
  const [a, b, c] = scales as [Point, Point, Point];
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  ] as [number[], number[]];
  const normal = [
    (u[1] ?? 0) * (v[2] ?? 0) - (u[2] ?? 0) * (v[1] ?? 0),
    (u[2] ?? 0) * (v[0] ?? 0) - (u[0] ?? 0) * (v[2] ?? 0),
    (u[0] ?? 0) * (v[1] ?? 0) - (u[1] ?? 0) * (v[0] ?? 0),
  ];
  const given = axes.light instanceof Float64Array ? [...axes.light] : [...camera.towards];
  const length = Math.hypot(...normal) * Math.hypot(...given) || 1;
  const cosine = Math.abs(normal.reduce((sum, part, k) => sum + part * (given[k] ?? 0), 0)) / length;
  return 0.35 + 0.65 * cosine;
}

function faces(
  { pen, theme }: Space,
  axes: Axes,
  item: SurfacePlot,
  at: (x: number, y: number, z: number) => Point,
  camera: Camera,
  shade: (value: number) => string,
): Piece[] {
  const { rows, columns, z } = item;
  const values = item.c ?? z;
  const points = Array.from({ length: rows * columns }, (_, k) => {
    const [x, y] = pointOf(item, k % rows, Math.floor(k / rows));
    return at(x, y, z[k] ?? 0);
  });
  const net = item.type === "mesh";
  const interp = axes.shading === "interp" || item.faceColor === "interp";
  const edged = axes.shading === undefined || axes.shading === "faceted";
  const given = item.edgeColor;
  const edge =
    !edged || given === "none" ? undefined : given && given !== "flat" ? cssColour(given, theme) : EDGE;
  const solid = item.faceColor && !["flat", "interp", "none", "texturemap"].includes(String(item.faceColor));
  const width = (item.lineWidth ?? 0.5) * POINT;
  const pieces: Piece[] = [];
  for (let column = 0; column + 1 < columns; column++)
    for (let row = 0; row + 1 < rows; row++) {
      const first = row + column * rows;
      const ids = [first, first + 1, first + rows + 1, first + rows];
      const around = ids.map((k) => points[k] as Point);
      if (around.some((point) => point.some(Number.isNaN))) continue;
      const value = interp ? ids.reduce((sum, k) => sum + (values[k] ?? 0), 0) / 4 : (values[first] ?? 0);
      const light = lightOf(
        axes,
        camera,
        around.slice(0, 3).map((_, k) => worldOf(item, ids[k] ?? 0, axes)),
      );
      const plain = solid && item.faceColor ? cssColour(item.faceColor, theme) : shade(value);
      const colour = light === 1 ? plain : lit(plain, light);
      const far = around.reduce((sum, [, , depth]) => sum + depth, 0) / 4;
      pieces.push({
        far,
        draw: () => {
          pen.beginPath();
          around.forEach(([x, y], k) => {
            if (k === 0) pen.moveTo(x, y);
            else pen.lineTo(x, y);
          });
          pen.closePath();
          pen.setLineDash([]);
          pen.globalAlpha = item.faceAlpha ?? 1;
          if (net || item.faceColor !== "none") {
            pen.fillStyle = net ? theme.back : colour;
            pen.fill();
          }
          pen.strokeStyle = net ? colour : (edge ?? colour);
          pen.lineWidth = net ? (item.lineWidth ?? 0.75) * POINT : edge ? width : 0.7;
          // Without an edge its own colour closes the seam to the next face, unless that can be seen through.
          if (net || edge || pen.globalAlpha === 1) pen.stroke();
          pen.globalAlpha = 1;
        },
      });
    }
  return pieces;
}

/** A corner of a surface, its coordinates as long as the sides of the axes. */
function worldOf(item: SurfacePlot, k: number, axes: Axes): Point {
  const { x, y, z } = scaleCache(axes);
  const [px, py] = pointOf(item, k % item.rows, Math.floor(k / item.rows));
  return [x.at(px), y.at(py), 0.8 * z.at(item.z[k] ?? 0)];
}

const known = new WeakMap<Axes, Scales>();
function scaleCache(axes: Axes): Scales {
  let scales = known.get(axes);
  if (!scales) {
    scales = scalesOf(axes);
    known.set(axes, scales);
  }
  return scales;
}

function patches(
  { pen, theme }: Space,
  axes: Axes,
  item: PatchPlot,
  at: (x: number, y: number, z: number) => Point,
  camera: Camera,
  shade: (value: number) => string,
  colour: string,
): Piece[] {
  const pieces: Piece[] = [];
  const { x: sx, y: sy, z: sz } = scaleCache(axes);
  for (const { corners, value } of polygons(item)) {
    const points = corners.map((i) => at(item.x[i] ?? 0, item.y[i] ?? 0, item.z?.[i] ?? 0));
    if (points.length < 2) continue;
    const own = value === undefined ? colour : shade(value);
    const light = lightOf(
      axes,
      camera,
      corners
        .slice(0, 3)
        .map((i) => [sx.at(item.x[i] ?? 0), sy.at(item.y[i] ?? 0), 0.8 * sz.at(item.z?.[i] ?? 0)] as const),
    );
    const { faceColor, edgeColor } = item;
    const face =
      faceColor === "none"
        ? undefined
        : faceColor === undefined || faceColor === "flat" || faceColor === "interp"
          ? own
          : cssColour(faceColor, theme);
    const edge =
      edgeColor === "none" || (edgeColor === undefined && axes.shading && axes.shading !== "faceted")
        ? undefined
        : edgeColor === "interp" || edgeColor === "flat"
          ? own
          : edgeColor === undefined
            ? EDGE
            : cssColour(edgeColor, theme);
    pieces.push({
      far: points.reduce((sum, [, , far]) => sum + far, 0) / points.length,
      draw: () => {
        polyline(pen, points);
        pen.closePath();
        if (face) {
          pen.fillStyle = light === 1 ? face : lit(face, light);
          pen.globalAlpha = item.faceAlpha ?? 1;
          pen.fill();
          pen.globalAlpha = 1;
        }
        if (edge && takeLine(pen, item, edge, 0.5)) pen.stroke();
      },
    });
  }
  return pieces;
}

/** Lines of equal height: at their heights, or on the floor. */
function contours(
  { pen, theme }: Space,
  item: SurfacePlot,
  at: (x: number, y: number, z: number) => Point,
  z: Scale,
  shade: (value: number) => string,
): Piece[] {
  return levelsOf(item).flatMap((level) =>
    contourAt(item, level).map(([a, b]) => {
      const height = item.space ? level : z.low;
      const ends = [at(a.x, a.y, height), at(b.x, b.y, height)] as const;
      return {
        far: item.space ? (ends[0][2] + ends[1][2]) / 2 : Number.POSITIVE_INFINITY,
        draw: () => {
          takeLine(pen, item, item.color === undefined ? shade(level) : cssColour(item.color, theme));
          polyline(pen, ends);
          pen.stroke();
        },
      };
    }),
  );
}
