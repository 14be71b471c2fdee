// npm run conformance: the test blocks of an installed Octave, run on the package in Node, on the host.
//   --only PREFIX    blocks whose name begins so (strings/, core/regexp)
//   --failures N     list the first N that fail   --files   passes and failures by file, worst first
//   --threads N      --timeout SECONDS            --open    leave out the quarter that is kept aside
//   --extract        print the blocks as JSON lines and run nothing
//   --write          record the result in docs/conformance.json
import { buildPackage } from "../build/package.mjs";
import { extract } from "../conformance/extract.mjs";
import { octaveLibrary } from "../conformance/octave.mjs";
import { areaTable, byArea, oneLine, record, recorded, worse } from "../conformance/report.mjs";
import { notCounted, runBlocks } from "../conformance/run.mjs";
import { Problem } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";

export async function main(args) {
  const value = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const only = value("--only") ?? "";
  if (args.includes("--write") && (only || args.includes("--open")))
    throw new Problem("--write records a whole run: leave out --only and --open.");
  const { share, version } = await octaveLibrary();
  const skipped = notCounted();
  const blocks = extract(share).filter(
    ({ id, open }) => id.startsWith(only) && !skipped.has(id) && (open || !args.includes("--open")),
  );
  if (args.includes("--extract")) {
    for (const block of blocks) console.log(JSON.stringify(block));
    return 0;
  }
  await buildPackage("web", await ensureForBuild());
  const results = await runBlocks(blocks, {
    threads: value("--threads") && Number(value("--threads")),
    timeoutMs: value("--timeout") && 1000 * Number(value("--timeout")),
  });
  const failed = results.filter(({ passed }) => !passed);
  for (const { id, message } of failed.slice(0, Number(value("--failures") ?? 0)))
    console.log(`${id} | ${oneLine(message)}`);
  if (args.includes("--files")) console.log(worstFiles(results));
  console.log(areaTable(byArea(results)));
  if (args.includes("--write")) record(results, version);
  const before = recorded();
  const lost = before ? worse(results, before, version) : [];
  // A part of an area says nothing about the area.
  if (only || args.includes("--open") || lost.length === 0) return 0;
  console.error(`\nWorse than docs/conformance.json:\n${lost.join("\n")}`);
  return 1;
}

function worstFiles(results) {
  const files = new Map();
  for (const { file, passed } of results) {
    const row = files.get(file) ?? [0, 0];
    files.set(file, [row[0] + Number(!passed), row[1] + 1]);
  }
  const rows = [...files].filter(([, [failed]]) => failed > 0).sort((a, b) => b[1][0] - a[1][0]);
  return rows
    .map(([file, [failed, all]]) => `${failed} of ${all}`.padStart(12).concat(` failed  ${file}`))
    .join("\n");
}
