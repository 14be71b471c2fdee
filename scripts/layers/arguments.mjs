// The layer "arguments": calls of every builtin with extreme arguments, on the package in Node.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCalls, today } from "../arguments/run.mjs";
import { DEEP } from "../setup/depth.mjs";
import { ROOT } from "../setup/paths.mjs";

// In the gate the calls are the same every day, so that it is red for what a change broke only. A deep run has the day's, and what
// they find becomes a line of fuzz/calls.txt: those are made in each run.
const [SEED, CALLS] = DEEP ? [today(), 200_000] : [20_779, 20_000];

/** Two tests: no call does what only a fault of the module does, of those that once did and of those of a seed. */
export async function argumentsOfBuiltins() {
  const list = readFileSync(join(ROOT, "fuzz/calls.txt"), "utf8").trimEnd().split("\n");
  const again = await runCalls({ list });
  for (const { call, why } of again) console.error(`${call}\n    ${why}`);
  const wrong = await runCalls({ seed: SEED, calls: CALLS });
  console.log(`${CALLS} calls of seed ${SEED}: ${wrong.length} wrong`);
  for (const { k, call, why } of wrong) console.error(`${k}: ${call}\n    ${why}`);
  if (wrong.length > 0) console.error(`again: node scripts/arguments/run.mjs --seed ${SEED}`);
  const failed = again.length + wrong.length;
  return { passed: [again, wrong].filter((list) => list.length === 0).length, failed };
}
