// A page of Chromium with the package, for tests: one browser with WebGPU and one without.
import { after } from "node:test";
import { launchChromium } from "../../scripts/chromium.mjs";
import { PKG } from "../../scripts/setup/paths.mjs";
import { serve } from "../serve.mjs";

const browsers = {};
// Here and not where one is started: within a test it would be closed at the end of that test.
after(async () => {
  for (const started of Object.values(browsers)) await (await started).close();
});

/** The browser of a kind ("webgpu" or "none"), started once for each test file. */
export function browser(gpu) {
  browsers[gpu] ??= launchChromium(gpu);
  return browsers[gpu];
}

/** A fresh page of a server of its own that has pkg/ at /pkg/; closed at the end of the test. */
export async function page(t, { gpu = "none", host = "127.0.0.1", folders = {}, ...options } = {}) {
  const server = await serve(
    { "/pkg/": PKG, ...folders },
    { ...options, pages: { "/": "<!doctype html><title>test</title>", ...options.pages } },
  );
  const context = await (await browser(gpu)).newContext();
  t.after(async () => {
    await context.close();
    await server.close();
  });
  const opened = await context.newPage();
  opened.on("pageerror", (error) => console.error(`page: ${error.message}`));
  await opened.goto(server.url.replace("127.0.0.1", host));
  return { page: opened, server };
}
