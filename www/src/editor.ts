// The program's text: an editor that can show where an error is.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completeAnyWord,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import type { MatlabError } from "matgpu";
import { functionHelp, functionNames } from "./functions.js";
import { matlabSupport } from "./language.js";

interface Actions {
  run(): void;
  stop(): void;
  changed(): void;
}

export class Editor {
  readonly #view: EditorView;

  constructor(parent: HTMLElement, actions: Actions) {
    const act = (action: () => void) => (view: EditorView) => {
      closeCompletion(view);
      action();
      return true;
    };
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          Prec.highest(
            keymap.of([
              { key: "Mod-Enter", run: act(actions.run) },
              { key: "Mod-.", run: act(actions.stop) },
            ]),
          ),
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          highlightSelectionMatches(),
          indentUnit.of("    "),
          autocompletion({ override: [functionNames, completeAnyWord] }),
          functionHelp,
          lintGutter(),
          matlabSupport,
          keymap.of([
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          EditorView.contentAttributes.of({
            "aria-label": "Program",
            autocapitalize: "off",
            spellcheck: "false",
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) actions.changed();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  set text(text: string) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
    this.clearErrors();
  }

  focus(): void {
    this.#view.focus();
  }

  clearErrors(): void {
    this.#view.dispatch(setDiagnostics(this.#view.state, []));
  }

  /** Underlines the place of an error, where it has one in this text. */
  showError(error: MatlabError, name: string): void {
    const { span } = error;
    if (!span || span.source !== name) return;
    const { length } = this.#view.state.doc;
    const from = Math.min(span.start, length);
    const to = Math.min(Math.max(span.end, from + 1), length);
    const message = [error.message, ...error.hints].join("\n");
    this.#view.dispatch(setDiagnostics(this.#view.state, [{ from, to, severity: "error", message }]));
    this.#view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "nearest" }) });
  }
}
