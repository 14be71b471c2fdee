// The playground in a browser, for the tests of this folder: opened, written into, run.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { buildPlayground } from "../../scripts/build/playground.mjs";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";

export const WAIT = { timeout: 60_000 };

let server;
before(async () => {
  server = await serve({ "/": await buildPlayground() });
});
after(() => server.close());

/** A page of a fresh context, ready to run, that keeps nothing for being offline. `of`: another page, whose context it shares. */
export async function open(t, { gpu = "none", hash = "", query = "", of, ...context } = {}) {
  const opened =
    of?.context() ?? (await (await browser(gpu)).newContext({ serviceWorkers: "block", ...context }));
  if (!of) t.after(() => opened.close());
  const page = await opened.newPage();
  page.on("pageerror", (error) => {
    t.diagnostic(error.message);
    assert.fail(error.message);
  });
  await page.goto(`${server.url}/index.html${query}${hash}`);
  await page.waitForSelector("#run:not([disabled])", WAIT);
  // Completion comes after that.
  await page.waitForSelector("#editor .cm-content[aria-autocomplete]", WAIT);
  return page;
}

export const write = async (page, program) => {
  await page.click("#editor .cm-content");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(program);
};

export const ended = (page) =>
  page.waitForFunction(
    () => /^(done|error|stopped)/.test(document.getElementById("status").textContent),
    undefined,
    WAIT,
  );

export const run = async (page, program) => {
  await write(page, program);
  await page.keyboard.press("ControlOrMeta+Enter");
  await ended(page);
  return page.textContent("#output");
};

/** Waits until a file of the project has this text in the origin's own file system. */
export async function stored(page, path, text) {
  const read = () =>
    page.evaluate(async (path) => {
      try {
        let folder = await navigator.storage.getDirectory();
        const names = `playground/files/${path}`.split("/");
        const name = names.pop();
        for (const each of names) folder = await folder.getDirectoryHandle(each);
        return await (await (await folder.getFileHandle(name)).getFile()).text();
      } catch {
        return undefined;
      }
    }, path);
  const last = Date.now() + WAIT.timeout;
  while ((await read()) !== text) {
    assert.ok(Date.now() < last, `${path} was not stored`);
    await page.waitForTimeout(50);
  }
}
