// How the module arrives: streamed, with progress, under a wrong MIME type, twice, in a page and in
// workers, with and without WebGPU.
import assert from "node:assert/strict";
import { test } from "node:test";
import { INSECURE_HOST } from "../../scripts/chromium.mjs";
import { page } from "./browser.mjs";

/** Runs `1 + 1` in a session with these options and gives what a test wants to know. */
const twoInPage = async (options = {}) => {
  const { createSession } = await import("/pkg/index.js");
  const session = await createSession(options);
  const { text } = await session.run("x = 1 + 1");
  const { kind, reason } = session.device;
  session.dispose();
  return { text, kind, reason };
};

test("with WebGPU the device is WebGPU, in a worker and in the page", async (t) => {
  const { page: opened } = await page(t, { gpu: "webgpu" });
  for (const worker of [true, false]) {
    const { text, kind } = await opened.evaluate(twoInPage, { worker });
    assert.match(text, /x =\s+2/);
    assert.equal(kind, "webgpu");
  }
});

test("without an adapter the device is the host and says why", async (t) => {
  const { page: opened } = await page(t);
  for (const worker of [true, false]) {
    const { text, kind, reason } = await opened.evaluate(twoInPage, { worker });
    assert.match(text, /x =\s+2/);
    assert.equal(kind, "host");
    assert.match(reason, /WebGPU|navigator\.gpu|adapter/i);
  }
});

test("without navigator.gpu, in a page that is no secure context, the device is the host", async (t) => {
  const { page: opened } = await page(t, { host: INSECURE_HOST });
  assert.equal(await opened.evaluate(() => "gpu" in navigator), false);
  for (const worker of [true, false]) {
    const { text, kind } = await opened.evaluate(twoInPage, { worker });
    assert.match(text, /x =\s+2/);
    assert.equal(kind, "host");
  }
});

test("the module is found beside the script and fetched once a session", async (t) => {
  const { page: opened, server } = await page(t);
  await opened.evaluate(twoInPage);
  assert.equal(server.requests.filter((path) => path === "/pkg/matgpu_bg.wasm").length, 1);
});

/** Runs these programs in a session with these options, and gives what each printed or how it failed. */
const runAll = async ([programs, options]) => {
  const { createSession } = await import("/pkg/index.js");
  const session = await createSession(options);
  const said = [];
  for (const program of programs)
    said.push(
      await session.run(program).then(
        ({ text }) => text,
        ({ identifier, message, hints }) => [identifier, message, ...hints].join("\n"),
      ),
    );
  session.dispose();
  return said;
};

test("texts of toolboxes are fetched when the first of them is needed, and once", async (t) => {
  for (const worker of [true, false]) {
    const { page: opened, server } = await page(t);
    const fetched = () => server.requests.filter((path) => path === "/pkg/toolboxes.txt").length;
    await opened.evaluate(runAll, [["x = 1 + 1"], { worker }]);
    assert.equal(fetched(), 0);
    const programs = [
      "x = rectwin(1) + 1",
      "f = @imresize; x = f(2, 1)",
      "x = double(string(datetime(2, 1, 1), 'M')) + 1",
    ];
    for (const text of await opened.evaluate(runAll, [programs, { worker }])) assert.match(text, /x =\s+2/);
    assert.equal(fetched(), 1);
  }
});

test("where texts of toolboxes cannot be read, the call of one says so", async (t) => {
  for (const [said, pages] of [
    ["this is something else", { "/pkg/toolboxes.txt": "<!doctype html><title>start</title>" }],
    ["answered with status 404", {}],
  ]) {
    const { page: opened } = await page(t, {
      pages,
      folders: said.endsWith("404") ? { "/pkg/toolboxes.txt": "/nowhere" } : {},
    });
    for (const worker of [true, false]) {
      const programs = ["x = rectwin(1) + 1", "x = 1 + 1"];
      const [failed, text] = await opened.evaluate(runAll, [programs, { worker }]);
      assert.match(failed, new RegExp(`^matgpu:toolboxes\n'rectwin' .*${said}.*\nserve toolboxes.txt`));
      assert.match(text, /x =\s+2/);
    }
  }
});

test("a wrong MIME type is no obstacle", async (t) => {
  const { page: opened } = await page(t, { types: { ".wasm": "text/plain" } });
  assert.match((await opened.evaluate(twoInPage)).text, /x =\s+2/);
});

test("progress is reported up to the whole", async (t) => {
  const { page: opened } = await page(t);
  const seen = await opened.evaluate(async () => {
    const { createSession } = await import("/pkg/index.js");
    const steps = [];
    const session = await createSession({ onProgress: (loaded, total) => steps.push([loaded, total]) });
    session.dispose();
    return steps;
  });
  assert.ok(seen.length > 0, "no progress");
  const [loaded, total] = seen.at(-1);
  assert.ok(loaded > 0 && (total === 0 || loaded === total), `${loaded} of ${total}`);
  for (let i = 1; i < seen.length; i += 1) assert.ok(seen[i][0] >= seen[i - 1][0], "progress goes back");
});

test("two sessions in a page and one in a worker do not meet", async (t) => {
  const { page: opened } = await page(t);
  const texts = await opened.evaluate(async () => {
    const { createSession } = await import("/pkg/index.js");
    const sessions = await Promise.all([false, false, true].map((worker) => createSession({ worker })));
    await Promise.all(sessions.map((session, i) => session.run(`x = ${i + 1};`)));
    const results = await Promise.all(sessions.map((session) => session.run("disp(x)")));
    for (const session of sessions) session.dispose();
    return results.map(({ text }) => text.trim());
  });
  assert.deepEqual(texts, ["1", "2", "3"]);
});

test("two copies of the script on one page work", async (t) => {
  const { page: opened } = await page(t);
  const texts = await opened.evaluate(async () => {
    const copies = await Promise.all([import("/pkg/index.js?one"), import("/pkg/index.js?two")]);
    const sessions = await Promise.all(copies.map(({ createSession }) => createSession({ worker: false })));
    const results = await Promise.all(sessions.map((session, i) => session.run(`disp(${i} + 1)`)));
    return results.map(({ text }) => text.trim());
  });
  assert.deepEqual(texts, ["1", "2"]);
});
