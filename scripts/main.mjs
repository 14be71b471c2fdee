#!/usr/bin/env node
// The one entry of every `npm run …`: looks at the version of Node before anything newer than it is
// parsed, then hands over to commands/. Must run on a bare checkout, so nothing here or below
// setup/ may import a package.
import { nodeProblem } from "./setup/node-version.mjs";

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
import("./commands/dispatch.mjs").then((commands) => commands.dispatch(process.argv.slice(2)));
