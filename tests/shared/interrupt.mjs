// Stopping programs: softly within 300 ms, and as a last resort by a new worker.

import { begun, inTime, slack, stop, ticks } from "./kit.mjs";

export async function define({ test, assert, open, failure, sleep, GPU, THREADS, IN_PAGE }) {
  const ENDLESS = {
    "a loop of scalars": "while true, end",
    "a loop that calls": "while true, f(1); end\nfunction y = f(x), y = x + 1; end",
    "a loop that prints": "while true, fprintf('%d\\n', 1); end",
    "a loop of arrays": "a = rand(300); while true, a = a * 0.5 + 1; end",
    "a loop with try": "while true, try, error('x'), catch, end, end",
    "a callback": "arrayfun(@(x) numel(x), 1:1e7);",
    "a long builtin": "s = 0; for k = 1:1e9, s = s + sum(sort(rand(1, 20000))); end",
    "a long flush":
      "x = rand(1500); for k = 1:200, x = sin(x) .* cos(x) + exp(-x); y{k} = x; end, disp(x(1))",
    "a pause": "pause(100)",
  };
  // A second or more each, without a place between two operations where they could stop.
  const SINGLE = {
    "a product": "A = rand(2000); disp('begun'), B = A * A; disp(B(1))",
    "a product of singles": "A = single(rand(2800)); disp('begun'), B = A * A; disp(B(1))",
    "a chain of functions":
      "x = rand(2500); disp('begun'), y = sin(sin(sin(sin(sin(sin(sin(sin(sin(sin(sin(sin(x)))))))))))); disp(y(1))",
    "a sum": "disp('begun'), s = sum(sin(cos(rand(5e7, 1)))); disp(s)",
    "sums of columns": "disp('begun'), s = sum(sin(cos(rand(7000)))); disp(s(1))",
    "a sort": "x = rand(1e7, 1); disp('begun'), y = sort(x); disp(y(1))",
    "the places of a sort": "x = rand(1e7, 1); disp('begun'), [y, i] = sort(x, 'descend'); disp(i(1))",
    "unique elements": "x = round(rand(5e6, 1) * 1e6); disp('begun'), u = unique(x);",
    "a Fourier transform": "x = rand(2^22, 3); disp('begun'), f = fft(x);",
    "a regular expression":
      "t = repmat('abc def ', 1, 2e6); disp('begun'), u = regexprep(t, '([a-c])b', '$1x');",
    "a convolution": "a = rand(1500); k = rand(60); disp('begun'), c = conv2(a, k);",
    "the splitting of a text": "t = repmat('abcde,', 1, 5e6); disp('begun'), c = strsplit(t, ',');",
    "the reading of words": "t = repmat('abcde ', 1, 3e6); disp('begun'), c = textscan(t, '%s');",
    "a filter": "x = rand(2e6, 1); b = rand(1, 300); disp('begun'), y = filter(b, 1, x);",
  };
  // Every operation in the thread of Node, beside a device those that it has too; elsewhere a few say that what is long
  // can stop there as well.
  const FEW = ["a product", "a sort"];
  const DEVICES = ["a product", "a product of singles", "a chain of functions", "a sum", "a sort"];
  const names = GPU ? DEVICES : Object.keys(SINGLE);

  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    const session = await open({ worker });

    for (const [what, begin] of [
      ["run", (at) => at.run("while true, end")],
      ["inspect", (at) => at.inspect("while true, end", "plan")],
    ])
      test(`${what} stops while the files are read for it, and they are there for the next ${where}`, async () => {
        let reads;
        const reading = new Promise((resolve) => (reads = resolve));
        let go;
        const gate = new Promise((resolve) => (go = resolve));
        const text = new TextEncoder().encode("there");
        const files = {
          list: async () => [{ path: "a.txt", size: text.length }],
          read: async () => {
            reads();
            await gate;
            return text.slice();
          },
          write: async () => {},
          delete: async () => false,
        };
        const slow = await open({ worker, files });
        const over = begin(slow);
        over.catch(() => {});
        await reading;
        slow.interrupt();
        go();
        assert.equal((await failure(over)).identifier, "matgpu:interrupted");
        await slow.run("t = fileread('a.txt');");
        assert.equal((await slow.get("t")).data, "there");
      });

    for (const [name, source] of Object.entries(ENDLESS))
      test(`${name} stops ${where}`, async (t) => {
        await session.run("kept = 7;");
        const run = session.run(source);
        run.catch(() => {});
        await sleep(100);
        await stop(session, run, assert, t);
        assert.equal((await session.get("kept")).data[0], 7);
      });

    for (const name of worker || IN_PAGE ? FEW : names)
      test(`${name} stops in the middle ${where}`, async (t) => {
        await session.run("clear; kept = 7;");
        const { run } = await begun(session, SINGLE[name], 100);
        await stop(session, run, assert, t);
        // What was given up leaves the arrays that it was made of.
        const names = (await session.workspace()).map((variable) => variable.name);
        assert.ok(names.includes("kept"));
        for (const variable of names) assert.ok((await session.get(variable)).data.length > 0, variable);
        await session.run("clear");
      });

    test(`a signal stops its run, which rejects with the reason ${where}`, async () => {
      const controller = new AbortController();
      const reason = new Error("enough");
      const run = session.run("while true, end", { signal: controller.signal });
      setTimeout(() => controller.abort(reason), 50);
      assert.equal(await failure(run), reason);
    });

    test(`a signal takes a run out of the queue ${where}`, async () => {
      const controller = new AbortController();
      const first = session.run("t = tic; while toc(t) < 0.1, end, first = 1;");
      const second = session.run("second = 1;", { signal: controller.signal });
      second.catch(() => {});
      controller.abort();
      await first;
      assert.equal((await failure(second)).name, "AbortError");
      assert.equal((await failure(session.get("second"))).identifier, "MATLAB:UndefinedFunction");
      const late = await failure(session.run("third = 1;", { signal: AbortSignal.abort() }));
      assert.equal(late.name, "AbortError");
    });

    test(`what waits goes on after an interruption ${where}`, async () => {
      const endless = session.run("while true, end");
      const next = session.run("disp('next')");
      await sleep(50);
      session.interrupt();
      await failure(endless);
      assert.equal((await next).text, "next\n");
    });

    test(`an interruption of nothing does nothing ${where}`, async () => {
      session.interrupt();
      assert.equal((await session.run("disp('1')")).text, "1\n");
    });

    test(`the program cannot catch its interruption ${where}`, async () => {
      const run = session.run("caught = 0;\ntry, while true, end, catch, caught = 1; end");
      run.catch(() => {});
      await sleep(50);
      session.interrupt();
      const error = await failure(run);
      assert.equal(error.identifier, "matgpu:interrupted", error.message);
      assert.equal((await session.get("caught")).data[0], 0);
    });

    for (const [name, source] of [
      ["a loop of scalars", "while true, end"],
      ["a long fused loop", "a = rand(200); while true, a = a .* 0.5 + 0.25; end"],
    ])
      test(`a 60 Hz timer goes on beside ${name} ${where}`, async (t) => {
        const run = session.run(source);
        run.catch(() => {});
        await sleep(300);
        const { gaps, count, longest } = await ticks(sleep(1000));
        session.interrupt();
        await failure(run);
        const late = gaps.filter((gap) => gap > 34).length;
        t.diagnostic(`${count} ticks, ${late} late, longest ${longest.toFixed(0)} ms`);
        inTime(longest, 250, "the longest gap");
        assert.ok(count > 40 / slack, `${count} ticks in 1 s`);
        if (slack === 1) assert.ok(late <= count * 0.1, `${late} of ${count} ticks were late by a frame`);
      });
  }
}
