// The JavaScript form of every class of the language: what `get` gives, and what `set` turns its argument into.
// Arrays are column-major. See docs/values.md.

/** The classes whose elements are numbers, and the typed array of each. */
export interface NumericArrays {
  double: Float64Array;
  single: Float32Array;
  int8: Int8Array;
  int16: Int16Array;
  int32: Int32Array;
  int64: BigInt64Array;
  uint8: Uint8Array;
  uint16: Uint16Array;
  uint32: Uint32Array;
  uint64: BigUint64Array;
  /** A byte an element, 0 or 1. */
  logical: Uint8Array;
}

export type NumericClass = keyof NumericArrays;

/** A numeric or logical array. */
export type NumericValue = {
  [Class in NumericClass]: {
    class: Class;
    shape: number[];
    data: NumericArrays[Class];
    /** The imaginary parts of a complex double or single. */
    imag?: NumericArrays[Class];
  };
}[NumericClass];

/** A char array: its code units in column-major order, which for one row is the text itself. */
export interface CharValue {
  class: "char";
  shape: number[];
  data: string;
}

/** A string array; null is `missing`. */
export interface StringValue {
  class: "string";
  shape: number[];
  data: (string | null)[];
}

export interface CellValue {
  class: "cell";
  shape: number[];
  data: MatValue[];
}

/** A struct array: an object an element, and the names of the fields in their order. */
export interface StructValue {
  class: "struct";
  shape: number[];
  fields: string[];
  data: Record<string, MatValue>[];
}

/** A function handle, as text: `@sin`, `@(x)x+1`. Handles that capture variables cannot be set. */
export interface FunctionValue {
  class: "function_handle";
  shape: number[];
  data: string;
}

export interface MapValue {
  class: "containers.Map";
  shape: number[];
  keyType: string;
  valueType: string;
  /** In the order of the keys. */
  data: [key: string | number, value: MatValue][];
}

/** An object of any other class (an MException, say): its public properties. It cannot be set. */
export interface ObjectValue {
  class: "object";
  className: string;
  shape: number[];
  data: Record<string, MatValue>;
}

/** A value of the language. What `get` gives, `set` takes. */
export type MatValue =
  | NumericValue
  | CharValue
  | StringValue
  | CellValue
  | StructValue
  | FunctionValue
  | MapValue
  | ObjectValue;

/** A value as `set` and `call` take it: a MatValue, or what JavaScript has for it. */
export type Input =
  | MatValue
  | number
  | bigint
  | boolean
  | string
  | null
  | undefined
  | ArrayBuffer
  | NumericArrays[NumericClass]
  | Uint8ClampedArray
  | Map<string | number, Input>
  | readonly Input[]
  | { readonly [field: string]: Input };

/** How `set` reads its argument. */
export interface SetOptions {
  /** The shape; numbers in column-major order fill it. Default: a row. */
  shape?: readonly number[];
  /** The class, where the argument's own is not wanted: `"logical"` or `"char"` for bytes, say. */
  class?: NumericClass | "char";
  /** Hand the argument's buffers over in place of copying them: they are detached afterwards. */
  transfer?: boolean;
}
