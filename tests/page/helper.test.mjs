// The helper in pages: how many workers there are, and what happens where there may be none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./browser.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src";

/**
 * Waits until the page has so many workers. One that was ended in the middle of a call is counted out when the call is over,
 * or two seconds later, when Chromium ends its thread by force; on a machine with much to do later still.
 */
async function workers(opened, count) {
  const until = performance.now() + 30_000;
  while (opened.workers().length !== count && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(opened.workers().length, count);
}

const open = (opened, options) =>
  opened.evaluate(async (options) => {
    const { createSession } = await import("/pkg/index.js");
    globalThis.session = await createSession({ provider: "host", ...options });
  }, options);

const run = (opened, source) =>
  opened.evaluate(async (source) => {
    const { text } = await globalThis.session.run(source);
    return { text, remoteCalls: globalThis.session.stats().remoteCalls };
  }, source);

for (const worker of [false, true])
  test(`one helper is started when it is wanted, and none is left (${worker ? "worker" : "page"})`, async (t) => {
    const { page: opened } = await page(t);
    const own = worker ? 1 : 0;
    await open(opened, { worker });
    await workers(opened, own);
    await run(opened, "s = svd(rand(20));");
    await workers(opened, own);
    for (const remoteCalls of [1, 2]) {
      assert.equal((await run(opened, "s = svd(rand(400));")).remoteCalls, remoteCalls);
      await workers(opened, own + 1);
    }
    const stopped = await opened.evaluate(async () => {
      const run = globalThis.session.run("s = svd(rand(1200));");
      setTimeout(() => globalThis.session.interrupt(), 200);
      return run.then(null, (error) => error.identifier);
    });
    assert.equal(stopped, "matgpu:interrupted");
    await workers(opened, own);
    assert.equal((await run(opened, "s = svd(eye(400)); fprintf('%d', sum(s))")).text, "400");
    await workers(opened, own + 1);
    await opened.evaluate(() => globalThis.session.dispose());
    await workers(opened, 0);
  });

for (const [name, policy] of [
  ["a policy that forbids workers", `${POLICY} 'none'`],
  ["a policy that allows the page's own", `${POLICY} 'self'`],
])
  test(`${name} is heeded`, async (t) => {
    const { page: opened } = await page(t, { headers: { "content-security-policy": policy } });
    await open(opened, { worker: false });
    for (const remoteCalls of policy.endsWith("'none'") ? [0, 0] : [1, 2]) {
      const done = await run(opened, "s = svd(2 * eye(400)); fprintf('%d', sum(s))");
      assert.deepEqual(done, { text: "800", remoteCalls });
    }
  });

test("a worker whose script is not there makes no calls", async (t) => {
  const { page: opened } = await page(t, { pages: { "/pkg/worker.js": "throw new Error('no');" } });
  await open(opened, { worker: false });
  const done = await run(opened, "s = svd(2 * eye(400)); fprintf('%d', sum(s))");
  assert.deepEqual(done, { text: "800", remoteCalls: 0 });
});
