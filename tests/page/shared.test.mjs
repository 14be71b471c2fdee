// The tests that sessions pass in Node, in a page: on WebGPU and on the host, in the page's thread and in a worker.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { slack } from "../shared/kit.mjs";
import { page } from "./browser.mjs";

const folder = fileURLToPath(new URL("../shared", import.meta.url));
const SUPPORT = ["assert", "in-page", "kit"];
/** What is the same on a device is tried on the host alone. */
const HOST_ONLY = ["stopping"];
const files = readdirSync(folder)
  .map((name) => name.replace(/\.mjs$/, ""))
  .filter((name) => !SUPPORT.includes(name));

for (const gpu of ["webgpu", "none"])
  for (const file of files.filter((each) => gpu === "none" || !HOST_ONLY.includes(each)))
    test(`${file} (${gpu})`, async (t) => {
      const { page: opened } = await page(t, { gpu, folders: { "/shared/": folder } });
      const names = await opened.evaluate(
        async (given) => (await import("/shared/in-page.mjs")).collect(...given),
        [file, gpu === "webgpu", slack],
      );
      assert.ok(names.length > 0);
      for (const [index, name] of names.entries())
        await t.test(name, async (t) => {
          const { notes, failed } = await opened.evaluate(
            async (index) => (await import("/shared/in-page.mjs")).run(index),
            index,
          );
          for (const note of notes) t.diagnostic(note);
          assert.equal(failed, undefined, failed);
        });
      await opened.evaluate(async () => (await import("/shared/in-page.mjs")).close());
    });
