// A thread that makes calls, some at once, and says what was wrong with them; which of them runs, it writes into shared
// memory, so that whoever waits for it knows which one blocks.
import { parentPort, workerData } from "node:worker_threads";
import { createSession } from "matgpu";

/** How long a call may take before it is interrupted. */
const SOFT_MS = 1000;
/** A module's memory only grows: it is left for another one now and then. */
const CALLS = 30_000;

const running = new Int32Array(workerData);
let session;
let made = 0;

async function open() {
  session?.dispose();
  made = 0;
  session = await createSession({ provider: "host", worker: false });
}

/** Why a call is wrong; nothing where it is the program's own error, or none. */
async function make(call) {
  const timer = setTimeout(() => session.interrupt(), SOFT_MS);
  try {
    await session.run(call);
  } catch (error) {
    // A session goes on after a crash, and says so.
    if (error?.name !== "MatlabError") {
      await open();
      return `the session ended: ${error?.message ?? error}`;
    }
    if (/^matgpu:(crashed|replaced|workerLost|internal)/.test(error.identifier))
      return `${error.identifier}: ${error.message}`;
  } finally {
    clearTimeout(timer);
  }
}

parentPort.on("message", async (calls) => {
  if (session === undefined || made >= CALLS) await open();
  await session.reset();
  for (const [at, { k, call }] of calls.entries()) {
    running[0] = at;
    made += 1;
    const why = await make(call);
    if (why !== undefined) parentPort.postMessage({ wrong: { k, call, why } });
  }
  parentPort.postMessage({});
});
parentPort.postMessage("ready");
