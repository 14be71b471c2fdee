// A device that goes away, at every point of a program: what is printed is what an undisturbed session prints.

export async function define({ test, assert, open, GPU }) {
  // Each new device compiles these shaders again, so they are few and small.
  const PROGRAM = `
  rng(7);
  A = rand(60); x = rand(60, 1); kept = A .* 3;
  for k = 1:8
    x = A(:, k) .* x + 0.5;
    if mod(k, 2) == 0, fprintf('%d %.15g\\n', k, x(1)); end
  end
  B = A; B(:, 2) = x; B(3, :) = 0;
  c = cumsum(single(B(:, 2) > 1));
  fprintf('%d %d\\n', c(60), sum(single(kept(:) > 1)));
  `;
  const AFTER = "fprintf('%d %d %.15g', sum(single(kept(:) > 1)), sum(single(B(:) > 0.5)), B(62) + x(5));";

  /** Destroys the session's device before its n-th submission, or while its n-th readback is pending. */
  function arm(session, n, when) {
    const device = session.gpuDevice;
    let seen = 0;
    const count = () => {
      if (seen++ === n) device.destroy();
    };
    if (when === "submission") {
      const { queue } = device;
      const submit = queue.submit.bind(queue);
      queue.submit = (commands) => {
        count();
        return submit(commands);
      };
    } else {
      const createBuffer = device.createBuffer.bind(device);
      device.createBuffer = (descriptor) => {
        const buffer = createBuffer(descriptor);
        const mapAsync = buffer.mapAsync.bind(buffer);
        buffer.mapAsync = (...range) => {
          const mapped = mapAsync(...range);
          count();
          return mapped;
        };
        return buffer;
      };
    }
    return () => seen > n;
  }

  if (GPU) {
    const always = { offload: "always" };
    const undisturbed = await open(always);
    const { text: expected } = await undisturbed.run(PROGRAM);
    const { text: after } = await undisturbed.run(AFTER);

    test("an undisturbed session prints what the host prints", async () => {
      const host = await open({ provider: "host", gpu: undefined });
      assert.equal((await host.run(PROGRAM)).text, expected);
      assert.equal((await host.run(AFTER)).text, after);
    });

    test("a device destroyed before a run is replaced", async () => {
      const session = await open(always);
      const told = [];
      session.on("restarted", (event) => told.push(event));
      const first = session.gpuDevice;
      first.destroy();
      assert.equal((await session.run(PROGRAM)).text, expected);
      assert.deepEqual([told.length, told[0]?.cause, told[0]?.lost], [1, "device", []]);
      assert.match(told[0].message, /the device was lost.*computed again.*on another one/);
      assert.notEqual(session.gpuDevice, first);
      assert.equal(session.device.kind, "webgpu");
      assert.match(session.device.reason, /lost/);
    });

    test("what lies on a device destroyed between two runs is computed again", async () => {
      const session = await open(always);
      await session.run(PROGRAM);
      session.gpuDevice.destroy();
      assert.equal((await session.run(AFTER)).text, after);
      session.gpuDevice.destroy();
      const { data } = await session.get("B");
      assert.equal(data.length, 3600);
      assert.ok(data.some((element) => element !== 0));
    });

    // One session that goes on, and takes up what it has kept; and new ones, which capture and plan what is lost.
    for (const [when, fresh] of [
      ["submission", false],
      ["readback", true],
    ])
      test(`a device destroyed at a ${when} changes nothing that is printed`, async (t) => {
        let struck = 0;
        let session;
        for (let n = 0; n < 20; n++) {
          if (fresh) session?.dispose();
          if (fresh || !session) session = await open(always);
          const fired = arm(session, n, when);
          assert.equal((await session.run(PROGRAM)).text, expected, `${when} ${n}`);
          assert.equal((await session.run(AFTER)).text, after, `${when} ${n}`);
          if (!fired()) break;
          struck += 1;
        }
        t.diagnostic(`${struck} devices were destroyed`);
        assert.ok(struck >= 5, `${struck} devices were destroyed`);
      });

    test("where there is no other device the host goes on", async () => {
      const session = await open(always);
      const request = session.gpuDevice;
      await session.run(PROGRAM);
      // The next request for an adapter finds none.
      session.gpuDevice.destroy();
      for (let k = 0; k < 4 && session.device.kind === "webgpu"; k++) {
        session.gpuDevice.destroy();
        assert.equal((await session.run(AFTER)).text, after);
      }
      assert.notEqual(session.gpuDevice, request);
    });

    test("a storm of losses ends in the same output", async () => {
      const session = await open(always);
      const storm = setInterval(() => session.gpuDevice?.destroy(), 15);
      try {
        assert.equal((await session.run(PROGRAM)).text, expected);
        assert.equal((await session.run(AFTER)).text, after);
      } finally {
        clearInterval(storm);
      }
    });
  } else {
    test("the host has no device to lose", async () => {
      const session = await open();
      assert.equal(session.gpuDevice, null);
    });
  }
}
