// Tint, the compiler of Chromium's WebGPU, takes every shader of the programs in tests/stages, as naga does in tests/goldens.rs.
// The shaders are those that a session shows, with the library's functions. Nothing is dispatched. Only where Dawn is.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createSession } from "matgpu";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { GPU, gpu } from "./open.mjs";

const STAGES = join(ROOT, "tests/stages");

/** Why Tint refuses a shader, or nothing. */
async function refused(device, code) {
  device.pushErrorScope("validation");
  const { messages } = await device.createShaderModule({ code }).getCompilationInfo();
  const error = await device.popErrorScope();
  return messages.find(({ type }) => type === "error")?.message ?? error?.message;
}

async function shaders(program) {
  const session = await createSession({ provider: "host", offload: "always", worker: false, seed: 1 });
  try {
    const text = await session.inspect(readFileSync(join(STAGES, program), "utf8"), "wgsl");
    return text.split(/^(?=\/\/ (?:group|routine|launch))/m).filter((part) => part.includes("@compute"));
  } finally {
    session.dispose();
  }
}

if (GPU) {
  // Dawn ends the process where the instance is collected before its device.
  const instance = await gpu();
  test("Tint takes the shaders of every program in tests/stages", async () => {
    const device = await (await instance.requestAdapter()).requestDevice();
    assert.match((await refused(device, "fn broken( {")) ?? "", /./);
    for (const program of readdirSync(STAGES).filter((name) => name.endsWith(".m"))) {
      const parts = await shaders(program);
      assert.ok(parts.length > 0, `${program} has a shader`);
      for (const code of parts) assert.equal(await refused(device, code), undefined, `${program}:\n${code}`);
    }
    device.destroy();
  });
}
