// The playground without a network, and as an installed application.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildPlayground } from "../../scripts/build/playground.mjs";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";
import { run, WAIT } from "./page.mjs";

test("what was opened once opens and runs without its server, and can be installed", async (t) => {
  const server = await serve({ "/": await buildPlayground() });
  let closed = false;
  const close = async () => {
    if (!closed) await server.close();
    closed = true;
  };
  t.after(close);
  const context = await (await browser("none")).newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/index.html`);
  await page.waitForSelector("#run:not([disabled])", WAIT);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    [],
  );
  await close();
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.match(await run(page, "disp(sum(1:10)); plot(1:3)"), /^\s*55\s*$/);
  await page.click("#tab-figures");
  await page.waitForSelector("#figures canvas", WAIT);
});
