// What each stage makes of the program: the way from text to device, to read.

import type { Session, Stage } from "matgpu";
import { make } from "./page.js";

const STAGES: [Stage, string][] = [
  ["ast", "syntax tree"],
  ["bytecode", "bytecode"],
  ["graph", "captured graph"],
  ["plan", "plan: groups and where they run"],
  ["kernels", "fused kernels"],
  ["wgsl", "WGSL"],
];

export class Stages {
  readonly #stage = make(
    "select",
    { ariaLabel: "Stage" },
    ...STAGES.map(([value, text]) => make("option", { value }, text)),
  );
  readonly #text = make("pre", { tabIndex: 0 });
  #asked = 0;

  constructor(parent: HTMLElement, changed: () => void) {
    this.#stage.value = "plan";
    this.#stage.addEventListener("change", changed);
    parent.append(make("label", {}, "Show the ", this.#stage), this.#text);
  }

  async show(session: Session, program: string): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.#text.textContent = "…";
    const text = await session
      .inspect(program, this.#stage.value as Stage)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    // An answer that comes after a later question is not shown.
    if (mine === this.#asked) this.#text.textContent = text || "(nothing: no array work in this program)";
  }
}
