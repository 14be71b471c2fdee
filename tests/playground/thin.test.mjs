// Long lines: what is drawn of them has the extremes of every column of pixels, and its gaps.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { bundled, drawing } from "./drawing.mjs";

let thin;
before(async () => {
  thin = await bundled(`export * from "./www/src/draw/thin.ts";`);
});

const COUNT = 200_001;
const x = Float64Array.from({ length: COUNT }, (_, k) => k);
const y = Float64Array.from({ length: COUNT }, (_, k) => Math.sin(k * k * 1e-3));
const edges = (from, to, columns) =>
  Float64Array.from({ length: columns + 1 }, (_, k) => from + ((to - from) * k) / columns);

test("every column keeps its lowest and its highest point, over all and over a part", () => {
  for (const [from, to] of [
    [0, COUNT],
    [777, 90_001],
    [1000, 1300],
  ]) {
    const all = edges(from, to, 500);
    const points = thin.thinned(x, y, all);
    assert.ok(points.length <= 2 * (4 * 500 + 2), `${points.length / 2} points`);
    for (let column = 0; column < 500; column++) {
      const inside = [];
      for (let k = 0; k < points.length; k += 2)
        if (points[k] >= all[column] && points[k] < all[column + 1]) inside.push(points[k + 1]);
      const [first, end] = [Math.ceil(all[column]), Math.ceil(all[column + 1])];
      const whole = [...y.subarray(first, end)];
      assert.equal(Math.min(...inside), Math.min(...whole), `column ${column} of ${from}`);
      assert.equal(Math.max(...inside), Math.max(...whole), `column ${column} of ${from}`);
    }
  }
});

test("the line goes on to the points on either side of what is seen", () => {
  const points = thin.thinned(x, y, edges(100.5, 100.9, 50));
  assert.deepEqual(points, [100, y[100], 101, y[101]]);
});

test("gaps stay, infinities and numbers that fall are told", () => {
  const gap = y.slice();
  gap.fill(Number.NaN, 50_000, 100_000);
  const points = thin.thinned(x, gap, edges(0, COUNT, 400));
  const inside = [];
  for (let k = 0; k < points.length; k += 2)
    if (points[k] > 50_500 && points[k] < 99_500) inside.push(points[k + 1]);
  assert.ok(inside.length > 0 && inside.every(Number.isNaN));
  assert.ok(thin.isRising(x));
  assert.ok(!thin.isRising(Float64Array.of(1, 3, 2)));
  assert.ok(!thin.isRising(Float64Array.of(1, Number.NaN, 2)));
});

test("a picture of ten million points has as many words as one of a hundred thousand", async () => {
  const draw = await drawing();
  const size = (count) => {
    const at = Float64Array.from({ length: count }, (_, k) => k / count);
    const values = at.map((part) => Math.sin(300 * part) + ((part * 7919 * count) % 1));
    const items = [{ type: "line", x: at, y: values }];
    return draw({ number: 1, axes: [{ place: Float64Array.of(1, 1, 1), items }] }).length;
  };
  const [short, long] = [size(1e5), size(1e7)];
  assert.ok(long < 1.5 * short, `${long} and ${short} letters`);
});
