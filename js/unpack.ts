// The stream of bytes that the module makes of values that hold others (src/value/pack says its form) → what a page sees.
// One buffer crosses for any number of values, and no object is made twice for what several values share.

import type { MapValue, MatValue, NumericClass, ObjectValue } from "./values.js";

/** In the order of the stream's operations. */
enum Op {
  Scalar,
  Array,
  Range,
  Texts,
  Cell,
  Struct,
  Named,
  Anonymous,
  Object,
  Properties,
  Entries,
  Keep,
  Again,
}

/** In the order of the module's classes: the type of a real element's code is its place here. */
const CLASSES = [
  "double",
  "single",
  "int8",
  "int16",
  "int32",
  "int64",
  "uint8",
  "uint16",
  "uint32",
  "uint64",
  "logical",
  "char",
] as const;
const ARRAYS = [
  Float64Array,
  Float32Array,
  Int8Array,
  Int16Array,
  Int32Array,
  BigInt64Array,
  Uint8Array,
  Uint16Array,
  Uint32Array,
  BigUint64Array,
  Uint8Array,
  Uint16Array,
] as const;
const COMPLEX = 16;
/** A text of so many units is made at a time: each is an argument of a call. */
const PIECE = 4096;

/** The value of a stream, where it is one. */
export const unpacked = (value: MatValue | Uint8Array): MatValue =>
  value instanceof Uint8Array ? new Reader(value).value() : value;

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #texts = new TextDecoder();
  #at = 0;
  readonly #stack: MatValue[] = [];
  readonly #kept: MatValue[] = [];
  readonly #objects: (ObjectValue | MapValue)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  value(): MatValue {
    while (this.#at < this.#bytes.length) this.#step(this.#byte());
    return this.#stack.pop() as MatValue;
  }

  #step(op: Op): void {
    switch (op) {
      case Op.Scalar:
        this.#stack.push(this.#elements(this.#byte(), 1, [1, 1]));
        break;
      case Op.Array: {
        const type = this.#byte();
        const shape = this.#shape();
        this.#stack.push(this.#elements(type, numel(shape), shape));
        break;
      }
      case Op.Texts: {
        const shape = this.#shape();
        const data = Array.from({ length: numel(shape) }, () => {
          const length = this.#count();
          return length === 0 ? null : this.#textOf(length - 1);
        });
        this.#stack.push({ class: "string", shape, data });
        break;
      }
      case Op.Cell: {
        const shape = this.#shape();
        this.#stack.push({ class: "cell", shape, data: this.#taken(numel(shape)) });
        break;
      }
      case Op.Struct: {
        const shape = this.#shape();
        const fields = this.#names();
        const count = numel(shape);
        const values = this.#taken(fields.length * count);
        const data = Array.from({ length: count }, (_, k) =>
          record(fields, (field) => values[field * count + k] as MatValue),
        );
        this.#stack.push({ class: "struct", shape, fields, data });
        break;
      }
      case Op.Named:
        this.#stack.push({ class: "function_handle", shape: [1, 1], data: `@${this.#text()}` });
        break;
      case Op.Anonymous: {
        const data = this.#text();
        this.#taken(this.#names().length);
        this.#stack.push({ class: "function_handle", shape: [1, 1], data });
        break;
      }
      case Op.Object: {
        const className = this.#text();
        const object: ObjectValue | MapValue =
          className === "containers.Map"
            ? { class: "containers.Map", shape: [0, 1], keyType: "", valueType: "", data: [] }
            : { class: "object", className, shape: [1, 1], data: {} };
        this.#objects.push(object);
        this.#stack.push(object);
        break;
      }
      case Op.Properties: {
        const object = this.#objects[this.#count()] as ObjectValue;
        const names = this.#names();
        const values = this.#taken(names.length);
        object.data = record(names, (k) => values[k] as MatValue);
        break;
      }
      case Op.Entries: {
        const map = this.#objects[this.#count()] as MapValue;
        map.keyType = this.#text();
        map.valueType = this.#text();
        const keys = Array.from({ length: this.#count() }, () =>
          this.#byte() === 0 ? this.#double() : this.#text(),
        );
        const values = this.#taken(keys.length);
        map.data = keys.map((key, k) => [key, values[k] as MatValue]);
        map.shape = [keys.length, 1];
        break;
      }
      case Op.Keep:
        this.#kept.push(this.#stack.at(-1) as MatValue);
        break;
      case Op.Again:
        this.#stack.push(this.#kept[this.#count()] as MatValue);
        break;
      default:
        throw new Error(`the module's stream has an operation ${op}, which this version does not know`);
    }
  }

  /** An array of so many elements. Each has a buffer of its own. */
  #elements(type: number, count: number, shape: number[]): MatValue {
    const place = type % COMPLEX;
    const Typed = ARRAYS[place] as (typeof ARRAYS)[number];
    const name = CLASSES[place] as NumericClass | "char";
    if (type >= COMPLEX) return this.#complex(name, Typed as typeof Float64Array, count, shape);
    if (type === 0 && count === 1) {
      return { class: "double", shape, data: Float64Array.of(this.#double()) };
    }
    const data = new Typed(this.#copied(count * Typed.BYTES_PER_ELEMENT));
    if (name !== "char") return { class: name, shape, data } as MatValue;
    const units = data as Uint16Array;
    let text = "";
    for (let from = 0; from < units.length; from += PIECE)
      text += String.fromCharCode(...units.subarray(from, from + PIECE));
    return { class: "char", shape, data: text };
  }

  /** Real and imaginary parts alternate in the stream. */
  #complex(name: string, Typed: typeof Float64Array, count: number, shape: number[]): MatValue {
    const both = new Typed(this.#copied(2 * count * Typed.BYTES_PER_ELEMENT));
    const data = new Typed(count);
    const imag = new Typed(count);
    for (let k = 0; k < count; k++) {
      data[k] = both[2 * k] as number;
      imag[k] = both[2 * k + 1] as number;
    }
    return { class: name, shape, data, imag } as MatValue;
  }

  #copied(length: number): ArrayBuffer {
    const from = this.#at;
    this.#at += length;
    return this.#bytes.slice(from, this.#at).buffer as ArrayBuffer;
  }

  #taken(count: number): MatValue[] {
    return count === 0 ? [] : this.#stack.splice(-count);
  }

  #names(): string[] {
    return Array.from({ length: this.#count() }, () => this.#text());
  }

  #shape(): number[] {
    const length = this.#count();
    const shape = new Array<number>(length);
    for (let k = 0; k < length; k++) shape[k] = this.#count();
    return shape;
  }

  #text(): string {
    return this.#textOf(this.#count());
  }

  #textOf(length: number): string {
    const from = this.#at;
    this.#at += length;
    return this.#texts.decode(this.#bytes.subarray(from, this.#at));
  }

  #double(): number {
    this.#at += 8;
    return this.#view.getFloat64(this.#at - 8, true);
  }

  #count(): number {
    let n = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#byte();
      n += (byte & 127) * scale;
      if (byte < 128) return n;
    }
  }

  #byte(): number {
    return this.#bytes[this.#at++] as number;
  }
}

const numel = (shape: readonly number[]) => shape.reduce((product, extent) => product * extent, 1);

/** An object with these properties as its own, whatever they are called. */
function record(names: readonly string[], value: (k: number) => MatValue): Record<string, MatValue> {
  const made: Record<string, MatValue> = {};
  names.forEach((name, k) => {
    if (name === "__proto__")
      Object.defineProperty(made, name, {
        value: value(k),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else made[name] = value(k);
  });
  return made;
}
