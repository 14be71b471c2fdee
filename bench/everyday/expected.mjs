// node bench/everyday/expected.mjs FILE: from what `run.mjs --sides torch-cpu:double --tier tiny --out FILE` wrote, makes
// expected.json, some elements of every output at the tiny sizes, by which tests/node knows that the programs are right.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { read } from "./table.mjs";

/** Of the elements that are compared, every sixth is kept. */
export const STEP = 6;
export const thinned = ([n, values]) => [n, values.filter((_, k) => k % STEP === 0)];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const short = ([n, values]) => [
    n,
    values.map((v) => (typeof v === "number" ? Number(v.toPrecision(13)) : v)),
  ];
  const lines = read(process.argv[2])
    .filter(({ samples }) => samples)
    .map(({ program, samples }) => {
      const outputs = Object.entries(samples).map(([name, sample]) => [name, short(thinned(sample))]);
      return `${JSON.stringify(program)}: ${JSON.stringify(Object.fromEntries(outputs))}`;
    });
  writeFileSync(new URL("./expected.json", import.meta.url), `{\n${lines.sort().join(",\n")}\n}\n`);
}
