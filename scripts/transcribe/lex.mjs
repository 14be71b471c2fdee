// Text of Rust → tokens: { k: kind, v: text, t: suffix of a number, line }.

export function tokens(text, file) {
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
