// The checks: each is one test of the layer "checks", and all of them are `npm run check`.
import { join } from "node:path";
import { writeDocs } from "../commands/docs.mjs";
import { exec } from "../exec.mjs";
import { staleNotice } from "../notice/notice.mjs";
import { compareWithOctave } from "../provenance/compare.mjs";
import { detail } from "../say.mjs";
import { keepCompiled, restoreCompiled } from "../setup/compiled.mjs";
import { DEEP } from "../setup/depth.mjs";
import { nodeProgram, ROOT, STATE, TARGET } from "../setup/paths.mjs";
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

/** Lints, in a folder of their own: what they know of dependencies is kept for other checkouts. */
const clippy = (name, args, profiles) => async (tools) => {
  for (const profile of profiles) restoreCompiled(profile);
  const target = { CARGO_TARGET_DIR: join(TARGET, "lint") };
  await cargo(name, ["clippy", ...args, "-q", "--", "-D", "warnings"], { env: target })(tools);
  for (const profile of profiles) await keepCompiled(profile);
};

/** A check throws, or gives the lines that say what is wrong. */
export const CHECKS = [
  [
    "Rust is formatted (cargo fmt)",
    () => exec("cargo", ["fmt", "--check"], { cwd: ROOT, name: "check-fmt" }),
  ],
  ["Rust lints, native", clippy("check-clippy", ["--all-targets"], ["lint"])],
  [
    "Rust lints, browser",
    clippy("check-clippy-wasm", ["--lib", "--target", WASM, "--profile", "web"], ["lintWeb", "lintWebHost"]),
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
  [
    "TypeScript and scripts are formatted and linted (biome)",
    node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "--diagnostic-level=warn", "--colors=off"),
  ],
  ["every dependency of the crate is used", unusedDependencies],
  ["every crate has a licence that is allowed, and comes from the registry", licencesOfCrates],
  ["NOTICE names what is in the module and in the playground", staleNotice],
  ["the module is within its size budget", overBudget],
  ["no text of the library resembles Octave's", async () => (await compareWithOctave()).wrong],
];

/** What takes long. */
const DEEP_CHECKS = [
  [
    "Rust documentation builds without warnings",
    () =>
      exec("cargo", ["doc", "--no-deps", "--document-private-items", "-q"], {
        cwd: ROOT,
        name: "check-doc",
        env: { RUSTDOCFLAGS: "-D warnings" },
      }),
  ],
  ["the API documentation builds without warnings", () => writeDocs(join(STATE, "docs"))],
];

export async function checks(tools) {
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of DEEP ? [...CHECKS, ...DEEP_CHECKS] : CHECKS) {
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
