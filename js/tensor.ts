/// <reference lib="esnext.disposable" preserve="true" />
// A variable as an array that may be on the device.

import type { Residency, VariableSummary } from "./device.js";
import type { GpuBuffer } from "./platform.js";
import type { MatValue } from "./values.js";

/** A variable as it stood after the last call of the session that ended. */
export class Tensor {
  readonly name: string;
  readonly class: string;
  readonly shape: readonly number[];
  /** Where the elements are: `"pending"` while they are captured but not computed. */
  readonly residency: Residency;
  readonly #gather: () => Promise<MatValue>;
  readonly #take: () => Held | null;
  readonly #place: () => Promise<Held | null>;
  #held: Held | null = null;

  /** @internal */
  constructor(
    summary: VariableSummary,
    gather: () => Promise<MatValue>,
    take: () => Held | null,
    place: () => Promise<Held | null>,
  ) {
    this.name = summary.name;
    this.class = summary.class;
    this.shape = summary.shape;
    this.residency = summary.residency;
    this.#gather = gather;
    this.#take = take;
    this.#place = place;
  }

  /** A copy of the elements, as `session.get` gives it. */
  gather(): Promise<MatValue> {
    return this.#gather();
  }

  /**
   * Computes the variable where it is still pending, brings it to the device where it lies on the host, and gives
   * its buffer; null where this thread has no device.
   */
  async place(): Promise<GpuBuffer | null> {
    return this.#held ? this.buffer() : this.#keep(await this.#place());
  }

  /**
   * The buffer on the device that holds the elements, without a copy; null where there is none in this thread, or
   * where the elements are not there (yet): see `place`.
   * It stays valid and as it is until `release`, whatever the program does to its variable. It is the session's:
   * read it, but neither write nor destroy it. docs/gpu.md says how the elements lie in it.
   */
  buffer(): GpuBuffer | null {
    return this.#keep(this.#held ?? this.#take());
  }

  #keep(held: Held | null): GpuBuffer | null {
    if (held && held !== this.#held) forgotten.register(this, held, this);
    this.#held = held;
    return held && (held.buffer as GpuBuffer);
  }

  /** Lets the buffer go; the session may then use it for something else. */
  release(): void {
    forgotten.unregister(this);
    this.#held?.release();
    this.#held = null;
  }

  [Symbol.dispose](): void {
    this.release();
  }
}

/** A buffer that somebody else keeps for this. */
interface Held {
  buffer: object;
  release(): void;
}

/** The net below those who do not release. */
const forgotten = new FinalizationRegistry<Held>((held) => held.release());
