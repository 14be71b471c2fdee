// The buffers within a reply, which are handed over in place of copied.

/** Adds the buffers of all typed arrays within plain data. */
export function buffersOf(data: unknown, found: Transferable[]): void {
  if (typeof data !== "object" || data === null) return;
  if (ArrayBuffer.isView(data)) {
    if (data.buffer instanceof ArrayBuffer) found.push(data.buffer);
  } else for (const part of Object.values(data)) buffersOf(part, found);
}
