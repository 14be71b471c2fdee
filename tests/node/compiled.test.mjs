// Hot loops as WebAssembly, in Node: that they are, that they leave what is right, and that they can be stopped. (What they
// leave beside the interpreter is compared natively, in tests/compiled.rs.)
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSession } from "matgpu";

/** Loops over a few elements at a time of arrays that are captured: what they do at each turn is computed at once. */
const FEW = {
  "an adaptive filter": `
x = rand(1, 6000); w = zeros(8, 1); e = zeros(1, 6000);
for n = 9:6000, u = x(n-1:-1:n-8).'; e(n) = x(n) - w' * u; w = w + 0.01 * e(n) * u; end, y = sum(e);`,
  "a recurrence": "x = rand(6000, 1); y = zeros(6000, 1); for n = 2:6000, y(n) = 0.5 * y(n-1) + x(n); end",
  "rows, each of the one before":
    "A = rand(200, 40); for k = 2:200, A(k, :) = 0.5 * A(k, :) + 0.25 * A(k-1, :); end, y = sum(A(:));",
  "a sum of complex numbers":
    "X = complex(rand(1, 6000), 1); s = 0; for k = 1:6000, s = s + 1j * X(k); end, y = real(s);",
};
for (const [name, program] of Object.entries(FEW))
  test(`${name} captures a few operations`, async () => {
    const results = [];
    for (const offload of ["auto", "always"]) {
      const session = await createSession({ provider: "host", offload, worker: false, seed: 1 });
      const { stats } = await session.run(program);
      if (offload === "auto")
        assert.ok(stats.nodesCaptured < 600, `${stats.nodesCaptured} operations are captured`);
      results.push((await session.run("fprintf('%.17g ', y)")).text);
      session.dispose();
    }
    assert.equal(results[0], results[1], "the same bits as where all is captured");
  });

const PROGRAMS = [
  ["s = 0; for i = 1:3000, s = s + mod(i, 7) * 2 - rem(-i, 3) / 8; end, disp(s == 17996 + 375)", "1"],
  [
    "n = 97; c = 0; while n ~= 1, if mod(n, 2) == 0, n = n / 2; else, n = 3 * n + 1; end, c = c + 1; end, disp(c)",
    "118",
  ],
  [
    "p = true(1, 2e4); p(1) = false; for i = 2:150, if p(i), for j = i*i:i:2e4, p(j) = false; end, end, end, disp(sum(p))",
    "2262",
  ],
  [
    "A = zeros(9, 200); for j = 1:200, for i = 1:9, A(i, j) = i * j; end, end, disp(A(9, 200) + A(2, 3))",
    "1806",
  ],
  ["x = 1:500; y = x; for i = 1:500, y(i) = x(end - i + 1); end, fprintf('%d %d\\n', y(1), x(1))", "500 1"],
  [
    "s = 0; for i = 1:500, s = s + sin(i) * exp(-i / 100) + i^1.5; end, t = 0; for i = 1:500, t = t + (sin(i) * exp(-i / 100) + i^1.5); end, disp(abs(s - t) < 1e-6)",
    "1",
  ],
  ["for i = 1:300, z = sqrt(200 - i); end, disp(z == 10i)", "1"],
  ["x = []; for i = 1:300, x(end + 1) = max(i, 150); end, disp(sum(x) == sum(max(1:300, 150)))", "1"],
  [
    "function r = fib(n)\nif n < 2, r = n; else, r = fib(n - 1) + fib(n - 2); end\nend\nfor i = 1:17, x = fib(i); end, disp(x)",
    "1597",
  ],
  [
    "function [q, r] = divide(a, b)\nq = floor(a / b); r = a - q * b;\nend\ns = 0; for i = 1:500, [q, r] = divide(i, 7); s = s + q * 7 + r - i; end, disp(s)",
    "0",
  ],
  [
    "function s = total(v, n)\ns = 0; for k = 1:n, s = s + v(k); end\nend\nx = 1:40; for i = 1:300, t = total(x, 40); end, disp(t)",
    "820",
  ],
  [
    "a = 3; f = @(x) x * 2 + a; g = @(h, x) h(x) + 1; s = 0; for i = 1:300, s = s + g(f, i); end, disp(s)",
    "91500",
  ],
  [
    "function r = root(x)\nif x > 290, r = sqrt(290 - x); else, r = x; end\nend\ns = 0; for i = 1:300, s = s + root(i); end, disp(real(s))",
    "42195",
  ],
  [
    "function r = deep(n)\nif n == 0, r = 0; else, r = 1 + deep(n - 1); end\nend\nfor i = 1:200, s = deep(i); end, try, deep(1000); catch e, disp(e.identifier), end",
    "MATLAB:recursionLimit",
  ],
  ["for i = 1:300, if mod(i, 150) == 0, fprintf('%d ', i); end, end", "150 300"],
];

test("loops are compiled, and leave what is right", async (t) => {
  const session = await createSession({ provider: "host", worker: false });
  t.after(() => session.dispose());
  for (const [program, expected] of PROGRAMS) {
    const before = session.stats().loopsCompiled;
    const { text } = await session.run(program);
    assert.equal(text.trim(), expected, program);
    assert.ok(session.stats().loopsCompiled > before, `nothing was compiled of ${program}`);
  }
  assert.ok(session.stats().loopEntries >= session.stats().loopExits);
});

test("an error in a compiled loop has its line and its words", async (t) => {
  const session = await createSession({ provider: "host", worker: false });
  t.after(() => session.dispose());
  const failing = session.run("x = ones(1, 200);\ns = 0;\nfor i = 1:300\n  s = s + x(i);\nend");
  await assert.rejects(failing, (error) => {
    assert.equal(error.identifier, "MATLAB:badsubscript");
    assert.equal(error.span.line, 4);
    return true;
  });
  assert.equal((await session.get("s")).data[0], 200);
});

test("a compiled loop without end is stopped", async (t) => {
  const session = await createSession({ provider: "host" });
  t.after(() => session.dispose());
  const run = session.run("k = 0; while true, k = k + 1; end");
  const stopped = assert.rejects(run);
  await new Promise((done) => setTimeout(done, 300));
  session.interrupt();
  await stopped;
  assert.ok((await session.get("k")).data[0] > 60);
});

test("the text of what loops became", async (t) => {
  const session = await createSession({ provider: "host", worker: false });
  t.after(() => session.dispose());
  const shown = await session.inspect("s = 0;\nfor i = 1:100, s = s + sqrt(i); end", "wasm");
  assert.match(shown, /the loop of line 2 is compiled:\n\(func[\s\S]*f64\.sqrt/);
});
