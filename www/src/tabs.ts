// The panes on the right: one is shown, arrow keys go between them.

import { element } from "./page.js";

export class Tabs<Name extends string> {
  readonly #names: readonly Name[];
  readonly #changed: () => void;
  #shown: Name;

  constructor(names: readonly [Name, ...Name[]], changed: () => void) {
    this.#names = names;
    this.#changed = changed;
    this.#shown = names[0];
    names.forEach((name, index) => {
      const tab = this.#tab(name);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        const next = names[(index + step + names.length) % names.length];
        if (step === 0 || next === undefined) return;
        this.show(next);
        this.#tab(next).focus();
      });
    });
  }

  get shown(): Name {
    return this.#shown;
  }

  show(name: Name): void {
    this.#shown = name;
    for (const each of this.#names) {
      const tab = this.#tab(each);
      tab.setAttribute("aria-selected", String(each === name));
      tab.tabIndex = each === name ? 0 : -1;
      if (each === name) delete tab.dataset["news"];
      element(each, HTMLElement).hidden = each !== name;
    }
    this.#changed();
  }

  /** Marks a pane that has something new, until it is shown. */
  mark(name: Name): void {
    if (name !== this.#shown) this.#tab(name).dataset["news"] = "";
  }

  #tab(name: Name): HTMLButtonElement {
    return element(`tab-${name}`, HTMLButtonElement);
  }
}
