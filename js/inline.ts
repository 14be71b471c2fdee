// The package in one file: the module and the worker's script are texts in it, so that nothing has to be found beside it.
// scripts/build/inline.mjs puts them in. Does nothing when it is imported.

import { checkOptions, type SessionOptions } from "./options.js";
import { type Environment, Session } from "./session.js";
import { fetchText } from "./toolboxes.js";
import { handsOf, workerFrom, workerOf } from "./workers.js";

export * from "./exports.js";

/** The worker's script, bundled. */
declare const MATGPU_WORKER: string;
/** The module, packed by gzip, in base64. */
declare const MATGPU_MODULE: string;

async function ownWasm(): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(MATGPU_MODULE), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

const INLINE: Environment = {
  // Node has no such workers: there the session is in this thread.
  workerByDefault: typeof Worker === "function",
  disk: false,
  spawn: (source) => handsOf(source ? workerOf(source) : workerFrom(MATGPU_WORKER)),
  ownWasm,
  // They are in the module.
  ownToolboxes: () => undefined,
  readText: fetchText,
};

/** Starts a session: unpacks the module, finds the device. */
export async function createSession(options?: SessionOptions): Promise<Session> {
  return Session.open(INLINE, checkOptions(options));
}
