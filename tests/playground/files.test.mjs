// Files of the playground: a tree and tabs, upload, drop and archives; kept over a reload, called by programs, shared.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { strToU8, unzipSync, zipSync } from "fflate";
import { ended, open, run, stored, WAIT, write } from "./page.mjs";

const TWICE = "function y = twice(x)\n  y = 2 * x;\nend\n";

const names = (page) =>
  page.$$eval("#tree .file .name", (all) => all.map((each) => each.title.split(",")[0]));
const upload = (page, files) =>
  page.setInputFiles(
    "#tree input[type=file]:not([webkitdirectory])",
    files.map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })),
  );
const listed = (page, name) =>
  page.waitForFunction(
    (name) =>
      [...document.querySelectorAll("#tree .file .name")].some((each) => each.title.startsWith(`${name},`)),
    name,
    WAIT,
  );
const text = (page) =>
  page.$$eval("#editor .cm-line", (lines) => lines.map((line) => line.textContent).join("\n"));

test("files are uploaded, called, and there after a reload", async (t) => {
  const page = await open(t);
  await page.click("#files");
  await upload(page, [
    ["twice.m", TWICE],
    ["data.csv", "1,2\n3,4\n"],
  ]);
  await listed(page, "twice.m");
  assert.match(await run(page, "disp(twice(sum(sum(csvread('data.csv')))))"), /^\s*20\s*$/);
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  await listed(page, "twice.m");
  assert.deepEqual(await names(page), ["data.csv", "program.m", "twice.m"]);
  await page.click("#run");
  await ended(page);
  assert.match(await page.textContent("#output"), /^\s*20\s*$/);
});

test("several files are open in tabs, each with its own text and errors", async (t) => {
  const page = await open(t);
  await write(page, "disp(twice(4))");
  await page.click("#files");
  await upload(page, [["twice.m", TWICE]]);
  await listed(page, "twice.m");
  await page.click("#tree .file .name[title^='twice.m']");
  await page.waitForFunction(() => document.querySelectorAll(".open-file").length === 2, undefined, WAIT);
  assert.match(await text(page), /^function y = twice/);
  await write(page, TWICE.replace("2 *", "3 *"));
  await page.click(".open-file .name[title='program.m']");
  await page.waitForFunction(
    () => document.querySelector("#editor .cm-line").textContent.startsWith("disp"),
    undefined,
    WAIT,
  );
  await page.click("#run");
  await ended(page);
  assert.match(await page.textContent("#output"), /^\s*12\s*$/);
  await page.click("[aria-label='Close twice.m']");
  assert.equal(await page.locator(".open-file").count(), 1);
});

test("what is dropped joins the files, archives unpacked, and never the editor's text", async (t) => {
  const page = await open(t);
  await write(page, "% mine");
  const zip = zipSync({
    "lib/half.m": strToU8("function y = half(x), y = x / 2; end"),
    "program.m": strToU8("% other"),
  });
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "all.zip"));
      data.items.add(new File(["x = 1"], "note.txt"));
      const target = document.querySelector("#editor .cm-content");
      target.dispatchEvent(
        new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
      target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [...zip],
  );
  await listed(page, "note.txt");
  assert.equal(await text(page), "% mine");
  assert.deepEqual((await names(page)).sort(), ["lib/half.m", "note.txt", "program.m", "program_2.m"]);
  const [saved] = await Promise.all([page.waitForEvent("download", WAIT), page.click("#tree >> text=Zip")]);
  const inside = unzipSync(readFileSync(await saved.path()));
  assert.deepEqual(Object.keys(inside).sort(), ["lib/half.m", "note.txt", "program.m", "program_2.m"]);
});

test("files are made in folders, renamed and deleted", async (t) => {
  const page = await open(t);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.click("#files");
  await page.click("#tree >> text=New");
  await page.fill("#tree form input", "tools/first.m");
  await page.keyboard.press("Enter");
  await listed(page, "tools/first.m");
  assert.equal(await page.textContent("#tree summary"), "tools");
  await page.click("[aria-label='Rename first.m']");
  await page.fill("#tree form input", "tools/second.m");
  await page.keyboard.press("Enter");
  await listed(page, "tools/second.m");
  await page.click("[aria-label='Delete second.m']");
  await page.waitForFunction(() => !document.querySelector("#tree summary"), undefined, WAIT);
});

test("a file that a program writes is shown", async (t) => {
  const page = await open(t);
  await page.click("#files");
  await run(page, "writelines('from the program', 'out.txt')");
  await listed(page, "out.txt");
  await page.click("#tree .file .name[title^='out.txt']");
  await page.waitForFunction(
    () => document.querySelector("#editor .cm-line").textContent === "from the program",
    undefined,
    WAIT,
  );
});

test("what is typed while a run's files are taken stays", async (t) => {
  const page = await open(t);
  await run(page, "disp(1)");
  await page.evaluate(() => {
    document.getElementById("status").textContent = "";
    const prototype = FileSystemFileHandle.prototype;
    const read = prototype.getFile;
    prototype.getFile = async function () {
      const ended =
        !document.body.matches(".running") &&
        document.getElementById("status").textContent.startsWith("done");
      const file = await read.call(this);
      const bytes = await file.arrayBuffer();
      if (ended) document.body.dataset.reading = "now";
      await new Promise((go) => setTimeout(go, 500));
      if (ended) document.body.dataset.reading = "";
      return new File([bytes], file.name, { lastModified: file.lastModified });
    };
  });
  await page.click("#run");
  await page.waitForFunction(() => document.body.dataset.reading === "now", undefined, WAIT);
  await write(page, "disp(2)");
  await page.waitForFunction(() => document.body.dataset.reading === "", undefined, WAIT);
  await page.waitForTimeout(200);
  assert.equal(await text(page), "disp(2)");
});

test("a link holds a project, which is opened beside one's own files", async (t) => {
  const page = await open(t);
  await page.click("#files");
  await upload(page, [["twice.m", TWICE]]);
  await listed(page, "twice.m");
  await write(page, "disp(twice(21))");
  await page.click("#share");
  await page.waitForFunction(() => location.hash.length > 1, undefined, WAIT);
  const hash = new URL(page.url()).hash;
  const other = await open(t, { hash });
  assert.equal((await other.textContent("#output")).trim(), "", "nothing runs by itself");
  await other.click("#run");
  await ended(other);
  assert.match(await other.textContent("#output"), /^\s*42\s*$/);
  // One's own program is as it was.
  await write(page, "% my own");
  await stored(page, "program.m", "% my own");
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.equal(await text(page), "% my own");
});
