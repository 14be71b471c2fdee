// The engine: one instance of the module and its session, in whichever thread it was put.
// Must not know the page: it answers calls and reports events to its host.

import { keepCalibration, keepShaders, keptCalibration, keptShaders } from "./calibration.js";
import type { Device, Shader } from "./device.js";
import { SessionError, toWire, type WireError } from "./errors.js";
import type { WireEvent } from "./events.js";
import { Failing } from "./failing.js";
import type { DiskPlaces, Refusal, SyncFiles } from "./files/provider.js";
import { GpuWatch } from "./gpu.js";
import { type Instance, instance } from "./instance.js";
import type { GpuBuffer, GpuDevice } from "./platform.js";
import type {
  Caller,
  Checkpoint,
  Crossing,
  EngineCalls,
  FileChange,
  Handlers,
  HostCalls,
  RemoteCallReport,
  Standing,
  Stood,
} from "./protocol.js";
import { scopeWith } from "./scope.js";
import { NAMES, NOTHING, type Reading, since } from "./stats.js";
import { type ReadText, toolboxesOf } from "./toolboxes.js";
import { buffersOf } from "./transfer.js";
import { Warmer } from "./warmer.js";
import { yielder } from "./yielder.js";

type WasmSession = Instance["WasmSession"]["prototype"];
type Hold = NonNullable<ReturnType<WasmSession["hold"]>>;

/** So many batches of events may be under way before the program waits for its reader. */
const MOST_UNDER_WAY = 4;

/** Files of these places of the machine. */
type Disk = (places: DiskPlaces, refused: (refusal: Refusal) => void) => SyncFiles;

/** The longest that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** How long a program runs before messages come in; and before a page in the same thread has its turn. */
const TURN_MS = 8;
const TURN_BESIDE_PAGE_MS = 4;

/** What a callback of the module gives where it did not fail: nothing, and no error. */
const NO_ERROR = [0, 0];

const NO_DEVICE: Device = {
  kind: "host",
  reason: "the session did not start",
  adapter: null,
  limits: {},
  features: [],
  quirks: [],
  losses: 0,
};

export class Engine {
  readonly handlers: Handlers<EngineCalls>;
  readonly #host: Caller<HostCalls>;
  readonly #local: boolean;
  readonly #disk: Disk | undefined;
  readonly #readText: ReadText;
  readonly #yieldNow = yielder();
  #session: WasmSession | undefined;
  /** The device's side, where the engine is in the page's thread. */
  #watch: GpuWatch | undefined;
  /** Whether the module's pipelines can be made beside each other. */
  #beside = false;
  #adapter = "";
  /** The device as the module last reported it, and as it is described. */
  #device: { heard: Device; said: Device } | undefined;
  #warmer: Warmer | undefined;
  #memory: WebAssembly.Memory | undefined;
  #run = -1;
  /** The module's counters as it wrote them last, and where each of `NAMES` is among them. */
  #counters = new Float64Array();
  #places: number[] = [];
  /** The variables in short, as the module last reported them. */
  #variables = "[]";
  #events: WireEvent[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  #crash: SessionError | undefined;
  /** Whether another engine may make calls that run long: until it is known that there is none. */
  #helped = true;
  /** What waits for the module: after a crash its own promises stay open for ever. */
  readonly #calling = new Failing();
  readonly #sleeping = new Set<() => void>();

  /**
   * `readText`: how files of the package are read. `local`: the page is in the same thread, and can be handed objects that do not
   * cross to another. `disk`: how files of the machine are reached, where they can be.
   */
  constructor(host: Caller<HostCalls>, readText: ReadText, local = false, disk?: Disk) {
    this.#host = host;
    this.#readText = readText;
    this.#local = local;
    this.#disk = disk;
    this.handlers = {
      start: (send) => this.#stood(() => this.#start(send)),
      run: ({ run, source, name, file, files }) =>
        this.#program(run, files, async (session) => ({ elapsed: await session.run(source, name, file) })),
      call: ({ run, name, args, outputs, files }, transfer) =>
        this.#program(run, files, (session) => session.call(name, args, outputs), transfer),
      get: ({ name }, transfer) => this.#ask((session) => session.get(name), transfer),
      set: ({ name, value }) =>
        this.#ask(async (session) => {
          await session.set(name, value);
          return null;
        }),
      setBuffer: ({ name, buffer, class: wanted, shape }) =>
        this.#ask(async (session) => {
          const key = this.#watch?.give(buffer as GPUBuffer) ?? "";
          session.setBuffer(name, key, wanted, shape);
          return null;
        }),
      place: ({ name }) =>
        this.#ask(async (session) => {
          const hold = await session.place(name);
          return this.#watch ? this.#shared(this.#watch, hold) : null;
        }),
      workspace: () => this.#ask(async (session) => session.workspace()),
      inspect: ({ source, stage, files }) =>
        this.#ask((session) => {
          this.#takeFiles(files);
          return session.inspect(source, stage);
        }),
      calibrate: () =>
        this.#ask(async (session) => {
          await session.calibrate();
          const constants = session.constants();
          await keepCalibration(this.#described(session.device()), constants);
          this.#warmer?.startKeeping();
          return constants;
        }),
      reset: () =>
        this.#ask(async (session) => {
          session.reset();
          return null;
        }),
      remoteCall: ({ name, args, outputs }, transfer) =>
        this.#ask((session) => session.remoteCall(name, args, outputs), transfer),
      checkpoint: ({ limit }, transfer) => this.#ask((session) => this.#checkpoint(session, limit), transfer),
      restore: ({ pieces }) =>
        this.#ask(async (session) => {
          await session.restore(pieces);
          return null;
        }),
      interrupt: () => {
        this.#session?.interrupt();
        for (const wake of this.#sleeping) wake();
        return null;
      },
    };
  }

  /** The device that the session computes on. */
  get gpuDevice(): GpuDevice | null {
    return this.#watch?.device ?? null;
  }

  /** The buffer that holds a variable, where it is on the device, and what lets it go. */
  buffer(name: string): { buffer: GpuBuffer; release(): void } | null {
    const watch = this.#watch;
    if (!watch) return null;
    return this.#shared(watch, this.#live().hold(name));
  }

  #shared(watch: GpuWatch, hold: Hold | undefined): { buffer: GPUBuffer; release(): void } | null {
    if (!hold) return null;
    const { buffer } = watch.take((key) => this.#live().share(hold, key));
    if (buffer) return { buffer, release: () => this.#crash ?? hold.free() };
    hold.free();
    return null;
  }

  dispose(): void {
    const session = this.#session;
    this.#session = undefined;
    this.#warmer?.stop();
    // After a crash the module's own bookkeeping is not to be trusted with a free.
    if (session && !this.#crash) session.dispose();
    else this.#watch?.device?.destroy();
    for (const wake of this.#sleeping) wake();
  }

  async #start(send: EngineCalls["start"]["send"]): Promise<null> {
    const { module, options, gpu, files, places, toolboxes } = send;
    const scope = this.#scope(gpu);
    const glue = instance(scope, (exports) => this.#guardCallbacks(exports));
    try {
      const exports = (await glue.init({ module_or_path: module })) as { memory: WebAssembly.Memory };
      this.#memory = exports.memory;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new SessionError("wasm", `the module could not be started: ${why}`, { cause });
    }
    const session = await this.#guarded(
      async () =>
        new glue.WasmSession({
          yieldNow: () => this.#yieldAndSend(),
          sleep: (milliseconds: number) => this.#sleep(milliseconds),
          input: (prompt: string) => this.#input(prompt),
          helped: () => this.#helped,
          remoteCall: (name: string, args: Crossing[], outputs: number) =>
            this.#remoteCall(name, args, outputs),
          now: () => performance.timeOrigin + performance.now(),
          turn: this.#local ? TURN_BESIDE_PAGE_MS : TURN_MS,
          emit: (event: WireEvent) => this.#emit(event),
          files: files ?? (places && this.#disk?.(places, (refusal) => this.#refused(refusal))),
          toolboxes: toolboxesOf(module as WebAssembly.Module, toolboxes, this.#readText),
        }),
    );
    this.#session = session;
    const names = session.statNames();
    this.#counters = new Float64Array(names.length);
    this.#places = NAMES.map((name) => names.indexOf(name));
    try {
      const why = whyUnreachable(scope) ?? (options.provider === "host" ? undefined : await whySilent(scope));
      await this.#guarded(() => session.start({ ...options, beside: this.#beside }, why));
    } catch (error) {
      throw hasIdentifier(error) && error.identifier === "matgpu:noDevice"
        ? new SessionError("no-gpu", error.message)
        : hasIdentifier(error) && error.identifier === "matgpu:unknownOption"
          ? new TypeError(error.message)
          : error;
    }
    const device: Device = session.device();
    this.#adapter = device.kind === "webgpu" ? await adapterWords(scope) : "";
    if (device.kind !== "webgpu") return null;
    const described = this.#described(device);
    const kept = await keptCalibration(described);
    if (kept && options.offload === "auto") session.useConstants(kept);
    this.#warmer = this.#warmerOf(session, kept && (await keptShaders(described)), kept !== undefined);
    return null;
  }

  #warmerOf(session: WasmSession, kept: Shader[] | undefined, keeps: boolean): Warmer {
    const work = {
      warm: (shader: Shader) => this.#guarded(async () => session.warm(shader)),
      compiled: () => since(NOTHING, this.#reading(session)).pipelinesCompiled,
      keep: async () => {
        const shaders = session.shaders();
        if (shaders.length > 0) await keepShaders(this.#described(session.device()), shaders);
      },
    };
    return new Warmer(work, kept, keeps);
  }

  /** What the module takes for the global object. */
  #scope(gpu: object | undefined): typeof globalThis {
    const own = (globalThis.navigator as Navigator | undefined)?.gpu;
    // A thread of Deno has a WebGPU, but Deno ends with a fault when such a thread does: there it is for who asks for it.
    if (!gpu && own && !("Window" in globalThis || "WorkerGlobalScope" in globalThis))
      return scopeWith(undefined);
    const found = gpu ?? own;
    if (!found) return globalThis;
    const watch = new GpuWatch(found as GPU);
    this.#beside = true;
    // Buffers cross within a thread only.
    if (gpu || this.#local) this.#watch = watch;
    return scopeWith(watch.gpu);
  }

  async #program<Reply>(
    run: number,
    files: FileChange[],
    work: (session: WasmSession) => Promise<Reply>,
    transfer?: Transferable[],
  ): Promise<Stood<Reply>> {
    const stood = await this.#ask((session) => {
      this.#run = run;
      this.#takeFiles(files);
      return work(session);
    }, transfer);
    this.#sendEvents();
    if (this.#underWay.size > 0) await Promise.all(this.#underWay);
    this.#run = -1;
    return stood;
  }

  async #ask<Reply>(
    work: (session: WasmSession) => Promise<Reply>,
    transfer?: Transferable[],
  ): Promise<Stood<Reply>> {
    const end = this.#warmer?.begin();
    const stood = await this.#stood(() => work(this.#live()));
    end?.();
    if (transfer && "reply" in stood) buffersOf(stood.reply, transfer);
    if (transfer) buffersOf(stood.standing.files, transfer);
    return stood;
  }

  async #stood<Reply>(work: () => Promise<Reply>): Promise<Stood<Reply>> {
    try {
      const reply = await this.#calling.guard(work());
      return { reply, standing: this.#standing() };
    } catch (error) {
      return { error: this.#asWire(this.#blamed(error)), standing: this.#standing() };
    }
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#calling.guard(work());
    } catch (error) {
      throw this.#blamed(error);
    }
  }

  /** What the module's own functions throw is plain data for a MatlabError, or a crash: then that is the error. */
  #blamed(error: unknown): unknown {
    if (isCrash(error)) this.#takeCrash(error);
    return this.#crash ?? error;
  }

  /**
   * What crashes in a callback of a promise would reach nobody, and in Node end the process: it becomes the
   * session's own crash.
   */
  #guardCallbacks(exports: Record<string, unknown>): Record<string, unknown> {
    const guarded: Record<string, unknown> = { ...exports };
    for (const [name, call] of Object.entries(exports)) {
      if (typeof call !== "function" || !name.includes("closures")) continue;
      guarded[name] = (...args: unknown[]) => {
        if (this.#crash) return NO_ERROR;
        try {
          return call(...args);
        } catch (error) {
          if (!isCrash(error)) throw error;
          this.#takeCrash(error);
          return NO_ERROR;
        }
      };
    }
    return guarded;
  }

  #asWire(error: unknown): WireError {
    return hasIdentifier(error)
      ? { kind: "matlab", data: error as unknown as Extract<WireError, { kind: "matlab" }>["data"] }
      : toWire(error);
  }

  #standing(): Standing {
    const session = this.#crash ? undefined : this.#session;
    if (!session) return { stats: NOTHING, variables: "[]", device: NO_DEVICE, files: [] };
    this.#variables = session.inShort() ?? this.#variables;
    return {
      stats: this.#reading(session),
      variables: this.#variables,
      device: this.#described(session.device()),
      files: session.takeFiles() ?? [],
    };
  }

  #reading(session: WasmSession): Reading {
    session.stats(this.#counters);
    const own = this.#memory?.buffer.byteLength ?? 0;
    // Only the module's own size is not among its counters.
    return this.#places.map((place) => this.#counters[place] ?? own);
  }

  /** The module hears less of an adapter than a page can know. */
  #described(device: Device): Device {
    if (!this.#adapter || device.adapter === null) return device;
    // The module gives the same object while nothing changes.
    if (this.#device?.heard !== device) {
      const { adapter, reason } = device;
      const said = { ...device, adapter: this.#adapter, reason: reason.replace(adapter, this.#adapter) };
      this.#device = { heard: device, said };
    }
    return this.#device.said;
  }

  #live(): WasmSession {
    if (this.#crash) throw this.#crash;
    if (!this.#session) throw new SessionError("disposed", "the session was disposed");
    return this.#session;
  }

  #takeFiles(files: readonly FileChange[]): void {
    const session = this.#live();
    for (const { path, bytes } of files) session.putFile(path, bytes ?? undefined);
  }

  async #checkpoint(session: WasmSession, limit: number): Promise<Checkpoint | null> {
    const pieces: Uint8Array[] = [];
    const left = await session.checkpoint(limit, pieces);
    return left ? { pieces, left } : null;
  }

  #emit(event: WireEvent): void {
    const last = this.#events.at(-1);
    if (event.type === "output" && last?.type === "output") last.text += event.text;
    else this.#events.push(event);
  }

  /** Sends the events since the last time, in one piece. */
  #sendEvents(): void {
    if (this.#events.length === 0) return;
    const events = this.#events;
    this.#events = [];
    const sent = this.#host.call("events", { run: this.#run, events }).catch(() => null);
    this.#underWay.add(sent);
    void sent.finally(() => this.#underWay.delete(sent));
  }

  async #yieldAndSend(): Promise<void> {
    this.#sendEvents();
    if (this.#underWay.size > MOST_UNDER_WAY) await Promise.race(this.#underWay);
    await this.#yieldNow();
  }

  /** Lets time pass, unless the program is interrupted. */
  async #sleep(milliseconds: number): Promise<void> {
    this.#sendEvents();
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleeping.delete(wake);
        resolve();
      };
      let timer: ReturnType<typeof setTimeout>;
      const wait = (rest: number) => {
        timer = setTimeout(
          () => (rest > LONGEST_MS ? wait(rest - LONGEST_MS) : wake()),
          Math.min(rest, LONGEST_MS),
        );
      };
      wait(milliseconds);
      this.#sleeping.add(wake);
    });
  }

  /** A line for the program; null where nobody can give one. */
  async #input(prompt: string): Promise<string | null> {
    this.#sendEvents();
    return this.#host.call("input", { run: this.#run, prompt }).catch(() => null);
  }

  /** What came of a call that another engine makes. */
  async #remoteCall(name: string, args: Crossing[], outputs: number): Promise<RemoteCallReport | null> {
    this.#sendEvents();
    const transfer: Transferable[] = [];
    buffersOf(args, transfer);
    const report = await this.#host.call("remoteCall", { name, args, outputs }, transfer).catch(() => null);
    this.#helped = report !== null;
    return report;
  }

  #refused(refusal: Refusal): void {
    this.#host.call("refused", refusal).catch(() => null);
  }

  #takeCrash(error: unknown): void {
    if (this.#crash) return;
    const words = lastWordsOf(this.#session) || String(error);
    this.#crash = new SessionError("dead", `the module crashed, and the session with it: ${words}`);
    this.#calling.fail(this.#crash);
    this.#host.call("crashed", words).catch(() => null);
  }
}

/** What a panic said; nothing where the crash was no panic. */
function lastWordsOf(session: WasmSession | undefined): string {
  try {
    return session?.lastWords() ?? "";
  } catch {
    return "";
  }
}

const isCrash = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof RangeError && /call stack/i.test(error.message));

/** What the browser says of the adapter; empty where it says nothing. */
async function adapterWords(scope: object): Promise<string> {
  try {
    const { gpu } = (scope as { navigator: { gpu: GPU } }).navigator;
    const adapter = await gpu.requestAdapter({ powerPreference: "high-performance" });
    const { vendor = "", architecture = "", device = "", description = "" } = adapter?.info ?? {};
    return description || [vendor, architecture, device].filter((word) => word !== "").join(" ");
  } catch {
    return "";
  }
}

/** How long a browser may think about an adapter. */
const ADAPTER_MS = 10_000;

/** Why there is no WebGPU where the browser does not answer: the module itself would wait for ever. */
async function whySilent(scope: object): Promise<string | undefined> {
  const { gpu } = (scope as { navigator: { gpu: GPU } }).navigator;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<string>((resolve) => {
    const why = `navigator.gpu.requestAdapter did not answer within ${ADAPTER_MS / 1000} s`;
    timer = setTimeout(() => resolve(why), ADAPTER_MS);
  });
  // What it answers, or that it refuses, is for the module to see.
  const answered = Promise.resolve(gpu.requestAdapter({ powerPreference: "high-performance" })).then(
    () => undefined,
    () => undefined,
  );
  try {
    return await Promise.race([answered, silent]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why there can be no WebGPU, where that is plain without asking for an adapter. */
function whyUnreachable(scope: object): string | undefined {
  const { navigator } = scope as { navigator?: { gpu?: unknown } };
  return navigator?.gpu ? undefined : "there is no WebGPU here: navigator.gpu is missing";
}

const hasIdentifier = (error: unknown): error is { identifier: string; message: string } =>
  typeof error === "object" && error !== null && "identifier" in error && "diagnostic" in error;
