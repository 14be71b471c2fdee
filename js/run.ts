// One run: a promise of its result, and its events as they come. What is kept of them is bounded, however much the
// program tells.

import { MatlabError } from "./errors.js";
import type { RunEvent, RunResult, Warning, WireEvent } from "./events.js";
import type { Figure } from "./figures.js";
import { sizeOf } from "./transfer.js";

/** Characters of a result's text: the last ones. */
const MOST_TEXT = 2 ** 24;
/** Bytes of events that are kept for whoever begins to watch late. */
const MOST_KEPT = 2 ** 25;
/** Bytes of events that a reader may be behind before the program waits for it. */
const MOST_BEHIND = 2 ** 20;
/** What an event takes besides its text or data. */
const EACH = 64;

/** Somebody who iterates the events. */
interface Watcher {
  /** The number of the event that comes next. */
  next: number;
  /** Bytes that are there for it. */
  behind: number;
  wake: () => void;
}

/** A program that runs or waits for its turn: await it for the result, iterate it for the events. */
export class Run implements PromiseLike<RunResult>, AsyncIterable<RunEvent> {
  readonly #result: Promise<RunResult>;
  /** The events that are kept, and how many there were before them. */
  #events: RunEvent[] = [];
  #before = 0;
  #bytes = 0;
  #over = false;
  #watched = false;
  /** Whether the program is to stop, and waits for nobody. */
  #stopping = false;
  readonly #watchers = new Set<Watcher>();
  /** What waits until every reader has caught up. */
  #room: (() => void)[] = [];

  /** @internal The session makes runs. */
  constructor(start: (record: RunRecord) => Promise<RunResult>) {
    const record = new RunRecord({
      push: (event) => this.#push(event),
      watched: () => this.#watched,
      room: () => this.#waitForReaders(),
      letGo: () => {
        this.#stopping = true;
        this.#letGo();
      },
    });
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

  /**
   * Every event from the first, whenever the iteration begins, as long as the run has not told more than 32 MiB: of
   * more, the oldest are gone. A program that is more than 1 MiB ahead waits for whoever iterates. The iteration ends
   * with the run and never throws.
   */
  [Symbol.asyncIterator](): AsyncGenerator<RunEvent, void, undefined> {
    this.#watched = true;
    return this.#iterate();
  }

  async *#iterate(): AsyncGenerator<RunEvent, void, undefined> {
    const watcher: Watcher = { next: this.#before, behind: this.#bytes, wake: () => {} };
    this.#watchers.add(watcher);
    // Who iterates sees the error as an event: it is not an unhandled rejection.
    this.#result.catch(() => {});
    try {
      for (;;) {
        while (watcher.next - this.#before >= this.#events.length) {
          if (this.#over) return;
          await new Promise<void>((resolve) => {
            watcher.wake = resolve;
          });
        }
        const event = this.#events[watcher.next - this.#before] as RunEvent;
        watcher.next += 1;
        watcher.behind -= bytesOf(event);
        if (watcher.behind <= MOST_BEHIND) this.#caughtUp();
        yield event;
      }
    } finally {
      this.#watchers.delete(watcher);
      this.#caughtUp();
    }
  }

  #push(event: RunEvent): void {
    const bytes = bytesOf(event);
    this.#events.push(event);
    this.#bytes += bytes;
    for (const watcher of this.#watchers) {
      watcher.behind += bytes;
      watcher.wake();
    }
    if (this.#bytes > MOST_KEPT) this.#forget();
  }

  /** Lets the oldest half go, but for what somebody is still to read. */
  #forget(): void {
    let gone = 0;
    const needed = Math.min(...Array.from(this.#watchers, ({ next }) => next)) - this.#before;
    while (gone < this.#events.length && gone < needed && this.#bytes > MOST_KEPT / 2) {
      this.#bytes -= bytesOf(this.#events[gone] as RunEvent);
      gone += 1;
    }
    this.#events = this.#events.slice(gone);
    this.#before += gone;
  }

  /** Null at once where every reader has come far enough. */
  #waitForReaders(): Promise<null> | null {
    if (this.#stopping || !this.#isAhead()) return null;
    return new Promise((resolve) => {
      this.#room.push(() => resolve(null));
    });
  }

  #isAhead = () => Array.from(this.#watchers).some(({ behind }) => behind > MOST_BEHIND);

  #caughtUp(): void {
    if (this.#room.length > 0 && !this.#isAhead()) this.#letGo();
  }

  #letGo(): void {
    for (const resolve of this.#room.splice(0)) resolve();
  }

  #end(): void {
    this.#over = true;
    this.#letGo();
    for (const { wake } of this.#watchers) wake();
  }
}

/** What an event takes, or so. */
function bytesOf(event: RunEvent): number {
  if ("text" in event) return EACH + event.text.length;
  return event.type === "figure" ? EACH + sizeOf(event.figure) : EACH;
}

/** What hears of a run. */
interface Listener {
  push(event: RunEvent): void;
  watched(): boolean;
  /** Resolves when there is room for more; null where there is. */
  room(): Promise<null> | null;
  letGo(): void;
}

const NOBODY: Listener = { push() {}, watched: () => false, room: () => null, letGo() {} };

/** What a run has told so far. */
export class RunRecord {
  readonly #listener: Listener;
  #texts: string[] = [];
  #length = 0;
  #dropped = 0;
  readonly warnings: Warning[] = [];
  readonly #figures = new Map<number, Figure>();

  constructor(listener = NOBODY) {
    this.#listener = listener;
  }

  /** Reports that the program waits for a line; false where nobody does. */
  askInput(prompt: string): boolean {
    this.#listener.push({ type: "input", prompt });
    return this.#listener.watched();
  }

  /** What was printed; of very much the end, and a warning says so. */
  get text(): string {
    this.#shorten(MOST_TEXT);
    if (this.#dropped > 0)
      this.warnings.push({
        identifier: "matgpu:outputTooLong",
        message: `the program printed more than is kept: the first ${this.#dropped} characters are not in the text`,
      });
    return this.#texts.join("");
  }

  /** Null, or when there is room for more. */
  take(events: readonly WireEvent[]): Promise<null> | null {
    for (const event of events) {
      if (event.type === "output") {
        this.#texts.push(event.text);
        this.#length += event.text.length;
        if (this.#length > 2 * MOST_TEXT) this.#shorten(MOST_TEXT);
      } else if (event.type === "warning")
        this.warnings.push({ identifier: event.identifier, message: event.message });
      else if (event.type === "figure") this.#takeFigure(event.figure);
      this.#listener.push(event);
    }
    return this.#listener.room();
  }

  /** Has nothing wait for readers any more: the program is to stop. */
  letGo(): void {
    this.#listener.letGo();
  }

  #shorten(most: number): void {
    if (this.#length <= most) return;
    const text = this.#texts.join("");
    this.#dropped += text.length - most;
    this.#texts = [text.slice(-most)];
    this.#length = most;
  }

  /** The figures as they stand, the one drawn last at the end. */
  get figures(): Figure[] {
    return [...this.#figures.values()];
  }

  /** One that is drawn again and again is not kept as often. */
  #takeFigure(figure: Figure): void {
    this.#figures.delete(figure.number);
    if (!figure.closed) this.#figures.set(figure.number, figure);
  }
}
