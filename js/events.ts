// What a run reports while it goes on, and what it gives at its end.

import type { MatlabError } from "./errors.js";
import type { Figure } from "./figures.js";
import type { Stats } from "./stats.js";

/** A warning that the program raised. */
export interface Warning {
  /** Empty where the program gave none. */
  identifier: string;
  message: string;
}

/** What crosses from the engine while a run goes. */
export type WireEvent =
  /** Text as the program prints it: fprintf, disp, and the display of unsuppressed statements. */
  | { type: "output"; text: string }
  /** Text for the standard error stream: `fprintf(2, …)`. */
  | { type: "error-output"; text: string }
  | ({ type: "warning" } & Warning)
  /** A figure has changed, or is closed. Reported at `drawnow`, before a pause, and at the end of the run. */
  | { type: "figure"; figure: Figure }
  /** A long operation goes on: the part that is done, from 0 to 1, and a word on it. */
  | { type: "progress"; part: number; text: string }
  /** `clc`: what was shown so far is to go. */
  | { type: "clear" };

/** What a run reports while it goes on. The error that ends a run also rejects its promise. */
export type RunEvent =
  | WireEvent
  /** The program waits for a line, after this prompt (which is in the output, too): `session.answer(line)`. */
  | { type: "input"; prompt: string }
  | { type: "error"; error: MatlabError };

/** What a run gives. */
export interface RunResult {
  /** All that was printed. */
  text: string;
  warnings: Warning[];
  /** The figures that it drew, as they stand at its end. */
  figures: Figure[];
  /** Milliseconds. */
  elapsed: number;
  /** The session's counters, as far as this run moved them. */
  stats: Stats;
}

/** The session's engine ended, and another one goes on with what was kept. */
export interface Restarted {
  /**
   * `"crash"`: the module crashed; `"worker"`: its worker failed or was killed; `"interrupt"`: a program did not stop
   * after its interruption; `"device"`: the GPU device was lost, and nothing with it.
   */
  cause: "crash" | "worker" | "interrupt" | "device";
  /** What happened, and what became of the workspace. */
  message: string;
  /** Variables that could not be kept, or were made after the last checkpoint. */
  lost: string[];
}
