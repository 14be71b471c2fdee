// The shared tests in a page: collected by name, and run one by one by tests/page/shared.test.mjs.
import * as matgpu from "/pkg/index.js";
import assert from "./assert.mjs";
import { allow, failure, opener, sleep } from "./kit.mjs";

const tests = [];
let sessions;

/** Defines the tests of a file, whose limits are stretched by `slack`; gives their names. */
export async function collect(file, gpu, slack) {
  allow(slack);
  const { define } = await import(`./${file}.mjs`);
  const provider = gpu ? "webgpu" : "host";
  // Where a test does not say otherwise, the session is in the page's thread, as it is in Node.
  sessions = opener(matgpu.createSession, () => ({ provider, worker: false }));
  await define({
    test: (name, run) => tests.push({ name, run }),
    assert,
    matgpu,
    open: sessions.open,
    failure,
    sleep,
    GPU: gpu,
    THREADS: [false, true],
    IN_PAGE: true,
  });
  return tests.map(({ name }) => name);
}

/** Runs a test; gives what it noted, or what went wrong. */
export async function run(index) {
  const notes = [];
  try {
    await tests[index].run({ diagnostic: (note) => notes.push(note) });
    return { notes };
  } catch (error) {
    return { notes, failed: `${error.message}\n${error.stack}` };
  }
}

export const close = () => sessions.close();
