// The Rust compiler, and its standard library for the browser: `rustup target add` first, Debian's
// packages where that download is refused (fallback.mjs).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { capture, exec } from "../exec.mjs";
import { detail, Problem, step } from "../say.mjs";
import { ensureFallback } from "./fallback.mjs";
import { ROOT } from "./paths.mjs";

export const WASM = "wasm32-unknown-unknown";
const TARGET_ADD_LIMIT_MS = 180_000;

/** The oldest compiler that the manifest allows. */
export function oldestRust(manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8")) {
  return /^rust-version\s*=\s*"([\d.]+)"/m.exec(manifest)?.[1] ?? "1.85";
}

/** One line that says what is wrong with the compiler, or null; `version` is null where there is none. */
export function rustProblem(version, oldest) {
  if (version === null)
    return "matgpu needs Rust: install rustup from https://rustup.rs and run the same command again.";
  const have = /rustc (\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  const need = oldest.split(".").map(Number);
  if (!have || have[0] > need[0] || (have[0] === need[0] && have[1] >= need[1])) return null;
  return `matgpu needs Rust ${oldest} or newer, this is ${have.join(".")}: run \`rustup update stable\`.`;
}

export function ensureRust() {
  const problem = rustProblem(capture("rustc", ["--version"]), oldestRust());
  if (problem) throw new Problem(problem);
  for (const [component, program] of [
    ["rustfmt", "cargo-fmt"],
    ["clippy", "cargo-clippy"],
  ]) {
    if (capture(program, ["--version"]) === null) capture("rustup", ["component", "add", component]);
  }
}

const hasWasmLibrary = () => {
  const sysroot = capture("rustc", ["--print", "sysroot"]);
  return sysroot !== null && existsSync(join(sysroot, "lib/rustlib", WASM, "lib"));
};

/**
 * Gives the environment in which cargo builds for the browser. MATGPU_TOOLCHAIN=fallback forces the
 * second way; MATGPU_TOOLCHAIN=rustup forbids it.
 */
export async function ensureWasmRust(choice = process.env.MATGPU_TOOLCHAIN) {
  if (choice === "fallback") return { RUSTUP_TOOLCHAIN: await ensureFallback() };
  if (hasWasmLibrary()) return {};
  step(`Adding the Rust target ${WASM}`);
  const added = await exec("rustup", ["target", "add", WASM], {
    name: "rustup-target",
    mayFail: true,
    timeoutMs: TARGET_ADD_LIMIT_MS,
  });
  if (added.code === 0 && hasWasmLibrary()) return {};
  if (choice === "rustup")
    throw new Problem(`\`rustup target add ${WASM}\` failed; its output is in ${added.logFile}`);
  detail("rustup could not fetch it; building the standard library from Debian's packages instead");
  return { RUSTUP_TOOLCHAIN: await ensureFallback() };
}
