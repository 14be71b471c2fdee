// Distinguishes a browser that did not start from tests that failed, by what wasm-bindgen's runner printed: only the first
// is tried again.
import { detail } from "../say.mjs";

const TRIES = 3;

// Cargo's line before a test binary; and the first word of its tests, or the runner's about a page that was there.
const STARTED = /^ +Running \S/m;
const BEGAN = /^(running \d+ tests?$|Failed to detect test as having been run)/m;
// A page that was there and did not answer its driver: something holds its thread.
const BLOCKED = /Timed out receiving message from renderer|missing field `?chunk/;

/** Whether the page was there, and did not answer. */
export const blocked = ({ code, output }) => code !== 0 && BLOCKED.test(output);

/** Whether a test binary was started and ended before any test of it: its browser did not come up. */
export function neverBegan({ code, output }) {
  const binary = output.search(STARTED);
  return code !== 0 && binary >= 0 && !BEGAN.test(output.slice(binary)) && !BLOCKED.test(output);
}

/**
 * What `run(k)` gives, which runs one test binary for the k-th time: again while its browser does not come up, at most
 * twice, and how often that was. What began is never run again, so that nothing a test says is lost.
 */
export async function untilItBegins(name, run, say = detail) {
  for (let k = 1; ; k += 1) {
    const ran = await run(k);
    if (blocked(ran))
      say(
        `${name}: the page did not answer its driver for 30 s: a test holds its thread and never gives it back`,
      );
    if (k === TRIES || !neverBegan(ran)) return { ...ran, restarts: k - 1 };
    const why = /^Error: .*/m.exec(ran.output)?.[0] ?? `exit status ${ran.code}`;
    say(`${name}: the browser did not come up (${why.slice(0, 200)}); try ${k + 1} of ${TRIES}`);
  }
}
