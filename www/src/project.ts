// The files of the playground: kept in the origin's own file system, read and written by programs, too.

import { type FileEntry, type FileProvider, IndexedDbFiles, MemoryFiles, OpfsFiles } from "matgpu";

/** Where the files are: a folder of the origin's own file system, or a database, or memory alone. */
export function storage(folder: string): FileProvider {
  if (OpfsFiles.available()) return new OpfsFiles(`playground/${folder}`);
  if (typeof indexedDB !== "undefined") return new IndexedDbFiles(`matgpu-playground-${folder}`);
  return new MemoryFiles();
}

const TEXTS = /\.(m|txt|csv|tsv|json|md|dat|xml|html|log)$/i;

/** Whether a file is shown as text. */
export const isText = (path: string) => TEXTS.test(path);

/** What is not a file of the user's: what systems leave in folders and archives. */
const isLitter = (path: string) => /(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db)(\/|$)/.test(path);

export class Project {
  readonly files: FileProvider;

  constructor(files: FileProvider) {
    this.files = files;
  }

  async list(): Promise<FileEntry[]> {
    const entries = await this.files.list();
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  async read(path: string): Promise<string | undefined> {
    const bytes = await this.files.read(path);
    return bytes ? new TextDecoder().decode(bytes) : undefined;
  }

  write(path: string, content: string | Uint8Array): Promise<void> {
    return this.files.write(path, typeof content === "string" ? new TextEncoder().encode(content) : content);
  }

  async rename(from: string, to: string): Promise<string> {
    const bytes = await this.files.read(from);
    if (!bytes || from === to) return from;
    const path = await this.free(to);
    await this.files.write(path, bytes);
    await this.files.delete(from);
    return path;
  }

  /** The path, or one like it that no file has yet. */
  async free(path: string): Promise<string> {
    const taken = new Set((await this.files.list()).map((entry) => entry.path));
    if (!taken.has(path)) return path;
    const [, stem = path, ending = ""] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
    for (let k = 2; ; k++) if (!taken.has(`${stem}_${k}${ending}`)) return `${stem}_${k}${ending}`;
  }

  /** Takes files in, archives unpacked and notebooks as programs; none takes the place of another. Gives their paths. */
  async take(files: readonly { path: string; bytes: Uint8Array }[]): Promise<string[]> {
    const taken: string[] = [];
    for (const { path, bytes } of files) {
      if (isLitter(path)) continue;
      if (/\.zip$/i.test(path)) {
        const { unzipSync } = await import("fflate");
        const parts = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith("/"));
        taken.push(...(await this.take(parts.map(([name, content]) => ({ path: name, bytes: content })))));
        continue;
      }
      if (/\.ipynb$/i.test(path)) {
        const { programOf } = await import("./notebook.js");
        const program = programOf(new TextDecoder().decode(bytes));
        if (program !== undefined) {
          const content = new TextEncoder().encode(program);
          taken.push(...(await this.take([{ path: path.replace(/\.ipynb$/i, ".m"), bytes: content }])));
          continue;
        }
      }
      const free = await this.free(path.replaceAll("\\", "/").replace(/^(\.{0,2}\/)+/, ""));
      await this.files.write(free, bytes);
      taken.push(free);
    }
    return taken;
  }

  /** All files, or those of a folder, in an archive. */
  async zip(folder = ""): Promise<Blob> {
    const { zipSync } = await import("fflate");
    const all: Record<string, Uint8Array> = {};
    for (const { path } of await this.list())
      if (path.startsWith(folder))
        all[path.slice(folder.length)] = (await this.files.read(path)) ?? new Uint8Array();
    return new Blob([zipSync(all)], { type: "application/zip" });
  }

  async delete(path: string): Promise<void> {
    await this.files.delete(path);
  }
}

/** The files of a drop, those in folders with their folders. */
export async function dropped(data: DataTransfer): Promise<{ path: string; bytes: Uint8Array }[]> {
  // All are asked for at once: the list is empty when the event is over. Only a folder is read by its entry, for a
  // file's entry goes with the event's data.
  const items = Array.from(data.items, (item) => ({
    entry: item.webkitGetAsEntry?.() ?? null,
    file: item.getAsFile(),
  }));
  const made: { path: string; bytes: Uint8Array }[] = [];
  const walk = async (entry: FileSystemEntry): Promise<void> => {
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      made.push({ path: entry.fullPath.replace(/^\//, ""), bytes: await bytesOf(file) });
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      // A folder is told in pieces, until one is empty.
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return;
      for (const each of some) await walk(each);
    }
  };
  for (const { entry, file } of items) {
    if (entry?.isDirectory) await walk(entry);
    else if (file) made.push({ path: file.name, bytes: await bytesOf(file) });
  }
  return made;
}

/** The files of an input, those of a folder with it. */
export function chosen(files: readonly File[]): Promise<{ path: string; bytes: Uint8Array }[]> {
  return Promise.all(
    files.map(async (file) => ({ path: file.webkitRelativePath || file.name, bytes: await bytesOf(file) })),
  );
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
