// The gallery: every example with a picture of what it makes. The pictures are made here, by running the programs that are
// scrolled into view, one after the other, on the host and beside the session; they are in the page's own colours.

import { createSession, type Figure, MemoryFiles, type Session } from "matgpu";
import { drawFigure } from "./draw/axes.js";
import { canvasPen } from "./draw/pen.js";
import { type Example, TOPICS } from "./examples.js";
import { themeOf } from "./figures.js";
import { make } from "./page.js";

/** Figures are laid out for this size, and shown smaller. */
const SIZE = { left: 0, top: 0, width: 480, height: 360 };

export class Gallery {
  readonly #dialog = make("dialog", { className: "gallery", ariaLabel: "Gallery of examples" });
  readonly #pictures = new Map<Element, { example: Example; figure?: Figure }>();
  readonly #seen = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: "200px" });
  /** Cards that are in view and have no picture yet. */
  readonly #wanted = new Set<Element>();
  #drawing = false;
  #session: Session | undefined;

  /** `chosen` is given the example that somebody chooses. */
  constructor(parent: HTMLElement, chosen: (example: Example) => void) {
    const close = make("button", { textContent: "Close", autofocus: true });
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.append(make("header", {}, make("h2", {}, "Examples"), close));
    for (const [topic, examples] of TOPICS) {
      const cards = examples.map((example) => {
        const picture = make("span", { className: "gallery-picture" });
        const card = make("button", { className: "card" }, picture, make("span", {}, example.title));
        card.addEventListener("click", () => {
          this.#dialog.close();
          chosen(example);
        });
        this.#pictures.set(picture, { example });
        this.#seen.observe(picture);
        return make("li", {}, card);
      });
      this.#dialog.append(make("h3", {}, topic), make("ul", {}, ...cards));
    }
    this.#dialog.addEventListener("close", () => this.#rest());
    parent.append(this.#dialog);
  }

  show(): void {
    // The colours may be others than they were.
    for (const [picture, { figure }] of this.#pictures) if (figure) paint(picture, figure);
    this.#dialog.showModal();
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) this.#wanted.add(target);
      else this.#wanted.delete(target);
    void this.#draw();
  }

  /** Makes the pictures that are wanted, until there are none, or nobody looks any more. */
  async #draw(): Promise<void> {
    if (this.#drawing) return;
    this.#drawing = true;
    for (const picture of this.#wanted) {
      if (!this.#dialog.open) break;
      this.#wanted.delete(picture);
      await this.#picture(picture);
    }
    this.#drawing = false;
  }

  async #picture(picture: Element): Promise<void> {
    const shown = this.#pictures.get(picture);
    if (!shown) return;
    try {
      this.#session ??= await createSession({
        provider: "host",
        files: new MemoryFiles(),
        onInput: () => null,
      });
      await this.#session.call("close", ["all"], 0);
      const { figures, text } = await this.#session.run(`clear\n${shown.example.program}`);
      const figure = figures.findLast(({ closed }) => !closed);
      if (figure) {
        shown.figure = figure;
        paint(picture, figure);
      } else
        picture.replaceChildren(
          make("pre", { className: "gallery-text" }, text.replace(/^\n+/, "").trimEnd()),
        );
      this.#seen.unobserve(picture);
    } catch {
      // Closed meanwhile, or no second engine: the title says what it is, and the next look tries again.
    }
  }

  /** Nobody looks: the engine's memory is given back. */
  #rest(): void {
    this.#wanted.clear();
    this.#session?.dispose();
    this.#session = undefined;
  }
}

function paint(picture: Element, figure: Figure): void {
  const canvas = make("canvas", { className: "gallery-canvas", width: SIZE.width, height: SIZE.height });
  picture.replaceChildren(canvas);
  const context = canvas.getContext("2d");
  if (context) drawFigure(canvasPen(context), figure, SIZE, themeOf(canvas));
}
