// Calibration in pages: kept by the browser for later sessions on the same device, and no obstacle where it is not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./browser.mjs";

/** The database of calibrations in a page: all that is in it, or every entry changed. */
const stored = ([change]) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("matgpu-calibration", 1);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const store = request.result.transaction("constants", "readwrite").objectStore("constants");
      const found = {};
      store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (cursor) {
          found[cursor.key] = cursor.value;
          if (change !== undefined)
            cursor.update(typeof change === "object" ? { ...cursor.value, ...change } : change);
          cursor.continue();
        } else {
          request.result.close();
          resolve(found);
        }
      };
    };
  });

/** What a session estimates for the host, in milliseconds. */
const estimate = async (options) => {
  const { createSession } = await import("/pkg/index.js");
  const session = await createSession(options);
  const plan = await session.inspect("y = rand(400) + 1; disp(sum(y(:)))", "plan");
  session.dispose();
  return Number(/host ([\d.]+) ms/.exec(plan)[1]);
};

for (const worker of [true, false])
  test(`what was measured is used by later sessions (${worker ? "worker" : "page"})`, async (t) => {
    const { page: opened } = await page(t, { gpu: "webgpu" });
    const measured = await opened.evaluate(async (worker) => {
      const { createSession } = await import("/pkg/index.js");
      const session = await createSession({ worker });
      const { adapter } = session.device;
      const constants = await session.calibrate();
      session.dispose();
      return { constants, adapter };
    }, worker);
    const kept = await opened.evaluate(stored, []);
    assert.deepEqual(kept, { [`webgpu ${measured.adapter}`]: measured.constants });
    if (worker) return;
    // A CPU that poses as a device is never compared with the host.
    await opened.evaluate(() =>
      Object.defineProperty(GPUAdapterInfo.prototype, "isFallbackAdapter", { get: () => false }),
    );
    const own = await opened.evaluate(estimate, { worker });
    await opened.evaluate(stored, [{ hostUnit: measured.constants.hostUnit * 1e4 }]);
    const dearer = await opened.evaluate(estimate, { worker });
    assert.ok(dearer > 100 * own, `${own} ms, and ${dearer} ms with a host that is 10000 times as slow`);
    const given = await opened.evaluate(estimate, { worker, offload: measured.constants });
    assert.ok(given < dearer / 100, `constants that are given go before those that are kept: ${given} ms`);
    await opened.evaluate(stored, ["nonsense"]);
    assert.ok((await opened.evaluate(estimate, { worker })) > 0, "nonsense in the storage is passed over");
  });

test("a session that does not calibrate makes no database, and needs none", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu" });
  await opened.evaluate(estimate, { worker: false });
  assert.deepEqual(await opened.evaluate(() => indexedDB.databases()), []);
  const measured = await opened.evaluate(async () => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
    const { createSession } = await import("/pkg/index.js");
    const session = await createSession({ worker: false });
    const constants = await session.calibrate();
    session.dispose();
    return constants;
  });
  assert.ok(measured.hostUnit > 0);
});

test("what programs used is compiled ahead in later sessions, while there is nothing to do", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu" });
  const ran = await opened.evaluate(async () => {
    const { createSession } = await import("/pkg/index.js");
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const options = { worker: false, offload: "always" };
    const program = "x = single(magic(64)); y = x * x + sqrt(x); fprintf('%d', sum(y(:)) > 0)";
    // Without storage of any kind there is nothing to compile ahead.
    const before = await createSession(options);
    const { stats: cold } = await before.run(program);
    await before.calibrate();
    await before.run(program);
    await pause(1500);
    before.dispose();
    const later = await createSession(options);
    await pause(3000);
    await later.workspace();
    const warmed = later.stats().pipelinesWarmed;
    const { stats: warm, text } = await later.run(program);
    later.dispose();
    return { cold, warmed, warm, text };
  });
  assert.equal(ran.text, "1");
  assert.ok(ran.cold.pipelinesCompiled > 0);
  assert.ok(ran.warmed >= ran.cold.pipelinesCompiled, `${ran.warmed} warmed`);
  assert.equal(ran.warm.pipelinesCompiled, 0);
});
