// Files that outlive the page: what programs and the page do with them, and what happens where there is no room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./browser.mjs";

for (const provider of ["OpfsFiles", "IndexedDbFiles"])
  for (const worker of [true, false]) {
    const where = `${provider}, ${worker ? "worker" : "page"}`;

    test(`programs save, load and call what lies in files (${where})`, async (t) => {
      const { page: opened } = await page(t);
      const result = await opened.evaluate(
        async ([provider, worker]) => {
          const matgpu = await import("/pkg/index.js");
          const session = await matgpu.createSession({ worker, files: new matgpu[provider]("programs") });
          await session.files.write("lib/notes.txt", "one\ntwo\n");
          await session.files.write("twice.m", "function y = twice(x), y = 2 * x; end");
          const { text } = await session.run(`
            x = magic(4); s = 'text'; save('all.mat', 'x', 's'); clear x s; load('all.mat');
            f = fopen('lib/notes.txt', 'r'); a = fgetl(f); fclose(f);
            fprintf('%d %s %s %d', sum(x(:)), s, a, twice(21));`);
          const names = (await session.files.list()).map(({ path }) => path);
          const bytes = (await session.files.read("all.mat")).length;
          const deleted = await session.files.delete("twice.m");
          const missing = await session.run("twice(1)").then(null, (error) => error.identifier);
          session.dispose();
          return { text, names, bytes, deleted, missing };
        },
        [provider, worker],
      );
      assert.equal(result.text, "136 text one 42");
      assert.deepEqual(result.names, ["all.mat", "lib/notes.txt", "twice.m"]);
      assert.ok(result.bytes > 128);
      assert.deepEqual([result.deleted, result.missing], [true, "MATLAB:UndefinedFunction"]);
    });

    test(`a write without room is an error, and what was there stays (${where})`, async (t) => {
      const { page: opened, server } = await page(t);
      const devtools = await opened.context().newCDPSession(opened);
      await devtools.send("Storage.overrideQuotaForOrigin", { origin: server.url, quotaSize: 200_000 });
      const result = await opened.evaluate(
        async ([provider, worker]) => {
          const matgpu = await import("/pkg/index.js");
          const session = await matgpu.createSession({ worker, files: new matgpu[provider]("full") });
          const told = ({ name, code, message }) => ({ name, code, message });
          await session.files.write("small.txt", "kept");
          const page = await session.files.write("large.txt", "x".repeat(5_000_000)).then(null, told);
          const program = await session
            .run("f = fopen('large.txt', 'w'); fprintf(f, '%s', repmat('x', 1, 5e6)); fclose(f); after = 1;")
            .then(null, told);
          const { text } = await session.run("fprintf('%s', fileread('small.txt'))");
          session.dispose();
          return { page, program, text };
        },
        [provider, worker],
      );
      for (const error of [result.page, result.program]) {
        assert.deepEqual([error?.name, error?.code], ["SessionError", "files"]);
        assert.match(error.message, /cannot write large\.txt: /);
      }
      assert.equal(result.text, "kept");
    });
  }

test("files are read and listed while others write and delete them", async (t) => {
  const { page: opened } = await page(t);
  const result = await opened.evaluate(async () => {
    const { OpfsFiles } = await import("/pkg/index.js");
    const [files, others] = [new OpfsFiles("beside"), new OpfsFiles("beside")];
    await files.write("kept.m", "0");
    let over = false;
    const writing = (async () => {
      for (let k = 0; k < 40; k += 1) {
        await others.write("kept.m", new TextEncoder().encode("x".repeat(1 + (k % 7))));
        await others.write("gone.m", new Uint8Array(9));
        await others.delete("gone.m");
      }
      over = true;
    })();
    const found = { read: 0, listed: 0, wrong: [] };
    while (!over) {
      try {
        const bytes = await files.read("kept.m");
        if (!bytes || !/^(0|x+)$/.test(new TextDecoder().decode(bytes))) found.wrong.push(`read ${bytes}`);
        found.read += 1;
        for (const { path } of await files.list())
          if (path !== "kept.m" && path !== "gone.m") found.wrong.push(`listed ${path}`);
        found.listed += 1;
      } catch (error) {
        found.wrong.push(`${error.name} ${error.message} ${error.cause?.name ?? ""}`);
      }
    }
    await writing;
    await files.delete("kept.m");
    return { ...found, wrong: [...new Set(found.wrong)].slice(0, 5), count: found.wrong.length };
  });
  assert.deepEqual(result.wrong, [], JSON.stringify(result));
  assert.ok(result.read > 5 && result.listed > 5, JSON.stringify(result));
});
