// Completion and hover help for the library's functions, whose list is generated from the crate's tables; and what a hovered
// variable holds.

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip } from "@codemirror/view";
import type { Variable } from "matgpu";
import { bytes, make } from "./page.js";

export interface Described {
  name: string;
  forms: string[];
  summary: string;
}

let loading: Promise<Map<string, Described>> | undefined;

/** The list is fetched when it is first wanted: the page starts without it. */
export function functions(): Promise<Map<string, Described>> {
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

/** Completes names that are there now: a program's variables. */
export const namesOf =
  (names: () => readonly string[]) =>
  (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[A-Za-z_]\w*$/);
    if (!word && !context.explicit) return null;
    const options = names().map((label) => ({ label, type: "variable", boost: 1 }));
    return { from: word?.from ?? context.pos, options, validFor: /^\w*$/ };
  };

/** What is under the pointer: a variable as the last run left it, or a function of the library. */
export const hovering = (variables: () => readonly Variable[]) =>
  hoverTooltip(async (view, at) => {
    const word = view.state.wordAt(at);
    if (!word || isField(view.state.sliceDoc(0, word.from))) return null;
    const name = view.state.sliceDoc(word.from, word.to);
    const variable = variables().find((each) => each.name === name);
    const described = variable ? undefined : (await functions()).get(name);
    if (!variable && !described) return null;
    return {
      pos: word.from,
      end: word.to,
      create: () => ({ dom: variable ? value(variable) : described ? help(described) : make("div") }),
    };
  });

/** A name behind a point is a field's, unless the point ends a number or begins an operation. */
const isField = (before: string): boolean => /[A-Za-z_)\]}]\w*\.$/.test(before);

function value({ name, class: kind, shape, bytes: size, preview, residency }: Variable): HTMLElement {
  const where = residency === "host" ? "" : `, ${residency === "both" ? "host and device" : residency}`;
  return make(
    "div",
    { className: "function-help" },
    // A number alone needs no brackets.
    make("code", {}, preview === "" ? name : `${name} = ${preview.replace(/^\[([^\s;]*)\]$/, "$1")}`),
    `${kind} ${shape.join("×")}, ${bytes(size)}${where}`,
  );
}
