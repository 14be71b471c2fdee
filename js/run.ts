// One run: a promise of its result, and its events as they come.

import { MatlabError } from "./errors.js";
import type { RunEvent, RunResult, Warning, WireEvent } from "./events.js";
import type { Figure } from "./figures.js";

/** A program that runs or waits for its turn: await it for the result, iterate it for the events. */
export class Run implements PromiseLike<RunResult>, AsyncIterable<RunEvent> {
  readonly #result: Promise<RunResult>;
  readonly #events: RunEvent[] = [];
  #over = false;
  #watched = false;
  #wake: (() => void)[] = [];

  /** @internal The session makes runs. */
  constructor(start: (record: RunRecord) => Promise<RunResult>) {
    const record = new RunRecord(
      (event) => this.#push(event),
      () => this.#watched,
    );
    this.#result = start(record).then(
      (result) => {
        this.#end();
        return result;
      },
      (error: unknown) => {
        if (error instanceof MatlabError) this.#push({ type: "error", error });
        this.#end();
        throw error;
      },
    );
  }

  // biome-ignore lint/suspicious/noThenProperty: a run is awaitable, as documented
  then<Value = RunResult, Failed = never>(
    resolved?: ((result: RunResult) => Value | PromiseLike<Value>) | null,
    rejected?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Value | Failed> {
    return this.#result.then(resolved, rejected);
  }

  catch<Failed = never>(
    rejected?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<RunResult | Failed> {
    return this.#result.catch(rejected);
  }

  finally(done?: (() => void) | null): Promise<RunResult> {
    return this.#result.finally(done);
  }

  /** Every event from the first, whenever the iteration begins. It ends with the run and never throws. */
  [Symbol.asyncIterator](): AsyncGenerator<RunEvent, void, undefined> {
    this.#watched = true;
    return this.#iterate();
  }

  async *#iterate(): AsyncGenerator<RunEvent, void, undefined> {
    // Who iterates sees the error as an event: it is not an unhandled rejection.
    this.#result.catch(() => {});
    for (let next = 0; ; next++) {
      while (next >= this.#events.length) {
        if (this.#over) return;
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
      yield this.#events[next] as RunEvent;
    }
  }

  #push(event: RunEvent): void {
    this.#events.push(event);
    this.#wakeAll();
  }

  #end(): void {
    this.#over = true;
    this.#wakeAll();
  }

  #wakeAll(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const resolve of wake) resolve();
  }
}

/** What a run has told so far. */
export class RunRecord {
  readonly #listener: (event: RunEvent) => void;
  readonly #isWatched: () => boolean;
  readonly #texts: string[] = [];
  readonly warnings: Warning[] = [];
  readonly figures: Figure[] = [];

  constructor(listener: (event: RunEvent) => void = () => {}, isWatched: () => boolean = () => false) {
    this.#listener = listener;
    this.#isWatched = isWatched;
  }

  /** Tells whoever watches that the program waits for a line; false where nobody does. */
  askInput(prompt: string): boolean {
    this.#listener({ type: "input", prompt });
    return this.#isWatched();
  }

  get text(): string {
    return this.#texts.join("");
  }

  take(events: readonly WireEvent[]): void {
    for (const event of events) {
      if (event.type === "output") this.#texts.push(event.text);
      else if (event.type === "warning")
        this.warnings.push({ identifier: event.identifier, message: event.message });
      else if (event.type === "figure") this.#takeFigure(event.figure);
      this.#listener(event);
    }
  }

  /** The figures as they stand: one that is drawn again and again is not kept as often. */
  #takeFigure(figure: Figure): void {
    const known = this.figures.findIndex(({ number }) => number === figure.number);
    if (known >= 0) this.figures.splice(known, 1);
    if (!figure.closed) this.figures.push(figure);
  }
}
