// The checks: each is one test of the layer "checks", and all of them are `npm run check`.
import { join } from "node:path";
import { writeDocs } from "../commands/docs.mjs";
import { exec } from "../exec.mjs";
import { staleNotice } from "../notice/notice.mjs";
import { compareWithOctave } from "../provenance/compare.mjs";
import { detail } from "../say.mjs";
import { restoreCompiled } from "../setup/compiled.mjs";
import { nodeProgram, ROOT, STATE } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";
import { transcribeMath } from "../transcribe/index.mjs";
import { unusedDependencies } from "./dependencies.mjs";
import { licencesOfCrates } from "./licences.mjs";
import { overBudget } from "./size.mjs";

const node =
  (program, ...args) =>
  () =>
    exec(process.execPath, [nodeProgram(program), ...args], {
      cwd: ROOT,
      name: `check-${args[0]}-${args.at(-1)}`,
    });
const cargo =
  (name, args, extra = {}) =>
  ({ env = {}, path = [] } = {}) =>
    exec("cargo", args, { cwd: ROOT, name, path, ...extra, env: { ...env, ...extra.env } });

/** A check throws, or gives the lines that say what is wrong. */
export const CHECKS = [
  [
    "Rust is formatted (cargo fmt)",
    () => exec("cargo", ["fmt", "--check"], { cwd: ROOT, name: "check-fmt" }),
  ],
  [
    "Rust lints, native",
    () =>
      exec("cargo", ["clippy", "--all-targets", "-q", "--", "-D", "warnings"], {
        cwd: ROOT,
        name: "check-clippy",
      }),
  ],
  [
    "Rust lints, browser",
    cargo("check-clippy-wasm", [
      "clippy",
      "--lib",
      "-q",
      "--target",
      WASM,
      "--profile",
      "web",
      "--",
      "-D",
      "warnings",
    ]),
  ],
  [
    "Rust documentation builds without warnings",
    () =>
      exec("cargo", ["doc", "--no-deps", "--document-private-items", "-q"], {
        cwd: ROOT,
        name: "check-doc",
        env: { RUSTDOCFLAGS: "-D warnings" },
      }),
  ],
  [
    "shaders/generated follows src/op/math",
    () =>
      transcribeMath({ write: false }).map(
        (file) => `${file} is out of date: \`npm run generate\` writes it`,
      ),
  ],
  ["TypeScript of the package compiles", node("typescript/bin/tsc", "-p", "js", "--noEmit")],
  ["TypeScript of the playground compiles", node("typescript/bin/tsc", "-p", "www", "--noEmit")],
  ["the API documentation builds without warnings", () => writeDocs(join(STATE, "docs"))],
  [
    "TypeScript and scripts are formatted and linted (biome)",
    node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "--diagnostic-level=warn", "--colors=off"),
  ],
  ["every dependency of the crate is used", unusedDependencies],
  ["every crate has a licence that is allowed, and comes from the registry", licencesOfCrates],
  ["NOTICE names what is in the module and in the playground", staleNotice],
  ["no text of the library resembles Octave's", async () => (await compareWithOctave()).wrong],
  ["the module is within its size budget", overBudget],
];

export async function checks(tools) {
  restoreCompiled("native");
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of CHECKS) {
    let wrong;
    try {
      const found = await check(tools);
      wrong = Array.isArray(found) && found.length > 0 ? found.join("\n") : undefined;
    } catch (error) {
      wrong = error.message;
    }
    detail(`${wrong === undefined ? "ok    " : "FAILED"} ${name}`);
    if (wrong !== undefined) console.error(wrong);
    count[wrong === undefined ? "passed" : "failed"] += 1;
  }
  return count;
}
