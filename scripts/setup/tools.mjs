// The Rust programs that builds and tests for the browser need, compiled once into the shared cache under a name with their
// version: wasm-bindgen must be the very version that the lock file has. A build needs little of it, which is a program of
// our own on its library (scripts/setup/bindgen); tests need its runner, and with it all of wasm-bindgen-cli.
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { Problem, step } from "../say.mjs";
import { DEEP } from "./depth.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { place } from "./place.mjs";
import { hashOf } from "./stamps.mjs";

const WASM_PACK = "0.15.1";
const TOOLS = join(CACHE, "tools");

/** The version of a crate in a lock file. */
export function lockedVersion(crate, lock = readFileSync(join(ROOT, "Cargo.lock"), "utf8")) {
  const version = new RegExp(`^name = "${crate}"\\nversion = "([^"]+)"`, "m").exec(lock)?.[1];
  if (!version) throw new Problem(`Cargo.lock names no ${crate}: restore it from git.`);
  return version;
}

const folderOf = (tool, version) => join(TOOLS, `${tool}-${version}`);

/** A tool's folder of programs; `install` puts it under a folder's bin/, with CARGO_TARGET_DIR for what is left over. */
async function ensureTool(tool, version, program, install) {
  const folder = folderOf(tool, version);
  await place(folder, async (temporary) => {
    const left = join(temporary, "build");
    await install(temporary, { CARGO_TARGET_DIR: left });
    const { rm } = await import("node:fs/promises");
    await rm(left, { recursive: true, force: true });
  });
  const bin = join(folder, "bin");
  if (!existsSync(join(bin, program))) {
    throw new Problem(`${folder} holds no ${program}: delete that folder and run the same command again.`);
  }
  return bin;
}

const published = (tool, version, program) =>
  ensureTool(tool, version, program, async (root, env) => {
    step(`Compiling ${tool} ${version} (once; some minutes)`);
    await exec("cargo", ["install", tool, "--version", version, "--root", root], {
      name: `install-${tool}`,
      env,
    });
  });

const BINDGEN = "scripts/setup/bindgen";
const sourcesOfBindgen = () => hashOf({ texts: [], files: [BINDGEN] }).slice(0, 8);

const ownBindgen = (version) =>
  ensureTool("bindgen", `${version}-${sourcesOfBindgen()}`, "wasm-bindgen", async (root, env) => {
    step(`Compiling what a build needs of wasm-bindgen ${version} (once; less than a minute)`);
    // A copy, so that cargo makes no workspace of it and this one.
    const source = join(root, "build/source");
    cpSync(join(ROOT, BINDGEN), source, { recursive: true });
    await exec("cargo", ["install", "--path", source, "--locked", "--root", root], {
      name: "install-bindgen",
      env,
    });
  });

/** Folders for the PATH of builds and tests for the browser. */
export async function ensureWasmTools({ forTests = false } = {}) {
  const version = lockedVersion("wasm-bindgen");
  const all = existsSync(folderOf("wasm-bindgen-cli", version));
  if (!forTests && !all) return [await ownBindgen(version)];
  const path = [await published("wasm-bindgen-cli", version, "wasm-bindgen")];
  if (DEEP) path.push(await published("wasm-pack", WASM_PACK, "wasm-pack"));
  return path;
}
