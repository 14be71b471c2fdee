// The playground as a person uses it, in Chromium with and without WebGPU.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { EXAMPLES, printed } from "./examples.mjs";
import { ended, open, run, stored, WAIT, write } from "./page.mjs";

test("Ctrl-Enter runs the program and shows what it prints", async (t) => {
  const page = await open(t);
  assert.match(await run(page, "x = 1 + 1"), /x =\s+2/);
  assert.match(await page.textContent("#status"), /^done in/);
});

for (const [gpu, badge] of [
  ["webgpu", /^WebGPU/],
  ["none", /^host$/],
]) {
  test(`the badge says where it computes and why (${gpu})`, async (t) => {
    const page = await open(t, { gpu });
    assert.match(await page.textContent("#device"), badge);
    await page.click("#device");
    assert.notEqual((await page.textContent("#device-reason")).trim(), "");
  });
}

test("every example runs, and prints on the device what it prints on the host", async (t) => {
  const page = await open(t, { gpu: "webgpu" });
  await page.waitForSelector("#examples optgroup", { ...WAIT, state: "attached" });
  const titles = await page.$$eval("#examples option", (options) =>
    options.slice(1).map((option) => option.value),
  );
  assert.equal(titles.length, EXAMPLES.length);
  for (const [index, title] of titles.entries()) {
    await page.selectOption("#examples", title);
    await page.waitForFunction(
      (first) => document.querySelector("#editor .cm-line")?.textContent.includes(first),
      title,
    );
    await page.click("#run");
    await ended(page);
    const output = await page.textContent("#output");
    assert.match(await page.textContent("#status"), /^done/, `${title}: ${output}`);
    assert.equal(output.trimEnd(), printed(EXAMPLES[index]).trimEnd(), title);
  }
});

test("running closes the list of completions, and a pane with something new is marked", async (t) => {
  const page = await open(t);
  await write(page, "disp('text'); plot(1:3); colormap hot");
  await page.waitForSelector(".cm-tooltip-autocomplete", WAIT);
  await page.keyboard.press("ControlOrMeta+Enter");
  await ended(page);
  assert.equal(await page.locator(".cm-tooltip-autocomplete").count(), 0);
  assert.equal(await page.getAttribute("#tab-figures", "data-news"), "");
  await page.click("#tab-figures");
  assert.equal(await page.getAttribute("#tab-figures", "data-news"), null);
});

test("an error is shown and underlined where it is", async (t) => {
  const page = await open(t);
  const output = await run(page, "a = 1;\nb = nonsense(a);\n");
  assert.match(output, /nonsense/);
  assert.match(await page.textContent("#status"), /^error/);
  assert.equal(await page.locator(".cm-line:nth-child(2) .cm-lintRange-error").count(), 1);
  await run(page, "a = 1;");
  assert.equal(await page.locator(".cm-lintRange-error").count(), 0);
});

test("output arrives while the program runs, Stop ends it, and the workspace stays", async (t) => {
  const page = await open(t);
  await write(page, "kept = 42; disp('started'), while true, end");
  await page.click("#run");
  await page.waitForFunction(
    () => document.getElementById("output").textContent.includes("started"),
    undefined,
    WAIT,
  );
  await page.click("#stop");
  await ended(page);
  assert.equal(await page.textContent("#status"), "stopped");
  // Stopped softly: an engine that had to be replaced would have lost what the run made.
  assert.match(await run(page, "disp(kept)"), /42/);
});

test("the variables, the stages and the counters can be looked at", async (t) => {
  const page = await open(t, { gpu: "webgpu" });
  await run(page, "A = magic(3); s = 'text'; x = linspace(0, 1, 1e5); t = sum(sqrt(x) .* x);");
  await page.click("#tab-variables");
  await page.waitForSelector("#variables table", WAIT);
  const rows = await page.$$eval("#variables tbody tr", (all) =>
    all.map((row) =>
      [...row.children]
        .slice(0, 3)
        .map((cell) => cell.textContent)
        .join(" "),
    ),
  );
  assert.ok(
    rows.includes("A double 3×3") && rows.includes("s char 1×4") && rows.includes("x double 1×100000"),
    rows.join("; "),
  );
  await page.click("#tab-stages");
  for (const stage of ["ast", "bytecode", "graph", "plan", "kernels", "wgsl"]) {
    await page.selectOption("#stages select", stage);
    await page.waitForFunction(
      () => document.querySelector("#stages pre").textContent.length > 20,
      undefined,
      WAIT,
    );
  }
  await page.click("#tab-counters");
  assert.match(await page.textContent("#counters"), /operations captured\s*\d+/);
});

test("a shared link holds the program; a damaged one says so", async (t) => {
  const page = await open(t);
  const program = "% käse ✓\ndisp('shared')";
  await write(page, program);
  await page.click("#share");
  await page.waitForFunction(() => location.hash.length > 1, undefined, WAIT);
  const hash = new URL(page.url()).hash;
  const second = await open(t, { hash });
  assert.equal(
    await second.$$eval("#editor .cm-line", (lines) => lines.map((line) => line.textContent).join("\n")),
    program,
  );
  assert.equal((await second.textContent("#output")).trim(), "", "a shared program does not run by itself");
  const third = await open(t, { hash: `${hash.slice(0, 6)}!!` });
  assert.match(await third.textContent("#output"), /link is damaged/);
});

test("the program survives a reload", async (t) => {
  const page = await open(t);
  await write(page, "disp('kept')");
  await stored(page, "program.m", "disp('kept')");
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.equal(await page.textContent("#editor .cm-line"), "disp('kept')");
  // Also what was typed a moment before.
  await write(page, "disp('late')");
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.equal(await page.textContent("#editor .cm-line"), "disp('late')");
});

test("it follows the system's colours, and the button's", async (t) => {
  const page = await open(t, { colorScheme: "dark" });
  const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await back();
  await page.click("#theme");
  assert.notEqual(await back(), dark);
  await page.reload();
  assert.notEqual(await back(), dark, "the choice is kept");
});

test("on a phone nothing is wider than the page", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
  await run(page, "A = rand(20, 30)");
  const { wide, page: width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    page: innerWidth,
  }));
  assert.ok(wide <= width, `${wide} > ${width}`);
  for (const id of ["run", "stop", "editor", "output"]) assert.ok(await page.isVisible(`#${id}`), id);
});

test("npm start takes the next port when its own is taken, and says so for a chosen one", async (t) => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
  t.after(() => taken.close());
  const { port } = taken.address();
  const start = (...args) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(ROOT, "scripts/main.mjs"), "start", "--once", ...args]);
      let output = "";
      child.stdout.on("data", (text) => (output += text));
      child.stderr.on("data", (text) => (output += text));
      child.on("close", (code) => resolve({ code, output }));
    });
  const refused = await start("--port", String(port));
  assert.equal(refused.code, 1);
  assert.match(refused.output, new RegExp(`Port ${port} is in use.*--port`));
  const free = await start();
  assert.equal(free.code, 0, free.output);
  assert.match(free.output, /The playground is at http:\/\/127\.0\.0\.1:\d+/);
});
