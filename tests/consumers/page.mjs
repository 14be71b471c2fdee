// A consumer's page in Chromium: what its program leaves on it, with WebGPU and without.
import assert from "node:assert/strict";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";

/** Opens a page in Chromium and waits for what the project's program leaves on it. */
export async function resultOf(url, gpu) {
  const context = await (await browser(gpu)).newContext();
  const page = await context.newPage();
  const said = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => said.push(message.text()));
  try {
    await page.goto(url);
    await page.waitForFunction(() => document.body?.dataset.result !== undefined, undefined, {
      timeout: 60_000,
    });
    return await page.evaluate(() => ({ ...document.body.dataset }));
  } catch (error) {
    throw new Error(`${error.message}\nthe page said: ${said.join("\n") || "nothing"}`);
  } finally {
    await context.close();
  }
}

export async function works(url) {
  for (const [gpu, device] of [
    ["webgpu", "webgpu"],
    ["none", "host"],
  ]) {
    const result = await resultOf(url, gpu);
    assert.match(result.result, /x =\s+2/);
    assert.equal(result.device, device);
  }
}

export async function worksFrom(folder, options) {
  const server = await serve({ "/": folder }, options);
  try {
    await works(`${server.url}/index.html`);
  } finally {
    await server.close();
  }
}
