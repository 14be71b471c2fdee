// npm run bench -- --everyday: the everyday programs of bench/everyday, beside PyTorch where that is installed.
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../bench/everyday/run.mjs";
import { read, table } from "../../bench/everyday/table.mjs";
import { capture } from "../exec.mjs";
import { dawnEnvironment } from "../layers/dawn.mjs";
import { step } from "../say.mjs";
import { LOGS } from "../setup/paths.mjs";

const BOTH = (side) => [`${side}:single`, `${side}:double`];

/** "cuda", "cpu", or nothing where there is no PyTorch. */
function pytorch() {
  const ask = "import torch; print('cuda' if torch.cuda.is_available() else 'cpu')";
  return capture(process.env.PYTHON ?? "python3", ["-c", ask]);
}

/** Times all programs, or those named, and prints the table; what failed or was wrong is counted. */
export async function everyday(only) {
  const dawn = dawnEnvironment();
  Object.assign(process.env, dawn);
  const software = dawn.VK_ICD_FILENAMES?.includes("swiftshader") ?? false;
  const torch = pytorch();
  if (!torch) console.log("PyTorch is not installed: the columns of matgpu alone.");
  if (software) console.log("The device is a CPU: its times say nothing, and the sizes are tiny.");
  mkdirSync(LOGS, { recursive: true });
  const file = join(LOGS, "everyday.jsonl");
  writeFileSync(file, "");
  const tell = (line) => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    if (line.program)
      step(`${line.side} ${line.precision}: ${line.program} ${line.error ?? `${line.ms.toFixed(2)} ms`}`);
  };
  const device = ["always", "auto", "never"].flatMap(BOTH);
  await run({ sides: device, only, tell, ...(software && { tier: "tiny", limit: 120 }) });
  const sides = BOTH("host");
  if (torch) sides.push(...BOTH("torch-cpu"));
  if (torch === "cuda") sides.push(...BOTH("torch-eager"), "torch-compile");
  await run({ sides, only, tell });
  const { text, problems } = table(read(file));
  console.log(`\n${text}`);
  return problems.length > 0 ? 1 : 0;
}
