/// <reference lib="esnext.disposable" preserve="true" />
// A session, as the page holds it: the public API, the order of calls, interruption and its last resort.

import { type Connection, connectDirect, connectWorker, type Hands } from "./connection.js";
import {
  type Calibration,
  type Device,
  STAGES,
  type Stage,
  type Variable,
  type VariableSummary,
} from "./device.js";
import { encode } from "./encode.js";
import { fromWire, MatlabError, SessionError } from "./errors.js";
import type { RunResult } from "./events.js";
import { SessionFiles } from "./files/session-files.js";
import { checkBuffer, GPU_CLASSES, isGpuBuffer } from "./gpu.js";
import { Helper } from "./helper.js";
import { type EngineOptions, engineOptions, type SessionOptions } from "./options.js";
import type { GpuBuffer, GpuDevice, Signal } from "./platform.js";
import type {
  Checkpoint,
  EngineCalls,
  Errand,
  ErrandReport,
  Handlers,
  HostCalls,
  Standing,
  Stood,
} from "./protocol.js";
import { Queue } from "./queue.js";
import { Run, RunRecord } from "./run.js";
import { checkShape, count, describe } from "./shape.js";
import { NOTHING, type Reading, type Stats, since } from "./stats.js";
import { Tensor } from "./tensor.js";
import { buffersOf } from "./transfer.js";
import { unref } from "./unref.js";
import type { Input, MatValue, NumericClass, SetOptions } from "./values.js";
import { compile } from "./wasm.js";

/** How long a program may take to stop softly before its worker is replaced. */
const HARD_STOP_MS = 2000;
/** A workspace is copied for that case once the session has been idle for so long, up to so many bytes. */
const CHECKPOINT_AFTER_MS = 300;
const CHECKPOINT_BYTES = 64 * 2 ** 20;

/** What differs between a browser and Node. */
export interface Environment {
  workerByDefault: boolean;
  spawn(): Hands;
  /** The module beside the package's own files. */
  ownWasm(): Promise<URL | BufferSource> | URL;
}

/** How a run is named and stopped. */
export interface RunOptions {
  /** The name for error messages and stacks; default `"script"`. */
  name?: string;
  /** Stops the run, which then rejects with the signal's reason. */
  signal?: Signal;
}

/** `stopped`: before it began. */
type Task = { stopping: ReturnType<typeof setTimeout> | undefined; stopped: boolean };
type StoodCall = Exclude<keyof EngineCalls, "interrupt">;
type ReplyOf<Name extends StoodCall> = EngineCalls[Name]["reply"] extends Stood<infer Reply> ? Reply : never;

/** A workspace, its device, and the programs that run in them. `createSession` makes one. */
export class Session {
  /** The program's files, for the page. */
  readonly files: SessionFiles;
  readonly #environment: Environment;
  readonly #options: SessionOptions;
  readonly #engineOptions: EngineOptions;
  /** Makes calls that run long. */
  readonly #helper: Helper | undefined;
  readonly #queue = new Queue();
  readonly #runs = new Map<number, RunRecord>();
  #nextRun = 0;
  #connection: Connection;
  #module: WebAssembly.Module | undefined;
  #ended: SessionError | undefined;
  #standing: Standing | undefined;
  #statsBase: Reading = NOTHING;
  /** What the engine is doing now. */
  #current: Task | undefined;
  /** What waits for that. */
  readonly #waiting = new Set<Task>();
  /** After the last resort: what waits goes on when the workspace is there again. */
  #restored: Promise<void> | undefined;
  #checkpoint: Checkpoint = { values: [], left: [] };
  /** What the page's callback threw: the run rejects with it. */
  #inputFailure: Error | undefined;
  /** The program that waits for a line. */
  #asked: ((line: string | null) => void) | undefined;
  #checkpointTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(environment: Environment, options: SessionOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#engineOptions = engineOptions(options);
    if (options.helper !== false) this.#helper = new Helper(() => environment.spawn());
    this.#connection = this.#connect();
    this.files = new SessionFiles(options.files, this.#connection.local !== undefined);
  }

  /** @internal `createSession` checks the options and calls this. */
  static async open(environment: Environment, options: SessionOptions): Promise<Session> {
    const session = new Session(environment, options);
    try {
      await session.#queue.add(() => session.#start());
    } catch (error) {
      session.dispose();
      throw error;
    }
    return session;
  }

  /** Where the session computes, and why there. */
  get device(): Device {
    if (!this.#standing) throw this.#ended ?? new SessionError("dead", "the session did not start");
    return this.#standing.device;
  }

  /** Runs a program. Programs that are run at once wait for each other, in order. */
  run(source: string, options: RunOptions = {}): Run {
    if (typeof source !== "string")
      throw new TypeError(`expected a program as text, found ${describe(source)}`);
    for (const name of Object.keys(options))
      if (name !== "name" && name !== "signal")
        throw new TypeError(`unknown option "${name}" for run (known: name, signal)`);
    const { name = "script", signal } = options;
    if (typeof name !== "string")
      throw new TypeError(`expected a string for the name, found ${describe(name)}`);
    const abort = signal as AbortSignal | undefined;
    return new Run((record) =>
      this.#withRun(record, abort, (run) => this.#runProgram(run, record, source, name)),
    );
  }

  /** A copy of a variable. */
  async get(name: string): Promise<MatValue> {
    checkName(name);
    return this.#call("get", { name });
  }

  /**
   * Sets a variable to a copy of a JavaScript value, or binds a `GPUBuffer` of the session's own device as an
   * array, without a copy: `shape` and `class` say what is in it. See docs/gpu.md for who owns it.
   */
  async set(name: string, value: Input | GpuBuffer, options: SetOptions = {}): Promise<void> {
    checkName(name);
    if (isGpuBuffer(value)) return this.#setBuffer(name, value, options);
    const encoded = encode(value as Input, options);
    await this.#call("set", { name, value: encoded.value }, options.transfer ? encoded.buffers : []);
  }

  /** Calls a function by its name; gives as many values as were asked for. */
  async call(name: string, args: readonly Input[] = [], outputs = 1): Promise<MatValue[]> {
    checkName(name);
    if (!Array.isArray(args)) throw new TypeError(`expected a list of arguments, found ${describe(args)}`);
    if (!Number.isInteger(outputs) || outputs < 0)
      throw new RangeError(`expected a whole number of outputs, found ${describe(outputs)}`);
    const values = args.map((argument: Input) => encode(argument).value);
    const record = new RunRecord();
    return this.#withRun(record, undefined, async (run) =>
      this.#stored(
        await this.#ask("call", { run, name, args: values, outputs, files: await this.files.changes() }),
      ),
    );
  }

  /** Every variable, with a line of its value. */
  workspace(): Promise<Variable[]> {
    return this.#call("workspace", null);
  }

  /**
   * The device that the session computes on, for buffers that go in and out without a copy; null where there is
   * none, or where it is in a worker. After a loss it is another one.
   */
  get gpuDevice(): GpuDevice | null {
    return (this.#connection.local?.gpuDevice ?? null) as GpuDevice | null;
  }

  /** A variable as it stands: where its elements are, and a way to them. */
  tensor(name: string): Tensor {
    checkName(name);
    if (this.#ended) throw this.#ended;
    const variables: VariableSummary[] = JSON.parse(this.#standing?.variables ?? "[]");
    const summary = variables.find((variable) => variable.name === name);
    if (!summary)
      throw programError("MATLAB:UndefinedFunction", `Unrecognized function or variable '${name}'.`);
    const buffer = () => {
      if (this.#ended) throw this.#ended;
      return this.#connection.local?.buffer(name) ?? null;
    };
    const place = async () => (this.gpuDevice ? this.#call("place", { name }) : null);
    return new Tensor(summary, () => this.get(name), buffer, place);
  }

  /**
   * What a stage makes of a program, as text. `graph`, `plan` and `kernels` show what happens while it runs, so
   * it does run, in the workspace; what it prints is dropped.
   */
  async inspect(source: string, stage: Stage): Promise<string> {
    if (typeof source !== "string")
      throw new TypeError(`expected a program as text, found ${describe(source)}`);
    if (!STAGES.includes(stage))
      throw new TypeError(`expected one of the stages ${STAGES.join(", ")}, found ${describe(stage)}`);
    return this.#enqueue(async () =>
      this.#result(await this.#ask("inspect", { source, stage, files: await this.files.changes() })),
    );
  }

  /** The counters since the session began or `resetStats`, as of the last call that ended. */
  stats(): Stats {
    return since(this.#statsBase, this.#standing?.stats ?? NOTHING);
  }

  resetStats(): void {
    this.#statsBase = this.#standing?.stats ?? NOTHING;
  }

  /**
   * Measures the constants of the placement of work, which takes about a second, and goes on with them; gives them
   * by name. Browsers keep them for later sessions on the same device; elsewhere pass them on as `offload`.
   */
  calibrate(): Promise<Calibration> {
    return this.#call("calibrate", null);
  }

  /**
   * Stops the program that runs, which rejects with `matgpu:interrupted`; what waits goes on after it. A program
   * that does not stop within two seconds loses its worker, and the session the work since its last checkpoint.
   */
  interrupt(): void {
    // Where the session is busy with itself (a checkpoint, say), the next one runs already to whoever called.
    const [next] = this.#waiting;
    if (this.#current) this.#interrupt(this.#current);
    else if (next) next.stopped = true;
  }

  /**
   * Answers the program that waits for a line (its run has told the event `input`); null: there is none. False
   * where no program waits.
   */
  answer(line: string | null): boolean {
    if (line !== null && typeof line !== "string")
      throw new TypeError(`expected a line of text or null, found ${describe(line)}`);
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.(line);
    return asked !== undefined;
  }

  /** Clears the workspace, functions, warnings, random streams; files stay. */
  async reset(): Promise<void> {
    await this.#call("reset", null);
    this.#checkpoint = { values: [], left: [] };
  }

  /** Ends the session and frees what it holds. What still runs or waits rejects. */
  dispose(): void {
    this.#end(new SessionError("disposed", "the session was disposed"));
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  // ---- the engine

  #connect(): Connection {
    const host: Handlers<HostCalls> = {
      events: ({ run, events }) => {
        this.#runs.get(run)?.take(events);
        return null;
      },
      input: ({ run, prompt }) => this.#takeInput(run, prompt),
      errand: (errand, transfer) => this.#passOn(errand, transfer),
      crashed: (words) => {
        this.#end(new SessionError("dead", `the module crashed, and the session with it: ${words}`));
        return null;
      },
    };
    const { worker = this.#options.gpu ? false : this.#environment.workerByDefault } = this.#options;
    if (!worker) return connectDirect(host);
    return connectWorker(this.#environment.spawn(), host, (message) =>
      this.#end(new SessionError("dead", `the session's worker failed: ${message}`)),
    );
  }

  async #passOn(errand: Errand, transfer: Transferable[]): Promise<ErrandReport | null> {
    if (!this.#module || this.#ended) return null;
    const report = (await this.#helper?.run(this.#module, errand)) ?? null;
    buffersOf(report, transfer);
    return report;
  }

  async #start(): Promise<void> {
    if (!this.#module) {
      const { wasm = await this.#environment.ownWasm(), onProgress } = this.#options;
      this.#module = await compile(wasm, onProgress);
      if (this.#ended) throw this.#ended;
    }
    const { gpu } = this.#options;
    const { direct } = this.files;
    const send = {
      module: this.#module,
      options: this.#engineOptions,
      ...(gpu && { gpu }),
      ...(direct && { files: direct }),
    };
    this.#result(await this.#ask("start", send));
  }

  /** A call of the engine, with no regard to order. */
  async #ask<Name extends StoodCall>(
    name: Name,
    send: EngineCalls[Name]["send"],
    transfer?: Transferable[],
  ): Promise<Stood<ReplyOf<Name>>> {
    const stood = (await this.#connection.call(name, send, transfer)) as Stood<ReplyOf<Name>>;
    this.#standing = stood.standing;
    return stood;
  }

  #result<Reply>(stood: Stood<Reply>): Reply {
    if ("error" in stood) throw fromWire(stood.error);
    return stood.reply;
  }

  /** The same, once the files that the program wrote are safe. */
  async #stored<Reply>(stood: Stood<Reply>): Promise<Reply> {
    const { files } = stood.standing;
    if (files.length > 0) await this.files.store(files);
    return this.#result(stood);
  }

  #call<Name extends StoodCall>(
    name: Name,
    send: EngineCalls[Name]["send"],
    transfer?: Transferable[],
  ): Promise<ReplyOf<Name>> {
    return this.#enqueue(async () => this.#result(await this.#ask(name, send, transfer)));
  }

  /** Everything that the engine does goes through here, one after the other. */
  #enqueue<Result>(work: (task: Task) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#ended) return Promise.reject(this.#ended);
    clearTimeout(this.#checkpointTimer);
    this.#connection.hold(true);
    const task: Task = { stopping: undefined, stopped: false };
    this.#waiting.add(task);
    return this.#queue.add(async () => {
      try {
        if (this.#restored) await this.#restored;
      } finally {
        this.#waiting.delete(task);
      }
      if (this.#ended) throw this.#ended;
      signal?.throwIfAborted();
      if (task.stopped) throw programError("matgpu:interrupted", "Operation terminated by user.");
      this.#current = task;
      const abort = () => this.#interrupt(task);
      signal?.addEventListener("abort", abort);
      try {
        return await work(task);
      } finally {
        signal?.removeEventListener("abort", abort);
        clearTimeout(task.stopping);
        this.#asked = undefined;
        this.#current = undefined;
        if (this.#queue.length === 1) this.#idle();
      }
    });
  }

  #idle(): void {
    if (this.#ended) return;
    this.#connection.hold(false);
    if (this.#connection.local) return;
    this.#checkpointTimer = setTimeout(() => void this.#takeCheckpoint(), CHECKPOINT_AFTER_MS);
    unref(this.#checkpointTimer);
  }

  async #takeCheckpoint(): Promise<void> {
    try {
      await this.#queue.add(async () => {
        if (this.#ended || this.#queue.length > 1) return;
        this.#checkpoint = this.#result(await this.#ask("checkpoint", { limit: CHECKPOINT_BYTES }));
      });
    } catch {
      // The checkpoint before this one stays; why the session ended is told to whoever uses it.
    }
  }

  // ---- programs

  async #withRun<Result>(
    record: RunRecord,
    signal: AbortSignal | undefined,
    work: (run: number) => Promise<Result>,
  ): Promise<Result> {
    const run = this.#nextRun++;
    this.#runs.set(run, record);
    try {
      return await this.#enqueue(() => work(run), signal);
    } catch (error) {
      if (signal?.aborted && (error === signal.reason || isInterruption(error))) throw signal.reason;
      throw error;
    } finally {
      this.#runs.delete(run);
    }
  }

  async #runProgram(run: number, record: RunRecord, source: string, name: string): Promise<RunResult> {
    this.#inputFailure = undefined;
    const before = this.#standing?.stats ?? NOTHING;
    // An engine in this thread reads the files themselves.
    const files = this.files.direct ? [] : await this.files.changes();
    const stood = await this.#ask("run", { run, source, name, files });
    if (this.#inputFailure) throw this.#inputFailure;
    const { elapsed } = stood.standing.files.length > 0 ? await this.#stored(stood) : this.#result(stood);
    const { text, warnings, figures } = record;
    return { text, warnings, figures, elapsed, stats: since(before, stood.standing.stats) };
  }

  /** A line from the page's callback, or from whoever watches the events of the run. */
  async #takeInput(run: number, prompt: string): Promise<string | null> {
    const watched = this.#runs.get(run)?.askInput(prompt) ?? false;
    const { onInput } = this.#options;
    if (onInput) {
      try {
        const line: unknown = await onInput(prompt);
        if (line === null || typeof line === "string") return line;
        throw new TypeError(`expected a line of text or null from onInput, found ${describe(line)}`);
      } catch (error) {
        this.#inputFailure = error instanceof Error ? error : new Error(String(error));
        return null;
      }
    }
    if (!watched) return null;
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
  }

  async #setBuffer(name: string, buffer: GPUBuffer, options: SetOptions): Promise<void> {
    const { shape, class: wanted = "double" } = options;
    if (!this.gpuDevice)
      throw new TypeError(
        'a GPUBuffer can be set where the session computes on WebGPU in this thread: worker: false, and session.device.kind is "webgpu"',
      );
    if (!GPU_CLASSES.includes(wanted as NumericClass))
      throw new TypeError(
        `expected one of the classes ${GPU_CLASSES.join(", ")} for a buffer, found ${describe(wanted)}`,
      );
    if (shape === undefined) throw new TypeError("expected the option shape with a GPUBuffer");
    const checked = checkShape(shape);
    checkBuffer(buffer, count(checked), wanted as NumericClass);
    await this.#call("setBuffer", { name, buffer: buffer as GpuBuffer, class: wanted, shape: checked });
  }

  #interrupt(task: Task): void {
    if (task !== this.#current || task.stopping !== undefined) return;
    // Without a worker there is no last resort: the timer would only hold the process.
    if (!this.#connection.local) task.stopping = setTimeout(() => void this.#replace(), HARD_STOP_MS);
    // A session that ends meanwhile says so to whoever waits for the run.
    this.#connection.call("interrupt", null).catch(() => {});
    this.#helper?.stop();
  }

  /** The last resort: a new worker, with the workspace of the last checkpoint. */
  async #replace(): Promise<void> {
    if (this.#ended) return;
    const { values, left } = this.#checkpoint;
    const lost = left.length > 0 ? `, without ${left.join(", ")}` : "";
    const reason = new SessionError(
      "replaced",
      `the program did not stop within ${HARD_STOP_MS / 1000} s of its interruption: its worker was replaced, and the workspace is that of the last checkpoint${lost}`,
    );
    const old = this.#connection;
    this.files.forget();
    this.#connection = this.#connect();
    this.#restored = this.#restore(values);
    this.#restored.catch((error: unknown) => this.#end(asDead(error)));
    old.close(reason);
  }

  async #restore(values: Checkpoint["values"]): Promise<void> {
    await this.#start();
    for (const { name, value } of values) this.#result(await this.#ask("set", { name, value }));
  }

  #end(reason: SessionError): void {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#checkpointTimer);
    clearTimeout(this.#current?.stopping);
    this.#checkpoint = { values: [], left: [] };
    this.#helper?.stop();
    this.#connection.close(reason);
  }
}

function checkName(name: unknown): void {
  if (typeof name !== "string" || !/^[A-Za-z_][\w.]*$/.test(name))
    throw new TypeError(`expected the name of a variable or function, found ${describe(name)}`);
}

const isInterruption = (error: unknown) =>
  (error instanceof MatlabError && error.identifier === "matgpu:interrupted") ||
  (error instanceof SessionError && error.code === "replaced");

const asDead = (error: unknown) =>
  error instanceof SessionError ? error : new SessionError("dead", String(error), { cause: error });

/** An error that the program would have had, had it got so far. */
function programError(identifier: string, message: string): MatlabError {
  const diagnostic = `error: ${message}`;
  return new MatlabError({ identifier, message, span: null, frames: [], hints: [], diagnostic });
}
