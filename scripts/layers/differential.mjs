// The layer "differential": calls of the catalog's functions on the package and in an installed Octave, and on Dawn and on the host.
import { compare } from "../differential/compared.mjs";
import { functions } from "../differential/scope.mjs";
import { today } from "../setup/depth.mjs";
import { ensureSystem } from "../setup/system.mjs";
import { isInSoftware } from "./dawn.mjs";

/** On a device in software the calls take hours: a day has those of one function in so many. */
const DAYS = 14;
const ofToday = () =>
  functions()
    .map(({ name }) => name)
    .filter((_, k) => k % DAYS === today() % DAYS);

/** Two tests: no call differs that no rule means, in Octave and on a device. */
export async function differential() {
  await ensureSystem(["octave"]);
  let failed = 0;
  for (const device of [false, true]) {
    const { list, different, stale, summary } = await compare({
      device,
      only: device && isInSoftware() ? ofToday() : undefined,
    });
    console.log(summary);
    if (different > 0) console.error(list);
    if (stale.length > 0) console.error(stale.join("\n"));
    if (different === 0 && stale.length === 0) continue;
    failed += 1;
    console.error(`again: npm run differential${device ? " -- --device" : ""}`);
  }
  return { passed: 2 - failed, failed };
}
