// Memory stays flat: two hundred runs with 50 MB arrays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { open } from "./open.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

async function levels(session) {
  collect();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  const { liveBytes, pooledBytes } = session.stats();
  return { heap: heapUsed, outside: external + arrayBuffers, live: liveBytes, pooled: pooledBytes };
}

/** Growth from one reading to the other, with room for what a runtime keeps for itself. */
function flat(before, after, room) {
  for (const [name, allowed] of Object.entries(room))
    assert.ok(
      after[name] <= before[name] + allowed,
      `${name} grew from ${before[name]} to ${after[name]}, by more than ${allowed}`,
    );
}

test("200 runs with arrays of 50 MB", async (t) => {
  const session = await open({ worker: false });
  const program = "x = rand(2500, 2500); y = x + 1; z = sum(y(:) .* 2); q = z > 0; if q, w = z; end";
  for (let i = 0; i < 10; i++) await session.run(program);
  const before = await levels(session);
  for (let i = 0; i < 190; i++) await session.run(program);
  const after = await levels(session);
  t.diagnostic(JSON.stringify({ before, after }));
  // The allocator may come to need room for one array more; a leak would be 190 of them.
  flat(before, after, { heap: 2e6, outside: 60e6, live: 0, pooled: 0 });
});
