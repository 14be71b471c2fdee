/// <reference lib="esnext.disposable" preserve="true" />
// Types of the platform, where the importing project has them: neither DOM nor Node types are needed to use
// the package.

/** The type of that name where the importing project has it, else the other one. */
export type Platform<Name extends string, Otherwise> = typeof globalThis extends {
  [Key in Name]: { prototype: infer Type };
}
  ? Type
  : Otherwise;

/** `navigator.gpu`, or an object of the same shape (Dawn's, from the npm package webgpu). */
export type Gpu = Platform<"GPU", object>;
/** A device of WebGPU. */
export type GpuDevice = Platform<"GPUDevice", object>;
/** A buffer of WebGPU. */
export type GpuBuffer = Platform<"GPUBuffer", object>;
/** A fetched answer. */
export type WebResponse = Platform<"Response", object>;
/** An address. */
export type WebUrl = Platform<"URL", { readonly href: string }>;
/** Something to stop a run with. */
export type Signal = Platform<"AbortSignal", { readonly aborted: boolean; readonly reason: unknown }>;
/** A compiled module. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } }
  ? Type
  : object;
