// The results of the everyday programs as one table: node bench/everyday/table.mjs FILE… (lines that run.mjs wrote).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROGRAMS, wrong } from "./programs.mjs";

const rounded = (x) => {
  if (x === undefined) return "–";
  if (x >= 1000) return String(Math.round(x));
  return String(Number(x.toPrecision(x < 0.1 ? 2 : 3)));
};
const mean = (ratios) => Math.exp(ratios.reduce((a, r) => a + Math.log(r), 0) / ratios.length);
const row = (cells) => `| ${cells.join(" | ")} |`;
/** What a case that gave no time shows instead. */
const failure = ({ error }) => (error.startsWith("over the limit") ? "> limit" : "error");

class Results {
  constructor(lines) {
    this.lines = lines.filter(({ program }) => program);
    this.about = [...new Set(lines.filter(({ about }) => about).map(({ about }) => about))];
  }

  of(program, side, precision) {
    return this.lines.find((l) => l.program === program && l.side === side && l.precision === precision);
  }

  has(side, precision) {
    return this.lines.some((l) => l.side === side && l.precision === precision);
  }

  /** `of` of a program and side, in a cell: the time, why there is none, or nothing. */
  cell(program, side, precision, key = "ms") {
    const result = this.of(program, side, precision);
    return result?.error && result[key] === undefined ? failure(result) : rounded(result?.[key]);
  }

  ratio(program, precision, side, other) {
    const [mine, theirs] = [this.of(program, side, precision)?.ms, this.of(program, other, precision)?.ms];
    return mine && theirs ? mine / theirs : undefined;
  }
}

/**
 * The ratios of two sides in a precision: their geometric mean, the worst, and what has none. What exceeded the limit
 * counts in a second mean as if it had ended there, so that a program is never better for having no time.
 */
function summary(results, precision, side, other) {
  const [ratios, late, failed, absent] = [[], [], [], []];
  for (const { name } of PROGRAMS) {
    const [mine, theirs] = [results.of(name, side, precision), results.of(name, other, precision)];
    if (!theirs?.ms) continue;
    if (mine?.ms) ratios.push({ name, ratio: mine.ms / theirs.ms });
    else if (mine?.over) late.push({ name, ratio: mine.over / theirs.ms });
    else (mine ? failed : absent).push(name);
  }
  if (ratios.length === 0) return [];
  ratios.sort((a, b) => b.ratio - a.ratio);
  const of = (list) => rounded(mean(list.map(({ ratio }) => ratio)));
  const worst = ratios.slice(0, 5).map(({ name, ratio }) => `${name} ${rounded(ratio)}`);
  const text = [
    `${side} to ${other}, ${precision}: geometric mean ${of(ratios)} over ${ratios.length} programs, worst ${worst.join(", ")}`,
  ];
  if (late.length > 0) {
    const names = late.map(({ name }) => name).join(", ");
    text.push(
      `over the limit ${late.length} (${names}), with which the mean is at least ${of([...ratios, ...late])}`,
    );
  }
  if (failed.length > 0) text.push(`failed ${failed.length} (${failed.join(", ")})`);
  if (absent.length > 0) text.push(`not run ${absent.length} (${absent.join(", ")})`);
  return [`- ${text.join("; ")}`];
}

const REFERENCES = {
  always: "torch-eager",
  auto: "torch-eager",
  never: "torch-eager",
  host: "torch-cpu",
};

/** Errors, and outputs that differ from the reference's: what is wrong, by program, with the sides where it is. */
function problems(results) {
  const found = new Map();
  const add = (program, why, { side, precision }) => {
    const key = `${program}: ${why}`;
    found.set(key, [...(found.get(key) ?? []), `${side} ${precision}`]);
  };
  for (const line of results.lines) {
    const { program: name, side, precision } = line;
    if (line.error) add(name, line.error.replace(/\s+/g, " "), line);
    const reference = results.of(name, REFERENCES[side], precision);
    if (!line.samples || !reference?.samples) continue;
    for (const output of PROGRAMS.find((program) => program.name === name).outputs) {
      const why = wrong(output, precision, line.samples[output.name], reference.samples[output.name]);
      if (why) add(name, `wrong ${output.name}: ${why}`, line);
    }
  }
  return [...found].map(([what, sides]) => `${what} (${sides.join(", ")})`).sort();
}

/** Programs that `auto` places more than 1.1 times slower than the better of `always` and `never`. */
function losers(results, precision) {
  const all = PROGRAMS.flatMap(({ name }) => {
    const ms = (side) => results.of(name, side, precision)?.ms;
    const better = Math.min(
      ms("always") ?? Number.POSITIVE_INFINITY,
      ms("never") ?? Number.POSITIVE_INFINITY,
    );
    const auto =
      ms("auto") ?? (results.of(name, "auto", precision)?.error ? Number.POSITIVE_INFINITY : undefined);
    return auto === undefined || !Number.isFinite(better)
      ? []
      : [{ name, ratio: auto / better, auto, better }];
  });
  const lost = all.filter(({ ratio }) => ratio > 1.1).sort((a, b) => b.ratio - a.ratio);
  return { all, lost };
}

function section(results, title, columns) {
  const used = columns.filter(({ side, precision }) => results.has(side, precision));
  if (used.length === 0) return [];
  const lines = [
    `\n### ${title}\n`,
    row(["program", ...used.map(({ title }) => title)]),
    row(["---", ...used.map(() => "---:")]),
  ];
  for (const { name } of PROGRAMS) {
    if (!results.lines.some((line) => line.program === name)) continue;
    const cells = used.map(({ side, precision, key, other }) =>
      other ? rounded(results.ratio(name, precision, side, other)) : results.cell(name, side, precision, key),
    );
    lines.push(row([name, ...cells]));
  }
  return lines;
}

function deviceColumns(precision) {
  const of = (side, title, key) => ({ side, precision, title, key });
  return [
    of("always", "matgpu ms"),
    of("always", "first", "first"),
    of("auto", "auto ms"),
    of("auto", "first", "first"),
    of("never", "never ms"),
    of("torch-eager", "torch-eager ms"),
    of("torch-eager", "first", "first"),
    of("torch-compile", "torch-compile ms"),
    of("torch-compile", "first", "first"),
    { side: "always", precision, title: "ratio to eager", other: "torch-eager" },
  ];
}

const hostColumns = ["single", "double"].flatMap((precision) => [
  { side: "host", precision, title: `${precision} ms` },
  { side: "host", precision, title: "first", key: "first" },
  { side: "torch-cpu", precision, title: "torch ms" },
  { side: "host", precision, title: "ratio", other: "torch-cpu" },
]);

/** The whole report, from the lines that run.mjs wrote. */
export function table(lines) {
  const results = new Results(lines);
  const text = [results.about.join("; ")];
  for (const precision of ["single", "double"]) {
    text.push(...summary(results, precision, "always", "torch-eager"));
    text.push(...summary(results, precision, "auto", "torch-eager"));
    text.push(...summary(results, precision, "always", "torch-compile"));
    text.push(...summary(results, precision, "host", "torch-cpu"));
    const slow = results.lines.filter(
      (l) => l.side === "always" && l.precision === precision && l.first > 1000,
    );
    if (slow.length > 0)
      text.push(
        `- first runs over 1 s, ${precision}: ${slow.map((l) => `${l.program} ${rounded(l.first)}`).join(", ")}`,
      );
  }
  for (const precision of ["single", "double"]) {
    const { all, lost } = losers(results, precision);
    if (all.length === 0) continue;
    const within = rounded((100 * (all.length - lost.length)) / all.length);
    const names = lost.map(({ name, ratio, auto, better }) =>
      Number.isFinite(ratio)
        ? `${name} ${rounded(ratio)} (${rounded(auto)} ms, ${rounded(better)})`
        : `${name} (no time, ${rounded(better)} ms)`,
    );
    text.push(
      `- auto within 1.1 of the better of always and never, ${precision}: ${within} % of ${all.length}; losers: ${names.join(", ") || "none"}`,
    );
  }
  text.push(...section(results, "Device, single", deviceColumns("single")));
  text.push(...section(results, "Device, double", deviceColumns("double")));
  text.push(...section(results, "Host, one thread", hostColumns));
  const found = problems(results);
  text.push(
    "\n### Failures and wrong results\n",
    ...(found.length > 0 ? found.map((one) => `- ${one}`) : ["none"]),
  );
  return { text: text.join("\n"), problems: found };
}

export const read = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(table(process.argv.slice(2).flatMap(read)).text);
