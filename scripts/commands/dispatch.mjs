// The commands by name, and what they print when something is wrong.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../say.mjs";
import { ROOT } from "../setup/paths.mjs";

/** What `npm run` takes: what each command does, and its options. */
export const COMMANDS = {
  start: { does: "set up, build, and serve the playground", options: ["--port", "--once"] },
  test: {
    does: "set up, build, and test (--only LAYER,… some of the layers, --quick what a change touches, --deep all there is)",
    options: ["--only", "--quick", "--deep"],
  },
  build: {
    does: "set up and build the package into pkg/ (--playground builds the playground too)",
    options: ["--playground"],
  },
  check: { does: "formatting, lints, documentation, generated files, size (part of test)", options: [] },
  bench: {
    does: "set up, build, and measure (--everyday [NAME…] times the everyday programs, --library [NAME…] functions of the library, --loops loops over single values)",
    options: ["--everyday", "--library", "--loops"],
  },
  docs: { does: "write the API documentation into docs/api", options: [] },
  conformance: {
    does: "run the test blocks of an installed Octave on the package",
    options: ["--only", "--failures", "--files", "--write", "--open", "--extract", "--threads", "--timeout"],
  },
  provenance: { does: "compare the library's .m texts with those of an installed Octave", options: [] },
  differential: {
    does: "compare calls of the catalog's functions with an installed Octave (--device: the device with the host)",
    options: ["--calls", "--only", "--seed", "--write", "--device", "--package"],
  },
  toolboxes: {
    does: "run the own tests of toolboxes in FOLDER… on the package (--octave: in an installed Octave too)",
    options: [
      ...["--octave", "--octave-from", "--only", "--every", "--json", "--causes", "--timeout", "--threads"],
      "--package",
    ],
  },
  generate: { does: "write the generated files (--check only compares them)", options: ["--check"] },
};

export async function dispatch([name, ...args]) {
  if (!Object.hasOwn(COMMANDS, name ?? "")) {
    console.log("npm run COMMAND, one of:");
    for (const [command, { does }] of Object.entries(COMMANDS))
      console.log(`  ${command.padEnd(11)} ${does}`);
    process.exit(name === undefined || name === "help" ? 0 : 1);
  }
  // A run takes minutes: what it was not meant to do is said at once.
  const { does, options } = COMMANDS[name];
  const unknown = args.find((arg) => arg.startsWith("-") && !options.includes(arg));
  if (unknown) {
    const known = options.length > 0 ? `its options are ${options.join(", ")}` : "it has no options";
    console.log(`npm run ${name}: ${does}; ${known}`);
    if (unknown === "--help") process.exit(0);
    console.error(`There is no option ${unknown}`);
    process.exit(1);
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
