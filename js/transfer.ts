// The buffers within a reply, which are handed over in place of copied.

/** Smaller ones are copied: each that is handed over costs more than that. */
const LARGE = 2 ** 16;

/** Adds the large buffers of typed arrays within plain data. */
export function buffersOf(data: unknown, found: Transferable[]): void {
  if (typeof data !== "object" || data === null) return;
  if (ArrayBuffer.isView(data)) {
    if (data.buffer instanceof ArrayBuffer && data.byteLength >= LARGE) found.push(data.buffer);
  } else for (const part of Object.values(data)) buffersOf(part, found);
}

/** The bytes of plain data, or so. */
export function sizeOf(data: unknown): number {
  if (typeof data === "string") return 2 * data.length;
  if (typeof data !== "object" || data === null) return 8;
  if (ArrayBuffer.isView(data)) return data.byteLength;
  return Object.values(data).reduce((sum: number, part) => sum + sizeOf(part), 0);
}
