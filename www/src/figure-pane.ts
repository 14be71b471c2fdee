// The pane of figures before there is one: what draws (figures.ts) is fetched with the first.

import type { Figure } from "matgpu";
import type { Figures } from "./figures.js";
import { make } from "./page.js";

export class FigurePane {
  readonly #parent: HTMLElement;
  #figures: Figures | undefined;

  constructor(parent: HTMLElement) {
    this.#parent = parent;
    parent.append(
      make("p", { className: "note" }, "No figures yet. plot, bar, imagesc, surf and others make them."),
    );
  }

  /** Shows a figure; where nothing can draw it, the pane says why. */
  async take(figure: Figure): Promise<void> {
    try {
      const { Figures } = await import("./figures.js");
      this.#figures ??= new Figures(this.#parent);
    } catch (error) {
      // A page keeps that a module did not come: importing it again fails without asking for it.
      const why = error instanceof Error ? error.message : String(error);
      this.#parent.replaceChildren(
        make(
          "p",
          { className: "note" },
          `What draws figures could not be fetched: ${why}. Reload the page to try again.`,
        ),
      );
      return;
    }
    this.#figures.take(figure);
  }

  clear(): void {
    this.#figures?.clear();
  }

  draw(): void {
    this.#figures?.draw();
  }
}
