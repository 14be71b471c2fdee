// A crash of the module ends its session with a clear error, and no other; in the page and in a worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PKG } from "../../scripts/setup/paths.mjs";
import { page } from "./browser.mjs";

/** Has the module's next question for the time zone do what a trap does. */
const CRASH = `
  const channel = new BroadcastChannel("crash");
  channel.onmessage = ({ data }) => {
    if (data !== "crash") return;
    Date.prototype.getTimezoneOffset = () => {
      throw new WebAssembly.RuntimeError("unreachable executed");
    };
    channel.postMessage("armed");
  };
`;
const PAGES = {
  "/pkg/worker.js": 'import "/crash.js";\nimport "/original/worker.js";\n',
  "/crash.js": CRASH,
};

for (const worker of [true, false])
  test(`a crash ends its session and no other (${worker ? "worker" : "page"})`, async (t) => {
    const { page: opened } = await page(t, { pages: PAGES, folders: { "/original/": PKG } });
    const { error, later, waiting, other, next } = await opened.evaluate(async (worker) => {
      const { createSession } = await import("/pkg/index.js");
      const other = await createSession({ worker: false });
      await other.run("x = 1;");
      const session = await createSession({ worker });
      await session.run("x = 2;");
      const { getTimezoneOffset } = Date.prototype;
      if (!worker) await import("/crash.js");
      const channel = new BroadcastChannel("crash");
      await new Promise((resolve) => {
        channel.onmessage = resolve;
        channel.postMessage("crash");
      });
      const told = ({ name, code, message }) => ({ name, code, message });
      const crashing = session.run("x = x + 1; c = clock; x = c(1);");
      const queued = session.get("x").then(null, told);
      const error = await crashing.then(null, told);
      Date.prototype.getTimezoneOffset = getTimezoneOffset;
      const waiting = await queued;
      const later = [];
      for (const call of [() => session.run("1"), () => session.set("x", 1), () => session.workspace()])
        later.push((await call().then(null, told)).code);
      session.dispose();
      const text = (await other.run("fprintf('%d', x)")).text;
      other.dispose();
      const fresh = await createSession({ worker: false });
      const next = (await fresh.run("fprintf('%d', sum(1:10))")).text;
      fresh.dispose();
      return { error, later, waiting, other: text, next };
    }, worker);
    assert.deepEqual([error.name, error.code], ["SessionError", "dead"]);
    assert.match(error.message, /the module crashed, and the session with it: .*unreachable/);
    assert.equal(waiting.code, "dead");
    assert.deepEqual(later, ["dead", "dead", "dead"]);
    assert.deepEqual([other, next], ["1", "55"]);
  });
