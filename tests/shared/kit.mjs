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

/**
 * How many times what a limit says things may take. A limit is what holds on a machine at rest, and is what
 * `npm run test:deep` asks for (1); a gate has to be green on a busy machine as well, where a hang is still found.
 */
export let slack = globalThis.process?.env.MATGPU_AT_REST ? 1 : 6;

/** In a page, which has no environment. */
export const allow = (times) => {
  slack = times;
};

/** Something took `ms`, which has to be less than `limit`, on a machine at rest. */
export function inTime(ms, limit, what = "it") {
  const most = limit * slack;
  if (ms >= most) throw new Error(`${what} took ${ms.toFixed(0)} ms, and may take ${most} ms`);
}

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
