// A view of the global scope in which navigator.gpu is a given object: nothing global is changed for it.

/** What the module sees as its global object when the page (or Node) brings a WebGPU of its own, or is to have none. */
export function scopeWith(gpu: object | undefined): typeof globalThis {
  const own: Record<string, unknown> = {
    // wgpu looks for one of the two names before it reads navigator.gpu.
    Window: class Window {},
    navigator: { gpu },
  };
  return new Proxy(globalThis, {
    get(target, name) {
      if (typeof name === "string" && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name);
      if (value === undefined && typeof name === "string" && /^GPU\w+Error$/.test(name)) return byName(name);
      return value;
    },
    has: (target, name) => name in own || Reflect.has(target, name),
  });
}

/** A class for `instanceof` alone: a WebGPU in Node need not have put its classes into the global scope. */
function byName(name: string): object {
  const value = (object: unknown) =>
    typeof object === "object" && object !== null && object.constructor?.name === name;
  return Object.defineProperty(() => {}, Symbol.hasInstance, { value });
}
