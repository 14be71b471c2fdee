// Buffers of the page as arrays, and arrays as buffers, without a copy.

export async function define({ test, assert, open, failure, GPU }) {
  const MAP_READ = 0x1;
  const COPY_SRC = 0x4;
  const COPY_DST = 0x8;
  const STORAGE = 0x80;

  function bufferOf(device, array, usage = STORAGE | COPY_SRC | COPY_DST) {
    const buffer = device.createBuffer({ size: array.byteLength, usage: usage | COPY_DST });
    device.queue.writeBuffer(buffer, 0, array);
    return buffer;
  }

  async function contents(device, buffer, Kind, count) {
    const size = count * Kind.BYTES_PER_ELEMENT;
    const staging = device.createBuffer({ size, usage: MAP_READ | COPY_DST });
    const encoder = device.createCommandEncoder();
    encoder.copyBufferToBuffer(buffer, 0, staging, 0, size);
    device.queue.submit([encoder.finish()]);
    await staging.mapAsync(1);
    const copy = new Kind(staging.getMappedRange().slice(0));
    staging.destroy();
    return copy;
  }

  if (GPU) {
    test("a buffer of the page is an array of the program", async () => {
      const session = await open({ offload: "always" });
      const device = session.gpuDevice;
      const n = 5000;
      const doubles = Float64Array.from({ length: n }, (_, k) => k + 0.1);
      const buffer = bufferOf(device, doubles);
      await session.set("x", buffer, { shape: [n, 1], class: "double" });
      session.resetStats();
      const { text } = await session.run("y = x * 2; fprintf('%.17g', sum(y))");
      assert.equal(session.stats().uploadedBytes, 0);
      const host = await open({ provider: "host", gpu: undefined });
      await host.set("x", doubles, { shape: [n, 1] });
      assert.equal(text, (await host.run("y = x * 2; fprintf('%.17g', sum(y))")).text);
      // What the program does to its variable leaves the page's buffer alone.
      await session.run("x(1:3) = 0; x = x + 1; fprintf('%g', x(1));");
      await session.run("clear x y");
      assert.deepEqual(await contents(device, buffer, Float64Array, n), doubles);
      buffer.destroy();
    });

    test("every class of 4 or 8 bytes an element goes in as it is", async () => {
      const session = await open({ offload: "always" });
      for (const [Kind, name] of [
        [Float32Array, "single"],
        [Int32Array, "int32"],
        [Uint32Array, "uint32"],
      ]) {
        const array = Kind.from({ length: 100 }, (_, k) => k * 3);
        await session.set("v", bufferOf(session.gpuDevice, array), { shape: [100, 1], class: name });
        assert.equal((await session.run("fprintf('%s %d', class(v), sum(v + 1))")).text, `${name} 14950`);
        assert.deepEqual((await session.get("v")).data, array);
      }
      const wide = BigInt64Array.from({ length: 50 }, (_, k) => 2n ** 60n + BigInt(k));
      await session.set("v", bufferOf(session.gpuDevice, wide), { shape: [50, 1], class: "int64" });
      assert.deepEqual((await session.get("v")).data, wide);
    });

    test("one that ends within four elements is used to its last", async () => {
      const session = await open({ offload: "always" });
      for (const n of [1, 5, 1003]) {
        const array = Float32Array.from({ length: n }, (_, k) => k);
        await session.set("v", bufferOf(session.gpuDevice, array), { shape: [n, 1], class: "single" });
        await session.run("w = v .* 2 + 1;");
        assert.deepEqual(
          (await session.get("w")).data,
          array.map((x) => 2 * x + 1),
        );
        assert.deepEqual((await session.get("v")).data, array);
      }
    });

    test("tensor().buffer() hands one out, which stays as it is until it is released", async () => {
      const session = await open({ offload: "always" });
      await session.run("a = (1:3000)' * 1.5; b = a + 1; s = sum(b);");
      const tensor = session.tensor("b");
      const before = session.stats().downloadedBytes;
      assert.equal(tensor.residency, "pending");
      assert.equal(tensor.buffer(), null);
      const buffer = await tensor.place();
      assert.ok(buffer, "b is on the device");
      assert.equal(buffer, tensor.buffer());
      const expected = Float64Array.from({ length: 3000 }, (_, k) => (k + 1) * 1.5 + 1);
      assert.deepEqual(await contents(session.gpuDevice, buffer, Float64Array, 3000), expected);
      assert.equal(session.stats().downloadedBytes, before);
      await session.run("b = b * 0; for k = 1:20, c = rand(3000, 1) + k; fprintf('%d', c(1) > 0); end");
      assert.deepEqual(await contents(session.gpuDevice, buffer, Float64Array, 3000), expected);
      tensor.release();
      assert.equal((await session.run("fprintf('%d', sum(b))")).text, "0");
      await session.run("small = [1 2 3];");
      const small = session.tensor("small");
      assert.deepEqual(
        await contents(session.gpuDevice, await small.place(), Float64Array, 3),
        Float64Array.of(1, 2, 3),
      );
      small.release();
    });

    test("a buffer goes from one step to the next without leaving the device", async () => {
      const session = await open({ offload: "always" });
      await session.run("a = ones(4096, 1) * 2; t = sum(a);");
      const tensor = session.tensor("a");
      await session.set("again", await tensor.place(), { shape: [64, 64] });
      assert.equal((await session.run("fprintf('%d', sum(again(:)))")).text, "8192");
      await session.run("clear again");
      tensor.release();
    });

    test("a buffer of a device that was lost has to be set again, and its variable says so", async () => {
      const session = await open({ offload: "always" });
      const set = () =>
        session.set("x", bufferOf(session.gpuDevice, new Float64Array(5000).fill(3)), { shape: [5000, 1] });
      await set();
      session.gpuDevice.destroy();
      const error = await failure(session.run("kept = 1; y = x + 1; disp(sum(y))"));
      assert.equal(error.identifier, "matgpu:bufferLost", error.message);
      assert.equal((await failure(session.get("x"))).identifier, "matgpu:bufferLost");
      await set();
      assert.equal((await session.run("y = x + kept; fprintf('%d', sum(y))")).text, "20000");
    });

    test("a buffer stays bound after an allocation that failed", async () => {
      const session = await open({ offload: "always" });
      const device = session.gpuDevice;
      await session.set("x", bufferOf(device, new Float64Array(5000).fill(3)), { shape: [5000, 1] });
      const Failed =
        globalThis.GPUOutOfMemoryError ??
        class GPUOutOfMemoryError {
          message = "no memory";
        };
      const filters = [];
      let failures = 0;
      const push = device.pushErrorScope.bind(device);
      const pop = device.popErrorScope.bind(device);
      device.pushErrorScope = (filter) => {
        filters.push(filter);
        push(filter);
      };
      device.popErrorScope = async () => {
        const memory = filters.pop() === "out-of-memory";
        const error = await pop();
        if (!memory || failures > 0) return error;
        failures += 1;
        return new Failed("no memory");
      };
      const { text } = await session.run("y = x * 2 + rand(5000, 1) * 0; fprintf('%d', sum(y))");
      assert.equal(failures, 1);
      assert.equal(text, "30000");
      assert.equal((await session.run("fprintf('%d', sum(x))")).text, "15000");
      assert.equal(session.gpuDevice, device);
    });

    test("a buffer that does not fit is refused, and the session goes on", async () => {
      const session = await open({ offload: "always" });
      const device = session.gpuDevice;
      const buffer = bufferOf(device, new Float64Array(4));
      const refused = async (given, options, kind, message) => {
        const error = await failure(session.set("x", given, options));
        assert.equal(error.name, kind);
        assert.match(error.message, message);
      };
      await refused(buffer, { shape: [5, 1] }, "RangeError", /at least 40 bytes .* found one of 32/);
      await refused(buffer, {}, "TypeError", /shape/);
      await refused(buffer, { shape: [Number.NaN, 1] }, "RangeError", /whole numbers/);
      await refused(buffer, { shape: [2, 2], class: "cell" }, "TypeError", /classes/);
      const plain = device.createBuffer({ size: 32, usage: MAP_READ | COPY_DST });
      await refused(plain, { shape: [2, 2] }, "TypeError", /STORAGE/);
      assert.equal((await session.run("fprintf('%d', 1)")).text, "1");
    });
  } else {
    test("without a device in this thread a buffer is refused with the reason", async () => {
      const looksLikeABuffer = { mapAsync() {}, usage: 0x84, size: 32 };
      for (const worker of [true, false]) {
        const session = await open({ worker });
        const error = await failure(session.set("x", looksLikeABuffer, { shape: [2, 2] }));
        assert.match(error.message, /worker: false/);
        await session.run("x = rand(100);");
        assert.equal(session.tensor("x").buffer(), null);
      }
    });
  }
}
