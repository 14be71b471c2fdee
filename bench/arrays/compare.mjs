// All sides, one after the other, on the tiers that suit the machine: what is printed, and what fell short.
import { table } from "./table.mjs";

const HOST = ["matgpu-host", "loops", "loops-double", "jaxjs-wasm", "tfjs-wasm"];
const DEVICE = ["matgpu", "raw-wgsl", "jaxjs-webgpu", "tfjs-webgpu"];

/**
 * `measure(side, tier)` runs bench/arrays/run.mjs and gives what it printed. A device that is a CPU is only seen to
 * work, on tiny sizes: its times say nothing.
 */
export async function compare(measure, software) {
  const tiers = [
    { tier: "host", sides: HOST },
    { tier: software ? "tiny" : "device", sides: DEVICE },
  ];
  const failed = [];
  for (const { tier, sides } of tiers) {
    const results = [];
    for (const side of sides) {
      const lines = (await measure(side, tier)).split("\n").filter((line) => line.startsWith("{"));
      results.push(...lines.map((line) => JSON.parse(line)));
    }
    const made = table(tier, results);
    console.log(`\n${made.text}\n`);
    if (tier !== "tiny") for (const short of made.missed) console.log(`not reached: ${short}`);
    for (const { side } of results.filter((r) => r.missing)) console.log(`not installed: ${side}`);
    failed.push(...made.failed);
  }
  return failed;
}
