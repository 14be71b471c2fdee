// npm run generate: writes the files that are derived from the crate's tables (tests/generated.rs says
// which). `npm run generate -- --check` only compares, as every `npm test` does.
import { exec } from "../exec.mjs";
import { step } from "../say.mjs";
import { ROOT } from "../setup/paths.mjs";
import { ensureRust } from "../setup/rust.mjs";
import { sow } from "../setup/seeds.mjs";

/** Compares, or writes, the generated files. */
export async function generate(wish) {
  sow("native");
  await exec("cargo", ["test", "-q", "--test", "generated"], {
    cwd: ROOT,
    env: { MATGPU_GENERATE: wish },
    name: "generate",
  });
}

export async function main(args) {
  ensureRust();
  const wish = args.includes("--check") ? "check" : "write";
  await generate(wish);
  step(wish === "check" ? "the generated files are current" : "the generated files are written");
  return 0;
}
