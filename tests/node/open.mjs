// Sessions for the tests of this folder: on the host, or on Dawn where the layer says so.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as matgpu from "matgpu";
import { DAWN_FEATURES } from "../../scripts/layers/dawn.mjs";
import { failure, opener, sleep } from "../shared/kit.mjs";

export { failure, sleep };

export const GPU = process.env.MATGPU_TEST_GPU === "dawn";

/** A GPU object stays in its thread, so with one there is no worker to test. */
export const THREADS = GPU ? [false] : [false, true];

export async function gpu() {
  const { create } = await import("webgpu");
  return create(DAWN_FEATURES);
}

const sessions = opener(matgpu.createSession, async () =>
  // Where a test does not say otherwise, the session is in this thread: the shared tests try both.
  GPU ? { provider: "webgpu", gpu: await gpu() } : { provider: "host", worker: false },
);
after(sessions.close);

/** A session that is disposed of after the tests of the file. */
export const { open } = sessions;

/** What the shared tests are given. */
export const kit = {
  test,
  assert,
  matgpu,
  open,
  failure,
  sleep,
  GPU,
  THREADS,
  IN_PAGE: false,
};
