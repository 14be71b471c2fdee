// A thread that is given work and watched: one that hangs or dies is ended, and the next work begins another.
import { Worker } from "node:worker_threads";

export class Thread {
  #url;
  #data;
  #worker;
  /** Where the thread says what it is at, so that whoever waits sees whether it goes on. */
  running = new Int32Array(new SharedArrayBuffer(4));

  /** `data` goes to the thread, with `running`. It says when it is ready by its first message. */
  constructor(url, data) {
    this.#url = url;
    this.#data = { ...data, running: this.running.buffer };
  }

  /**
   * Gives it work, and each message that it sends to `take` until that gives true. Nothing where it came so far, else why it did
   * not: `slow` where it was at one thing for too long, or how it `died`.
   */
  async send(work, take, patienceMs) {
    this.#worker ??= await this.#started();
    const worker = this.#worker;
    return new Promise((resolve) => {
      let [at, since] = [this.running[0], performance.now()];
      const timer = setInterval(() => {
        if (at !== this.running[0]) [at, since] = [this.running[0], performance.now()];
        else if (performance.now() - since > patienceMs) finish({ slow: true });
      }, 250);
      const onMessage = (message) => {
        if (take(message)) finish();
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
      worker.postMessage(work);
    });
  }

  #started() {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#url, { stdout: true, stderr: true, workerData: this.#data });
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
