// Runs calls on the package, in threads: one that hangs or dies costs the call that it was at, and another goes on.
import { Thread } from "../thread.mjs";

/** After how long a call that nothing interrupts is given up, with its thread: on the host, and where a device compiles. */
const PATIENCE_MS = 20_000;
const DEVICE_PATIENCE_MS = 600_000;
/** How many calls a thread is given at once. */
const TOGETHER = 100;

/** A thread with a session of the package in the folder `pkg`; `device` gives it one on the device and one on the host. */
export class Ours {
  #device;
  #thread;

  constructor(pkg, { device = false } = {}) {
    this.#device = device;
    this.#thread = new Thread(new URL("worker.mjs", import.meta.url), { pkg, device });
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
    this.#thread.running[0] = 0;
    const outcomes = [];
    const take = (some) => outcomes.push(...some) === calls.length;
    const lost = await this.#thread.send(calls, take, this.#device ? DEVICE_PATIENCE_MS : PATIENCE_MS);
    if (!lost) return outcomes;
    await this.end();
    // What had been made before that call and not handed over is made again.
    const at = this.#thread.running[0];
    if (outcomes.length < at) outcomes.push(...(await this.run(calls.slice(outcomes.length, at))));
    return [...outcomes.slice(0, at), this.#device ? [lost, lost] : lost];
  }

  end() {
    return this.#thread.end();
  }
}
