// The package in pages: its worker, its files, its policies, and a page that stays alive.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { page } from "./browser.mjs";

const root = new URL("../../", import.meta.url);
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";

const ENDLESS = [
  ["a loop of scalars", "while true, end"],
  ["a long fused loop", "a = single(rand(500)); while true, a = a .* 0.5 + 0.25; end"],
];

for (const gpu of ["webgpu", "none"]) {
  for (const worker of [true, false]) {
    const where = `${gpu}, ${worker ? "worker" : "page"}`;

    test(`a session runs (${where})`, async (t) => {
      const { page: opened } = await page(t, { gpu });
      const result = await opened.evaluate(async (worker) => {
        const { createSession } = await import("/pkg/index.js");
        const session = await createSession({ worker });
        const { text } = await session.run("x = single(1:2000); y = sum(x .* 2 + 1); fprintf('%d', y)");
        const { kind, reason } = session.device;
        session.dispose();
        return { text, kind, reason };
      }, worker);
      assert.equal(result.text, "4004000");
      assert.equal(result.kind, gpu === "webgpu" ? "webgpu" : "host");
      assert.ok(result.reason.length > 0);
    });

    test(`values, events and interruption (${where})`, async (t) => {
      const { page: opened } = await page(t, { gpu });
      const result = await opened.evaluate(async (worker) => {
        const { createSession } = await import("/pkg/index.js");
        const session = await createSession({ worker });
        await session.set("A", new Float64Array([1, 2, 3, 4]), { shape: [2, 2] });
        await session.run("B = A * A;");
        const { data } = await session.get("B");
        let took = Number.POSITIVE_INFINITY;
        let identifier;
        // The best of three: what is measured is the session, not what else the machine does.
        for (let attempt = 0; attempt < 3; attempt++) {
          const run = session.run("fprintf('begun'); while true, end");
          run.catch(() => {});
          let began = 0;
          for await (const event of run) {
            if (event.type !== "output") continue;
            began = performance.now();
            session.interrupt();
          }
          took = Math.min(took, performance.now() - began);
          identifier = await run.then(null, (error) => error.identifier);
        }
        const alive = (await session.run("fprintf('%d', sum(B(:)))")).text;
        session.dispose();
        return { data: [...data], took, identifier, alive };
      }, worker);
      assert.deepEqual(result.data, [7, 10, 15, 22]);
      assert.equal(result.identifier, "matgpu:interrupted");
      assert.ok(result.took < 300, `${result.took} ms`);
      assert.equal(result.alive, "54");
    });

    test(`provider webgpu says when there is none (${where})`, async (t) => {
      const { page: opened } = await page(t, { gpu });
      const outcome = await opened.evaluate(async (worker) => {
        const { createSession } = await import("/pkg/index.js");
        try {
          const session = await createSession({ worker, provider: "webgpu" });
          session.dispose();
          return session.device.kind;
        } catch (error) {
          return `${error.name} ${error.code}`;
        }
      }, worker);
      assert.equal(outcome, gpu === "webgpu" ? "webgpu" : "SessionError no-gpu");
    });

    // Without a device tests/shared/interrupt.mjs tells of it.
    for (const [name, program] of gpu === "webgpu" ? ENDLESS : [])
      test(`the page stays alive while ${name} runs (${where})`, async (t) => {
        const { page: opened } = await page(t, { gpu });
        const { gaps, frame, most } = await opened.evaluate(
          async ([worker, program]) => {
            const { createSession } = await import("/pkg/index.js");
            const session = await createSession({ worker });
            const spin = (turns) => {
              const began = performance.now();
              for (let k = 0, x = 0; k < turns; k += 1) x += Math.sqrt(x + k);
              return performance.now() - began;
            };
            const quickest = Math.min(...Array.from({ length: 20 }, () => spin(1e6)));
            const eightMs = Math.ceil((8 / quickest) * 1e6);
            const second = async (work) => {
              const gaps = [];
              let last = performance.now();
              const end = last + 1000;
              await new Promise((resolve) => {
                const timer = setInterval(() => {
                  if (work) spin(work);
                  const now = performance.now();
                  gaps.push(now - last);
                  last = now;
                  if (now > end) {
                    clearInterval(timer);
                    resolve();
                  }
                }, 1000 / 60);
              });
              return gaps;
            };
            // What is late is measured by the ticks of the same page while no program runs and each does 8 ms of work, which take
            // longer where the machine has other work.
            const rest = (await second(eightMs)).sort((a, b) => a - b);
            const frame = Math.max(34, 2 * rest[Math.floor(rest.length * 0.9)]);
            const most = Math.max(100, 2 * rest[rest.length - 1]);
            const run = session.run(program);
            run.catch(() => {});
            await new Promise((resolve) => setTimeout(resolve, 300));
            const late = (gaps) => gaps.filter((gap) => gap > frame).length / gaps.length;
            // What else the machine does makes ticks late as well: a program that holds the page does so in every second.
            let gaps = await second();
            for (let k = 1; k < 8 && (late(gaps) > 0.1 || Math.max(...gaps) >= most); k += 1)
              gaps = await second();
            session.interrupt();
            await run.then(null, () => {});
            session.dispose();
            return { gaps, frame, most };
          },
          [worker, program],
        );
        const missed = gaps.filter((gap) => gap > frame).length;
        t.diagnostic(`${gaps.length} ticks, ${missed} late, longest ${Math.max(...gaps).toFixed(0)} ms`);
        assert.ok(missed <= gaps.length * 0.1, `${missed} of ${gaps.length} ticks were late by a frame`);
        assert.ok(Math.max(...gaps) < most, `the longest gap was ${Math.max(...gaps).toFixed(0)} ms`);
      });
  }

  test(`a strict policy is enough (${gpu})`, async (t) => {
    const { page: opened } = await page(t, {
      gpu,
      headers: { "content-security-policy": STRICT },
    });
    const found = [];
    opened.on("console", (message) => {
      if (message.type() === "error") found.push(message.text());
    });
    for (const worker of [true, false])
      assert.equal(
        await opened.evaluate(async (worker) => {
          const { createSession } = await import("/pkg/index.js");
          const session = await createSession({ worker });
          const { text } = await session.run("fprintf('%d', sum(1:10))");
          session.dispose();
          return text;
        }, worker),
        "55",
      );
    assert.deepEqual(found, []);
  });

  test(`with cross-origin isolation it works as well (${gpu})`, async (t) => {
    const { page: opened } = await page(t, {
      gpu,
      headers: {
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      },
    });
    const result = await opened.evaluate(async () => {
      const { createSession } = await import("/pkg/index.js");
      const session = await createSession();
      const { text } = await session.run("fprintf('%d', 1)");
      session.dispose();
      return [crossOriginIsolated, text];
    });
    assert.deepEqual(result, [true, "1"]);
  });

  test(`the snippets for browsers print what they say (${gpu})`, async (t) => {
    const { page: opened } = await page(t, { gpu });
    let ran = 0;
    for (const name of readdirSync(new URL("docs/", root)).filter((file) => file.endsWith(".md"))) {
      const text = readFileSync(new URL(`docs/${name}`, root), "utf8");
      for (const [, code] of text.matchAll(/^```js browser\n([\s\S]*?)^```/gm)) {
        const expected = [...code.matchAll(/\/\/→ (.*)$/gm)].map(([, output]) => output);
        const printed = [];
        const listen = (message) => message.type() === "log" && printed.push(message.text());
        opened.on("console", listen);
        const module = code
          .replaceAll('from "matgpu"', 'from "/pkg/index.js"')
          .replaceAll("/matgpu/matgpu_bg.wasm", "/pkg/matgpu_bg.wasm");
        await opened.evaluate(
          (module) =>
            new Promise((resolve, reject) => {
              const script = document.createElement("script");
              script.type = "module";
              script.textContent = `${module}\nglobalThis.snippetDone();`;
              globalThis.snippetDone = resolve;
              addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
              document.head.append(script);
            }),
          module,
        );
        opened.off("console", listen);
        assert.deepEqual(expected.length > 0 ? printed.slice(0, expected.length) : [], expected, name);
        ran += 1;
      }
    }
    assert.ok(ran > 0);
  });
}

// What has nothing to do with a device.

test("importing does nothing", async (t) => {
  const { page: opened, server } = await page(t);
  await opened.evaluate(() => import("/pkg/index.js"));
  assert.ok(!server.requests.some((path) => path.endsWith(".wasm") || path.endsWith("worker.js")));
});

for (const provider of ["OpfsFiles", "IndexedDbFiles"])
  test(`files in ${provider} outlive their session`, async (t) => {
    const { page: opened } = await page(t);
    const result = await opened.evaluate(async (provider) => {
      const matgpu = await import("/pkg/index.js");
      const files = () => new matgpu[provider](`test-${provider}`);
      const first = await matgpu.createSession({ files: files() });
      await first.run("f = fopen('d/a.txt', 'w'); fprintf(f, 'kept'); fclose(f);");
      await first.files.write("give.m", "function y = give(), y = 7; end");
      first.dispose();
      const second = await matgpu.createSession({ files: files() });
      const { text } = await second.run("fprintf('%s %d', fileread('d/a.txt'), give())");
      const names = (await second.files.list()).map(({ path, size }) => `${path} ${size}`);
      const deleted = [await second.files.delete("give.m"), await second.files.delete("give.m")];
      const missing = await second.files.read("give.m");
      const outside = await second.files.write("../x", "x").then(null, (error) => error.code);
      second.dispose();
      return { text, names, deleted, missing, outside };
    }, provider);
    assert.deepEqual(result, {
      text: "kept 7",
      names: ["d/a.txt 4", "give.m 31"],
      deleted: [true, false],
      missing: null,
      outside: "files",
    });
  });

test("a wrong MIME type and a start page in place of the module", async (t) => {
  const { page: opened } = await page(t, {
    types: { ".wasm": "text/plain" },
    pages: { "/start.wasm": "<!doctype html><title>App</title>" },
  });
  const result = await opened.evaluate(async () => {
    const { createSession } = await import("/pkg/index.js");
    const session = await createSession();
    session.dispose();
    const wasm = new URL("/start.wasm", location.href);
    const messages = [];
    for (const worker of [true, false])
      messages.push(await createSession({ wasm, worker }).then(null, (error) => error.message));
    return messages;
  });
  for (const message of result) assert.match(message, /the wasm URL served HTML/);
});

test("a worker that cannot be loaded is named", async (t) => {
  const { page: opened } = await page(t, {
    pages: { "/pkg/worker.js": "<!doctype html>" },
  });
  const result = await opened.evaluate(async () => {
    const { createSession } = await import("/pkg/index.js");
    return createSession().then(null, (error) => [error.name, error.code, error.message]);
  });
  assert.deepEqual(result.slice(0, 2), ["SessionError", "dead"]);
  assert.match(result[2], /worker failed/);
});
