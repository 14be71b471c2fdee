// Every class of the language, out of a program and back into it.

export async function define({ test, assert, open, failure, THREADS }) {
  const VALUES = {
    1.5: { class: "double", shape: [1, 1], data: Float64Array.of(1.5) },
    "[1 NaN; -Inf -0]": { class: "double", shape: [2, 2], data: Float64Array.of(1, -Infinity, NaN, -0) },
    "single([1 2])": { class: "single", shape: [1, 2], data: Float32Array.of(1, 2) },
    "complex([1 2], [3 4])": {
      class: "double",
      shape: [1, 2],
      data: Float64Array.of(1, 2),
      imag: Float64Array.of(3, 4),
    },
    "single(1 - 2i)": {
      class: "single",
      shape: [1, 1],
      data: Float32Array.of(1),
      imag: Float32Array.of(-2),
    },
    "int8([-128 127])": { class: "int8", shape: [1, 2], data: Int8Array.of(-128, 127) },
    "int16(-300)": { class: "int16", shape: [1, 1], data: Int16Array.of(-300) },
    "int32([1; 2])": { class: "int32", shape: [2, 1], data: Int32Array.of(1, 2) },
    "intmin('int64')": { class: "int64", shape: [1, 1], data: BigInt64Array.of(-(2n ** 63n)) },
    "uint8(255)": { class: "uint8", shape: [1, 1], data: Uint8Array.of(255) },
    "uint16(65535)": { class: "uint16", shape: [1, 1], data: Uint16Array.of(65535) },
    "uint32(4294967295)": { class: "uint32", shape: [1, 1], data: Uint32Array.of(4294967295) },
    "intmax('uint64')": { class: "uint64", shape: [1, 1], data: BigUint64Array.of(2n ** 64n - 1n) },
    "[true false]": { class: "logical", shape: [1, 2], data: Uint8Array.of(1, 0) },
    "zeros(2, 0, 3)": { class: "double", shape: [2, 0, 3], data: new Float64Array(0) },
    "1:4": { class: "double", shape: [1, 4], data: Float64Array.of(1, 2, 3, 4) },
    "'text'": { class: "char", shape: [1, 4], data: "text" },
    "['ab'; 'cd']": { class: "char", shape: [2, 2], data: "acbd" },
    "char([72 8364 55357])": { class: "char", shape: [1, 3], data: "H€\ud83d" },
    "''": { class: "char", shape: [0, 0], data: "" },
    '["one" "two"]': { class: "string", shape: [1, 2], data: ["one", "two"] },
    "{1, 'a'}": {
      class: "cell",
      shape: [1, 2],
      data: [
        { class: "double", shape: [1, 1], data: Float64Array.of(1) },
        { class: "char", shape: [1, 1], data: "a" },
      ],
    },
    "struct('a', {1 2}, 'b', 'x')": {
      class: "struct",
      shape: [1, 2],
      fields: ["a", "b"],
      data: [1, 2].map((n) => ({
        a: { class: "double", shape: [1, 1], data: Float64Array.of(n) },
        b: { class: "char", shape: [1, 1], data: "x" },
      })),
    },
    "struct('e', {})": { class: "struct", shape: [0, 0], fields: ["e"], data: [] },
    "@sin": { class: "function_handle", shape: [1, 1], data: "@sin" },
    "containers.Map({'k', 'l'}, [1 2])": {
      class: "containers.Map",
      shape: [2, 1],
      keyType: "char",
      valueType: "any",
      data: [1, 2].map((n, i) => [
        ["k", "l"][i],
        { class: "double", shape: [1, 1], data: Float64Array.of(n) },
      ]),
    },
  };

  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    const session = await open({ worker });

    for (const [source, expected] of Object.entries(VALUES))
      test(`${source} crosses both ways ${where}`, async () => {
        await session.run(`v = ${source};`);
        const value = await session.get("v");
        // Which of double and any a map of numbers is, is the language's business.
        assert.deepEqual({ ...value, ...(value.valueType && { valueType: "any" }) }, expected);
        await session.set("w", value);
        assert.deepEqual(await session.get("w"), value);
        if (value.class === "function_handle" || value.class === "containers.Map") return;
        assert.equal(
          (await session.run("fprintf('%d', isequaln(v, w) && strcmp(class(v), class(w)))")).text,
          "1",
        );
      });

    test(`an anonymous function comes back as one ${where}`, async () => {
      await session.run("f = @(x) x + 1;");
      const value = await session.get("f");
      assert.match(value.data, /^@\(x\) ?x ?\+ ?1$/);
      await session.set("g", value);
      assert.equal((await session.run("fprintf('%d', g(41))")).text, "42");
    });

    test(`what get gives is the page's own ${where}`, async () => {
      await session.run("own = [1 2 3];");
      const first = await session.get("own");
      first.data[0] = 99;
      await session.run("big = zeros(1, 1e6); own(2) = 20;");
      assert.deepEqual((await session.get("own")).data, Float64Array.of(1, 20, 3));
      assert.equal(first.data[0], 99);
    });

    test(`set copies, or takes the buffer when told to ${where}`, async () => {
      const kept = Float64Array.of(1, 2);
      await session.set("kept", kept);
      kept[0] = 50;
      assert.equal((await session.get("kept")).data[0], 1);
      const given = new Float64Array(1000).fill(3);
      await session.set("given", given, { transfer: true });
      assert.equal(given.length, worker ? 0 : 1000);
      assert.equal((await session.run("fprintf('%d', sum(given))")).text, "3000");
    });

    test(`large arrays cross ${where}`, async () => {
      const data = new Float64Array(1e6).map((_, i) => i);
      await session.set("L", data, { shape: [1000, 1000] });
      assert.equal((await session.run("fprintf('%d', sum(L(:)))")).text, "499999500000");
      await session.run("L = L + 1;");
      const back = await session.get("L");
      assert.deepEqual([back.data[0], back.data.at(-1)], [1, 1e6]);
    });

    test(`an object gives its properties and cannot be set ${where}`, async () => {
      await session.run("try, error('a:b', 'c'); catch e, end");
      const value = await session.get("e");
      assert.deepEqual([value.class, value.className], ["object", "MException"]);
      assert.equal(value.data.message.data, "c");
      assert.ok((await failure(session.set("e2", value))) instanceof TypeError);
    });

    test(`a failed set leaves the session as it was ${where}`, async () => {
      await session.set("a", 5);
      assert.ok(
        (await failure(session.set("a", new Float64Array(3), { shape: [2, 2] }))) instanceof RangeError,
      );
      const error = await failure(
        session.set("a", { class: "function_handle", shape: [1, 1], data: "@(x) x +" }),
      );
      assert.equal(error.name, "MatlabError");
      assert.equal((await session.get("a")).data[0], 5);
    });
  }
}
