// Stages to look at: nothing of the workspace changes by it, and whatever comes next ends it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ended, open, run, write as typed, WAIT } from "./page.mjs";

/** Writes a program; the list of completions, which may lie over the tabs, is shut. */
const write = async (page, program) => {
  await typed(page, program);
  await page.keyboard.press("Escape");
};

/** Waits for what the page says of itself; one that never does says what it shows. */
async function until(page, holds, argument) {
  try {
    await page.waitForFunction(holds, argument, WAIT);
  } catch (error) {
    const shown = await page.evaluate(() => {
      const text = (selector) => document.querySelector(selector)?.textContent;
      const stop = document.getElementById("stop").disabled ? "nothing to stop" : "something to stop";
      return [text("#stages pre"), text("#output"), text("#status"), text("#editor .cm-content"), stop];
    });
    assert.fail(`${error.message}\nshown: ${JSON.stringify(shown, null, 1)}`);
  }
}

const shows = (page, text) =>
  until(
    page,
    (text) => {
      const shown = document.querySelector("#stages pre").textContent;
      return text === undefined ? shown.length > 20 : shown === text;
    },
    text,
  );

test("looking at stages changes nothing: variables, maps, globals, random numbers, figures, files", async (t) => {
  const page = await open(t);
  const asked = "disp([n G m.Count m('a') c{1}]), disp(exist('new')), disp(exist('out.txt')), disp(rand)";
  const prepared = "global G; G = 1; n = 1; m = containers.Map('a', 1); c = {1}; rng(5); plot(1:3);";
  const expected = await run(page, `${prepared} ${asked}`);
  const figure = () => page.getAttribute("#figures canvas", "aria-label");
  const drawn = await figure();
  await run(page, `${prepared}`);
  await write(
    page,
    "global G; G = 2; n = n + 1; m('a') = 2; m('b') = 3; c{1} = 7; rand(1, 9); new = 1; bar(1:4);\n" +
      "writelines('x', 'out.txt'); x = linspace(0, n, 1e5); disp(sum(x)); clear all\n",
  );
  await page.click("#tab-stages");
  for (const stage of ["graph", "plan", "kernels", "wgsl", "wasm", "plan"]) {
    await page.selectOption("#stages select", stage);
    await shows(page);
  }
  assert.match(await page.textContent("#stages pre"), /group/);
  await page.click("#tab-figures");
  assert.equal(await figure(), drawn);
  assert.equal(await run(page, asked), expected);
});

test("a stage that does not end is stopped by Stop, another stage, another pane, a command and a run", async (t) => {
  const page = await open(t);
  await run(page, "n = 1;");
  await write(page, "n = n + 1;\nwhile true, end\n");
  const look = async () => {
    await page.click("#tab-stages");
    // None of them ends, and none waits for those before.
    for (const stage of ["graph", "kernels", "plan"]) await page.selectOption("#stages select", stage);
    await page.waitForSelector("#stop:not([disabled])", WAIT);
  };
  const idle = () => page.waitForSelector("#stop[disabled]", WAIT);
  await look();
  await page.click("#stop");
  await shows(page, "(stopped)");
  await idle();
  await look();
  await page.selectOption("#stages select", "ast");
  await until(page, () => document.querySelector("#stages pre").textContent.includes("(set n"));
  await idle();
  await look();
  await page.click("#tab-output");
  await idle();
  await look();
  await page.click("#command .cm-content");
  await page.keyboard.insertText("fprintf('n is %d;', n)");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await until(page, () => document.getElementById("output").textContent.includes("n is 1;"));
  await ended(page);
  await look();
  await write(page, "disp(n)");
  await page.click("#run");
  await until(page, () => /^\s*1\s*$/.test(document.getElementById("output").textContent));
});
