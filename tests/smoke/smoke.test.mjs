// One program through the whole product, in Node and in a page of Chromium: what `npm test -- --quick` knows of both.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSession } from "matgpu";
import { page } from "../page/browser.mjs";

const PROGRAM = `A = magic(4); x = (1:4000)'; y = sum(sin(x) .^ 2 + cos(x) .^ 2);
f = @(k) k * 2; c = cellfun(f, {1, 2, 3}); s.name = 'abc'; t = 0;
for k = 1:single(3), t = t + double(k); end
try, A(5, 1); catch e, id = e.identifier; end
fprintf('%d %.6f %d %s %d %s', A(2, 3), y, sum(c), upper(s.name), t, id);`;
const TEXT = "10 4000.000000 12 ABC 6 MATLAB:badsubscript";

test("a program in Node", async () => {
  const session = await createSession({ provider: "host" });
  assert.equal((await session.run(PROGRAM)).text, TEXT);
  session.dispose();
});

for (const gpu of ["webgpu", "none"])
  test(`a program in a page (${gpu})`, async (t) => {
    const { page: opened } = await page(t, { gpu });
    const said = await opened.evaluate(
      async ([program, gpu]) => {
        const { createSession } = await import("/pkg/index.js");
        const session = await createSession({
          provider: gpu === "webgpu" ? "webgpu" : "host",
          offload: "always",
        });
        const { text } = await session.run(program);
        session.dispose();
        return { text, kind: session.device.kind };
      },
      [PROGRAM, gpu],
    );
    assert.deepEqual(said, { text: TEXT, kind: gpu === "webgpu" ? "webgpu" : "host" });
  });
