// What a session says of where it computes, and of its variables.

/** The device of a session. */
export interface Device {
  kind: "webgpu" | "host";
  /** Why it is this one. */
  reason: string;
  /** The adapter in words, where there is one. */
  adapter: string | null;
  limits: Record<string, number>;
  features: string[];
  /** What the device was seen to do differently, and is worked around. */
  quirks: string[];
}

/** Where a variable's elements are. */
export type Residency = "host" | "device" | "both" | "pending";

export interface VariableSummary {
  name: string;
  class: string;
  shape: number[];
  bytes: number;
  residency: Residency;
}

/** A row of the workspace. */
export interface Variable extends VariableSummary {
  /** A line of text; empty where the elements are not on the host. */
  preview: string;
}

/** A stage of the way from text to result that `inspect` can print. */
export type Stage = "ast" | "bytecode" | "graph" | "plan" | "kernels" | "wgsl";
export const STAGES: readonly Stage[] = ["ast", "bytecode", "graph", "plan", "kernels", "wgsl"];

/** A compiled shader as it is kept for later sessions. */
export interface Shader {
  text: string;
  readOnly: boolean[];
  words: number;
}

/** What calibration measured, by the names that the option `offload` takes. */
export type Calibration = Record<string, number>;
