// What `npm test -- --quick` runs for a change: natively what it touches and the language scripts, and one program in Node and in
// Chromium. It says that a change is worth a whole run, and replaces none.
import { capture } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { nodeTests } from "./node.mjs";
import { native } from "./rust.mjs";

/** Tests of the whole crate that take seconds. */
const ALWAYS = ["lang", "layers", "names"];

/** The files that differ from the last commit; where none do, those of that commit. */
export function changedFiles(git = (...args) => capture("git", args, { cwd: ROOT }) ?? "") {
  const lines = (text) => text.split("\n").filter(Boolean);
  const now = [
    ...lines(git("diff", "--name-only", "HEAD")),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ];
  return now.length > 0 ? now : lines(git("diff", "--name-only", "HEAD~1", "HEAD"));
}

/** The arguments of cargo's tests for changed files: filters of unit tests (null: there are none to run), and test programs. */
export function touched(files) {
  const modules = new Set();
  const programs = new Set(ALWAYS);
  for (const file of files) {
    const [, module] = /^src\/(.+?)(\/mod)?\.rs$/.exec(file) ?? [];
    if (module) {
      const path = module.split("/");
      // A file's own tests, and those of its folder.
      modules.add(path.slice(0, Math.max(1, path.length - 1)).join("::"));
    }
    const [, program] = /^tests\/(\w+)\.rs$/.exec(file) ?? [];
    if (program) programs.add(program);
    if (/^src\/builtins\/.*\.(m|rs)$/.test(file)) programs.add("catalog");
    if (/^(src\/(graph|plan|kernel)\/|tests\/stages\/)/.test(file)) programs.add("goldens");
  }
  return { modules: modules.size > 0 ? [...modules] : null, programs: [...programs] };
}

export async function quick() {
  const { modules, programs } = touched(changedFiles());
  const layers = [];
  if (modules)
    layers.push({
      name: "units",
      what: `unit tests of ${modules.join(", ")}`,
      needs: "native",
      run: () => native(["--lib", "--", ...modules]),
    });
  layers.push(
    {
      name: "programs",
      what: `test programs ${programs.join(", ")}`,
      needs: "native",
      run: () => native(programs.flatMap((name) => ["--test", name])),
    },
    {
      name: "smoke",
      what: "a program in Node and in Chromium",
      needs: "package",
      run: () => nodeTests("smoke"),
    },
  );
  return layers;
}
