// What must not take a session down, and what does: errors of memory are the program's, a crash ends one session.
import assert from "node:assert/strict";
import { test } from "node:test";
import { failure, open, THREADS } from "./open.mjs";

for (const worker of THREADS)
  test(`more memory than there is is an error of the program ${worker ? "in a worker" : "in this thread"}`, async () => {
    const session = await open({ worker });
    for (const program of [
      "x = zeros(1e6, 1e6);",
      "x = ones(1e12, 1); disp(x(1))",
      "x = rand(1e5, 1e5) + 1; disp(sum(x(:)))",
      "x = 'a'; x(1e13) = 'b';",
      "c = cell(1e12, 1);",
      "s = repmat('x', 1e6, 1e6);",
    ]) {
      const error = await failure(session.run(`kept = 7; ${program}`));
      assert.equal(error.name, "MatlabError", `${program}: ${error}`);
      assert.match(error.message, /memory|size|large/i, program);
    }
    assert.equal((await session.run("fprintf('%d', kept + sum(ones(1, 1000)))")).text, "1007");
  });

test("a crash ends its session with a clear error, and no other", async () => {
  const other = await open({ worker: false });
  await other.run("x = 1;");
  const session = await open({ worker: false });
  await session.run("x = 2;");
  const { getTimezoneOffset } = Date.prototype;
  // What a trap does: the module's frames are thrown away in the middle of their work.
  Date.prototype.getTimezoneOffset = () => {
    throw new WebAssembly.RuntimeError("unreachable executed");
  };
  const error = await failure(session.run("x = x + 1; c = clock; x = c(1);")).finally(() => {
    Date.prototype.getTimezoneOffset = getTimezoneOffset;
  });
  assert.equal(error.name, "SessionError");
  assert.equal(error.code, "dead");
  assert.match(error.message, /the module crashed, and the session with it: .*unreachable/);
  for (const later of [
    () => session.run("1"),
    () => session.get("x"),
    () => session.set("x", 1),
    () => session.workspace(),
  ])
    assert.equal((await failure(later)).code, "dead");
  session.dispose();
  assert.equal((await other.run("fprintf('%d', x)")).text, "1");
  const next = await open({ worker: false });
  assert.equal((await next.run("fprintf('%d', sum(1:10))")).text, "55");
});
