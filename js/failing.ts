// Work that may be given up: for waiting on something that will perhaps never settle.

/** Promises that fail together. `Promise.race` with one promise that stays would keep every result for ever. */
export class Failing {
  readonly #waiting = new Set<(reason: Error) => void>();
  #reason: Error | undefined;

  /** Settles as `work` does, or fails when all are given up. */
  guard<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#reason) reject(this.#reason);
      this.#waiting.add(reject);
      // No chain of promises more than it takes: every call of the engine comes through here.
      work.then(
        (result) => {
          this.#waiting.delete(reject);
          resolve(result);
        },
        (error: unknown) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  /** Gives all up, also what comes later. */
  fail(reason: Error): void {
    this.#reason ??= reason;
    for (const reject of this.#waiting) reject(this.#reason);
    this.#waiting.clear();
  }
}
