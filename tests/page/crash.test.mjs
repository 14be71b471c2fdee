// After a crash of the module its session goes on with what was kept, and no other is touched; in the page and in a worker.
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
  test(`a session goes on after a crash (${worker ? "worker" : "page"})`, async (t) => {
    const { page: opened } = await page(t, { pages: PAGES, folders: { "/original/": PKG } });
    const result = await opened.evaluate(async (worker) => {
      const { createSession } = await import("/pkg/index.js");
      const other = await createSession({ worker: false });
      await other.run("x = 1;");
      const session = await createSession({ worker });
      const told = [];
      session.on("restarted", ({ cause, lost }) => told.push([cause, lost]));
      await session.run("x = 2; c = {x};");
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const { getTimezoneOffset } = Date.prototype;
      if (!worker) await import("/crash.js");
      const channel = new BroadcastChannel("crash");
      await new Promise((resolve) => {
        channel.onmessage = resolve;
        channel.postMessage("crash");
      });
      const crashing = session.run("x = x + 1; late = 1; d = clock; x = d(1);");
      const queued = session.get("x");
      const { name, identifier, message } = await crashing.then(null, (error) => error);
      Date.prototype.getTimezoneOffset = getTimezoneOffset;
      const kept = [(await queued).data[0], (await session.get("c")).data[0].data[0]];
      const { text, warnings } = await session.run("fprintf('%d', x)");
      session.dispose();
      const untouched = (await other.run("fprintf('%d', x)")).text;
      other.dispose();
      return { name, identifier, message, kept, text, warnings, told, untouched };
    }, worker);
    assert.deepEqual([result.name, result.identifier], ["MatlabError", "matgpu:crashed"]);
    assert.match(result.message, /the engine crashed \(.*unreachable/);
    assert.deepEqual(result.kept, [2, 2]);
    assert.equal(result.text, "2");
    assert.equal(result.warnings[0].identifier, "matgpu:restarted");
    assert.deepEqual(result.told, [["crash", []]]);
    assert.equal(result.untouched, "1");
  });
