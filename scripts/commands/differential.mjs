// npm run differential: calls of the catalog's functions on the package and in an installed Octave, compared; with --device on the
// device and on the host. Fails for what differs and scripts/differential/meant.txt does not mean.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { buildPackage } from "../build/package.mjs";
import { generator } from "../differential/generate.mjs";
import { readMeant, unused } from "../differential/meant.mjs";
import { known, octaveVersion } from "../differential/octave.mjs";
import { byRule, judge, listed } from "../differential/report.mjs";
import { againstOctave, callsOf, onDevice } from "../differential/run.mjs";
import { functions } from "../differential/scope.mjs";
import { dawnEnvironment } from "../layers/dawn.mjs";
import { Problem, step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { PKG, ROOT, STATE } from "../setup/paths.mjs";

const SEED = 1;
const CALLS = 50_000;
/** On a device in software a call takes a hundred times as long. */
const DEVICE_CALLS = 2_000;
/** Of these many differences a function's are listed. */
const LISTED = 200;

export async function main(args) {
  const value = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const device = args.includes("--device");
  const pkg = resolve(value("--package") ?? PKG);
  if (!args.includes("--package")) await buildPackage("release", await ensureForBuild());
  if (!existsSync(join(pkg, "node.js"))) throw new Problem(`${pkg} holds no package.`);
  const seed = Number(value("--seed") ?? SEED);
  const count = Number(value("--calls") ?? (device ? DEVICE_CALLS : CALLS));
  const only = value("--only")?.split(",");
  const before = performance.now();

  const there = device ? undefined : known(functions().map(({ name }) => name));
  const made = generator(seed, (name) => there?.has(name) ?? true);
  const calls = callsOf(made, count, only);
  if (calls.length === 0) throw new Problem("No function of that name is compared.");
  const which = device ? "device and host" : `the package and Octave ${octaveVersion()}`;
  step(`${calls.length} calls of seed ${seed}, on ${which}`);
  if (device) Object.assign(process.env, dawnEnvironment());
  let said = performance.now();
  const tell = (done, all) => {
    if (performance.now() - said < 30_000) return;
    said = performance.now();
    step(`${Math.round((100 * done) / all)} %`);
  };
  const run = device ? onDevice : againstOctave;
  const results = await run(calls, { pkg, threads: availableParallelism(), tell });

  const file = device ? "meant-device.txt" : "meant.txt";
  const rules = readMeant(readFileSync(join(ROOT, "scripts/differential", file), "utf8"), file);
  const { equal, failing, excused, meant, different } = judge(results, rules);
  // A part of the calls says nothing about the rules that it does not use.
  const whole = only === undefined && seed === SEED && count >= (device ? DEVICE_CALLS : CALLS);
  const stale = whole ? unused(rules, meant) : [];
  const list = listed(different, device ? ["device", "host"] : ["ours", "Octave"]);
  if (args.includes("--write")) {
    const path = join(STATE, device ? "differential-device.txt" : "differential.txt");
    mkdirSync(STATE, { recursive: true });
    writeFileSync(path, `${list}\n`);
    step(`What differs is in ${path}`);
  } else if (different.length > 0) {
    const lines = list.split("\n");
    console.log(lines.slice(0, 3 * LISTED).join("\n"));
    if (lines.length > 3 * LISTED) console.log("… all of them with --write");
  }
  if (meant.size > 0) console.log(`\nMeant, by rule:\n${byRule(meant)}`);
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(
    `\n${results.length} calls of ${new Set(calls.map(({ name }) => name)).size} functions: ${equal} equal (${failing} of them errors), ${excused} meant, ${different.length} different, ${seconds} s`,
  );
  for (const line of stale) console.error(line);
  return different.length > 0 || stale.length > 0 ? 1 : 0;
}
