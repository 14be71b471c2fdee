// The package in browsers: pages, workers, bundlers. Does nothing when it is imported.

import type { Hands } from "./connection.js";
import { checkOptions, type SessionOptions } from "./options.js";
import { type Environment, Session } from "./session.js";

export * from "./exports.js";

const BROWSER: Environment = {
  workerByDefault: true,
  spawn: () => {
    // Bundlers know this very form.
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "matgpu" });
    return handsOf(worker);
  },
  ownWasm: () => new URL("./matgpu_bg.wasm", import.meta.url),
};

/** Starts a session: fetches the module, finds the device. */
export async function createSession(options?: SessionOptions): Promise<Session> {
  return Session.open(BROWSER, checkOptions(options));
}

function handsOf(worker: Worker): Hands {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen: (listener) => {
      worker.onmessage = ({ data }) => listener(data);
    },
    onFailure: (listener) => {
      worker.onerror = (event) => {
        event.preventDefault();
        listener(event.message || "its script could not be loaded");
      };
      worker.onmessageerror = () => listener("a message could not be read");
    },
    terminate: () => worker.terminate(),
    hold: () => {},
  };
}
