// The bar of the files that are open: one is shown, each can be closed.

import { make } from "./page.js";

interface Actions {
  show(path: string): void;
  close(path: string): void;
}

export function showOpenFiles(
  bar: HTMLElement,
  paths: readonly string[],
  shown: string,
  actions: Actions,
): void {
  bar.replaceChildren(
    ...paths.map((path) => {
      const tab = make("button", {
        className: "name",
        title: path,
        textContent: path.split("/").at(-1) ?? path,
      });
      if (path === shown) tab.setAttribute("aria-current", "true");
      tab.addEventListener("click", () => actions.show(path));
      const close = make("button", { className: "small", ariaLabel: `Close ${path}`, textContent: "×" });
      close.addEventListener("click", () => actions.close(path));
      return make("span", { className: "open-file" }, tab, ...(paths.length > 1 ? [close] : []));
    }),
  );
}
