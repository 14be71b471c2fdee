// Functions of the library, found by their names or by what they do; the call that is chosen is put where the cursor is.

import { EditorView } from "@codemirror/view";
import { type Described, functions } from "./functions.js";
import { make } from "./page.js";

/** More than these are not listed. */
const MOST = 40;

export class Finder {
  readonly #asked = make("input", { type: "search", ariaLabel: "Find a function" });
  readonly #found = make("ul", { className: "found" });
  readonly #dialog = make("dialog", { className: "gallery finder", ariaLabel: "Functions" });
  #all: Described[] = [];
  /** Where the call goes. */
  #view: EditorView | undefined;

  constructor(parent: HTMLElement) {
    const close = make("button", { textContent: "Close" });
    close.addEventListener("click", () => this.#dialog.close());
    this.#asked.placeholder = "a name, or words: standard deviation";
    this.#asked.addEventListener("input", () => this.#list());
    this.#dialog.append(make("header", {}, make("h2", {}, "Functions"), this.#asked, close), this.#found);
    this.#dialog.addEventListener("close", () => this.#view?.focus());
    parent.append(this.#dialog);
  }

  /** Opens with the word that the cursor of an editor is at. */
  async show(view: EditorView | undefined): Promise<void> {
    this.#all = [...(await functions()).values()];
    this.#view = view;
    const word = view?.state.wordAt(view.state.selection.main.head);
    const name = word ? view?.state.sliceDoc(word.from, word.to) : undefined;
    this.#asked.value = name !== undefined && this.#all.some((each) => each.name === name) ? name : "";
    this.#list();
    this.#dialog.showModal();
    this.#asked.select();
  }

  #list(): void {
    const matching = found(this.#all, this.#asked.value);
    const rows = matching.slice(0, MOST).map((described) => {
      const { name, forms, summary } = described;
      const button = make("button", {
        className: "name",
        textContent: name,
        title: `Put ${callOf(described)} in`,
      });
      button.addEventListener("click", () => this.#put(callOf(described)));
      const calls = forms.map((form) => make("code", {}, form));
      return make("li", {}, button, make("p", {}, summary), ...calls);
    });
    const left = matching.length - rows.length;
    const note = rows.length === 0 ? "No function has these words." : left > 0 ? `and ${left} more` : "";
    this.#found.replaceChildren(...rows, ...(note === "" ? [] : [make("li", { className: "note" }, note)]));
  }

  #put(call: string): void {
    this.#dialog.close();
    // The word that was asked about is the call's own.
    const view = this.#view;
    if (!view) return;
    const { main } = view.state.selection;
    const word = main.empty ? view.state.wordAt(main.head) : main;
    const { from, to } = word && call.startsWith(view.state.sliceDoc(word.from, word.to)) ? word : main;
    view.dispatch({
      changes: { from, to, insert: call },
      selection: { anchor: from + call.length },
      userEvent: "input",
    });
  }
}

/** The functions that a text may mean: by their names first, then by all its words. */
export function found(all: readonly Described[], text: string): Described[] {
  const asked = text.trim().toLowerCase();
  const words = asked.split(/\s+/).filter((word) => word !== "");
  const rank = ({ name, summary }: Described): number => {
    const own = name.toLowerCase();
    if (asked === "") return 2;
    if (own === asked) return 0;
    if (own.startsWith(asked)) return 1;
    if (own.includes(asked)) return 2;
    const whole = `${own} ${summary.toLowerCase()}`;
    return words.every((word) => whole.includes(word)) ? 3 : 4;
  };
  const ranks = new Map(all.map((each) => [each, rank(each)]));
  const matching = all.filter((each) => (ranks.get(each) ?? 4) < 4);
  return matching.sort((a, b) => (ranks.get(a) ?? 4) - (ranks.get(b) ?? 4));
}

/** A call as the first form has it, without what it gives. */
const callOf = ({ name, forms: [first = name] }: Described): string =>
  first.replace(/^[^=(]*=\s*/, "").replace(/(?:, )?\.\.\./g, "");

/** Opens the finder by its button and by F1, for the editor that was touched last. */
export function startFinder(button: HTMLButtonElement, failed: (error: unknown) => void): void {
  let last: EditorView | undefined;
  let finder: Finder | undefined;
  document.addEventListener("focusin", ({ target }) => {
    const view = target instanceof HTMLElement ? EditorView.findFromDOM(target) : null;
    if (view) last = view;
  });
  const open = () => {
    finder ??= new Finder(document.body);
    finder.show(last).catch(failed);
  };
  button.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F1") return;
    event.preventDefault();
    open();
  });
}
