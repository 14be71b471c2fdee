// What the shared tests are given, wherever they run: sessions that end with them, errors, time.

/** The error that something rejects with. */
export async function failure(work) {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    return error;
  }
  throw new Error("expected an error, and there was none");
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes sessions with these options, and ends them all. */
export function opener(createSession, defaults) {
  const opened = new Set();
  return {
    async open(options = {}) {
      const session = await createSession({ ...(await defaults()), ...options });
      opened.add(session);
      return session;
    },
    close() {
      for (const session of opened) session.dispose();
      opened.clear();
    },
  };
}

/** A program has to stop within so many milliseconds. */
const SOFT_MS = 300;

/** Interrupts a run, which has to stop softly; what it took goes to the diagnostics of the test `t`. */
export async function stop(session, run, assert, t) {
  run.catch(() => {});
  const before = performance.now();
  session.interrupt();
  const error = await failure(run);
  const took = performance.now() - before;
  t.diagnostic(`${took.toFixed(0)} ms`);
  assert.equal(error.identifier, "matgpu:interrupted", error.message);
  assert.ok(took < SOFT_MS, `it took ${took.toFixed(0)} ms`);
}

/** A run that has printed something, and gone on for so many milliseconds. */
export async function begun(session, source, ms) {
  const run = session.run(source);
  run.catch(() => {});
  for await (const event of run) if (event.type === "output") break;
  await sleep(ms);
  // A promise in a promise would be waited for.
  return { run };
}

/** The milliseconds between the turns of a timer of 60 Hz until `work` is done, how many there were, and the longest. */
export async function ticks(work) {
  const gaps = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }, 1000 / 60);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return { gaps, count: gaps.length, longest: Math.max(...gaps) };
}
