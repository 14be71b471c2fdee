// MATLAB and Octave source text as a list of tokens in which only structure is left: no comments, no
// messages, one spelling of what both languages spell differently, and locals without their names.

const SPELLINGS = { "!": "~", "!=": "~=", "**": "^", "#": "%" };
const MESSAGES = new Set(["error", "warning", "print_usage"]);
const CONDITIONS = new Set(["if", "elseif", "while", "switch", "until", "for", "parfor", "case"]);
const KEYWORDS = new Set([
  ...["if", "elseif", "else", "while", "switch", "case", "otherwise", "for", "parfor", "do", "until"],
  ...["end", "function", "return", "break", "continue", "try", "catch", "unwind_protect", "global"],
  ...["unwind_protect_cleanup", "persistent"],
]);
const SYMBOL =
  /^(?:\.\.\.|\.\^'|\.'|\+\+|--|\+=|-=|\*=|\/=|\^=|\|=|&=|==|~=|!=|<=|>=|&&|\|\||\.\*|\.\/|\.\\|\.\^|\*\*|[^\s\w])/;
const NUMBER = /^(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eEdD][+-]?\d+)?)[ij]?/;

/** The tokens of a source text, as strings: names, numbers, `'text'`, symbols, and `;` between statements. */
export function tokensOf(source) {
  return renamed(spelledOut(withoutMessages(split(withoutBlockComments(source)))));
}

function withoutBlockComments(source) {
  let depth = 0;
  return source.split(/\r\n|\r|\n/).filter((line) => {
    if (/^\s*[%#]\{\s*$/.test(line)) depth += 1;
    else if (depth > 0 && /^\s*[%#]\}\s*$/.test(line)) depth -= 1;
    else return depth === 0;
    return false;
  });
}

/** Lines to tokens. What ends a statement is `;`, once, whether it was a newline, a comma or a semicolon. */
function split(lines) {
  const tokens = [];
  const open = [];
  const endStatement = () => {
    if (tokens.length > 0 && tokens.at(-1) !== ";") tokens.push(";");
  };
  for (const line of lines) {
    let rest = line;
    let spaced = true;
    let continued = false;
    while (rest) {
      const space = /^\s+/.exec(rest)?.[0];
      if (space) {
        rest = rest.slice(space.length);
        spaced = true;
        continue;
      }
      if (/^[%#]/.test(rest)) break;
      if (rest.startsWith("...")) {
        continued = true;
        break;
      }
      const last = tokens.at(-1);
      const inList = "[{".includes(open.at(-1) ?? "(");
      const endsOperand = /^[\w')\]}]/.test(last?.at(-1) ?? "") && !KEYWORDS.has(last);
      const text =
        rest[0] === '"' || (rest[0] === "'" && !(endsOperand && !(spaced && inList)))
          ? quoted(rest)
          : undefined;
      let token = text?.all ?? /^[A-Za-z_]\w*/.exec(rest)?.[0] ?? NUMBER.exec(rest)?.[0];
      token ??= SYMBOL.exec(rest)?.[0] ?? rest[0];
      rest = rest.slice(token.length);
      spaced = false;
      if (text) tokens.push(`'${text.inner}'`);
      else if ((token === ";" || token === ",") && open.length === 0) endStatement();
      else {
        if ("([{".includes(token)) open.push(token);
        if (")]}".includes(token)) open.pop();
        tokens.push(SPELLINGS[token] ?? oneEnd(token, open));
      }
    }
    if (continued) continue;
    if (open.length === 0) endStatement();
    else if (open.at(-1) !== "(" && !";[{".includes(tokens.at(-1))) tokens.push(";");
  }
  return tokens;
}

const oneEnd = (token, open) => (open.length === 0 && /^end(_\w+|[a-z]+)$/.test(token) ? "end" : token);

function quoted(text) {
  const mark = text[0];
  let at = 1;
  while (at < text.length) {
    if (mark === '"' && text[at] === "\\") at += 1;
    else if (text[at] === mark) {
      if (text[at + 1] !== mark) break;
      at += 1;
    }
    at += 1;
  }
  return { all: text.slice(0, at + 1), inner: text.slice(1, at) };
}

/** The place after the bracket that closes the one at `from`. */
function closing(tokens, from) {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if ("([{".includes(tokens[at])) depth += 1;
    if (")]}".includes(tokens[at])) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function withoutMessages(tokens) {
  const kept = [];
  for (let at = 0; at < tokens.length; ) {
    const begins =
      kept.length === 0 || kept.at(-1) === ";" || KEYWORDS.has(kept.at(-1)) || kept.at(-1) === ")";
    if (!begins || !MESSAGES.has(tokens[at])) kept.push(tokens[at++]);
    else {
      at = tokens[at + 1] === "(" ? closing(tokens, at + 1) : at + 1;
      if (tokens[at] === ";") at += 1;
    }
  }
  return kept;
}

/** `if (c)` and `if (c) …` become `if c; …`, `x += y` becomes `x = x + y`, `x++` becomes `x = x + 1`. */
function spelledOut(tokens) {
  const out = [];
  const skipped = new Set();
  const ended = new Set();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (CONDITIONS.has(token) && tokens[at + 1] === "(") {
      const after = closing(tokens, at + 1);
      const next = tokens[after];
      if (next === ";" || /^\w/.test(next ?? "")) skipped.add(at + 1).add(after - 1);
      if (next !== ";" && skipped.has(at + 1)) ended.add(after);
    }
    if (ended.has(at)) out.push(";");
    if (skipped.has(at)) continue;
    const name = tokens[at - 1];
    const simple = /^[A-Za-z_]\w*$/.test(name ?? "") && (at < 2 || tokens[at - 2] === ";");
    if (simple && /^[-+*/^|&]=$/.test(token)) out.push("=", name, token[0]);
    else if (simple && (token === "++" || token === "--") && tokens[at + 1] === ";")
      out.push("=", name, token[0], "1");
    else out.push(token);
  }
  return out;
}

/** Every name that some statement gives a value, or that is a parameter, becomes `$name`; fields and functions stay. */
function renamed(tokens) {
  const locals = localsOf(tokens);
  return tokens.map((token, at) => (locals.has(token) && tokens[at - 1] !== "." ? `$${token}` : token));
}

function localsOf(tokens) {
  const locals = new Set();
  const isName = (token) => /^[A-Za-z_]\w*$/.test(token ?? "") && !KEYWORDS.has(token);
  const addNames = (from, to) => {
    for (let at = from; at < to; at++)
      if (isName(tokens[at]) && tokens[at - 1] !== ".") locals.add(tokens[at]);
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const begins = at === 0 || tokens[at - 1] === ";" || KEYWORDS.has(tokens[at - 1]);
    if (token === "@" && tokens[at + 1] === "(") addNames(at + 2, closing(tokens, at + 1));
    else if (token === "function") {
      let to = at + 1;
      while (to < tokens.length && tokens[to] !== ";") to += 1;
      const head = tokens.slice(at + 1, to);
      const equals = head.indexOf("=");
      const name = at + 1 + equals + 1;
      addNames(at + 1, at + 1 + Math.max(equals, 0));
      addNames(name + 1, to);
    } else if (token === "global" || token === "persistent") {
      for (let to = at + 1; to < tokens.length && tokens[to] !== ";" && tokens[to] !== "="; to++)
        if (isName(tokens[to])) locals.add(tokens[to]);
    } else if (begins && token === "[") {
      const after = closing(tokens, at);
      if (tokens[after] === "=") addTargets(at + 1, after - 1);
    } else if (begins && isName(token) && assigns(at + 1)) locals.add(token);
  }
  return locals;

  /** Of `[a, b(k), c.d] =` the names a, b and c. */
  function addTargets(from, to) {
    for (let at = from; at < to; at++) {
      if ("({".includes(tokens[at])) at = closing(tokens, at) - 1;
      else if (isName(tokens[at]) && tokens[at - 1] !== ".") locals.add(tokens[at]);
    }
  }

  /** Whether indices and fields from here on end in `=`. */
  function assigns(from) {
    let at = from;
    while (tokens[at] === "(" || tokens[at] === "{" || tokens[at] === ".")
      at = tokens[at] === "." && tokens[at + 1] !== "(" ? at + 2 : closing(tokens, at + (tokens[at] === "."));
    return tokens[at] === "=";
  }
}
