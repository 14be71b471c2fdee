// Sessions for the tests of this folder: on the host, or on Dawn where the layer says so.
import { after } from "node:test";
import { createSession } from "matgpu";

export const GPU = process.env.MATGPU_TEST_GPU === "dawn";

/** A GPU object stays in its thread, so with one there is no worker to test. */
export const THREADS = GPU ? [false] : [false, true];

const opened = new Set();
after(() => {
  for (const session of opened) session.dispose();
});

export async function gpu() {
  const { create } = await import("webgpu");
  return create([]);
}

/** A session that is disposed of after the tests of the file. */
export async function open(options = {}) {
  const device = GPU ? { provider: "webgpu", gpu: await gpu() } : { provider: "host" };
  const session = await createSession({ ...device, ...options });
  opened.add(session);
  return session;
}

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
