// The everyday programs: plain MATLAB, with comments that declare sizes, inputs and outputs.
//
//   %size device N=65536 M=256      sizes for a device, for a host, and tiny ones for tests
//   %in X uniform(-2,2) [N M]       an input: how it is made, and its shape; `%in steps` gives a size as a number
//   %out Y single=1e-3              an output to compare: the tolerance in single and double, relative to the largest
//   %out L mismatch=0.01            element of the sample, or the share of elements that may differ
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("./programs/", import.meta.url);
export const TOLERANCE = { single: 1e-4, double: 1e-9 };
/** How many elements of an output are compared. */
export const SAMPLES = 61;

const fail = (name, line) => {
  throw new Error(`bench/everyday/programs/${name}.m: cannot read "${line}"`);
};

const pairs = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pair.split("=").map((part, k) => (k ? Number(part) : part))),
  );

function parse(name) {
  const text = readFileSync(new URL(`${name}.m`, FOLDER), "utf8");
  const program = { name, text, title: text.split("\n", 1)[0].slice(2), sizes: {}, inputs: [], outputs: [] };
  for (const line of text.split("\n").filter((line) => /^%\w/.test(line))) {
    const [, what, first, rest] = /^%(\w+) (\w+)(.*)$/.exec(line) ?? fail(name, line);
    if (what === "size") program.sizes[first] = pairs(rest);
    else if (what === "out") program.outputs.push({ name: first, ...pairs(rest) });
    else if (what === "in" && rest === "") program.inputs.push({ name: first, size: first });
    else if (what === "in") {
      const [, kind, , args = "", shape] = /^ (\w+)(\((.*?)\))? \[(.+)\]$/.exec(rest) ?? fail(name, line);
      program.inputs.push({
        name: first,
        kind,
        args: args.split(",").filter(Boolean),
        shape: shape.split(" "),
      });
    } else fail(name, line);
  }
  return program;
}

export const PROGRAMS = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".m"))
  .sort()
  .map((file) => parse(file.slice(0, -2)));

/** A program at a size and in a precision, as data: what a worker is given, in whatever language it is written. */
export function job(program, tier, precision) {
  const sizes = program.sizes[tier];
  const number = (word) => sizes[word] ?? Number(word);
  return {
    name: program.name,
    tier,
    precision,
    samples: SAMPLES,
    inputs: program.inputs.map(({ name, size, kind, args, shape }, k) =>
      size
        ? { name, value: sizes[size] }
        : { name, kind, args: args.map(number), shape: shape.map(number), seed: k + 1 },
    ),
    outputs: program.outputs.map((output) => output.name),
  };
}

/** The text with a read of one element of every output at its end, before the functions: so all work is finished. */
export function timed({ text, outputs }) {
  const reads = outputs.map(({ name }) => `if ${name}(1), end\n`).join("");
  const functions = text.search(/^function\b/m);
  return functions < 0 ? text + reads : text.slice(0, functions) + reads + text.slice(functions);
}

/** The indices, from 0, of the elements that are compared. */
export const sampled = (n) =>
  n > SAMPLES
    ? Array.from({ length: SAMPLES }, (_, k) => Math.floor((k * (n - 1)) / (SAMPLES - 1)))
    : Array.from({ length: n }, (_, k) => k);

/** Why a sample of an output is wrong, or nothing: `[n, values]` against the reference's, with the output's tolerance. */
export function wrong(output, precision, [n, mine], [size, reference]) {
  if (n !== size) return `${n} elements instead of ${size}`;
  const number = (v) =>
    v === "Inf" ? Number.POSITIVE_INFINITY : v === "-Inf" ? Number.NEGATIVE_INFINITY : Number(v);
  const [found, expected] = [mine.map(number), reference.map(number)];
  const same = (a, b) => Object.is(a, b) || a === b;
  if (output.mismatch !== undefined) {
    const differ = expected.filter((v, k) => !same(v, found[k])).length;
    const most = Math.floor(output.mismatch * expected.length);
    return differ > most ? `${differ} of ${expected.length} elements differ` : undefined;
  }
  const tolerance = output[precision] ?? TOLERANCE[precision];
  const scale = Math.max(...expected.filter(Number.isFinite).map(Math.abs), 0);
  let worst = 0;
  let at = 0;
  expected.forEach((v, k) => {
    const off = same(v, found[k]) ? 0 : Math.abs(v - found[k]) / (scale || 1);
    if (!(off <= worst)) [worst, at] = [off, k];
  });
  return worst <= tolerance
    ? undefined
    : `${found[at]} instead of ${expected[at]} (off by ${worst.toPrecision(2)} of the largest, at most ${tolerance})`;
}
