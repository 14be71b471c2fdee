// Lets the thread do something else for a moment: messages come in, a page draws.

/** The part of the platform's scheduler that is used, where there is one. */
interface Scheduler {
  postTask?(task: () => void): Promise<void>;
}

/** Gives what lets the event loop one turn. */
export function yielder(): () => Promise<void> {
  const { setImmediate, scheduler } = globalThis as {
    setImmediate?: (call: () => void) => unknown;
    scheduler?: Scheduler;
  };
  // In Node an open MessageChannel would hold the process.
  if (typeof setImmediate === "function") return () => new Promise((resolve) => setImmediate(resolve));
  if (typeof document !== "undefined") {
    // In a page, messages would come ahead of its timers and of what it draws. A task of the scheduler comes in its
    // turn, and without the wait of four milliseconds that timers within timers have.
    const postTask = scheduler?.postTask?.bind(scheduler);
    if (postTask) return () => postTask(() => {});
    return () => new Promise((resolve) => setTimeout(resolve, 0));
  }
  // In a worker they cost the least.
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
