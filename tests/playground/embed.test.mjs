// <mat-playground> in a page of somebody else's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildPlayground } from "../../scripts/build/playground.mjs";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";
import { ended, WAIT } from "./page.mjs";

const PAGE = `<!doctype html>
<html lang="en">
<title>A lesson</title>
<script type="module" src="play/mat-playground.js"></script>
<mat-playground height="500px" title="Doubling">
    x = 21;
    if x > 3
      disp(2 * x)
    end
</mat-playground>
</html>`;

test("the element shows its text as a program, which runs when somebody runs it", async (t) => {
  const server = await serve({ "/play/": await buildPlayground() }, { pages: { "/lesson.html": PAGE } });
  t.after(() => server.close());
  const context = await (await browser("none")).newContext({ serviceWorkers: "block" });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/lesson.html`);
  const element = await page.waitForSelector("mat-playground iframe", WAIT);
  assert.equal(await element.getAttribute("title"), "Doubling");
  assert.equal((await element.boundingBox()).height, 500);
  const frame = await element.contentFrame();
  await frame.waitForSelector("#run:not([disabled])", WAIT);
  assert.deepEqual(await frame.$$eval("#editor .cm-line", (lines) => lines.map((line) => line.textContent)), [
    "x = 21;",
    "if x > 3",
    "  disp(2 * x)",
    "end",
    "",
  ]);
  assert.equal((await frame.textContent("#output")).trim(), "");
  await frame.click("#run");
  await ended(frame);
  assert.match(await frame.textContent("#output"), /^\s*42\s*$/);
});
