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
  readonly #buffer: () => GpuBuffer | null;

  /** @internal */
  constructor(summary: VariableSummary, gather: () => Promise<MatValue>, buffer: () => GpuBuffer | null) {
    this.name = summary.name;
    this.class = summary.class;
    this.shape = summary.shape;
    this.residency = summary.residency;
    this.#gather = gather;
    this.#buffer = buffer;
  }

  /** A copy of the elements, as `session.get` gives it. */
  gather(): Promise<MatValue> {
    return this.#gather();
  }

  /** The buffer that holds the elements, where the session hands it out; null at present. */
  buffer(): GpuBuffer | null {
    return this.#buffer();
  }
}
