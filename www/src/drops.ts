// Files that are dropped anywhere on the page: they never become the editor's text.

import { dropped } from "./project.js";

export function takeDrops(
  take: (files: Awaited<ReturnType<typeof dropped>>) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  window.addEventListener(
    "dragover",
    (event) => {
      if (isFiles(event)) event.preventDefault();
    },
    { capture: true },
  );
  window.addEventListener(
    "drop",
    (event) => {
      if (!isFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.stopPropagation();
      void dropped(event.dataTransfer).then(take).catch(failed);
    },
    { capture: true },
  );
}
