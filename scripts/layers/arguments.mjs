// The layer "arguments": calls of every builtin with extreme arguments, on the package in Node.
import { runCalls, today } from "../arguments/run.mjs";
import { DEEP } from "../setup/depth.mjs";

// In the gate the calls are the same every day, so that it is red for what a change broke only. A deep run has the day's, and what
// they find becomes a line of fuzz/arguments.txt.
const [SEED, CALLS] = DEEP ? [today(), 200_000] : [20_779, 20_000];

/** One test: no call does what only a fault of the module does. */
export async function argumentsOfBuiltins() {
  const wrong = await runCalls({ seed: SEED, calls: CALLS });
  console.log(`${CALLS} calls of seed ${SEED}: ${wrong.length} wrong`);
  for (const { k, call, why } of wrong) console.error(`${k}: ${call}\n    ${why}`);
  if (wrong.length > 0) console.error(`again: node scripts/arguments/run.mjs --seed ${SEED}`);
  return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length };
}
