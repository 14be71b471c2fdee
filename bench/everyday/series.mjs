// node bench/everyday/series.mjs OFFLOAD PRECISION RUNS NAME…
// What each run of everyday programs takes, one after the other in a session of its own: how `auto` comes to where it stays. After
// each time, how many groups the host computed and how many pipelines were compiled.
import { createSession } from "matgpu";
import { create } from "webgpu";
import { job, PROGRAMS, timed } from "./programs.mjs";
import { setInputs } from "./session.mjs";

const gpu = create([]);
const [offload, precision, runs, ...names] = process.argv.slice(2);
for (const name of names) {
  const program = PROGRAMS.find((known) => known.name === name);
  if (!program) throw new Error(`there is no program '${name}'`);
  const session = await createSession({ gpu, provider: "webgpu", offload, seed: 1 });
  await setInputs(session, job(program, "device", precision));
  const took = [];
  for (let k = 0; k < Number(runs); k++) {
    const from = performance.now();
    const { stats } = await session.run(timed(program));
    const ms = (performance.now() - from).toFixed(1);
    took.push(`${ms} (${stats.hostGroups}, ${stats.pipelinesCompiled})`);
  }
  console.log(name, took.join("; "));
}
// The device lives as long as the process.
globalThis.keep = gpu;
process.exit(0);
