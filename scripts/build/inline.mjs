// pkg/inline.js, the package in one file: its own modules bundled, with the worker's script and the module as texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { step } from "../say.mjs";
import { nodeProgram } from "../setup/paths.mjs";
import { TOOLBOXES, withSection } from "./sections.mjs";

export async function writeInline(folder) {
  step("Writing the package in one file (inline.js)");
  const { build } = await import(nodeProgram("esbuild/lib/main.js"));
  const settings = { bundle: true, format: "esm", target: "es2022", logLevel: "silent" };
  const worker = await build({
    ...settings,
    entryPoints: [join(folder, "worker.js")],
    minify: true,
    write: false,
  });
  const toolboxes = readFileSync(join(folder, "toolboxes.txt"));
  const whole = withSection(readFileSync(join(folder, "matgpu_bg.wasm")), TOOLBOXES, toolboxes);
  const module = gzipSync(whole, { level: 9 });
  await build({
    ...settings,
    entryPoints: [join(folder, "inline.js")],
    outfile: join(folder, "inline.js"),
    allowOverwrite: true,
    define: {
      MATGPU_WORKER: JSON.stringify(worker.outputFiles[0].text),
      MATGPU_MODULE: JSON.stringify(module.toString("base64")),
    },
  });
}
