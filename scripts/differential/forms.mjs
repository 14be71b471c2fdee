// The documented forms of a function, as what a call can be made from: { params, outs } or an expression with operators.

/** Splits at commas that stand within no brackets and no quotes. */
export function splitArguments(text) {
  const parts = [];
  let [depth, quote, from] = [0, "", 0];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quote) {
      if (c === quote) quote = "";
    } else if (c === '"' || (c === "'" && !/[\w)\]}.']/.test(text[i - 1] ?? ""))) quote = c;
    else if ("([{".includes(c)) depth += 1;
    else if (")]}".includes(c)) depth -= 1;
    else if (c === "," && depth === 0) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  const last = text.slice(from).trim();
  return last || parts.length > 0 ? [...parts, last] : [];
}

/** What stands in the brackets that open at `at`, or nothing where they do not close. */
export function bracketed(text, at) {
  let [depth, quote] = [0, ""];
  for (let i = at; i < text.length; i++) {
    const c = text[i];
    if (quote) {
      if (c === quote) quote = "";
    } else if (c === '"' || (c === "'" && !/[\w)\]}.']/.test(text[i - 1] ?? ""))) quote = c;
    else if ("([{".includes(c)) depth += 1;
    else if (")]}".includes(c)) {
      depth -= 1;
      if (depth === 0) return text.slice(at + 1, i);
    }
  }
}

/** The forms of a function that can be called: { params, outs }, where `params` may hold quoted options and "...". */
export function formsOf({ name, forms }) {
  const read = forms.map((form) => {
    const [, left, right] = /^(?:(\[[^\]]*\]|[\w.]+)\s*=\s*)?(.*)$/.exec(form);
    const outs = left === undefined ? 0 : left.startsWith("[") ? left.slice(1, -1).split(",").length : 1;
    if (right === name) return { params: [], outs };
    if (!right.startsWith(`${name}(`)) return left === undefined ? undefined : { expression: right, outs };
    const inside = bracketed(right, name.length);
    return inside === undefined ? undefined : { params: splitArguments(inside), outs };
  });
  const known = read.filter(Boolean);
  // "..." at the beginning stands for the arguments of the first form.
  const first = known.find(({ params }) => params && params[0] !== "...")?.params ?? [];
  return known.map((form) =>
    form.params?.[0] === "..."
      ? { ...form, params: [...first.filter((p) => p !== "..."), ...form.params.slice(1)] }
      : form,
  );
}
