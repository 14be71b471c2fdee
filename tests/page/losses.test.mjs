// A device that is lost while the session is in its worker, where the page cannot see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PKG } from "../../scripts/setup/paths.mjs";
import { page } from "./browser.mjs";

/** The worker's script, with a channel by which a test destroys its device. */
const PAGES = {
  "/pkg/worker.js": 'import "/destroy.js";\nimport "/original/worker.js";\n',
  "/destroy.js": `
    const devices = [];
    const { requestDevice } = GPUAdapter.prototype;
    GPUAdapter.prototype.requestDevice = async function (descriptor) {
      const device = await requestDevice.call(this, descriptor);
      devices.push(device);
      return device;
    };
    const channel = new BroadcastChannel("destroy");
    channel.onmessage = () => {
      devices.splice(0).forEach((device) => device.destroy());
      channel.postMessage("destroyed");
    };
  `,
};

// Each new device compiles these shaders again, so they are few and small.
const PROGRAM = `
rng(7); A = rand(60); x = rand(60, 1);
for k = 1:6, x = A(:, k) .* x + 0.5; if mod(k, 2) == 0, fprintf('%.15g\\n', x(1)); end, end
`;

test("a device that is lost in the worker changes nothing that is printed", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu", pages: PAGES, folders: { "/original/": PKG } });
  const { expected, between, during, losses, reason } = await opened.evaluate(async (program) => {
    const { createSession } = await import("/pkg/index.js");
    const host = await createSession({ worker: false, provider: "host" });
    const expected = (await host.run(program)).text;
    const session = await createSession({ provider: "webgpu", offload: "always" });
    const channel = new BroadcastChannel("destroy");
    let losses = 0;
    const destroy = () =>
      new Promise((resolve) => {
        channel.onmessage = () => {
          losses += 1;
          resolve();
        };
        channel.postMessage("destroy");
      });
    const between = [];
    for (let k = 0; k < 2; k++) {
      between.push((await session.run(program)).text);
      await destroy();
    }
    const during = [];
    for (let k = 0; k < 6; k++) {
      const storm = setTimeout(destroy, 10 * k);
      during.push((await session.run(program)).text);
      clearTimeout(storm);
    }
    const { reason } = session.device;
    session.dispose();
    host.dispose();
    return { expected, between, during, losses, reason };
  }, PROGRAM);
  assert.ok(losses >= 3, `${losses} losses`);
  assert.match(reason, /lost/);
  for (const text of [...between, ...during]) assert.equal(text, expected);
});
