// Runs jobs on the package in a thread; one that hangs or dies costs the test that it was at, and another goes on after it.
import { Thread } from "../thread.mjs";

/** How much longer than a test may take is waited for whoever interrupts it. */
const GRACE_MS = 5000;

export class Ours {
  #thread;
  #limitMs;

  constructor({ pkg, limitMs }) {
    this.#limitMs = limitMs;
    this.#thread = new Thread(new URL("worker.mjs", import.meta.url), { pkg, limitMs });
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
    this.#thread.running[0] = -1;
    const outcomes = [];
    const take = (message) => {
      if (message === "done") return true;
      if (message.setup === undefined) outcomes.push(message);
      else this.setup = message.setup;
      return false;
    };
    const lost = await this.#thread.send(job, take, this.#limitMs + GRACE_MS);
    if (lost) {
      await this.end();
      const why = lost.slow ? "took too long, and could not be interrupted" : `the thread died: ${lost.died}`;
      if (outcomes.length < job.tests.length) outcomes.push(failed(why, this.#limitMs));
    }
    return outcomes;
  }

  end() {
    return this.#thread.end();
  }
}

const failed = (message, ms) => ({ ok: false, broken: true, message, text: "", warnings: [], ms });
