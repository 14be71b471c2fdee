// Makes the calls on both sides, side by side, and compares them.
import { compare, NEAR, ON_DEVICE } from "./compare.mjs";
import { inOctave } from "./octave.mjs";
import { withOdd } from "./odd.mjs";
import { Ours } from "./ours.mjs";

/** How many calls a process of Octave takes, or a thread before it looks for other work. */
const BATCH = 1000;
const DEVICE_BATCH = 100;

/** So many calls of a generator, of all functions (or those named) alike, none twice; those of the tests come first. */
export function callsOf({ names, call, tested }, count, only) {
  const chosen = only ? names.filter((name) => only.includes(name)) : names;
  const each = Math.ceil(count / Math.max(1, chosen.length));
  const calls = [];
  for (const name of chosen) {
    const seen = new Set();
    const add = (made) => {
      const text = `${made.outs} ${made.call}`;
      if (seen.size >= each || seen.has(text)) return;
      seen.add(text);
      calls.push(made);
    };
    for (const made of tested(name)) add(made);
    // Those of a function without arguments are few.
    for (let k = 0; seen.size < each && k < 4 * each; k++) add(call(name, k));
  }
  return calls;
}

/** { here, there, kinds } for each call, in their order: the package against Octave. */
export async function againstOctave(calls, { pkg, threads, tell }) {
  const [here, there] = [[], []];
  const batches = batchesOf(calls);
  await lanes(
    threads,
    [
      ...batches.map((batch) => ({ ...batch, outcomes: there, side: "octave" })),
      ...batches.map((batch) => ({ ...batch, outcomes: here, side: "ours" })),
    ],
    { octave: () => ({ run: inOctave, end() {} }), ours: () => new Ours(pkg) },
    tell,
  );
  return calls.map((made, i) => {
    const kinds = compare(here[i], there[i], { near: NEAR, strings: made.call.includes('"') });
    return { ...made, here: here[i], there: there[i], kinds: withOdd(kinds, made.call) };
  });
}

/** The same: the package on the device ("here") against the package on the host ("there"). */
export async function onDevice(calls, { pkg, threads, tell }) {
  const both = [];
  const jobs = batchesOf(calls, DEVICE_BATCH).map((batch) => ({ ...batch, outcomes: both, side: "both" }));
  await lanes(threads, jobs, { both: () => new Ours(pkg, { device: true }) }, tell);
  return calls.map((made, i) => {
    const [here, there] = both[i];
    return { ...made, here, there, kinds: compare(here, there, { near: ON_DEVICE }) };
  });
}

function batchesOf(calls, size = BATCH) {
  const batches = [];
  for (let from = 0; from < calls.length; from += size) {
    const batch = calls.slice(from, from + size);
    batches.push({ from, batch });
  }
  return batches;
}

/** Has lanes take jobs one after the other, and puts the outcomes of their calls in the calls' places. */
async function lanes(count, jobs, start, tell = () => {}) {
  let next = 0;
  const lane = async () => {
    const sides = {};
    while (next < jobs.length) {
      const { from, batch, outcomes, side } = jobs[next++];
      sides[side] ??= start[side]();
      for (const [i, outcome] of (await sides[side].run(batch)).entries()) outcomes[from + i] = outcome;
      tell(next, jobs.length);
    }
    for (const side of Object.values(sides)) await side.end();
  };
  await Promise.all(Array.from({ length: Math.min(count, jobs.length) }, lane));
}
