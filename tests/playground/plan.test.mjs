// The plan as a picture: what the stages say, joined; where the boxes lie; and the picture in the page.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { bundled } from "./drawing.mjs";
import { open, WAIT, write } from "./page.mjs";

const STAGES = join(ROOT, "tests/stages");

let readFlushes;
let bytesOf;
let layers;
before(async () => {
  ({ readFlushes, bytesOf, layers } = await bundled(
    `export * from "./www/src/plan/read.ts"; export { layers } from "./www/src/plan/layers.ts";`,
  ));
});

const golden = (name) => {
  const read = (stage) => readFileSync(join(STAGES, `${name}.${stage}`), "utf8");
  const [plan = ""] = read("plan").split("\ntold:");
  return { plan, ...readFlushes(plan, read("graph")) };
};

test("the plan and the graph of every program of tests/stages are joined", () => {
  const names = readdirSync(STAGES)
    .filter((name) => name.endsWith(".plan"))
    .map((name) => name.slice(0, -".plan".length));
  assert.ok(names.length > 40, `${names.length} programs`);
  for (const name of names) {
    const { plan, flushes, whole } = golden(name);
    assert.ok(whole, `${name} is not joined whole`);
    const steps = flushes.flatMap((flush) => flush.steps);
    assert.equal(steps.length, plan.match(/^\d+: (host|device) /gm).length, name);
    for (const flush of flushes) {
      const made = new Set();
      for (const step of flush.steps) {
        assert.ok(step.makes.length > 0, name);
        for (const value of step.reads)
          assert.ok(made.has(value.id) || /^(stored|constant)$/.test(value.word), `${name}: %${value.id}`);
        for (const value of step.makes) made.add(value.id);
      }
    }
  }
});

test("steps have their operations, places, arrays and bytes", () => {
  const { flushes } = golden("covariance");
  assert.deepEqual(
    flushes[0].steps.map(({ place, words, over, reads, makes }) => [
      place,
      words.join(" "),
      over,
      reads.map((value) => bytesOf(value)),
      makes.map((value) => value.shape.join("×")),
    ]),
    [
      ["device", "sum div", "[300]×12", [14400], ["1×12"]],
      ["device", "sub", "300×12", [14400, 48], ["300×12"]],
      ["device", "matmul", "", [14400], ["12×12"]],
      ["device", "div", "12×12", [576], ["12×12"]],
    ],
  );
  // Work in parts ends in a step that reads the parts; what is written into an array goes on from it.
  assert.deepEqual(
    golden("fold_in_parts").flushes[0].steps[1].reads.map(({ id }) => id),
    golden("fold_in_parts").flushes[0].steps[0].makes.map(({ id }) => id),
  );
  const written = golden("assignments").flushes[0].steps;
  assert.ok(written[1].reads.some(({ id }) => id === written[0].makes[0].id));
});

test("looks that flushed at different points are not joined", () => {
  const plan = "0: host group 0 rank 0 over 1x9 store %4\n\n0: host group 0 rank 0 over 1x5 store %6\n";
  const graph = (id, shape) => `%0 = stored  : double ${shape}\n%${id} = neg %0 : double ${shape}  held\n`;
  assert.equal(readFlushes(plan, `${graph(4, "1x9")}\n${graph(6, "1x5")}`).whole, true);
  // Another run counts from another number.
  assert.equal(readFlushes(plan, `${graph(14, "1x9")}\n${graph(16, "1x5")}`).whole, true);
  // A loop that is kept has its constants from before.
  const loop = "0: host routine matmul %2 %3 -> %4\n1: host group 0 rank 1 over 1x5 store %5\n";
  const kept =
    "%2 = constant  : double 1x5\n%3 = constant  : double 5x5\n%9 = matmul.0 %2 %3 : double 1x5\n%10 = neg %9 : double 1x5  held\n";
  const [flush] = readFlushes(loop, kept).flushes;
  assert.deepEqual(
    flush.steps.map(({ reads }) => reads.map(({ id }) => id)),
    [[2, 3], [9]],
  );
  const both = "%0 = stored  : double 1x9\n%4 = neg %0 : double 1x9  held\n%6 = abs %0 : double 1x9  held\n";
  const { whole, flushes } = readFlushes(plan, both);
  assert.equal(whole, false);
  assert.equal(flushes.length, 0);
});

test("boxes lie below those that lead to them, and none over another", () => {
  const lines = [];
  // A lattice with lines that pass rows.
  for (let k = 1; k < 40; k++) lines.push([Math.floor(k / 2), k], [Math.floor(k / 5), k]);
  const boxes = Array.from({ length: 40 }, (_, k) => ({ width: 60 + (k % 4) * 30, height: 40 }));
  const placed = layers(
    boxes,
    lines.filter(([from, to]) => from !== to),
  );
  for (const [from, to] of lines) if (from !== to) assert.ok(placed.boxes[from].y < placed.boxes[to].y);
  for (const [k, a] of placed.boxes.entries()) {
    assert.ok(a.x - boxes[k].width / 2 >= -0.5 && a.x + boxes[k].width / 2 <= placed.width + 0.5);
    for (const [other, b] of placed.boxes.entries())
      if (other < k && a.y === b.y)
        assert.ok(Math.abs(a.x - b.x) >= (boxes[k].width + boxes[other].width) / 2, `${k} over ${other}`);
  }
  assert.deepEqual(layers([], []), { boxes: [], lines: [], width: 0, height: 0 });
});

test("the plan is drawn, its boxes are reached by the arrow keys, and say what they do", async (t) => {
  const page = await open(t);
  await write(page, "x = rand(70, 70);\nc = x - mean(x);\nG = (c' * c) / 69;\n");
  await page.keyboard.press("Escape");
  await page.click("#tab-stages");
  await page.waitForSelector("#stages .plan svg", WAIT);
  const titles = await page.locator("#stages .plan-box .title").allTextContents();
  assert.deepEqual(titles, ["random, sum, div", "sub", "matmul", "div", "result"]);
  assert.equal(await page.locator("#stages .plan-box[tabindex='0']").count(), 1);
  await page.focus("#stages .plan-box[tabindex='0']");
  await page.keyboard.press("ArrowDown");
  const said = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  assert.match(said, /^Kernel: sub on the host, over 70×70\. Reads .*double 70×70, 38\.3 KiB/);
  assert.equal(await page.textContent("#stages .plan-detail"), said);
  assert.equal(await page.locator("#stages .plan-line.marked").count(), 2);
  await page.keyboard.press("ArrowDown");
  assert.match(await page.textContent("#stages .plan-detail"), /^Routine matmul/);
  await page.hover("#stages .plan-box.array");
  assert.match(await page.textContent("#stages .plan-detail"), /program holds: double 70×70/);
  // Flushes that repeat are drawn once; another stage has no picture.
  await write(page, "s = 0;\nfor k = 1:9\n  s = s + sum(sin((1:5000) * k));\n  disp(s)\nend\n");
  await page.keyboard.press("Escape");
  await page.selectOption("#stages select", "graph");
  assert.equal(await page.locator("#stages .plan").count(), 0);
  await page.selectOption("#stages select", "plan");
  await page.waitForSelector("#stages figcaption:text-matches('alike')", WAIT);
});
