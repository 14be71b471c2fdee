// A row of keys for phones, whose keyboards have the characters of programs two layers down. It types into the editor
// that was touched last, and takes no focus from it.

import { indentMore, redo, undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { acceptCompletion, isCompleting } from "./assisted.js";
import { make } from "./page.js";

const CHARACTERS = [..."=()[]{},;:'.*/^+-<>&|~%@\"_"];
const NAMES: Record<string, string> = { "\t": "Tab" };

const tab = (view: EditorView) => (isCompleting(view) && acceptCompletion(view)) || indentMore(view);

const ACTIONS: [label: string, name: string, act: (view: EditorView) => unknown][] = [
  ["⇥", NAMES["\t"] ?? "", tab],
  ["↶", "Undo", undo],
  ["↷", "Redo", redo],
];

export function startKeys(parent: HTMLElement): void {
  let last: EditorView | undefined;
  document.addEventListener("focusin", ({ target }) => {
    const view = target instanceof HTMLElement ? EditorView.findFromDOM(target) : null;
    if (view) last = view;
  });
  const key = (label: string, name: string, act: (view: EditorView) => unknown) => {
    const button = make("button", { type: "button", textContent: label, ariaLabel: name, tabIndex: -1 });
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      if (!last) return;
      act(last);
      last.focus();
    });
    return button;
  };
  parent.append(
    ...ACTIONS.map((action) => key(...action)),
    ...CHARACTERS.map((character) =>
      key(character, character, (view) =>
        view.dispatch(view.state.replaceSelection(character), { userEvent: "input.type" }),
      ),
    ),
  );
}
