// Items → WGSL. Expressions become texts; what has no expression in WGSL (if, match and block as values) becomes
// statements before them.
import path from "node:path";
import { parse } from "./parse.mjs";
import { big, CONSTS, f32Text, f64Text, hex, Module, Scope, single, TINY } from "./types.mjs";

// Written by hand in shaders/lib, under these names.
const BASE = ["sqrt", "floor", "ceil", "trunc", "round", "rint"];

/** One function or constant on its way to WGSL. */
class Fn extends Scope {
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
        return `${this.module.wgslType(full)}(${e.es.map((x, i) => this.ex(x, out, full.tuple[i])).join(", ")})`;
      }
      case "if":
      case "match":
      case "block": {
        const t = want ?? this.guess(e) ?? this.defaultType(e);
        if (!t) this.fail(e, "the type of this value is not known: say it");
        const v = this.temp();
        out.push(`var ${v}: ${this.module.wgslType(t)};`);
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
      // Remainders and whole quotients depend on the last bit of the quotient.
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
    const f = this.module.functions.get(name);
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
    this.module.tables.set(
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
    this.module.tables.set(
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
      out.push(`var ${w}: ${this.module.wgslType(t)};`);
      return;
    }
    if (["if", "match", "block"].includes(s.init.k)) {
      const v = this.temp();
      out.push(`var ${v}: ${this.module.wgslType(t)};`);
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
    const f = this.module.functions.get(this.item.name);
    const out = [];
    const head = [];
    for (const p of this.item.params) {
      const w = this.declare(p.name, p.ty === "usize" ? "u32" : p.ty);
      if (p.mut) {
        head.push(`${w}_in: ${this.module.wgslType(p.ty)}`);
        out.push(`var ${w} = ${w}_in;`);
      } else head.push(`${w}: ${this.module.wgslType(p.ty)}`);
    }
    for (const s of this.item.body.stmts) this.statement(s, out);
    const v = this.item.body.value;
    if (v) this.result(v, out);
    return `fn ${f.w}(${head.join(", ")})${this.item.ret ? ` -> ${this.module.wgslType(this.item.ret)}` : ""} {\n${layout(out)}}`;
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

/** The texts of shaders/generated by name, from pairs of a file's name and its text. */
export function transcribe(files) {
  const module = new Module();
  const { functions } = module;
  const outF64 = [];
  const outF32 = [];
  for (const b of BASE) {
    functions.set(b, { w: `f64_${b}`, params: ["f64"], ret: "f64" });
    functions.set(`${b}_f32`, { w: `f32_${b}`, params: ["f32"], ret: "f32" });
  }
  functions.set("rounded_f32", { w: "f32_rounded", params: ["f32"], ret: "f32" });
  functions.set("quotient_f32", { w: "f32_quotient", params: ["f32", "f32"], ret: "f32" });
  const parsed = files.map(([file, text]) => ({
    file,
    stem: path.basename(file, ".rs"),
    items: parse(file, text),
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
        const f = new Fn(module, file, stem, consts, { ...i, line: i.line });
        if (i.ty.array) {
          const values = i.value.es.map((x) => f.ex(x, [], i.ty.array));
          i.ty.count = values.length;
          consts.set(i.name, { w, ty: i.ty, values });
          out.push(
            `const ${w} = array<${module.wgslType(i.ty.array)}, ${values.length}>(\n${values.map((v) => `  ${v},`).join("\n")}\n);`,
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
        const f = new Fn(module, file, stem, consts, i);
        (single(i.name) ? outF32 : outF64).push(f.text());
      }
  }
  const head = "// Written by scripts/transcribe from src/op/math. Not to be edited.\n\n";
  return {
    "math_f64.wgsl": `${head}${[...module.structs.values(), ...outF64, ...module.tables.values()].join("\n\n")}\n`,
    "math_f32.wgsl": `${head}${outF32.join("\n\n")}\n`,
  };
}
