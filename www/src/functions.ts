// Completion and hover help for the library's functions; their list is generated from the crate's tables.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip } from "@codemirror/view";
import { make } from "./page.js";

interface Described {
  name: string;
  forms: string[];
  summary: string;
}

let loading: Promise<Map<string, Described>> | undefined;

/** The list is fetched when it is first wanted: the page starts without it. */
function functions(): Promise<Map<string, Described>> {
  loading ??= import("./functions.json").then(
    ({ default: all }) => new Map((all as Described[]).map((described) => [described.name, described])),
  );
  return loading;
}

function help({ forms, summary }: Described): HTMLElement {
  return make("div", { className: "function-help" }, ...forms.map((form) => make("code", {}, form)), summary);
}

export async function functionNames(context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[A-Za-z_]\w*$/);
  if (!word || (!context.explicit && word.text.length < 2)) return null;
  const options = [...(await functions()).values()].map((described) => ({
    label: described.name,
    type: "function",
    info: () => help(described),
  }));
  return { from: word.from, options, validFor: /^\w*$/ };
}

export const functionHelp = hoverTooltip(async (view, at) => {
  const word = view.state.wordAt(at);
  const described = word && (await functions()).get(view.state.sliceDoc(word.from, word.to));
  return described ? { pos: word.from, end: word.to, create: () => ({ dom: help(described) }) } : null;
});
