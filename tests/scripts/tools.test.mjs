// The program that builds use in the place of wasm-bindgen-cli is of the version that the crate is built with.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { lockedVersion } from "../../scripts/setup/tools.mjs";

test("the library of wasm-bindgen has the version of the project's lock file", () => {
  const lock = readFileSync(join(ROOT, "scripts/setup/bindgen/Cargo.lock"), "utf8");
  assert.equal(lockedVersion("wasm-bindgen-cli-support", lock), lockedVersion("wasm-bindgen"));
});
