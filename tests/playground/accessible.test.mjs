// What axe finds wrong with the page: nothing, in every pane, light and dark, on a desktop and on a phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nodeProgram } from "../../scripts/setup/paths.mjs";
import { open, run, WAIT, write } from "./page.mjs";

const AXE = readFileSync(nodeProgram("axe-core/axe.min.js"), "utf8");
const PROGRAM = `%% A section
A = magic(4)
s = struct('name', {{'käse', 3}});
x = linspace(0, 1, 100);
plot(x, sin(6 * x)), title('A line')
b = nonsense(A);
`;

/** What axe finds: the rule and the places, one line each. */
async function found(page, what) {
  // Not by a script of the page, whose policy lets no other run.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
  });
  return violations.map((line) => `${what}: ${line}`);
}

for (const [name, context] of [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["on a phone", { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
]) {
  test(`axe finds nothing wrong, ${name}`, async (t) => {
    const page = await open(t, context);
    await page.click("#files");
    await write(page, PROGRAM);
    await page.click("#run");
    await page.waitForFunction(
      () => /^error/.test(document.getElementById("status").textContent),
      undefined,
      WAIT,
    );
    const all = [];
    for (const pane of ["output", "figures", "variables", "stages", "counters"]) {
      await page.click(`#tab-${pane}`);
      if (pane === "variables") await page.waitForSelector("#variables table", WAIT);
      all.push(...(await found(page, pane)));
    }
    await page.click("#tab-variables");
    await page.locator("#variables tbody button").first().click();
    all.push(...(await found(page, "an array opened")));
    await page.click("#device");
    all.push(...(await found(page, "the device's details")));
    await page.keyboard.press("Escape");
    await page.click("#gallery");
    await page.waitForSelector(".gallery-picture > *", WAIT);
    all.push(...(await found(page, "the gallery")));
    await page.keyboard.press("Escape");
    await page.click("#find");
    await page.waitForSelector(".finder li button", WAIT);
    all.push(...(await found(page, "functions")));
    await page.keyboard.press("Escape");
    await run(page, "x = linspace(0, 1, 5000); y = x - mean(x); disp('over')");
    all.push(...(await found(page, "a program that ended well")));
    await page.keyboard.press("Escape");
    await page.click("#tab-stages");
    await page.waitForSelector("#stages .plan-box", WAIT);
    await page.focus("#stages .plan-box[tabindex='0']");
    all.push(...(await found(page, "a plan")));
    assert.deepEqual([...new Set(all)], []);
  });
}
