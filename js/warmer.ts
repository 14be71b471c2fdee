// Compiles what earlier sessions on the device needed, while this one has nothing to do, and has the browser keep what
// this one needs. A shader at a time: a program that comes meanwhile waits for none of the others.

import type { Shader } from "./device.js";

/** How long there has to be nothing to do. */
const IDLE_MS = 300;
/** And between two shaders. */
const BETWEEN_MS = 30;

export interface WarmWork {
  /** Starts compiling; false where there was nothing to do. */
  warm(shader: Shader): Promise<boolean>;
  /** How many pipelines programs have had compiled. */
  compiled(): number;
  /** Has the browser keep what programs have used. */
  keep(): Promise<void>;
}

export class Warmer {
  readonly #work: WarmWork;
  #waiting: Shader[];
  /** Whether the browser keeps anything of this device: only where somebody has calibrated. */
  #keeps: boolean;
  #kept = 0;
  #busy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: WarmWork, kept: Shader[] | undefined, keeps: boolean) {
    this.#work = work;
    this.#waiting = kept ?? [];
    this.#keeps = keeps;
    this.#wait(IDLE_MS);
  }

  /** From now on what is used is kept. */
  startKeeping(): void {
    this.#keeps = true;
  }

  /** The session has something to do, until what this gives is called. */
  begin(): () => void {
    this.#busy += 1;
    clearTimeout(this.#timer);
    return () => {
      this.#busy -= 1;
      this.#wait(IDLE_MS);
    };
  }

  /** For good. */
  stop(): void {
    this.#busy = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number): void {
    if (this.#busy > 0 || (this.#waiting.length === 0 && !this.#keeps)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), milliseconds);
    // In Node nothing stays alive for this.
    (this.#timer as { unref?(): void }).unref?.();
  }

  async #next(): Promise<void> {
    const shader = this.#waiting.shift();
    if (shader) {
      await this.#work.warm(shader).catch(() => false);
      this.#wait(BETWEEN_MS);
      return;
    }
    const compiled = this.#work.compiled();
    if (!this.#keeps || compiled === this.#kept) return;
    this.#kept = compiled;
    await this.#work.keep();
  }
}
