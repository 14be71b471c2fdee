// Distinguishes a browser that did not start from tests that failed, by what wasm-bindgen's runner printed: only the first
// is tried again.
import { detail } from "../say.mjs";

const TRIES = 3;

// Cargo's line before a test binary; and the first word of its tests, or the runner's about a page that was there.
const STARTED = /^ +Running \S/m;
const BEGAN = /^(running \d+ tests?$|Failed to detect test as having been run)/m;

/** Whether a test binary was started and ended before any test of it: its browser did not come up. */
export function neverBegan({ code, output }) {
  const binary = output.search(STARTED);
  return code !== 0 && binary >= 0 && !BEGAN.test(output.slice(binary));
}

/**
 * What `run(k)` gives, which runs one test binary for the k-th time: again while its browser does not come up, at most
 * twice. What began is never run again, so that nothing a test says is lost.
 */
export async function untilItBegins(name, run, say = detail) {
  for (let k = 1; ; k += 1) {
    const ran = await run(k);
    if (k === TRIES || !neverBegan(ran)) return ran;
    const why = /^Error: .*/m.exec(ran.output)?.[0] ?? `exit status ${ran.code}`;
    say(`${name}: the browser did not come up (${why.slice(0, 200)}); try ${k + 1} of ${TRIES}`);
  }
}
