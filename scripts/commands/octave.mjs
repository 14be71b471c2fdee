// Times the scalar programs of bench/ in Octave, where it is installed: the milliseconds of each, by name.
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

export async function timeOctave() {
  if (capture("octave", ["--version"]) === null) return new Map();
  step("Timing in Octave");
  const folder = mkdtempSync(join(tmpdir(), "matgpu-bench-"));
  try {
    const script = join(folder, "bench.m");
    writeFileSync(script, `1;\n${SCALAR_PROGRAMS.map(program).join("\n")}\n`);
    const run = await exec("octave", ["--no-gui", "--quiet", "--norc", script], {
      cwd: folder,
      name: "bench-octave",
      // Some versions fail while they exit, when everything has been printed.
      mayFail: true,
    });
    const lines = run.output.split("\n").filter((line) => line.startsWith("{"));
    return new Map(lines.map((line) => JSON.parse(line)).map(({ name, later }) => [name, later]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
