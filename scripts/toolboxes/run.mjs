// Runs the jobs of toolboxes on a side, one after the other in a few lanes, and gives their results by name.
import { detail } from "../say.mjs";
import { resultsOf } from "./kinds.mjs";

/** { id: { toolbox, kind, passed, message, ms } } of all tests of the jobs, on the side that `start` gives a runner of. */
export async function results(jobs, start, { threads = 1, tell = () => {} } = {}) {
  const found = new Array(jobs.length);
  let next = 0;
  let done = 0;
  const said = new Set();
  const lane = async () => {
    const side = start();
    while (next < jobs.length) {
      const at = next++;
      found[at] = ofJob(jobs[at], await side.run(jobs[at]));
      done += 1;
      if (side.setup && !said.has(jobs[at].toolbox)) {
        said.add(jobs[at].toolbox);
        detail(`the set-up of ${jobs[at].toolbox} fails: ${side.setup.split("\n")[0]}`);
      }
      tell(done, jobs.length);
    }
    await side.end();
  };
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, lane));
  return Object.assign({}, ...found);
}

function ofJob({ toolbox, file, kind, tests }, outcomes) {
  const results = {};
  for (const [at, test] of tests.entries()) {
    const outcome = outcomes[at];
    const parts = resultsOf(kind, test, outcome);
    for (const { name, passed, message } of parts) {
      const id = `${toolbox}/${file}${name === "" ? "" : `#${name}`}`;
      // A name that comes twice is two tests.
      let own = id;
      for (let again = 2; own in results; again++) own = `${id}~${again}`;
      results[own] = {
        toolbox,
        kind,
        passed,
        message: message ?? "",
        ms: Math.round(outcome.ms / parts.length),
      };
    }
  }
  return results;
}
