// Makes calls of builtins with extreme arguments on the built package, in several threads: none may crash the module,
// block it, or give an error that is not the program's. `node scripts/arguments/run.mjs --seed 20800 --calls 1000000`.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { caller } from "./calls.mjs";

/** How many calls share a workspace. */
const TOGETHER = 25;
/** After how long a call that nothing interrupts is ended, to be judged at the end. */
const PATIENCE_MS = 20_000;
/** How much of the processor such a call may take, alone: a count of time would judge what else the machine does. */
const MOST_CPU_MS = 20_000;
/** A call that waits for something takes no processor. */
const MOST_MS = 600_000;

/** Another seed each day. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** What went wrong, as { k, call, why }, of `calls` calls of a seed, or of those of a list. */
export async function runCalls({
  seed = today(),
  list,
  calls = list?.length ?? 200_000,
  from = 0,
  threads = availableParallelism(),
  tell = () => {},
} = {}) {
  const make = list ? (k) => list[k] : caller(seed);
  const wrong = [];
  const note = (fault) => {
    wrong.push(fault);
    tell(`${fault.k}: ${fault.call}\n    ${fault.why}`);
  };
  const blocking = [];
  let next = from;
  const lane = async () => {
    const thread = new Thread(note);
    while (next < from + calls) {
      const first = next;
      next = Math.min(next + TOGETHER, from + calls);
      let left = Array.from({ length: next - first }, (_, i) => ({ k: first + i, call: make(first + i) }));
      while (left.length > 0) {
        const { at, blocks } = await thread.run(left, byTheClock);
        if (blocks) blocking.push(left[at]);
        left = left.slice(at + 1);
      }
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: threads }, lane));
  // Nothing else runs in this process now, so what it takes of the processor is the call's.
  const thread = new Thread(note);
  for (const call of blocking) {
    const { blocks } = await thread.run([call], byTheProcessor);
    if (blocks) note({ ...call, why: BLOCKS });
  }
  await thread.end();
  return wrong;
}

const BLOCKS = `it cannot be interrupted, and takes more than ${MOST_CPU_MS / 1000} s of the processor`;

/** Says when not to wait any longer for the call that begins. */
function byTheClock(most = PATIENCE_MS) {
  const before = performance.now();
  return () => performance.now() - before > most;
}

function byTheProcessor() {
  const before = process.cpuUsage();
  const late = byTheClock(MOST_MS);
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 > MOST_CPU_MS || late();
  };
}

/** One worker at a time; one that dies or blocks is replaced. */
class Thread {
  #note;
  #worker;
  #running = new Int32Array(new SharedArrayBuffer(4));

  constructor(note) {
    this.#note = note;
  }

  /** Makes calls one after the other; at which of them it ended, and whether because that one blocks. */
  async run(calls, patience) {
    this.#running[0] = 0;
    this.#worker ??= await started(this.#running.buffer);
    const worker = this.#worker;
    const outcome = await new Promise((resolve) => {
      let [at, over] = [0, patience()];
      const timer = setInterval(() => {
        if (at !== this.#running[0]) [at, over] = [this.#running[0], patience()];
        else if (over()) finish({ at, blocks: true, lost: true });
      }, 250);
      const onMessage = ({ wrong }) =>
        wrong ? this.#note(wrong) : finish({ at: calls.length - 1, blocks: false, lost: false });
      const onError = (error) => {
        at = this.#running[0];
        this.#note({ ...calls[at], why: `the thread died: ${error.message}` });
        finish({ at, blocks: false, lost: true });
      };
      const finish = (result) => {
        clearInterval(timer);
        worker.off("message", onMessage);
        worker.off("error", onError);
        resolve(result);
      };
      worker.on("message", onMessage);
      worker.on("error", onError);
      worker.postMessage(calls);
    });
    if (outcome.lost) await this.end();
    return outcome;
  }

  async end() {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function started(running) {
  return new Promise((resolve, reject) => {
    const url = new URL("worker.mjs", import.meta.url);
    const worker = new Worker(url, { stdout: true, workerData: running });
    worker.once("message", () => resolve(worker));
    worker.once("error", reject);
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const option = (name, other) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? other : Number(process.argv[at + 1]);
  };
  const seed = option("seed", today());
  const calls = option("calls", 200_000);
  const before = performance.now();
  const wrong = await runCalls({
    seed,
    calls,
    from: option("from", 0),
    threads: option("threads", availableParallelism()),
    tell: (line) => console.log(line),
  });
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`seed ${seed}: ${calls} calls, ${wrong.length} wrong, ${seconds} s`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
