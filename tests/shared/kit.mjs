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

/** What took longer than it may. */
class Late extends Error {}

/** Asserts what a busy machine may make untrue. */
export function onTime(is, message) {
  if (!is) throw new Late(message);
}

/** Something took `ms`, which has to be less than `limit`. */
export const inTime = (ms, limit, what = "it") =>
  onTime(ms < limit, `${what} took ${ms.toFixed(0)} ms, and may take ${limit} ms`);

/**
 * `test`, which tries a test up to three times where something in it was late: what is measured is the session, not
 * what else the machine does. Nothing but lateness is tried again.
 */
export const patient = (test) => (name, run) =>
  test(name, async (t) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await run(t);
      } catch (error) {
        if (!(error instanceof Late) || attempt === 3) throw error;
        t.diagnostic(`once more: ${error.message}`);
      }
  });

/** A program has to stop within so many milliseconds. */
export const SOFT_MS = 300;

/** Interrupts a run, which has to stop softly; what it took goes to the diagnostics of the test `t`. */
export async function stop(session, run, assert, t) {
  run.catch(() => {});
  const before = performance.now();
  session.interrupt();
  const error = await failure(run);
  const took = performance.now() - before;
  t.diagnostic(`${took.toFixed(0)} ms`);
  assert.equal(error.identifier, "matgpu:interrupted", error.message);
  inTime(took, SOFT_MS);
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
