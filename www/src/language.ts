// MATLAB's tokens, for highlighting: where `'` ends a value it is a transpose, elsewhere it starts a text.

import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const KEYWORDS = new Set(
  (
    "break case catch classdef continue do else elseif end end_try_catch end_unwind_protect endfor endfunction endif " +
    "endswitch endwhile for function global if otherwise parfor persistent return switch try until unwind_protect " +
    "unwind_protect_cleanup while"
  ).split(" "),
);
const CONSTANTS = new Set(["true", "false", "pi", "Inf", "inf", "NaN", "nan", "eps", "i", "j", "e", "ans"]);

interface State {
  /** How many block comments are open. */
  comments: number;
  /** How many brackets are open: inside [] and {} a space before ' starts a text. */
  brackets: number;
  /** Whether what stands before can be transposed. */
  value: boolean;
}

function token(stream: StringStream, state: State): string | null {
  if (stream.sol()) {
    state.value = false;
    if (stream.match(/^\s*[%#]\{\s*$/)) {
      state.comments += 1;
      return "comment";
    }
  }
  if (state.comments > 0) {
    if (stream.sol() && stream.match(/^\s*[%#]\}\s*$/)) state.comments -= 1;
    else stream.skipToEnd();
    return "comment";
  }
  if (stream.eatSpace()) {
    if (state.brackets > 0) state.value = false;
    return null;
  }
  const quote = stream.peek();
  if (quote === '"' || (quote === "'" && !state.value)) {
    state.value = true;
    stream.match(quote === '"' ? /^"(?:[^"\\]|\\.|"")*"?/ : /^'(?:[^']|'')*'?/);
    return "string";
  }
  if (stream.match(/^[%#].*/) || stream.match(/^\.\.\..*/)) return "comment";
  if (stream.match(/^(?:0[xX][\da-fA-F]+|0[bB][01]+|(?:\d+\.?\d*|\.\d+)(?:[eEdD][+-]?\d+)?)[ij]?/)) {
    state.value = true;
    return "number";
  }
  const word = stream.match(/^[A-Za-z_]\w*/);
  if (word && typeof word !== "boolean") {
    const name = word[0];
    const field = stream.string.charAt(stream.start - 1) === ".";
    const keyword = !field && KEYWORDS.has(name) && !(name === "end" && state.brackets > 0);
    state.value = !keyword;
    return keyword ? "keyword" : !field && CONSTANTS.has(name) ? "atom" : "variableName";
  }
  const character = stream.next() ?? "";
  if ("([{".includes(character)) {
    state.brackets += 1;
    state.value = false;
    return "bracket";
  }
  if (")]}".includes(character)) {
    state.brackets = Math.max(0, state.brackets - 1);
    state.value = true;
    return "bracket";
  }
  // A transpose can be transposed again.
  state.value = character === "'" || (character === "." && stream.peek() === "'");
  return "operator";
}

const matlab = StreamLanguage.define<State>({
  name: "matlab",
  startState: () => ({ comments: 0, brackets: 0, value: false }),
  token,
  languageData: { commentTokens: { line: "%", block: { open: "%{", close: "%}" } } },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: tags.keyword, color: "var(--code-keyword)", fontWeight: "600" },
  { tag: tags.string, color: "var(--code-string)" },
  { tag: tags.number, color: "var(--code-number)" },
  { tag: tags.atom, color: "var(--code-number)" },
  { tag: tags.operator, color: "var(--code-operator)" },
]);

export const matlabSupport = [matlab, syntaxHighlighting(colours)];
