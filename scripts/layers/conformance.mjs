// The layer "conformance": every area passes at least as many of Octave's test blocks as docs/conformance.json says.
import { extract } from "../conformance/extract.mjs";
import { octaveLibrary } from "../conformance/octave.mjs";
import { areaTable, byArea, recorded, worse } from "../conformance/report.mjs";
import { notCounted, runBlocks } from "../conformance/run.mjs";

/** One test an area. */
export async function conformance() {
  const { share, version } = await octaveLibrary();
  const skipped = notCounted();
  const results = await runBlocks(extract(share).filter(({ id }) => !skipped.has(id)));
  console.log(areaTable(byArea(results)));
  const record = recorded();
  const areas = Object.keys(record.areas).filter((area) => area !== "all");
  const lost = worse(results, record, version);
  if (lost.length > 0) console.error(lost.join("\n"));
  const failed = lost.filter((line) => !line.startsWith(" ")).length;
  return { passed: areas.length - failed, failed };
}
