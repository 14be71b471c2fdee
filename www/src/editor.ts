// The texts of the files that are open, one at a time: an editor that shows where an error is, also while typing.

import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { type Diagnostic, linter, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension, Prec, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import type { MatlabError, Variable } from "matgpu";
import { Assisted, closeCompletion } from "./assisted.js";
import { functionNames, hovering, namesOf } from "./functions.js";
import { matlabSupport } from "./language.js";

interface Actions {
  run(): void;
  runSection(): void;
  runSelection(): void;
  stop(): void;
  /** A text was changed by hand. */
  changed(path: string): void;
  /** The cursor or the selection is elsewhere. */
  moved(): void;
  /** What the parser finds wrong in a text; nothing while it cannot be asked. */
  check(text: string): Promise<MatlabError | undefined>;
  variables(): readonly Variable[];
}

export class Editor {
  readonly #view: EditorView;
  readonly #extensions: Extension;
  readonly #assisted: Assisted;
  /** The files that are open and not shown. */
  readonly #others = new Map<string, EditorState>();
  readonly #moved: () => void;
  #path: string;
  /** What a run found wrong, and in which text. */
  #found: { doc: Text; diagnostics: Diagnostic[] } | undefined;
  /** Whether a text is being put in by the page. */
  #putting = false;

  constructor(parent: HTMLElement, path: string, actions: Actions) {
    this.#path = path;
    this.#moved = actions.moved;
    const act = (action: () => void) => (view: EditorView) => {
      closeCompletion(view);
      action();
      return true;
    };
    this.#assisted = new Assisted(
      ({ completing, searching, completeAnyWord }) => [
        completing(
          namesOf(() => actions.variables().map(({ name }) => name)),
          functionNames,
          completeAnyWord,
        ),
        searching,
      ],
      () => {
        this.#view.dispatch(this.#assisted.update(this.#view.state));
        for (const [path, state] of this.#others) this.#others.set(path, this.#assisted.update(state).state);
      },
    );
    this.#extensions = [
      Prec.highest(
        keymap.of([
          { key: "F5", run: act(actions.run) },
          { key: "Mod-Enter", run: act(() => (this.section ? actions.runSection() : actions.run())) },
          { key: "Mod-Shift-Enter", run: act(() => this.#runSectionAndGoOn(actions)) },
          { key: "F9", run: act(actions.runSelection) },
          { key: "Mod-.", run: act(actions.stop) },
        ]),
      ),
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      indentUnit.of("    "),
      hovering(actions.variables),
      lintGutter(),
      linter(
        async (view) => {
          if (!this.#path.endsWith(".m")) return [];
          const { state } = view;
          const error = await actions.check(state.doc.toString());
          if (error) return [error, ...error.others].flatMap((each) => diagnostic(each, state));
          // What is given here takes the place of what is underlined: errors of a run stay while their text does.
          return this.#found?.doc === state.doc ? this.#found.diagnostics : [];
        },
        { delay: 600 },
      ),
      matlabSupport,
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.contentAttributes.of({
        "aria-label": "Program",
        tabindex: "0",
        autocapitalize: "off",
        spellcheck: "false",
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !this.#putting) actions.changed(this.#path);
        if (update.docChanged || update.selectionSet) actions.moved();
      }),
    ];
    this.#view = new EditorView({ parent, state: this.#stateOf("") });
  }

  #stateOf(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: [this.#assisted.extension, this.#extensions] });
  }

  /** The file that is shown. */
  get path(): string {
    return this.#path;
  }

  /** The files that are open. */
  get paths(): string[] {
    return [...this.#others.keys(), this.#path];
  }

  /** Shows a file that is open, or opens it with this text. */
  show(path: string, text = ""): void {
    if (path === this.#path) return;
    this.#others.set(this.#path, this.#view.state);
    const state = this.#others.get(path) ?? this.#stateOf(text);
    this.#others.delete(path);
    this.#path = path;
    this.#view.setState(state);
    this.#moved();
  }

  isOpen(path: string): boolean {
    return path === this.#path || this.#others.has(path);
  }

  /** Closes a file that is not the one shown. */
  close(path: string): void {
    this.#others.delete(path);
  }

  rename(from: string, to: string): void {
    if (from === this.#path) this.#path = to;
    const state = this.#others.get(from);
    if (!state) return;
    this.#others.delete(from);
    this.#others.set(to, state);
  }

  textOf(path: string): string {
    return path === this.#path ? this.text : (this.#others.get(path)?.doc.toString() ?? "");
  }

  /** Puts another text into an open file, as when a program has written it. */
  put(path: string, text: string): void {
    if (this.textOf(path) === text) return;
    if (path !== this.#path) {
      this.#others.set(path, this.#stateOf(text));
      return;
    }
    this.#putting = true;
    this.text = text;
    this.#putting = false;
  }

  /** The section that the cursor is in, from one line that begins with %% to the next; undefined without sections. */
  get section(): { from: number; to: number } | undefined {
    const { doc, selection } = this.#view.state;
    const marks: number[] = [];
    for (let line = 1; line <= doc.lines; line++)
      if (/^\s*%%(\s|$)/.test(doc.line(line).text)) marks.push(doc.line(line).from);
    if (marks.length === 0) return undefined;
    const { head } = selection.main;
    return {
      from: marks.filter((mark) => mark <= head).at(-1) ?? 0,
      to: marks.find((mark) => mark > head) ?? doc.length,
    };
  }

  #runSectionAndGoOn(actions: Actions): void {
    const { section } = this;
    if (!section) {
      actions.run();
      return;
    }
    actions.runSection();
    this.#view.dispatch({ selection: { anchor: section.to }, scrollIntoView: true });
  }

  get selection(): { from: number; to: number } | undefined {
    const { from, to } = this.#view.state.selection.main;
    return from < to ? { from, to } : undefined;
  }

  /** A part of the text, everything before it blank: places in it are places in the whole. */
  part({ from, to }: { from: number; to: number }): string {
    const whole = this.text;
    return whole.slice(0, from).replaceAll(/[^\n]/g, " ") + whole.slice(from, to);
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
    this.#found = undefined;
    this.#view.dispatch(setDiagnostics(this.#view.state, []));
  }

  /** Underlines the place of an error, where it has one in the text that is shown. */
  showError(error: MatlabError): void {
    if (error.span?.source !== this.#path) return;
    const made = diagnostic(error, this.#view.state);
    this.#found = { doc: this.#view.state.doc, diagnostics: made };
    this.#view.dispatch(setDiagnostics(this.#view.state, made));
    for (const { from } of made)
      this.#view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "nearest" }) });
  }
}

function diagnostic(
  error: Pick<MatlabError, "span" | "message" | "hints">,
  { doc }: EditorState,
): Diagnostic[] {
  const { span } = error;
  if (!span) return [];
  const from = Math.min(span.start, doc.length);
  const to = Math.min(Math.max(span.end, from + 1), doc.length);
  return [{ from, to, severity: "error", message: [error.message, ...error.hints].join("\n") }];
}
