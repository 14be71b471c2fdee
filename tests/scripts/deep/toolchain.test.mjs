// Both ways to a compiler for the browser: what each gives must compile a program that runs.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { exec } from "../../../scripts/exec.mjs";
import { ensureWasmRust, WASM } from "../../../scripts/setup/rust.mjs";
import { findProgram } from "../../../scripts/setup/system.mjs";

const scratch = mkdtempSync(join(tmpdir(), "matgpu-toolchain-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** Compiles a function with the standard library and SIMD in it, and calls it. */
async function compilesAndRuns(env) {
  const crate = join(scratch, env.RUSTUP_TOOLCHAIN ?? "rustup");
  mkdirSync(join(crate, "src"), { recursive: true });
  const manifest =
    '[package]\nname = "probe"\nversion = "0.0.0"\nedition = "2024"\n[lib]\ncrate-type = ["cdylib"]\n[workspace]\n';
  writeFileSync(join(crate, "Cargo.toml"), manifest);
  writeFileSync(
    join(crate, "src/lib.rs"),
    '#[unsafe(no_mangle)]\npub extern "C" fn digits(n: u32) -> u32 {\n    (0..n).map(|k| k.to_string()).collect::<String>().len() as u32\n}\n',
  );
  await exec("cargo", ["build", "--target", WASM, "--offline"], {
    cwd: crate,
    name: "probe",
    env: { ...env, RUSTFLAGS: "-Ctarget-feature=+simd128", CARGO_TARGET_DIR: join(crate, "target") },
  });
  const bytes = readFileSync(join(crate, "target", WASM, "debug/probe.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes);
  assert.equal(instance.exports.digits(101), 10 + 2 * 90 + 3);
}

test("the compiler that builds use", async () => {
  await compilesAndRuns(await ensureWasmRust());
});

// Elsewhere there are no such packages, and the set-up offers no second way.
if (findProgram("apt-get")) {
  test("the fallback, forced", async () => {
    const env = await ensureWasmRust("fallback");
    assert.deepEqual(Object.keys(env), ["RUSTUP_TOOLCHAIN"]);
    await compilesAndRuns(env);
  });
}
