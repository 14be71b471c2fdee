// Memory stays flat: many runs of a small program, and of one with 50 MB arrays. MATGPU_FULL=1 runs them all; else
// a part of them, which shows a leak as well.
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
  const { liveBytes, pooledBytes, wasmBytes } = session.stats();
  return {
    heap: heapUsed,
    outside: external + arrayBuffers,
    live: liveBytes,
    pooled: pooledBytes,
    wasm: wasmBytes,
  };
}

/** Growth from one reading to the other, with room for what a runtime keeps for itself. */
function flat(before, after, room) {
  for (const [name, allowed] of Object.entries(room))
    assert.ok(
      after[name] <= before[name] + allowed,
      `${name} grew from ${before[name]} to ${after[name]}, by more than ${allowed}`,
    );
}

const FULL = process.env.MATGPU_FULL === "1";
const SMALL = `
s = struct('a', {{1, 'x'}}); t = sprintf('%d', numel(s.a)); x = linspace(0, 1, 50); y = cumsum(x .^ 2);
f = @(k) k + numel(t); z = cellfun(f, {1, 2, 3}); w = x(x > 0.5); m = containers.Map(); m('k') = w;
try, error('a:b', 'no'); catch e, q = e.message; end
v = rand(90); u = v * v'; r = max(u(:)) > 0;
`;

for (const [name, program, runs, warm] of [
  ["a small program", SMALL, FULL ? 10_000 : 2000, 300],
  [
    "arrays of 50 MB",
    "x = rand(2500, 2500); y = x + 1; z = sum(y(:) .* 2); q = z > 0; if q, w = z; end",
    FULL ? 200 : 60,
    10,
  ],
])
  test(`${runs} runs with ${name}`, async (t) => {
    const session = await open({ worker: false });
    for (let i = 0; i < warm; i++) await session.run(program);
    const before = await levels(session);
    for (let i = warm; i < runs; i++) await session.run(program);
    const after = await levels(session);
    t.diagnostic(JSON.stringify({ before, after }));
    // The allocator may come to need room for one array more; a leak would be as many as there are runs.
    flat(before, after, { heap: 2e6, outside: 60e6, live: 0, pooled: 0, wasm: 60e6 });
  });
