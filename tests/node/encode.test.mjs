// What `set` makes of JavaScript values, before they reach the module.
import assert from "node:assert/strict";
import { test } from "node:test";
import { encode } from "../../pkg/encode.js";

const form = (input, options) => encode(input, options).value;
const doubles = (...numbers) => Float64Array.from(numbers);

test("scalars", () => {
  assert.deepEqual(form(2.5), { class: "double", shape: [1, 1], data: doubles(2.5) });
  assert.deepEqual(form(true), { class: "logical", shape: [1, 1], data: Uint8Array.of(1) });
  assert.deepEqual(form(-3n), { class: "int64", shape: [1, 1], data: BigInt64Array.of(-3n) });
  assert.deepEqual(form(2n ** 63n), { class: "uint64", shape: [1, 1], data: BigUint64Array.of(2n ** 63n) });
  assert.deepEqual(form("hé"), { class: "char", shape: [1, 2], data: "hé" });
  assert.deepEqual(form(""), { class: "char", shape: [0, 0], data: "" });
  assert.deepEqual(form(null), { class: "double", shape: [0, 0], data: doubles() });
  assert.deepEqual(form(undefined), form([]));
});

test("nested lists are rows of a matrix, stored by columns", () => {
  assert.deepEqual(form([1, 2, 3]), { class: "double", shape: [1, 3], data: doubles(1, 2, 3) });
  const matrix = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  assert.deepEqual(form(matrix), { class: "double", shape: [2, 3], data: doubles(1, 4, 2, 5, 3, 6) });
  const cube = [[[1, 2]], [[3, 4]]];
  assert.deepEqual(form(cube), { class: "double", shape: [2, 1, 2], data: doubles(1, 3, 2, 4) });
  assert.deepEqual(form([[true], [false]]), { class: "logical", shape: [2, 1], data: Uint8Array.of(1, 0) });
  assert.deepEqual(form([true, 2]), { class: "double", shape: [1, 2], data: doubles(1, 2) });
});

test("lists that are no matrix are cells, strings or struct arrays", () => {
  assert.equal(form([[1, 2], [3]]).class, "cell");
  assert.equal(form([1, "a"]).class, "cell");
  const holes = [1, 2, 3];
  delete holes[1];
  assert.equal(form(holes).class, "cell");
  assert.deepEqual(form(["a", "bc"]), { class: "string", shape: [1, 2], data: ["a", "bc"] });
  const structs = form([{ a: 1 }, { a: "x" }]);
  assert.deepEqual([structs.class, structs.shape, structs.fields], ["struct", [1, 2], ["a"]]);
  assert.equal(form([{ a: 1 }, { b: 1 }]).class, "cell");
});

test("objects and maps", () => {
  assert.deepEqual(form({ x: 1, s: "t" }), {
    class: "struct",
    shape: [1, 1],
    fields: ["x", "s"],
    data: [{ x: form(1), s: form("t") }],
  });
  const map = form(new Map([["k", 1]]));
  assert.deepEqual([map.class, map.keyType, map.data], ["containers.Map", "char", [["k", form(1)]]]);
  assert.equal(form(new Map([[1, 2]])).keyType, "double");
});

test("typed arrays keep their class, and a view is cut out of its buffer", () => {
  assert.equal(form(new Float32Array(2)).class, "single");
  assert.equal(form(new Uint8ClampedArray(2)).class, "uint8");
  assert.equal(form(new BigUint64Array(2)).class, "uint64");
  assert.deepEqual(form(new ArrayBuffer(3)), { class: "uint8", shape: [1, 3], data: new Uint8Array(3) });
  assert.deepEqual(form(new Float64Array(6), { shape: [2, 3] }).shape, [2, 3]);
  assert.deepEqual(form(new Float64Array(6), { shape: [6] }).shape, [6, 1]);
  assert.deepEqual(form(new Float64Array(6), { shape: [2, 3, 1, 1] }).shape, [2, 3]);
  const large = new Float64Array(1000);
  const part = encode(large.subarray(10, 12));
  assert.equal(part.value.data.buffer.byteLength, 16);
  assert.equal(part.buffers.length, 0);
  assert.deepEqual(encode(large).buffers, [large.buffer]);
});

test("another class converts as the language does", () => {
  assert.deepEqual(form([0.5, 1.5, -0.5, 300, NaN], { class: "uint8" }).data, Uint8Array.of(1, 2, 0, 255, 0));
  assert.deepEqual(
    form([-2.5, Infinity, -Infinity], { class: "int64" }).data,
    BigInt64Array.of(-3n, 2n ** 63n - 1n, -(2n ** 63n)),
  );
  assert.deepEqual(
    form([0.49999999999999994, 2 ** 53], { class: "int64" }).data,
    BigInt64Array.of(0n, 2n ** 53n),
  );
  assert.deepEqual(form([2, 0], { class: "logical" }).data, Uint8Array.of(1, 0));
  assert.deepEqual(form(Uint16Array.of(104, 105), { class: "char" }).data, "hi");
  assert.deepEqual(form("hi", { class: "double" }).data, doubles(104, 105));
  assert.deepEqual(form([1, 2, 3, 4], { shape: [2, 2] }).shape, [2, 2]);
});

test("what get gives, set takes", () => {
  for (const value of [
    { class: "int8", shape: [1, 2], data: Int8Array.of(1, 2) },
    { class: "double", shape: [1, 1], data: doubles(1), imag: doubles(2) },
    { class: "char", shape: [2, 1], data: "ab" },
    { class: "string", shape: [1, 2], data: ["a", null] },
    { class: "cell", shape: [1, 1], data: [form(1)] },
    { class: "struct", shape: [0, 1], fields: ["a"], data: [] },
    { class: "function_handle", shape: [1, 1], data: "@sin" },
  ])
    assert.deepEqual(form(value), value);
});

test("wrong values are refused with what was expected", () => {
  const detached = new Float64Array(2);
  structuredClone(detached, { transfer: [detached.buffer] });
  const cycle = [];
  cycle.push([cycle, "x"]);
  for (const [input, options, error, message] of [
    [new Float64Array(6), { shape: [2, Number.NaN] }, RangeError, /whole numbers from 0, found NaN/],
    [new Float64Array(6), { shape: [-1, 6] }, RangeError, /found -1/],
    [new Float64Array(6), { shape: [2, 2.5] }, RangeError, /found 2\.5/],
    [new Float64Array(6), { shape: [2, 2] }, RangeError, /expected 4 elements for a shape of \[2, 2\]/],
    [new Float64Array(6), { shape: [1e6, 1e6] }, RangeError, /expected 1000000000000 elements/],
    [new Float64Array(6), { shape: [1e10, 1e10] }, RangeError, /too large/],
    [new Float64Array(6), { shape: "2x3" }, TypeError, /expected a shape such as \[2, 3\]/],
    [new Float64Array(6), { size: [2, 3] }, TypeError, /unknown option "size" for set \(known: shape/],
    [1, { class: "float" }, TypeError, /found "float"/],
    [detached, {}, TypeError, /detached/],
    [detached.buffer, {}, TypeError, /detached/],
    [() => 1, {}, TypeError, /found a function/],
    [Symbol("x"), {}, TypeError, /found a symbol/],
    [new Date(), {}, TypeError, /class Date/],
    [new DataView(new ArrayBuffer(8)), {}, TypeError, /class DataView/],
    [{ "a b": 1 }, {}, TypeError, /name for a field, found "a b"/],
    [new Map([[{}, 1]]), {}, TypeError, /all strings or all numbers/],
    [cycle, {}, RangeError, /holds itself/],
    [2n ** 64n, {}, RangeError, /at most 64 bits/],
    [{ class: "double", shape: [1, 1], data: new Float32Array(1) }, {}, TypeError, /expected a Float64Array/],
    [{ class: "nope", shape: [1, 1], data: 1 }, {}, TypeError, /one of the classes/],
    [
      { class: "int8", shape: [1, 1], data: Int8Array.of(1), imag: Int8Array.of(1) },
      {},
      TypeError,
      /imaginary/,
    ],
    [[Number.NaN], { class: "logical" }, RangeError, /NaN/],
  ])
    assert.throws(
      () => encode(input, options),
      (thrown) => thrown instanceof error && message.test(thrown.message),
      String(message),
    );
});
