// Files that live as long as the session.

import { type FileEntry, type FileProvider, normalPath, type SyncFiles } from "./provider.js";

/** Files in memory, the default. */
export class MemoryFiles implements FileProvider {
  readonly sync: SyncFiles = {
    home: "/",
    version: () => this.#version,
    list: () => [...this.#files.keys()],
    read: (path) => this.#files.get(normalPath(path))?.bytes.slice() ?? null,
    write: (path, bytes) => void this.#put(path, bytes.slice()),
    delete: (path) => {
      this.#version += 1;
      return this.#files.delete(normalPath(path));
    },
  };
  readonly #files = new Map<string, { bytes: Uint8Array; version: number }>();
  #version = 0;

  /** Begins with the given files: a text is stored as UTF-8. */
  constructor(initial: Record<string, string | Uint8Array> = {}) {
    for (const [path, content] of Object.entries(initial))
      this.#put(path, typeof content === "string" ? new TextEncoder().encode(content) : content.slice());
  }

  async list(): Promise<FileEntry[]> {
    return Array.from(this.#files, ([path, { bytes, version }]) => ({ path, size: bytes.length, version }));
  }

  async read(path: string): Promise<Uint8Array | null> {
    return this.sync.read(path);
  }

  async write(path: string, bytes: Uint8Array): Promise<void> {
    this.sync.write(path, bytes);
  }

  async delete(path: string): Promise<boolean> {
    return this.sync.delete(path);
  }

  #put(path: string, bytes: Uint8Array): void {
    this.#files.set(normalPath(path), { bytes, version: ++this.#version });
  }
}
