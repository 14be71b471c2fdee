// Files by their address: of Git hosts, of any server that allows it; added, shown, never run by themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bundled } from "./drawing.mjs";
import { ended, open, WAIT } from "./page.mjs";

test("addresses of pages of Git hosts become those of their files", async () => {
  const { rawAddress } = await bundled(`export { rawAddress } from "./www/src/remote.ts";`);
  const of = (address) => rawAddress(address, "https://here.example/play/").href;
  const pairs = [
    ["https://github.com/a/b/blob/main/dir/f.m", "https://raw.githubusercontent.com/a/b/main/dir/f.m"],
    ["https://gist.github.com/a/0123abc", "https://gist.githubusercontent.com/a/0123abc/raw"],
    ["https://git.example/g/h/p/-/blob/v1/f.m?x=1", "https://git.example/g/h/p/-/raw/v1/f.m?x=1"],
    ["https://tea.example/a/b/src/branch/main/f.m", "https://tea.example/a/b/raw/branch/main/f.m"],
    ["https://any.example/src/f.m", "https://any.example/src/f.m"],
    ["examples/f.m", "https://here.example/play/examples/f.m"],
  ];
  for (const [address, raw] of pairs) assert.equal(of(address), raw);
  assert.throws(() => of("http://any.example/f.m"), /begins with https/);
  assert.throws(() => of("javascript:alert(1)"), /begins with https/);
});

const serving = (page, answers) =>
  page.context().route("https://files.example/**", (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    if (answer === undefined)
      return route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } });
    return route.fulfill({ body: answer, headers: { "access-control-allow-origin": "*" } });
  });

test("a file is opened by its address, and runs when somebody runs it", async (t) => {
  const page = await open(t);
  await serving(page, { "/lib/hello.m": "disp('fetched')" });
  await page.click("#files");
  const fetch = async (address) => {
    await page.click("#tree >> text=URL");
    await page.fill("#tree form input", address);
    await page.keyboard.press("Enter");
  };
  await fetch("https://files.example/lib/hello.m");
  await page.waitForSelector(".open-file .name[title='hello.m'][aria-current]", WAIT);
  assert.equal(await page.textContent("#editor .cm-line"), "disp('fetched')");
  assert.equal((await page.textContent("#output")).trim(), "");
  await page.click("#run");
  await ended(page);
  assert.match(await page.textContent("#output"), /^fetched/);
  await fetch("https://files.example/none.m");
  await page.waitForFunction(
    () => /says 404/.test(document.getElementById("output").textContent),
    undefined,
    WAIT,
  );
});

test("a link can ask for a file: added once, not run", async (t) => {
  const first = await open(t);
  await serving(first, { "/hello.m": "disp('fetched')" });
  const page = await open(t, { of: first, query: "?open=https://files.example/hello.m" });
  await page.waitForSelector(".open-file .name[title='hello.m'][aria-current]", WAIT);
  assert.equal((await page.textContent("#output")).trim(), "");
  assert.equal(new URL(page.url()).search, "");
  await page.reload();
  await page.waitForSelector("#run:not([disabled])", WAIT);
  assert.deepEqual(await page.$$eval("#tree .file .name", (all) => all.map((each) => each.textContent)), [
    "hello.m",
    "program.m",
  ]);
});
