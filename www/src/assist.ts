// What helps while a program is typed: completion, closing brackets, search. Fetched when the page can run programs
// (assisted.ts): the first screen does not wait for it.

import {
  autocompletion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
} from "@codemirror/autocomplete";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";

export {
  acceptCompletion,
  closeCompletion,
  completeAnyWord,
  completionStatus,
} from "@codemirror/autocomplete";

/** For every editor: completion out of these sources. */
export const completing = (...override: CompletionSource[]): Extension => [
  closeBrackets(),
  autocompletion({ override }),
  keymap.of(closeBracketsKeymap),
];

/** For programs: what is selected is marked wherever it is, and can be searched for. */
export const searching: Extension = [highlightSelectionMatches(), keymap.of(searchKeymap)];
