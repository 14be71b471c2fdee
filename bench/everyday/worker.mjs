// node worker.mjs DEVICE OFFLOAD: runs a job of matgpu from each line of standard input, each in a session of its own,
// and writes lines of JSON: `ready` when the inputs are set, `first` after the first run, then `done`.
import { createInterface } from "node:readline";
import { createSession } from "matgpu";
import { PROGRAMS, timed } from "./programs.mjs";
import { samples, setInputs } from "./session.mjs";

const [device, offload] = process.argv.slice(2);
const gpu = device === "webgpu" ? (await import("webgpu")).create([]) : undefined;
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const options = () =>
  gpu ? { gpu, provider: "webgpu", offload, seed: 1 } : { provider: "host", offload, seed: 1 };

const COUNTED = [
  "kernels",
  "dispatches",
  "hostGroups",
  "deviceGroups",
  "nodesCaptured",
  "capturesReused",
  "gathers",
  "uploadedBytes",
  "downloadedBytes",
  "pipelinesCompiled",
  "remoteCalls",
  "parseMs",
  "programMs",
  "planMs",
  "compileMs",
  "uploadMs",
  "dispatchMs",
  "hostMs",
  "downloadMs",
];
const counted = (stats) =>
  Object.fromEntries(
    COUNTED.filter((name) => stats[name]).map((name) => [name, +stats[name].toPrecision(4)]),
  );

async function run(job) {
  const program = PROGRAMS.find(({ name }) => name === job.name);
  const text = timed(program);
  const from = performance.now();
  const session = await createSession(options());
  const opened = performance.now() - from;
  try {
    await setInputs(session, job);
    const once = async () => {
      const start = performance.now();
      const { stats } = await session.run(text);
      return { took: performance.now() - start, stats };
    };
    tell({ event: "ready", opened });
    const { took: first, stats: cold } = await once();
    tell({ event: "first", first, cold: counted(cold) });
    const outputs = await samples(session, job);
    let start = performance.now();
    const spent = () => performance.now() - start;
    for (let k = 0; k < job.warm && spent() < job.budget / 2; k += 1) await once();
    const times = [];
    let stats;
    start = performance.now();
    while (
      times.length < 101 &&
      (times.length < 1 || spent() < job.budget || (times.length < 3 && spent() < 4 * job.budget))
    ) {
      const next = await once();
      times.push(next.took);
      stats = next.stats;
    }
    const result = { ms: median(times), least: Math.min(...times), runs: times.length, samples: outputs };
    tell({ event: "done", ...result, later: counted(stats), device: session.device.kind });
  } finally {
    session.dispose();
  }
}

tell({ event: "open", about: `Node ${process.version}` });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await run(JSON.parse(line));
  } catch (error) {
    tell({ event: "done", error: String(error.message ?? error).slice(0, 400) });
  }
}
process.exit(0);
