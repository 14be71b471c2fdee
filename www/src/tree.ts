// The tree of files: folders open and close, files are opened, renamed, downloaded and deleted in place.

import type { FileEntry } from "matgpu";
import { bytes, download, make } from "./page.js";
import { chosen, type Project } from "./project.js";

interface Actions {
  open(path: string): void;
  renamed(from: string, to: string): void;
  deleted(path: string): void;
  /** A file is wanted by its address. */
  fetch(address: string): void;
  failed(error: unknown): void;
}

interface Folder {
  folders: Map<string, Folder>;
  files: FileEntry[];
}

export class Tree {
  readonly #list = make("div", { className: "tree" });
  readonly #project: Project;
  readonly #actions: Actions;
  /** Folders that are shut; the others are open. */
  readonly #shut = new Set<string>();
  #current = "";

  constructor(parent: HTMLElement, project: Project, actions: Actions) {
    this.#project = project;
    this.#actions = actions;
    const upload = make("input", { type: "file", multiple: true, hidden: true });
    const folder = make("input", { type: "file", hidden: true, webkitdirectory: true });
    for (const input of [upload, folder]) {
      input.addEventListener("change", () => {
        const files = Array.from(input.files ?? []);
        input.value = "";
        void this.#do(async () => project.take(await chosen(files)));
      });
    }
    const button = (text: string, title: string, act: () => void) => {
      const made = make("button", { title, textContent: text });
      made.addEventListener("click", act);
      return made;
    };
    parent.append(
      make(
        "div",
        { className: "actions" },
        button("New", "A new file; a name with / puts it into a folder", () => this.#new()),
        button("Upload", "Files or archives; they can be dropped on the page, too", () => upload.click()),
        button("Folder", "All files of a folder", () => folder.click()),
        button("URL", "A file by its address, of a public Git host, say", () => this.#fetch()),
        button(
          "Zip",
          "Download all files in an archive",
          () => void this.#do(async () => download(await project.zip(), "project.zip")),
        ),
      ),
      upload,
      folder,
      this.#list,
    );
  }

  /** Shows what there is now, the file that is open marked. */
  async show(current = this.#current): Promise<void> {
    this.#current = current;
    const root: Folder = { folders: new Map(), files: [] };
    for (const entry of await this.#project.list()) {
      let folder = root;
      for (const name of entry.path.split("/").slice(0, -1)) {
        const next = folder.folders.get(name) ?? { folders: new Map(), files: [] };
        folder.folders.set(name, next);
        folder = next;
      }
      folder.files.push(entry);
    }
    this.#list.replaceChildren(...this.#rows(root, ""));
  }

  async #do(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      await this.show();
    } catch (error) {
      this.#actions.failed(error);
    }
  }

  #rows(folder: Folder, path: string): HTMLElement[] {
    const folders = [...folder.folders].map(([name, inner]) => {
      const whole = `${path}${name}/`;
      const shown = make(
        "details",
        { open: !this.#shut.has(whole) },
        make("summary", {}, name),
        ...this.#rows(inner, whole),
      );
      shown.addEventListener("toggle", (event) => {
        if (event.target !== shown) return;
        if (shown.open) this.#shut.delete(whole);
        else this.#shut.add(whole);
      });
      return shown;
    });
    return [...folders, ...folder.files.map((file) => this.#row(file))];
  }

  #row({ path, size }: FileEntry): HTMLElement {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const open = make("button", { className: "name", title: `${path}, ${bytes(size)}`, textContent: name });
    open.addEventListener("click", () => this.#actions.open(path));
    if (path === this.#current) open.setAttribute("aria-current", "true");
    const row = make("div", { className: "file" }, open);
    const act = (text: string, title: string, work: () => void) => {
      const made = make("button", { className: "small", title, ariaLabel: title, textContent: text });
      made.addEventListener("click", work);
      row.append(made);
    };
    act("✎", `Rename ${name}`, () =>
      this.#ask(row, path, (to) =>
        this.#do(async () => this.#actions.renamed(path, await this.#project.rename(path, to))),
      ),
    );
    act(
      "↓",
      `Download ${name}`,
      () =>
        void this.#do(async () => {
          const content = await this.#project.files.read(path);
          if (content) download(new Blob([content.slice()]), name);
        }),
    );
    act("×", `Delete ${name}`, () => {
      if (!confirm(`Delete ${path}?`)) return;
      void this.#do(async () => {
        await this.#project.delete(path);
        this.#actions.deleted(path);
      });
    });
    return row;
  }

  #new(): void {
    const row = make("div", { className: "file" });
    // Not in the list, which is made anew while somebody types.
    this.#list.before(row);
    this.#ask(row, "untitled.m", (path) =>
      this.#do(async () => {
        const free = await this.#project.free(path);
        await this.#project.write(free, "");
        this.#actions.open(free);
      }),
    );
  }

  #fetch(): void {
    const line = make("input", {
      type: "url",
      required: true,
      placeholder: "https://…",
      ariaLabel: "Address of the file",
    });
    const form = make("form", {}, line);
    const row = make("div", { className: "file" }, form);
    this.#list.before(row);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      row.remove();
      this.#actions.fetch(line.value);
    });
    line.addEventListener("keydown", (event) => {
      if (event.key === "Escape") row.remove();
    });
    line.focus();
  }

  /** Asks for a path in the place of a row. */
  #ask(row: HTMLElement, path: string, then: (path: string) => void): void {
    const line = make("input", { type: "text", value: path, ariaLabel: "Path of the file" });
    const form = make("form", {}, line);
    row.replaceChildren(form);
    let over = false;
    const end = (wanted: string) => {
      if (over) return;
      over = true;
      row.remove();
      const clean = wanted.trim().replace(/^\/+/, "");
      if (clean === "" || /(^|\/)\.\.?(\/|$)/.test(clean)) void this.show();
      else then(clean);
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      end(line.value);
    });
    line.addEventListener("keydown", (event) => {
      if (event.key === "Escape") end("");
    });
    line.addEventListener("blur", () => end(""));
    line.focus();
    line.setSelectionRange(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
  }
}
