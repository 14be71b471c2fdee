// Workers of browsers: from the page's own origin, from another one by way of a blob, from a text, or made by the page.
// Must not know what runs in them.

import type { Hands } from "./connection.js";
import { SessionError } from "./errors.js";
import type { WorkerSource } from "./options.js";
import { describe } from "./shape.js";

const OPTIONS = { type: "module", name: "matgpu" } as const;

const WHAT_TO_DO =
  "where a policy of the page allows no such worker, serve worker.js and its files from the page's own origin and give its URL " +
  "as the option worker, give a function there that makes the worker, or choose worker: false";

/** The worker that the option `worker` names. */
export function workerOf(source: WorkerSource): Worker {
  if (typeof source !== "function") return workerAt(source as URL);
  const worker = source() as Worker;
  if (typeof worker?.postMessage !== "function")
    throw new TypeError(`expected a Worker from the function given as worker, found ${describe(worker)}`);
  return worker;
}

/** A worker that runs a script of any origin: browsers start none from another one, but a script may import from there. */
export function workerAt(url: URL): Worker {
  try {
    return new Worker(url, OPTIONS);
  } catch {
    return workerFrom(`import ${JSON.stringify(url.href)};`);
  }
}

/** A worker that runs a text. */
export function workerFrom(text: string): Worker {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const worker = new Worker(url, OPTIONS);
    const forget = () => URL.revokeObjectURL(url);
    // Not before its script was read: whatever it says first, it says after that.
    worker.addEventListener("message", forget, { once: true });
    worker.addEventListener("error", forget, { once: true });
    return worker;
  } catch (cause) {
    URL.revokeObjectURL(url);
    throw new SessionError("unsupported", `the session's worker could not be made: ${WHAT_TO_DO}`, { cause });
  }
}

export function handsOf(worker: Worker): Hands {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen: (listener) => {
      worker.onmessage = ({ data }) => listener(data);
    },
    onFailure: (listener) => {
      worker.onerror = (event) => {
        event.preventDefault();
        listener(event.message || `its script could not be loaded (${WHAT_TO_DO})`);
      };
      worker.onmessageerror = () => listener("a message could not be read");
    },
    terminate: () => worker.terminate(),
    hold: () => {},
  };
}
