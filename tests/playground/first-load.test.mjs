// What the page fetches before it can run a program: that alone is enough, and its size is held, as what lies there packed too.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { compress } from "../../scripts/build/compress.mjs";
import { buildPlayground } from "../../scripts/build/playground.mjs";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";
import { ended, run, WAIT } from "./page.mjs";

/** All but the WebAssembly module, after gzip. What a page of the first screen does not need is imported when it is wanted. */
const MOST = 180_000;

/** All of it, after brotli. */
const MOST_PACKED = 3_500_000;
/** As the playground is built to be served, in a deep run; the gate has no time for that. */
const QUALITY = process.env.MATGPU_FULL ? 11 : 5;

/** The files that the page cannot begin without: its own, what its scripts import at their heads, and the worker with the module. */
function needed(dist) {
  const read = (file) => readFileSync(join(dist, file), "utf8");
  const files = new Set(["index.html"]);
  const follow = (file) => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith(".js")) return;
    for (const [, name] of read(file).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
      follow(`assets/${name}`);
  };
  for (const [, file] of read("index.html").matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) follow(file);
  for (const file of readdirSync(join(dist, "assets")))
    if (/^worker-.*\.js$|\.wasm$/.test(file)) files.add(`assets/${file}`);
  return files;
}

test("what the first program needs is small, and is all that it needs", async (t) => {
  const dist = await buildPlayground();
  const files = needed(dist);
  const sizes = [...files].map((file) => [
    file,
    gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  ]);
  const sum = (rows) => rows.reduce((total, [, size]) => total + size, 0);
  const page = sum(sizes.filter(([file]) => !file.endsWith(".wasm")));
  t.diagnostic(`first load: ${page} bytes and the module's ${sum(sizes) - page}, after gzip -9`);
  assert.ok(sizes.length >= 5, `too few files were found: ${[...files].join(", ")}`);
  assert.ok(page <= MOST, `${page} bytes, more than ${MOST}: ${JSON.stringify(sizes)}`);

  const server = await serve({ "/": dist });
  t.after(() => server.close());
  const context = await (await browser("none")).newContext({ serviceWorkers: "block" });
  t.after(() => context.close());
  const opened = await context.newPage();
  // Nothing else can be fetched: the page has to work with these.
  const names = new Set([...files].map((file) => basename(file)));
  const refused = [];
  await opened.route("**/assets/**", (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (names.has(name)) return route.continue();
    refused.push(name);
    return route.abort();
  });
  await opened.goto(`${server.url}/index.html`);
  await opened.waitForSelector("#run:not([disabled])", WAIT);
  assert.match(await run(opened, "x = 6 * 7"), /x =\s+42/);
  // A figure has to be fetched: without a network the pane says so, and the program runs to its end.
  await run(opened, "plot(1:3), disp('after')");
  assert.match(await opened.textContent("#output"), /after/);
  assert.match(await opened.textContent("#figures"), /could not be fetched/);
  assert.ok(
    refused.some((name) => name.startsWith("figures-")),
    refused.join(", "),
  );
  // With the network back, loading the page again is what the pane says, and what helps; the program is still there.
  assert.match(await opened.textContent("#figures"), /Reload the page/);
  await opened.unroute("**/assets/**");
  await opened.reload();
  await opened.waitForSelector("#run:not([disabled])", WAIT);
  await opened.click("#run");
  await ended(opened);
  await opened.click("#tab-figures");
  await opened.waitForSelector("#figures canvas", WAIT);
});

test("served packed by brotli the page runs, and its first load stays below 3.5 MB", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "matgpu-packed-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const dist = await buildPlayground();
  cpSync(dist, folder, { recursive: true });
  compress(folder, QUALITY);
  const server = await serve({ "/": folder }, { packed: true });
  t.after(() => server.close());
  const context = await (await browser("none")).newContext({ serviceWorkers: "block" });
  t.after(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/index.html`);
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.match(await run(page, "x = 6 * 7"), /x =\s+42/);
  let total = 0;
  for (const file of needed(dist)) {
    const bytes = server.sent.get(`/${file}`);
    assert.ok(bytes > 0, `${file} was not fetched`);
    total += bytes;
  }
  t.diagnostic(`first load: ${total} bytes, after brotli of quality ${QUALITY}`);
  const module = [...server.sent.keys()].find((path) => path.endsWith(".wasm"));
  assert.ok(server.sent.get(module) < readFileSync(join(dist, module)).length / 2, "the module came packed");
  // That of the release, which a deep run has.
  if (process.env.MATGPU_FULL) assert.ok(total <= MOST_PACKED, `${total} bytes, more than ${MOST_PACKED}`);
});
