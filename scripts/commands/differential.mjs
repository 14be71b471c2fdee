// npm run differential: calls of the catalog's functions on the package and in an installed Octave, compared; with --device on the
// device and on the host. Fails for what differs and scripts/differential/meant.txt does not mean.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildPackage } from "../build/package.mjs";
import { compare } from "../differential/compared.mjs";
import { byRule } from "../differential/report.mjs";
import { Problem, step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { PKG, STATE } from "../setup/paths.mjs";

/** Of these many differences a function's are listed. */
const LISTED = 200;

export async function main(args) {
  const value = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const number = (name) => (value(name) === undefined ? undefined : Number(value(name)));
  const device = args.includes("--device");
  const pkg = resolve(value("--package") ?? PKG);
  if (!args.includes("--package")) await buildPackage("release", await ensureForBuild());
  if (!existsSync(join(pkg, "node.js"))) throw new Problem(`${pkg} holds no package.`);
  const only = value("--only")?.split(",");
  const { list, meant, different, stale, summary } = await compare({
    pkg,
    device,
    only,
    seed: number("--seed"),
    count: number("--calls"),
  });
  if (args.includes("--write")) {
    const path = join(STATE, device ? "differential-device.txt" : "differential.txt");
    mkdirSync(STATE, { recursive: true });
    writeFileSync(path, `${list}\n`);
    step(`What differs is in ${path}`);
  } else if (different > 0) {
    const lines = list.split("\n");
    console.log(lines.slice(0, 3 * LISTED).join("\n"));
    if (lines.length > 3 * LISTED) console.log("… all of them with --write");
  }
  if (meant.size > 0) console.log(`\nMeant, by rule:\n${byRule(meant)}`);
  console.log(`\n${summary}`);
  // Which calls are made hangs on the tests, so that a rule may be one of another seed.
  for (const line of stale) console.log(line);
  return different > 0 ? 1 : 0;
}
