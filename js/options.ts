// The options of createSession: their types, and the check that names what is wrong.

import type { FileProvider } from "./files/provider.js";
import type { Gpu, WasmModule, WebResponse, WebUrl } from "./platform.js";
import { describe } from "./shape.js";

export type ProviderChoice = "auto" | "webgpu" | "host";
export type Precision = "exact" | "fast";
/** Constants of the placement's cost, by name; `session.calibrate()` gives them all. */
export type OffloadThresholds = Record<string, number>;
/** A worker that the page makes itself, by its script's URL or by a function that gives a `Worker`. */
export type WorkerSource = WebUrl | (() => object);
/** Limits of the device to stay under, by WebGPU's names (`maxStorageBufferBindingSize`, …). */
export type DeviceLimits = Record<string, number>;

export interface SessionOptions {
  /** `"auto"` (default): WebGPU where an adapter is found, else the host. */
  provider?: ProviderChoice;
  /** The WebGPU to use, such as Dawn in Node; default `navigator.gpu`. It keeps the session in the calling thread. */
  gpu?: Gpu;
  /** How doubles are computed on a device: `"exact"` (default) as IEEE binary64, `"fast"` as f32. */
  precision?: Precision;
  /** Have the device time its work by its own clock, for `stats().gpuMs`; default false, for it costs a little. */
  timestamps?: boolean;
  /** Where array work runs: by cost (default), always or never on the device. */
  offload?: "auto" | "always" | "never" | Partial<OffloadThresholds>;
  /**
   * Run in a worker of its own (default, except with `gpu`), or in the calling thread. A URL names the package's
   * `worker.js` where that is not beside its other files; a function makes the worker, as often as one is needed.
   */
  worker?: boolean | WorkerSource;
  /**
   * Make calls of builtins that run long and cannot give way in a second worker (default), which is started for the
   * first of them: the session's thread stays free, and such a call can be interrupted.
   */
  helper?: boolean;
  /** The seed of the session's random numbers. */
  seed?: number;
  /** Where the program's files live; default in memory. */
  files?: FileProvider;
  /** Lower limits than the device has, for tests. */
  limits?: Partial<DeviceLimits>;
  /** Where the module comes from, when not from beside the package's own files. */
  wasm?: WebUrl | WebResponse | ArrayBuffer | ArrayBufferView | WasmModule;
  /** Answers the program's `input(prompt)` with a line, or with null where there is none. */
  onInput?(prompt: string): string | null | Promise<string | null>;
  /** Called while the module is fetched; `total` is 0 where it is not known. */
  onProgress?(loaded: number, total: number): void;
}

/** What of the options goes to the engine. */
export interface EngineOptions {
  provider: ProviderChoice;
  precision: Precision;
  timestamps: boolean;
  offload: "auto" | "always" | "never" | Record<string, number>;
  limits: Record<string, number>;
  seed?: number;
}

type Check = (value: unknown) => string | undefined;

const oneOf =
  (...choices: string[]): Check =>
  (value) =>
    typeof value === "string" && choices.includes(value)
      ? undefined
      : choices.map((choice) => `"${choice}"`).join(" or ");
const kind =
  (name: "boolean" | "function" | "object", what: string): Check =>
  (value) =>
    typeof value === name && value !== null ? undefined : what;

const methods =
  (what: string, ...names: string[]): Check =>
  (value) =>
    typeof value === "object" && value !== null && names.every((name) => name in value)
      ? undefined
      : `${what} with ${names.join(", ")}`;

const numbers =
  (what: string): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === "number" && entry >= 0)
      ? undefined
      : what;

const OFFLOAD = oneOf("auto", "always", "never");

const CHECKS: Record<keyof SessionOptions, Check> = {
  provider: oneOf("auto", "webgpu", "host"),
  gpu: methods("a GPU", "requestAdapter"),
  precision: oneOf("exact", "fast"),
  timestamps: kind("boolean", "true or false"),
  offload: (value) =>
    typeof value === "object" ? numbers("an object of numbers from 0")(value) : OFFLOAD(value),
  worker: (value) =>
    typeof value === "boolean" || typeof value === "function" || value instanceof URL
      ? undefined
      : "true, false, a URL or a function that makes a Worker",
  helper: kind("boolean", "true or false"),
  seed: (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0
      ? undefined
      : "a whole number from 0",
  files: methods("a file provider", "list", "read", "write", "delete"),
  limits: numbers("an object of numbers from 0"),
  wasm: (value) =>
    value instanceof URL ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    value instanceof WebAssembly.Module ||
    (typeof value === "object" && value !== null && "arrayBuffer" in value)
      ? undefined
      : "a URL, a Response, bytes or a WebAssembly.Module",
  onInput: kind("function", "a function"),
  onProgress: kind("function", "a function"),
};

/** The options, with every name and value checked. */
export function checkOptions(options: unknown): SessionOptions {
  if (options === undefined) return {};
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new TypeError(`expected an object of options for createSession, found ${describe(options)}`);
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof SessionOptions] : undefined;
    if (!check)
      throw new TypeError(
        `unknown option "${name}" for createSession (known: ${Object.keys(CHECKS).join(", ")})`,
      );
    if (value === undefined) continue;
    const expected = check(value);
    if (expected !== undefined)
      throw new TypeError(`expected ${expected} for the option "${name}", found ${describe(value)}`);
    checked[name] = value;
  }
  const result = checked as SessionOptions;
  if (result.gpu && result.worker)
    throw new TypeError(
      'the options "gpu" and "worker: true" exclude each other: a GPU object cannot go to a worker',
    );
  return result;
}

export function engineOptions(options: SessionOptions): EngineOptions {
  const { provider = "auto", precision = "exact", offload = "auto", limits = {}, seed } = options;
  const { timestamps = false } = options;
  return {
    provider,
    precision,
    timestamps,
    offload: typeof offload === "string" ? offload : defined(offload),
    limits: defined(limits),
    ...(seed !== undefined && { seed }),
  };
}

function defined(entries: Partial<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
