// Compares the outcomes of one call on two sides, and says in which kinds they differ. Pure.
//
// error-here error-there   one fails, and the other gives values; two errors are equal, whatever they say
// odd-here odd-there       the same of a call with odd arguments (odd.mjs)
// slow-here slow-there     one takes too long
// died-here died-there     one ends its session or process
// count                    another number of values
// class size fields        of a value, or of a part of one
// single-here single-there one is single, and the other double
// complex                  one has an imaginary part, which is zero, or near it
// text                     characters
// zero-sign                0 and -0
// sign                     the same numbers but for their signs (or directions in the complex plane)
// order                    the same numbers in another order
// noise                    near zero both, by rounding
// rounding                 the same first digits
// nan                      numbers, but for those that are NaN or infinite in one of them alone
// value                    numbers
// printed                  what the call itself has printed, where it gives no values

/** How near two sides are asked to be. */
export const NEAR = {
  double: { relative: 1e-10, ofLargest: 1e-13 },
  single: { relative: 1e-4, ofLargest: 1e-6 },
};
/** A device computes doubles bit for bit, and singles within what its own functions may be off. */
export const ON_DEVICE = {
  double: { relative: 0, ofLargest: 0 },
  single: { relative: 1e-5, ofLargest: 1e-6 },
};
/** Numbers are noise below this part of 1 (doubles, singles), and rounded within that part of each other. */
const NOISE = { double: 1e-10, single: 1e-4 };
const ROUNDED = { double: 1e-4, single: 1e-2 };

/** The kinds in which two outcomes differ; none where they are equal. */
export function compare(here, there, { near = NEAR, strings = false } = {}) {
  for (const what of ["died", "slow"]) {
    if (here[what] && there[what]) return [];
    if (here[what]) return [`${what}-here`];
    if (there[what]) return [`${what}-there`];
  }
  if (here.error && there.error) return [];
  if (here.error) return ["error-here"];
  if (there.error) return ["error-there"];
  const kinds = new Set();
  if (here.values.length !== there.values.length) return ["count"];
  if (here.values.length === 0 && here.printed.trim() !== there.printed.trim()) kinds.add("printed");
  for (const [i, value] of here.values.entries())
    differ(strings ? withoutStrings(value) : value, there.values[i], near, kinds);
  return [...kinds];
}

/** A string as the characters, a string array as the cell of texts that an Octave has in its place. */
export function withoutStrings(value) {
  if (value.kind === "T") {
    if (value.parts.length === 1) return value.parts[0];
    return { ...value, kind: "C", class: "cell" };
  }
  return value.parts ? { ...value, parts: value.parts.map(withoutStrings) } : value;
}

function differ(a, b, near, kinds) {
  if (a.class !== b.class) kinds.add(classKind(a.class, b.class));
  if (a.size.join() !== b.size.join()) {
    kinds.add("size");
    return;
  }
  if (a.kind === "N" && b.kind === "N") numbers(a, b, near, kinds);
  else if (a.kind !== b.kind) kinds.add("class");
  else if (a.kind === "H" && a.text !== b.text) kinds.add("text");
  else if (a.kind === "S" && a.fields.join() !== b.fields.join()) kinds.add("fields");
  else for (const [i, part] of (a.parts ?? []).entries()) differ(part, b.parts[i], near, kinds);
}

/** Which of two classes a result of singles has is told apart from other classes. */
function classKind(a, b) {
  if (a === "single" && b === "double") return "single-here";
  if (a === "double" && b === "single") return "single-there";
  return "class";
}

function numbers(a, b, near, kinds) {
  const zeros = () => a.real.map(() => "0");
  const isComplex = Boolean(a.imag);
  const [x, y] = [a, b].map((v) => ({ ...v, imag: v.imag ?? (a.imag || b.imag ? zeros() : undefined) }));
  const kind = numberKind(x, y, near);
  if (kind) kinds.add(kind);
  else if (isComplex !== Boolean(b.imag)) kinds.add("complex");
}

/** How the numbers of two arrays of one size differ. */
function numberKind(a, b, near) {
  const [x, y] = [parts(a), parts(b)];
  const same = x.every((word, i) => word === y[i]);
  if (same) return undefined;
  if (a.class === "char" || b.class === "char") return "text";
  const precision = a.class === "single" || b.class === "single" ? "single" : "double";
  const inexact = [a, b].some((v) => v.class === "double" || v.class === "single");
  if (!inexact) return "value";
  const { relative, ofLargest } = near[precision];
  const [p, q] = [x.map(Number), y.map(Number)];
  const largest = Math.max(0, ...p.concat(q).filter(Number.isFinite).map(Math.abs));
  const within = (r, s, rel, abs) =>
    Object.is(r, s) || r === s || Math.abs(r - s) <= Math.max(rel * Math.max(Math.abs(r), Math.abs(s)), abs);
  if (p.every((r, i) => within(r, q[i], relative, ofLargest * largest)))
    return p.some((r, i) => r === 0 && q[i] === 0 && !Object.is(r, q[i])) && !a.imag && !b.imag
      ? "zero-sign"
      : undefined;
  const finite = (r) => Number.isFinite(r);
  if (p.some((r, i) => finite(r) !== finite(q[i]) || (!finite(r) && !Object.is(r, q[i])))) return "nan";
  const small = (r, s) => Math.max(Math.abs(r), Math.abs(s)) <= NOISE[precision];
  if (p.every((r, i) => small(r, q[i]) || within(r, q[i], relative, 0))) return "noise";
  if (p.every((r, i) => within(r, q[i], ROUNDED[precision], NOISE[precision] * largest))) return "rounding";
  const sizes = (v) => v.real.map((word, i) => Math.hypot(Number(word), Number(v.imag?.[i] ?? 0)));
  // Directions that are free are those of results of long computations.
  const loose = (r, s) => within(r, s, ROUNDED[precision] / 1e3, NOISE[precision] * largest);
  if (pairwise(sizes(a), sizes(b), loose)) return "sign";
  if (pairwise(sorted(p), sorted(q), loose)) return "order";
  return "value";
}

const parts = (v) => (v.imag ? [...v.real, ...v.imag] : v.real.concat([]));
const sorted = (numbers) => [...numbers].sort((r, s) => r - s);
const pairwise = (p, q, near) => p.every((r, i) => near(r, q[i]));
