// The session's API, in the calling thread and in a worker.

export async function define({
  test,
  assert,
  matgpu: { createSession, MatlabError, SessionError },
  open,
  failure,
  GPU,
  THREADS,
}) {
  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    const session = await open({ worker });

    test(`a run gives what it printed ${where}`, async () => {
      const result = await session.run("a = 3\nfprintf('%d,', [1 2 3]); disp('x')");
      assert.match(result.text, /^a =\s+3\n\s*1,2,3,x\n$/);
      assert.ok(result.elapsed >= 0);
      assert.deepEqual(result.figures, []);
    });

    test(`events come while the program runs ${where}`, async () => {
      const run = session.run("for k = 1:4, fprintf('%d\\n', k); t = tic; while toc(t) < 0.05, end, end");
      const times = [];
      for await (const event of run) if (event.type === "output") times.push(performance.now());
      assert.ok(times.length >= 3, `${times.length} pieces`);
      assert.ok(times.at(-1) - times[0] > 80, "they came one after the other");
      assert.equal((await run).text, "1\n2\n3\n4\n");
    });

    test(`a warning is an event and part of the result ${where}`, async () => {
      const { warnings } = await session.run("warning('my:id', 'take care %d', 5)");
      assert.deepEqual(warnings, [{ identifier: "my:id", message: "take care 5" }]);
    });

    test(`an error has all its parts ${where}`, async () => {
      const run = session.run("disp('1')\nx = [1 2 3];\nx(7)", { name: "part.m" });
      const events = [];
      for await (const event of run) events.push(event);
      const error = await failure(run);
      assert.ok(error instanceof MatlabError && error instanceof Error);
      assert.equal(error.identifier, "MATLAB:badsubscript");
      assert.equal(error.span.source, "part.m");
      assert.equal(error.span.line, 3);
      assert.ok(error.span.column >= 1 && error.span.end > error.span.start);
      assert.match(error.diagnostic, /part\.m/);
      assert.equal(events[0].text, "1\n");
      assert.equal(events.at(-1).error, error);
    });

    test(`an error in a function has its calls ${where}`, async () => {
      const error = await failure(
        session.run("f(1)\nfunction f(x)\n  error('a:b', 'no %d', x)\nend", { name: "s.m" }),
      );
      assert.deepEqual([error.identifier, error.message], ["a:b", "no 1"]);
      assert.equal(error.frames[0].function, "f");
      assert.equal(error.frames[0].span.line, 3);
      assert.match(error.stack, /at f \(s\.m:3:/);
    });

    test(`a syntax error ${where}`, async () => {
      const error = await failure(session.run("x = (1 + \ny = 2"));
      assert.ok(error instanceof MatlabError);
      assert.ok(error.span);
    });

    test(`runs wait for each other, in order ${where}`, async () => {
      const order = [];
      const runs = [3, 2, 1].map((n) =>
        session
          .run(`t = tic; while toc(t) < 0.0${n}, end, q${n} = exist('q${n + 1}');`)
          .then(() => order.push(n)),
      );
      runs.push(session.get("q1").then(() => order.push("get")));
      await Promise.all(runs);
      assert.deepEqual(order, [3, 2, 1, "get"]);
      assert.equal((await session.get("q1")).data[0], 1);
    });

    test(`a failed run does not disturb the next ${where}`, async () => {
      const first = session.run("error('x')");
      const second = session.run("disp('still here')");
      await failure(first);
      assert.equal((await second).text, "still here\n");
    });

    test(`the workspace has a row a variable ${where}`, async () => {
      await session.reset();
      await session.run("n = 5; s = 'text'; m = single(magic(4)); c = {1, 'a'};");
      const rows = await session.workspace();
      assert.deepEqual(rows.map(({ name, class: type, shape }) => [name, type, shape.join("x")]).sort(), [
        ["c", "cell", "1x2"],
        ["m", "single", "4x4"],
        ["n", "double", "1x1"],
        ["s", "char", "1x4"],
      ]);
      const m = rows.find(({ name }) => name === "m");
      assert.equal(m.bytes, 64);
      assert.equal(typeof m.preview, "string");
      assert.match(rows.find(({ name }) => name === "n").preview, /5/);
    });

    test(`a tensor says where its elements are, and gives them ${where}`, async () => {
      await session.run("T = ones(3, 2);");
      const tensor = session.tensor("T");
      assert.deepEqual([tensor.class, tensor.shape], ["double", [3, 2]]);
      assert.deepEqual((await tensor.gather()).data, new Float64Array(6).fill(1));
      assert.throws(() => session.tensor("nothing_here"), { identifier: "MATLAB:UndefinedFunction" });
      if (!GPU) assert.equal(tensor.buffer(), null);
    });

    test(`functions are called with values ${where}`, async () => {
      const [value, index] = await session.call("max", [[3, 9, 4]], 2);
      assert.deepEqual([value.data[0], index.data[0]], [9, 2]);
      assert.deepEqual(await session.call("disp", ["x"], 0), []);
      assert.equal(
        (await failure(session.call("no_such_function", []))).identifier,
        "MATLAB:UndefinedFunction",
      );
    });

    test(`every stage can be looked at ${where}`, async () => {
      for (const stage of ["ast", "bytecode", "graph", "plan", "kernels", "wgsl"]) {
        const text = await session.inspect("x = rand(100) + 1; y = sum(x .^ 2);", stage);
        assert.equal(typeof text, "string", stage);
        assert.ok(text.length > 0, stage);
      }
      const error = await failure(session.inspect("1", "soul"));
      assert.match(error.message, /one of the stages ast, bytecode, .* found "soul"/);
    });

    test(`counters grow, and can begin again ${where}`, async () => {
      await session.run("z = ones(500) + 2; w = sum(z(:));  disp(w)");
      const stats = session.stats();
      for (const name of [
        ...["dispatches", "kernels", "nodesCaptured", "nodesFused", "pipelinesCompiled", "pipelineHits"],
        "pipelinesWarmed",
        ...["uploadedBytes", "downloadedBytes", "gathers", "liveBytes", "pooledBytes", "hostGroups"],
        ...["deviceGroups", "parseMs", "programMs", "planMs", "compileMs", "uploadMs", "dispatchMs"],
        ...["hostMs", "gpuMs", "computeMs", "downloadMs", "remoteCalls"],
      ])
        assert.equal(typeof stats[name], "number", name);
      assert.ok(stats.nodesCaptured > 0);
      assert.ok(stats.downloadMs > 0, "programs that print what they computed wait for it");
      session.resetStats();
      assert.equal(session.stats().nodesCaptured, 0);
    });

    test(`the device says why it is this one ${where}`, () => {
      const { kind, reason, limits, features, quirks } = session.device;
      assert.equal(kind, GPU ? "webgpu" : "host");
      assert.ok(reason.length > 0);
      assert.equal(typeof limits, "object");
      assert.ok(Array.isArray(features) && Array.isArray(quirks));
    });

    test(`reset empties the workspace ${where}`, async () => {
      await session.run("left = 1;");
      await session.reset();
      assert.deepEqual(await session.workspace(), []);
      assert.equal((await failure(session.get("left"))).identifier, "MATLAB:UndefinedFunction");
    });

    test(`the same seed gives the same numbers ${where}`, async () => {
      const draw = async () => {
        const own = await createSession({ worker, provider: "host", seed: 7 });
        const { text } = await own.run("fprintf('%.15g ', rand(1, 3))");
        own.dispose();
        return text;
      };
      assert.equal(await draw(), await draw());
    });

    test(`bad arguments are refused, and the session goes on ${where}`, async () => {
      await session.run("kept = 7;");
      const detached = new Float64Array(2);
      structuredClone(detached, { transfer: [detached.buffer] });
      for (const [work, kind, message] of [
        [() => session.run(5), TypeError, /expected a program as text, found 5/],
        [() => session.run("1", { nmae: "x" }), TypeError, /unknown option "nmae" for run/],
        [() => session.run("1", { name: 5 }), TypeError, /expected a string for the name/],
        [() => session.get("not a name"), TypeError, /expected the name of a variable/],
        [() => session.get(), TypeError, /found undefined/],
        [() => session.set("1x", 1), TypeError, /expected the name/],
        [() => session.set("x", () => {}), TypeError, /found a function/],
        [() => session.set("x", new Float64Array(6), { shape: [2, Number.NaN] }), RangeError, /found NaN/],
        [() => session.set("x", new Float64Array(6), { shape: [1e6, 1e6] }), RangeError, /1000000000000/],
        [() => session.set("x", new Float64Array(6), { shape: [1e12, 1e12] }), RangeError, /too large/],
        [() => session.set("x", new Float64Array(6), { size: [2, 3] }), TypeError, /unknown option "size"/],
        [() => session.set("x", detached), TypeError, /detached/],
        [() => session.set("x", detached, { transfer: true }), TypeError, /detached/],
        [() => session.call("sin", 1), TypeError, /expected a list of arguments/],
        [() => session.call("sin", [1], -1), RangeError, /whole number of outputs/],
        [() => session.call("sin", [detached]), TypeError, /detached/],
        [() => session.inspect(1, "ast"), TypeError, /expected a program/],
      ]) {
        const error = await failure(work);
        assert.ok(error instanceof kind, `${error.name}: ${error.message}`);
        assert.match(error.message, message);
      }
      for (const program of ["x = zeros(1e6, 1e6);", "x = ones(1e12, 1);"])
        assert.match((await failure(session.run(program))).message, /memory|size|large/i);
      assert.equal((await session.run("fprintf('%d', kept)")).text, "7");
    });

    test(`after dispose everything says so ${where}`, async () => {
      const own = await createSession({ worker, provider: "host" });
      const running = own.run("while true, end");
      const waiting = own.run("1");
      running.catch(() => {});
      waiting.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 30));
      own.dispose();
      own.dispose();
      for (const work of [
        running,
        waiting,
        own.run("1"),
        own.get("x"),
        own.set("x", 1),
        own.call("sin", [1]),
        own.workspace(),
        own.inspect("1", "ast"),
        own.calibrate(),
        own.reset(),
      ]) {
        const error = await failure(work);
        assert.ok(error instanceof SessionError);
        assert.equal(error.code, "disposed");
      }
      assert.throws(() => own.tensor("x"), { code: "disposed" });
      own.interrupt();
    });

    test(`using disposes ${where}`, async () => {
      const own = await createSession({ worker, provider: "host" });
      own[Symbol.dispose]();
      assert.equal((await failure(own.run("1"))).code, "disposed");
    });

    test(`two sessions do not meet ${where}`, async () => {
      const other = await open({ worker });
      await session.run("mine = 1;");
      await other.run("mine = 2;");
      assert.equal((await session.get("mine")).data[0], 1);
    });
  }

  // Of a device: tests/node/device.test.mjs and, with what browsers keep, tests/page/calibration.test.mjs.
  test("calibration measures, and later sessions can use it", async () => {
    const host = { worker: false, provider: "host", gpu: undefined };
    const session = await open(host);
    const measured = await session.calibrate();
    for (const [name, value] of Object.entries(measured))
      assert.ok(Number.isFinite(value) && value > 0, `${name}: ${value}`);
    // A middling machine of these years: no constant of the host is a thousand times off.
    assert.ok(measured.hostUnit > 1e-6 && measured.hostUnit < 1, `${measured.hostUnit}`);
    assert.ok(measured.hostFused > 1e-3 && measured.hostFused < 100, `${measured.hostFused}`);
    const again = await session.calibrate();
    const ratio = again.hostFused / measured.hostFused;
    assert.ok(ratio > 0.1 && ratio < 10, `${ratio}`);
    const other = await open({ ...host, offload: measured });
    assert.equal((await other.run("fprintf('%d', sum(ones(1, 1e5)))")).text, "100000");
  });

  test("options are checked, and unknown ones are named", async () => {
    for (const [options, message] of [
      [{ prvoider: "host" }, /unknown option "prvoider" for createSession \(known: provider, /],
      [{ provider: "cuda" }, /expected "auto" or "webgpu" or "host" for the option "provider", found "cuda"/],
      [{ precision: 2 }, /option "precision", found 2/],
      [{ worker: 1 }, /expected true, false, a URL or a function that makes a Worker/],
      [{ seed: -1 }, /option "seed", found -1/],
      [{ seed: Number.NaN }, /option "seed", found NaN/],
      [{ offload: "never ever" }, /option "offload"/],
      [{ offload: { a: "b" } }, /option "offload"/],
      [{ limits: 5 }, /option "limits", found 5/],
      [{ files: {} }, /a file provider with list, read, write, delete/],
      [{ gpu: {} }, /a GPU with requestAdapter/],
      [{ gpu: { requestAdapter() {} }, worker: true }, /exclude each other/],
      [{ wasm: "x.wasm" }, /a URL, a Response, bytes or a WebAssembly\.Module/],
      [{ onProgress: true }, /expected a function/],
      [7, /expected an object of options/],
      [[], /expected an object of options/],
    ]) {
      const error = await failure(() => createSession(options));
      assert.ok(error instanceof TypeError, String(error));
      assert.match(error.message, message);
    }
  });

  test("provider webgpu without an adapter is an error, auto is not", async () => {
    const none = { requestAdapter: async () => null };
    const error = await failure(createSession({ provider: "webgpu", gpu: none }));
    assert.equal(error.code, "no-gpu");
    const session = await createSession({ provider: "auto", gpu: none });
    assert.equal(session.device.kind, "host");
    assert.match(session.device.reason, /adapter/);
    session.dispose();
  });
}
