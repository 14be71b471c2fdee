// Files of the machine, for Node.

import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import {
  type DiskPlaces,
  type FileEntry,
  type FileProvider,
  filesCall,
  type Refusal,
  type SyncFiles,
} from "./provider.js";

/** What a program may reach beyond its own folders. */
export interface DiskAccess {
  /** Files and folders that may be read; `["/"]` is everything. */
  read?: readonly string[];
  /** Files and folders that may be written, and read too. */
  write?: readonly string[];
  /** Called once for each path that a program was kept from. */
  onRefused?(path: string, access: "read" | "write"): void;
}

/**
 * The files of a folder of the machine. A program reaches that folder, the `further` ones for reading, what `access`
 * grants, and in the machine's folder for temporary files those that it made itself. Symbolic links do not lead out.
 */
export class DiskFiles implements FileProvider {
  readonly sync: SyncFiles;
  readonly places: DiskPlaces;
  readonly #folders: string[];
  readonly #onRefused: DiskAccess["onRefused"];

  /** Paths are relative to `folder`; what is not there is looked for in `further` ones, for reading. */
  constructor(folder = ".", further: readonly string[] = [], access: DiskAccess = {}) {
    this.#folders = [folder, ...further].map((path) => resolve(path));
    const home = this.#folders[0] ?? resolve(folder);
    const { read = [], write = [], onRefused } = access;
    const absolute = (paths: readonly string[]) => paths.map((path) => resolve(path));
    this.places = { folders: this.#folders, read: absolute(read), write: absolute(write) };
    this.#onRefused = onRefused;
    const guard = new Guard(home, this.#folders, access);
    this.sync = {
      home: home.replaceAll("\\", "/"),
      list: () =>
        readdirSync(home, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name)
          .sort(),
      entries: (path) => {
        const names = new Set<string>();
        let found = false;
        for (const root of this.#folders) {
          const folder = guard.readable(resolve(root, path));
          if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
          found = true;
          for (const name of readdirSync(folder)) {
            const inner = statSync(join(folder, name), { throwIfNoEntry: false });
            names.add(inner?.isDirectory() ? `${name}/` : name);
          }
        }
        return found ? [...names].sort() : null;
      },
      read: (path) => {
        for (const root of this.#folders) {
          const bytes = readIfThere(guard.readable(resolve(root, path)));
          if (bytes) return bytes;
        }
        return null;
      },
      write: (path, bytes) => {
        const place = guard.writable(resolve(home, path));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, bytes);
      },
      delete: (path) => {
        const place = guard.writable(resolve(home, path));
        if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return false;
        rmSync(place);
        return true;
      },
    };
  }

  /** Takes what the same files in another thread refused. */
  refused({ path, access }: Refusal): void {
    this.#onRefused?.(path, access);
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

/** Says which places a program may reach. Every place is compared as it is once symbolic links are followed. */
class Guard {
  readonly #read: string[];
  readonly #write: string[];
  readonly #temporary: string[];
  readonly #made = new Set<string>();
  readonly #known = new Set<string>();
  readonly #onRefused: DiskAccess["onRefused"];

  constructor(home: string, folders: readonly string[], { read = [], write = [], onRefused }: DiskAccess) {
    const places = (paths: readonly string[]) => paths.map((path) => real(resolve(path)));
    this.#write = places([home, ...write]);
    this.#read = [...this.#write, ...places([...folders, ...read])];
    // `tempdir` of the language is /tmp on every machine.
    this.#temporary = places([tmpdir(), "/tmp"]);
    this.#onRefused = onRefused;
  }

  /** The place, or an error where it may not be read. */
  readable(path: string): string {
    const place = real(path);
    if (!inside(place, this.#read) && !this.#made.has(place)) this.#refuse(path, "read");
    return place;
  }

  /** The place, or an error where it may not be written. */
  writable(path: string): string {
    const place = real(path);
    if (!inside(place, this.#write) && !this.#made.has(place) && !this.#makes(place))
      this.#refuse(path, "write");
    return place;
  }

  /** Whether it would be new in the folder for temporary files, or in a folder there that a program made. */
  #makes(place: string): boolean {
    const there = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
    const fresh: string[] = [];
    let path = place;
    for (; !there(path); path = dirname(path)) fresh.push(path);
    if (fresh.length === 0 || !(this.#temporary.includes(path) || this.#made.has(path))) return false;
    for (const made of fresh) this.#made.add(made);
    return true;
  }

  #refuse(path: string, access: "read" | "write"): never {
    const first = !this.#known.has(`${access} ${path}`);
    this.#known.add(`${access} ${path}`);
    if (first) this.#onRefused?.(path, access);
    const done = access === "read" ? "read" : "written";
    throw new Error(`${path} may not be ${done}: it lies outside the folder that the session may use`);
  }
}

/** The links that may lead from one to the next, as in the system's own limit. */
const MOST_LINKS = 40;

/** A place with symbolic links followed, as far as there is anything; a link to nothing counts as where it leads. */
function real(path: string, links = MOST_LINKS): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    if (parent === path) return path;
    const place = join(real(parent, links), basename(path));
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
    if (links === 0) throw new Error(`${path} is a circle of symbolic links`);
    return real(resolve(dirname(place), readlinkSync(place)), links - 1);
  }
}

function inside(place: string, roots: readonly string[]): boolean {
  return roots.some((root) => {
    const way = relative(root, place);
    return way === "" || (way !== ".." && !/^\.\.[\\/]/.test(way) && !isAbsolute(way));
  });
}

function readIfThere(path: string): Uint8Array | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return new Uint8Array(buffer, byteOffset, byteLength);
}
