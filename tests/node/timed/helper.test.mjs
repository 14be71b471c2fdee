// Builtins that run long, in Node.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { define } from "../../shared/helper.mjs";
import { kit } from "../open.mjs";

await define(kit);

test("a helper does not keep the process", () => {
  const program = `
    import { createSession } from "matgpu";
    const session = await createSession({ provider: "host" });
    await session.run("s = svd(rand(500));");
    console.log(session.stats().remoteCalls);`;
  const began = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: new URL(".", import.meta.url),
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.equal(status, 0, stderr);
  assert.equal(stdout, "1\n");
  assert.ok(performance.now() - began < 8000, "it waited for the helper's own end");
});
