// Typed calls in both directions over postMessage, with transfer lists.

import { fromWire, toWire, type WireError } from "./errors.js";
import type { Caller, Calls, Handlers } from "./protocol.js";

/** One end of a channel: a Worker, a worker's own scope, or Node's equivalents. */
export interface Endpoint {
  post(message: unknown, transfer: Transferable[]): void;
  listen(listener: (message: unknown) => void): void;
}

type Message =
  | { type: "call"; id: number; name: string; send: unknown }
  | { type: "reply"; id: number; reply: unknown }
  | { type: "failed"; id: number; error: WireError };

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

export class Port<Asked extends Calls, Answered extends Calls> implements Caller<Asked> {
  readonly #endpoint: Endpoint;
  #handlers: Handlers<Answered> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #closed: Error | undefined;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  /** Begins to listen: calls of the other side go to these. */
  answer(handlers: Handlers<Answered>): this {
    this.#handlers = handlers;
    this.#endpoint.listen((message) => void this.#take(message as Message));
    return this;
  }

  call<Name extends keyof Asked & string>(
    name: Name,
    send: Asked[Name]["send"],
    transfer: Transferable[] = [],
  ): Promise<Asked[Name]["reply"]> {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#post({ type: "call", id, name, send }, transfer);
      } catch (error) {
        this.#waiting.delete(id);
        reject(error);
      }
    });
  }

  /** Nothing more comes: every call that waits fails. */
  close(reason: Error): void {
    this.#closed = reason;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }

  #post(message: Message, transfer: Transferable[] = []): void {
    this.#endpoint.post(message, [...new Set(transfer)]);
  }

  async #take(message: Message): Promise<void> {
    if (this.#closed) return;
    if (message.type === "call") await this.#answer(message);
    else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "reply") waiting?.resolve(message.reply);
      else waiting?.reject(fromWire(message.error));
    }
  }

  async #answer({ id, name, send }: Extract<Message, { type: "call" }>): Promise<void> {
    const transfer: Transferable[] = [];
    try {
      const reply = await this.#handlers?.[name as keyof Answered](send, transfer);
      if (!this.#closed) this.#post({ type: "reply", id, reply }, transfer);
    } catch (error) {
      if (!this.#closed) this.#post({ type: "failed", id, error: toWire(error) });
    }
  }
}

/** The same calls without a channel between: for an engine in the calling thread. */
export class Direct<Asked extends Calls> implements Caller<Asked> {
  readonly #handlers: () => Handlers<Asked>;

  /** The two sides know each other, so one of them is given later. */
  constructor(handlers: () => Handlers<Asked>) {
    this.#handlers = handlers;
  }

  /** Not `async`: that would wait three more turns for a promise that is there. */
  call<Name extends keyof Asked & string>(
    name: Name,
    send: Asked[Name]["send"],
  ): Promise<Asked[Name]["reply"]> {
    try {
      return Promise.resolve(this.#handlers()[name](send, []));
    } catch (error) {
      return Promise.reject(error);
    }
  }
}
