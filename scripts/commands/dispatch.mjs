// The commands by name, and what they print when something is wrong.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../say.mjs";
import { ROOT } from "../setup/paths.mjs";

const COMMANDS = {
  start: "set up, build, and serve the playground",
  test: "set up, build, and run every test (--only LAYER,… runs some of the layers)",
  build: "set up and build the package into pkg/",
  check: "formatting, lints, documentation, generated files, size (part of test)",
  bench: "set up, build, and measure",
  docs: "write the API documentation into docs/api",
  conformance: "run the test blocks of an installed Octave on the package",
  generate: "write the generated files (--check only compares them)",
};

export async function dispatch([name, ...args]) {
  if (!(name in COMMANDS)) {
    console.log("npm run COMMAND, one of:");
    for (const [command, does] of Object.entries(COMMANDS)) console.log(`  ${command.padEnd(11)} ${does}`);
    process.exit(name === undefined || name === "help" ? 0 : 1);
  }
  const module = join(import.meta.dirname ?? join(ROOT, "scripts/commands"), `${name}.mjs`);
  if (!existsSync(module)) throw new Error(`${module} is missing`);
  try {
    const { main } = await import(module);
    process.exitCode = await main(args);
  } catch (error) {
    // A full disk shows up wherever something is written first.
    if (error.code === "ENOSPC")
      console.error("The disk is full: free some space and run the same command again.");
    else if (error instanceof Problem) console.error(`\n${error.message}`);
    else throw error;
    process.exitCode = 1;
  }
}
