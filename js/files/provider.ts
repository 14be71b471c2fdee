// Where a program's files live: the interface, and the names that it speaks of.

import { SessionError } from "../errors.js";

/** A file of a provider. */
export interface FileEntry {
  /** Names joined by `/`, without a leading one: `data/run1.csv`. */
  path: string;
  /** Bytes. */
  size: number;
  /** Anything that differs once the content does; without it only a change of the size is noticed. */
  version?: string | number;
}

/**
 * Where `fopen`, `fileread` and calls of other .m files look. The session reads what is new before a
 * program runs and writes what the program changed after it; a failure rejects the run.
 */
export interface FileProvider {
  /** The same without waiting, where it can: a session in the calling thread then uses the files directly. */
  readonly sync?: SyncFiles;
  /** The places of the machine that these are the files of: a worker in Node then uses them directly. */
  readonly places?: DiskPlaces;
  /** Told of what such a worker kept from a program. */
  refused?(refusal: Refusal): void;
  /** Every file. */
  list(): Promise<FileEntry[]>;
  /** The bytes of a file, or null where there is none. The caller may keep and change them. */
  read(path: string): Promise<Uint8Array | null>;
  /** Makes or replaces a file; what is written stays the caller's. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file; false where there was none. */
  delete(path: string): Promise<boolean>;
}

/** Where files of the machine lie, and what may be reached besides. */
export interface DiskPlaces {
  folders: readonly string[];
  read: readonly string[];
  write: readonly string[];
}

/** A path that a program was kept from. */
export interface Refusal {
  path: string;
  access: "read" | "write";
}

/** Files that need no waiting. What throws is an error in the program. */
export interface SyncFiles {
  /** The absolute path of the files' own folder, which is where programs begin (`pwd`). Without it that is `.`. */
  readonly home?: string;
  /** Goes up whenever a file is written, comes or goes. Without it each run looks anew for the functions it calls. */
  version?(): number;
  /** The paths. */
  list(): string[];
  /**
   * The names in a folder, those of folders with a `/` at the end; null where there is no such folder. The empty path
   * is the files' own folder. Without it folders are what paths are made of.
   */
  entries?(path: string): string[] | null;
  read(path: string): Uint8Array | null;
  write(path: string, bytes: Uint8Array): void;
  delete(path: string): boolean;
}

/** The one form of a path: no leading slash, no `.` or `..`, no empty part. */
export function normalPath(path: string): string {
  if (typeof path !== "string") throw new TypeError("expected a path as a string");
  const parts: string[] = [];
  for (const part of path.replaceAll("\\", "/").split("/")) {
    if (part === "" || part === ".") continue;
    if (part === "..") {
      if (parts.pop() === undefined)
        throw new SessionError("files", `the path "${path}" leads out of the session's files`);
    } else parts.push(part);
  }
  if (parts.length === 0) throw new SessionError("files", `expected the path of a file, found "${path}"`);
  return parts.join("/");
}

/** Runs a provider's own calls so that whatever fails says which file it was about. */
export async function filesCall<Result>(what: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof SessionError) throw cause;
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new SessionError("files", `cannot ${what}: ${why}`, { cause });
  }
}
