// Reads what the program of a call has printed (program.mjs): { values, printed } or { error: { id, message }, printed }.
// A value is { kind, class, size, … } with `real` (and `imag`), or `parts`, the values of a cell's or struct's elements.

export function read(output) {
  const records = [];
  const printed = output.replace(/\x01([^\x02]*)\x02/g, (_, record) => {
    records.push(record);
    return "";
  });
  const failed = records.find((record) => record.startsWith("E"));
  if (failed !== undefined) {
    const [, id = "", message = ""] = /^E (\S*) ?([\s\S]*)$/.exec(failed) ?? [];
    return { error: { id, message }, printed };
  }
  const values = [];
  const rest = records[Symbol.iterator]();
  try {
    for (let next = rest.next(); !next.done; next = rest.next()) values.push(value(next.value, rest));
  } catch (error) {
    return { died: `what it prints cannot be read: ${error.message}` };
  }
  return { values, printed };
}

function value(record, rest) {
  const [first, ...fields] = record.split("\x03");
  const [kind, name, dims, ...words] = first.split(" ");
  const size = dims.split("x").map(Number);
  const head = { kind, class: name, size };
  const count = size.reduce((a, b) => a * b, 1);
  const parts = (n) => Array.from({ length: n }, () => value(rest.next().value, rest));
  if (kind === "N") return { ...head, ...numbers(words) };
  if (kind === "S") {
    const names = fields.filter(Boolean);
    return { ...head, fields: names, parts: parts(count * names.length) };
  }
  if (kind === "C" || kind === "T") return { ...head, parts: parts(count) };
  if (kind === "M") return { ...head, parts: parts(2) };
  if (kind === "H") return { ...head, text: words.join("").replace(/\s/g, "") };
  return head;
}

function numbers([form, ...words]) {
  if (form !== "c") return { real: words };
  const half = words.indexOf("i");
  return { real: words.slice(0, half), imag: words.slice(half + 1) };
}

/** A value in one line, for a list of differences. */
export function brief(outcome) {
  if (outcome.slow) return "took too long";
  if (outcome.died) return `died: ${outcome.died}`;
  if (outcome.error) return `error ${outcome.error.id}: ${outcome.error.message}`.slice(0, 160);
  const shown = outcome.values.map(briefValue).join(", ");
  return (shown || (outcome.printed ? JSON.stringify(outcome.printed) : "nothing")).slice(0, 300);
}

function briefValue(v) {
  const what = `${v.class} ${v.size.join("x")}`;
  if (v.kind === "N" && v.class === "char")
    return `${what} '${v.real.map((code) => String.fromCharCode(code)).join("")}'`;
  if (v.kind === "N") {
    const shown = v.real.slice(0, 16).map((word, i) => short(word) + (v.imag ? `${sign(v.imag[i])}i` : ""));
    return `${what}${v.imag ? " complex" : ""} [${shown.join(" ")}${v.real.length > 16 ? " …" : ""}]`;
  }
  if (v.kind === "S")
    return `${what} {${v.fields.map((f, i) => `${f}: ${v.parts[i] ? briefValue(v.parts[i]) : ""}`).join("; ")}}`;
  if (v.parts) return `${what} {${v.parts.map(briefValue).join("; ")}}`;
  return `${what} ${v.text ?? ""}`.trim();
}

const short = (word) =>
  /^-?\d+$/.test(word) || Number.isNaN(Number(word)) ? word : String(Number(Number(word).toPrecision(12)));
const sign = (word) => (word.startsWith("-") ? short(word) : `+${short(word)}`);
