// Compiled dependencies, shared between checkouts. Each checkout has its own target/ folder; a fresh
// one starts with a copy of the dependencies that another has compiled, never with the
// crate's own results. cargo still decides by its fingerprints what of it is current, so a copy that
// is out of date costs time and hides nothing.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { isAbsolute, join } from "node:path";
import { capture } from "../exec.mjs";
import { detail, step } from "../say.mjs";
import { CACHE, TARGET } from "./paths.mjs";
import { place } from "./place.mjs";
import { hashOf } from "./stamps.mjs";

const COPIES = join(CACHE, "compiled");
const KEPT = 2;

/** Folders of target/ that hold compiled dependencies: [the profile's folder, the copy's name]. */
export const PROFILES = {
  native: "debug",
  web: "wasm32-unknown-unknown/web",
  webHost: "web",
  release: "wasm32-unknown-unknown/release",
  releaseHost: "release",
  // What lints know of dependencies.
  lint: "lint/debug",
  lintWeb: "lint/wasm32-unknown-unknown/web",
  lintWebHost: "lint/web",
};

const compiler = () => hashOf({ texts: [capture("rustc", ["-vV"]) ?? ""] }).slice(0, 8);
const dependencies = () => hashOf({ files: ["Cargo.lock", "Cargo.toml", ".cargo"] }).slice(0, 12);

const copies = (profile) => {
  const family = `${profile}-${compiler()}-`;
  const age = (name) => -statSync(join(COPIES, name)).mtimeMs;
  return existsSync(COPIES)
    ? readdirSync(COPIES)
        .filter((name) => name.startsWith(family) && !name.endsWith(".tmp"))
        .sort((a, b) => age(a) - age(b))
    : [];
};

/** Gives an empty profile folder of this checkout the newest copy that there is. */
export function restoreCompiled(profile) {
  const folder = join(TARGET, PROFILES[profile]);
  if (existsSync(join(folder, ".fingerprint"))) return;
  const exact = `${profile}-${compiler()}-${dependencies()}`;
  const names = copies(profile);
  const name = names.includes(exact) ? exact : names[0];
  if (!name) return;
  step(`Copying compiled dependencies from the cache (${profile})`);
  const temporary = `${folder}.copy`;
  rmSync(temporary, { recursive: true, force: true });
  copyTree(join(COPIES, name), temporary, () => true);
  // cargo may have made an empty folder; what is in it without fingerprints is of no use.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".."), { recursive: true });
  capture("mv", [temporary, folder]);
  const now = new Date();
  utimesSync(join(COPIES, name), now, now);
}

/** Keeps this checkout's compiled dependencies as a copy, unless there is one of the same lock file. */
export async function keepCompiled(profile) {
  const folder = join(TARGET, PROFILES[profile]);
  if (!existsSync(join(folder, ".fingerprint"))) return;
  const copy = join(COPIES, `${profile}-${compiler()}-${dependencies()}`);
  const made = await place(copy, async (temporary) => {
    const own = ownStems(folder);
    for (const part of ["deps", "build", ".fingerprint"].filter((name) => existsSync(join(folder, name)))) {
      copyTree(join(folder, part), join(temporary, part), (name) => !own.has(stemOf(name)));
    }
  });
  if (!made) return;
  detail(`kept the compiled dependencies for other checkouts (${profile})`);
  for (const name of copies(profile).slice(KEPT))
    rmSync(join(COPIES, name), { recursive: true, force: true });
}

/** The name of a compiled unit without what cargo puts around it. */
const stemOf = (name) => name.replace(/^lib/, "").replace(/\.(d|rlib|rmeta|wasm|so|dylib|dwp)$/, "");

/**
 * The units of this checkout's own crate: those whose dependency file names sources relative to the
 * checkout (a registry crate's are absolute), and all that carries the crate's name.
 */
function ownStems(folder) {
  const own = new Set();
  const deps = join(folder, "deps");
  for (const name of existsSync(deps) ? readdirSync(deps) : []) {
    if (!name.endsWith(".d")) continue;
    const sources = readFileSync(join(deps, name), "utf8").split("\n")[0].split(": ")[1] ?? "";
    const first = sources.split(" ")[0];
    if (first && !isAbsolute(first)) own.add(stemOf(name));
  }
  for (const part of ["build", ".fingerprint"]) {
    for (const name of existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : []) {
      if (name.startsWith("matgpu-")) own.add(name);
    }
  }
  return own;
}

/** A copy that keeps times (cargo compares them) and owns every file (cargo writes into some). */
function copyTree(from, to, wanted) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(wanted)) {
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
}
