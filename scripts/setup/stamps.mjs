// Remembers what is done: a stamp holds the hash of a step's inputs and is written only after the
// step has succeeded, so that an interrupted step is simply run again.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT, STAMPS } from "./paths.mjs";

/** A hash of texts and of files (by their path in the checkout); a folder counts with all below it. */
export function hashOf({ texts = [], files = [] }) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`text ${text}\n`);
  for (const file of files.flatMap((path) => filesBelow(join(ROOT, path)))) {
    hash.update(`file ${relative(ROOT, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== "node_modules" && name !== "dist")
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Writes a file under a temporary name first: whoever reads it sees all of it or nothing. */
export function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** A folder of stamps; the commands use the checkout's own, tests one of their own. */
export class Stamps {
  constructor(folder = STAMPS) {
    this.folder = folder;
  }

  /** Whether the step was done with these inputs and what it made is still there. */
  holds(name, hash, made = []) {
    const file = join(this.folder, name);
    return existsSync(file) && readFileSync(file, "utf8") === hash && made.every((path) => existsSync(path));
  }

  set(name, hash) {
    writeWhole(join(this.folder, name), hash);
  }

  clear(name) {
    rmSync(join(this.folder, name), { force: true });
  }

  /** Runs `work` unless it is done; the stamp falls before the work starts and comes back after it. */
  async once(name, hash, made, work) {
    if (this.holds(name, hash, made)) return false;
    this.clear(name);
    await work();
    this.set(name, hash);
    return true;
  }
}
