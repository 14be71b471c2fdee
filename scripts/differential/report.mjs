// What a run of calls comes to: totals, what is meant by rule, what differs by function.

import { excuse } from "./meant.mjs";
import { brief } from "./records.mjs";

/** Sorts results into equal, meant (by rule) and different. */
export function judge(results, rules) {
  const meant = new Map();
  const different = [];
  let [equal, failing] = [0, 0];
  for (const result of results) {
    if (result.kinds.length === 0) {
      equal += 1;
      if (result.here.error) failing += 1;
      continue;
    }
    const said = (result.here.error ?? result.there.error)?.message;
    const by = excuse(rules, { ...result, said });
    if (by === undefined) different.push(result);
    else for (const rule of by) meant.set(rule, [...(meant.get(rule) ?? []), result]);
  }
  const excused = results.length - equal - different.length;
  return { calls: results.length, equal, failing, excused, meant, different };
}

/** What differs, a function after the other, the most first. */
export function listed(different, sides = ["ours", "Octave"]) {
  const groups = new Map();
  for (const result of different) groups.set(result.name, [...(groups.get(result.name) ?? []), result]);
  const width = Math.max(...sides.map((side) => side.length));
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([name, results]) =>
      [
        `${name} (${results.length})`,
        ...results.flatMap(({ k, call, outs, kinds, here, there }) => [
          `  ${k}: ${outs > 1 ? `[${outs} outputs] ` : ""}${call}   ${kinds.join(" ")}`,
          `      ${sides[0].padEnd(width)}  ${brief(here)}`,
          `      ${sides[1].padEnd(width)}  ${brief(there)}`,
        ]),
      ].join("\n"),
    )
    .join("\n");
}

/** How often each rule excused something, the most first. */
export function byRule(meant) {
  return [...meant]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([{ line }, results]) => `${String(results.length).padStart(7)}  ${line}`)
    .join("\n");
}
