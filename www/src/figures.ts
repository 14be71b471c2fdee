// The figures that programs draw: a canvas each, redrawn when the pane or the theme changes.

import type { Figure } from "matgpu";
import { drawFigure } from "./draw/axes.js";
import { make } from "./page.js";

interface Shown {
  figure: Figure;
  frame: HTMLElement;
  canvas: HTMLCanvasElement;
  caption: HTMLElement;
}

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
    parent.append(this.#empty);
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
      return;
    }
    const shown = this.#shown.get(number) ?? this.#add(number);
    shown.figure = figure;
    shown.caption.textContent = figure.name || `Figure ${number}`;
    shown.canvas.setAttribute("aria-label", describe(figure));
    this.#empty.remove();
    this.draw();
  }

  /** Draws all in the next frame: programs that draw faster than that are not waited for. */
  draw(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      for (const shown of this.#shown.values()) paint(shown);
    });
  }

  #add(number: number): Shown {
    const canvas = make("canvas");
    canvas.setAttribute("role", "img");
    const caption = make("span");
    const save = make("button", { title: "Save as PNG", textContent: "PNG" });
    const frame = make("figure", {}, make("figcaption", {}, caption, save), canvas);
    save.addEventListener("click", () =>
      canvas.toBlob((blob) => {
        if (!blob) return;
        const href = URL.createObjectURL(blob);
        make("a", { href, download: `figure-${number}.png` }).click();
        setTimeout(() => URL.revokeObjectURL(href), 1000);
      }),
    );
    const shown = { figure: { number }, frame, canvas, caption };
    this.#shown.set(number, shown);
    this.#parent.append(frame);
    return shown;
  }
}

function paint({ canvas, figure }: Shown): void {
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return;
  const dense = devicePixelRatio;
  canvas.width = Math.round(width * dense);
  canvas.height = Math.round(height * dense);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.scale(dense, dense);
  const style = getComputedStyle(canvas);
  const theme = {
    text: style.color,
    faint: style.getPropertyValue("--line").trim() || "gray",
    font: style.fontFamily,
  };
  drawFigure(context, figure, { left: 0, top: 0, width, height }, theme);
}

/** A figure in words, for those who do not see it. */
function describe({ number, axes = [] }: Figure): string {
  const parts = axes.map(({ title, items }) =>
    [title, items.map(({ type }) => type).join(", ")].filter(Boolean).join(": "),
  );
  return `Figure ${number}. ${parts.join("; ")}`;
}
