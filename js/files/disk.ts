// Files of the machine, for Node.

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type FileEntry, type FileProvider, filesCall, type SyncFiles } from "./provider.js";

/** The files of a folder of the machine. A path may lead out of it, as in any program that runs in a folder. */
export class DiskFiles implements FileProvider {
  readonly sync: SyncFiles;
  readonly #folders: string[];

  /** Paths are relative to `folder`; what is not there is looked for in `further` ones, for reading. */
  constructor(folder = ".", further: readonly string[] = []) {
    this.#folders = [folder, ...further].map((path) => resolve(path));
    const home = this.#folders[0] ?? resolve(folder);
    this.sync = {
      list: () =>
        readdirSync(home, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name)
          .sort(),
      read: (path) => {
        for (const root of this.#folders) {
          const bytes = readIfThere(resolve(root, path));
          if (bytes) return bytes;
        }
        return null;
      },
      write: (path, bytes) => {
        const place = resolve(home, path);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, bytes);
      },
      delete: (path) => {
        const place = resolve(home, path);
        if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return false;
        rmSync(place);
        return true;
      },
    };
  }

  list(): Promise<FileEntry[]> {
    return filesCall("list the files", async () =>
      this.sync.list().map((path) => {
        const { size, mtimeMs } = statSync(resolve(this.#folders[0] ?? ".", path));
        return { path, size, version: mtimeMs };
      }),
    );
  }

  read(path: string): Promise<Uint8Array | null> {
    return filesCall(`read ${path}`, async () => this.sync.read(path));
  }

  write(path: string, bytes: Uint8Array): Promise<void> {
    return filesCall(`write ${path}`, async () => this.sync.write(path, bytes));
  }

  delete(path: string): Promise<boolean> {
    return filesCall(`delete ${path}`, async () => this.sync.delete(path));
  }
}

function readIfThere(path: string): Uint8Array | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return new Uint8Array(buffer, byteOffset, byteLength);
}
