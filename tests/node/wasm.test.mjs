// Where the module comes from, and what is said when it is something else.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { createSession } from "matgpu";
import { failure } from "./open.mjs";

const wasm = await readFile(new URL("../../pkg/matgpu_bg.wasm", import.meta.url));
const PAGES = {
  "/right.wasm": [200, { "content-type": "application/wasm", "content-length": wasm.length }, wasm],
  "/octets.wasm": [200, { "content-type": "application/octet-stream" }, wasm],
  "/start-page.wasm": [200, { "content-type": "text/html" }, "<!doctype html><title>App</title>"],
  "/text.wasm": [200, {}, "no module"],
  "/half.wasm": [200, {}, wasm.subarray(0, 1000)],
  "/empty.wasm": [200, {}, ""],
};
const server = createServer(({ url }, response) => {
  const [status, headers, body] = PAGES[url] ?? [404, {}, "<!doctype html>"];
  response.writeHead(status, headers).end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => server.close());
const at = (path) => new URL(path, `http://127.0.0.1:${server.address().port}`);

async function works(options) {
  const session = await createSession({ provider: "host", ...options });
  try {
    assert.equal((await session.run("fprintf('%d', 6*7)")).text, "42");
  } finally {
    session.dispose();
  }
}

test("a URL, with progress", async () => {
  const seen = [];
  await works({ wasm: at("/right.wasm"), onProgress: (loaded, total) => seen.push([loaded, total]) });
  assert.deepEqual(seen.at(-1), [wasm.length, wasm.length]);
  assert.ok(seen.every(([loaded], i) => i === 0 || loaded > seen[i - 1][0]));
});
test("a server that says the wrong MIME type", () => works({ wasm: at("/octets.wasm") }));
test("a Response", async () => works({ wasm: await fetch(at("/right.wasm")) }));
test("bytes", () => works({ wasm }));
test("an ArrayBuffer", () => works({ wasm: new Uint8Array(wasm).buffer }));
test("a compiled module", async () => works({ wasm: await WebAssembly.compile(wasm) }));

for (const [name, path, message] of [
  ["a start page in place of the module", "/start-page.wasm", /the wasm URL served HTML/],
  ["a missing file", "/nothing.wasm", /status 404/],
  ["a text", "/text.wasm", /no WebAssembly module/],
  ["half a module", "/half.wasm", /could not be compiled/],
  ["an empty file", "/empty.wasm", /could not be compiled|no WebAssembly module/],
])
  test(`${name} is named in the error`, async () => {
    const error = await failure(createSession({ wasm: at(path) }));
    assert.deepEqual([error.name, error.code], ["SessionError", "wasm"]);
    assert.match(error.message, message);
    assert.match(error.message, new RegExp(path));
  });

test("HTML as bytes, and a Response that was read", async () => {
  const html = new TextEncoder().encode("\n<html>");
  assert.match((await failure(createSession({ wasm: html }))).message, /served HTML/);
  const read = await fetch(at("/right.wasm"));
  await read.arrayBuffer();
  assert.match((await failure(createSession({ wasm: read }))).message, /read before/);
});

test("a server that is not there", async () => {
  const error = await failure(createSession({ wasm: new URL("http://127.0.0.1:1/x.wasm") }));
  assert.match(error.message, /could not be fetched: http:\/\/127\.0\.0\.1:1\/x\.wasm/);
});
