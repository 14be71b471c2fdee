// The session's worker in Node: an engine that answers the main thread.

import { parentPort } from "node:worker_threads";
import { Engine } from "./engine.js";
import { Port } from "./port.js";
import type { EngineCalls, HostCalls } from "./protocol.js";

if (!parentPort) throw new Error("node-worker.js is for the package's own use, as a worker");
const parent = parentPort;

const port = new Port<HostCalls, EngineCalls>({
  post: (message, transfer) => parent.postMessage(message, transfer as never[]),
  listen: (listener) => parent.on("message", listener),
});
port.answer(new Engine(port).handlers);
