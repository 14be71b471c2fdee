// How long each layer took in earlier runs of `npm test` in this checkout: one line of JSON a run, in .tools.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { STATE } from "../setup/paths.mjs";

export const HISTORY = join(STATE, "layers.jsonl");
/** Older runs are dropped. */
const RUNS = 500;

/** The runs that are kept, oldest first. A line that is no run (written halfway, edited) is left out. */
export function readHistory(file = HISTORY) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    try {
      const run = JSON.parse(line);
      return Array.isArray(run?.layers) ? [run] : [];
    } catch {
      return [];
    }
  });
}

/** The seconds that each layer took when it last passed, by its name. */
export function lastSeconds(runs) {
  const last = new Map();
  for (const { layers } of runs) {
    for (const { name, failed, seconds } of layers) if (failed === 0) last.set(name, seconds);
  }
  return last;
}

/** Adds a run. That it cannot be written is no reason for a run of tests to fail. */
export function addRun(results, file = HISTORY) {
  const layers = results.map(({ name, passed, failed, seconds }) => ({
    name,
    passed,
    failed,
    seconds: Math.round(seconds * 10) / 10,
  }));
  const line = `${JSON.stringify({ at: new Date().toISOString(), layers })}\n`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const lines = readFileSync(file, { encoding: "utf8", flag: "a+" }).split("\n");
    if (lines.length > RUNS) writeFileSync(file, `${lines.slice(-RUNS).join("\n")}${line}`);
    else appendFileSync(file, line);
  } catch (error) {
    console.error(`the seconds of this run are not kept: ${error.message}`);
  }
}
