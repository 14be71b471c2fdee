// npm run bench: times the workloads of bench/ in Node, on the host and on Dawn, side by side; with --everyday, the everyday
// programs instead; with --loops, loops over single values beside JavaScript; with --library, functions of the library
// beside Octave.
import { cpus } from "node:os";
import { compare } from "../../bench/arrays/compare.mjs";
import { libraryTexts, showLibrary, timeLibrary } from "../../bench/library.mjs";
import { showLoops, timeLoops } from "../../bench/loops.mjs";
import { SCALAR_PROGRAMS } from "../../bench/scalar.mjs";
import { buildPackage } from "../build/package.mjs";
import { capture, exec } from "../exec.mjs";
import { dawnEnvironment } from "../layers/dawn.mjs";
import { step } from "../say.mjs";
import { ensureForBuild } from "../setup/ensure.mjs";
import { ROOT } from "../setup/paths.mjs";
import { everyday } from "./everyday.mjs";
import { inOctave, timeOctave } from "./octave.mjs";

async function measure(where, args, env) {
  step(`Timing on ${where}`);
  const run = await exec(process.execPath, ["bench/run.mjs", ...args], {
    cwd: ROOT,
    env,
    name: `bench-${where}`,
  });
  const lines = run.output.split("\n").filter((line) => line.startsWith("{"));
  return new Map(lines.map((line) => JSON.parse(line)).map((result) => [result.name, result]));
}

const milliseconds = (result, key) => (result?.error ? "error" : (result?.[key].toFixed(1) ?? "-"));

/** Prints the scalar programs beside Octave; whether one is not as many times as fast as it has to be. */
function beside(host, octave) {
  if (octave.size === 0) {
    console.log("\nOctave is not installed: nothing to compare the scalar programs with.");
    return false;
  }
  console.log("\n| scalar program | host ms | Octave ms | times as fast | at least |");
  console.log("| --- | ---: | ---: | ---: | ---: |");
  let slow = false;
  for (const { name, required } of SCALAR_PROGRAMS) {
    const ratio = octave.get(name) / host.get(name)?.later;
    slow ||= !(ratio >= required);
    const cells = [
      milliseconds(host.get(name), "later"),
      octave.get(name)?.toFixed(1) ?? "-",
      ratio.toFixed(1),
      required,
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  return slow;
}

/** `--everyday`: the everyday programs, or those that are named after it; `--loops`: loops over single values;
 * `--library`: functions of the library, or those that are named. */
export async function main(asked = []) {
  await buildPackage("release", await ensureForBuild());
  if (asked.includes("--everyday")) {
    const names = asked.filter((arg) => !arg.startsWith("-"));
    return everyday(names.length > 0 ? names : undefined);
  }
  if (asked.includes("--loops")) {
    const { createSession } = await import("matgpu");
    return showLoops(await timeLoops(createSession)) ? 1 : 0;
  }
  if (asked.includes("--library")) {
    const names = asked.filter((arg) => !arg.startsWith("-"));
    const { createSession } = await import("matgpu");
    const own = await timeLibrary(createSession, names);
    return showLibrary(own, await inOctave(libraryTexts(names).join("\n"))) ? 1 : 0;
  }
  const host = await measure("host", [], {});
  const octave = await timeOctave();
  const gpu = await measure("gpu", ["--gpu"], dawnEnvironment());
  console.log(
    `\n${cpus()[0]?.model ?? "unknown CPU"}, Node ${process.version}, commit ${capture("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT })}\n`,
  );
  console.log("| workload | host ms | host first | GPU ms | GPU first | kernels | dispatches |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const [name, onHost] of host) {
    const onGpu = gpu.get(name);
    const cells = [
      milliseconds(onHost, "later"),
      milliseconds(onHost, "first"),
      milliseconds(onGpu, "later"),
      milliseconds(onGpu, "first"),
      onGpu?.kernels ?? "-",
      onGpu?.dispatches ?? "-",
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  const slow = beside(host, octave);
  const failed = [...host.values(), ...gpu.values()].filter(({ error }) => error);
  for (const { name, error } of failed) console.error(`${name}: ${error}`);
  const dawn = dawnEnvironment();
  const software = dawn.VK_ICD_FILENAMES?.includes("swiftshader") ?? false;
  const arrays = await compare(async (side, tier) => {
    step(`Timing arrays: ${side}`);
    const args = ["--max-old-space-size=16000", "bench/arrays/run.mjs", side, tier];
    return (await exec(process.execPath, args, { cwd: ROOT, env: dawn, name: `bench-${side}` })).output;
  }, software);
  for (const what of arrays) console.error(what);
  step("Comparing the bits of doubles");
  const tier = software ? "tiny" : "device";
  const args = ["bench/arrays/bits.mjs", tier];
  const bits = await exec(process.execPath, args, {
    cwd: ROOT,
    env: dawn,
    name: "bench-bits",
    mayFail: true,
  });
  console.log(`\nDoubles on the device, element by element beside the host:\n${bits.output.trim()}`);
  return failed.length + arrays.length + bits.code > 0 || slow ? 1 : 0;
}
