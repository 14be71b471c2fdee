// Translates the elementary functions of src/op/math from Rust to WGSL, so that host and device run one
// sequence of operations: f64 by the soft-float library, f32 natively. src/op/math/README.md says which
// Rust this understands; anything else stops it with the place. `--check` only says whether files are stale.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const source = path.join(root, "src/op/math");
const target = path.join(root, "shaders/generated");
// Written by hand in shaders/lib, or not of this subset.
const SKIP = new Set(["mod.rs", "base.rs", "interim.rs", "tests.rs"]);
const BASE = ["sqrt", "floor", "ceil", "trunc", "round", "rint"];

// ---- tokens ----
function tokens(text, file) {
  const out = [];
  const re =
    /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(0x[0-9a-fA-F_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:\.(?![.\w]))?(?:[eE][+-]?\d+)?)(_?(?:f64|f32|u32|i32|u64|i64|usize|u8))?|([A-Za-z_]\w*)|('[a-z]\b)|(<<=|>>=|\.\.=|=>|->|::|&&|\|\||==|!=|<=|>=|<<|>>|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|\.\.|[-+*/%&|^!<>=.,;:(){}[\]#?@])/y;
  let line = 1;
  while (re.lastIndex < text.length) {
    const at = re.lastIndex;
    const m = re.exec(text);
    if (!m) throw new Error(`${file}:${line}: unexpected ${text.slice(at, at + 20)}`);
    if (m[1] !== undefined)
      out.push({ k: "num", v: m[1].replaceAll("_", ""), t: m[2]?.replace("_", ""), line });
    else if (m[3] !== undefined) out.push({ k: "id", v: m[3], line });
    else if (m[5] !== undefined) out.push({ k: "op", v: m[5], line });
    for (const c of m[0]) if (c === "\n") line++;
  }
  out.push({ k: "end", v: "", line });
  return out;
}

// ---- parser ----
class Parser {
  constructor(file, text) {
    this.file = file;
    this.t = tokens(text, file);
    this.p = 0;
  }
  get cur() {
    return this.t[this.p];
  }
  fail(what) {
    throw new Error(`${this.file}:${this.cur.line}: ${what}, found '${this.cur.v}'`);
  }
  is(v) {
    return this.cur.k !== "num" && this.cur.v === v;
  }
  eat(v) {
    if (this.is(v)) {
      this.p++;
      return true;
    }
    return false;
  }
  want(v) {
    if (!this.eat(v)) this.fail(`expected '${v}'`);
  }
  id() {
    if (this.cur.k !== "id") this.fail("expected a name");
    return this.t[this.p++].v;
  }

  items() {
    const items = [];
    while (this.cur.k !== "end") {
      let skip = false;
      while (this.eat("#")) {
        this.eat("!");
        skip = this.brackets().includes("test") || skip;
      }
      let pub = false;
      if (this.eat("pub")) {
        pub = true;
        if (this.is("(")) this.brackets();
      }
      if (this.eat("use")) {
        while (!this.eat(";")) this.p++;
        continue;
      }
      if (this.eat("mod")) {
        this.id();
        if (!this.eat(";")) this.brackets();
        continue;
      }
      const line = this.cur.line;
      if (this.eat("const")) {
        if (this.is("fn")) {
          /* const fn */
        } else {
          const name = this.id();
          this.want(":");
          const ty = this.type();
          this.want("=");
          const value = this.expr();
          this.want(";");
          if (!skip) items.push({ k: "const", name, ty, value, line });
          continue;
        }
      }
      this.want("fn");
      const name = this.id();
      if (this.is("<")) this.fail("no generics");
      this.want("(");
      const params = [];
      while (!this.eat(")")) {
        const mut = this.eat("mut");
        const n = this.id();
        this.want(":");
        params.push({ name: n, ty: this.type(), mut });
        this.eat(",");
      }
      const ret = this.eat("->") ? this.type() : null;
      const body = this.block();
      if (!skip) items.push({ k: "fn", name, params, ret, body, pub, line });
    }
    return items;
  }
  brackets() {
    const open = this.cur.v;
    const close = { "(": ")", "[": "]", "{": "}" }[open];
    if (!close) this.fail("expected a bracket");
    let depth = 0;
    const seen = [];
    do {
      if (["(", "[", "{"].includes(this.cur.v)) depth++;
      if ([")", "]", "}"].includes(this.cur.v)) depth--;
      seen.push(this.cur.v);
      this.p++;
    } while (depth > 0);
    return seen;
  }
  type() {
    this.eat("&");
    if (this.eat("(")) {
      const of = [];
      while (!this.eat(")")) {
        of.push(this.type());
        this.eat(",");
      }
      return { tuple: of };
    }
    if (this.eat("[")) {
      const of = this.type();
      this.want(";");
      const n = this.expr();
      this.want("]");
      return { array: of, n };
    }
    const n = this.id();
    if (!["f64", "f32", "u32", "i32", "u64", "i64", "bool", "usize"].includes(n)) this.fail(`no type ${n}`);
    return n;
  }
  block() {
    this.want("{");
    const stmts = [];
    let value = null;
    while (!this.eat("}")) {
      if (value) this.fail("expected ';'");
      while (this.eat("#")) this.brackets();
      const line = this.cur.line;
      if (this.eat(";")) continue;
      if (this.eat("let")) {
        let pat;
        if (this.eat("(")) {
          pat = [];
          while (!this.eat(")")) {
            const mut = this.eat("mut");
            pat.push({ name: this.id(), mut });
            this.eat(",");
          }
        } else {
          const mut = this.eat("mut");
          pat = { name: this.id(), mut };
        }
        const ty = this.eat(":") ? this.type() : null;
        const init = this.eat("=") ? this.expr() : null;
        this.want(";");
        stmts.push({ k: "let", pat, ty, init, line });
        continue;
      }
      const e = this.expr();
      const blocky = ["if", "while", "for", "loop", "block", "match"].includes(e.k);
      if (this.eat(";") || (blocky && !this.is("}"))) stmts.push({ k: "expr", e, line });
      else value = e;
    }
    return { k: "block", stmts, value };
  }
  expr(min = 0, noStruct = false) {
    let left = this.unary(noStruct);
    const LEVEL = {
      "=": 1,
      "+=": 1,
      "-=": 1,
      "*=": 1,
      "/=": 1,
      "%=": 1,
      "&=": 1,
      "|=": 1,
      "^=": 1,
      "<<=": 1,
      ">>=": 1,
      "..": 2,
      "||": 3,
      "&&": 4,
      "==": 5,
      "!=": 5,
      "<": 5,
      ">": 5,
      "<=": 5,
      ">=": 5,
      "|": 6,
      "^": 7,
      "&": 8,
      "<<": 9,
      ">>": 9,
      "+": 10,
      "-": 10,
      "*": 11,
      "/": 11,
      "%": 11,
    };
    for (;;) {
      if (this.is("as") && min <= 12) {
        this.p++;
        left = { k: "cast", e: left, ty: this.type(), line: this.cur.line };
        continue;
      }
      const op = this.cur.k === "op" ? this.cur.v : null;
      const level = op && LEVEL[op];
      if (!level || level < min) return left;
      const line = this.cur.line;
      this.p++;
      if (level === 1) {
        const r = this.expr(1, noStruct);
        left = { k: "assign", op: op.slice(0, -1), to: left, e: r, line };
      } else left = { k: "bin", op, a: left, b: this.expr(level + 1, noStruct), line };
    }
  }
  unary(ns) {
    const line = this.cur.line;
    if (this.eat("-")) return { k: "un", op: "-", e: this.unary(ns), line };
    if (this.eat("!")) return { k: "un", op: "!", e: this.unary(ns), line };
    if (this.eat("&")) return this.unary(ns);
    return this.postfix(this.primary(), ns);
  }
  postfix(e) {
    for (;;) {
      const line = this.cur.line;
      if (this.eat(".")) {
        if (this.cur.k === "num") {
          e = { k: "field", e, i: Number(this.t[this.p++].v), line };
          continue;
        }
        const name = this.id();
        this.want("(");
        e = { k: "method", e, name, args: this.args(")"), line };
      } else if (this.eat("[")) {
        const i = this.expr();
        this.want("]");
        e = { k: "index", e, i, line };
      } else return e;
    }
  }
  args(close) {
    const a = [];
    while (!this.eat(close)) {
      a.push(this.expr());
      this.eat(",");
    }
    return a;
  }
  primary() {
    const c = this.cur;
    const line = c.line;
    if (c.k === "num") {
      this.p++;
      return { k: "num", v: c.v, t: c.t, line };
    }
    if (this.eat("(")) {
      const first = this.expr();
      if (this.eat(")")) return { k: "paren", e: first, line };
      const es = [first];
      while (this.eat(",")) {
        if (this.is(")")) break;
        es.push(this.expr());
      }
      this.want(")");
      return { k: "tuple", es, line };
    }
    if (this.is("{")) return this.block();
    if (this.eat("[")) return { k: "array", es: this.args("]"), line };
    if (this.eat("if")) {
      const c2 = this.expr();
      const a = this.block();
      let b = null;
      if (this.eat("else"))
        b = this.is("if") ? { k: "block", stmts: [], value: this.primary() } : this.block();
      return { k: "if", c: c2, a, b, line };
    }
    if (this.eat("while")) {
      const c2 = this.expr();
      return { k: "while", c: c2, body: this.block(), line };
    }
    if (this.eat("loop")) return { k: "loop", body: this.block(), line };
    if (this.eat("for")) {
      const v = this.id();
      this.want("in");
      const r = this.expr();
      if (r.k !== "bin" || r.op !== "..") this.fail("for takes a..b");
      return { k: "for", v, from: r.a, to: r.b, body: this.block(), line };
    }
    if (this.eat("match")) {
      const e = this.expr();
      this.want("{");
      const arms = [];
      while (!this.eat("}")) {
        const pats = [];
        do {
          if (this.eat("_")) pats.push(null);
          else pats.push(this.unary());
        } while (this.eat("|"));
        this.want("=>");
        const body = this.expr();
        this.eat(",");
        arms.push({ pats, body });
      }
      return { k: "match", e, arms, line };
    }
    if (this.eat("return"))
      return { k: "return", e: this.is(";") || this.is("}") ? null : this.expr(), line };
    if (this.eat("break")) return { k: "break", line };
    if (this.eat("continue")) return { k: "continue", line };
    if (this.eat("true")) return { k: "bool", v: true, line };
    if (this.eat("false")) return { k: "bool", v: false, line };
    if (c.k === "id") {
      const parts = [this.id()];
      while (this.eat("::")) parts.push(this.id());
      if (this.eat("(")) return { k: "call", path: parts, args: this.args(")"), line };
      return { k: "path", path: parts, line };
    }
    return this.fail("expected an expression");
  }
}

// ---- translation ----
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
const hex = (n) => `0x${(n >>> 0).toString(16)}u`;
const words = (lo, hi) => `vec2<u32>(${hex(lo)}, ${hex(hi)})`;
const f64Text = (x) => {
  dbuf.setFloat64(0, x);
  return words(dbuf.getUint32(4), dbuf.getUint32(0));
};
const f32Text = (x) => {
  dbuf.setFloat32(0, x);
  const b = dbuf.getUint32(0);
  if ((b & 0x7f800000) === 0x7f800000) throw new Error(`no literal for ${x}`);
  return `bitcast<f32>(${hex(b)})`;
};
const big = (v) => {
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
const TINY = {
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
const CONSTS = {
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

const functions = new Map(); // rust name -> { wgsl, params, ret }
const structs = new Map();
const tables = new Map();
let outF64 = [];
let outF32 = [];

function wgslType(t) {
  if (typeof t === "string") return WGSL[t];
  if (t.tuple) {
    const name = `Tuple_${t.tuple.map((x) => (typeof x === "string" ? x : wgslType(x))).join("_")}`;
    if (!structs.has(name))
      structs.set(
        name,
        `struct ${name} {\n${t.tuple.map((x, i) => `  m${i}: ${wgslType(x)},`).join("\n")}\n}`,
      );
    return name;
  }
  if (t.array) return `array<${wgslType(t.array)}, ${t.count}>`;
  throw new Error("type");
}
const single = (name) => name.endsWith("_f32") || name.endsWith("_F32");

class Fn {
  constructor(file, stem, consts, item) {
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
    if (RESERVED.has(w) || functions.has(w)) w = `${w}_`;
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
        const f = functions.get(n);
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
        return (e.a.value && this.quiet(e.a)) ?? (e.b && this.quiet(e.b));
      case "block":
        return this.quiet(e);
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
  quiet(b) {
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

  // Text of an expression; statements that it needs go to out.
  ex(e, out, want) {
    switch (e.k) {
      case "paren":
        return this.ex(e.e, out, want);
      case "num":
        return this.number(e, e.t ?? want ?? this.defaultType(e));
      case "bool":
        return String(e.v);
      case "un": {
        const t = this.guess(e.e) ?? want;
        if (e.op === "-" && e.e.k === "num")
          return this.number(e.e, e.e.t ?? t ?? this.defaultType(e.e), true);
        const x = this.ex(e.e, out, t);
        if (e.op === "!") return t === "bool" ? `!(${x})` : `~(${x})`;
        if (t === "f64") return `f64_neg(${x})`;
        if (t === "f32") return `f32_neg(${x})`;
        if (t === "i64") return `u64_neg(${x})`;
        return `(-(${x}))`;
      }
      case "path":
        return this.path(e);
      case "bin":
        return this.bin(e, out, want);
      case "cast":
        return this.cast(e, out);
      case "call":
        return this.call(e, out);
      case "method":
        return this.method(e, out, want);
      case "index":
        return `${this.ex(e.e, out)}[${this.ex(e.i, out, "u32")}]`;
      case "field":
        return `${this.ex(e.e, out)}.m${e.i}`;
      case "tuple": {
        const t = this.guess(e);
        const w = want?.tuple ?? t.tuple;
        const full = { tuple: t.tuple.map((x, i) => w[i] ?? x) };
        return `${wgslType(full)}(${e.es.map((x, i) => this.ex(x, out, full.tuple[i])).join(", ")})`;
      }
      case "if":
      case "match":
      case "block": {
        const t = want ?? this.guess(e) ?? this.defaultType(e);
        if (!t) this.fail(e, "the type of this value is not known: say it");
        const v = this.temp();
        out.push(`var ${v}: ${wgslType(t)};`);
        this.into(e, out, v, t);
        return v;
      }
      default:
        return this.fail(e, `no ${e.k} here`);
    }
  }
  // Statements that put the value of e into the variable v.
  into(e, out, v, t) {
    if (e.k === "if") {
      if (!e.b) this.fail(e, "if as a value needs else");
      out.push(`if (${this.ex(e.c, out, "bool")}) {`);
      this.body(e.a, out, v, t);
      out.push("} else {");
      this.body(e.b, out, v, t);
      out.push("}");
    } else if (e.k === "block") {
      out.push("{");
      this.body(e, out, v, t);
      out.push("}");
    } else if (e.k === "match") this.match(e, out, v, t);
    else if (["return", "break", "continue"].includes(e.k)) this.stmt(e, out);
    else out.push(`${v} = ${this.ex(e, out, t)};`);
  }
  body(b, out, v, t) {
    this.scopes.push(new Map());
    for (const s of b.stmts) this.statement(s, out);
    if (b.value) {
      if (v) this.into(b.value, out, v, t);
      else this.stmt(b.value, out);
    }
    this.scopes.pop();
  }
  match(e, out, v, t) {
    const ty = this.guess(e.e);
    const x = this.temp();
    out.push(`let ${x} = ${this.ex(e.e, out)};`);
    let first = true;
    for (const a of e.arms) {
      const wild = a.pats.includes(null);
      const test = wild ? null : a.pats.map((p) => `(${x} == ${this.ex(p, out, ty)})`).join(" | ");
      out.push(wild ? (first ? "{" : "} else {") : `${first ? "" : "} else "}if (${test}) {`);
      if (v) this.into(a.body, out, v, t);
      else this.stmt(a.body, out);
      first = false;
    }
    out.push("}");
  }
  number(e, t, negative = false) {
    const s = negative ? "-" : "";
    const whole = e.v.startsWith("0x") || e.v.startsWith("0b") || /^\d+$/.test(e.v);
    switch (t) {
      case "f64":
        return f64Text(Number(`${s}${e.v}`));
      case "f32":
        return f32Text(Number(`${s}${e.v}`));
      case "u32":
      case "usize":
        if (whole) return `${e.v}u`;
        break;
      case "i32": {
        if (!whole) break;
        const n = BigInt(e.v);
        return n > 0x7fffffffn
          ? `bitcast<i32>(${hex(Number(BigInt.asUintN(32, negative ? -n : n)))})`
          : negative
            ? `(-${e.v})`
            : `${e.v}`;
      }
      case "u64":
      case "i64":
        if (whole) return big(negative ? -BigInt(e.v) : BigInt(e.v));
        break;
    }
    return this.fail(e, `${e.v} is no ${JSON.stringify(t)}`);
  }
  path(e) {
    const full = e.path.join("::");
    if (TINY[full]) return TINY[full][0];
    const last = e.path.at(-1);
    if (e.path.length > 2 && CONSTS[last] !== undefined)
      return e.path.includes("f32") ? f32Text(CONSTS[last]) : f64Text(CONSTS[last]);
    const v = this.find(last);
    if (v && e.path.length === 1) return v.w;
    const c = this.consts.get(last);
    if (c) return c.w;
    return this.fail(e, `no name ${full}`);
  }
  bin(e, out, want) {
    const { op } = e;
    if (op === "&&" || op === "||") {
      // Both sides are computed: nothing here has effects, and straight code is quicker than a branch.
      return `((${this.ex(e.a, out, "bool")}) ${op[0]} (${this.ex(e.b, out, "bool")}))`;
    }
    if (op === "<<" || op === ">>") {
      const t = this.guess(e.a) ?? want;
      const a = this.ex(e.a, out, t);
      const bt = this.guess(e.b) ?? "u32";
      let b = this.ex(e.b, out, bt);
      if (bt === "i32") b = `bitcast<u32>(${b})`;
      else if (bt === "u64" || bt === "i64") b = `(${b}).x`;
      if (t === "u64") return `u64_${op === "<<" ? "shl" : "shr"}(${a}, ${b})`;
      if (t === "i64") return op === "<<" ? `u64_shl(${a}, ${b})` : `i64_shr(${a}, ${b})`;
      return `((${a}) ${op} (${b}))`;
    }
    const compare = ["==", "!=", "<", ">", "<=", ">="].includes(op);
    const t = this.guess(e.a) ?? this.guess(e.b) ?? (compare ? null : want) ?? this.defaultType(e);
    const a = this.ex(e.a, out, t);
    const b = this.ex(e.b, out, t);
    if (t === "f64") {
      switch (op) {
        case "+":
          return `f64_add${this.kind}(${a}, ${b})`;
        case "-":
          return `f64_sub${this.kind}(${a}, ${b})`;
        case "*":
          return `f64_mul${this.kind}(${a}, ${b})`;
        case "/":
          return `f64_div(${a}, ${b})`;
        case "==":
          return `f64_eq(${a}, ${b})`;
        case "!=":
          return `!f64_eq(${a}, ${b})`;
        case "<":
          return `f64_lt(${a}, ${b})`;
        case "<=":
          return `f64_le(${a}, ${b})`;
        case ">":
          return `f64_lt(${b}, ${a})`;
        case ">=":
          return `f64_le(${b}, ${a})`;
      }
    }
    if (t === "f32" && "+-*/".includes(op)) {
      // Remainders and whole quotients hang on the last bit of the quotient.
      const div = this.stem === "basic" ? "div_exact" : "div";
      return `f32_${{ "+": "add", "-": "sub", "*": "mul", "/": div }[op]}(${a}, ${b})`;
    }
    if (t === "f32") {
      // A device may lose NaN here, so the library has these twice.
      switch (op) {
        case "==":
          return `f32_eq(${a}, ${b})`;
        case "!=":
          return `!f32_eq(${a}, ${b})`;
        case "<":
          return `f32_lt(${a}, ${b})`;
        case "<=":
          return `f32_le(${a}, ${b})`;
        case ">":
          return `f32_lt(${b}, ${a})`;
        case ">=":
          return `f32_le(${b}, ${a})`;
      }
    }
    if (t === "u64" || t === "i64") {
      const p = t;
      switch (op) {
        case "+":
          return `u64_add(${a}, ${b})`;
        case "-":
          return `u64_sub(${a}, ${b})`;
        case "*":
          return this.wide(e, out) ?? `u64_mul(${a}, ${b})`;
        case "/":
          if (p === "u64") return `u64_divmod(${a}, ${b}).xy`;
          break;
        case "%":
          if (p === "u64") return `u64_divmod(${a}, ${b}).zw`;
          break;
        case "==":
          return `u64_eq(${a}, ${b})`;
        case "!=":
          return `!u64_eq(${a}, ${b})`;
        case "<":
          return `${p}_lt(${a}, ${b})`;
        case ">":
          return `${p}_lt(${b}, ${a})`;
        case "<=":
          return `!${p}_lt(${b}, ${a})`;
        case ">=":
          return `!${p}_lt(${a}, ${b})`;
      }
      if (!"&|^".includes(op)) this.fail(e, `no ${op} on ${p}`);
    }
    return `((${a}) ${op} (${b}))`;
  }
  // u32 * u32 in 64 bits.
  wide(e, out) {
    const narrow = (x) => {
      while (x.k === "paren") x = x.e;
      if (x.k === "num" && BigInt(x.v) <= 0xffffffffn) return x;
      if (x.k === "cast" && x.ty === "u64" && this.guess(x.e) === "u32") return x.e;
      if (x.k === "call" && x.path.join("::") === "u64::from" && this.guess(x.args[0]) === "u32")
        return x.args[0];
      return null;
    };
    const a = narrow(e.a);
    const b = narrow(e.b);
    return a && b ? `u32_mul_wide(${this.ex(a, out, "u32")}, ${this.ex(b, out, "u32")})` : null;
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
  cast(e, out) {
    const to = e.ty === "usize" ? "u32" : e.ty;
    let from = this.guess(e.e) ?? (e.e.k === "num" ? to : this.defaultType(e.e));
    if (from === "usize") from = "u32";
    const x = this.ex(e.e, out, from);
    return this.convert(x, from, to, e);
  }
  convert(x, from, to, e) {
    if (from === to) return x;
    const k = `${from}>${to}`;
    const T = {
      "u32>i32": `bitcast<i32>(${x})`,
      "i32>u32": `bitcast<u32>(${x})`,
      "u32>u64": `vec2<u32>(${x}, 0u)`,
      "u32>i64": `vec2<u32>(${x}, 0u)`,
      "i32>u64": `long_from_int(${x})`,
      "i32>i64": `long_from_int(${x})`,
      "u64>i64": x,
      "i64>u64": x,
      "u64>u32": `(${x}).x`,
      "i64>u32": `(${x}).x`,
      "u64>i32": `bitcast<i32>((${x}).x)`,
      "i64>i32": `bitcast<i32>((${x}).x)`,
      "bool>u32": `select(0u, 1u, ${x})`,
      "bool>i32": `select(0, 1, ${x})`,
      "bool>u64": `vec2<u32>(select(0u, 1u, ${x}), 0u)`,
      "f64>f32": `bitcast<f32>(f64_to_f32_bits(${x}))`,
      "f32>f64": `f64_from_f32_bits(bitcast<u32>(${x}))`,
      "f64>i32": `f64_to_i32(${x})`,
      "f64>u32": `f64_to_u32(${x})`,
      "f64>i64": `f64_to_i64(${x})`,
      "f64>u64": `f64_to_u64(${x})`,
      "i32>f64": `f64_from_i32(${x})`,
      "u32>f64": `f64_from_u32(${x})`,
      "i64>f64": `f64_from_i64(${x})`,
      "u64>f64": `f64_from_u64(${x})`,
      "f32>i32": `f32_trunc_to_int(${x})`,
      "f32>u32": `f32_trunc_to_uint(${x})`,
      "i32>f32": `f32(${x})`,
      "u32>f32": `f32(${x})`,
      "u64>f32": `f32_from_ulong(${x})`,
      "i64>f32": `f32_from_long(${x})`,
    };
    return T[k] ?? this.fail(e, `no conversion ${k}`);
  }
  call(e, out) {
    const full = e.path.slice(-2).join("::");
    const name = e.path.at(-1);
    if (full === "f64::from_bits") return this.ex(e.args[0], out, "u64");
    if (full === "f32::from_bits") return `bitcast<f32>(${this.ex(e.args[0], out, "u32")})`;
    const conv = /^(f64|f32|u64|i64|u32|i32)::from$/.exec(full);
    if (conv) {
      const from = this.guess(e.args[0]) ?? "i32";
      return this.convert(this.ex(e.args[0], out, from), from, conv[1], e);
    }
    if (name === "horner" || name === "horner_f32")
      return this.horner(e, out, name === "horner" ? "f64" : "f32");
    if (name === "horner_of") return this.hornerOf(e, out);
    const f = functions.get(name);
    if (!f) this.fail(e, `no function ${name}`);
    return `${f.w}(${e.args.map((a, i) => this.ex(a, out, f.params[i])).join(", ")})`;
  }
  table(e) {
    const c = this.consts.get(e.path?.at(-1));
    if (!c?.values) this.fail(e, "expected a table by its name");
    return c;
  }
  hornerOf(e, out) {
    const [first, x] = [this.ex(e.args[0], out, "bool"), this.ex(e.args[1], out, "f64")];
    const [c, d] = [this.table(e.args[2]), this.table(e.args[3])];
    const f = `horner_${c.w}_or_${d.w}${this.kind}`;
    const last = c.values.length - 1;
    const padded = c.values.map((_, i) => d.values[i] ?? "vec2<u32>(0u, 0u)");
    const short = `array<vec2<u32>, ${padded.length}>(${padded.join(", ")})`;
    tables.set(
      f,
      `fn ${f}(first: bool, x: Double) -> Double {\n  var c = ${c.w};\n  var d = ${short};\n  var r = select(d[${last}], c[${last}], first);\n  for (var i = ${last}; i > 0; i--) {\n    r = f64_add${this.kind}(f64_mul${this.kind}(r, x), select(d[i - 1], c[i - 1], first));\n  }\n  return r;\n}`,
    );
    return `${f}(${first}, ${x})`;
  }
  horner(e, out, t) {
    const x = this.ex(e.args[0], out, t);
    const c = this.table(e.args[1]);
    if (t === "f32") {
      // Short and native: written out.
      const v = this.temp();
      out.push(`let ${v} = ${x};`);
      const r = this.temp();
      out.push(`var ${r} = ${c.values.at(-1)};`);
      for (let i = c.values.length - 2; i >= 0; i--)
        out.push(`${r} = f32_add(f32_mul(${r}, ${v}), ${c.values[i]});`);
      return r;
    }
    const f = `horner_${c.w}${this.kind}`;
    tables.set(
      f,
      `fn ${f}(x: Double) -> Double {\n  var c = ${c.w};\n  var r = c[${c.values.length - 1}];\n  for (var i = ${c.values.length - 1}; i > 0; i--) {\n    r = f64_add${this.kind}(f64_mul${this.kind}(r, x), c[i - 1]);\n  }\n  return r;\n}`,
    );
    return `${f}(${x})`;
  }
  method(e, out, want) {
    const t = this.guess(e.e) ?? want ?? (e.args[0] && this.guess(e.args[0])) ?? this.defaultType(e.e);
    const x = this.ex(e.e, out, t);
    const args = e.args.map((a) => this.ex(a, out, e.name === "powi" ? "i32" : t));
    if (t === "f64" || t === "f32") {
      if (e.name === "to_bits") return t === "f64" ? x : `bitcast<u32>(${x})`;
      const n = {
        abs: "abs",
        is_nan: "is_nan",
        is_infinite: "is_inf",
        is_finite: "is_finite",
        copysign: "copysign",
      }[e.name];
      if (n) return `${t}_${n}(${[x, ...args].join(", ")})`;
      if (e.name === "is_sign_negative")
        return t === "f64" ? `(((${x}).y >> 31u) != 0u)` : `((bitcast<u32>(${x}) >> 31u) != 0u)`;
    }
    if (t === "u64" || t === "i64") {
      const n = {
        wrapping_add: "u64_add",
        wrapping_sub: "u64_sub",
        wrapping_mul: "u64_mul",
        wrapping_neg: "u64_neg",
        leading_zeros: "clz64",
      }[e.name];
      if (n === "u64_mul") return this.wide({ a: e.e, b: e.args[0] }, out) ?? `u64_mul(${x}, ${args[0]})`;
      if (n) return `${n}(${[x, ...args].join(", ")})`;
      if (e.name === "unsigned_abs") return `long_magnitude(${x})`;
    } else if (typeof t === "string") {
      const n = { wrapping_add: "+", wrapping_sub: "-", wrapping_mul: "*" }[e.name];
      if (n) return `((${x}) ${n} (${args[0]}))`;
      if (e.name === "wrapping_neg") return t === "i32" ? `(-(${x}))` : `(0u - (${x}))`;
      if (e.name === "leading_zeros") return t === "u32" ? `clz32(${x})` : `clz32(bitcast<u32>(${x}))`;
      if (e.name === "trailing_zeros") return `countTrailingZeros(${x})`;
      if (e.name === "min" || e.name === "max") return `${e.name}(${x}, ${args[0]})`;
      if (e.name === "abs") return `abs(${x})`;
      if (e.name === "unsigned_abs") return `int_magnitude(${x})`;
    }
    return this.fail(e, `no method ${e.name} on ${JSON.stringify(t)}`);
  }

  statement(s, out) {
    if (s.k === "expr") {
      this.stmt(s.e, out);
      return;
    }
    if (Array.isArray(s.pat)) {
      const t = s.ty ?? this.guess(s.init);
      const v = this.temp();
      out.push(`let ${v} = ${this.ex(s.init, out, t)};`);
      s.pat.forEach((p, i) => {
        const w = this.declare(p.name, t.tuple[i]);
        out.push(`${p.mut ? "var" : "let"} ${w} = ${v}.m${i};`);
      });
      return;
    }
    let t = s.ty ?? (s.init && this.guess(s.init)) ?? null;
    if (!t && s.init) t = this.defaultType(s.init);
    if (!t) this.fail(s, `say the type of ${s.pat.name}`);
    if (t === "usize") t = "u32";
    if (!s.init) {
      const w = this.declare(s.pat.name, t);
      out.push(`var ${w}: ${wgslType(t)};`);
      return;
    }
    if (["if", "match", "block"].includes(s.init.k)) {
      const v = this.temp();
      out.push(`var ${v}: ${wgslType(t)};`);
      this.into(s.init, out, v, t);
      const w = this.declare(s.pat.name, t);
      out.push(`${s.pat.mut ? "var" : "let"} ${w} = ${v};`);
      return;
    }
    const x = this.ex(s.init, out, t);
    const w = this.declare(s.pat.name, t);
    out.push(`${s.pat.mut ? "var" : "let"} ${w} = ${x};`);
  }
  stmt(e, out) {
    switch (e.k) {
      case "assign": {
        const t = this.guess(e.to);
        const to = this.ex(e.to, out);
        const value = e.op
          ? this.bin({ k: "bin", op: e.op, a: e.to, b: e.e, line: e.line }, out, t)
          : this.ex(e.e, out, t);
        out.push(`${to} = ${value};`);
        return;
      }
      case "if": {
        out.push(`if (${this.ex(e.c, out, "bool")}) {`);
        this.body(e.a, out);
        if (e.b) {
          out.push("} else {");
          this.body(e.b, out);
        }
        out.push("}");
        return;
      }
      case "block":
        out.push("{");
        this.body(e, out);
        out.push("}");
        return;
      case "match":
        this.match(e, out);
        return;
      case "while": {
        out.push("loop {");
        const inner = [];
        const c = this.ex(e.c, inner, "bool");
        out.push(...inner, `if (!(${c})) {`, "break;", "}");
        this.body(e.body, out);
        out.push("}");
        return;
      }
      case "loop":
        out.push("loop {");
        this.body(e.body, out);
        out.push("}");
        return;
      case "for": {
        let t = this.guess(e.from) ?? this.guess(e.to) ?? "u32";
        if (t === "usize") t = "u32";
        const from = this.ex(e.from, out, t);
        const to = this.ex(e.to, out, t);
        this.scopes.push(new Map());
        const w = this.declare(e.v, t);
        out.push(`for (var ${w} = ${from}; ${w} < ${to}; ${w}++) {`);
        this.body(e.body, out);
        out.push("}");
        this.scopes.pop();
        return;
      }
      case "return":
        out.push(e.e ? `return ${this.ex(e.e, out, this.item.ret)};` : "return;");
        return;
      case "break":
        out.push("break;");
        return;
      case "continue":
        out.push("continue;");
        return;
      default:
        this.fail(e, `a ${e.k} does nothing as a statement`);
    }
  }
  text() {
    const f = functions.get(this.item.name);
    const out = [];
    const head = [];
    for (const p of this.item.params) {
      const w = this.declare(p.name, p.ty === "usize" ? "u32" : p.ty);
      if (p.mut) {
        head.push(`${w}_in: ${wgslType(p.ty)}`);
        out.push(`var ${w} = ${w}_in;`);
      } else head.push(`${w}: ${wgslType(p.ty)}`);
    }
    for (const s of this.item.body.stmts) this.statement(s, out);
    const v = this.item.body.value;
    if (v) this.result(v, out);
    return `fn ${f.w}(${head.join(", ")})${this.item.ret ? ` -> ${wgslType(this.item.ret)}` : ""} {\n${layout(out)}}`;
  }
  // The value of the function: a return in every branch.
  result(v, out) {
    if (v.k === "if" && v.b) {
      const c = this.ex(v.c, out, "bool");
      out.push(`if (${c}) {`);
      this.tail(v.a, out);
      out.push("}");
      this.tail(v.b, out);
      return;
    }
    if (v.k === "return") {
      this.stmt(v, out);
      return;
    }
    out.push(`return ${this.ex(v, out, this.item.ret)};`);
  }
  tail(b, out) {
    this.scopes.push(new Map());
    for (const s of b.stmts) this.statement(s, out);
    if (b.value) this.result(b.value, out);
    this.scopes.pop();
  }
}

function layout(lines) {
  let depth = 1;
  let text = "";
  for (const l of lines) {
    if (l.startsWith("}")) depth--;
    text += `${"  ".repeat(depth)}${l}\n`;
    if (l.endsWith("{")) depth++;
  }
  return text;
}

export function transcribe(files) {
  functions.clear();
  structs.clear();
  tables.clear();
  outF64 = [];
  outF32 = [];
  for (const b of BASE) {
    functions.set(b, { w: `f64_${b}`, params: ["f64"], ret: "f64" });
    functions.set(`${b}_f32`, { w: `f32_${b}`, params: ["f32"], ret: "f32" });
  }
  functions.set("quotient_f32", { w: "f32_quotient", params: ["f32", "f32"], ret: "f32" });
  const parsed = files.map(([file, text]) => ({
    file,
    stem: path.basename(file, ".rs"),
    items: new Parser(file, text).items(),
  }));
  for (const { file, stem, items } of parsed)
    for (const i of items)
      if (i.k === "fn") {
        if (functions.has(i.name)) throw new Error(`${file}:${i.line}: ${i.name} is there twice`);
        const bare = i.name.replace(/_f32$/, "");
        const p = single(i.name) ? "f32" : "f64";
        functions.set(i.name, {
          w: i.pub ? `${p}_${bare}` : `${p}_${stem}_${bare}`,
          params: i.params.map((x) => x.ty),
          ret: i.ret === "usize" ? "u32" : i.ret,
        });
      }
  for (const { file, stem, items } of parsed) {
    const consts = new Map();
    for (const i of items)
      if (i.k === "const") {
        const out = single(i.name) || i.ty === "f32" || i.ty.array === "f32" ? outF32 : outF64;
        const w = `${stem.toUpperCase()}_${i.name}`;
        const f = new Fn(file, stem, consts, { ...i, line: i.line });
        if (i.ty.array) {
          const values = i.value.es.map((x) => f.ex(x, [], i.ty.array));
          i.ty.count = values.length;
          consts.set(i.name, { w, ty: i.ty, values });
          out.push(
            `const ${w} = array<${wgslType(i.ty.array)}, ${values.length}>(\n${values.map((v) => `  ${v},`).join("\n")}\n);`,
          );
        } else {
          const ty = i.ty === "usize" ? "u32" : i.ty;
          const value = f.ex(i.value, [], ty);
          // Functions are no constant expressions: their text stands wherever the name does.
          consts.set(i.name, { w: value, ty });
        }
      }
    for (const i of items)
      if (i.k === "fn") {
        const f = new Fn(file, stem, consts, i);
        (single(i.name) ? outF32 : outF64).push(f.text());
      }
  }
  const head = "// Written by scripts/transcribe.mjs from src/op/math. Not to be edited.\n\n";
  return {
    "math_f64.wgsl": `${head}${[...structs.values(), ...outF64, ...tables.values()].join("\n\n")}\n`,
    "math_f32.wgsl": `${head}${outF32.join("\n\n")}\n`,
  };
}

const isMain = process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) {
  const files = fs
    .readdirSync(source)
    .filter((f) => f.endsWith(".rs") && !SKIP.has(f))
    .sort()
    .map((f) => [path.join("src/op/math", f), fs.readFileSync(path.join(source, f), "utf8")]);
  const results = transcribe(files);
  let stale = false;
  for (const [name, text] of Object.entries(results)) {
    const file = path.join(target, name);
    const old = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    if (old === text) continue;
    stale = true;
    if (!process.argv.includes("--check")) fs.writeFileSync(file, text);
  }
  if (stale && process.argv.includes("--check")) {
    console.error("shaders/generated is stale: run node scripts/transcribe.mjs");
    process.exit(1);
  }
}
