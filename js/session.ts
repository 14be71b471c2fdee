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
import { fromWire, MatlabError, programError, SessionError } from "./errors.js";
import type { Restarted, RunResult, Warning } from "./events.js";
import { Failing } from "./failing.js";
import { SessionFiles } from "./files/session-files.js";
import { checkBuffer, GPU_CLASSES, isGpuBuffer } from "./gpu.js";
import { Helper } from "./helper.js";
import { type EngineOptions, engineOptions, type SessionOptions, type WorkerSource } from "./options.js";
import type { GpuBuffer, GpuDevice, Signal } from "./platform.js";
import type {
  Checkpoint,
  EngineCalls,
  FileChange,
  Handlers,
  HostCalls,
  RemoteCall,
  RemoteCallReport,
  Standing,
  Stood,
} from "./protocol.js";
import { Queue } from "./queue.js";
import { Run, RunRecord } from "./run.js";
import { checkShape, count, describe } from "./shape.js";
import { NOTHING, type Reading, type Stats, since } from "./stats.js";
import { Tensor } from "./tensor.js";
import type { ReadText } from "./toolboxes.js";
import { buffersOf } from "./transfer.js";
import { unpacked } from "./unpack.js";
import { unref } from "./unref.js";
import type { Input, MatValue, NumericClass, SetOptions } from "./values.js";
import { compile } from "./wasm.js";

/** How long a program may take to stop softly before its worker is replaced. */
const HARD_STOP_MS = 2000;
/** A workspace is copied for that case once the session has been idle for so long, up to so many bytes. */
const CHECKPOINT_AFTER_MS = 300;
const CHECKPOINT_BYTES = 64 * 2 ** 20;
/** An engine that ends while it is given what was kept is started again without it, and then no more. */
const MOST_ATTEMPTS = 2;
/** Calls after which a workspace is as it was. */
const READING: ReadonlySet<string> = new Set(["get", "workspace", "checkpoint", "calibrate", "place"]);

/** What differs between a browser and Node. */
export interface Environment {
  workerByDefault: boolean;
  /** Whether a worker reaches the files of the machine. */
  disk: boolean;
  /** Starts a worker: the package's own, or what the option `worker` gives. */
  spawn(source?: WorkerSource): Hands;
  /** The module beside the package's own files. */
  ownWasm(): Promise<URL | BufferSource> | URL;
  /** The texts of toolboxes beside them, where the module has them not. */
  ownToolboxes(): URL | undefined;
  /** Reads a file of the package in this thread. */
  readText: ReadText;
}

/** How a run is named and stopped. */
export interface RunOptions {
  /** The name for error messages and stacks; default `"script"`. */
  name?: string;
  /**
   * Whether the text is a whole file: if it holds functions alone, the first of them is called, without arguments.
   * Otherwise, and by default, they are only defined.
   */
  file?: boolean;
  /** Stops the run, which then rejects with the signal's reason. */
  signal?: Signal;
}

/** Something that the session does or is to do; `over` ends it for whoever waits, whatever becomes of it. */
interface Task {
  stopped: boolean;
  stopping: ReturnType<typeof setTimeout> | undefined;
  readonly over: Failing;
}

/** What was kept of a workspace, and which variables there were. */
interface Kept extends Checkpoint {
  names: string[];
}

const NOTHING_KEPT: Kept = { pieces: [], left: [], names: [] };

/** Why an engine is replaced: its identifier, and what to say of it. */
interface Cause {
  cause: Restarted["cause"];
  identifier: string;
  what: string;
  hint: string;
}
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
  /** After a restart: what waits goes on when the workspace is there again. */
  #restored: Promise<void> | undefined;
  /** How often the engine was started since one of them was whole. */
  #attempts = 0;
  #kept = NOTHING_KEPT;
  /** Whether the workspace may be another than the one that is kept. */
  #changed = false;
  /** While a checkpoint is taken: what gives it up. */
  #giveUp: (() => void) | undefined;
  /** What the next run tells first. */
  #news: Warning[] = [];
  readonly #listeners = new Set<(event: Restarted) => void>();
  /** The page's callback is asked for a line, and the program waits. */
  #asking = false;
  /** What the page's callback threw: the run rejects with it. */
  #inputFailure: Error | undefined;
  /** The program that waits for a line. */
  #asked: ((line: string | null) => void) | undefined;
  #checkpointTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(environment: Environment, options: SessionOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#engineOptions = engineOptions(options);
    if (options.helper !== false) this.#helper = new Helper(() => this.#spawn());
    this.#connection = this.#connect();
    this.files = new SessionFiles(options.files, this.#connection.local !== undefined, environment.disk);
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
      if (name !== "name" && name !== "file" && name !== "signal")
        throw new TypeError(`unknown option "${name}" for run (known: name, file, signal)`);
    const { name = "script", file = false, signal } = options;
    if (typeof name !== "string")
      throw new TypeError(`expected a string for the name, found ${describe(name)}`);
    if (typeof file !== "boolean")
      throw new TypeError(`expected true or false for the file, found ${describe(file)}`);
    const abort = signal as AbortSignal | undefined;
    return new Run((record) =>
      this.#withRun(record, abort, (run) => this.#runProgram(run, record, { source, name, file })),
    );
  }

  /** A copy of a variable. */
  async get(name: string): Promise<MatValue> {
    checkName(name);
    return unpacked(await this.#call("get", { name }));
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
    const given = await this.#withRun(record, undefined, async (run) =>
      this.#stored(
        await this.#ask("call", { run, name, args: values, outputs, files: await this.#changedFiles() }),
      ),
    );
    return given.map(unpacked);
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
   * What a stage makes of a program, as text. `graph`, `plan`, `kernels`, `wgsl` and `wasm` show what happens while it runs,
   * so it does run, but beside the session: on copies of its variables, files, figures and random streams, which are
   * dropped with whatever it prints. `interrupt()` stops it.
   */
  async inspect(source: string, stage: Stage): Promise<string> {
    if (typeof source !== "string")
      throw new TypeError(`expected a program as text, found ${describe(source)}`);
    if (!STAGES.includes(stage))
      throw new TypeError(`expected one of the stages ${STAGES.join(", ")}, found ${describe(stage)}`);
    return this.#enqueue(async () =>
      this.#result(await this.#ask("inspect", { source, stage, files: await this.#changedFiles() })),
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
   * Stops the program that runs, which rejects with `matgpu:interrupted`; what waits goes on after it. A program that
   * does not stop within two seconds loses its engine, and the session the work since its last checkpoint.
   */
  interrupt(): void {
    // Where the session is busy with itself (a restart, say), the next one runs already to whoever called.
    const [next] = this.#waiting;
    const task = this.#current ?? next;
    if (task) this.#interrupt(task);
  }

  /** Has the listener told of each restart (see docs/interrupting.md); gives what ends that. */
  on(event: "restarted", listener: (event: Restarted) => void): () => void {
    if (event !== "restarted")
      throw new TypeError(`unknown event ${describe(event)} for on (known: "restarted")`);
    if (typeof listener !== "function")
      throw new TypeError(`expected a function to call, found ${describe(listener)}`);
    // The same function twice is told twice.
    const own = (event: Restarted) => listener(event);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /**
   * Answers the program that waits for a line (its run has reported the event `input`); null: there is none. False
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
    this.#kept = NOTHING_KEPT;
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
    // An engine that was replaced has nothing more to say.
    const present = () => this.#connection === connection && !this.#ended;
    const host: Handlers<HostCalls> = {
      events: ({ run, events }) => (present() && this.#runs.get(run)?.take(events)) || null,
      input: ({ run, prompt }) => (present() ? this.#takeInput(run, prompt) : null),
      remoteCall: (remoteCall, transfer) => (present() ? this.#passOn(remoteCall, transfer) : null),
      refused: (refusal) => {
        if (present()) this.files.refused(refusal);
        return null;
      },
      crashed: (words) => {
        if (present())
          this.#restart({
            cause: "crash",
            identifier: "matgpu:crashed",
            what: `the engine crashed (${words})`,
            hint: "this is a fault of matgpu, not of the program: please report it with the program",
          });
        return null;
      },
    };
    const { worker = this.#options.gpu ? false : this.#environment.workerByDefault } = this.#options;
    const connection = worker
      ? connectWorker(this.#spawn(), host, (message) => {
          if (present())
            this.#restart({
              cause: "worker",
              identifier: "matgpu:workerLost",
              what: `the session's worker failed: ${message}`,
              hint: "where it ran out of memory, work on smaller pieces",
            });
        })
      : connectDirect(host, this.#environment.readText);
    return connection;
  }

  #spawn(): Hands {
    const { worker } = this.#options;
    return this.#environment.spawn(typeof worker === "boolean" ? undefined : worker);
  }

  async #passOn(remoteCall: RemoteCall, transfer: Transferable[]): Promise<RemoteCallReport | null> {
    if (!this.#module || this.#ended) return null;
    const report = (await this.#helper?.run(this.#module, remoteCall)) ?? null;
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
    const toolboxes = this.#environment.ownToolboxes()?.href;
    const send = {
      module: this.#module,
      options: this.#engineOptions,
      ...(toolboxes && { toolboxes }),
      ...(gpu && { gpu }),
      ...this.files.direct,
    };
    this.#result(await this.#ask("start", send));
  }

  /** A call of the engine, with no regard to order. */
  async #ask<Name extends StoodCall>(
    name: Name,
    send: EngineCalls[Name]["send"],
    transfer?: Transferable[],
  ): Promise<Stood<ReplyOf<Name>>> {
    if (!READING.has(name)) this.#changed = true;
    const stood = (await this.#connection.call(name, send, transfer)) as Stood<ReplyOf<Name>>;
    const losses = this.#standing?.device.losses ?? 0;
    this.#standing = stood.standing;
    if (stood.standing.device.losses > losses) this.#tellOfLoss(stood.standing.device);
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
    if (this.#asking) return Promise.reject(waitsForItself());
    clearTimeout(this.#checkpointTimer);
    this.#giveUp?.();
    this.#connection.hold(true);
    const task: Task = { stopped: false, stopping: undefined, over: new Failing() };
    const abort = () => {
      if (this.#waiting.has(task)) this.#drop(task, signal?.reason);
      else this.#interrupt(task);
    };
    signal?.addEventListener("abort", abort);
    this.#waiting.add(task);
    if (signal?.aborted) abort();
    const done = this.#queue.add(async () => {
      try {
        // One that fails ends the session, or is followed by another.
        while (this.#restored) await this.#restored.catch(() => {});
        if (!this.#waiting.delete(task)) return undefined as Result;
        if (this.#ended) throw this.#ended;
        this.#current = task;
        return await task.over.guard(work(task));
      } finally {
        signal?.removeEventListener("abort", abort);
        clearTimeout(task.stopping);
        if (this.#current === task) {
          this.#asked = undefined;
          this.#asking = false;
          this.#current = undefined;
        }
        if (this.#queue.length === 1) this.#idle();
      }
    });
    return task.over.guard(done);
  }

  /** The files that changed before a program. One that is stopped meanwhile ends here: the engine does not have it yet. */
  async #changedFiles(): Promise<FileChange[]> {
    const files = await this.files.changes();
    if (!this.#current?.stopped) return files;
    this.files.unsent(files);
    throw interrupted();
  }

  /** Takes what has not begun out of the queue. */
  #drop(task: Task, reason: Error): void {
    this.#waiting.delete(task);
    task.over.fail(reason);
  }

  #idle(): void {
    if (this.#ended) return;
    this.#connection.hold(false);
    if (!this.#changed) return;
    this.#checkpointTimer = setTimeout(() => void this.#takeCheckpoint(), CHECKPOINT_AFTER_MS);
    unref(this.#checkpointTimer);
  }

  /** Copies the workspace while nobody wants anything; whoever does gives it up. */
  async #takeCheckpoint(): Promise<void> {
    try {
      await this.#queue.add(async () => {
        if (this.#ended || this.#queue.length > 1 || this.#restored) return;
        const connection = this.#connection;
        let resort: ReturnType<typeof setTimeout> | undefined;
        this.#giveUp = () => {
          this.#giveUp = undefined;
          if (!connection.local) resort = setTimeout(() => this.#restart(STUCK), HARD_STOP_MS);
          connection.call("interrupt", null).catch(() => {});
        };
        try {
          const stood = await this.#ask("checkpoint", { limit: CHECKPOINT_BYTES });
          const made = this.#result(stood);
          if (!made) return;
          this.#kept = { ...made, names: namesIn(stood.standing) };
          this.#changed = false;
        } finally {
          this.#giveUp = undefined;
          clearTimeout(resort);
        }
      });
    } catch {
      // The checkpoint before this one stays; why an engine ended is told to whoever uses it.
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

  async #runProgram(
    run: number,
    record: RunRecord,
    program: { source: string; name: string; file: boolean },
  ): Promise<RunResult> {
    this.#inputFailure = undefined;
    for (const warning of this.#news.splice(0)) record.take([{ type: "warning", ...warning }]);
    const before = this.#standing?.stats ?? NOTHING;
    // An engine in this thread reads the files themselves.
    const files = this.files.direct ? [] : await this.#changedFiles();
    const stood = await this.#ask("run", { run, ...program, files });
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
        this.#asking = true;
        const line: unknown = await onInput(prompt);
        if (line === null || typeof line === "string") return line;
        throw new TypeError(`expected a line of text or null from onInput, found ${describe(line)}`);
      } catch (error) {
        this.#inputFailure = error instanceof Error ? error : new Error(String(error));
        return null;
      } finally {
        this.#asking = false;
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
    if (this.#waiting.has(task)) this.#drop(task, interrupted());
    if (task !== this.#current) return;
    task.stopped = true;
    // Without a worker there is no last resort: the timer would only hold the process.
    if (!this.#connection.local) task.stopping ??= setTimeout(() => this.#restart(STUCK), HARD_STOP_MS);
    for (const record of this.#runs.values()) record.letGo();
    // A session that ends meanwhile says so to whoever waits for the run.
    this.#connection.call("interrupt", null).catch(() => {});
    this.#helper?.stop();
  }

  /** Goes on with a new engine and what was kept of the workspace. What ran rejects. */
  #restart({ cause, identifier, what, hint }: Cause): void {
    if (this.#ended) return;
    this.#attempts += 1;
    if (!this.#standing || this.#attempts > MOST_ATTEMPTS) {
      const again = this.#standing ? "; it ended again whenever it was started anew" : "";
      this.#end(new SessionError("dead", what + again));
      return;
    }
    const kept = this.#attempts === 1 ? this.#kept : NOTHING_KEPT;
    const there = new Set(kept.names.filter((name) => !kept.left.includes(name)));
    const lost = [...new Set([...this.#kept.names, ...namesIn(this.#standing)])].filter(
      (name) => !there.has(name),
    );
    const without = lost.length > 0 ? `, without ${lost.join(", ")}` : "";
    const message = `${what}; the session goes on in a new engine, with the workspace of its last checkpoint${without}`;
    this.#tell({ cause, message, lost });
    const old = this.#connection;
    const task = this.#current;
    this.files.forget();
    this.#statsBase = NOTHING;
    this.#helper?.stop();
    const reason = programError(identifier, message, [hint]);
    try {
      this.#connection = this.#connect();
    } catch (error) {
      this.#end(asDead(error));
      return;
    }
    this.#connection.hold(true);
    const restored = this.#restore(kept.pieces);
    this.#restored = restored;
    restored.then(
      () => {
        if (this.#restored !== restored) return;
        this.#restored = undefined;
        this.#attempts = 0;
        this.#kept = { ...kept, left: [], names: [...there] };
        if (this.#queue.length === 0) this.#idle();
      },
      (error: unknown) => {
        // Another restart is under way where it was the engine that ended again.
        if (this.#restored === restored && !this.#ended) this.#end(asDead(error));
      },
    );
    old.close(reason);
    task?.over.fail(reason);
  }

  async #restore(pieces: Uint8Array[]): Promise<void> {
    await this.#start();
    if (pieces.length > 0) this.#result(await this.#ask("restore", { pieces }));
    this.#changed = false;
  }

  #tellOfLoss({ kind, reason }: Device): void {
    const goesOn = kind === "host" ? "on the host" : "on another one";
    const message = `the device was lost; what lay there is computed again, and the session goes on ${goesOn} (${reason})`;
    this.#tell({ cause: "device", message, lost: [] });
  }

  #tell(event: Restarted): void {
    this.#news.push({ identifier: "matgpu:restarted", message: event.message });
    for (const listener of this.#listeners) {
      // What a listener throws is the page's own, and not to be met here.
      queueMicrotask(() => listener(event));
    }
  }

  #end(reason: SessionError): void {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#checkpointTimer);
    clearTimeout(this.#current?.stopping);
    this.#kept = NOTHING_KEPT;
    this.#restored = undefined;
    this.#helper?.stop();
    this.#connection.close(reason);
    for (const task of [...this.#waiting]) this.#drop(task, reason);
    this.#current?.over.fail(reason);
  }
}

function checkName(name: unknown): void {
  if (typeof name !== "string" || !/^[A-Za-z_][\w.]*$/.test(name))
    throw new TypeError(`expected the name of a variable or function, found ${describe(name)}`);
}

const interrupted = () => programError("matgpu:interrupted", "Operation terminated by user.");

const STUCK: Cause = {
  cause: "interrupt",
  identifier: "matgpu:replaced",
  what: `the program did not stop within ${HARD_STOP_MS / 1000} s of its interruption`,
  hint: "what is to survive such an interruption is kept once the session has been idle for a moment",
};

const waitsForItself = () =>
  new SessionError(
    "busy",
    "the program waits for the line that onInput gives, and the session does nothing else until then: let onInput answer first, or use the event input with session.answer",
  );

const namesIn = ({ variables }: Standing): string[] =>
  (JSON.parse(variables) as VariableSummary[]).map(({ name }) => name);

const isInterruption = (error: unknown) =>
  error instanceof MatlabError && ["matgpu:interrupted", "matgpu:replaced"].includes(error.identifier);

const asDead = (error: unknown) =>
  error instanceof SessionError ? error : new SessionError("dead", String(error), { cause: error });
