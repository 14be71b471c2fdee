// The module: fetched with progress, recognised when it is something else, compiled.

import { SessionError } from "./errors.js";
import type { SessionOptions } from "./options.js";

const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** A module whose only function uses a vector: it validates where the engine has SIMD. */
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15],
  ...[253, 98, 11],
);

type Progress = NonNullable<SessionOptions["onProgress"]>;

/** Fails with a clear word where the browser cannot run the module at all. */
export function checkPlatform(): void {
  if (typeof WebAssembly !== "object")
    throw new SessionError(
      "unsupported",
      "this browser has no WebAssembly, or a policy of the page forbids it",
    );
  if (!WebAssembly.validate(SIMD_PROBE))
    throw new SessionError(
      "unsupported",
      "this browser has no WebAssembly SIMD, which matgpu needs (Chrome 91, Firefox 89, Safari 16.4, Node 16.4)",
    );
}

/** Compiles the module that the option `wasm` names. */
export async function compile(source: unknown, onProgress: Progress = () => {}): Promise<WebAssembly.Module> {
  checkPlatform();
  const module = await compileSource(source, onProgress);
  checkModule(module);
  return module;
}

/** What every version of the module exports, and hardly any other. */
const EXPORTS = ["memory", "wasmsession_new", "wasmsession_run"];

function checkModule(module: WebAssembly.Module): void {
  const names = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const missing = EXPORTS.filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new SessionError(
      "wasm",
      `this WebAssembly module is not matgpu's: it has no ${missing.join(", ")}; the one that belongs to this version is matgpu_bg.wasm beside the package's files`,
    );
}

async function compileSource(source: unknown, onProgress: Progress): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return compileBytes(asBytes(source), "the bytes given as wasm");
  if (source instanceof URL) return compileResponse(await fetched(source), source.href, onProgress);
  const response = source as Response;
  return compileResponse(response, response.url || "the Response given as wasm", onProgress);
}

async function fetched(url: URL): Promise<Response> {
  try {
    return await fetch(url);
  } catch (cause) {
    throw new SessionError("wasm", `the wasm URL could not be fetched: ${url.href}`, { cause });
  }
}

async function compileResponse(response: Response, from: string, onProgress: Progress) {
  if (!response.ok)
    throw new SessionError("wasm", `the wasm URL answered with status ${response.status}: ${from}`);
  if (response.bodyUsed)
    throw new SessionError("wasm", "the Response given as wasm was read before; pass a clone of it");
  if (!response.body) return compileBytes(new Uint8Array(await response.arrayBuffer()), from);
  // With Content-Encoding the length is that of the packed bytes, which says nothing of those that come.
  const packed = response.headers.get("content-encoding") !== null;
  const total = packed ? 0 : Number(response.headers.get("content-length") ?? 0);
  // Browsers put an error of their own in the place of the stream's.
  let wrong: unknown;
  const refuse = (error: unknown) => {
    wrong = error;
  };
  const checked = response.body.pipeThrough(watch(from, total, onProgress, refuse));
  try {
    // A stream of our own carries the right MIME type, whatever the server said.
    const stream = new Response(checked, { headers: { "content-type": "application/wasm" } });
    if (typeof WebAssembly.compileStreaming === "function") return await WebAssembly.compileStreaming(stream);
    return await compileBytes(new Uint8Array(await stream.arrayBuffer()), from);
  } catch (error) {
    throw asSessionError(wrong ?? error, from);
  }
}

function watch(
  from: string,
  total: number,
  onProgress: Progress,
  refuse: (error: unknown) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      try {
        if (loaded === 0) checkStart(chunk, from);
      } catch (error) {
        refuse(error);
        throw error;
      }
      loaded += chunk.length;
      onProgress(loaded, total);
      controller.enqueue(chunk);
    },
  });
}

async function compileBytes(bytes: Uint8Array<ArrayBuffer>, from: string): Promise<WebAssembly.Module> {
  checkStart(bytes, from);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw asSessionError(error, from);
  }
}

/** A server that knows no such file often answers with its start page. */
function checkStart(bytes: Uint8Array, from: string): void {
  if (MAGIC.every((byte, i) => i >= bytes.length || bytes[i] === byte) && bytes.length > 0) return;
  const text = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (text.startsWith("<"))
    throw new SessionError("wasm", `the wasm URL served HTML in place of the module: ${from}`);
  throw new SessionError("wasm", `this is no WebAssembly module: ${from}`);
}

function asSessionError(error: unknown, from: string): SessionError {
  if (error instanceof SessionError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new SessionError("wasm", `the module could not be compiled (${why}): ${from}`, { cause: error });
}

function asBytes(source: ArrayBuffer | ArrayBufferView): Uint8Array<ArrayBuffer> {
  // A copy: compilation goes on while the page does what it likes with its own.
  return source instanceof ArrayBuffer
    ? new Uint8Array(source.slice(0))
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice();
}
