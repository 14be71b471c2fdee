// Runs test blocks on the built package in several threads, with a limit of time for each, and says
// which have passed.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

const UNKNOWN = /undefined|unrecognized|unknown function|not (yet )?(supported|implemented)/i;

/** The names of blocks that say nothing: Octave itself does not pass them in this form. */
export const notCounted = () =>
  new Set(
    readFileSync(new URL("not-counted.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#")),
  );

/** Runs the blocks; gives { id, area, file, open, passed, message } for each, in their order. */
export async function runBlocks(blocks, { threads = availableParallelism(), timeoutMs = 20_000 } = {}) {
  const outcomes = new Array(blocks.length);
  let next = 0;
  const lane = async () => {
    const thread = new Thread(timeoutMs);
    while (next < blocks.length) {
      const at = next++;
      outcomes[at] = await thread.run(blocks[at]);
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: Math.min(threads, blocks.length) }, lane));
  return judged(blocks, outcomes);
}

/**
 * A block has passed that ran without an error, or that should raise one and did. An error about a
 * name that is missing is not the one that was meant, and what a file's error blocks say counts only
 * where another block of that file has passed: lacking a function must not help. Open blocks are judged
 * as if there were no others.
 */
export function judged(blocks, outcomes) {
  const results = blocks.map((block, i) => {
    const { ok, broken = false, message } = outcomes[i];
    const passed = block.expect ? !ok && !broken && !UNKNOWN.test(message) : ok;
    return { id: block.id, area: block.area, file: fileOf(block.id), open: block.open, passed, message };
  });
  const works = results.filter(({ passed }, i) => passed && !blocks[i].expect);
  const alive = new Set(works.map(({ file }) => file));
  const aliveByOpen = new Set(works.filter(({ open }) => open).map(({ file }) => file));
  for (const [i, result] of results.entries())
    if (blocks[i].expect && !(result.open ? aliveByOpen : alive).has(result.file)) result.passed = false;
  return results;
}

const fileOf = (id) => id.slice(0, id.lastIndexOf("#"));

/** One worker at a time; a block that takes too long or breaks the module costs it its worker. */
class Thread {
  #worker;
  #timeoutMs;

  constructor(timeoutMs) {
    this.#timeoutMs = timeoutMs;
  }

  async run(block) {
    this.#worker ??= await started();
    const outcome = await new Promise((resolve) => {
      const timer = setTimeout(
        () => finish({ ok: false, broken: true, message: `took longer than ${this.#timeoutMs / 1000} s` }),
        this.#timeoutMs,
      );
      const worker = this.#worker;
      const onError = (error) =>
        finish({ ok: false, broken: true, message: `the worker died: ${error.message}` });
      const finish = (result) => {
        clearTimeout(timer);
        worker.off("message", finish);
        worker.off("error", onError);
        resolve(result);
      };
      worker.on("message", finish);
      worker.on("error", onError);
      worker.postMessage(block);
    });
    if (outcome.broken) await this.end();
    return outcome;
  }

  async end() {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function started() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("worker.mjs", import.meta.url), { stdout: true });
    worker.once("message", () => resolve(worker));
    worker.once("error", reject);
  });
}
