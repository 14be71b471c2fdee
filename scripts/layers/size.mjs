// The size of all that createSession() downloads in a browser, and of what programs may download later, against budget.json: of
// the release in a deep run, packed as compress.mjs packs it for servers; else of what the gate builds anyway, packed in less
// time, so that what makes it larger is seen when it comes.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packed } from "../build/compress.mjs";
import { detail } from "../say.mjs";
import { DEEP } from "../setup/depth.mjs";
import { PKG, ROOT } from "../setup/paths.mjs";

/** The entry of the package and every module, worker and wasm file that it reaches by a literal name. */
export function downloads(entry = "index.js", seen = new Set()) {
  const path = join(PKG, entry);
  if (seen.has(entry) || !existsSync(path)) return seen;
  seen.add(entry);
  if (!entry.endsWith(".js")) return seen;
  const text = readFileSync(path, "utf8");
  const literal =
    /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']|new URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url/g;
  for (const [, imported, url] of text.matchAll(literal))
    downloads(join(dirname(entry), imported ?? url), seen);
  return seen;
}

export const brotliSize = (path) => packed(readFileSync(path), DEEP ? 11 : 9).length;

/** What is read when a program needs it. */
const isLater = (file) => file.endsWith(".txt");

/** Lines that say what is too large. */
export function overBudget() {
  const budgets = JSON.parse(readFileSync(join(ROOT, "budget.json"), "utf8"))[
    DEEP ? "release" : "development"
  ];
  const files = [...downloads()];
  if (!files.includes("matgpu_bg.wasm"))
    return ["pkg/index.js does not lead to matgpu_bg.wasm: the size says nothing"];
  const over = (what, wanted, budget) => {
    const total = wanted.reduce((sum, file) => sum + brotliSize(join(PKG, file)), 0);
    const kib = (bytes) => (bytes / 1024).toFixed(0);
    detail(`${what}: ${kib(total)} KiB of ${kib(budget)} KiB after brotli (${wanted.length} files)`);
    return total > budget ? [`${what}: ${total} bytes after brotli; budget.json allows ${budget}`] : [];
  };
  return [
    ...over(
      "createSession() downloads",
      files.filter((file) => !isLater(file)),
      budgets.start,
    ),
    ...over("toolboxes", files.filter(isLater), budgets.toolboxes),
  ];
}
