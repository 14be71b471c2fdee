// The device of a session on Dawn: what it is, and what fails on it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSession } from "matgpu";
import { failure, GPU, gpu, open, sleep } from "./open.mjs";

if (GPU) {
  test("an allocation that fails is an error of the program, and the session goes on", async () => {
    const session = await open({ offload: "always" });
    const error = await failure(session.run("x = ones(1e6, 1e6) + 1; disp(sum(x(:)))"));
    assert.match(error.identifier, /nomem|array:SizeLimitExceeded|pmaxsize/i);
    assert.equal((await session.run("fprintf('%d', sum(ones(1, 10)))")).text, "10");
  });

  test("where no imaginary part is left, the signs of zeros are those of real numbers", async () => {
    const session = await open({ offload: "always" });
    const program = `
b = single(1:40); D = complex(b, single(0));
a = angle(-b - D); w = angle((-b + D * 2) ./ (-2 * b)); s = imag(sqrt((-b + D * 2) ./ (-2 * b)));
M = complex(b, single(mod(0:39, 2))); m = angle(-b - M);
fprintf('%d', all(a == single(pi)), all(w == single(pi)), all(s > 0), all(m(1:2:end) == single(pi)));`;
    assert.equal((await session.run(program)).text, "1111");
  });

  test("a program sees the device", async () => {
    const session = await open();
    assert.equal((await session.run("fprintf('%d', gpuDeviceCount)")).text, "1");
    await session.run("d = gpuDevice;");
  });

  /** What became of a session's device, where it is said within a minute: a device in software computes what was submitted first. */
  const fate = (device) => Promise.race([device.lost.then(({ reason }) => reason), sleep(60_000)]);

  test("a session that is disposed of destroys its device", async () => {
    const session = await createSession({ provider: "webgpu", gpu: await gpu() });
    await session.run("x = sum(rand(500)); disp(x(1) > 0)");
    const device = session.gpuDevice;
    session.dispose();
    assert.equal(await fate(device), "destroyed");
  });

  test("a session that is disposed of in the middle of a run destroys its device", async () => {
    const session = await createSession({ provider: "webgpu", gpu: await gpu(), offload: "always" });
    const device = session.gpuDevice;
    const running = failure(session.run("x = rand(100); while true, x = x * 0.5; y = sum(x(:)); end"));
    await sleep(200);
    session.dispose();
    assert.equal((await running).code, "disposed");
    assert.equal(await fate(device), "destroyed");
  });

  test("nothing global is changed", async () => {
    const before = Object.getOwnPropertyNames(globalThis).sort();
    const session = await createSession({ provider: "webgpu", gpu: await gpu() });
    await session.run("x = single(rand(500)) + 1; disp(class(x))");
    assert.deepEqual(Object.getOwnPropertyNames(globalThis).sort(), before);
    session.dispose();
  });
} else {
  test("without WebGPU the host computes, and says why", async () => {
    const session = await createSession();
    assert.equal(session.device.kind, "host");
    assert.match(session.device.reason, /WebGPU|navigator\.gpu|adapter/i);
    session.dispose();
    const error = await failure(createSession({ provider: "webgpu" }));
    assert.equal(error.code, "no-gpu");
  });

  test("a program sees no device on the host", async () => {
    const session = await open();
    assert.equal((await session.run("fprintf('%d', gpuDeviceCount)")).text, "0");
    const error = await failure(session.run("gpuDevice"));
    assert.match(error.message, /this session runs on the host/);
  });
}
