// A program that wants more memory than there is gets MATLAB's error, and its session lives on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./open.mjs";

// Arrays of nearly 1 GB: a few of them are too many.
const GREEDY = {
  "results of operations": "c = {}; x = zeros(11000); for k = 1:9, c{k} = x + k; end, disp(c{9}(1))",
  "copies on writing": "c = {}; x = zeros(11000); x(1) = 1; for k = 1:9, c{k} = x; c{k}(k) = 2; end",
  "results of functions": "c = {}; x = zeros(11000); x(1) = 2; for k = 1:9, c{k} = sort(x); end",
  products: "c = {}; x = ones(11000, 1); for k = 1:9, c{k} = (x + k) * x'; c{k}(1) = k; end",
  "elements at the end":
    "x = zeros(1, 2^27); y = x; y(1) = 1; z = x; z(2) = 2; while true, x(end + 2^26) = 1; end",
  texts: "t = repmat('abcdefgh', 1, 2^26); c = {}; while true, c{end + 1} = [t 'a']; end",
  constructors: "c = {}; for k = 1:9, c{k} = eye(11000); c{k}(1) = k; end",
};

test("programs that want too much, one after the other in one session", async (t) => {
  const session = await open({ worker: false });
  for (const [what, program] of Object.entries(GREEDY))
    await t.test(`too many ${what}`, async () => {
      const { text } = await session.run(`try\n${program}\ncatch e\n disp(e.identifier)\nend`);
      assert.match(text, /^(MATLAB:nomem|MATLAB:array:SizeLimitExceeded)\n$/);
      await session.run("clear all");
      assert.equal((await session.run("disp(sum(ones(1, 1000)))")).text.trim(), "1000");
    });
  session.dispose();
});

test("an array beyond what an array can be", async () => {
  const session = await open({ worker: false });
  for (const program of ["x = 0:1e14; y = x + 1;", "x = [0:1e14 1];", "x = zeros(1e5);", "x = j('nctio');"])
    await assert.rejects(session.run(program), { identifier: "MATLAB:array:SizeLimitExceeded" });
  const { text } = await session.run("for k = 1:1e14, if k > 3, break, end, end, disp(k)");
  assert.equal(text.trim(), "4");
  const endless = await session.run("for k = 1:Inf, if k > 3, break, end, end, disp(k)");
  assert.equal(endless.text.trim(), "4");
  session.dispose();
});
