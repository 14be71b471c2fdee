// The results of all sides as one table, and what of the bars below is not reached.
import { label, TIERS, TITLES } from "./workloads.mjs";

/** The bars: for a side and cases, another side's time and how many times it this one may take at most. */
const BARS = [
  { side: "matgpu", ids: ["W1", "W2", "W3a", "W3b", "W3c", "W5", "W6", "W7"], of: "raw-wgsl", most: 2 },
  { side: "matgpu", ids: ["W0", "W10"], of: "raw-wgsl", most: 3 },
  { side: "matgpu", ids: ["D+", "D*", "D/", "Dsqrt"], of: "raw-wgsl", most: 2 },
  { side: "matgpu", ids: ["W1", "W3a", "W5", "W7"], of: "jaxjs-webgpu", most: 0.1 },
  { side: "matgpu", ids: ["W1", "W3a", "W7"], of: "tfjs-webgpu", most: 0.1 },
  { side: "matgpu", ids: ["W4", "W9a", "W9b"], of: "jaxjs-webgpu", most: 1 },
  { side: "matgpu", ids: ["W4", "W9a", "W9b"], of: "tfjs-webgpu", most: 1 },
  { side: "matgpu", ids: ["Dmean"], of: "matgpu-host", most: 1 / 40 },
  { side: "matgpu-host", ids: ["W1", "W2", "W7"], of: "loops", most: 0.5 },
  { side: "matgpu-host", ids: ["W1", "W2", "W7"], of: "loops-double", most: 0.5 },
  { side: "matgpu-host", ids: ["W1", "W2", "W7"], of: "jaxjs-wasm", most: 0.5 },
  { side: "matgpu-host", ids: ["W1", "W2", "W7"], of: "tfjs-wasm", most: 0.5 },
  ...["loops", "jaxjs-wasm", "tfjs-wasm"].map((of) => ({
    side: "matgpu-host",
    ids: ["W3a", "W3b", "W3c"],
    of,
    most: 1 / 1.5,
  })),
  ...["loops", "loops-double", "jaxjs-wasm", "tfjs-wasm"].map((of) => ({
    side: "matgpu-host",
    ids: ["W5", "W6"],
    of,
    most: 1,
  })),
  { side: "matgpu-host", ids: ["W4"], of: "tfjs-wasm", most: 1.3 },
];

const rounded = (x) => (x === undefined ? "" : Number(x.toPrecision(3)).toString());

/** How many times the time of matgpu the best of the others takes, and which that is: `2.1x loops`. */
function against(sides, time) {
  const [mine, ...others] = sides.filter((side) => time(side) !== undefined);
  if (!mine?.startsWith("matgpu") || others.length === 0) return "";
  const best = others.reduce((a, b) => (time(b) < time(a) ? b : a));
  return `${rounded(time(best) / time(mine))}x ${best}`;
}

/** `results`: the lines that run.mjs printed, of every side. */
export function table(tier, results) {
  const sides = [...new Set(results.filter((r) => r.ms !== undefined).map((r) => r.side))];
  const of = (side, name) => results.find((r) => r.side === side && r.case === name);
  const lines = [
    `| ${tier} | ${sides.map((s) => `${s} ms`).join(" | ")} | best other | kernels | dispatches |`,
    `| --- | ${sides.map(() => "---:").join(" | ")} | --- | ---: | ---: |`,
  ];
  const missed = [];
  for (const one of TIERS[tier]) {
    const name = label(one);
    const cells = sides.map((side) => {
      const result = of(side, name);
      return result?.error ? "error" : rounded(result?.ms);
    });
    const count = results.find((r) => r.case === name && r.count)?.count ?? {};
    // The times of a device that is a CPU say nothing.
    const best = tier === "tiny" ? "" : against(sides, (side) => of(side, name)?.ms);
    lines.push(
      `| ${name}: ${TITLES[one.id]} | ${cells.join(" | ")} | ${best} | ${count.kernels ?? ""} | ${count.dispatches ?? ""} |`,
    );
    for (const { side, ids, of: other, most } of BARS) {
      const [mine, theirs] = [of(side, name)?.ms, of(other, name)?.ms];
      if (!ids.includes(one.id) || mine === undefined || theirs === undefined) continue;
      const ratio = mine / theirs;
      if (ratio > most)
        missed.push(`${name}: ${side} takes ${rounded(ratio)} of ${other}, at most ${rounded(most)}`);
    }
  }
  const failed = results.filter((r) => r.error && !r.missing);
  return {
    text: lines.join("\n"),
    missed,
    failed: failed.map((r) => `${r.side} ${r.case ?? ""}: ${r.error}`),
  };
}
