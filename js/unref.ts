// In Node a timer holds the process; those of the package are not worth it.

/** Lets the process end though the timer runs. */
export function unref(timer: unknown): void {
  if (typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function")
    timer.unref();
}
