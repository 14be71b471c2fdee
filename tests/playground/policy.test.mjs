// The content security policy of the playground: what the page needs works, and nothing else may run or load.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, run, WAIT } from "./page.mjs";

/** What the policy refused while `act` ran, as [directive, uri]. */
async function refused(page, act) {
  await page.evaluate(() => {
    globalThis.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      globalThis.refused.push([effectiveDirective, blockedURI]),
    );
  });
  await act();
  return page.evaluate(() => globalThis.refused);
}

test("programs, figures and the worker need nothing that the policy refuses", async (t) => {
  const page = await open(t);
  const consoled = [];
  page.on("console", (message) => consoled.push(message.text()));
  const seen = await refused(page, async () => {
    const text = await run(page, "plot(1:3); s = svd(rand(150)); fprintf('<%d>', sum(ones(1, 2000)))");
    assert.match(text, /<2000>/);
    await page.waitForSelector("#figures canvas", { state: "attached", ...WAIT });
  });
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.deepEqual(seen, []);
  assert.deepEqual(
    consoled.filter((text) => /content.security.policy/i.test(text)),
    [],
  );
});

test("scripts in the page, texts as code and foreign addresses are refused", async (t) => {
  const page = await open(t);
  const seen = await refused(page, () =>
    page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "globalThis.intruder = 1";
      document.body.append(script);
      const link = document.createElement("a");
      link.setAttribute("onclick", "globalThis.intruder = 2");
      document.body.append(link);
      link.click();
      // Files are fetched as data, from where nobody can have changed them on the way.
      await fetch("http://elsewhere.invalid/").catch(() => {});
      const foreign = document.createElement("script");
      foreign.src = "https://elsewhere.invalid/script.js";
      document.body.append(foreign);
      await new Promise((resolve) => foreign.addEventListener("error", resolve));
    }),
  );
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined);
  assert.deepEqual(
    seen.map(([directive]) => directive),
    ["script-src-elem", "script-src-attr", "connect-src", "script-src-elem"],
  );
});
