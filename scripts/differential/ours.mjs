// Runs calls on the package, in threads: one that hangs or dies costs the call that it was at, and another goes on.
import { Worker } from "node:worker_threads";

/** After how long a call that nothing interrupts is given up, with its thread: on the host, and where a device compiles. */
const PATIENCE_MS = 20_000;
const DEVICE_PATIENCE_MS = 120_000;
/** How many calls a thread is given at once. */
const TOGETHER = 100;

/** A thread with a session of the package in the folder `pkg`; `device` gives it one on the device and one on the host. */
export class Ours {
  #data;
  #worker;
  #running = new Int32Array(new SharedArrayBuffer(4));

  constructor(pkg, { device = false } = {}) {
    this.#data = { pkg, device, running: this.#running.buffer };
  }

  /** The outcomes of calls, in their order. */
  async run(calls) {
    const outcomes = [];
    while (outcomes.length < calls.length)
      outcomes.push(...(await this.#some(calls.slice(outcomes.length, outcomes.length + TOGETHER))));
    return outcomes;
  }

  /** The outcomes of the first of these calls: of all of them, or up to the one that the thread has ended at. */
  async #some(calls) {
    this.#running[0] = 0;
    this.#worker ??= await this.#started();
    const worker = this.#worker;
    const outcomes = [];
    const patienceMs = this.#data.device ? DEVICE_PATIENCE_MS : PATIENCE_MS;
    const lost = await new Promise((resolve) => {
      let [at, since] = [0, performance.now()];
      const timer = setInterval(() => {
        if (at !== this.#running[0]) [at, since] = [this.#running[0], performance.now()];
        else if (performance.now() - since > patienceMs) finish({ slow: true });
      }, 250);
      const onMessage = (some) => {
        outcomes.push(...some);
        if (outcomes.length === calls.length) finish();
      };
      const onError = (error) => finish({ died: error.message });
      const onExit = () => finish({ died: "the thread ended" });
      const finish = (why) => {
        clearInterval(timer);
        worker.off("message", onMessage);
        worker.off("error", onError);
        worker.off("exit", onExit);
        resolve(why);
      };
      worker.on("message", onMessage);
      worker.on("error", onError);
      worker.on("exit", onExit);
      worker.postMessage(calls);
    });
    if (!lost) return outcomes;
    await this.end();
    // What had been made before that call and not handed over is made again.
    const at = this.#running[0];
    if (outcomes.length < at) outcomes.push(...(await this.run(calls.slice(outcomes.length, at))));
    return [...outcomes.slice(0, at), this.#data.device ? [lost, lost] : lost];
  }

  #started() {
    return new Promise((resolve, reject) => {
      const url = new URL("worker.mjs", import.meta.url);
      const worker = new Worker(url, { stdout: true, workerData: this.#data });
      worker.once("message", () => {
        worker.off("error", reject);
        resolve(worker);
      });
      worker.once("error", reject);
    });
  }

  async end() {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}
