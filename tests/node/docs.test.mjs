// Every JavaScript snippet of the documentation runs and prints what its comments say.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { GPU } from "./open.mjs";

const root = new URL("../../", import.meta.url);
const work = new URL(".tools/snippets/", root);
mkdirSync(work, { recursive: true });

const pages = readdirSync(new URL("docs/", root))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

for (const page of pages) {
  const text = readFileSync(new URL(page, root), "utf8");
  const blocks = [...text.matchAll(/^```(?:js|ts)( [\w ]+)?\n([\s\S]*?)^```/gm)];
  for (const [index, [whole, tag = "", code]] of blocks.entries()) {
    // Those for a browser are run by tests/page, and that from a CDN by tests/consumers.
    if (/browser|cdn/.test(tag) || tag.includes("gpu") !== GPU) continue;
    const line = text.slice(0, text.indexOf(whole)).split("\n").length;
    test(`${page}:${line}`, async () => {
      const expected = [...code.matchAll(/\/\/→ (.*)$/gm)].map(([, output]) => output);
      assert.ok(expected.length > 0, "a snippet says what it prints");
      const file = new URL(`${page.replaceAll("/", "-")}-${index}.mjs`, work);
      writeFileSync(file, code);
      const printed = [];
      const log = console.log;
      console.log = (...parts) => printed.push(parts.join(" "));
      try {
        await import(fileURLToPath(file));
      } finally {
        console.log = log;
      }
      assert.deepEqual(printed, expected);
    });
  }
}
