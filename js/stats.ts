// The session's counters.

/** Counters of a session. Those named `live…`, `pooled…` and `wasm…` are levels; all others only grow. */
export interface Stats {
  /** Dispatches to the device, every pass of a reduction counted. */
  dispatches: number;
  /** Fused groups run. */
  kernels: number;
  nodesCaptured: number;
  /** How often what a loop or a passage had captured before took the place of its instructions. */
  capturesReused: number;
  /** Loops that were compiled to WebAssembly, each for the types its variables had. */
  loopsCompiled: number;
  /** How often they were entered, and left before others were to get their turn. */
  loopEntries: number;
  loopExits: number;
  /** Conditions on what a device still computes that were assumed to be as the times before, and those that were not. */
  answersAssumed: number;
  answersMistaken: number;
  nodesFused: number;
  pipelinesCompiled: number;
  pipelineHits: number;
  /** Pipelines that earlier sessions needed, compiled while there was nothing else to do. */
  pipelinesWarmed: number;
  /** Bytes of array data; parameters of kernels are not counted. */
  uploadedBytes: number;
  downloadedBytes: number;
  gathers: number;
  liveBytes: number;
  pooledBytes: number;
  /** The module's own memory, which holds the elements of arrays on the host; it never shrinks. */
  wasmBytes: number;
  hostGroups: number;
  deviceGroups: number;
  /** Texts made into programs. */
  parseMs: number;
  /** The programs themselves, with what they capture; without what they wait for. */
  programMs: number;
  /** Captured work planned and placed. */
  planMs: number;
  /** Shaders written and pipelines made. */
  compileMs: number;
  uploadMs: number;
  /** Commands given to the device. */
  dispatchMs: number;
  /** Array work that the host did. */
  hostMs: number;
  /** Array work that the device did, by its own clock: with the option `timestamps`, where the device has them; else 0. */
  gpuMs: number;
  /** Both. */
  computeMs: number;
  /** How long programs waited for elements, what it took to plan and compile for them included. */
  downloadMs: number;
  /** Calls of builtins that ran in a worker of their own. */
  remoteCalls: number;
}

const LEVELS = new Set<string>(["liveBytes", "pooledBytes", "wasmBytes"]);

export const NO_STATS: Stats = {
  dispatches: 0,
  kernels: 0,
  nodesCaptured: 0,
  capturesReused: 0,
  loopsCompiled: 0,
  loopEntries: 0,
  loopExits: 0,
  answersAssumed: 0,
  answersMistaken: 0,
  nodesFused: 0,
  pipelinesCompiled: 0,
  pipelineHits: 0,
  pipelinesWarmed: 0,
  uploadedBytes: 0,
  downloadedBytes: 0,
  gathers: 0,
  liveBytes: 0,
  pooledBytes: 0,
  wasmBytes: 0,
  hostGroups: 0,
  deviceGroups: 0,
  parseMs: 0,
  programMs: 0,
  planMs: 0,
  compileMs: 0,
  uploadMs: 0,
  dispatchMs: 0,
  hostMs: 0,
  gpuMs: 0,
  computeMs: 0,
  downloadMs: 0,
  remoteCalls: 0,
};

/** A number for each of `NAMES`: what comes from the engine after every call. */
export type Reading = readonly number[];

export const NAMES = Object.keys(NO_STATS) as (keyof Stats)[];
export const NOTHING: Reading = NAMES.map(() => 0);
const GROWS = NAMES.map((name) => !LEVELS.has(name));

/** What happened between two readings: levels as they are at the end. */
export function since(before: Reading, after: Reading): Stats {
  const result = { ...NO_STATS };
  NAMES.forEach((name, index) => {
    result[name] = (after[index] ?? 0) - (GROWS[index] ? (before[index] ?? 0) : 0);
  });
  return result;
}
