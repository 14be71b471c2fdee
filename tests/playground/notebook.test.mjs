// Jupyter notebooks as programs: sections with their text, uploaded like any file.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { bundled } from "./drawing.mjs";
import { ended, open, WAIT } from "./page.mjs";

let programOf;
before(async () => {
  ({ programOf } = await bundled(`export * from "./www/src/notebook.ts";`));
});

const notebook = (cells, name = "octave") =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { language_info: { name } }, cells });
const markdown = (...source) => ({ cell_type: "markdown", source });
const code = (source) => ({ cell_type: "code", source, outputs: [{ output_type: "stream", text: "old" }] });

const CELLS = [
  markdown("# Squares\n", "of *some* numbers\n", "\n", "and sums"),
  code("x = 1:3;\ny = x .^ 2;"),
  code("disp(sum(y))\n"),
  markdown("No heading"),
  code(""),
];

test("cells of code are sections, and Markdown is the text at their heads", () => {
  const expected = [
    "%% Squares",
    "% of *some* numbers",
    "%",
    "% and sums",
    "",
    "x = 1:3;",
    "y = x .^ 2;",
    "",
    "%%",
    "disp(sum(y))",
    "",
    "%%",
    "% No heading",
    "",
  ].join("\n");
  assert.equal(programOf(notebook(CELLS)), expected);
});

test("a notebook of another language, and what is none, is no program", () => {
  assert.equal(programOf(notebook(CELLS, "python")), undefined);
  assert.equal(programOf("{"), undefined);
  assert.equal(programOf("null"), undefined);
  assert.equal(programOf('{"nbformat": 3, "worksheets": []}'), undefined);
});

test("a notebook that is uploaded is a program of sections", async (t) => {
  const page = await open(t);
  await page.click("#files");
  await page.setInputFiles("#tree input[type=file]:not([webkitdirectory])", [
    { name: "squares.ipynb", mimeType: "application/json", buffer: Buffer.from(notebook(CELLS, "matlab")) },
  ]);
  await page.click("#tree .file .name[title^='squares.m']");
  await page.locator("#editor .cm-line", { hasText: "%% Squares" }).waitFor(WAIT);
  await page.click("#run");
  await ended(page);
  assert.match(await page.textContent("#output"), /^\s*14\s*$/);
  assert.ok(await page.isVisible("#run-section"));
});
