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
  /** How often a device was lost; each time another took its place, or the host. */
  losses: number;
}

/** Where a variable's elements are. */
export type Residency = "host" | "device" | "both" | "pending";

export interface VariableSummary {
  name: string;
  class: string;
  shape: number[];
  residency: Residency;
}

/** A row of the workspace. */
export interface Variable extends VariableSummary {
  /** The bytes of the elements. */
  bytes: number;
  /** A line of text; empty where the elements are not on the host. */
  preview: string;
}

/** A stage of the way from text to result that `inspect` can print. */
export type Stage = "ast" | "bytecode" | "graph" | "plan" | "kernels" | "wgsl" | "wasm";
export const STAGES: readonly Stage[] = ["ast", "bytecode", "graph", "plan", "kernels", "wgsl", "wasm"];

/** A compiled shader as it is kept for later sessions. */
export interface Shader {
  text: string;
  readOnly: boolean[];
  words: number;
}

/** What calibration measured, by the names that the option `offload` takes. */
export type Calibration = Record<string, number>;
