// What the program prints, as it prints it.

import type { RunEvent } from "matgpu";
import { make } from "./page.js";

/** More than this is cut off at the start: a page with endless text stops answering. */
const KEPT_CHARACTERS = 1_000_000;

export class Output {
  readonly #parent: HTMLElement;
  readonly #answer: (line: string | null) => void;
  #question: HTMLElement | undefined;
  readonly #log = make("pre", { tabIndex: 0 });
  #characters = 0;

  constructor(parent: HTMLElement, answer: (line: string | null) => void) {
    this.#parent = parent;
    this.#answer = answer;
    this.#log.setAttribute("role", "log");
    parent.append(this.#log);
  }

  clear(): void {
    this.#log.replaceChildren();
    this.#characters = 0;
  }

  take(event: RunEvent): void {
    if (event.type === "output") this.#add(event.text, "");
    else if (event.type === "error-output") this.#add(event.text, "error");
    else if (event.type === "warning") this.#add(`Warning: ${event.message}\n`, "warning");
    else if (event.type === "clear") this.clear();
    else if (event.type === "input") this.#ask();
    else if (event.type === "error") this.#add(`${event.error.diagnostic}\n`, "error");
  }

  /** A program that is over waits for no answer. */
  running(now: boolean): void {
    if (now) return;
    this.#question?.remove();
    this.#question = undefined;
  }

  /** A line for the program that waits for one, behind its prompt. */
  #ask(): void {
    const line = make("input", { type: "text", ariaLabel: "Answer to the program" });
    const form = make("form", { className: "question" }, line);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      form.remove();
      this.#add(`${line.value}\n`, "");
      this.#answer(line.value);
    });
    this.#question = form;
    this.#parent.append(form);
    line.focus();
  }

  /** A word of the page's own. */
  note(text: string, kind: "note" | "error" = "note"): void {
    this.#add(`${text}\n`, kind);
  }

  #add(text: string, className: string): void {
    const scroller = this.#parent;
    const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 4;
    const last = this.#log.lastElementChild;
    if (last && last.className === className) last.append(text);
    else this.#log.append(make("span", { className }, text));
    this.#characters += text.length;
    while (this.#characters > KEPT_CHARACTERS && this.#log.firstElementChild) {
      const first = this.#log.firstElementChild;
      const oldest = first.firstChild ?? first;
      this.#characters -= oldest.textContent?.length ?? 0;
      oldest.remove();
      if (!first.firstChild) first.remove();
    }
    if (atEnd) scroller.scrollTop = scroller.scrollHeight;
  }
}
