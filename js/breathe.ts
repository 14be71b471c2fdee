// Lets the thread do something else for a moment: messages come in, a page draws.

/** A function that gives the event loop one turn. */
export function breather(): () => Promise<void> {
  // In Node an open MessageChannel would hold the process.
  const immediate = (globalThis as { setImmediate?: (call: () => void) => unknown }).setImmediate;
  if (typeof immediate === "function") return () => new Promise((resolve) => immediate(resolve));
  // In a page, messages would come ahead of its timers and of what it draws; in a worker they cost the least.
  if (typeof document !== "undefined") return () => new Promise((resolve) => setTimeout(resolve, 0));
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
