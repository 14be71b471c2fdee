// node bench/everyday/run.mjs --sides S,S… [--only NAME,NAME…] [--tier tiny] [--out FILE] [--lanes N] [--limit S] [--budget MS]
// Times the everyday programs on some sides and writes a line of JSON for each program and side.
//
// A worker serves a side's jobs one after the other, each in a session of its own. One that dies or exceeds the limit
// in a program is ended, the program recorded as such, and another worker goes on with the next.
// Sides that use the device run one at a time; those of the host beside them, in `--lanes` lanes.
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { job, PROGRAMS } from "./programs.mjs";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const matgpu = (device, offload) => [
  process.execPath,
  "--max-old-space-size=16000",
  here("worker.mjs"),
  device,
  offload,
];
const torch = (backend) => [process.env.PYTHON ?? "python3", here("reference.py"), backend];

/** What a side's worker is, the sizes it runs, and whether it wants the device for itself. */
export const SIDES = {
  always: { command: matgpu("webgpu", "always"), tier: "device", device: true },
  auto: { command: matgpu("webgpu", "auto"), tier: "device", device: true },
  never: { command: matgpu("webgpu", "never"), tier: "device" },
  host: { command: matgpu("host", "never"), tier: "host" },
  "torch-eager": { command: torch("torch-eager"), tier: "device", device: true },
  "torch-compile": { command: torch("torch-compile"), tier: "device", device: true },
  "torch-cpu": { command: torch("torch-cpu"), tier: "host" },
};

const SETUP_MS = 60_000;

/** A process that is given jobs, and the lines that it answers with, one at a time. */
class Worker {
  constructor([command, ...args]) {
    this.child = spawn(command, args, {
      stdio: ["pipe", "pipe", "pipe"],
      // The first runs are to be cold: no driver keeps what an earlier process compiled.
      env: { ...process.env, __GL_SHADER_DISK_CACHE: "0" },
    });
    this.said = "";
    this.lines = [];
    this.waiting = undefined;
    this.child.stdin.on("error", () => {});
    this.child.stderr.on("data", (text) => {
      this.said = (this.said + text).slice(-2000);
    });
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      if (line.startsWith("{")) this.arrive(JSON.parse(line));
    });
    this.child.on("close", (code, signal) => {
      const why = this.said.trim().split("\n").slice(-3).join(" ");
      this.ended = { event: "ended", error: `the process ended (${signal ?? code}): ${why}`.slice(0, 400) };
      this.arrive(this.ended);
    });
  }

  arrive(line) {
    if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }

  /** The next line, or that there was none in so many milliseconds. */
  async next(milliseconds) {
    if (this.lines.length > 0) return this.lines.shift();
    if (this.ended) return this.ended;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.arrive({ event: "late" }), milliseconds);
      this.waiting = (line) => {
        clearTimeout(timer);
        this.waiting = undefined;
        resolve(line);
      };
    });
  }

  end() {
    this.child.kill("SIGKILL");
  }
}

/** One program on a worker: what it answered, put together. */
async function measure(worker, job, limit) {
  worker.child.stdin.write(`${JSON.stringify(job)}\n`);
  const result = {};
  for (let wait = SETUP_MS, doing = "setting up"; ; ) {
    const { event, ...line } = await worker.next(wait);
    if (event === "late") {
      const error = `over the limit: ${doing} took more than ${wait / 1000} s`;
      return { ...result, error, over: wait };
    }
    Object.assign(result, line);
    if (event === "ended") return { ...result, died: true };
    if (event === "done") return result;
    if (event === "ready") [wait, doing] = [limit, "the first run"];
    if (event === "first") [wait, doing] = [2 * limit, "what followed the first run"];
  }
}

/** All programs on one side in one precision. */
async function serve({ side, precision, programs, tier, limit, budget, tell }) {
  let worker;
  for (const program of programs) {
    if (!worker) {
      worker = new Worker(SIDES[side].command);
      const { event, ...line } = await worker.next(2 * SETUP_MS);
      tell({ side, precision, ...(event === "open" ? line : { error: line.error ?? "did not come up" }) });
      if (event !== "open") return worker.end();
    }
    const size = tier ?? SIDES[side].tier;
    const result = await measure(worker, { ...job(program, size, precision), budget, warm: 20 }, limit);
    tell({ side, precision, tier: size, program: program.name, ...result });
    if (result.over || result.died) {
      worker.end();
      worker = undefined;
    }
  }
  worker?.end();
}

/** Runs all that is asked for; `tell` is given each result. */
export async function run({ sides, only, tier, lanes = 1, limit = 20, budget = 300, tell }) {
  const programs = PROGRAMS.filter(({ name }) => !only || only.includes(name));
  const unknown = (only ?? []).filter((name) => !PROGRAMS.some((program) => program.name === name));
  if (unknown.length > 0) throw new Error(`there is no everyday program ${unknown.join(", ")}`);
  const asked = sides.map((word) => {
    const [side, precision = "single"] = word.split(":");
    if (!(side in SIDES))
      throw new Error(`expected a side (${Object.keys(SIDES).join(", ")}), found ${side}`);
    return { side, precision, programs, tier, limit: limit * 1000, budget, tell };
  });
  const queues = [
    asked.filter(({ side }) => SIDES[side].device),
    asked.filter(({ side }) => !SIDES[side].device),
  ];
  const lane = async (queue) => {
    while (queue.length > 0) await serve(queue.shift());
  };
  // A lane of the host serves a part of the programs, so that no side is waited for alone.
  const shared = queues[1].flatMap((one) =>
    Array.from({ length: lanes }, (_, k) => ({
      ...one,
      programs: programs.filter((_, i) => i % lanes === k),
    })),
  );
  if (lanes === 1) await lane([...queues[0], ...queues[1]]);
  else await Promise.all([lane(queues[0]), ...Array.from({ length: lanes }, () => lane(shared))]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = { type: "string" };
  const { values } = parseArgs({
    options: { sides: text, only: text, tier: text, out: text, lanes: text, limit: text, budget: text },
  });
  await run({
    sides: (values.sides ?? "host").split(","),
    only: values.only?.split(","),
    tier: values.tier,
    lanes: Number(values.lanes ?? 1),
    limit: Number(values.limit ?? 20),
    budget: Number(values.budget ?? 300),
    tell: (result) => {
      const line = JSON.stringify(result);
      if (values.out) appendFileSync(values.out, `${line}\n`);
      else console.log(line);
    },
  });
}
