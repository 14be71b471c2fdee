// What a run of toolboxes comes to: passes by toolbox, and the largest causes of failures.

/**
 * One test a row: { id, toolbox, kind, here, there }, of which a side is missing where the test did not come to it. That a file
 * ended early is no test of its own where the other side has the tests that were to follow.
 */
export function together(here, there) {
  const ids = [...new Set([...Object.keys(here), ...Object.keys(there ?? {})])];
  const files = new Set(ids.filter((id) => !id.endsWith("!")).map(fileOf));
  const rows = ids
    .filter((id) => !(id.endsWith("!") && files.has(fileOf(id)) && there))
    .map((id) => {
      const { toolbox, kind } = here[id] ?? there[id];
      const end = here[`${id.replace(/#.*$/, "")}#!`];
      const missing = end && { toolbox, kind, passed: false, message: end.message, ms: 0 };
      return { id, toolbox, kind, here: here[id] ?? missing, there: there?.[id] };
    });
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const fileOf = (id) => id.replace(/#.*$/, "");

const passed = (side) => side?.passed === true;

/** { toolbox: { tests, here, there, both, ms } }, then "all". */
export function byToolbox(rows) {
  const sums = {};
  for (const { toolbox, here, there } of rows)
    for (const name of [toolbox, "all"]) {
      sums[name] ??= { tests: 0, here: 0, there: 0, both: 0, ms: 0, msThere: 0 };
      const sum = sums[name];
      sum.tests += 1;
      sum.here += Number(passed(here));
      sum.there += Number(passed(there));
      sum.both += Number(passed(here) && passed(there));
      sum.ms += here?.ms ?? 0;
      sum.msThere += there?.ms ?? 0;
    }
  const { all, ...rest } = sums;
  return all ? { ...Object.fromEntries(Object.entries(rest).sort()), all } : {};
}

export function table(sums, withOctave) {
  const share = (part, whole) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`).padStart(9);
  const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`.padStart(8);
  const head = `${"toolbox".padEnd(18)}${"tests".padStart(7)}${"here".padStart(7)}${"".padStart(9)}${"time".padStart(8)}`;
  const more = withOctave
    ? `${"Octave".padStart(9)}${"time".padStart(8)}${"of those here".padStart(22)}`
    : "";
  const lines = Object.entries(sums).map(([name, { tests, here, there, both, ms, msThere }]) => {
    const line = `${name.padEnd(18)}${String(tests).padStart(7)}${String(here).padStart(7)}${share(here, tests)}${seconds(ms)}`;
    if (!withOctave) return line;
    return `${line}${String(there).padStart(9)}${seconds(msThere)}${String(both).padStart(13)}${share(both, there)}`;
  });
  return [head + more, ...lines].join("\n");
}

/** The causes of failures here, the largest first; with Octave's results, of what passes there: [{ cause, count, id, message }]. */
export function causes(rows, withOctave) {
  const found = new Map();
  for (const { id, here, there } of rows) {
    if (passed(here) || (withOctave && !passed(there))) continue;
    const message = here?.message || "did not come to it";
    const cause = normalised(message);
    const entry = found.get(cause) ?? { cause, count: 0, files: new Set(), id, message };
    entry.count += 1;
    entry.files.add(fileOf(id));
    found.set(cause, entry);
  }
  return [...found.values()]
    .map(({ files, ...rest }) => ({ ...rest, files: files.size }))
    .sort((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1));
}

/** A message without what differs from one test to another of the same cause: numbers, paths, long values. */
export function normalised(message) {
  return message
    .replace(/\s+/g, " ")
    .replace(/^(assert: observed) .* but expected .*?(: [^:]*)$/, "$1 … but expected …$2")
    .replace(/(?<!\w)(\/[\w.+@~-]+){2,}/g, "PATH")
    .replace(/(gives false at) .*/, "$1 …")
    .replace(/(?<![A-Za-z_])[-+]?\d[\d.]*(e[-+]?\d+)?/gi, "N")
    .replace(/\[[N ,;]+\]/g, "[N]")
    .slice(0, 140);
}

export const causeLines = (list, most) =>
  list
    .slice(0, most)
    .map(
      ({ cause, count, files, id }) =>
        `${String(count).padStart(5)} in ${files} files  ${cause}\n${"".padStart(7)}${id}`,
    )
    .join("\n");
