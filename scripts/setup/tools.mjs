// The two Rust programs that builds for the browser need, compiled once into the shared cache under
// a name with their version: wasm-bindgen must be the very version that the lock file has.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { Problem, step } from "../say.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { place } from "./place.mjs";

const WASM_PACK = "0.15.1";
const TOOLS = join(CACHE, "tools");

/** The version of a crate in a lock file. */
export function lockedVersion(crate, lock = readFileSync(join(ROOT, "Cargo.lock"), "utf8")) {
  const version = new RegExp(`^name = "${crate}"\\nversion = "([^"]+)"`, "m").exec(lock)?.[1];
  if (!version) throw new Problem(`Cargo.lock names no ${crate}: restore it from git.`);
  return version;
}

const folderOf = (tool, version) => join(TOOLS, `${tool}-${version}`);

async function ensureTool(tool, version, program) {
  const folder = folderOf(tool, version);
  await place(folder, async (temporary) => {
    step(`Compiling ${tool} ${version} (once; about two minutes)`);
    await exec("cargo", ["install", tool, "--version", version, "--root", temporary], {
      name: `install-${tool}`,
      env: { CARGO_TARGET_DIR: join(temporary, "build") },
    });
    const { rm } = await import("node:fs/promises");
    await rm(join(temporary, "build"), { recursive: true, force: true });
  });
  const bin = join(folder, "bin");
  if (!existsSync(join(bin, program))) {
    throw new Problem(`${folder} holds no ${program}: delete that folder and run the same command again.`);
  }
  return bin;
}

/** Folders for the PATH of builds and tests for the browser. */
export async function ensureWasmTools({ forTests = false } = {}) {
  const path = [await ensureTool("wasm-bindgen-cli", lockedVersion("wasm-bindgen"), "wasm-bindgen")];
  if (forTests) path.push(await ensureTool("wasm-pack", WASM_PACK, "wasm-pack"));
  return path;
}
