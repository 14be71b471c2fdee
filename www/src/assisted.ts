// Editors that are there before completion and search are (assist.ts): typed into at once, helped as soon as that has come.

import { Compartment, type EditorState, type Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

type Assist = typeof import("./assist.js");

let assist: Assist | undefined;
let coming: Promise<void> | undefined;
const waiting: (() => void)[] = [];

/** Fetches what helps; without it the editors stay as they are until the page is loaded again. */
export function fetchAssist(): Promise<void> {
  coming ??= import("./assist.js").then(
    (module) => {
      assist = module;
      for (const ready of waiting.splice(0)) ready();
    },
    () => {},
  );
  return coming;
}

/** A place among the extensions of an editor for what helps. */
export class Assisted {
  readonly #place = new Compartment();
  readonly #make: (assist: Assist) => Extension;

  /** `come` is called once, when what helps has come after the editor. */
  constructor(make: (assist: Assist) => Extension, come: () => void) {
    this.#make = make;
    waiting.push(come);
  }

  /** For a new state. */
  get extension(): Extension {
    return this.#place.of(assist ? this.#make(assist) : []);
  }

  /** Puts into a state what has come since it was made. */
  update(state: EditorState) {
    return state.update({ effects: this.#place.reconfigure(assist ? this.#make(assist) : []) });
  }
}

export const isCompleting = (view: EditorView): boolean => assist?.completionStatus(view.state) === "active";

export const acceptCompletion = (view: EditorView): boolean => assist?.acceptCompletion(view) ?? false;

export const closeCompletion = (view: EditorView): boolean => assist?.closeCompletion(view) ?? false;
