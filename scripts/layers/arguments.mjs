// The layer "arguments": calls of every builtin with extreme arguments, on the package in Node.
import { runCalls } from "../arguments/run.mjs";

const CALLS = 60_000;
// The calls are the same every day, as long as there are some that other seeds find (`histc` of many edges is slow):
// `node scripts/arguments/run.mjs` takes the day's seed.
const SEED = 20_779;

/** One test: no call does what only a fault of the module does. */
export async function argumentsOfBuiltins() {
  const wrong = await runCalls({ seed: SEED, calls: CALLS });
  console.log(`${CALLS} calls of seed ${SEED}: ${wrong.length} wrong`);
  for (const { k, call, why } of wrong) console.error(`${k}: ${call}\n    ${why}`);
  if (wrong.length > 0) console.error(`again: node scripts/arguments/run.mjs --seed ${SEED}`);
  return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length };
}
