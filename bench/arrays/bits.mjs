// node bench/arrays/bits.mjs TIER [ID,ID…]: whether the rows on doubles give the same bits on the device as on the
// host, in every element. One line of JSON a row, and it fails where any element differs.
import { createSession } from "matgpu";
import { PROGRAMS } from "./matgpu.mjs";
import { label, TIERS } from "./workloads.mjs";

const [tier, only] = process.argv.slice(2);
if (!(tier in TIERS)) {
  console.error(`expected one of ${Object.keys(TIERS).join(", ")}`);
  process.exit(2);
}
const dawn = await import("webgpu");
Object.assign(globalThis, dawn.globals);
const gpu = dawn.create([]);

/** What a program leaves in `z`, or in `v` where that is all, as words. */
async function words(options, { inputs, program }) {
  const session = await createSession({ ...options, seed: 1 });
  for (const [name, [data, ...shape]] of Object.entries(inputs)) await session.set(name, data, { shape });
  await session.run(program);
  const { data } = await session.get(/\bz = /.test(program) ? "z" : "v");
  session.dispose();
  return new BigUint64Array(data.buffer, data.byteOffset, data.length);
}

let differ = 0;
for (const one of TIERS[tier]) {
  if (!one.id.startsWith("D") || (only && !only.split(",").includes(one.id))) continue;
  const described = PROGRAMS[one.id](one.size);
  const host = await words({ provider: "host" }, described);
  const device = await words({ gpu, provider: "webgpu", offload: "always" }, described);
  const unlike = host.reduce((sum, word, k) => sum + (word === device[k] ? 0 : 1), 0);
  console.log(JSON.stringify({ case: label(one), elements: host.length, unlike }));
  differ += unlike + (host.length === device.length ? 0 : 1);
}
// The device may keep the process alive.
process.exit(differ > 0 ? 1 : 0);
