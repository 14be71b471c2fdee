// A comparison, whole: the calls of a seed on the package and in Octave, or on the device and on the host, and what of the
// differences no rule means.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { dawnEnvironment } from "../layers/dawn.mjs";
import { Problem, step } from "../say.mjs";
import { PKG, ROOT } from "../setup/paths.mjs";
import { generator } from "./generate.mjs";
import { readMeant, unused } from "./meant.mjs";
import { known, octaveVersion } from "./octave.mjs";
import { judge, listed } from "./report.mjs";
import { againstOctave, callsOf, onDevice } from "./run.mjs";
import { functions } from "./scope.mjs";

const SEED = 1;
/** At least 50,000 are made: functions without arguments have fewer than their share. */
const CALLS = 51_500;
/** On a device in software a call takes a hundred times as long. */
const DEVICE_CALLS = 2_000;

/** The differences as text, how many there are, the rules that meant some, the rules that meant none, and a line that sums up. */
export async function compare({ pkg = PKG, device = false, only, seed = SEED, count }) {
  const all = device ? DEVICE_CALLS : CALLS;
  const before = performance.now();
  const there = device ? undefined : known(functions().map(({ name }) => name));
  const made = generator(seed, (name) => there?.has(name) ?? true);
  const share = count ?? (only ? (all * only.length) / made.names.length : all);
  const calls = callsOf(made, share, only);
  if (calls.length === 0) throw new Problem("No function of that name is compared.");
  const which = device ? "device and host" : `the package and Octave ${octaveVersion()}`;
  step(`${calls.length} calls of seed ${seed}, on ${which}`);
  if (device) Object.assign(process.env, dawnEnvironment());
  let said = performance.now();
  const tell = (done, of) => {
    if (performance.now() - said < 30_000) return;
    said = performance.now();
    step(`${Math.round((100 * done) / of)} %`);
  };
  const run = device ? onDevice : againstOctave;
  const results = await run(calls, { pkg, threads: availableParallelism(), tell });

  const file = device ? "meant-device.txt" : "meant.txt";
  const rules = readMeant(readFileSync(join(ROOT, "scripts/differential", file), "utf8"), file);
  const { equal, failing, excused, meant, different } = judge(results, rules);
  // A part of the calls says nothing about the rules that it does not use.
  const whole = only === undefined && seed === SEED && (count ?? all) >= all;
  const named = new Set(calls.map(({ name }) => name)).size;
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  return {
    list: listed(different, device ? ["device", "host"] : ["ours", "Octave"]),
    different: different.length,
    meant,
    stale: whole ? unused(rules, meant) : [],
    summary: `${results.length} calls of ${named} functions: ${equal} equal (${failing} of them errors), ${excused} meant, ${different.length} different, ${seconds} s`,
  };
}
