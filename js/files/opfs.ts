// Files in the origin's private file system: they outlive the page.

import { SessionError } from "../errors.js";
import { type FileEntry, type FileProvider, filesCall, normalPath } from "./provider.js";

/** Files in the origin private file system, below a folder of its own. */
export class OpfsFiles implements FileProvider {
  readonly #folder: string;

  constructor(folder = "matgpu") {
    this.#folder = normalPath(folder);
  }

  /** Whether this page has an origin private file system. */
  static available(): boolean {
    return typeof navigator !== "undefined" && typeof navigator.storage?.getDirectory === "function";
  }

  async list(): Promise<FileEntry[]> {
    return filesCall("list the files", async () => {
      const entries: FileEntry[] = [];
      await walk(await this.#root(), "", entries);
      return entries;
    });
  }

  async read(path: string): Promise<Uint8Array | null> {
    return filesCall(`read ${path}`, async () => {
      // A file that is written anew while it is read is read again.
      for (let attempt = 1; ; attempt += 1) {
        try {
          const handle = await this.#find(path, false);
          return handle && new Uint8Array(await (await handle.getFile()).arrayBuffer());
        } catch (error) {
          if (!isReplaced(error) || attempt === ATTEMPTS) throw error;
          await new Promise((resolve) => setTimeout(resolve, attempt));
        }
      }
    });
  }

  async write(path: string, bytes: Uint8Array): Promise<void> {
    await filesCall(`write ${path}`, async () => {
      const handle = await this.#find(path, true);
      if (!handle) throw new Error("the file could not be made");
      const stream = await handle.createWritable();
      try {
        await stream.write(bytes.slice());
      } catch (error) {
        await stream.abort();
        throw error;
      }
      await stream.close();
    });
  }

  async delete(path: string): Promise<boolean> {
    return filesCall(`delete ${path}`, async () => {
      const { folder, name } = split(path);
      try {
        await (await this.#folderHandle(folder, false)).removeEntry(name);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    });
  }

  async #root(): Promise<FileSystemDirectoryHandle> {
    if (!OpfsFiles.available())
      throw new SessionError("files", "this browser has no origin private file system");
    let handle = await navigator.storage.getDirectory();
    for (const part of this.#folder.split("/"))
      handle = await handle.getDirectoryHandle(part, { create: true });
    return handle;
  }

  async #folderHandle(folder: string[], create: boolean): Promise<FileSystemDirectoryHandle> {
    let handle = await this.#root();
    for (const part of folder) handle = await handle.getDirectoryHandle(part, { create });
    return handle;
  }

  async #find(path: string, create: boolean): Promise<FileSystemFileHandle | null> {
    const { folder, name } = split(path);
    try {
      return await (await this.#folderHandle(folder, create)).getFileHandle(name, { create });
    } catch (error) {
      if (!create && isMissing(error)) return null;
      throw error;
    }
  }
}

function split(path: string): { folder: string[]; name: string } {
  const folder = normalPath(path).split("/");
  return { name: folder.pop() ?? "", folder };
}

/** How often a file is read that others write. */
const ATTEMPTS = 20;

/** What browsers call the file that is written before it takes the place of another. */
const SWAP = ".crswap";

const isReplaced = (error: unknown) =>
  isMissing(error) || (error instanceof DOMException && error.name === "NotReadableError");

const isMissing = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";

/** A file that was listed; null where it has been deleted since. */
async function fileOf(folder: FileSystemDirectoryHandle, name: string, listed: FileSystemFileHandle) {
  let handle = listed;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await handle.getFile();
    } catch (error) {
      if (!isReplaced(error)) throw error;
      if (attempt === ATTEMPTS) return null;
    }
    try {
      handle = await folder.getFileHandle(name);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

/** TypeScript's own types leave the iteration of a folder out. */
type Entries = AsyncIterable<[string, FileSystemHandle]>;

async function walk(folder: FileSystemDirectoryHandle, prefix: string, entries: FileEntry[]) {
  for await (const [name, handle] of folder as unknown as Entries) {
    const path = `${prefix}${name}`;
    if (handle.kind === "directory") await walk(handle as FileSystemDirectoryHandle, `${path}/`, entries);
    else if (!name.endsWith(SWAP)) {
      const file = await fileOf(folder, name, handle as FileSystemFileHandle);
      if (file) entries.push({ path, size: file.size, version: file.lastModified });
    }
  }
}
