// The command window: lines that run in the workspace, with what was typed before, completion, and as many lines
// as a command takes.

import { defaultKeymap, history, historyKeymap, insertNewline } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap, placeholder } from "@codemirror/view";
import type { Variable } from "matgpu";
import { Assisted, acceptCompletion, isCompleting } from "./assisted.js";
import { functionNames, hovering, namesOf } from "./functions.js";
import { matlabSupport } from "./language.js";

const SAVED = "matgpu.commands";
const MOST = 200;

interface Actions {
  /** Whether a text is a whole command, or more of it is to come. */
  isWhole(text: string): Promise<boolean>;
  run(text: string): void;
  /** Names of the workspace. */
  variables(): readonly Variable[];
}

export class Command {
  readonly #view: EditorView;
  readonly #actions: Actions;
  /** What was typed, the latest last. */
  readonly #typed: string[] = read();
  /** Which of it is shown; beyond the last is what is being typed. */
  #at = this.#typed.length;
  #draft = "";

  constructor(parent: HTMLElement, actions: Actions) {
    this.#actions = actions;
    const assisted = new Assisted(
      ({ completing }) =>
        completing(
          namesOf(() => actions.variables().map(({ name }) => name)),
          functionNames,
        ),
      () => this.#view.dispatch(assisted.update(this.#view.state)),
    );
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          assisted.extension,
          Prec.highest(
            keymap.of([
              { key: "Enter", run: () => this.#enter() },
              { key: "Shift-Enter", run: insertNewline },
              { key: "Tab", run: acceptCompletion },
              { key: "ArrowUp", run: () => this.#recall(-1) },
              { key: "ArrowDown", run: () => this.#recall(1) },
            ]),
          ),
          history(),
          drawSelection(),
          bracketMatching(),
          hovering(actions.variables),
          matlabSupport,
          placeholder("a command, Enter runs it"),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            "aria-label": "Command",
            tabindex: "0",
            autocapitalize: "off",
            spellcheck: "false",
          }),
        ],
      }),
    });
  }

  #enter(): boolean {
    if (isCompleting(this.#view)) return acceptCompletion(this.#view);
    const text = this.#view.state.doc.toString();
    if (text.trim() === "") return true;
    void this.#actions.isWhole(text).then((whole) => {
      if (this.#view.state.doc.toString() !== text) return;
      if (!whole) {
        insertNewline(this.#view);
        return;
      }
      this.#put("");
      if (this.#typed.at(-1) !== text) this.#typed.push(text);
      if (this.#typed.length > MOST) this.#typed.shift();
      this.#at = this.#typed.length;
      localStorage.setItem(SAVED, JSON.stringify(this.#typed));
      this.#actions.run(text);
    });
    return true;
  }

  /** Goes through what was typed, from the first or the last line alone. */
  #recall(step: number): boolean {
    const { state } = this.#view;
    if (isCompleting(this.#view)) return false;
    const line = state.doc.lineAt(state.selection.main.head).number;
    if (step < 0 ? line > 1 : line < state.doc.lines) return false;
    const next = this.#at + step;
    if (next < 0 || next > this.#typed.length) return true;
    if (this.#at === this.#typed.length) this.#draft = state.doc.toString();
    this.#at = next;
    this.#put(this.#typed[next] ?? this.#draft);
    return true;
  }

  #put(text: string): void {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({
      changes: { from: 0, to: length, insert: text },
      selection: { anchor: text.length },
    });
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SAVED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((line) => typeof line === "string") : [];
  } catch {
    return [];
  }
}
