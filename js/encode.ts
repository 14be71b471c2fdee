// What a page passes to `set` and `call` → a MatValue, checked, and the buffers that can be transferred.

import { checkShape, count, describe, shapeFor } from "./shape.js";
import type { Input, MapValue, MatValue, NumericClass, NumericValue, SetOptions } from "./values.js";

type TypedArray = NumericValue["data"];

const ARRAYS = {
  double: Float64Array,
  single: Float32Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  uint8: Uint8Array,
  uint16: Uint16Array,
  uint32: Uint32Array,
  uint64: BigUint64Array,
  logical: Uint8Array,
} as const;

/** The class that a typed array is by itself. */
const CLASS_OF = new Map<string, NumericClass>([
  ["Float64Array", "double"],
  ["Float32Array", "single"],
  ["Int8Array", "int8"],
  ["Int16Array", "int16"],
  ["Int32Array", "int32"],
  ["BigInt64Array", "int64"],
  ["Uint8Array", "uint8"],
  ["Uint8ClampedArray", "uint8"],
  ["Uint16Array", "uint16"],
  ["Uint32Array", "uint32"],
  ["BigUint64Array", "uint64"],
]);

const CLASSES = [
  ...Object.keys(ARRAYS),
  "char",
  "string",
  "cell",
  "struct",
  "function_handle",
  "containers.Map",
];
const SET_OPTIONS = ["shape", "class", "transfer"];
/** Deeper nesting than this is a cycle or a mistake. */
const DEEPEST = 200;

/** A value ready to cross, and its buffers. */
export interface Encoded {
  value: MatValue;
  buffers: ArrayBuffer[];
}

/** Reads the argument of `set`. */
export function encode(input: Input, options: SetOptions = {}): Encoded {
  for (const name of Object.keys(options))
    if (!SET_OPTIONS.includes(name))
      throw new TypeError(`unknown option "${name}" for set (known: ${SET_OPTIONS.join(", ")})`);
  const { class: wanted } = options;
  if (wanted !== undefined && wanted !== "char" && !isNumeric(wanted))
    throw new TypeError(`expected a numeric class, "logical" or "char", found ${describe(wanted)}`);
  const encoder = new Encoder();
  const value = encoder.top(input, options);
  return { value, buffers: encoder.buffers };
}

class Encoder {
  readonly buffers: ArrayBuffer[] = [];

  top(input: Input, { shape, class: wanted }: SetOptions): MatValue {
    if (shape === undefined && wanted === undefined) return this.any(input, 0);
    if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return this.typed(input, shape, wanted);
    const value = this.any(input, 0);
    const shaped = shape === undefined ? value : reshape(value, shape);
    return wanted === undefined ? shaped : convert(shaped, wanted);
  }

  any(input: unknown, depth: number): MatValue {
    if (depth > DEEPEST)
      throw new RangeError(`the value is nested more than ${DEEPEST} deep, or holds itself`);
    switch (typeof input) {
      case "number":
        return { class: "double", shape: [1, 1], data: Float64Array.of(input) };
      case "boolean":
        return { class: "logical", shape: [1, 1], data: Uint8Array.of(input ? 1 : 0) };
      case "bigint":
        return integer(input);
      case "string":
        return text(input);
      case "undefined":
        return NONE;
      case "object":
        return input === null ? NONE : this.object(input, depth);
      default:
        throw new TypeError(`expected a value of the language, found ${describe(input)}`);
    }
  }

  object(input: object, depth: number): MatValue {
    if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer)
      return this.typed(input, undefined, undefined);
    if (Array.isArray(input)) return this.list(input, depth);
    if (input instanceof Map) return this.map(input, depth);
    if (isMatValue(input)) return this.checked(input, depth);
    const prototype = Object.getPrototypeOf(input);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
      throw new TypeError(`expected a plain object, found ${describe(input)}`);
    const fields = Object.keys(input);
    for (const name of fields) checkField(name);
    const element = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, this.any(value, depth + 1)]),
    );
    return { class: "struct", shape: [1, 1], fields, data: [element] };
  }

  typed(input: ArrayBufferView | ArrayBuffer, shape: unknown, wanted: NumericClass | "char" | undefined) {
    const view = input instanceof ArrayBuffer ? bytesOf(input) : input;
    // The tag is that of the elements, whatever a class of the page's own is called.
    const own = CLASS_OF.get(tagOf(view));
    if (own === undefined)
      throw new TypeError(
        `expected a typed array that the language has a class for, found ${describe(view)}`,
      );
    checkAttached(view);
    const bytes =
      view instanceof Uint8ClampedArray ? new Uint8Array(view.buffer, view.byteOffset, view.length) : view;
    const array = this.whole(bytes as TypedArray);
    const dims = shapeFor(shape, array.length, describe(view));
    const value = { class: own, shape: dims, data: array } as NumericValue;
    return wanted === undefined ? value : convert(value, wanted);
  }

  list(input: readonly unknown[], depth: number): MatValue {
    const numbers = numericList(input);
    if (numbers) return numbers;
    // As a list of what is in its places: `every` would pass over those of a sparse one that are empty.
    if (input.length > 0 && !Array.from(input).some((element) => typeof element !== "string"))
      return { class: "string", shape: [1, input.length], data: [...input] as string[] };
    const elements = Array.from(input, (element) => this.any(element, depth + 1));
    const first = elements[0];
    if (first?.class === "struct" && elements.every((element) => sameFields(first.fields, element)))
      return {
        class: "struct",
        shape: [1, elements.length],
        fields: first.fields,
        data: elements.flatMap((element) => (element.class === "struct" ? element.data : [])),
      };
    return { class: "cell", shape: [1, elements.length], data: elements };
  }

  map(input: Map<unknown, unknown>, depth: number): MapValue {
    const keys = [...input.keys()];
    const numeric = keys.length > 0 && keys.every((key) => typeof key === "number");
    if (!numeric && !keys.every((key) => typeof key === "string"))
      throw new TypeError("expected a Map whose keys are all strings or all numbers");
    const data = [...input].map(([key, value]): [string | number, MatValue] => [
      key as string | number,
      this.any(value, depth + 1),
    ]);
    const keyType = numeric ? "double" : "char";
    return { class: "containers.Map", shape: [data.length, 1], keyType, valueType: "any", data };
  }

  /** A MatValue that a page made, or got and changed: every part is checked. */
  checked(input: { class: string; shape: readonly number[]; data: unknown }, depth: number): MatValue {
    const { class: name, data } = input;
    const wrong = (expected: string) =>
      new TypeError(`expected ${expected} as data of class ${name}, found ${describe(data)}`);
    const list = (what: string): unknown[] => {
      if (!Array.isArray(data)) throw wrong(what);
      return data;
    };
    const filled = (length: number) => shapeFor(input.shape, length, "data");
    if (isNumeric(name)) return this.checkedNumeric(input, name, wrong);
    switch (name) {
      case "char":
        if (typeof data !== "string") throw wrong("a string");
        return { class: "char", shape: filled(data.length), data };
      case "string": {
        const texts = list("an array of strings").map((element) => {
          if (typeof element !== "string" && element !== null) throw wrong("strings or null");
          return element;
        });
        return { class: "string", shape: filled(texts.length), data: texts };
      }
      case "cell": {
        const cells = list("an array").map((element) => this.any(element, depth + 1));
        return { class: "cell", shape: filled(cells.length), data: cells };
      }
      case "struct": {
        const elements = list("an array of objects") as Record<string, unknown>[];
        const named = "fields" in input && Array.isArray(input.fields) ? input.fields : undefined;
        const fields = (named ?? Object.keys(elements[0] ?? {})).map((field: unknown) => checkField(field));
        const made = elements.map((element) => {
          if (typeof element !== "object" || element === null) throw wrong("an array of objects");
          return Object.fromEntries(
            // What an object inherits is none of its fields.
            fields.map((field) => [
              field,
              this.any(Object.hasOwn(element, field) ? element[field] : undefined, depth + 1),
            ]),
          );
        });
        return { class: "struct", shape: filled(made.length), fields, data: made };
      }
      case "function_handle":
        if (typeof data !== "string" || !data.startsWith("@")) throw wrong("a text that begins with @");
        return { class: "function_handle", shape: [1, 1], data };
      case "containers.Map": {
        const map = this.map(new Map(list("an array of pairs") as [unknown, unknown][]), depth);
        const { keyType, valueType } = input as { keyType?: unknown; valueType?: unknown };
        const own = typeof keyType === "string" && typeof valueType === "string";
        return own ? { ...map, keyType, valueType } : map;
      }
      default:
        throw new TypeError(`expected one of the classes ${CLASSES.join(", ")}, found ${describe(name)}`);
    }
  }

  checkedNumeric(
    input: { shape: readonly number[]; data: unknown },
    name: NumericClass,
    wrong: (expected: string) => TypeError,
  ): NumericValue {
    const { data } = input;
    const imag = "imag" in input ? input.imag : undefined;
    if (!(data instanceof ARRAYS[name])) throw wrong(`a ${ARRAYS[name].name}`);
    checkAttached(data);
    const shape = shapeFor(input.shape, data.length, describe(data));
    if (imag !== undefined) {
      if (name !== "double" && name !== "single") throw wrong("no imaginary part");
      if (!(imag instanceof ARRAYS[name]) || imag.length !== data.length)
        throw wrong(`an imaginary part of the same kind and length`);
      checkAttached(imag);
      return { class: name, shape, data: this.whole(data), imag: this.whole(imag) } as NumericValue;
    }
    return { class: name, shape, data: this.whole(data) } as NumericValue;
  }

  /** An array that is alone in its buffer: a view of a part would take the whole buffer along to a worker. */
  whole(array: TypedArray): TypedArray {
    const { buffer } = array;
    if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== array.byteLength) return array.slice();
    this.buffers.push(buffer);
    return array;
  }
}

const isNumeric = (name: unknown): name is NumericClass =>
  typeof name === "string" && Object.hasOwn(ARRAYS, name);

const tagOf = (view: object): string =>
  String((view as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]);

const empty = (): MatValue => ({ class: "double", shape: [0, 0], data: new Float64Array(0) });

/** The same for every place of a list that has nothing in it. */
const NONE = empty();

const text = (data: string): MatValue => ({
  class: "char",
  shape: [data.length === 0 ? 0 : 1, data.length],
  data,
});

function integer(value: bigint): MatValue {
  if (BigInt.asIntN(64, value) === value)
    return { class: "int64", shape: [1, 1], data: BigInt64Array.of(value) };
  if (BigInt.asUintN(64, value) === value)
    return { class: "uint64", shape: [1, 1], data: BigUint64Array.of(value) };
  throw new RangeError(`expected a bigint of at most 64 bits, found ${value}`);
}

/** Numbers or booleans, nested alike: the outer list holds the rows. Anything else is no matrix. */
function numericList(input: readonly unknown[]): MatValue | undefined {
  if (input.length === 0) return empty();
  const shape: number[] = [];
  for (let level: unknown = input; Array.isArray(level); level = level[0]) {
    if (shape.length > 8) return undefined;
    shape.push(level.length);
  }
  const total = count(shape);
  let logical = true;
  const flat: number[] = [];
  const walk = (level: unknown, axis: number): boolean => {
    if (axis === shape.length) {
      if (typeof level !== "number" && typeof level !== "boolean") return false;
      logical &&= typeof level === "boolean";
      flat.push(Number(level));
      return true;
    }
    if (!Array.isArray(level) || level.length !== shape[axis]) return false;
    // `every` would pass over the holes of a sparse list.
    for (let i = 0; i < level.length; i++) if (!walk(level[i], axis + 1)) return false;
    return true;
  };
  if (!walk(input, 0)) return undefined;
  const dims = shape.length === 1 ? [1, total] : shape;
  const data = logical ? new Uint8Array(total) : new Float64Array(total);
  const strides = dims.map((_, axis) => count(dims.slice(0, axis)));
  const index = dims.map(() => 0);
  for (const element of flat) {
    data[index.reduce((sum, at, axis) => sum + at * (strides[axis] ?? 0), 0)] = element;
    for (let axis = dims.length - 1; axis >= 0; axis--) {
      const next = (index[axis] ?? 0) + 1;
      index[axis] = next === dims[axis] ? 0 : next;
      if (next !== dims[axis]) break;
    }
  }
  return { class: logical ? "logical" : "double", shape: checkShape(dims), data } as NumericValue;
}

function reshape(value: MatValue, shape: readonly number[]): MatValue {
  if (value.class === "function_handle" || value.class === "containers.Map" || value.class === "object")
    throw new TypeError(`a value of class ${value.class} has no other shape`);
  return { ...value, shape: shapeFor(shape, value.data.length, "a value") };
}

/** Another class for the same numbers, as the language's own conversion has it: rounded and saturated. */
function convert(value: MatValue, wanted: NumericClass | "char"): MatValue {
  if (value.class === wanted) return value;
  if (!isNumeric(value.class) && value.class !== "char")
    throw new TypeError(`a value of class ${value.class} cannot become ${wanted}`);
  const source = value as NumericValue | { class: "char"; shape: number[]; data: string };
  if ("imag" in source && source.imag)
    throw new TypeError(`a complex value cannot become ${wanted} by an option`);
  const from: ArrayLike<number | bigint> =
    source.class === "char" ? Array.from(source.data, (_, i) => source.data.charCodeAt(i)) : source.data;
  if (wanted === "char") {
    let data = "";
    for (let i = 0; i < from.length; i++) data += String.fromCharCode(Number(from[i]));
    return { class: "char", shape: source.shape, data };
  }
  const made = new ARRAYS[wanted](from.length);
  for (let i = 0; i < from.length; i++) made[i] = element(from[i] ?? 0, wanted) as never;
  return { class: wanted, shape: source.shape, data: made } as NumericValue;
}

function element(value: number | bigint, wanted: NumericClass): number | bigint {
  if (wanted === "double" || wanted === "single") return Number(value);
  if (wanted === "logical") {
    if (Number.isNaN(value)) throw new RangeError("NaN cannot become logical");
    return Number(value) === 0 ? 0 : 1;
  }
  const bits = BigInt(/\d+$/.exec(wanted)?.[0] ?? 64);
  const signed = wanted.startsWith("int");
  const low = signed ? -(1n << (bits - 1n)) : 0n;
  const high = signed ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  const whole = typeof value === "bigint" ? value : wholeNumber(value, low, high);
  const clamped = whole < low ? low : whole > high ? high : whole;
  return bits === 64n ? clamped : Number(clamped);
}

function wholeNumber(value: number, low: bigint, high: bigint): bigint {
  if (Number.isNaN(value)) return 0n;
  if (!Number.isFinite(value)) return value < 0 ? low : high;
  // Half away from zero, and exact above 2^52, where adding a half is not.
  const down = Math.trunc(value);
  return BigInt(Math.abs(value - down) >= 0.5 ? down + Math.sign(value) : down);
}

function isMatValue(input: object): input is { class: string; shape: readonly number[]; data: unknown } {
  return (
    "class" in input &&
    typeof input.class === "string" &&
    "shape" in input &&
    Array.isArray(input.shape) &&
    "data" in input
  );
}

function sameFields(fields: readonly string[], value: MatValue): boolean {
  return (
    value.class === "struct" &&
    value.data.length === 1 &&
    value.fields.length === fields.length &&
    value.fields.every((field, i) => field === fields[i])
  );
}

function checkField(name: unknown): string {
  if (typeof name !== "string" || !/^[A-Za-z_]\w*$/.test(name))
    throw new TypeError(`expected a name for a field, found ${describe(name)}`);
  return name;
}

function checkAttached(view: ArrayBufferView): void {
  if (view.byteLength > 0) return;
  bytesOf(view.buffer);
}

/** Making a view throws on a detached buffer, whose length alone looks like that of an empty one. */
function bytesOf(buffer: ArrayBufferLike): Uint8Array {
  try {
    return new Uint8Array(buffer);
  } catch {
    throw new TypeError("the array's buffer is detached: it was transferred elsewhere");
  }
}
