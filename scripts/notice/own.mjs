// Notices of published code that files of the project follow step by step. A file that does carries the notice itself, in
// lines that begin with //, from a line `// Notice of NAME:` to the next line without //.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../setup/paths.mjs";

/** { name, text, files } for each notice in src and shaders. */
export function ownNotices(folders = ["src", "shaders"]) {
  const notices = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      for (const { name, text } of noticesIn(readFileSync(path, "utf8"))) {
        const known = notices.get(`${name}\n${text}`) ?? { name, text, files: [] };
        known.files.push(relative(ROOT, path));
        notices.set(`${name}\n${text}`, known);
      }
    }
  for (const { files } of notices.values()) files.sort();
  return [...notices.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The notices in a source text. */
export function noticesIn(source) {
  const found = [];
  let open;
  for (const line of source.split("\n")) {
    const begins = /^\/\/ Notice of (.+):$/.exec(line)?.[1];
    if (begins) {
      open = { name: begins, lines: [] };
      found.push(open);
    } else if (open && line.startsWith("//") && !/^\/\/[/!]/.test(line))
      open.lines.push(line.replace(/^\/\/ ?/, ""));
    else open = undefined;
  }
  return found.map(({ name, lines }) => ({ name, text: lines.join("\n").trim() }));
}
