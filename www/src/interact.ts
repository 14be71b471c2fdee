// A figure under the hand: zoom, pan, turn and data tips by mouse, touch and keyboard. What a reader does changes
// how the axes are shown, never the figure itself.

import type { Axes } from "matgpu";
import type { Region } from "./draw/axes.js";
import { type Tip, tipAt, tipBeside } from "./draw/tips.js";
import { make } from "./page.js";

/** How a reader sees axes, in place of how the program left them. */
export type Seen = Partial<Pick<Axes, "xlim" | "ylim" | "ylimRight" | "view" | "zoom">>;

export interface Handled {
  canvas: HTMLCanvasElement;
  /** Where the axes were drawn last. */
  regions: readonly Region[];
  /** By the number of the axes in the figure. */
  seen: Map<number, Seen>;
}

const STEP = 1.2;

export function interact(handled: Handled, frame: HTMLElement, redraw: () => void): { reset(): void } {
  const { canvas, seen } = handled;
  const tip = make("div", { className: "tip", hidden: true });
  tip.setAttribute("role", "status");
  frame.append(tip);
  canvas.tabIndex = 0;
  let shown: Tip | undefined;
  let active = 0;
  const fingers = new Map<number, { x: number; y: number }>();

  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const regionAt = ({ x, y }: { x: number; y: number }) =>
    handled.regions.find(
      ({ inner }) =>
        x >= inner.left - 40 &&
        x <= inner.left + inner.width + 8 &&
        y >= inner.top - 8 &&
        y <= inner.top + inner.height + 30,
    );
  const change = (region: Region, how: Seen) => {
    seen.set(region.index, { ...seen.get(region.index), ...how });
    canvas.dataset["seen"] = JSON.stringify(
      Object.fromEntries(
        [...seen].map(([k, each]) => [
          k,
          Object.fromEntries(
            Object.entries(each).map(([name, v]) => [name, typeof v === "number" ? v : [...(v ?? [])]]),
          ),
        ]),
      ),
    );
    showTip(undefined);
    redraw();
  };
  const showTip = (next: Tip | undefined) => {
    shown = next;
    tip.hidden = next === undefined;
    if (!next) return;
    tip.textContent = next.text;
    const box = canvas.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    tip.style.left = `${Math.min(next.left, box.width - 90) + box.left - outer.left + 10}px`;
    tip.style.top = `${Math.max(next.top - 12, 0) + box.top - outer.top}px`;
  };

  /** Zooms about a place. */
  const zoom = (region: Region, factor: number, at: { x: number; y: number }) => {
    const { plane, axes, inner } = region;
    if (!plane) return change(region, { zoom: Math.min(Math.max((axes.zoom ?? 1) * factor, 0.3), 20) });
    if (plane.polar) return;
    const px = Math.min(Math.max((at.x - inner.left) / inner.width, 0), 1);
    const py = Math.min(Math.max(1 - (at.y - inner.top) / inner.height, 0), 1);
    const about = (scale: typeof plane.x, part: number) =>
      ends(scale, part - part / factor, part + (1 - part) / factor);
    const { right } = plane;
    change(region, {
      xlim: about(plane.x, px),
      ylim: about(plane.y, py),
      ...(right && { ylimRight: about(right.y, py) }),
    });
  };
  const ends = (scale: NonNullable<Region["plane"]>["x"], from: number, to: number) => {
    const [a, b] = [scale.of(from), scale.of(to)];
    return Float64Array.of(Math.min(a, b), Math.max(a, b));
  };
  /** Moves what is seen by so many pixels. */
  const move = (region: Region, dx: number, dy: number) => {
    const { plane, axes, inner } = region;
    if (!plane) {
      const [azimuth = -37.5, elevation = 30] = axes.view ?? [];
      const up = Math.min(Math.max(elevation + dy * 0.5, -90), 90);
      return change(region, { view: Float64Array.of(((azimuth - dx * 0.5 + 540) % 360) - 180, up) });
    }
    if (plane.polar) return;
    const by = (scale: typeof plane.x, part: number) => ends(scale, part, 1 + part);
    const { right } = plane;
    change(region, {
      xlim: by(plane.x, -dx / inner.width),
      ylim: by(plane.y, dy / inner.height),
      ...(right && { ylimRight: by(right.y, dy / inner.height) }),
    });
  };
  const reset = () => {
    seen.clear();
    delete canvas.dataset["seen"];
    showTip(undefined);
    redraw();
  };

  canvas.addEventListener(
    "wheel",
    (event) => {
      const at = place(event);
      const region = regionAt(at);
      // A page that is scrolled over a figure scrolls on, until the figure is chosen.
      if (!region || !(event.ctrlKey || document.activeElement === canvas)) return;
      event.preventDefault();
      zoom(region, event.deltaY < 0 ? STEP : 1 / STEP, at);
    },
    { passive: false },
  );
  canvas.addEventListener("pointerdown", (event) => {
    const at = place(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    const region = regionAt(at);
    if (!region) return;
    active = region.index;
    if (event.pointerType !== "mouse") showTip(tipAt(region, at.x, at.y));
  });
  canvas.addEventListener("pointermove", (event) => {
    const at = place(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      const region = regionAt(at);
      showTip(region && tipAt(region, at.x, at.y));
      return;
    }
    const region = handled.regions.find(({ index }) => index === active);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    // A finger that rests trembles.
    if (Math.hypot(at.x - before.x, at.y - before.y) < 3) return;
    fingers.set(event.pointerId, at);
    if (!region) return;
    if (!other) {
      move(region, at.x - before.x, at.y - before.y);
      return;
    }
    const far = (a: typeof at) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    zoom(region, far(at) / far(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  });
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  canvas.addEventListener("pointerup", lift);
  canvas.addEventListener("pointercancel", lift);
  canvas.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") showTip(undefined);
  });
  canvas.addEventListener("dblclick", reset);
  canvas.addEventListener("keydown", (event) => {
    const region = handled.regions.find(({ index }) => index === active) ?? handled.regions[0];
    if (!region || event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = {
      x: region.inner.left + region.inner.width / 2,
      y: region.inner.top + region.inner.height / 2,
    };
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move(region, 20, 0),
      ArrowRight: () => move(region, -20, 0),
      ArrowUp: () => move(region, 0, 20),
      ArrowDown: () => move(region, 0, -20),
      "+": () => zoom(region, STEP, middle),
      "=": () => zoom(region, STEP, middle),
      "-": () => zoom(region, 1 / STEP, middle),
      "0": reset,
      Home: reset,
      "]": () => showTip(tipBeside(region, shown, 1)),
      "[": () => showTip(tipBeside(region, shown, -1)),
      Escape: () => showTip(undefined),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  return { reset };
}
