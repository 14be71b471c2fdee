// One picture of each kind of plot: what the programs of plots/ draw, as SVG, against pictures/. They were looked at
// beside Octave's. A picture that has changed fails; `MATGPU_PICTURES=write` writes them anew, to be looked at again.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { drawing } from "./drawing.mjs";

const PROGRAMS = join(ROOT, "tests/playground/plots");
const PICTURES = join(ROOT, "tests/playground/pictures");
const WRITE = process.env.MATGPU_PICTURES === "write";

let draw;
let session;
before(async () => {
  draw = await drawing();
  const { createSession } = await import(join(ROOT, "pkg/node.js"));
  session = await createSession({ provider: "host", worker: false });
});
after(() => session.dispose());

for (const file of readdirSync(PROGRAMS).sort()) {
  const name = file.replace(/\.m$/, "");
  test(`the picture of ${name} is as it was`, async () => {
    await session.call("close", ["all"], 0);
    const { figures } = await session.run(readFileSync(join(PROGRAMS, file), "utf8"));
    const drawn = figures.filter(({ closed }) => !closed);
    assert.equal(drawn.length, 1, "the program draws one figure");
    const svg = draw(drawn[0]);
    // Compressed: some are thousands of faces.
    const path = join(PICTURES, `${name}.svgz`);
    if (WRITE) writeFileSync(path, gzipSync(svg, { level: 9 }));
    const known = gunzipSync(readFileSync(path)).toString("utf8");
    assert.ok(
      svg === known,
      `${name} is drawn otherwise: ${firstDifference(known, svg)}; look at it, then MATGPU_PICTURES=write`,
    );
  });
}

function firstDifference(before, now) {
  const [a, b] = [before.split("\n"), now.split("\n")];
  const line = a.findIndex((text, k) => text !== b[k]);
  return `line ${line + 1} was ${a[line]?.slice(0, 160)} and is ${b[line]?.slice(0, 160)}`;
}

test("what is stacked stands on what is below it, whatever its sign", async () => {
  await session.call("close", ["all"], 0);
  const { figures } = await session.run("bar([1 2; -3 4; -1 -2], 'stacked')");
  const [first, second] = figures.find(({ axes }) => axes).axes[0].items;
  assert.deepEqual([...first.base], [0, 0, 0]);
  assert.deepEqual([...second.base], [1, 0, -1]);
});

test("figures say what Octave and MATLAB would draw: bins, arrows, names, numbers", async () => {
  const items = async (program) => {
    await session.call("close", ["all"], 0);
    const { figures } = await session.run(program);
    return figures.find(({ axes }) => axes).axes[0].items;
  };
  const [bins] = await items("histogram([1 2 2 3 3 3 5])");
  assert.deepEqual([...bins.edges], [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]);
  // Scott's rule: 3.5 s / n^(1/3), in steps that are easy to read.
  const [scott] = await items("histogram(linspace(0, 10, 1001))");
  assert.deepEqual([...scott.edges], [...scott.edges.keys()]);
  const [arrows] = await items("quiver(1:3, ones(1, 3), [100 50 0], zeros(1, 3))");
  assert.ok(Math.max(...arrows.u) < 1.01, `the longest arrow is ${Math.max(...arrows.u)}`);
  const named = await items("plot(1:3, 'r--'); hold on; plot(3:-1:1); legend");
  assert.deepEqual(
    named.map(({ label }) => label),
    ["data1", "data2"],
  );
  const [points] = await items("scatter(1:4, 1:4, [1 4 9 16], [5 6 7 8])");
  assert.deepEqual(
    [[...points.size], [...points.values]],
    [
      [1, 4, 9, 16],
      [5, 6, 7, 8],
    ],
  );
  const [wide] = await items("plot(1:3, 'linewidth', 3)");
  assert.equal(wide.lineWidth, 3);
});
