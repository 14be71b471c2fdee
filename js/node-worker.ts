// The session's worker in Node: an engine that answers the main thread.

import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { Engine } from "./engine.js";
import { DiskFiles } from "./files/disk.js";
import type { DiskPlaces, Refusal } from "./files/provider.js";
import { Port } from "./port.js";
import type { EngineCalls, HostCalls } from "./protocol.js";

if (!parentPort) throw new Error("node-worker.js is for the package's own use, as a worker");
const parent = parentPort;

const port = new Port<HostCalls, EngineCalls>({
  post: (message, transfer) => parent.postMessage(message, transfer as never[]),
  listen: (listener) => parent.on("message", listener),
});
const disk = (
  { folders: [home, ...further], read, write }: DiskPlaces,
  refused: (refusal: Refusal) => void,
) =>
  new DiskFiles(home, further, { read, write, onRefused: (path, access) => refused({ path, access }) }).sync;
const readText = (url: string) => readFileSync(new URL(url), "utf8");
port.answer(new Engine(port, readText, false, disk).handlers);
