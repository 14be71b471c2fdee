// Runs what bench/ times in Octave, where it is installed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SCALAR_PROGRAMS } from "../../bench/scalar.mjs";
import { capture, exec } from "../exec.mjs";
import { step } from "../say.mjs";

const RUNS = 3;

const program = ({ name, functions, timed, check }) => `${functions}
times = [];
for run__ = 1:${RUNS}
  start__ = tic;
  ${timed}
  times(end + 1) = toc(start__);
end
assert(${check});
printf('{"name": "%s", "later": %.6f}\\n', '${name}', 1000 * median(times));`;

/** The objects that a script prints in Octave, one a line; none where it is not installed. */
export async function inOctave(script) {
  if (capture("octave", ["--version"]) === null) return [];
  step("Timing in Octave");
  const folder = mkdtempSync(join(tmpdir(), "matgpu-bench-"));
  try {
    const file = join(folder, "bench.m");
    writeFileSync(file, `1;\n${script}\n`);
    const run = await exec("octave", ["--no-gui", "--quiet", "--norc", file], {
      cwd: folder,
      name: "bench-octave",
      // Some versions fail while they exit, when everything has been printed.
      mayFail: true,
    });
    const lines = run.output.split("\n").filter((line) => line.startsWith("{"));
    return lines.map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function timeOctave() {
  const timed = await inOctave(SCALAR_PROGRAMS.map(program).join("\n"));
  return new Map(timed.map(({ name, later }) => [name, later]));
}
