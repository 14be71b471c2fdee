// Puts a folder into the shared cache whole: made under a temporary name, renamed when complete. Two
// checkouts that make the same one at the same time do no harm: the first rename wins.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ABANDONED_AFTER_MS = 6 * 3600_000;

/** Makes `folder` with `make(temporaryFolder)` unless it is there. Gives true if it was made now. */
export async function place(folder, make) {
  if (existsSync(folder)) return false;
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  sweep(parent);
  const temporary = join(parent, `${basename(folder)}.${process.pid}.tmp`);
  rmSync(temporary, { recursive: true, force: true });
  try {
    await make(temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (existsSync(folder)) return false;
    throw error;
  }
  return true;
}

/** Removes what interrupted runs have left: their process is gone, or it is very old. */
export function sweep(parent) {
  for (const name of readdirSync(parent)) {
    const match = /\.(\d+)\.tmp$/.exec(name);
    if (!match) continue;
    const path = join(parent, name);
    const old = Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS;
    if (old || !isAlive(Number(match[1]))) rmSync(path, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
