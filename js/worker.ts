// The session's worker in browsers: an engine that answers the page.

import { Engine } from "./engine.js";
import { Port } from "./port.js";
import type { EngineCalls, HostCalls } from "./protocol.js";
import { fetchText } from "./toolboxes.js";

// The page's types, not the worker's, are those of this project: only these two of the scope are needed.
interface Scope {
  postMessage(message: unknown, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}
const scope = globalThis as unknown as Scope;

const port = new Port<HostCalls, EngineCalls>({
  post: (message, transfer) => scope.postMessage(message, transfer),
  listen: (listener) => {
    scope.onmessage = ({ data }) => listener(data);
  },
});
port.answer(new Engine(port, fetchText).handlers);
