// Functions are found by their names and by what they do, and their calls are put into the program.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { bundled } from "./drawing.mjs";
import { open, WAIT, write } from "./page.mjs";

test("names come first, then what functions do", async () => {
  const { found } = await bundled(`export { found } from "./www/src/finder.ts";`);
  const all = JSON.parse(readFileSync(join(ROOT, "www/src/functions.json"), "utf8"));
  const names = (text) => found(all, text).map(({ name }) => name);
  assert.equal(names("sum")[0], "sum");
  assert.ok(names("sum").includes("cumsum"));
  assert.ok(names("standard deviation").includes("std"));
  assert.ok(names("Deviation STANDARD").includes("std"));
  assert.deepEqual(names("no such words anywhere"), []);
  assert.equal(names("").length, all.length);
});

test("F1 tells about the word at the cursor, and the call takes its place", async (t) => {
  const page = await open(t);
  await write(page, "y = cumsum");
  await page.keyboard.press("Escape");
  await page.keyboard.press("F1");
  await page.waitForSelector(".finder[open]", WAIT);
  assert.equal(await page.inputValue(".finder input"), "cumsum");
  assert.equal(await page.textContent(".finder li:first-child button"), "cumsum");
  await page.click(".finder li:first-child button");
  assert.match(await page.textContent("#editor .cm-line"), /^y = cumsum\(\w+\)$/);
  // By its button, for the command window that was touched last; the keyboard alone does it.
  await page.click("#command .cm-content");
  await page.click("#find");
  await page.fill(".finder input", "standard deviation");
  await page.waitForSelector(".finder button.name:text-is('std')", WAIT);
  await page.focus(".finder button.name:text-is('std')");
  await page.keyboard.press("Enter");
  // The focus goes to the command window once the dialog has closed.
  await page.waitForFunction(() => document.activeElement?.closest("#command"), undefined, WAIT);
  assert.match(await page.textContent("#command .cm-line"), /^std\(\w+\)$/);
  assert.equal(await page.locator(".finder[open]").count(), 0);
});
