// Calls that make sense, which parameters' names alone do not give for every function: those of calls.txt, and those that the
// project makes already, in the examples of the catalog and in the scripts of tests/lang, where they can stand alone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bracketed, splitArguments } from "./forms.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** An example that is to fail is none to vary. */
const EXAMPLE = /\b(?:Equal|Prints)\(\s*(?:r(#*)"([\s\S]*?)"\1|"((?:[^"\\]|\\[\s\S])*)")/g;
const WORDS = new Set(["end", "true", "false"]);
/** A call that asks for much is no call to vary. */
const LONGEST = 200;

/** Texts in the language that are varied: the lines of calls.txt and the examples of the catalog. */
export function texts() {
  const own = readFileSync(new URL("calls.txt", import.meta.url), "utf8").split("\n");
  const examples = below("src/builtins", ".rs").flatMap((file) => [...file.matchAll(EXAMPLE)].map(unquoted));
  return [...own.filter((line) => !line.startsWith("#")), ...examples];
}

/** Texts of which each call is made as it is: the lines of the tests' scripts. A test that is added changes no other call. */
export const tests = () => below("tests/lang", ".m").flatMap((file) => file.split("\n"));

function below(folder, ending) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => readFileSync(path, "utf8"));
}

const unquoted = ([, , raw, quoted]) =>
  raw ?? quoted.replace(/\\(.)/g, (_, c) => ({ n: "\n", t: "\t", 0: "\0" })[c] ?? c);

/** For each of the names its calls in these texts, as { args, outs }; `known` are the names that arguments may use. */
export function harvest(names, known, texts) {
  const calls = new Map(names.map((name) => [name, new Map()]));
  for (const text of texts)
    for (const match of text.matchAll(/(?<![\w.@])([A-Za-z]\w*)\(/g)) {
      const inside = bracketed(text, match.index + match[0].length - 1);
      if (inside === undefined || inside.length > LONGEST || !standsAlone(inside, known)) continue;
      let [name, args, outs] = [match[1], splitArguments(inside), outsBefore(text.slice(0, match.index))];
      if (name === "nthargout" && /^\d$/.test(args[0]) && /^@\w+$/.test(args[1] ?? ""))
        [name, args, outs] = [args[1].slice(1), args.slice(2), Number(args[0])];
      calls.get(name)?.set(`${outs}${args.join(", ")}`, { args, outs });
    }
  return new Map([...calls].map(([name, found]) => [name, [...found.values()]]));
}

/** How many outputs are assigned where a call begins. */
function outsBefore(text) {
  const left = /\[([^[\]=]*)\]\s*=\s*$/.exec(text)?.[1];
  return left === undefined ? 1 : left.trim().split(/\s*,\s*|\s+/).length;
}

/** Whether a text uses no variables: only functions, literals, and what its own anonymous functions are given. */
export function standsAlone(text, known) {
  if (/[\n%#;]\s*$|\.\.\.|\bend\b|=[^=]|\0/.test(text.replace(/[=~<>!]=/g, ""))) return false;
  let bare = text.replace(/(?<![\w)\]}.'])'(?:[^']|'')*'|"(?:[^"]|"")*"/g, "''");
  const given = new Set();
  bare = bare.replace(/@\(([^)]*)\)/g, (_, params) => {
    for (const param of params.split(",")) given.add(param.trim());
    return "";
  });
  for (const [name] of bare.matchAll(/(?<![\w.])[A-Za-z]\w*/g))
    if (!given.has(name) && !known.has(name) && !WORDS.has(name)) return false;
  return true;
}
