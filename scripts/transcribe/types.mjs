// Types and names: what a type, a literal and a constant of Rust are in WGSL, and the inference of the types of
// expressions.

const WGSL = {
  f64: "vec2<u32>",
  f32: "f32",
  u32: "u32",
  usize: "u32",
  i32: "i32",
  u64: "vec2<u32>",
  i64: "vec2<u32>",
  bool: "bool",
};
const dbuf = new DataView(new ArrayBuffer(8));
export const hex = (n) => `0x${(n >>> 0).toString(16)}u`;
const words = (lo, hi) => `vec2<u32>(${hex(lo)}, ${hex(hi)})`;
export const f64Text = (x) => {
  dbuf.setFloat64(0, x);
  return words(dbuf.getUint32(4), dbuf.getUint32(0));
};
export const f32Text = (x) => {
  dbuf.setFloat32(0, x);
  const b = dbuf.getUint32(0);
  if ((b & 0x7f800000) === 0x7f800000) throw new Error(`no literal for ${x}`);
  return `bitcast<f32>(${hex(b)})`;
};
export const big = (v) => {
  const b = BigInt.asUintN(64, v);
  return words(Number(b & 0xffffffffn), Number(b >> 32n));
};
const RESERVED = new Set([
  "active",
  "ref",
  "mod",
  "set",
  "get",
  "target",
  "filter",
  "final",
  "self",
  "new",
  "common",
  "pass",
  "precise",
  "resource",
  "sample",
  "sizeof",
  "smooth",
  "std",
  "signed",
  "unsigned",
  "half",
  "float",
  "double",
  "int",
  "uint",
  "long",
  "short",
  "byte",
  "exp",
  "log",
  "sign",
  "floor",
  "round",
  "trunc",
  "min",
  "max",
  "abs",
  "select",
  "fract",
  "step",
  "mix",
  "length",
  "tan",
  "sin",
  "cos",
  "P",
  "exp2",
  "log2",
  "sqrt",
  "pow",
  "array",
]);
export const TINY = {
  "f64::NAN": ["F64_NAN", "f64"],
  "f64::INFINITY": [f64Text(Infinity), "f64"],
  "f64::NEG_INFINITY": [f64Text(-Infinity), "f64"],
  "f64::MAX": [f64Text(Number.MAX_VALUE), "f64"],
  "f64::MIN_POSITIVE": [f64Text(2 ** -1022), "f64"],
  "f64::EPSILON": [f64Text(2 ** -52), "f64"],
  "f32::NAN": ["f32_nan()", "f32"],
  "f32::INFINITY": ["f32_inf()", "f32"],
  "f32::NEG_INFINITY": ["f32_neg(f32_inf())", "f32"],
  "f32::MAX": ["bitcast<f32>(0x7f7fffffu)", "f32"],
  "f32::MIN_POSITIVE": ["bitcast<f32>(0x800000u)", "f32"],
  "u32::MAX": ["0xffffffffu", "u32"],
  "u64::MAX": [big(0xffffffffffffffffn), "u64"],
  "i32::MAX": ["0x7fffffff", "i32"],
  "i32::MIN": ["bitcast<i32>(0x80000000u)", "i32"],
  "i64::MAX": [big(0x7fffffffffffffffn), "i64"],
  "i64::MIN": [big(0x8000000000000000n), "i64"],
};
export const CONSTS = {
  PI: Math.PI,
  FRAC_PI_2: Math.PI / 2,
  FRAC_PI_4: Math.PI / 4,
  LN_2: Math.LN2,
  LN_10: Math.LN10,
  E: Math.E,
  SQRT_2: Math.SQRT2,
  FRAC_1_SQRT_2: Math.SQRT1_2,
  LOG2_E: Math.LOG2E,
  LOG10_E: Math.LOG10E,
};

/** Whether a name is that of a function or table of single precision. */
export const single = (name) => name.endsWith("_f32") || name.endsWith("_F32");

/** What the functions of all files share: their names and types, and the structs and tables that they need. */
export class Module {
  /** By the name in Rust: { w: the name in WGSL, params, ret }. */
  functions = new Map();
  /** Texts of structs for tuples, by name. */
  structs = new Map();
  /** Texts of functions over tables of coefficients, by name. */
  tables = new Map();

  /** The WGSL of a type. */
  wgslType(t) {
    if (typeof t === "string") return WGSL[t];
    if (t.tuple) {
      const name = `Tuple_${t.tuple.map((x) => (typeof x === "string" ? x : this.wgslType(x))).join("_")}`;
      if (!this.structs.has(name))
        this.structs.set(
          name,
          `struct ${name} {\n${t.tuple.map((x, i) => `  m${i}: ${this.wgslType(x)},`).join("\n")}\n}`,
        );
      return name;
    }
    if (t.array) return `array<${this.wgslType(t.array)}, ${t.count}>`;
    throw new Error("type");
  }
}

/** What is known of the names and types inside of one function or constant. */
export class Scope {
  constructor(module, file, stem, consts, item) {
    this.module = module;
    this.file = file;
    this.stem = stem;
    this.consts = consts;
    this.item = item;
    this.n = 0;
    this.scopes = [new Map()];
    this.used = new Set();
    /** The end of the names of sums and products: of normal numbers alone they are shorter. */
    this.kind = item.name?.endsWith("_normal") ? "_normal" : "";
  }
  fail(e, what) {
    throw new Error(`${this.file}:${e?.line ?? this.item.line}: ${what}`);
  }
  declare(name, ty) {
    let w = name.replace(/^_+/, "v");
    if (RESERVED.has(w) || this.module.functions.has(w)) w = `${w}_`;
    let k = w;
    while (this.used.has(k)) k = `${w}${++this.n}`;
    this.used.add(k);
    this.scopes.at(-1).set(name, { w: k, ty });
    return k;
  }
  find(name) {
    for (let i = this.scopes.length - 1; i >= 0; i--)
      if (this.scopes[i].has(name)) return this.scopes[i].get(name);
    return null;
  }
  temp() {
    return `t_${this.n++}`;
  }

  // The type of an expression, where it says; null for plain literals.
  guess(e) {
    switch (e.k) {
      case "num":
        if (e.t) return e.t;
        return null;
      case "paren":
        return this.guess(e.e);
      case "un":
        return this.guess(e.e);
      case "bool":
        return "bool";
      case "cast":
        return e.ty;
      case "bin":
        if (["==", "!=", "<", ">", "<=", ">=", "&&", "||"].includes(e.op)) return "bool";
        if (e.op === "<<" || e.op === ">>") return this.guess(e.a);
        return this.guess(e.a) ?? this.guess(e.b);
      case "path": {
        const full = e.path.join("::");
        if (TINY[full]) return TINY[full][1];
        if (e.path.length > 2 && CONSTS[e.path.at(-1)] !== undefined)
          return e.path.at(-3) === "f32" || e.path[1] === "f32" ? "f32" : "f64";
        const v = this.find(e.path[0]);
        if (v) return v.ty;
        const c = this.consts.get(e.path.at(-1));
        if (c) return c.ty;
        return null;
      }
      case "call": {
        const full = e.path.slice(-2).join("::");
        if (/^(f64|f32|u64|i64|u32|i32)::from(_bits)?$/.test(full)) return full.split("::")[0];
        const n = e.path.at(-1);
        if (n === "horner" || n === "horner_of") return "f64";
        if (n === "horner_f32") return "f32";
        const f = this.module.functions.get(n);
        if (!f) this.fail(e, `no function ${n}`);
        return f.ret;
      }
      case "method": {
        const n = e.name;
        if (["is_nan", "is_infinite", "is_finite", "is_sign_negative", "is_sign_positive"].includes(n))
          return "bool";
        const t = this.guess(e.e);
        if (n === "to_bits") return t === "f32" ? "u32" : "u64";
        if (n === "leading_zeros" || n === "trailing_zeros") return "u32";
        if (n === "unsigned_abs") return t === "i64" ? "u64" : "u32";
        return t ?? (e.args[0] ? this.guess(e.args[0]) : null);
      }
      case "index": {
        const t = this.guess(e.e);
        return t.array;
      }
      case "field":
        return this.guess(e.e).tuple[e.i];
      case "if":
        return (e.a.value && this.valueType(e.a)) ?? (e.b && this.valueType(e.b));
      case "block":
        return this.valueType(e);
      case "match":
        for (const a of e.arms) {
          const t = this.guess(a.body);
          if (t) return t;
        }
        return null;
      case "tuple":
        return { tuple: e.es.map((x) => this.guess(x)) };
      default:
        return null;
    }
  }
  // The type of the value of a block.
  valueType(b) {
    if (!b.value) return null;
    if (b.stmts.length) {
      // names of the block are not known outside; try without
      this.scopes.push(new Map());
      try {
        for (const s of b.stmts)
          if (s.k === "let" && !Array.isArray(s.pat))
            this.scopes.at(-1).set(s.pat.name, { w: s.pat.name, ty: s.ty ?? (s.init && this.guess(s.init)) });
        return this.guess(b.value);
      } finally {
        this.scopes.pop();
      }
    }
    return this.guess(b.value);
  }
  // The type of plain literals: floats of the function's own width, else i32.
  defaultType(e) {
    const numbers = [];
    const gather = (x) => {
      if (!x) return;
      if (x.k === "num") numbers.push(x.v);
      else if (x.k === "bin") [x.a, x.b].forEach(gather);
      else if (x.k === "un" || x.k === "paren") gather(x.e);
      else if (x.k === "if") [x.a.value, x.b?.value].forEach(gather);
      else if (x.k === "block") gather(x.value);
    };
    gather(e);
    const integer = (v) => v.startsWith("0x") || v.startsWith("0b") || /^\d+$/.test(v);
    if (!numbers.every(integer)) return single(this.item.name) ? "f32" : "f64";
    return numbers.some((v) => BigInt(v) > 0xffffffffn) ? "u64" : "i32";
  }
}
