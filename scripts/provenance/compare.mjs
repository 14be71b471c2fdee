// Compares the library's .m texts with the files of the same name of an installed Octave. Those are read here, by the
// machine: names and shares leave this file, never a piece of their text.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { octaveLibrary } from "../conformance/octave.mjs";
import { ROOT } from "../setup/paths.mjs";
import { gramsOf, idiomsOf, similarity } from "./similarity.mjs";

/** A text that shares so much needs a reason in reviewed.txt … */
export const LIMIT = 0.2;
/** … unless what it shares is a statement or two: so many grams are 26 tokens in a row. */
export const TOO_SHORT = 20;

const REVIEWED = "scripts/provenance/reviewed.txt";

/** Every text at LIMIT or above, the most similar first, and what is wrong, a line each. */
export async function compareWithOctave() {
  const { share, version } = await octaveLibrary();
  const theirs = sources(join(share, "m")).map(({ name, text }) => ({ name, grams: new Set(gramsOf(text)) }));
  const texts = sources(join(ROOT, "src/builtins"));
  const reasons = reviewed(readFileSync(join(ROOT, REVIEWED), "utf8"));
  const { namesakes, similar } = compare(texts, theirs, reasons);
  return { texts: texts.length, namesakes, similar, version, wrong: verdict(similar, reasons) };
}

/** Of texts { name, text } against files { name, grams }: how many have a namesake, and those that are similar to it. */
export function compare(texts, theirs, reasons) {
  const idioms = idiomsOf(theirs.map(({ grams }) => grams));
  const similar = [];
  let namesakes = 0;
  for (const { name, text } of texts) {
    const found = theirs
      .filter((file) => file.name === name)
      .map(({ grams }) => similarity(text, grams, idioms))
      .sort((a, b) => b.share - a.share);
    if (found.length === 0) continue;
    namesakes += 1;
    if (found[0].share >= LIMIT) similar.push({ name, ...found[0], reason: reasons.get(name) });
  }
  similar.sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return { namesakes, similar };
}

/** What is wrong: texts without a reason, and reasons without a text. */
export function verdict(similar, reasons) {
  const unexcused = similar.filter(({ shared, reason }) => !reason && shared >= TOO_SHORT);
  const wrong = unexcused.map(
    ({ name, share }) =>
      `${name}.m is ${Math.round(100 * share)} % like Octave's: write it from the published formula, in a structure of its own`,
  );
  for (const name of reasons.keys())
    if (!similar.some((text) => text.name === name && text.shared >= TOO_SHORT))
      wrong.push(`${REVIEWED} excuses ${name}, which needs no excuse: delete its line`);
  return wrong;
}

/** Lines of `name: why the specification forces this form`; # begins a comment. */
export function reviewed(text) {
  const reasons = new Map();
  for (const line of text.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const [, name, reason] = /^(\w+): (\S.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`${REVIEWED}: expected "name: reason", found "${line}"`);
    reasons.set(name, reason);
  }
  return reasons;
}

/** Every .m file below a folder, with its name and text. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".m"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => ({ name: basename(path, ".m"), text: readFileSync(path, "utf8") }));
}
