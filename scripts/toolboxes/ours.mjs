// Runs jobs on the package in a thread; one that hangs or dies costs the test that it was at, and another goes on after it.
import { Worker } from "node:worker_threads";

/** How much longer than a test may take is waited for whoever interrupts it. */
const GRACE_MS = 5000;

export class Ours {
  #data;
  #limitMs;
  #worker;
  #running = new Int32Array(new SharedArrayBuffer(4));

  constructor({ pkg, limitMs }) {
    this.#limitMs = limitMs;
    this.#data = { pkg, limitMs, running: this.#running.buffer };
  }

  /** The outcome of each of a job's tests; `setup` says why the set-up before them failed. */
  async run(job) {
    this.setup = undefined;
    const outcomes = [];
    while (outcomes.length < job.tests.length) {
      const some = await this.#some({ ...job, tests: job.tests.slice(outcomes.length) });
      outcomes.push(...some);
    }
    return outcomes;
  }

  async #some(job) {
    this.#running[0] = -1;
    this.#worker ??= await this.#started();
    const worker = this.#worker;
    const outcomes = [];
    const lost = await new Promise((resolve) => {
      let [at, since] = [-1, performance.now()];
      const timer = setInterval(() => {
        if (at !== this.#running[0]) [at, since] = [this.#running[0], performance.now()];
        else if (performance.now() - since > this.#limitMs + GRACE_MS)
          finish("took too long, and could not be interrupted");
      }, 250);
      const onMessage = (outcome) => {
        if (outcome === "done") finish();
        else if (outcome.setup !== undefined) this.setup = outcome.setup;
        else outcomes.push(outcome);
      };
      const onError = (error) => finish(`the thread died: ${error.message}`);
      const onExit = () => finish("the thread ended");
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
      worker.postMessage(job);
    });
    if (lost) {
      await this.end();
      if (outcomes.length < job.tests.length) outcomes.push(failed(lost, this.#limitMs));
    }
    return outcomes;
  }

  #started() {
    return new Promise((resolve, reject) => {
      const url = new URL("worker.mjs", import.meta.url);
      const options = { stdout: true, stderr: true, workerData: this.#data };
      const worker = new Worker(url, options);
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

const failed = (message, ms) => ({ ok: false, broken: true, message, text: "", warnings: [], ms });
