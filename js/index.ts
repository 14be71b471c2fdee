// The package in browsers: pages, workers, bundlers. Does nothing when it is imported.

import { checkOptions, type SessionOptions } from "./options.js";
import { type Environment, Session } from "./session.js";
import { fetchText } from "./toolboxes.js";
import { handsOf, workerAt, workerOf } from "./workers.js";

export * from "./exports.js";

const ownWasm = () => new URL("./matgpu_bg.wasm", import.meta.url);
const ownToolboxes = () => new URL("./toolboxes.txt", import.meta.url);

function ownWorker(): Worker {
  try {
    // Bundlers know this very form.
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "matgpu" });
  } catch {
    // From a CDN: not of the page's origin. Not by import.meta.url again, which some bundlers would make a second file of.
    return workerAt(new URL("worker.js", ownWasm()));
  }
}

const BROWSER: Environment = {
  workerByDefault: true,
  disk: false,
  spawn: (source) => handsOf(source ? workerOf(source) : ownWorker()),
  ownWasm,
  ownToolboxes,
  readText: fetchText,
};

/** Starts a session: fetches the module, finds the device. */
export async function createSession(options?: SessionOptions): Promise<Session> {
  return Session.open(BROWSER, checkOptions(options));
}
