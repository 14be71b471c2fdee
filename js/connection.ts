// How a session reaches its engine: through a worker, or by calls in the same thread.

import { Engine } from "./engine.js";
import { Failing } from "./failing.js";
import { Direct, type Endpoint, Port } from "./port.js";
import type { Caller, EngineCalls, Handlers, HostCalls } from "./protocol.js";
import type { ReadText } from "./toolboxes.js";

/** A worker that runs worker.js, as the session sees it. */
export interface Hands extends Endpoint {
  /** Called when the worker cannot go on. */
  onFailure(listener: (message: string) => void): void;
  terminate(): void;
  /** In Node: whether the process is to stay for its sake. */
  hold(busy: boolean): void;
}

export interface Connection extends Caller<EngineCalls> {
  /** The engine, where it is in this thread. */
  readonly local: Engine | undefined;
  hold(busy: boolean): void;
  /** Ends the engine; calls that wait fail with the reason. */
  close(reason: Error): void;
}

export function connectWorker(
  hands: Hands,
  host: Handlers<HostCalls>,
  failed: (message: string) => void,
): Connection {
  const port = new Port<EngineCalls, HostCalls>(hands).answer(host);
  hands.onFailure(failed);
  return {
    local: undefined,
    call: (name, send, transfer) => port.call(name, send, transfer),
    hold: (busy) => hands.hold(busy),
    close(reason) {
      port.close(reason);
      hands.terminate();
    },
  };
}

export function connectDirect(host: Handlers<HostCalls>, readText: ReadText): Connection {
  const engine = new Engine(new Direct<HostCalls>(() => host), readText, true);
  const calls = new Direct<EngineCalls>(() => engine.handlers);
  const calling = new Failing();
  return {
    local: engine,
    // What was running when the engine ended fails at once, though nothing can stop it in this thread.
    call: (name, send) => calling.guard(calls.call(name, send)),
    hold() {},
    close(reason) {
      engine.dispose();
      calling.fail(reason);
    },
  };
}
