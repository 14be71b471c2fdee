// The examples: all run on the host and print what they should (`MATGPU_EXAMPLES=write` writes that anew, to be read), and
// the gallery shows what they draw.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { EXAMPLES, expectedPath, printed, program } from "./examples.mjs";
import { ended, open, WAIT } from "./page.mjs";

let session;
before(async () => {
  const { createSession } = await import(join(ROOT, "pkg/node.js"));
  session = await createSession({ provider: "host", worker: false });
});
after(() => session.dispose());

for (const path of EXAMPLES)
  test(`the example ${path} runs`, async () => {
    await session.run("clear, close all");
    const { text, figures, warnings } = await session.run(program(path));
    assert.deepEqual(warnings, []);
    assert.ok(text.trim() !== "" || figures.length > 0, "it shows something");
    if (process.env.MATGPU_EXAMPLES === "write") writeFileSync(expectedPath(path), text);
    assert.equal(text, printed(path));
  });

test("there are forty examples or more, each with a title of its own", () => {
  assert.ok(EXAMPLES.length >= 40, `${EXAMPLES.length} examples`);
  const titles = EXAMPLES.map((path) => program(path).split("\n", 1)[0]);
  assert.equal(new Set(titles).size, titles.length);
  for (const title of titles) assert.match(title, /^% \S/);
});

test("the gallery draws what is scrolled into view, and opens what is chosen", async (t) => {
  const page = await open(t);
  await page.click("#gallery");
  await page.waitForSelector(".gallery[open]", WAIT);
  assert.equal(await page.locator(".gallery .card").count(), EXAMPLES.length);
  await page.waitForSelector(".gallery .card pre", WAIT);
  const card = page.locator(".gallery .card", { hasText: "Surface: turn it" });
  await card.scrollIntoViewIfNeeded();
  const canvas = card.locator("canvas");
  await canvas.waitFor(WAIT);
  const colours = await canvas.evaluate((each) => {
    const { data } = each.getContext("2d").getImageData(0, 0, each.width, each.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > 50, `${colours} colours`);
  await card.click();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.locator("#editor .cm-content", { hasText: "peaks(40)" }).waitFor(WAIT);
  assert.equal((await page.textContent("#output")).trim(), "", "what is chosen runs when somebody runs it");
  await page.click("#run");
  await ended(page);
  await page.waitForSelector("#figures canvas", WAIT);
});

test("on a phone the gallery's cards are no wider than the page, whatever is printed on them", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
  await page.click("#gallery");
  await page.waitForSelector(".gallery .card pre", WAIT);
  const { scrollWidth, clientWidth } = await page
    .locator(".gallery")
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} > ${clientWidth}`);
});
