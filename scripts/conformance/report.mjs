// What a run of the test blocks comes to: by area, as a table, as the recorded file, and against it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/paths.mjs";

export const RECORD = join(ROOT, "docs/conformance.json");

/** { area: { open: [passed, all], aside: [passed, all] } }, areas in order, then "all". */
export function byArea(results) {
  const areas = {};
  for (const area of [...new Set(results.map((result) => result.area))].sort()) areas[area] = sums();
  areas.all = sums();
  for (const { area, open, passed } of results)
    for (const row of [areas[area], areas.all]) {
      const pair = open ? row.open : row.aside;
      pair[0] += Number(passed);
      pair[1] += 1;
    }
  return areas;
}

const sums = () => ({ open: [0, 0], aside: [0, 0] });

const total = ({ open, aside }) => [open[0] + aside[0], open[1] + aside[1]];

/** The failed blocks by file: { "strings/strsplit.m": [3, 7] }. */
export function failing(results) {
  const files = {};
  for (const { id, file, passed } of results) {
    if (passed) continue;
    files[file] ??= [];
    files[file].push(Number(id.slice(file.length + 1)));
  }
  return files;
}

/** The table that the command prints. */
export function areaTable(areas) {
  const percent = ([passed, all]) => (all === 0 ? "-" : `${((100 * passed) / all).toFixed(1)} %`);
  const pair = ([passed, all]) => `${passed}/${all}`.padStart(10) + percent([passed, all]).padStart(9);
  const head = `${"area".padEnd(16)}${"open".padStart(19)}${"kept aside".padStart(19)}${"both".padStart(19)}`;
  const rows = Object.entries(areas).map(
    ([area, row]) => `${area.padEnd(16)}${pair(row.open)}${pair(row.aside)}${pair(total(row))}`,
  );
  return [head, ...rows].join("\n");
}

export const recorded = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : undefined);

/** Writes docs/conformance.json: an area a line, a file a line. */
export function record(results, version) {
  const lines = (entries) =>
    Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const section = (name, entries) => `  "${name}": {\n${lines(entries).join(",\n")}\n  }`;
  const about =
    "Written by `npm run conformance -- --write`: passed and all blocks by area, and those that fail.";
  const parts = [
    `  "about": ${JSON.stringify(about)}`,
    `  "octave": ${JSON.stringify(version)}`,
    section("areas", byArea(results)),
    section("failing", failing(results)),
  ];
  writeFileSync(RECORD, `{\n${parts.join(",\n")}\n}\n`);
}

/**
 * What has become worse against the record: a line for each area where fewer blocks pass than it says,
 * with the blocks that passed then and fail now. Only areas that have been run are looked at. Another
 * version of Octave has other blocks under the same names: of those only the shares are compared.
 */
export function worse(results, record, version) {
  const wrong = [];
  const sameBlocks = version === record.octave;
  for (const [area, row] of Object.entries(byArea(results))) {
    const before = record.areas[area] && total(record.areas[area]);
    const now = total(row);
    if (area === "all" || !before) continue;
    const isWorse = sameBlocks
      ? now[0] < before[0]
      : now[0] / now[1] < before[0] / before[1] - OTHER_VERSION_MAY_LOSE;
    if (!isWorse) continue;
    wrong.push(`${area}: ${before[0]} of ${before[1]} blocks passed, and now ${now[0]} of ${now[1]}`);
    if (!sameBlocks) continue;
    for (const result of results)
      if (result.area === area && !result.passed && !failedBefore(record, result))
        wrong.push(`  ${result.id}: ${oneLine(result.message)}`);
  }
  return wrong;
}

/** The share of an area's blocks that may be tests of what is new in another version. */
const OTHER_VERSION_MAY_LOSE = 0.05;

/** The results of blocks that fail now and did not when the record was made. */
export const lost = (results, record) => results.filter((r) => !r.passed && !failedBefore(record, r));

const failedBefore = (record, { id, file }) =>
  record.failing[file]?.includes(Number(id.slice(file.length + 1))) ?? false;

/** An error's message, short enough for a line of a list. */
export const oneLine = (message) =>
  (message || "no error was raised").replace(/\s*\n\s*/g, " / ").slice(0, 160);
