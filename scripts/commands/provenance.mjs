// npm run provenance: how much of each .m text of the library is also in Octave's file of the same name. Fails where
// that is much and scripts/provenance/reviewed.txt does not say why; scripts/provenance/similarity.mjs says what is measured.
import { compareWithOctave, LIMIT, TOO_SHORT } from "../provenance/compare.mjs";
import { detail, step } from "../say.mjs";

export async function main() {
  const { texts, namesakes, similar, wrong, version } = await compareWithOctave();
  step(`${texts} texts, ${namesakes} of them with a file of the same name in Octave ${version}`);
  step(`${similar.length} share ${100 * LIMIT} % or more of what is no idiom of the language`);
  for (const { name, share, shared, reason } of similar) {
    const why = reason ?? (shared < TOO_SHORT ? "(too short to tell)" : "NOT REVIEWED");
    detail(
      `${String(Math.round(100 * share)).padStart(3)} %  ${String(shared).padStart(4)} grams  ${name.padEnd(18)}  ${why}`,
    );
  }
  for (const line of wrong) console.error(line);
  return wrong.length > 0 ? 1 : 0;
}
