// One thing after the other, in the order of asking.

export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How many are running or waiting. */
  get length(): number {
    return this.#length;
  }

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#length += 1;
    const done = after(this.#last, work);
    const over = () => {
      this.#length -= 1;
    };
    this.#last = done.then(over, over);
    return done;
  }
}

/** `last.then(work)` in fewer turns. */
async function after<Result>(last: Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  await last;
  return await work();
}
