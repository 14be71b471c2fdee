// Figures under the hand, in Chromium: by mouse, keyboard and touch; and what leaves the page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { open, run, WAIT } from "./page.mjs";

const seen = (page) => page.$eval("#figures canvas", (canvas) => JSON.parse(canvas.dataset.seen ?? "{}"));
const middle = async (page) => {
  const { x, y, width, height } = await page.locator("#figures canvas").boundingBox();
  return { x: x + width / 2, y: y + height / 2, width, height };
};

test("a drawing in the plane is zoomed, moved and put back", async (t) => {
  const page = await open(t);
  await run(page, "plot(0:10, (0:10).^2)");
  const { x, y } = await middle(page);
  await page.focus("#figures canvas");
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => document.querySelector("#figures canvas").dataset.seen, undefined, WAIT);
  const [low, high] = (await seen(page))[0].xlim;
  assert.ok(low > 0 && high < 10, `${low} ${high}`);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  const [moved] = (await seen(page))[0].xlim;
  assert.ok(moved < low, `${moved} < ${low}`);
  await page.click("text=Reset");
  assert.deepEqual(await seen(page), {});
  await page.focus("#figures canvas");
  await page.keyboard.press("+");
  assert.ok((await seen(page))[0].ylim);
  await page.keyboard.press("0");
  assert.deepEqual(await seen(page), {});
});

test("a drawing in space turns, and is put back by a double click", async (t) => {
  const page = await open(t);
  await run(page, "surf(peaks(20))");
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 20, { steps: 4 });
  await page.mouse.up();
  const [azimuth, elevation] = (await seen(page))[0].view;
  assert.ok(Math.abs(azimuth - -57.5) < 1 && Math.abs(elevation - 40) < 1, `${azimuth} ${elevation}`);
  await page.mouse.dblclick(x, y);
  assert.deepEqual(await seen(page), {});
});

test("data tips are told by the mouse and by keys", async (t) => {
  const page = await open(t);
  await run(page, "plot([1 2 3], [4 8 6]); legend('what')");
  await page.focus("#figures canvas");
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  assert.equal(await page.textContent("#figures .tip"), "what\nX 2\nY 8");
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#figures .tip"));
  const { x, y } = await middle(page);
  const found = await page.evaluate(
    async ([x, y]) => {
      const canvas = document.querySelector("#figures canvas");
      for (let dy = -200; dy < 200; dy += 4) {
        canvas.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y + dy, pointerId: 9 }));
        const tip = document.querySelector("#figures .tip");
        if (!tip.hidden) return tip.textContent;
      }
      return "none";
    },
    [x, y],
  );
  assert.match(found, /X 2/);
});

test("on a phone a finger turns a surface and says what is under it", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await run(page, "surf(peaks(12))");
  await page.tap("#figures canvas");
  await page.waitForFunction(() => !document.querySelector("#figures .tip").hidden, undefined, WAIT);
  assert.match(await page.textContent("#figures .tip"), /^X .*\nY .*\nZ /);
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  assert.ok(wide <= width);
});

test("a figure is saved as PNG and as SVG", async (t) => {
  const page = await open(t);
  await run(page, "plot(1:3); title('Kurve \\alpha^2')");
  for (const [what, begins] of [
    ["PNG", "\u0089PNG"],
    ["SVG", "<svg"],
  ]) {
    const [saved] = await Promise.all([
      page.waitForEvent("download", WAIT),
      page.click(`#figures >> text="${what}"`),
    ]);
    const text = readFileSync(await saved.path(), "latin1");
    assert.ok(text.startsWith(begins), text.slice(0, 20));
    if (what === "SVG") assert.match(Buffer.from(text, "latin1").toString("utf8"), /Kurve α/);
  }
});

test("figures of one run are not in the next, and nothing is held on them", async (t) => {
  const page = await open(t);
  await run(page, "figure(1); plot(1:3); hold on; plot(3:-1:1); figure(2); plot(1)");
  assert.equal(await page.locator("#figures canvas").count(), 2);
  await run(page, "plot([5 6])");
  assert.equal(await page.locator("#figures canvas").count(), 1);
  assert.match(await page.getAttribute("#figures canvas", "aria-label"), /^Figure 1\. line\. /);
});

test("a line of a million points is drawn without keeping the page", async (t) => {
  const page = await open(t);
  const began = Date.now();
  await run(page, "x = linspace(0, 100, 1e6); plot(x, sin(x) + 0.1 * sin(1000 * x))");
  const drawn = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = document.querySelector("#figures canvas");
        canvas.focus();
        const start = performance.now();
        canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      }),
  );
  t.diagnostic(`run ${Date.now() - began} ms, a zoomed frame ${Math.round(drawn)} ms`);
  // Some ten milliseconds (thin.test.mjs counts what is drawn); a page that hangs takes minutes.
  assert.ok(drawn < 20_000, `${drawn} ms`);
});
