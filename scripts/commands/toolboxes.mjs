// npm run toolboxes -- FOLDER…: the own tests of toolboxes (checkouts, or packages of Debian's that were unpacked), run on the package
// in Node. It fetches nothing, and nothing of those projects enters this one.
//   --octave         run them in an installed Octave too, and compare   --octave-from FILE   or take that from a file of --json
//   --only TEXT      files whose toolbox and path contain it            --every N            one file in N
//   --json FILE      write all results                                  --causes N           list so many causes (10)
//   --timeout SECONDS   --threads N   --package FOLDER
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildPackage } from "../build/package.mjs";
import { Problem, step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { PKG } from "../setup/paths.mjs";
import { findProgram } from "../setup/system.mjs";
import { jobsOf, toolboxes } from "../toolboxes/folder.mjs";
import { Octave } from "../toolboxes/octave.mjs";
import { Ours } from "../toolboxes/ours.mjs";
import { byToolbox, causeLines, causes, table, together } from "../toolboxes/report.mjs";
import { results } from "../toolboxes/run.mjs";

const VALUED = [
  "--octave-from",
  "--only",
  "--every",
  "--json",
  "--causes",
  "--timeout",
  "--threads",
  "--package",
];
const LIMIT_S = 120;
const CAUSES = 10;

export async function main(args) {
  const value = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const folders = args.filter((arg, i) => !arg.startsWith("-") && !VALUED.includes(args[i - 1]));
  if (folders.length === 0) throw new Problem("Name the folders of toolboxes: npm run toolboxes -- FOLDER…");
  for (const folder of folders)
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Problem(`${folder} is no folder.`);
  const inOctave = args.includes("--octave");
  if (inOctave && !findProgram("octave-cli")) throw new Problem("No Octave is installed to compare with.");
  const pkg = resolve(value("--package") ?? PKG);
  if (!args.includes("--package")) await buildPackage("web", await ensureForBuild());
  if (!existsSync(join(pkg, "node.js"))) throw new Problem(`${pkg} holds no package.`);

  const only = value("--only")?.split(",");
  const every = Number(value("--every") ?? 1);
  const jobs = jobsOf(folders.flatMap((folder) => toolboxes(resolve(folder))))
    .filter(({ toolbox, file }) => !only || only.some((part) => `${toolbox}/${file}`.includes(part)))
    .filter((_, i) => i % every === 0);
  if (jobs.length === 0) throw new Problem("These folders hold no tests of a kind that is known.");
  const limitMs = 1000 * Number(value("--timeout") ?? LIMIT_S);
  const threads = Number(value("--threads") ?? 1);

  const side = (name, start) => {
    step(`${jobs.length} files with tests, ${name}`);
    let said = performance.now();
    const tell = (done, all) => {
      if (performance.now() - said < 30_000) return;
      said = performance.now();
      step(`${done} of ${all}`);
    };
    return results(jobs, start, { threads, tell });
  };
  const here = await side("on the package", () => new Ours({ pkg, limitMs }));
  let there = inOctave ? await side("in Octave", () => new Octave({ limitMs })) : undefined;
  if (value("--octave-from")) there = kept(value("--octave-from"), jobs);

  const rows = together(here, there);
  const sums = byToolbox(rows);
  const list = causes(rows, there !== undefined);
  if (value("--json"))
    writeFileSync(
      value("--json"),
      `${JSON.stringify({ toolboxes: sums, causes: list, tests: rows }, null, 1)}\n`,
    );
  if (list.length > 0) {
    console.log(there ? "\nWhy tests fail here that pass in Octave:" : "\nWhy tests fail:");
    console.log(causeLines(list, Number(value("--causes") ?? CAUSES)));
  }
  console.log(`\n${table(sums, there !== undefined)}`);
  return 0;
}

/** What Octave gave in an earlier run, of the files of these jobs. */
function kept(path, jobs) {
  const files = new Set(jobs.map(({ toolbox, file }) => `${toolbox}/${file}`));
  const { tests } = JSON.parse(readFileSync(path, "utf8"));
  const own = tests.filter(({ id, there }) => there && files.has(id.replace(/#.*$/, "")));
  return Object.fromEntries(own.map(({ id, there }) => [id, there]));
}
