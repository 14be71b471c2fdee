// The errors that the package rejects with, and their form while they cross from a worker.

/** A place in a source: offsets in UTF-16 code units, and the line and column (from 1) of its start. */
export interface Span {
  /** The name that the source was run under. */
  source: string;
  start: number;
  end: number;
  line: number;
  column: number;
}

/** A call that was running when an error was raised. */
export interface StackFrame {
  /** Name of the function; empty for a script's own statements. */
  function: string;
  span: Span | null;
}

/** What a MatlabError holds, as plain data. */
export interface MatlabErrorData {
  identifier: string;
  message: string;
  span: Span | null;
  /** The calls that were running, innermost first. */
  frames: StackFrame[];
  hints: string[];
  /** Message, place and hints, as the command line prints them. */
  diagnostic: string;
  /** What else is wrong, where the program could not be parsed. */
  others?: MatlabErrorData[];
}

/** An error of the MATLAB program: raised by it, or found while it was compiled. */
export class MatlabError extends Error {
  /** MATLAB's identifier where it has one (`MATLAB:UndefinedFunction`), else `matgpu:…`. */
  readonly identifier: string;
  /** Where it went wrong, where known. */
  readonly span: Span | null;
  /** The calls that were running, innermost first; `stack` has the same as text. */
  readonly frames: readonly StackFrame[];
  /** Advice, a line each. */
  readonly hints: readonly string[];
  /** Message, place and hints, as the command line prints them. */
  readonly diagnostic: string;
  /** What else is wrong, where the program could not be parsed. */
  readonly others: readonly MatlabErrorData[];

  constructor(data: MatlabErrorData) {
    super(data.message);
    this.name = "MatlabError";
    this.identifier = data.identifier;
    this.span = data.span;
    this.frames = data.frames;
    this.hints = data.hints;
    this.diagnostic = data.diagnostic;
    this.others = data.others ?? [];
    this.stack = [`MatlabError: ${data.message}`, ...data.frames.map(frameLine)].join("\n");
  }
}

function frameLine({ function: name, span }: StackFrame): string {
  const place = span ? `${span.source}:${span.line}:${span.column}` : "unknown place";
  return name ? `    at ${name} (${place})` : `    at ${place}`;
}

/** Why a session cannot do what was asked. */
export type SessionErrorCode =
  /** The session was disposed. */
  | "disposed"
  /** The engine ended, and could not be started again. The session cannot be used any more. */
  | "dead"
  /** The module could not be fetched or compiled. */
  | "wasm"
  /** The browser lacks something that the module needs. */
  | "unsupported"
  /** `provider: "webgpu"` was asked for and there is no adapter. */
  | "no-gpu"
  /** A file could not be read or written. */
  | "files"
  /** The program waits for `onInput`, which asks for something that could only come after it. */
  | "busy";

/** The session itself failed, not the program that it ran. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "SessionError";
    this.code = code;
  }
}

/** An error as plain data: not every browser can clone an Error with its own properties. */
export type WireError =
  | { kind: "matlab"; data: MatlabErrorData }
  | { kind: "session"; code: SessionErrorCode; message: string }
  | { kind: "range" | "type" | "other"; message: string; stack: string | undefined };

export function toWire(error: unknown): WireError {
  if (error instanceof MatlabError) {
    const { identifier, message, span, frames, hints, diagnostic, others } = error;
    const lists = { frames: [...frames], hints: [...hints], others: [...others] };
    return { kind: "matlab", data: { identifier, message, span, diagnostic, ...lists } };
  }
  if (error instanceof SessionError) return { kind: "session", code: error.code, message: error.message };
  if (error instanceof Error) {
    const kind = error instanceof RangeError ? "range" : error instanceof TypeError ? "type" : "other";
    return { kind, message: error.message, stack: error.stack };
  }
  return { kind: "other", message: String(error), stack: undefined };
}

export function fromWire(error: WireError): Error {
  if (error.kind === "matlab") return new MatlabError(error.data);
  if (error.kind === "session") return new SessionError(error.code, error.message);
  const Kind = error.kind === "range" ? RangeError : error.kind === "type" ? TypeError : Error;
  const made = new Kind(error.message);
  if (error.stack !== undefined) made.stack = error.stack;
  return made;
}

/** An error of the session's own that a program could have had as well. */
export function programError(identifier: string, message: string, hints: string[] = []): MatlabError {
  const lines = [`error: ${message}`, ...hints.map((hint) => `  = ${hint}`)];
  return new MatlabError({
    identifier,
    message,
    span: null,
    frames: [],
    hints,
    diagnostic: lines.join("\n"),
  });
}
