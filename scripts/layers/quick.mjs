// What `npm test -- --quick` runs for a change: natively what it touches and the language scripts, and one program in Node and in
// Chromium. It says that a change is worth a whole run, and replaces none.
import { capture } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { nodeTests } from "./node.mjs";
import { native } from "./rust.mjs";

/** Files of tests/ that take seconds. */
const ALWAYS = ["lang", "layers", "names"];

const ofTests = (file) => `native::${file}::`;

/** The files that differ from the last commit; where none do, those of that commit. */
export function changedFiles(git = (...args) => capture("git", args, { cwd: ROOT }) ?? "") {
  const lines = (text) => text.split("\n").filter(Boolean);
  const now = [
    ...lines(git("diff", "--name-only", "HEAD")),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ];
  return now.length > 0 ? now : lines(git("diff", "--name-only", "HEAD~1", "HEAD"));
}

/** The modules of the crate whose tests are to run for changed files. */
export function touched(files) {
  const modules = new Set(ALWAYS.map(ofTests));
  for (const file of files) {
    const [, module] = /^src\/(.+?)(\/mod)?\.rs$/.exec(file) ?? [];
    if (module) {
      const path = module.split("/");
      // A file's own tests, and those of its folder.
      modules.add(path.slice(0, Math.max(1, path.length - 1)).join("::"));
    }
    const [, test] = /^tests\/(\w+)\.rs$/.exec(file) ?? [];
    if (test) modules.add(ofTests(test));
    if (/^src\/builtins\/.*\.(m|rs)$/.test(file)) modules.add(ofTests("catalog"));
    if (/^(src\/(graph|plan|kernel)\/|tests\/stages\/)/.test(file)) modules.add(ofTests("goldens"));
  }
  return [...modules];
}

export async function quick() {
  const modules = touched(changedFiles());
  return [
    {
      name: "native",
      what: `tests of ${modules.join(", ")}`,
      needs: "native",
      run: () => native(modules),
    },
    {
      name: "smoke",
      what: "a program in Node and in Chromium",
      needs: "package",
      run: () => nodeTests("smoke"),
    },
  ];
}
