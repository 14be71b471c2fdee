// What each stage makes of the program: the way from text to device, to read. The plan is drawn as well (plan/drawing.ts).

import { MatlabError, type Session, type Stage } from "matgpu";
import { make } from "./page.js";

const STAGES: [Stage, string][] = [
  ["ast", "syntax tree"],
  ["bytecode", "bytecode"],
  ["graph", "captured graph"],
  ["plan", "plan: groups and where they run"],
  ["kernels", "fused kernels"],
  ["wgsl", "WGSL"],
  ["wasm", "compiled loops"],
];

/** Two looks at a program may have flushed at different points: so often is it looked at again, while that takes so many milliseconds. */
const [LOOKS, LONG] = [3, 2000];

export class Stages {
  readonly #stage = make(
    "select",
    { ariaLabel: "Stage" },
    ...STAGES.map(([value, text]) => make("option", { value }, text)),
  );
  readonly #drawing = make("div", { className: "plans" });
  readonly #text = make("pre", { tabIndex: 0 });
  #asked = 0;
  /** The session that a stage is being asked of, and the end of that. One at a time: a session stops only what runs. */
  #looking: { session: Session; over: Promise<string> } | undefined;

  constructor(parent: HTMLElement, changed: () => void) {
    this.#stage.value = "plan";
    this.#stage.addEventListener("change", changed);
    const note = "The program runs beside the workspace for this; what it changes and prints is dropped.";
    parent.append(
      make("label", {}, "Show the ", this.#stage),
      make("p", { className: "note" }, note),
      this.#drawing,
      this.#text,
    );
  }

  /** Shows the stage that is chosen; a stage asked for before is stopped. */
  async show(session: Session, program: string): Promise<void> {
    this.stop();
    const mine = this.#asked;
    const stage = this.#stage.value as Stage;
    this.#text.textContent = "…";
    this.#drawing.replaceChildren();
    const text = await this.#look(mine, session, program, stage);
    if (text === undefined) return;
    this.#text.textContent = text || "(nothing: no array work in this program)";
    if (stage === "plan" && /^\d+: /m.test(text)) await this.#draw(mine, session, program, text);
  }

  /** The text of a stage; undefined where another was asked for meanwhile, or none any more. */
  async #look(mine: number, session: Session, program: string, stage: Stage): Promise<string | undefined> {
    while (this.#looking) await this.#looking.over;
    if (mine !== this.#asked) return undefined;
    const looking = { session, over: textOf(session, program, stage) };
    this.#looking = looking;
    const text = await looking.over;
    this.#looking = undefined;
    return mine === this.#asked ? text : undefined;
  }

  async #draw(mine: number, session: Session, program: string, first: string): Promise<void> {
    const { drawPlan } = await import("./plan/drawing.js");
    const { readFlushes } = await import("./plan/read.js");
    let plan: string | undefined = first;
    let best: ReturnType<typeof readFlushes> | undefined;
    const began = performance.now();
    for (let k = 0; k < LOOKS && !best?.whole; k++) {
      if (k > 0 && performance.now() - began > LONG) break;
      if (k > 0) plan = await this.#look(mine, session, program, "plan");
      const graph = plan === undefined ? undefined : await this.#look(mine, session, program, "graph");
      if (plan === undefined || graph === undefined) return;
      const read = readFlushes(plan, graph);
      if (read.whole || read.flushes.length > (best?.flushes.length ?? 0)) best = read;
    }
    if (mine !== this.#asked || !best) return;
    const some = best.whole
      ? []
      : [make("p", { className: "note" }, "Not every flush could be drawn: the text has them all.")];
    this.#drawing.replaceChildren(...drawPlan(best.flushes), ...some);
  }

  /** Stops what is being made, and what waits for its end. */
  stop(): void {
    if (this.#text.textContent === "…") this.#text.textContent = "(stopped)";
    this.#asked += 1;
    this.#looking?.session.interrupt();
  }
}

/** The text of a stage, or what keeps it from being made. */
async function textOf(session: Session, program: string, stage: Stage): Promise<string> {
  try {
    return await session.inspect(program, stage);
  } catch (error) {
    if (error instanceof MatlabError && error.identifier === "matgpu:interrupted") return "(stopped)";
    return error instanceof Error ? error.message : String(error);
  }
}
