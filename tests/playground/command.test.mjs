// The command window, sections and selections, errors while typing, and the workspace to look into.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ended, open, run, WAIT, write } from "./page.mjs";

const line = "#command .cm-content";
const command = async (page, text) => {
  await page.click(line);
  await page.keyboard.insertText(text);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
};
const printed = (page, part) =>
  page.waitForFunction((part) => document.getElementById("output").textContent.includes(part), part, WAIT);

test("commands run in the program's workspace, and come back with the arrows", async (t) => {
  const page = await open(t);
  await run(page, "a = 41;");
  await command(page, "a = a + 1");
  await printed(page, "42");
  await ended(page);
  await command(page, "b = a * 2;");
  await page.waitForFunction(
    () =>
      document.querySelector("#command .cm-line").textContent === "" ||
      document.querySelector("#command .cm-placeholder"),
    undefined,
    WAIT,
  );
  await ended(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.textContent("#command .cm-line"), "a = a + 1");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.textContent("#command .cm-line"), "b = a * 2;");
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  await page.click(line);
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.textContent("#command .cm-line"), "b = a * 2;");
});

test("a command that is not over goes on in another line", async (t) => {
  const page = await open(t);
  await command(page, "for k = 1:3");
  await page.waitForFunction(
    () => document.querySelectorAll("#command .cm-line").length === 2,
    undefined,
    WAIT,
  );
  await page.keyboard.insertText("fprintf('%d;', k); end");
  await page.keyboard.press("Enter");
  await printed(page, "1;2;3;");
});

test("variables are completed", async (t) => {
  const page = await open(t);
  await run(page, "wonderful_name = 5;");
  await page.click(line);
  await page.keyboard.type("wonder");
  await page.waitForSelector("#command .cm-tooltip-autocomplete, .cm-tooltip-autocomplete", WAIT);
  assert.match(await page.textContent(".cm-tooltip-autocomplete"), /wonderful_name/);
});

test("what a variable holds is shown where it is pointed at, in the program and in a command", async (t) => {
  const page = await open(t);
  await run(page, "total = 41 + 1;\nsum = 3;\ns.total = cumsum(1:3);\n");
  // In the middle of the words that begin a line: letters of the editor are of one width.
  const point = async (editor, line, column) => {
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => !document.querySelector(".cm-tooltip-hover"), undefined, WAIT);
    const { x, y } = await page.evaluate(
      ([editor, line, column]) => {
        const walker = document.createTreeWalker(
          document.querySelectorAll(`${editor} .cm-line`)[line],
          NodeFilter.SHOW_TEXT,
        );
        let left = column;
        while (walker.nextNode() && left >= walker.currentNode.length) left -= walker.currentNode.length;
        const range = document.createRange();
        range.setStart(walker.currentNode, left);
        range.setEnd(walker.currentNode, left + 1);
        const box = range.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [editor, line, column],
    );
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y);
  };
  const shown = async () => {
    await page.waitForSelector(".cm-tooltip-hover .function-help", WAIT);
    return page.textContent(".cm-tooltip-hover .function-help");
  };
  await point("#editor", 0, 2);
  assert.equal(await shown(), "total = 42double 1×1, 8 B");
  // A variable hides the function of its name; a field is neither.
  await point("#editor", 1, 1);
  assert.match(await shown(), /^sum = 3double/);
  await point("#editor", 2, 12);
  assert.match(await shown(), /cumsum\(/);
  await point("#editor", 2, 4);
  await page.waitForTimeout(600);
  assert.equal(await page.locator(".cm-tooltip-hover").count(), 0);
  await page.click(line);
  await page.keyboard.insertText("total + 1");
  await page.keyboard.press("Escape");
  await point("#command", 0, 2);
  assert.match(await shown(), /^total = 42/);
});

test("figures of commands join those of the program", async (t) => {
  const page = await open(t);
  await run(page, "plot(1:3)");
  await command(page, "hold on; plot(3:-1:1)");
  await page.waitForFunction(
    () => document.querySelector("#figures canvas")?.getAttribute("aria-label").includes("line, line"),
    undefined,
    WAIT,
  );
});

test("a section and a selection run alone, and their errors are where they are", async (t) => {
  const page = await open(t);
  const program = "%% first\ndisp('one')\n%% second\ndisp('two')\nnonsense(1)\n";
  await write(page, program);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+Enter");
  await ended(page);
  assert.equal((await page.textContent("#output")).trim(), "one");
  await page.keyboard.press("ControlOrMeta+End");
  await page.click("#run-section");
  await page.waitForFunction(
    () => /^error/.test(document.getElementById("status").textContent),
    undefined,
    WAIT,
  );
  assert.match(await page.textContent("#output"), /two/);
  assert.equal(await page.locator("#editor .cm-line:nth-child(5) .cm-lintRange-error").count(), 1);
  await write(page, "disp('whole'); disp('part')");
  await page.keyboard.press("End");
  for (let k = 0; k < 12; k++) await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("F9");
  await page.waitForFunction(
    () => /part\s*$/.test(document.getElementById("output").textContent),
    undefined,
    WAIT,
  );
  assert.ok(!(await page.textContent("#output")).includes("whole"));
});

test("Ctrl-Shift-Enter goes from section to section, and F5 runs the whole", async (t) => {
  const page = await open(t);
  const shows = (text) =>
    page.waitForFunction((text) => document.getElementById("output").textContent.trim() === text, text, WAIT);
  await write(page, "fprintf('before;')\n%% first\nfprintf('one;')\n%% second\nfprintf('two;')\n");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+Home");
  for (const text of ["before;", "before;one;", "before;one;two;"]) {
    await page.waitForSelector("#run:not([disabled])", WAIT);
    await page.keyboard.press("ControlOrMeta+Shift+Enter");
    await shows(text);
  }
  await page.waitForSelector("#run:not([disabled])", WAIT);
  // The last section once more: the cursor stands at its end.
  await page.keyboard.press("ControlOrMeta+Enter");
  await shows("before;one;two;two;");
  await page.waitForSelector("#run:not([disabled])", WAIT);
  await page.keyboard.press("F5");
  await shows("before;one;two;");
});

test("an error of a run stays underlined when the parser has looked at the text", async (t) => {
  const page = await open(t);
  await write(page, "a = 1;\nb = nonsense(a);\n");
  await page.click("#run");
  await ended(page);
  // Well after the delay with which the parser is asked about what was typed.
  await page.waitForTimeout(1500);
  assert.equal(await page.locator("#editor .cm-line:nth-child(2) .cm-lintRange-error").count(), 1);
});

test("what the parser does not understand is underlined while typing", async (t) => {
  const page = await open(t);
  await write(page, "x = 1;\ny = (2 + ;\n");
  await page.waitForSelector("#editor .cm-line:nth-child(2) .cm-lintRange-error", WAIT);
  await write(page, "x = 1;\ny = (2 + 1);\n");
  await page.waitForFunction(() => !document.querySelector("#editor .cm-lintRange-error"), undefined, WAIT);
  assert.equal((await page.textContent("#output")).trim(), "", "nothing was run");
});

test("arrays open by pages; structs and cells open in place", async (t) => {
  const page = await open(t);
  await run(page, "A = reshape(1:3000, 100, 30); s.name = 'Ada'; s.inner.list = {1, [4 5 6]}; n = 7;");
  await page.click("#tab-variables");
  await page.click("#variables button.name:text-is('A')");
  await page.waitForSelector("#variables table.elements", WAIT);
  const cell = () => page.textContent("#variables table.elements tbody tr:first-child td");
  assert.equal(await cell(), "1");
  assert.equal(await page.locator("#variables table.elements tbody tr").count(), 20);
  await page.click("[aria-label='Rows after']");
  await page.waitForFunction(
    () => document.querySelector("#variables table.elements tbody td").textContent === "21",
    undefined,
    WAIT,
  );
  await page.waitForFunction(
    () =>
      /least 1, greatest 3000, mean 1500.5/.test(document.querySelector("#variables .detail").textContent),
    undefined,
    WAIT,
  );
  await page.click("#variables button.name:text-is('s')");
  await page.click("#variables .parts button:text-is('inner')");
  await page.click("#variables .parts .parts button:text-is('list')");
  await page.click("#variables .parts .parts .parts button:text-is('{2}')");
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("#variables .parts td")]
        .map((each) => each.textContent)
        .join(" ")
        .includes("4 5 6"),
    undefined,
    WAIT,
  );
  await page.click("#tab-output");
  assert.match(await run(page, "who_is = exist('look_at_this__')"), /0/);
});

test("an element is given another value in place, of its class; what is wrong is said", async (t) => {
  const page = await open(t);
  await run(page, "A = uint8(magic(4)); s.list = {1, [4 5 6]};");
  await page.click("#tab-variables");
  await page.click("#variables button.name:text-is('A')");
  await page.waitForSelector("#variables table.elements", WAIT);
  const cell = "#variables table.elements tbody tr:nth-child(2) td:nth-of-type(3)";
  const change = async (value) => {
    await page.dblclick(cell);
    await page.fill(`${cell} input`, value);
    await page.keyboard.press("Enter");
  };
  await change("100 * 3");
  await page.waitForFunction((cell) => document.querySelector(cell)?.textContent === "255", cell, WAIT);
  await change("nonsense");
  await page.waitForFunction(
    () => /nonsense/.test(document.getElementById("output").textContent),
    undefined,
    WAIT,
  );
  await page.waitForFunction((cell) => document.querySelector(cell)?.textContent === "255", cell, WAIT);
  await page.click("#variables button.name:text-is('s')");
  await page.click("#variables .parts button:text-is('list')");
  await page.click("#variables .parts .parts button:text-is('{2}')");
  const inner = "#variables .parts table.elements tbody td:nth-of-type(2)";
  await page.focus(inner);
  await page.keyboard.press("Enter");
  await page.fill(`${inner} input`, "7");
  await page.keyboard.press("Enter");
  await page.waitForFunction((inner) => document.querySelector(inner)?.textContent === "7", inner, WAIT);
  await page.click("#tab-output");
  assert.match(await run(page, "fprintf('%d %s %d', A(2, 3), class(A), s.list{2}(2))"), /255 uint8 7/);
});

test("a phone has a row of keys that type into the editor, and keep it in focus", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await write(page, "x = 3");
  await page.tap("#keys [aria-label=';']");
  await page.keyboard.insertText(" disp");
  await page.tap("#keys [aria-label='(']");
  await page.keyboard.insertText("x");
  await page.tap("#keys [aria-label=')']");
  assert.equal(await page.textContent("#editor .cm-line"), "x = 3; disp(x)");
  assert.ok(await page.evaluate(() => document.activeElement.closest("#editor") !== null));
  await page.tap("#keys [aria-label='Undo']");
  assert.notEqual(await page.textContent("#editor .cm-line"), "x = 3; disp(x)");
  await page.tap("#keys [aria-label='Redo']");
  assert.equal(await page.textContent("#editor .cm-line"), "x = 3; disp(x)");
  await page.click(line);
  await page.tap("#keys [aria-label='[']");
  assert.equal(await page.textContent("#command .cm-line"), "[");
});
