// Times the workloads in this process and prints one JSON line each: the first run (compiling in it)
// and the median of the later ones. `--gpu` uses Dawn, else the host.
import { createSession } from "matgpu";
import { WORKLOADS } from "./workloads.mjs";

const LATER_RUNS = 7;
const onGpu = process.argv.includes("--gpu");
const gpu = onGpu ? (await import("webgpu")).create([]) : undefined;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

for (const { name, prepare, timed, check } of WORKLOADS) {
  const session = await createSession(onGpu ? { gpu, provider: "webgpu" } : { provider: "host" });
  try {
    await session.run(prepare);
    const times = [];
    let stats;
    for (let i = 0; i <= LATER_RUNS; i += 1) {
      const from = performance.now();
      // The check reads a value back, so that all work is finished.
      ({ stats } = await session.run(`${timed}\nassert(${check});`));
      times.push(performance.now() - from);
    }
    const { kernels, dispatches } = stats;
    console.log(
      JSON.stringify({ name, first: times[0], later: median(times.slice(1)), kernels, dispatches }),
    );
  } catch (error) {
    console.log(JSON.stringify({ name, error: error.message }));
  } finally {
    session.dispose();
  }
}
process.exit(0);
