// The crates whose code is in the module, with their licence texts: those that cargo resolves for the browser with normal
// dependencies, without procedural macros, which run at build time alone.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exec } from "../exec.mjs";
import { Problem } from "../say.mjs";
import { ROOT } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";

/** What cargo knows of the project for the browser. */
export async function metadata() {
  const run = await exec(
    "cargo",
    ["metadata", "--format-version", "1", "--filter-platform", WASM, "--locked"],
    {
      cwd: ROOT,
      name: "cargo-metadata",
    },
  );
  return JSON.parse(run.output.slice(run.output.indexOf('{"packages"')));
}

/** { name, version, licence, repository, texts } of each crate in the module, by name and version. */
export async function crates() {
  const known = await metadata();
  const run = await exec(
    "cargo",
    [
      "tree",
      "--locked",
      "--target",
      WASM,
      "--edges",
      "normal,no-proc-macro",
      "--prefix",
      "none",
      "--format",
      "{p}",
    ],
    { cwd: ROOT, name: "cargo-tree" },
  );
  const inside = new Set(
    [...run.output.matchAll(/^(\S+) v(\S+)/gm)].map(([, name, version]) => `${name} ${version}`),
  );
  return known.packages
    .filter(({ name, version, source }) => source && inside.has(`${name} ${version}`))
    .map((found) => ({
      name: found.name,
      version: found.version,
      licence: found.license ?? "see its text",
      repository: found.repository ?? "",
      authors: found.authors.map((author) => author.replace(" <>", "")),
      texts: chosen(found.license ?? "", licenceTexts(dirname(found.manifest_path))),
    }))
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/** Where MIT is one of several licences to choose from, the texts of the others are left out. */
export function chosen(licence, texts) {
  const isMit = ({ file }) => /mit/i.test(file);
  if (!/\bMIT\b/.test(licence) || !/ OR |\//.test(licence) || !texts.some(isMit)) return texts;
  return texts.filter(
    (text) => isMit(text) || !/apache|unlicen|zlib|0bsd|bsd|boost|^licen[cs]e$|^copying$/i.test(text.file),
  );
}

/** The texts of the files of a folder that are named as licences are, by name. */
export function licenceTexts(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => ({ file, text: tidy(readFileSync(join(folder, file), "utf8")) }));
}

/** Without what differs between two copies of one text: ends of lines, spaces at their ends. */
export const tidy = (text) =>
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();

/** Refuses a package of which nothing says under what licence it is. */
export function needLicence({ name, version, licence }) {
  if (!licence) throw new Problem(`${name} ${version} names no licence: NOTICE cannot carry it.`);
}
