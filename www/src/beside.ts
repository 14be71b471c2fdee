// The same programs on the host, beside the session: whether the answers are the same, and how long each took. The
// other session has a workspace of its own, which went the same way, and copies of the files, which are dropped.

import { createSession, MatlabError, MemoryFiles, type Session } from "matgpu";
import { difference } from "./difference.js";
import type { Project } from "./project.js";

/** What a run came to. */
export interface Ran {
  elapsed: number;
  text: string;
  /** The identifier and message of the error that ended it. */
  error?: string;
}

/** How a variable stands on both sides. */
export interface Compared {
  name: string;
  verdict: "same" | "different" | "not compared";
  /** What differs, or why it was not compared. */
  detail: string;
}

/** Elements of larger arrays are not brought to the page for this. */
const MOST = 2 ** 22;

export class Beside {
  readonly #session: Session;
  readonly #files: MemoryFiles;
  readonly #project: Project;
  /** What the person answered in the run that is to be repeated. */
  readonly #answers: string[];

  private constructor(session: Session, files: MemoryFiles, project: Project, answers: string[]) {
    this.#session = session;
    this.#files = files;
    this.#project = project;
    this.#answers = answers;
  }

  static async open(project: Project): Promise<Beside> {
    const files = new MemoryFiles();
    const answers: string[] = [];
    const session = await createSession({ provider: "host", files, onInput: () => answers.shift() ?? null });
    return new Beside(session, files, project, answers);
  }

  /** Takes the files as they are before a run. */
  async prepare(): Promise<void> {
    for (const { path } of await this.#files.list()) await this.#files.delete(path);
    for (const { path } of await this.#project.list()) {
      const bytes = await this.#project.files.read(path);
      if (bytes) await this.#files.write(path, bytes);
    }
  }

  async run(program: string, name: string, anew: boolean, answers: readonly string[]): Promise<Ran> {
    this.#answers.splice(0, this.#answers.length, ...answers);
    if (anew) await this.#session.call("close", ["all"], 0);
    return ran(this.#session.run(program, { name, file: anew }));
  }

  interrupt(): void {
    this.#session.interrupt();
  }

  dispose(): void {
    this.#session.dispose();
  }

  /** Every variable of either workspace. */
  async compare(session: Session): Promise<Compared[]> {
    const [mine, others] = [await session.workspace(), await this.#session.workspace()];
    const names = [...new Set([...mine, ...others].map(({ name }) => name))].sort();
    const made: Compared[] = [];
    for (const name of names) {
      const [a, b] = [mine, others].map((all) => all.find((each) => each.name === name));
      if (!a || !b) {
        made.push({ name, verdict: "different", detail: `only ${a ? "here" : "on the host"}` });
        continue;
      }
      if (a.shape.reduce((product, length) => product * length, 1) > MOST) {
        made.push({
          name,
          verdict: "not compared",
          detail: `more than ${MOST.toLocaleString("en")} elements`,
        });
        continue;
      }
      const detail = difference(await session.get(name), await this.#session.get(name));
      made.push({ name, verdict: detail === "" ? "same" : "different", detail });
    }
    return made;
  }
}

async function ran(run: ReturnType<Session["run"]>): Promise<Ran> {
  const began = performance.now();
  let text = "";
  try {
    for await (const event of run) if (event.type === "output") text += event.text;
    const { elapsed } = await run;
    return { elapsed, text };
  } catch (error) {
    return { elapsed: performance.now() - began, text, error: errorText(error) };
  }
}

/** What of an error two sides have in common. */
export const errorText = (error: unknown): string =>
  error instanceof MatlabError
    ? `${error.identifier} ${error.message}`
    : error instanceof Error
      ? error.message
      : String(error);
