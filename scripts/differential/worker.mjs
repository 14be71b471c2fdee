// A thread that makes calls on the package, and gives their outcomes as they come; which of them runs, it writes into shared
// memory, so that whoever waits for it knows which one blocks.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { FUNCTIONS, statement } from "./program.mjs";
import { read } from "./records.mjs";

/** How long a call may take before it is interrupted; on a device, which compiles for seconds, longer. */
const SOFT_MS = workerData.device ? 60_000 : 5000;
/** A module's memory only grows: it is left for another one now and then. */
const CALLS = 20_000;
/** Errors that are not the program's. */
const FAULT = /^matgpu:(crashed|replaced|workerLost|internal)/;
/** So often outcomes are handed over. */
const EVERY = 10;

const { createSession } = await import(pathToFileURL(join(workerData.pkg, "node.js")));
const running = new Int32Array(workerData.running);
const gpu = workerData.device ? (await import("webgpu")).create([]) : undefined;

/** One side of the comparison, which opens its session again when that has ended. */
class Side {
  #options;
  #session;
  #made = 0;

  constructor(options) {
    this.#options = options;
  }

  /** What a call gives. On a device what takes too long is made again as long as something was compiled for it, which is kept. */
  async outcome(call) {
    for (let before = -1; ; ) {
      const outcome = await this.#try(call);
      if (!outcome.slow || !this.#options.gpu) return outcome;
      const { pipelinesCompiled } = await this.#session.stats();
      if (pipelinesCompiled === before) return outcome;
      before = pipelinesCompiled;
    }
  }

  async #try(call) {
    if (this.#session === undefined || this.#made >= CALLS) await this.#open();
    this.#made += 1;
    const session = this.#session;
    const timer = setTimeout(() => session.interrupt(), SOFT_MS);
    try {
      const { text } = await session.run(`${statement(call)}\n${FUNCTIONS}`);
      const outcome = read(text);
      return FAULT.test(outcome.error?.id) ? { died: outcome.error.message } : outcome;
    } catch (error) {
      if (error?.identifier === "matgpu:interrupted") return { slow: true };
      if (error?.name === "MatlabError" && !FAULT.test(error.identifier))
        return { error: { id: error.identifier ?? "", message: error.message }, printed: "" };
      await this.#open();
      return { died: error?.message ?? String(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  async #open() {
    this.#session?.dispose();
    this.#made = 0;
    this.#session = await createSession({ worker: false, ...this.#options });
  }
}

const sides = gpu
  ? [new Side({ provider: "webgpu", gpu, offload: "always" }), new Side({ provider: "host" })]
  : [new Side({ provider: "host" })];

parentPort.on("message", async (calls) => {
  let outcomes = [];
  for (const [at, call] of calls.entries()) {
    running[0] = at;
    const both = [];
    for (const side of sides) both.push(await side.outcome(call));
    outcomes.push(gpu ? both : both[0]);
    if (outcomes.length < EVERY && at < calls.length - 1) continue;
    parentPort.postMessage(outcomes);
    outcomes = [];
  }
});
parentPort.postMessage("ready");
