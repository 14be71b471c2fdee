// The examples of the playground, and what each is to print.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/setup/paths.mjs";

const FOLDER = join(ROOT, "www/examples");

/** Paths under www/examples, in the order of the menu. */
export const EXAMPLES = readdirSync(FOLDER, { recursive: true })
  .filter((path) => path.endsWith(".m"))
  .sort();

export const program = (path) => readFileSync(join(FOLDER, path), "utf8");

export const expectedPath = (path) =>
  join(ROOT, "tests/playground/expected", `${path.slice(0, -2).replaceAll(/[\\/]/g, "-")}.txt`);

export const printed = (path) => readFileSync(expectedPath(path), "utf8");
