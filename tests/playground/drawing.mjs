// Figures as SVG without a browser: the page's own drawing, bundled for Node, with letters of one width.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../scripts/setup/paths.mjs";

const LIGHT = { text: "#1c2430", faint: "#8a94a3", back: "#ffffff", font: "sans-serif" };
export const SIZE = { left: 0, top: 0, width: 560, height: 420 };

/** The exports of modules of the page, bundled for Node: `entry` is a module that names them from the root. */
export async function bundled(entry) {
  const folder = mkdtempSync(join(tmpdir(), "matgpu-drawing-"));
  try {
    const outfile = join(folder, "draw.mjs");
    await build({
      stdin: { contents: entry, resolveDir: ROOT, loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "node",
      outfile,
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A function from a figure to its SVG. */
export async function drawing() {
  const { drawFigure, SvgPen } = await bundled(
    `export { drawFigure } from "./www/src/draw/axes.ts"; export { SvgPen } from "./www/src/draw/svg.ts";`,
  );
  return (figure, size = SIZE, theme = LIGHT) => {
    const pen = new SvgPen(size);
    drawFigure(pen, figure, size, theme);
    return pen.toString();
  };
}
