// The checks: each is one test of the layer "checks", and all of them are `npm run check`.
import { join } from "node:path";
import { writeDocs } from "../commands/docs.mjs";
import { exec } from "../exec.mjs";
import { detail } from "../say.mjs";
import { nodeProgram, ROOT, STATE } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";
import { sow } from "../setup/seeds.mjs";
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
    () => exec(process.execPath, ["scripts/transcribe.mjs", "--check"], { cwd: ROOT, name: "check-shaders" }),
  ],
  ["TypeScript of the package compiles", node("typescript/bin/tsc", "-p", "js", "--noEmit")],
  ["TypeScript of the playground compiles", node("typescript/bin/tsc", "-p", "www", "--noEmit")],
  ["the API documentation builds without warnings", () => writeDocs(join(STATE, "docs"))],
  [
    "TypeScript and scripts are formatted and linted (biome)",
    node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings"),
  ],
  ["the module is within its size budget", overBudget],
];

export async function checks(tools) {
  sow("native");
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
