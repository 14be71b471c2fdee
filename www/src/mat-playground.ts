// <mat-playground>: the playground in any page, with the program that stands in the element. A page loads this file as a
// module from where the playground is served. Attributes: `height` (as in CSS) and `title`.

import { MAIN, toFragment } from "./share.js";

const here = import.meta.url;

class MatPlayground extends HTMLElement {
  static readonly observedAttributes = ["height"];
  #frame: HTMLIFrameElement | undefined;

  connectedCallback(): void {
    // Where the script comes before the element, its text is not there yet.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => void this.#show(), { once: true });
    else void this.#show();
  }

  attributeChangedCallback(): void {
    if (this.#frame) this.#frame.style.height = this.#height;
  }

  get #height(): string {
    return this.getAttribute("height") ?? "24rem";
  }

  async #show(): Promise<void> {
    if (this.#frame || !this.isConnected) return;
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.title = this.getAttribute("title") ?? "A program to run";
    frame.allow = "clipboard-write; cross-origin-isolated";
    frame.loading = "lazy";
    frame.style.cssText = "display: block; width: 100%; border: 0";
    frame.style.height = this.#height;
    const address = new URL("index.html", here);
    address.hash = await toFragment(
      { files: { [MAIN]: dedented(this.textContent ?? "") }, shown: MAIN },
      MAIN,
    );
    frame.src = address.href;
    this.attachShadow({ mode: "open" }).append(frame);
  }
}

/** Without the blank lines around it and what all lines have in front. */
function dedented(text: string): string {
  const lines = text
    .replace(/^(\s*\n)+/, "")
    .trimEnd()
    .split("\n");
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length),
  );
  return `${lines.map((line) => line.slice(depth)).join("\n")}\n`;
}

if (!customElements.get("mat-playground")) customElements.define("mat-playground", MatPlayground);
