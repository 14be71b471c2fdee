// Runs jobs in an installed Octave: a process for each, which says before each test which it is. One that is silent for too long,
// or ends, costs the test that it was at; another process goes on after it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programsOf, quoted } from "./program.mjs";

const OPTIONS = ["--no-gui", "--no-window-system", "--quiet", "--norc", "--no-history", "--no-line-editing"];
const MEMORY_KB = 8_000_000;
/** Functions of MATLAB's that its tests are written with and an Octave lacks. */
const LACKING = fileURLToPath(new URL("octave", import.meta.url));
/** The kinds of tests that use them. */
const LACKED = new Set(["functiontests", "class"]);

function script(job, from, empty) {
  const runs = programsOf(job.tests.slice(from))
    .map((program) => run(program, '"\\001@\\002"', '"\\001ok\\002"'))
    .join("\n");
  return `more off; crash_dumps_octave_core(false); warning("off", "Octave:shadowed-function"); page_screen_output(false);
${run(job.setup, '"\\001S\\002"', '""')}
${LACKED.has(job.kind) ? `addpath(${quoted(LACKING)});` : ""}
cd(${quoted(job.folder ?? empty)});
${runs}
`;
}

/** A program is a text to Octave too: what cannot be parsed is an error of that test alone. */
function run(program, before, after) {
  const text = `"${program.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "").replaceAll("\t", "\\t")}"`;
  return `printf(${before}); fflush(stdout); try, eval(${text}); printf(${after}); catch err__, printf("\\001E%s\\002", err__.message); end; fflush(stdout);`;
}

export class Octave {
  #limitMs;

  constructor({ limitMs }) {
    this.#limitMs = limitMs;
  }

  async run(job) {
    const outcomes = [];
    const empty = mkdtempSync(join(tmpdir(), "matgpu-toolboxes-"));
    try {
      while (outcomes.length < job.tests.length) {
        const file = join(empty, "run__.m");
        writeFileSync(file, script(job, outcomes.length, empty));
        const { text, why, times } = await this.#process(file, empty);
        const [before, ...parts] = text.split("\x01@\x02");
        this.setup = /\x01S\x02[\s\S]*\x01E([^\x02]*)\x02/.exec(before)?.[1];
        for (const [at, part] of parts.entries())
          outcomes.push({ ...read(part, why), ms: times[at + 1] - times[at] || 0 });
        if (parts.length === 0) outcomes.push({ ok: false, message: why, text: "", warnings: [], ms: 0 });
      }
    } finally {
      rmSync(empty, { recursive: true, force: true });
    }
    return outcomes.slice(0, job.tests.length);
  }

  async end() {}

  #process(file, cwd) {
    return new Promise((resolve, reject) => {
      const command = `ulimit -v ${MEMORY_KB}; exec octave-cli "$@" 2>&1`;
      const env = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1" };
      const child = spawn("sh", ["-c", command, "octave-cli", ...OPTIONS, file], {
        cwd,
        env,
        stdio: ["pipe", "pipe", "ignore"],
      });
      let text = "";
      let why = "the process ended";
      let timer;
      const times = [];
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          why = "took too long";
          child.kill("SIGKILL");
        }, this.#limitMs);
      };
      // A program that waits for a key goes on.
      child.stdin.on("error", () => {});
      child.stdin.end("\n".repeat(1000));
      child.stdout.setEncoding("latin1");
      child.stdout.on("data", (chunk) => {
        text += chunk;
        for (const _ of chunk.matchAll(/\x01@\x02/g)) {
          times.push(Math.round(performance.now()));
          wait();
        }
      });
      child.on("error", reject);
      child.on("close", () => {
        clearTimeout(timer);
        times.push(Math.round(performance.now()));
        resolve({ text, why, times });
      });
      wait();
    });
  }
}

/** The outcome of a test from what its process printed. */
export function read(part, why) {
  const end = /\x01(?:ok|E([\s\S]*?))\x02\s*$/.exec(
    part.replace(/\x01S\x02[\s\S]*$/, "").replace(/error: ignoring const[^\n]*\s*$/, ""),
  );
  const text = end ? part.slice(0, end.index) : part;
  const warnings = [...text.matchAll(/^warning: ([^\n]*)/gm)].map(([, warning]) => warning);
  if (!end) return { ok: false, broken: true, message: why, text, warnings };
  return { ok: end[1] === undefined, broken: false, message: end[1] ?? "", text, warnings };
}
