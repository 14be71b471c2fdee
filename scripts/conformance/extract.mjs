// The test blocks (lines that begin with %!) of an installed Octave, as data. Nothing of them enters
// the project: they are read where they are installed, and only their names are ever written down.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { AREAS, COMPILED, OTHER_FILES, OTHER_WORDS } from "./scope.mjs";

const HEAD = /^(test|assert|error|fail|shared|function|endfunction|testif|warning|demo|xtest)\b/;

/** All blocks in scope below Octave's share folder, in the order of their files. */
export function extract(share) {
  const blocks = [];
  for (const path of filesBelow(join(share, "m"), ".m")) {
    const [area, ...rest] = path.slice(join(share, "m").length + 1).split("/");
    if (AREAS.has(area)) blocks.push(...blocksOf(readFileSync(path, "utf8"), area, rest.join("/")));
  }
  for (const path of filesBelow(join(share, "etc/tests"), "tst")) {
    const name = basename(path);
    const stem = name.replace(/\.(cc-tst|tst|cc|yy|ll|in).*$/, "");
    const area = name.endsWith(".tst") ? !OTHER_FILES.test(name) && "language" : COMPILED.has(stem) && "core";
    if (area) blocks.push(...blocksOf(readFileSync(path, "utf8"), area, name));
  }
  return blocks;
}

function filesBelow(folder, ending) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * The blocks of one file: { id, area, kind, setup, functions, code, expect, open }. `setup` is what
 * shared variables begin with, `functions` are those defined before the block, `expect` says that an
 * error must come.
 */
export function blocksOf(text, area, name) {
  const blocks = [];
  const functions = [];
  let setup = "";
  let count = 0;
  for (const { kind, code } of pieces(text)) {
    if (kind === "shared") setup = shared(code);
    else if (kind === "function") functions.push(`function${code}`);
    else if (kind === "endfunction") {
      if (functions.length > 0 && !functions.at(-1).trimEnd().endsWith("endfunction"))
        functions.push(`${functions.pop()}\nendfunction`);
    } else if (["test", "assert", "error", "fail"].includes(kind)) {
      count += 1;
      const body = bodyOf(kind, code);
      if (kind === "fail" || OTHER_WORDS.test(`${setup}${functions.join("\n")}${body}`)) continue;
      const id = `${area}/${name}#${count}`;
      const expect = kind === "error";
      blocks.push({ id, area, kind, setup, functions: [...functions], code: body, expect, open: isOpen(id) });
    }
  }
  return blocks;
}

/** The pieces between the heads of blocks: { kind, code }. A line that is no test line ends a piece. */
export function* pieces(text) {
  let piece;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.startsWith("%!")) {
      if (piece) yield finished(piece);
      piece = undefined;
      continue;
    }
    const body = line.slice(2);
    const head = HEAD.exec(body)?.[1];
    if (head) {
      if (piece) yield finished(piece);
      piece = { kind: head, lines: [body.slice(head.length)] };
    } else piece?.lines.push(body);
  }
  if (piece) yield finished(piece);
}

const finished = ({ kind, lines }) => ({ kind, code: lines.join("\n") });

/** `shared a, b` and the lines after it: every variable is empty until those lines give it a value. */
export function shared(code) {
  const match = /^\s*([A-Za-z_][\w, \t]*)?(?:\n([\s\S]*))?$/.exec(code);
  const names =
    match?.[1]
      ?.trim()
      .split(/[,\s]+/)
      .filter(Boolean) ?? [];
  if (names.length === 0) return "";
  return `${names.map((name) => `${name} = [];\n`).join("")}${match[2] ?? ""}\n`;
}

/** The program of a block; what stands in <> before it (a bug's number, an error's pattern) is no part. */
export function bodyOf(kind, code) {
  const before =
    /^\s*<(\*?\d+)>/.exec(code) ??
    /^\s*<((?:[^<>\\]|\\[^\n]|<[^<>]*>)*)>/.exec(code) ??
    /^\s*id=(\S+)/.exec(code);
  const body = before ? code.slice(before[0].length) : code;
  if (kind !== "assert") return body;
  const statement = `assert ${body.trim()}`;
  return statement.endsWith(";") ? statement : `${statement};`;
}

/** One block in four is kept aside, by a hash of its name: a check on those that people worked from. */
export function isOpen(id) {
  return createHash("sha256").update(id).digest()[0] % 4 !== 0;
}
