// Files in IndexedDB, for browsers without a writable private file system: they outlive the page.

import { settled, transact } from "../database.js";
import { SessionError } from "../errors.js";
import { type FileEntry, type FileProvider, filesCall, normalPath } from "./provider.js";

const STORE = "files";

interface Stored {
  bytes: Uint8Array;
  version: string;
}

/** Files in an IndexedDB database of its own. */
export class IndexedDbFiles implements FileProvider {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name = "matgpu-files") {
    this.#name = name;
  }

  /** Whether this page has IndexedDB. */
  static available(): boolean {
    return typeof indexedDB !== "undefined";
  }

  async list(): Promise<FileEntry[]> {
    return filesCall("list the files", () =>
      this.#within("readonly", async (store) => {
        const [paths, contents] = await Promise.all([
          settled(store.getAllKeys()),
          settled(store.getAll() as IDBRequest<Stored[]>),
        ]);
        return paths.map((path, i) => {
          const { bytes, version } = contents[i] as Stored;
          return { path: String(path), size: bytes.length, version };
        });
      }),
    );
  }

  async read(path: string): Promise<Uint8Array | null> {
    return filesCall(`read ${path}`, () =>
      this.#within("readonly", async (store) => {
        const stored: Stored | undefined = await settled(store.get(normalPath(path)));
        return stored?.bytes ?? null;
      }),
    );
  }

  async write(path: string, bytes: Uint8Array): Promise<void> {
    await filesCall(`write ${path}`, () =>
      this.#within("readwrite", (store) => {
        const stored: Stored = { bytes: bytes.slice(), version: `${Date.now()} ${Math.random()}` };
        return settled(store.put(stored, normalPath(path)));
      }),
    );
  }

  async delete(path: string): Promise<boolean> {
    return filesCall(`delete ${path}`, () =>
      this.#within("readwrite", async (store) => {
        const key = normalPath(path);
        const found = (await settled(store.count(key))) > 0;
        await settled(store.delete(key));
        return found;
      }),
    );
  }

  #open(): Promise<IDBDatabase> {
    if (!IndexedDbFiles.available()) throw new SessionError("files", "this browser has no IndexedDB");
    this.#database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  async #within<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    return transact(await this.#open(), STORE, mode, work);
  }
}
