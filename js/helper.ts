// Calls of builtins that run long, made by an engine in a worker of its own: the session's thread stays free, and
// an interruption need not wait for them. Must not know the session or its programs.

import { type Connection, connectWorker, type Hands } from "./connection.js";
import { fromWire, SessionError } from "./errors.js";
import { engineOptions } from "./options.js";
import type { WasmModule } from "./platform.js";
import type { Handlers, HostCalls, RemoteCall, RemoteCallReport } from "./protocol.js";
import { buffersOf } from "./transfer.js";
import { unref } from "./unref.js";

/** A helper that has had nothing to do for so long is ended: its memory is as large as its largest call. */
const IDLE_MS = 10_000;

interface Worker {
  connection: Connection;
  started: Promise<unknown>;
}

/** There is no listener: what a builtin warns of comes with its report. */
const NO_HOST: Handlers<HostCalls> = {
  events: () => null,
  input: () => null,
  crashed: () => null,
  remoteCall: () => null,
  refused: () => null,
};

export class Helper {
  readonly #spawn: () => Hands;
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #none = false;

  constructor(spawn: () => Hands) {
    this.#spawn = spawn;
  }

  /** Makes a call; null where there can be no helper. */
  async run(module: WasmModule, remoteCall: RemoteCall): Promise<RemoteCallReport | null> {
    clearTimeout(this.#idle);
    const worker = this.#ready(module);
    if (!worker) return null;
    worker.connection.hold(true);
    try {
      await worker.started;
    } catch {
      if (this.#worker !== worker) return stopped();
      this.#none = true;
      this.stop();
      return null;
    }
    try {
      const transfer: Transferable[] = [];
      buffersOf(remoteCall.args, transfer);
      const state = await worker.connection.call("remoteCall", remoteCall, transfer);
      if ("error" in state) throw fromWire(state.error);
      this.#rest(worker);
      return state.reply;
    } catch (error) {
      if (this.#worker !== worker) return stopped();
      this.stop();
      const why = error instanceof Error ? error.message : String(error);
      return failed("matgpu:helper", `the call of '${remoteCall.name}' failed in its worker: ${why}`);
    }
  }

  /** Ends the helper at once, in the middle of what it does. The next call starts another. */
  stop(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.connection.close(new SessionError("disposed", "the helper was ended"));
  }

  #ready(module: WasmModule): Worker | undefined {
    if (this.#worker || this.#none) return this.#worker;
    try {
      const connection = connectWorker(this.#spawn(), NO_HOST, (why) =>
        connection.close(new SessionError("dead", why)),
      );
      const options = engineOptions({ provider: "host" });
      this.#worker = { connection, started: started(connection, module, options) };
    } catch {
      // A page may forbid workers, or have none.
      this.#none = true;
    }
    return this.#worker;
  }

  #rest(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.connection.hold(false);
    this.#idle = setTimeout(() => this.stop(), IDLE_MS);
    unref(this.#idle);
  }
}

async function started(
  connection: Connection,
  module: WasmModule,
  options: ReturnType<typeof engineOptions>,
): Promise<void> {
  const state = await connection.call("start", { module, options });
  if ("error" in state) throw fromWire(state.error);
}

const failed = (identifier: string, message: string): RemoteCallReport => ({
  warnings: [],
  printed: "",
  error: { identifier, message, hints: [] },
});

const stopped = () => failed("matgpu:interrupted", "Operation terminated by user.");
