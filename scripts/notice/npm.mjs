// The npm packages whose code is in the playground: what www/src imports, and what that depends on, by the lock file.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../say.mjs";
import { ROOT } from "../setup/paths.mjs";
import { licenceTexts } from "./crates.mjs";

/** { name, version, licence, repository, texts } of each package in the playground. */
export function bundled() {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  return closure(imported(), lock).map((place) => {
    const folder = join(ROOT, place);
    const found = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { name, version, license, repository } = found;
    if (version !== lock[place].version)
      throw new Problem(`node_modules holds ${name} ${version}, the lock file names ${lock[place].version}.`);
    const url = typeof repository === "string" ? repository : (repository?.url ?? "");
    return {
      name,
      version,
      licence: license,
      repository: url.replace(/^git\+|\.git$/g, ""),
      texts: licenceTexts(folder),
    };
  });
}

/** The packages that the playground's own modules import. */
function imported() {
  const names = new Set();
  for (const entry of readdirSync(join(ROOT, "www/src"), { withFileTypes: true, recursive: true })) {
    if (!/\.(ts|js|mjs|css)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const [, name] of text.matchAll(/(?:from|import|import\()\s*"((?:@[\w.-]+\/)?[a-z][\w.-]*)[^"]*"/g))
      names.add(name);
  }
  names.delete("matgpu");
  return [...names].sort();
}

/** The places in the lock file of packages and of all that they depend on, in the order of their names. */
export function closure(names, lock) {
  const places = new Set();
  const visit = (name, from) => {
    const place = resolve(name, from, lock);
    if (places.has(place)) return;
    places.add(place);
    for (const dependency of Object.keys(lock[place].dependencies ?? {})) visit(dependency, place);
  };
  for (const name of names) visit(name, "");
  return [...places].sort();
}

/** As Node looks for a package: in the folder of who asks, then in those around it. */
function resolve(name, from, lock) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const place = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (lock[place]) return place;
    if (!folder) throw new Problem(`package-lock.json names no ${name}, which ${from || "www/src"} imports.`);
  }
}
