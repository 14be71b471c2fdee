// Memory stays flat: many runs of a small program, and of one with 50 MB arrays. MATGPU_FULL=1 runs them all; else
// a part of them, which shows a leak as well. On a device in software a run takes a fifth of a second, so there are fewer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { GPU, open, sleep } from "./open.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** Between two readings. What is kept of a session against a crash is made when it has nothing to do. */
const PAUSE_MS = 1000;
/** Readings at most until nothing moves any more. */
const READINGS = 40;

/** The levels at rest: two readings in a row that are alike, and not the first ones. */
async function levels(session) {
  let last = { outside: -1 };
  for (let reading = 0; reading < READINGS; reading++) {
    await sleep(PAUSE_MS);
    collect();
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    const { liveBytes, pooledBytes, wasmBytes } = session.stats();
    const now = {
      heap: heapUsed,
      outside: external + arrayBuffers,
      live: liveBytes,
      pooled: pooledBytes,
      wasm: wasmBytes,
    };
    if (reading > 1 && Math.abs(now.outside - last.outside) < 100_000) return now;
    last = now;
  }
  return last;
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
// What is asked for at the end is computed then, and not when a session has time.
const SMALL = `
s = struct('a', {{1, 'x'}}); t = sprintf('%d', numel(s.a)); x = linspace(0, 1, 50); y = cumsum(x .^ 2);
f = @(k) k + numel(t); z = cellfun(f, {1, 2, 3}); w = x(x > 0.5); m = containers.Map(); m('k') = w;
try, error('a:b', 'no'); catch e, q = e.message; end
v = rand(90); u = v * v'; r = max(u(:)) > 0;
if all([r, y(end), w(1)] > 0), q = 1; end
`;

const LARGE = (array) => `x = ${array}; y = x + 1; z = sum(y(:) .* 2); q = z > 0; if q, w = z; end`;
const onDevice = { offload: "always" };
/** What does not use the device is measured where there is none. */
const programs = GPU
  ? [
      ["a small program on the device", SMALL, FULL ? 1500 : 120, 50, onDevice],
      ["arrays of 50 MB on the device", LARGE("rand(3600, 'single')"), FULL ? 200 : 8, 3, onDevice],
    ]
  : [
      ["a small program", SMALL, FULL ? 10_000 : 2000, 300, {}],
      ["arrays of 50 MB", LARGE("rand(2500)"), FULL ? 200 : 60, 10, {}],
    ];

for (const [name, program, runs, warm, options] of programs)
  test(`${runs} runs with ${name}`, async (t) => {
    const session = await open({ worker: false, ...options });
    for (let i = 0; i < warm; i++) await session.run(program);
    const before = await levels(session);
    for (let i = warm; i < runs; i++) await session.run(program);
    const after = await levels(session);
    const { deviceGroups } = session.stats();
    t.diagnostic(JSON.stringify({ before, after, deviceGroups }));
    if (options.offload) {
      assert.ok(deviceGroups >= runs, `${deviceGroups} groups ran on the device`);
      assert.ok(after.wasm < 20e6, `what lies on the device takes no room here: ${after.wasm} bytes`);
    }
    // Some pages more may be needed where what is kept comes to lie otherwise; a byte a run is not among that.
    flat(before, after, { heap: 2e6, outside: 2e6, live: 0, pooled: 0, wasm: 8 * 65_536 });
    // What is kept of an idle session is no growth of the next one.
    session.dispose();
  });

test("programs that differ leave only what is bounded", async (t) => {
  const session = await open({ worker: false });
  // The texts of programs are kept up to some megabytes; each of these is ten kilobytes.
  const padding = "% a text that is long\n".repeat(500);
  const run = (k) => session.run(`n${k % 7} = ${k}; eval('m = ${k} + 1;');\n${padding}`);
  for (let k = 0; k < 600; k++) await run(k);
  const before = await levels(session);
  for (let k = 600; k < (FULL ? 10_000 : 2400); k++) await run(k);
  const after = await levels(session);
  t.diagnostic(JSON.stringify({ before, after }));
  flat(before, after, { heap: 2e6, outside: 2e6, live: 0, pooled: 0, wasm: 8 * 65_536 });
});
