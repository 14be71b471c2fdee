// The session's files: the provider, and what of it the engine has to know before its next program.

import { SessionError } from "../errors.js";
import type { FileChange } from "../protocol.js";
import { describe } from "../shape.js";
import { MemoryFiles } from "./memory.js";
import {
  type DiskPlaces,
  type FileEntry,
  type FileProvider,
  filesCall,
  normalPath,
  type Refusal,
  type SyncFiles,
} from "./provider.js";

/** The files of a session, for the page. */
export class SessionFiles {
  readonly #provider: FileProvider;
  /** What the engine has: the version of each file that it knows or wrote. */
  #known = new Map<string, string>();
  readonly #changed = new Set<string>();
  /** A provider that came from outside can change behind the session's back. */
  readonly #shared: boolean;
  #listed = false;

  /** @internal What the engine reads and writes itself. */
  readonly direct: { files?: SyncFiles; places?: DiskPlaces } | undefined;

  /** @internal `sameThread`: the engine is in this thread; `disk`: it reaches the files of the machine from its own. */
  constructor(provider: FileProvider | undefined, sameThread: boolean, disk: boolean) {
    this.#provider = provider ?? new MemoryFiles();
    this.#shared = provider !== undefined;
    const { sync, places } = this.#provider;
    if (sameThread && sync) this.direct = { files: sync };
    else if (disk && places) this.direct = { places };
  }

  /** Every file, in the order of their paths. */
  async list(): Promise<FileEntry[]> {
    const entries: unknown = await filesCall("list the files", () => this.#provider.list());
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new SessionError(
        "files",
        `expected a list of { path, size } from list() of the file provider, found ${found(entries)}`,
      );
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** The bytes of a file, or null where there is none. */
  read(path: string): Promise<Uint8Array | null> {
    return filesCall(`read ${path}`, async () => this.#provider.read(normalPath(path)));
  }

  /** The text of a file, read as UTF-8, or null where there is none. */
  async readText(path: string): Promise<string | null> {
    const bytes = await this.read(path);
    return bytes && new TextDecoder().decode(bytes);
  }

  /** Makes or replaces a file; a text is stored as UTF-8. */
  async write(path: string, content: string | Uint8Array | ArrayBuffer): Promise<void> {
    const bytes =
      typeof content === "string"
        ? new TextEncoder().encode(content)
        : content instanceof ArrayBuffer
          ? new Uint8Array(content)
          : content;
    if (!(bytes instanceof Uint8Array)) throw new TypeError("expected a string or bytes to write");
    const name = normalPath(path);
    await filesCall(`write ${path}`, () => this.#provider.write(name, bytes));
    this.#changed.add(name);
  }

  /** Removes a file; false where there was none. */
  async delete(path: string): Promise<boolean> {
    const name = normalPath(path);
    const found = await filesCall(`delete ${path}`, () => this.#provider.delete(name));
    this.#changed.add(name);
    return found;
  }

  /** @internal What has changed since the engine was last updated; it is sent now. */
  async changes(): Promise<FileChange[]> {
    if (this.direct) return [];
    const names = new Set(this.#changed);
    this.#changed.clear();
    if (this.#shared || !this.#listed) {
      this.#listed = true;
      const now = new Map(
        (await this.list()).map(({ path, size, version }) => [path, `${size} ${version ?? ""}`]),
      );
      for (const [path, version] of now) if (this.#known.get(path) !== version) names.add(path);
      for (const path of this.#known.keys()) if (!now.has(path)) names.add(path);
      this.#known = now;
    }
    return Promise.all(Array.from(names, async (path) => ({ path, bytes: await this.read(path) })));
  }

  /** @internal Takes back what was not sent after all: the next time it is. */
  unsent(changes: readonly FileChange[]): void {
    for (const { path } of changes) this.#changed.add(path);
  }

  /** @internal Stores what the program wrote. */
  async store(changes: readonly FileChange[]): Promise<void> {
    for (const { path, bytes } of changes)
      if (bytes) await filesCall(`write ${path}`, () => this.#provider.write(path, bytes));
      else await filesCall(`delete ${path}`, () => this.#provider.delete(path));
    if (!this.#shared || changes.length === 0) return;
    for (const { path, size, version } of await this.list())
      if (changes.some((change) => change.path === path)) this.#known.set(path, `${size} ${version ?? ""}`);
    for (const { path, bytes } of changes) if (!bytes) this.#known.delete(path);
  }

  /** @internal An engine that reads the files itself kept a program from one. */
  refused(refusal: Refusal): void {
    this.#provider.refused?.(refusal);
  }

  /** @internal A new engine knows no files. */
  forget(): void {
    this.#known.clear();
    this.#listed = false;
  }
}

const isEntry = (entry: unknown): entry is FileEntry =>
  typeof entry === "object" &&
  entry !== null &&
  "path" in entry &&
  typeof entry.path === "string" &&
  "size" in entry &&
  typeof entry.size === "number";

const found = (entries: unknown) =>
  Array.isArray(entries) ? `${describe(entries.find((entry) => !isEntry(entry)))} in it` : describe(entries);
