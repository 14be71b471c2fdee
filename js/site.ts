// A folder of programs as a static page: its files, the package's own for browsers, and the page around them, which asks
// nothing of whoever serves it.

import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = dirname(fileURLToPath(import.meta.url));

/** Something about the folders is not as it has to be. */
export class SiteError extends Error {}

export interface Site {
  /** Paths of the scripts, which the page shows. */
  programs: string[];
  /** All files of the folder that programs can read, the scripts included. */
  files: string[];
}

/** Writes the page of `folder` into `out`, which is new, empty, or an earlier page. */
export async function writeSite(folder: string, out: string, title?: string): Promise<Site> {
  const [from, to] = [resolve(folder), resolve(out)];
  const files = await filesOf(from, to).catch(() => {
    throw new SiteError(`cannot read the folder ${folder}`);
  });
  const programs: { path: string; title: string }[] = [];
  for (const path of files.filter((name) => name.endsWith(".m"))) {
    const text = await readFile(join(from, path), "utf8");
    if (isScript(text)) programs.push({ path, title: titleOf(text) ?? path });
  }
  if (programs.length === 0)
    throw new SiteError(`expected a script (.m) in ${folder}, found ${files.length} other files`);
  await clear(to, from);
  for (const path of files) {
    await mkdir(dirname(join(to, "files", path)), { recursive: true });
    await cp(join(from, path), join(to, "files", path));
  }
  await copyPackage(join(to, "matgpu"));
  await writeFile(join(to, "files.json"), `${JSON.stringify({ programs, files }, null, 1)}\n`);
  await writeFile(join(to, "index.html"), pageOf(title ?? basename(from)));
  return { programs: programs.map(({ path }) => path), files };
}

/** The files of a folder, without what begins with a dot, installed packages, links, and the page itself. */
async function filesOf(folder: string, out: string, at = folder): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(at, { withFileTypes: true })) {
    const path = join(at, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules" || path === out) continue;
    if (entry.isDirectory()) found.push(...(await filesOf(folder, out, path)));
    else if (entry.isFile()) found.push(relative(folder, path).split(sep).join("/"));
  }
  return found.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** A text that begins with neither a function nor a class: comments are no beginning. */
function isScript(text: string): boolean {
  const bare = text.replace(/^\s*[%#]\{\s*$[\s\S]*?^\s*[%#]\}\s*$/gm, "").replace(/^\s*(?:[%#].*)?$/gm, "");
  return bare.trim() !== "" && !/^\s*(?:function|classdef)\b/.test(bare);
}

/** What the first line says, where it is a comment. */
const titleOf = (text: string): string | undefined =>
  /^\s*[%#]+\s*([^\s{].*?)\s*$/.exec(text.split("\n")[0] ?? "")?.[1];

/** Only an earlier page is replaced: what else lies there is somebody's. */
async function clear(out: string, from: string): Promise<void> {
  if (from === out || from.startsWith(out + sep))
    throw new SiteError(
      `the page cannot be written into the folder that it is made of, or around it: ${out}`,
    );
  const there = await readdir(out).catch((): string[] => []);
  const own = ["files", "files.json", "index.html", "matgpu"];
  if (there.some((name) => !own.includes(name)) || (there.length > 0 && !there.includes("files.json")))
    throw new SiteError(`${out} is neither empty nor an earlier page; --out names another folder`);
  for (const name of there) await rm(join(out, name), { recursive: true });
  await mkdir(out, { recursive: true });
}

/** The package as pages import it: its entry, all that this names, and the bundled page. */
async function copyPackage(to: string): Promise<void> {
  const names = new Set<string>();
  const follow = async (name: string): Promise<void> => {
    if (names.has(name)) return;
    names.add(name);
    if (!name.endsWith(".js")) return;
    const text = await readFile(join(PACKAGE, name), "utf8");
    const literal = /(?:from|import)\s*\(?\s*"(\.[^"]+)"|new URL\(\s*"([^"]+)"\s*,\s*import\.meta\.url/g;
    for (const [, imported, address] of text.matchAll(literal))
      await follow(join(dirname(name), imported ?? address ?? ""));
  };
  await follow("index.js");
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(PACKAGE, name), join(to, name));
  }
  await cp(join(PACKAGE, "site"), join(to, "site"), { recursive: true });
}

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; " +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const pageOf = (title: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="./matgpu/site/page.css" />
    <script type="module" src="./matgpu/site/page.js"></script>
  </head>
  <body>
    <header>
      <h1>${escaped(title)}</h1>
      <div class="actions">
        <button id="run" class="primary" disabled title="Run (Ctrl-Enter)">Run</button>
        <button id="stop" disabled title="Stop (Ctrl-.)">Stop</button>
        <button id="theme" title="Light or dark" aria-label="Switch between light and dark">◐</button>
      </div>
    </header>
    <p id="unserved">This page runs programs, and browsers start those of a page only where it is served: put the folder on any
      web server, or run <code>npx http-server</code> in it. JavaScript has to be allowed.</p>
    <main class="site">
      <nav id="programs" aria-label="Programs"></nav>
      <section id="sheet" aria-label="Program"><div id="text"></div></section>
      <section id="results" aria-label="Results">
        <div id="output"></div>
        <div id="figures" hidden></div>
        <div id="status" role="status"></div>
      </section>
    </main>
  </body>
</html>
`;
