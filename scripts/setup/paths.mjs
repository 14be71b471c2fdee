// Where things are: the checkout, its own working state, and the cache that checkouts of one user share.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** State of this checkout: stamps, logs, generated configuration. Safe to delete at any time. */
export const STATE = join(ROOT, ".tools");
export const STAMPS = join(STATE, "stamps");
export const LOGS = join(STATE, "logs");
export const TARGET = join(ROOT, "target");
export const PKG = join(ROOT, "pkg");

/** Tools and compiled dependencies, shared by all checkouts; MATGPU_CACHE moves it. */
export const CACHE =
  process.env.MATGPU_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "matgpu");

/** The folder of cargo and rustup, if rustup has put them in its usual place. */
export function cargoBin() {
  const bin = join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "bin");
  return existsSync(bin) ? bin : undefined;
}

/** A program of a package in node_modules, run through this Node. */
export function nodeProgram(relative) {
  return join(ROOT, "node_modules", relative);
}
