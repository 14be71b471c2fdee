// What a run tells while it goes, and what it gives at its end.

import type { MatlabError } from "./errors.js";
import type { Stats } from "./stats.js";

/** A warning that the program raised. */
export interface Warning {
  /** Empty where the program gave none. */
  identifier: string;
  message: string;
}

/** A figure as data: what to draw, not how. */
export type Figure = Record<string, unknown>;

/** What crosses from the engine while a run goes. */
export type WireEvent =
  /** Text as the program prints it: fprintf, disp, and the display of unsuppressed statements. */
  | { type: "output"; text: string }
  /** Text for the standard error stream: `fprintf(2, …)`. */
  | { type: "error-output"; text: string }
  | ({ type: "warning" } & Warning)
  | { type: "figure"; figure: Figure }
  /** A word on a long operation. */
  | { type: "progress"; text: string }
  /** `clc`: what was shown so far is to go. */
  | { type: "clear" };

/** What a run tells while it goes. The error that ends a run also rejects its promise. */
export type RunEvent = WireEvent | { type: "error"; error: MatlabError };

/** What a run gives. */
export interface RunResult {
  /** All that was printed. */
  text: string;
  warnings: Warning[];
  figures: Figure[];
  /** Milliseconds. */
  elapsed: number;
  /** The session's counters, as far as this run moved them. */
  stats: Stats;
}
