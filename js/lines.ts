// Lines of standard input, in turn to whoever asks: the prompt of an interactive session, or a program's input().

import { createInterface, type Interface } from "node:readline";

export class Lines {
  readonly #ready: string[] = [];
  readonly #asking: ((line: string | null) => void)[] = [];
  #over = false;

  constructor(source: Interface) {
    source.on("line", (line) => {
      const asking = this.#asking.shift();
      if (asking) asking(line);
      else this.#ready.push(line);
    });
    source.on("close", () => {
      this.#over = true;
      for (const asking of this.#asking.splice(0)) asking(null);
    });
  }

  /** The next line; null at the end of input. */
  next(): Promise<string | null> {
    const ready = this.#ready.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    if (this.#over) return Promise.resolve(null);
    return new Promise((resolve) => this.#asking.push(resolve));
  }
}

/** What answers a program's input(): whoever reads standard input, which nobody does before it is asked for. */
export class Keyboard {
  #lines: Lines | undefined;

  /** An interactive session reads the same lines. */
  share(lines: Lines): void {
    this.#lines = lines;
  }

  ask(): Promise<string | null> {
    this.#lines ??= new Lines(createInterface({ input: process.stdin }));
    return this.#lines.next();
  }
}
