// The crate as WebAssembly: cargo, then wasm-bindgen, then (for release) wasm-opt.

import { existsSync, readdirSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { step } from "../say.mjs";
import { keepCompiled, restoreCompiled } from "../setup/compiled.mjs";
import { nodeProgram, ROOT, TARGET } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";

// Higher levels make a smaller module that packs worse; what is used often comes first, so that its numbers are short.
const OPTIMISE = [
  "-O1",
  "--duplicate-function-elimination",
  "--reorder-functions",
  "--reorder-locals",
  "--enable-simd",
  "--enable-bulk-memory",
  "--enable-sign-ext",
  "--enable-mutable-globals",
  "--enable-nontrapping-float-to-int",
  "--enable-multivalue",
  "--enable-reference-types",
];

// In the release only short functions are inlined: with LLVM's usual 225 the module packs 2 % larger and is no faster; at 120 it packs
// smaller still, but interpreting takes a fifteenth longer.
const INLINE = 122;

// Vectors of a few steps beside each other: levels below 3 leave the pass out, which costs no size and makes some loops 3 to 8 % faster.
const PASSES = "slp-vectorizer";

/** Flags of the compiler for the release: sources of dependencies are named without where this machine has them. */
function flagsOfRelease({ CARGO_HOME = join(homedir(), ".cargo") }) {
  const sources = join(CARGO_HOME, "registry", "src");
  const registries = existsSync(sources) ? readdirSync(sources) : [];
  const named = registries.map((registry) => `--remap-path-prefix=${join(sources, registry)}=`);
  const flags = [`-Cllvm-args=-inline-threshold=${INLINE}`, `-Cpasses=${PASSES}`, ...named];
  return `target.${WASM}.rustflags=${JSON.stringify(flags)}`;
}

/** What the gate compiles for the browser. */
export const TOGETHER = ["-p", "matgpu", "-p", "matgpu-web-tests"];

/** Builds profile "release" or "web" (short rebuilds) and writes the module and its glue to `out`. */
export async function buildWasm(profile, out, { env, path }) {
  restoreCompiled(profile);
  restoreCompiled(`${profile}Host`);
  step(`Compiling the crate for the browser (profile ${profile})`);
  // With the packages that tests are built with: else their dependencies have other features, and the crate is compiled twice.
  const packages = profile === "web" ? TOGETHER : [];
  const flags = profile === "release" ? ["--config", flagsOfRelease({ ...process.env, ...env })] : [];
  await exec("cargo", ["build", "--lib", ...packages, "--target", WASM, "--profile", profile, ...flags], {
    cwd: ROOT,
    env,
    path,
    name: `cargo-wasm-${profile}`,
  });
  await keepCompiled(profile);
  await keepCompiled(`${profile}Host`);
  await exec(
    "wasm-bindgen",
    [join(TARGET, WASM, profile, "matgpu.wasm"), "--target", "web", "--out-dir", out, "--out-name", "matgpu"],
    {
      cwd: ROOT,
      path,
      name: "wasm-bindgen",
    },
  );
  if (profile === "release") await optimise(join(out, "matgpu_bg.wasm"));
}

async function optimise(module) {
  step("Optimising the module (wasm-opt)");
  const optimised = `${module}.opt`;
  await exec(process.execPath, [nodeProgram("binaryen/bin/wasm-opt"), module, ...OPTIMISE, "-o", optimised], {
    cwd: ROOT,
    name: "wasm-opt",
  });
  renameSync(optimised, module);
}
