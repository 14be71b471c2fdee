// A program on the device and on the host: the switch, what is compared, and what is said of it.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { bundled } from "./drawing.mjs";
import { ended, open, run, WAIT } from "./page.mjs";

let difference;
before(async () => {
  ({ difference } = await bundled(`export { difference } from "./www/src/difference.ts";`));
});

test("values differ in class, size, elements, or not at all", () => {
  const row = (...data) => ({ class: "double", shape: [1, data.length], data: Float64Array.from(data) });
  assert.equal(difference(row(1, Number.NaN), row(1, Number.NaN)), "");
  assert.equal(difference(row(1, Number.POSITIVE_INFINITY), row(1, Number.POSITIVE_INFINITY)), "");
  assert.match(difference(row(1, 2), row(1, 2.5)), /0\.500/);
  assert.match(difference(row(1), row(Number.NaN)), /Inf/);
  assert.match(difference(row(1), row(1, 2)), /1×1 here, 1×2 on the host/);
  const complex = (imag) => ({ ...row(1), imag: Float64Array.of(imag) });
  assert.match(difference(complex(2), complex(3)), /1\.00/);
  const cell = (...data) => ({ class: "cell", shape: [1, data.length], data });
  assert.equal(difference(cell(row(1), row(Number.NaN)), cell(row(1), row(Number.NaN))), "");
  assert.equal(difference(cell(row(1)), cell(row(2))), "other contents");
});

test("device and host run the same program, and their answers and times are shown", async (t) => {
  const page = await open(t, { gpu: "webgpu" });
  await page.click("#device");
  await page.selectOption("#provider", "both");
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    () => /^WebGPU/.test(document.getElementById("device").textContent),
    undefined,
    WAIT,
  );
  await page.waitForSelector("#run:not([disabled])", WAIT);
  const printed = await run(
    page,
    "n = 5; x = linspace(0, 1, 1000); y = x .* 2 + 1; r = rand(1, 3); s.a = {n}; f = fopen('log.txt', 'a'); fprintf(f, 'once'); fclose(f); clear f; disp(n)",
  );
  assert.match(printed, /^\s*5\s*$/);
  assert.match(await page.textContent("#status"), /^done: .* ms here, .* ms on the host · the same answers$/);
  await page.click("#tab-counters");
  assert.match(await page.textContent(".comparison"), /variables that are the same\s*(\d+) of \1$/);
  // The file was written once: the other run has copies.
  assert.match(await run(page, "disp(fileread('log.txt'))"), /^once\s*$/);
  // What a command changes is the same on both sides, and so is an error.
  await run(page, "n = n + 1; error('my:own', 'wrong %d', n)");
  assert.match(await page.textContent("#status"), /^error: .*the same answers$/);
});

test("Stop ends both runs", async (t) => {
  const page = await open(t);
  await page.click("#device");
  await page.selectOption("#provider", "both");
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    () => /both sides are the host/.test(document.getElementById("output").textContent),
    undefined,
    WAIT,
  );
  await page.waitForSelector("#run:not([disabled])", WAIT);
  await page.click("#editor .cm-content");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("disp('going'), while true, end");
  await page.click("#run");
  await page.waitForFunction(
    () => document.getElementById("output").textContent.includes("going"),
    undefined,
    WAIT,
  );
  await page.click("#stop");
  await ended(page);
  assert.equal(await page.textContent("#status"), "stopped");
});
