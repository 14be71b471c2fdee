// The figures that programs draw: a canvas each, redrawn when the pane, the theme or the reader's view changes.

import type { Figure } from "matgpu";
import { drawFigure } from "./draw/axes.js";
import { canvasPen, type Theme } from "./draw/pen.js";
import { type Handled, interact } from "./interact.js";
import { download, make } from "./page.js";

interface Shown extends Handled {
  figure: Figure;
  frame: HTMLElement;
  caption: HTMLElement;
}

const KEYS =
  "Drag moves or turns, the wheel or two fingers zoom, a double click goes back. Keys: arrows, + and −, 0, and [ ] for data tips.";

export class Figures {
  readonly #parent: HTMLElement;
  readonly #shown = new Map<number, Shown>();
  readonly #empty = make(
    "p",
    { className: "note" },
    "No figures yet. plot, bar, imagesc, surf and others make them.",
  );
  #waiting = false;

  constructor(parent: HTMLElement) {
    this.#parent = parent;
    parent.replaceChildren(this.#empty);
    new ResizeObserver(() => this.draw()).observe(parent);
  }

  clear(): void {
    this.#shown.clear();
    this.#parent.replaceChildren(this.#empty);
  }

  take(figure: Figure): void {
    const { number } = figure;
    if (figure.closed) {
      this.#shown.get(number)?.frame.remove();
      this.#shown.delete(number);
      if (this.#shown.size === 0) this.#parent.replaceChildren(this.#empty);
      return;
    }
    const shown = this.#shown.get(number) ?? this.#add(number);
    shown.figure = figure;
    shown.caption.textContent = figure.name || `Figure ${number}`;
    shown.canvas.setAttribute("aria-label", `${describe(figure)}. ${KEYS}`);
    this.#empty.remove();
    this.draw();
  }

  /** Draws at the next frame: a program may change a figure faster than anyone can see. */
  draw(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      for (const shown of this.#shown.values()) paint(shown);
    });
  }

  #add(number: number): Shown {
    const canvas = make("canvas", { title: KEYS });
    canvas.setAttribute("role", "img");
    const caption = make("span");
    const back = make("button", { title: "As the program left it", textContent: "Reset" });
    const png = make("button", { title: "Save as PNG", textContent: "PNG" });
    const svg = make("button", { title: "Save as SVG", textContent: "SVG" });
    const frame = make(
      "figure",
      {},
      make("figcaption", {}, caption, make("span", { className: "actions" }, back, png, svg)),
      canvas,
    );
    const shown: Shown = { figure: { number }, frame, canvas, caption, regions: [], seen: new Map() };
    // At once: the next movement starts from what this one has made.
    const { reset } = interact(shown, frame, () => paint(shown));
    back.addEventListener("click", reset);
    png.addEventListener("click", () =>
      canvas.toBlob((blob) => blob && download(blob, `figure-${number}.png`)),
    );
    svg.addEventListener("click", () => void saveSvg(shown));
    this.#shown.set(number, shown);
    this.#parent.append(frame);
    return shown;
  }
}

/** The figure with the reader's view of it. */
function asSeen({ figure, seen }: Shown): Figure {
  if (seen.size === 0 || !figure.axes) return figure;
  return { ...figure, axes: figure.axes.map((axes, k) => ({ ...axes, ...seen.get(k) })) };
}

/** The colours of the page where a canvas is. */
export function themeOf(canvas: HTMLCanvasElement): Theme {
  const style = getComputedStyle(canvas);
  return {
    text: style.color,
    faint: style.getPropertyValue("--faint").trim() || "gray",
    back: style.getPropertyValue("--back").trim() || "white",
    font: style.fontFamily,
  };
}

function paint(shown: Shown): void {
  const { canvas } = shown;
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return;
  const dense = devicePixelRatio;
  const [across, down] = [Math.round(width * dense), Math.round(height * dense)];
  // A canvas that keeps its size keeps its memory.
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.setTransform(dense, 0, 0, dense, 0, 0);
  shown.regions = drawFigure(
    canvasPen(context),
    asSeen(shown),
    { left: 0, top: 0, width, height },
    themeOf(canvas),
  );
}

/** Saves what is seen as SVG; what writes that is fetched when it is first wanted. */
async function saveSvg(shown: Shown): Promise<void> {
  const { SvgPen } = await import("./draw/svg.js");
  const { canvas, figure } = shown;
  const { width, height } = canvas.getBoundingClientRect();
  const size = { left: 0, top: 0, width, height };
  const measuring = new OffscreenCanvas(1, 1).getContext("2d");
  const pen = new SvgPen(size, (font, text) => {
    if (!measuring) return 0;
    measuring.font = font;
    return measuring.measureText(text).width;
  });
  drawFigure(pen, asSeen(shown), size, themeOf(canvas));
  download(new Blob([pen.toString()], { type: "image/svg+xml" }), `figure-${figure.number}.svg`);
}

/** A figure in words, for those who do not see it. */
function describe({ number, axes = [] }: Figure): string {
  const parts = axes.map(({ title, items }) =>
    [title, items.map(({ type }) => type).join(", ")].filter(Boolean).join(": "),
  );
  return `Figure ${number}. ${parts.join("; ")}`;
}
