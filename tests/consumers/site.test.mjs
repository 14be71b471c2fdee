// `matgpu site`: a folder of programs becomes a page, which any server of files can serve.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { browser } from "../page/browser.mjs";
import { serve } from "../serve.mjs";
import { install } from "./install.mjs";

const WAIT = { timeout: 60_000 };
let folder;
before(() => {
  folder = install("site");
  const write = (path, text) => {
    mkdirSync(join(folder, "course", path, ".."), { recursive: true });
    writeFileSync(join(folder, "course", path), text);
  };
  write(
    "waves.m",
    "% Waves & more\nx = linspace(0, 6, 200);\nplot(x, wave(x, 3))\nfprintf('%.4f', wave(1, 2))\n",
  );
  write(
    "wave.m",
    "% WAVE  The sum of n waves.\nfunction y = wave(x, n)\n  y = sum(sin((1:n)' .* x), 1);\nend\n",
  );
  write("lessons/a table.m", "T = readmatrix('data/numbers.csv')\nwho\n");
  write("empty.m", "% nothing\n");
  write("data/numbers.csv", "1,2\n3,4\n");
  write(".secret", "no");
});

const site = (...args) =>
  spawnSync(process.execPath, ["node_modules/matgpu/pkg/cli.js", "site", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

test("a page of a folder runs its programs, in Chromium, from plain files", async (t) => {
  const made = site("course", "--title", "A <course>");
  assert.equal(made.stderr, "");
  assert.equal(made.stdout, "site: a page of 2 programs and 5 files, for any web server\n");
  const files = readdirSync(join(folder, "site"), { recursive: true });
  assert.ok(!files.some((name) => name.includes(".secret") || /inline|node|cli/.test(name)));
  // Nothing but files, without a type for WebAssembly.
  const server = await serve(
    { "/a/b/": join(folder, "site") },
    { types: { ".wasm": "text/plain", ".m": "" } },
  );
  const context = await (await browser("none")).newContext();
  t.after(async () => {
    await context.close();
    await server.close();
  });
  const page = await context.newPage();
  const said = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  await page.goto(`${server.url}/a/b/index.html`);
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.equal(await page.textContent("h1"), "A <course>");
  assert.deepEqual(await page.locator("#programs a").allTextContents(), [
    "lessons/a table.m",
    "Waves & more",
  ]);
  const ran = async () => {
    await page.click("#run");
    await page.waitForFunction(
      () => /^(done|error|stopped)/.test(document.getElementById("status").textContent),
      undefined,
      WAIT,
    );
    return page.textContent("#output");
  };
  assert.match(await ran(), /T =\s+1\s+2\s+3\s+4\s+Your variables are:\s+T\b/s);
  await page.click("#programs a:text('Waves')");
  assert.equal(await ran(), "1.7508");
  await page.waitForSelector("#figures canvas", WAIT);
  // What is changed is what runs, in a workspace of its own, and its errors are underlined.
  await page.click("#text .cm-content");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("disp(exist('x'))\nnonsense(1)\n");
  await page.keyboard.press("Escape");
  assert.match(await ran(), /^\s*0\s.*nonsense/s);
  assert.equal(await page.locator("#text .cm-line:nth-child(2) .cm-lintRange-error").count(), 1);
  assert.deepEqual(said, []);
});

test("an earlier page is written anew, what is somebody else's is left", () => {
  assert.equal(site("course", "--out", "twice").status, 0);
  assert.equal(site("course", "--out", "twice").status, 0);
  for (const name of ["matgpu_bg.wasm", "toolboxes.txt"])
    assert.ok(existsSync(join(folder, "twice/matgpu", name)), name);
  const refused = (pattern, ...args) => {
    const { status, stderr } = site(...args);
    assert.equal(status, 2, stderr);
    assert.match(stderr, pattern);
  };
  refused(/course is neither empty nor an earlier page; --out/, "twice", "--out", "course");
  refused(/cannot be written into the folder that it is made of/, "course", "--out", "course");
  refused(/expected a script \(\.m\) in course\/data, found 1 other/, "course/data");
  refused(/cannot read the folder nowhere/, "nowhere");
  refused(/site wants one folder, found 0/);
  assert.equal(readFileSync(join(folder, "course/data/numbers.csv"), "utf8"), "1,2\n3,4\n");
});
