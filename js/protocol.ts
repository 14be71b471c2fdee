// What the session and its engine say to each other, whether a worker lies between them or not.

import type { Calibration, Device, Stage, Variable } from "./device.js";
import type { WireError } from "./errors.js";
import type { WireEvent } from "./events.js";
import type { DiskPlaces, Refusal, SyncFiles } from "./files/provider.js";
import type { EngineOptions } from "./options.js";
import type { Gpu, GpuBuffer, WasmModule } from "./platform.js";
import type { Reading } from "./stats.js";
import type { MatValue } from "./values.js";

/** A call, by its name: what is sent, what comes back. */
export type Calls = Record<string, { send: unknown; reply: unknown }>;

/** A file that is new or changed; null: it is gone. */
export interface FileChange {
  path: string;
  bytes: Uint8Array | null;
}

/** How things stand after a call, also after one that failed. */
export interface Standing {
  stats: Reading;
  /** `VariableSummary[]` as JSON: few look at them. */
  variables: string;
  device: Device;
  /** Files that the program made, changed or removed. */
  files: FileChange[];
}

/** What a call gave, and how things stand after it. */
export type Stood<Reply> = { standing: Standing } & ({ reply: Reply } | { error: WireError });

/** A value on its way from the module: what holds other values is a stream of bytes (unpack.ts). */
export type Crossing = MatValue | Uint8Array;

/** A call of a builtin that depends on nothing but its arguments. */
export interface RemoteCall {
  name: string;
  args: Crossing[];
  outputs: number;
}

/** What came of it: `values` or an `error`, the warnings raised on the way (identifier, message), what it printed. */
export interface RemoteCallReport {
  warnings: [string, string][];
  printed: string;
  values?: Crossing[];
  error?: { identifier: string; message: string; hints: string[] };
}

/** What the session asks of its engine. */
export type EngineCalls = {
  /** `gpu` and `files` only where no worker lies between. */
  start: {
    send: {
      module: WasmModule;
      options: EngineOptions;
      gpu?: Gpu;
      files?: SyncFiles;
      /** Places of the machine, where a worker of Node reads the files itself. */
      places?: DiskPlaces;
      /** The address of the file with the texts of toolboxes. */
      toolboxes?: string;
    };
    reply: Stood<null>;
  };
  run: {
    send: { run: number; source: string; name: string; file: boolean; files: FileChange[] };
    reply: Stood<{ elapsed: number }>;
  };
  get: { send: { name: string }; reply: Stood<Crossing> };
  set: { send: { name: string; value: MatValue }; reply: Stood<null> };
  /** Only where no worker lies between. */
  setBuffer: {
    send: { name: string; buffer: GpuBuffer; class: string; shape: number[] };
    reply: Stood<null>;
  };
  call: {
    send: { run: number; name: string; args: MatValue[]; outputs: number; files: FileChange[] };
    reply: Stood<Crossing[]>;
  };
  /** Computes a variable and brings it to the device. Only where no worker lies between. */
  place: { send: { name: string }; reply: Stood<{ buffer: GpuBuffer; release(): void } | null> };
  workspace: { send: null; reply: Stood<Variable[]> };
  inspect: { send: { source: string; stage: Stage; files: FileChange[] }; reply: Stood<string> };
  calibrate: { send: null; reply: Stood<Calibration> };
  reset: { send: null; reply: Stood<null> };
  /** A copy of the workspace of at most so many bytes; null where an interruption came before it was made. */
  checkpoint: { send: { limit: number }; reply: Stood<Checkpoint | null> };
  /** Gives an engine that has just started what another one kept. */
  restore: { send: { pieces: Uint8Array[] }; reply: Stood<null> };
  /** Makes a call for another engine. */
  remoteCall: { send: RemoteCall; reply: Stood<RemoteCallReport> };
  /** Stops a program, or a checkpoint. Answers at once, whatever is running. */
  interrupt: { send: null; reply: null };
};

/** A copy of the workspace, and of the functions that programs have defined. */
export interface Checkpoint {
  /** A stream of bytes that only the module reads (src/value/pack). */
  pieces: Uint8Array[];
  /** Variables that were too large, or that cannot be made again. */
  left: string[];
}

/** What the engine asks of its session. */
export type HostCalls = {
  /** Answered when the session has taken the events: an engine that prints faster than that waits. */
  events: { send: { run: number; events: WireEvent[] }; reply: null };
  /** The program wants a line; null: there is none to be had. */
  input: { send: { run: number; prompt: string }; reply: string | null };
  /** A call that would run long, for another engine to make; null: there is none. */
  remoteCall: { send: RemoteCall; reply: RemoteCallReport | null };
  /** A program was kept from a file of the machine. */
  refused: { send: Refusal; reply: null };
  /** The module crashed, with these last words. */
  crashed: { send: string; reply: null };
};

/** What answers calls. A handler may name buffers of its reply to hand over. */
export type Handlers<Answered extends Calls> = {
  [Name in keyof Answered]: (
    send: Answered[Name]["send"],
    transfer: Transferable[],
  ) => Answered[Name]["reply"] | Promise<Answered[Name]["reply"]>;
};

/** A way to make calls. */
export interface Caller<Asked extends Calls> {
  call<Name extends keyof Asked & string>(
    name: Name,
    send: Asked[Name]["send"],
    transfer?: Transferable[],
  ): Promise<Asked[Name]["reply"]>;
}
