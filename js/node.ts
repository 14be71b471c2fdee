// The package in Node: the module is read from beside this file.

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Hands } from "./connection.js";
import { checkOptions, type SessionOptions } from "./options.js";
import { type Environment, Session } from "./session.js";

export * from "./exports.js";
export { type DiskAccess, DiskFiles } from "./files/disk.js";

const NODE: Environment = {
  workerByDefault: true,
  disk: true,
  // Node's own options are for the program's text, where it was given with -e.
  spawn: (source) => {
    if (typeof source === "function") return handsOf(source() as Worker);
    if (source) return handsOf(new Worker(source as URL, { execArgv: [] }));
    // Bundlers know this very form.
    return handsOf(new Worker(new URL("./node-worker.js", import.meta.url), { execArgv: [] }));
  },
  ownWasm: () => readFile(new URL("./matgpu_bg.wasm", import.meta.url)),
  ownToolboxes: () => new URL("./toolboxes.txt", import.meta.url),
  readText: (url) => readFileSync(new URL(url), "utf8"),
};

/** Starts a session: reads the module, finds the device. */
export async function createSession(options?: SessionOptions): Promise<Session> {
  const checked = checkOptions(options);
  const { wasm } = checked;
  // Node's fetch knows no files.
  if (wasm instanceof URL && wasm.protocol === "file:")
    return Session.open(NODE, { ...checked, wasm: await readFile(wasm) });
  return Session.open(NODE, checked);
}

function handsOf(worker: Worker): Hands {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer as never[]),
    listen: (listener) => worker.on("message", listener),
    onFailure: (listener) => {
      worker.on("error", (error) => listener(error instanceof Error ? error.message : String(error)));
      worker.on("messageerror", () => listener("a message could not be read"));
      worker.on("exit", (code) => listener(`it ended with the status ${code}`));
    },
    terminate: () => void worker.terminate(),
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
  };
}
