// Pipelines that are begun beside each other (js/pipelines.ts): the same results as those that are made in turn, and what
// the module is told of those that are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBeside } from "../../pkg/pipelines.js";
import { GPU, open } from "./open.mjs";

/** A device that says what it was asked for; text "bad" is refused. */
function fake() {
  const asked = [];
  const scopes = [];
  const made = ({ label, module }, how) => {
    asked.push(how);
    const pipeline = { module, how };
    if (module === "bad") scopes.at(-1)?.push(new Error("refused"));
    return label ? { ...pipeline, label } : pipeline;
  };
  return {
    asked,
    createComputePipeline: (descriptor) => made(descriptor, "in turn"),
    createComputePipelineAsync: async (descriptor) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (descriptor.module === "bad") throw new TypeError("no GPUError");
      return made(descriptor, "beside");
    },
    pushErrorScope: () => scopes.push([]),
    popErrorScope: async () => scopes.pop()?.[0] ?? null,
  };
}

test("what is begun is there when its scope has ended, and is made once", async () => {
  const device = fake();
  makeBeside(device);
  const ends = [1, 2, 3].map((number) => {
    device.pushErrorScope("validation");
    device.createComputePipeline({ label: `matgpu begun ${number}`, module: `m${number}` });
    return device.popErrorScope();
  });
  assert.deepEqual(await Promise.all(ends), [null, null, null]);
  for (const number of [1, 2, 3])
    assert.deepEqual(
      device.createComputePipeline({ label: `matgpu wanted ${number}`, module: `m${number}` }),
      {
        module: `m${number}`,
        how: "beside",
      },
    );
  assert.deepEqual(device.asked, ["beside", "beside", "beside"]);
});

test("what is wanted before it is made is made in its turn", () => {
  const device = fake();
  makeBeside(device);
  device.pushErrorScope("validation");
  device.createComputePipeline({ label: "matgpu begun 1", module: "m" });
  device.popErrorScope();
  assert.equal(device.createComputePipeline({ label: "matgpu wanted 1", module: "m" }).how, "in turn");
  assert.equal(device.createComputePipeline({ module: "m" }).how, "in turn");
});

test("a refusal is told by the scope, as an error of the device", async () => {
  const device = fake();
  makeBeside(device);
  device.pushErrorScope("validation");
  device.createComputePipeline({ label: "matgpu begun 1", module: "bad" });
  assert.equal((await device.popErrorScope()).message, "refused");
  device.pushErrorScope("validation");
  assert.equal(await device.popErrorScope(), null);
});

if (GPU)
  test("a program of many shaders gives on a device what it gives on the host", async () => {
    const text = `
      x = single(1:2000) / 2000;
      s = sort(x .* cos(x * 40)); c = cumsum(s); m = max(c - 1); [u, k] = unique(round(x * 10));
      n = sum(x > 0.5); p = prod(1 + x / 1000);
      disp(m > 0); disp(numel(u)); disp(k(end)); disp(n); disp(abs(p - 1.6484) < 0.001); disp(issorted(s))`;
    const results = [];
    for (const options of [{ provider: "host", offload: "never" }, { offload: "always" }]) {
      const session = await open(options);
      results.push((await session.run(text)).text);
      if (options.offload === "always") assert.ok(session.stats().pipelinesCompiled > 3);
      await session.dispose();
    }
    assert.equal(results[1], results[0]);
  });
