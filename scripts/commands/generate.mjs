// npm run generate: writes the files that are derived from others: the shaders of elementary functions
// (scripts/transcribe), what the tables of the crate say (tests/generated.rs), the goldens of what it makes of
// programs (tests/goldens.rs), where everyday calls compute (tests/everyday.rs), and NOTICE. `npm run generate --
// --check` only compares, as every `npm test` does.
import { exec } from "../exec.mjs";
import { staleNotice, writeNotice } from "../notice/notice.mjs";
import { Problem, step } from "../say.mjs";
import { restoreCompiled } from "../setup/compiled.mjs";
import { ensureNodeModules } from "../setup/node-modules.mjs";
import { ROOT } from "../setup/paths.mjs";
import { ensureRust } from "../setup/rust.mjs";
import { transcribeMath } from "../transcribe/index.mjs";

/** Compares, or writes, the generated files. */
export async function generate(mode) {
  const stale = transcribeMath({ write: mode === "write" });
  if (mode === "check" && stale.length > 0) {
    throw new Problem(`${stale.join(", ")} is out of date: \`npm run generate\` writes it`);
  }
  restoreCompiled("native");
  await exec(
    "cargo",
    ["test", "-q", "--lib", "--", "native::generated::", "native::goldens::", "native::everyday::"],
    {
      cwd: ROOT,
      env: { MATGPU_GENERATE: mode },
      name: "generate",
    },
  );
  await ensureNodeModules();
  if (mode === "write") return writeNotice();
  const wrong = await staleNotice();
  if (wrong.length > 0) throw new Problem(wrong.join("\n"));
}

export async function main(args) {
  ensureRust();
  const mode = args.includes("--check") ? "check" : "write";
  await generate(mode);
  step(mode === "check" ? "the generated files are current" : "the generated files are written");
  return 0;
}
