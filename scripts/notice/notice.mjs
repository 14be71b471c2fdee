// NOTICE: the licences of what is in the package and in the playground besides the project's own code. Written by
// `npm run generate`, compared by `npm run check`, packed with the package.
//
// Why not cargo-about: it knows crates alone, and half of this is npm packages and notices in our own files; it would be compiled
// for some minutes to read the same licence files that cargo has already unpacked on every machine that builds.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/paths.mjs";
import { crates, needLicence } from "./crates.mjs";
import { bundled } from "./npm.mjs";
import { ownNotices } from "./own.mjs";

const FILE = join(ROOT, "NOTICE");
const RULE = "=".repeat(100);

/** The text of NOTICE, from what is on this machine. */
export async function noticeText() {
  return render({ crates: await crates(), packages: bundled(), own: ownNotices() });
}

/** NOTICE from lists of crates, of npm packages, and of notices in own files. A text that many share is there once. */
export function render({ crates, packages, own }) {
  const texts = new Map();
  const row = (found) => {
    needLicence(found);
    const numbers = found.texts.map(({ text }) => {
      if (!texts.has(text)) texts.set(text, { number: texts.size + 1, of: [] });
      const known = texts.get(text);
      const name = `${found.name} ${found.version}`;
      if (!known.of.includes(name)) known.of.push(name);
      return known.number;
    });
    // The licence that a package names holds also where it packs no text.
    const where = numbers.length > 0 ? `texts ${numbers.join(", ")}` : withoutText(found);
    return `  ${found.name} ${found.version}: ${found.licence}; ${where}`;
  };
  const lines = [
    "matgpu contains code of others, under the licences below. Where one may choose among several, MIT is chosen.",
    "Written by `npm run generate`.",
    "",
    "Code that files of matgpu follow step by step; each file carries the notice as well:",
    "",
    ...own.flatMap(({ name, text, files }) => [`  ${name}, in ${files.join(", ")}:`, "", indented(text), ""]),
    "Crates in the WebAssembly module:",
    "",
    ...crates.map(row),
    "",
    "npm packages in the playground (www), which is not part of the npm package:",
    "",
    ...packages.map(row),
    "",
    "The texts, by their numbers:",
  ];
  for (const [text, { number, of }] of texts)
    lines.push("", RULE, `Text ${number}, of ${of.join(", ")}`, RULE, "", text);
  return `${lines.join("\n")}\n`;
}

const withoutText = ({ authors = [], repository }) =>
  ["it packs no text of it", authors.join(", "), repository].filter(Boolean).join("; ");

const indented = (text) =>
  text
    .split("\n")
    .map((line) => (line ? `    ${line}` : ""))
    .join("\n");

export async function writeNotice() {
  writeFileSync(FILE, await noticeText());
}

/** A check: what is wrong with NOTICE as it lies there. */
export async function staleNotice() {
  let found = "";
  try {
    found = readFileSync(FILE, "utf8");
  } catch {
    return ["NOTICE is missing: `npm run generate` writes it"];
  }
  return differs(found, await noticeText());
}

export function differs(found, wanted) {
  if (found === wanted) return [];
  const [a, b] = [found.split("\n"), wanted.split("\n")];
  const at = a.findIndex((line, k) => line !== b[k]);
  const line = at < 0 ? a.length : at;
  return [
    `NOTICE is out of date from line ${line + 1} on (found "${a[line] ?? ""}", expected "${b[line] ?? ""}"): \`npm run generate\` writes it`,
  ];
}
