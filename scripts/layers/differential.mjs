// The layer "differential": calls of the catalog's functions on the package and in an installed Octave, and on Dawn and on the host.
import { compare } from "../differential/compared.mjs";
import { ensureSystem } from "../setup/system.mjs";

/** Two tests: no call differs that no rule means, in Octave and on a device. */
export async function differential() {
  await ensureSystem(["octave"]);
  let failed = 0;
  for (const device of [false, true]) {
    const { list, different, stale, summary } = await compare({ device });
    console.log(summary);
    if (different > 0) console.error(list);
    if (stale.length > 0) console.error(stale.join("\n"));
    if (different === 0 && stale.length === 0) continue;
    failed += 1;
    console.error(`again: npm run differential${device ? " -- --device" : ""}`);
  }
  return { passed: 2 - failed, failed };
}
