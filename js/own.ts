/** Gives an object a property of its own, in front of its class's. */
export function own(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
