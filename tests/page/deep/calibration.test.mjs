// Calibration in pages: kept by the browser for later sessions on the same device, and no obstacle where it is not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../browser.mjs";

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

/** A session of the page calibrates; what it found, its adapter and its kind. */
const calibrated = async (options) => {
  const { createSession } = await import("/pkg/index.js");
  const session = await createSession(options);
  const constants = await session.calibrate();
  const { kind, adapter } = session.device;
  session.dispose();
  return { constants, key: `${kind} ${adapter ?? ""}` };
};

// Where there is no device measuring takes no time: these are about what is kept.
test("a worker keeps what was measured", async (t) => {
  const { page: opened } = await page(t);
  const { constants, key } = await opened.evaluate(calibrated, { worker: true });
  assert.deepEqual(await opened.evaluate(stored, []), { [key]: constants });
});

test("a session that does not calibrate makes no database, and needs none", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu" });
  await opened.evaluate(estimate, { worker: false });
  assert.deepEqual(await opened.evaluate(() => indexedDB.databases()), []);
  await opened.evaluate(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  const { constants } = await opened.evaluate(calibrated, { worker: false, provider: "host" });
  assert.ok(constants.hostUnit > 0);
});

test("what was measured on a device, and what programs used there", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu" });
  const program = "x = single(magic(64)); y = x * x + sqrt(x); fprintf('%d', sum(y(:)) > 0)";

  const measured = await opened.evaluate(async (program) => {
    const { createSession } = await import("/pkg/index.js");
    const session = await createSession({ worker: false, offload: "always" });
    // Without storage of any kind there is nothing to compile ahead.
    const { stats: cold } = await session.run(program);
    const constants = await session.calibrate();
    const { kind, adapter } = session.device;
    await session.run(program);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    session.dispose();
    return { constants, key: `${kind} ${adapter}`, cold: cold.pipelinesCompiled };
  }, program);
  assert.ok(measured.cold > 0);
  assert.match(measured.key, /^webgpu ./);
  for (const [name, value] of Object.entries(measured.constants))
    assert.ok(Number.isFinite(value) && value > 0, `${name}: ${value}`);

  await t.test("it is kept under the adapter", async () => {
    const { [measured.key]: constants, ...others } = await opened.evaluate(stored, []);
    assert.deepEqual(constants, measured.constants);
    assert.deepEqual(Object.keys(others), [`${measured.key} shaders`]);
  });

  await t.test("shaders are compiled ahead in later sessions, while there is nothing to do", async () => {
    const ran = await opened.evaluate(
      async ([program, cold]) => {
        const { createSession } = await import("/pkg/index.js");
        const later = await createSession({ worker: false, offload: "always" });
        // Whoever asks is waited for: so not too often.
        for (let tries = 0; tries < 20 && later.stats().pipelinesWarmed < cold; tries++) {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          await later.workspace();
        }
        const warmed = later.stats().pipelinesWarmed;
        const { stats: warm, text } = await later.run(program);
        later.dispose();
        return { warmed, compiled: warm.pipelinesCompiled, text };
      },
      [program, measured.cold],
    );
    assert.equal(ran.text, "1");
    assert.ok(ran.warmed >= measured.cold, `${ran.warmed} warmed`);
    assert.equal(ran.compiled, 0);
  });

  await t.test("later sessions place by it", async () => {
    // A CPU that poses as a device is never compared with the host.
    await opened.evaluate(() =>
      Object.defineProperty(GPUAdapterInfo.prototype, "isFallbackAdapter", { get: () => false }),
    );
    const own = await opened.evaluate(estimate, { worker: false });
    await opened.evaluate(stored, [{ hostUnit: measured.constants.hostUnit * 1e4 }]);
    const dearer = await opened.evaluate(estimate, { worker: false });
    assert.ok(dearer > 100 * own, `${own} ms, and ${dearer} ms with a host that is 10000 times as slow`);
    const given = await opened.evaluate(estimate, { worker: false, offload: measured.constants });
    assert.ok(given < dearer / 100, `constants that are given go before those that are kept: ${given} ms`);
    await opened.evaluate(stored, ["nonsense"]);
    assert.ok(
      (await opened.evaluate(estimate, { worker: false })) > 0,
      "nonsense in the storage is passed over",
    );
  });
});
