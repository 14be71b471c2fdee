// The session's own GPUDevice, seen from this thread: buffers of the page go in and buffers of the session come
// out without a copy. The module knows buffers only by the names (labels) that both sides agree on.
// Must not touch anything global: only the objects that this session has asked for are changed.

import { own } from "./own.js";
import { makeBeside } from "./pipelines.js";
import { describe } from "./shape.js";
import type { NumericClass } from "./values.js";

/** Bytes of an element in a buffer. Small integers take 4 each, and so does a logical or a char. */
const BYTES: Partial<Record<string, number>> = { double: 8, int64: 8, uint64: 8 };

export const GPU_CLASSES: readonly NumericClass[] = [
  "double",
  "single",
  "int8",
  "int16",
  "int32",
  "int64",
  "uint8",
  "uint16",
  "uint32",
  "uint64",
  "logical",
];

export class GpuWatch {
  /** What the module takes for navigator.gpu. */
  readonly gpu: object;
  /** The device that the session computes on; after a loss the one in its place. */
  device: GPUDevice | undefined;
  readonly #given = new Map<string, GPUBuffer>();
  readonly #taken = new Map<string, GPUBuffer>();
  #next = 0;

  constructor(gpu: GPU) {
    // A platform object's own methods want the object itself as `this`.
    this.gpu = new Proxy(gpu, {
      get: (target, name) => {
        if (name === "requestAdapter")
          return async (options?: GPURequestAdapterOptions) =>
            this.#watchAdapter(await target.requestAdapter(options));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  /** Has the module make its next buffer of a name out of this one. */
  give(buffer: GPUBuffer): string {
    const key = `matgpu buffer ${this.#next++}`;
    this.#given.set(key, buffer);
    return key;
  }

  /** The buffer that the module shows under a name while `show` runs, and what `show` gives. */
  take<Result>(show: (key: string) => Result): { buffer: GPUBuffer | undefined; result: Result } {
    const key = `matgpu buffer ${this.#next++}`;
    const result = show(key);
    const buffer = this.#taken.get(key);
    this.#taken.delete(key);
    return { buffer, result };
  }

  #watchAdapter(adapter: GPUAdapter | null): GPUAdapter | null {
    if (!adapter) return null;
    const request = adapter.requestDevice.bind(adapter);
    own(adapter, "requestDevice", async (descriptor?: GPUDeviceDescriptor) => {
      const device = await request(descriptor);
      this.#watchDevice(device);
      return device;
    });
    return adapter;
  }

  #watchDevice(device: GPUDevice): void {
    this.device = device;
    makeBeside(device);
    const createBuffer = device.createBuffer.bind(device);
    own(device, "createBuffer", (descriptor: GPUBufferDescriptor) => {
      const label = descriptor.label ?? "";
      const given = this.#given.get(label);
      this.#given.delete(label);
      return given ?? createBuffer(descriptor);
    });
    const createBindGroup = device.createBindGroup.bind(device);
    own(device, "createBindGroup", (descriptor: GPUBindGroupDescriptor) => {
      const label = descriptor.label ?? "";
      if (label.startsWith("matgpu buffer ")) {
        for (const { resource } of descriptor.entries)
          this.#taken.set(label, (resource as GPUBufferBinding).buffer);
      }
      return createBindGroup(descriptor);
    });
  }
}

/** Whether something is a buffer of WebGPU; in Node its class need not be a global one. */
export function isGpuBuffer(value: unknown): value is GPUBuffer {
  return (
    typeof value === "object" && value !== null && "mapAsync" in value && "usage" in value && "size" in value
  );
}

/** Checks a page's buffer for an array of these elements. */
export function checkBuffer(buffer: GPUBuffer, elements: number, name: NumericClass): void {
  const needed = elements * (BYTES[name] ?? 4);
  if (buffer.size < needed)
    throw new RangeError(
      `expected a buffer of at least ${needed} bytes for ${elements} elements of class ${name}, found one of ${buffer.size}`,
    );
  // STORAGE and COPY_SRC, whose names a Node without WebGPU's globals lacks.
  if ((buffer.usage & 0x84) !== 0x84)
    throw new TypeError(
      `expected a buffer with the usage STORAGE | COPY_SRC, found the usage ${describe(buffer.usage)}`,
    );
}
