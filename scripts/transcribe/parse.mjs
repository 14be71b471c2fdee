// Tokens → items: constants and functions, whose bodies are trees of { k: kind, …, line }. Anything outside of the
// subset of Rust that README.md describes is an error with its file and line.
import { tokens } from "./lex.mjs";

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

/** The constants and functions of a file. */
export function parse(file, text) {
  return new Parser(file, text).items();
}
