// Translates the elementary functions of src/op/math from Rust to WGSL, so that host and device run one sequence of
// operations. `npm run generate` writes shaders/generated; `node scripts/transcribe/index.mjs --check` compares.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../setup/paths.mjs";
import { transcribe } from "./emit.mjs";

const SOURCE = "src/op/math";
const TARGET = "shaders/generated";
// Written by hand in shaders/lib, or not of the subset of Rust that can be translated.
const SKIP = new Set(["mod.rs", "base.rs", "tests.rs"]);

/** Writes the shaders that differ from what the sources say, or only compares; the names of those that differed. */
export function transcribeMath({ write }) {
  const files = fs
    .readdirSync(path.join(ROOT, SOURCE))
    .filter((name) => name.endsWith(".rs") && !SKIP.has(name))
    .sort()
    .map((name) => [path.join(SOURCE, name), fs.readFileSync(path.join(ROOT, SOURCE, name), "utf8")]);
  const stale = [];
  for (const [name, text] of Object.entries(transcribe(files))) {
    const file = path.join(ROOT, TARGET, name);
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue;
    stale.push(`${TARGET}/${name}`);
    if (write) fs.writeFileSync(file, text);
  }
  return stale;
}

const isMain = process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) {
  const check = process.argv.includes("--check");
  const stale = transcribeMath({ write: !check });
  if (check && stale.length > 0) {
    console.error(`${stale.join(", ")} is out of date: \`npm run generate\` writes it`);
    process.exit(1);
  }
}
