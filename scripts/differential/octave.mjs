// Runs calls in an installed Octave: a process takes many, one after the other, and says before each which it is. One that is
// silent for too long, or ends, costs the call that it was at; another process goes on with the rest.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../exec.mjs";
import { Problem } from "../say.mjs";
import { FUNCTIONS, statement } from "./program.mjs";
import { read } from "./records.mjs";

const OPTIONS = ["--no-gui", "--no-window-system", "--quiet", "--norc", "--no-history", "--no-line-editing"];
/** How long a call may take. */
const PATIENCE_MS = 5000;
/** A process may have so many kilobytes: a call that asks for more fails, and no other program has to give way. */
const MEMORY_KB = 4_000_000;

export function octaveVersion() {
  const version = /version (\S+)/.exec(capture("octave", ["--version"]) ?? "")?.[1];
  if (!version)
    throw new Problem("No Octave is installed, with which calls are compared: install GNU Octave.");
  return version;
}

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** The names that Octave has, out of a list. */
export function known(names) {
  const code = `names = {${names.map(quoted).join(",")}}; printf("%d", cellfun(@(n) any(exist(n) == [2 5 103]), names));`;
  const shown = capture("octave", [...OPTIONS, "--eval", code], { stdio: ["ignore", "pipe", "ignore"] });
  if (shown?.length !== names.length) throw new Problem("Octave does not say which functions it has.");
  return new Set(names.filter((_, i) => shown[i] === "1"));
}

/** The script of some calls: each in a function's workspace of its own, begun by a record of its place. */
function script(calls) {
  const runs = calls.map((call, at) => `go__(${at}, ${quoted(statement(call))});`);
  return `1;
warning("off", "all"); more off; crash_dumps_octave_core(false);
${FUNCTIONS}
function go__(at__, code__)
  printf("\\001@ %d\\002", at__); fflush(stdout);
  try, eval(code__); catch e__, failed__(e__); end
end
${runs.join("\n")}
printf("\\001@ end\\002");
`;
}

/** The outcomes of calls, in their order. */
export async function inOctave(calls, { patienceMs = PATIENCE_MS } = {}) {
  const outcomes = [];
  const folder = mkdtempSync(join(tmpdir(), "matgpu-differential-"));
  try {
    while (outcomes.length < calls.length) {
      const file = join(folder, "calls.m");
      writeFileSync(file, script(calls.slice(outcomes.length)));
      const { outputs, why } = await run(file, folder, patienceMs);
      const left = calls.length - outcomes.length;
      // The last that began has ended only if all have.
      for (const [at, output] of outputs.slice(0, left).entries())
        outcomes.push(why && at === outputs.length - 1 ? why : read(output));
      if (outputs.length === 0) throw new Problem("Octave ends before it makes a call.");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}

/** What a process has printed for each call that it began, and why it did not get to the end. */
function run(file, folder, patienceMs) {
  return new Promise((resolve, reject) => {
    const command = `ulimit -v ${MEMORY_KB}; exec octave "$@"`;
    const child = spawn("sh", ["-c", command, "octave", ...OPTIONS, file], {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let text = "";
    let slow = false;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        slow = true;
        child.kill("SIGKILL");
      }, patienceMs);
    };
    child.stdout.setEncoding("latin1");
    child.stdout.on("data", (chunk) => {
      text += chunk;
      wait();
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      const [, ...parts] = text.split(/\x01@ (?:\d+|end)\x02/);
      const complete = text.includes("\x01@ end\x02");
      if (complete) parts.pop();
      const why = complete ? undefined : slow ? { slow: true } : { died: signal ?? `exit status ${code}` };
      resolve({ outputs: parts, why });
    });
    wait();
  });
}
