// Files of a session: providers, programs and pages that share them, writes that fail.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { createSession, DiskFiles, MemoryFiles } from "matgpu";
import { failure, open, THREADS } from "./open.mjs";
import { scratch } from "./scratch.mjs";

/** A provider that can only be waited for, as those of browsers. */
class Slow {
  inner = new MemoryFiles();
  failing = false;
  async list() {
    return this.inner.list();
  }
  async read(path) {
    return this.inner.read(path);
  }
  async write(path, bytes) {
    if (this.failing) throw new Error("the disk is full");
    return this.inner.write(path, bytes);
  }
  async delete(path) {
    return this.inner.delete(path);
  }
}

for (const worker of THREADS)
  for (const [kind, make] of [
    ["memory", () => new MemoryFiles()],
    ["a provider to wait for", () => new Slow()],
  ]) {
    const where = `${kind}, ${worker ? "in a worker" : "in this thread"}`;

    test(`programs and page share files (${where})`, async () => {
      const files = make();
      const session = await open({ worker, files });
      await session.files.write("in.txt", "one\ntwo\n");
      await session.run(`
        f = fopen('in.txt', 'r'); a = fgetl(f); b = fgetl(f); fclose(f);
        f = fopen('out/res.txt', 'w'); fprintf(f, '%s-%s', b, a); fclose(f);`);
      assert.equal(await session.files.readText("out/res.txt"), "two-one");
      assert.deepEqual(
        (await session.files.list()).map(({ path, size }) => [path, size]),
        [
          ["in.txt", 8],
          ["out/res.txt", 7],
        ],
      );
      assert.equal(await session.files.delete("in.txt"), true);
      assert.equal(await session.files.delete("in.txt"), false);
      assert.equal((await session.run("fprintf('%d', fopen('in.txt', 'r'))")).text, "-1");
      assert.equal(await session.files.read("in.txt"), null);
    });

    test(`functions are found in files, and anew when they change (${where})`, async () => {
      const session = await open({ worker, files: make() });
      await session.files.write("give.m", "function y = give(), y = 1; end");
      assert.equal((await session.run("fprintf('%d', give())")).text, "1");
      await session.files.write("give.m", "function y = give(), y = 2; end");
      assert.equal((await session.run("fprintf('%d', give())")).text, "2");
    });

    test(`a provider that changes by itself is seen (${where})`, async () => {
      const files = make();
      const session = await open({ worker, files });
      await session.run("1;");
      await files.write("late.m", new TextEncoder().encode("function y = late(), y = 3; end"));
      assert.equal((await session.run("fprintf('%d', late())")).text, "3");
    });
  }

for (const worker of THREADS) {
  test(`files written before an error are kept ${worker}`, async () => {
    const files = new Slow();
    const session = await open({ worker, files });
    await failure(session.run("f = fopen('kept.txt', 'w'); fprintf(f, 'x'); fclose(f); error('late')"));
    assert.equal(await session.files.readText("kept.txt"), "x");
  });

  test(`a write that fails is an error ${worker}`, async () => {
    const files = new Slow();
    const session = await open({ worker, files });
    files.failing = true;
    const error = await failure(session.run("f = fopen('x.txt', 'w'); fprintf(f, 'x'); fclose(f);"));
    assert.equal(error.code, "files");
    assert.match(error.message, /cannot write x\.txt: the disk is full/);
    assert.match((await failure(session.files.write("y", "z"))).message, /cannot write y: the disk is full/);
    files.failing = false;
    assert.equal((await session.run("fprintf('1')")).text, "1");
  });
}

test("paths stay within the session's files", async () => {
  const session = await open();
  for (const path of ["../x", "a/../../x", "", "/", "."])
    assert.equal((await failure(session.files.write(path, "x"))).code, "files", path);
  await session.files.write("/a//b/./c/../d.txt", "x");
  assert.equal(await session.files.readText("a/b/d.txt"), "x");
  assert.ok((await failure(session.files.write("x", 5))) instanceof TypeError);
});

test("what goes in and out is a copy", async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const files = new MemoryFiles({ a: bytes, b: "é" });
  bytes[0] = 9;
  (await files.read("a"))[1] = 9;
  assert.deepEqual(await files.read("a"), Uint8Array.of(1, 2, 3));
  assert.equal((await files.read("b")).length, 2);
});

test("the machine's files", async () => {
  const folder = scratch("files");
  const further = scratch("files");
  writeFileSync(join(further, "far.m"), "function y = far(), y = 4; end");
  const session = await createSession({ provider: "host", files: new DiskFiles(folder, [further]) });
  await session.run("f = fopen('a.txt', 'w'); fprintf(f, '%d', far()); fclose(f);");
  assert.equal(readFileSync(join(folder, "a.txt"), "utf8"), "4");
  assert.deepEqual(
    (await session.files.list()).map(({ path }) => path),
    ["a.txt"],
  );
  assert.equal(await session.files.delete("a.txt"), true);
  session.dispose();
});

test("the machine's files end at the session's folders", async () => {
  const folder = scratch("files");
  const elsewhere = scratch("files");
  const granted = scratch("files");
  const secret = join(elsewhere, "secret.txt");
  writeFileSync(secret, "secret");
  writeFileSync(join(granted, "given.txt"), "given");
  symlinkSync(elsewhere, join(folder, "way"));
  symlinkSync(join(elsewhere, "new.txt"), join(folder, "link-to-nothing"));
  const refused = [];
  const access = { read: [granted], onRefused: (path, how) => refused.push(`${how} ${path}`) };
  const session = await createSession({
    provider: "host",
    worker: false,
    files: new DiskFiles(folder, [], access),
  });
  const print = async (source) => (await session.run(source)).text.trim();
  for (const path of [
    secret,
    "way/secret.txt",
    `../${basename(elsewhere)}/secret.txt`,
    "/proc/self/environ",
  ]) {
    assert.equal(await print(`fprintf('%d', fopen('${path}'))`), "-1", path);
    assert.equal((await failure(session.files.read("way/secret.txt"))).code, "files");
  }
  for (const path of [secret, "way/made.txt", "link-to-nothing", join(granted, "made.txt")]) {
    const made = `f = fopen('${path}', 'w'); if f > 0, fprintf(f, 'x'); fclose(f); end`;
    await session.run(made).catch(() => {});
  }
  assert.equal(readFileSync(secret, "utf8"), "secret");
  assert.deepEqual(readdirSync(elsewhere), ["secret.txt"]);
  assert.deepEqual(readdirSync(granted), ["given.txt"]);
  assert.equal(await print(`disp(fileread('${join(granted, "given.txt")}'))`), "given");
  assert.ok(refused.includes("read /proc/self/environ"));
  assert.ok(refused.includes(`write ${secret}`));
  // Temporary files that a program makes are its own.
  assert.equal(
    await print(
      "p = tempname; f = fopen(p, 'w'); fprintf(f, 'mine'); fclose(f); disp(fileread(p)); delete(p);",
    ),
    "mine",
  );
  session.dispose();
});
