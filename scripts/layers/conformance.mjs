// The layer "conformance": every area passes at least as many of Octave's test blocks as docs/conformance.json says.
import { extract } from "../conformance/extract.mjs";
import { octaveLibrary } from "../conformance/octave.mjs";
import { areaTable, byArea, lost, recorded, worse } from "../conformance/report.mjs";
import { notCounted, runBlocks } from "../conformance/run.mjs";

/** One test an area. */
export async function conformance() {
  const { share, version } = await octaveLibrary();
  const skipped = notCounted();
  const record = recorded();
  const blocks = extract(share).filter(({ id }) => !skipped.has(id));
  const results = await runBlocks(blocks);
  await again(blocks, results, record);
  console.log(areaTable(byArea(results)));
  const areas = Object.keys(record.areas).filter((area) => area !== "all");
  const wrong = worse(results, record, version);
  if (wrong.length > 0) console.error(wrong.join("\n"));
  const failed = wrong.filter((line) => !line.startsWith(" ")).length;
  return { passed: areas.length - failed, failed };
}

/**
 * Some blocks draw random numbers or run long on a busy machine: where a few are newly lost, their files are
 * tried once more, alone.
 */
async function again(blocks, results, record) {
  const gone = lost(results, record);
  if (gone.length > 50) return;
  const files = new Set(gone.map(({ file }) => file));
  const ids = new Set(results.filter(({ file }) => files.has(file)).map(({ id }) => id));
  const retried = await runBlocks(
    blocks.filter(({ id }) => ids.has(id)),
    { threads: 1, timeoutMs: 60_000 },
  );
  const now = new Set(retried.filter(({ passed }) => passed).map(({ id }) => id));
  for (const result of gone) result.passed = now.has(result.id);
}
