// Dependencies that Cargo.toml names and nothing uses. cargo-machete does the same by the same means, a search of the text, and
// takes minutes to compile; cargo's own metadata knows the names under which a program sees its dependencies.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { metadata } from "../notice/crates.mjs";

/** A line for each dependency of a package of the workspace that none of its sources names. */
export async function unusedDependencies() {
  const { packages, workspace_members } = await metadata();
  const own = packages.filter(({ id }) => workspace_members.includes(id));
  return own.flatMap((member) => {
    const folder = dirname(member.manifest_path);
    const text = sources(
      folder,
      own.map((other) => dirname(other.manifest_path)).filter((other) => other !== folder),
    );
    return unused(member.dependencies, packages, text).map(
      (name) =>
        `${member.name} names the dependency ${name} and uses it nowhere: delete it from its Cargo.toml`,
    );
  });
}

/** The names of those dependencies whose library no path in the text begins with. */
export function unused(dependencies, packages, text) {
  const found = dependencies.filter(
    (dependency) => !new RegExp(`\\b${libraryOf(dependency, packages)}\\b`).test(text),
  );
  return [...new Set(found.map(({ name }) => name))];
}

/** What a program calls a dependency: md-5 is md5. */
function libraryOf({ name, rename }, packages) {
  const targets = packages.filter((found) => found.name === name).flatMap((found) => found.targets);
  const library = targets.find(({ kind }) =>
    kind.some((k) => k === "lib" || k === "proc-macro" || k === "rlib"),
  );
  return (rename ?? library?.name ?? name).replaceAll("-", "_");
}

/** All Rust of a package, and of the folders that it shares by #[path = "…"]; without comments, and without other packages. */
function sources(folder, others) {
  const files = ["src", "tests", "benches", "examples", "build.rs"]
    .flatMap((part) => rustFiles(join(folder, part)))
    .filter((path) => !others.some((other) => other.startsWith(folder) && path.startsWith(`${other}/`)));
  const shared = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/#\[path = "([^"]+)"\]/g)].flatMap(([, to]) =>
      rustFiles(dirname(join(dirname(path), to))),
    ),
  );
  return [...files, ...shared]
    .map((path) => readFileSync(path, "utf8").replace(/^\s*\/\/.*$/gm, ""))
    .join("\n");
}

/** The Rust files at a path, if there is anything. */
function rustFiles(path) {
  if (!existsSync(path)) return [];
  if (path.endsWith(".rs")) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".rs"))
    .map((entry) => join(entry.parentPath, entry.name));
}
