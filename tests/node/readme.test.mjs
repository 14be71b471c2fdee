// The README says only what works: its programs and commands are run, its commands and links exist.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { PKG, ROOT, STATE } from "../../scripts/setup/paths.mjs";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const blocks = (language) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, text]) => text);
const node = (args, cwd) => spawnSync(process.execPath, args, { cwd, encoding: "utf8", timeout: 60_000 });

// Inside the checkout, so that `import "matgpu"` finds the package by its own name.
const scratch = join(STATE, `readme-${process.pid}`);
mkdirSync(scratch, { recursive: true });
after(() => rmSync(scratch, { recursive: true, force: true }));

const PRINTED = [/x =\s+338350[\s\S]*\[ 2, 1 \]/, /1[\s\S]*2[\s\S]*3[\s\S]*matgpu:interrupted/];

test("there is an expectation for each program", () => {
  assert.equal(blocks("js").length, PRINTED.length);
});

for (const [index, program] of blocks("js").entries()) {
  test(`program ${index + 1} prints what it should`, () => {
    const file = join(scratch, `program-${index}.mjs`);
    writeFileSync(file, program);
    const { status, stdout, stderr } = node([file], ROOT);
    assert.equal(status, 0, stderr);
    assert.match(stdout, PRINTED[index]);
  });
}

test("the commands of the package run", () => {
  const lines = blocks("sh").flatMap((block) => block.trim().split("\n"));
  const commands = lines.filter((line) => line.startsWith("npx matgpu "));
  assert.equal(commands.length, 3);
  writeFileSync(join(scratch, "script.m"), "disp(6 * 7)\n");
  mkdirSync(join(scratch, "folder"));
  writeFileSync(join(scratch, "folder/script.m"), "disp(6 * 7)\n");
  for (const command of commands) {
    const words = command.slice("npx matgpu ".length).match(/'[^']*'|\S+/g);
    const { status, stdout, stderr } = node(
      [join(PKG, "cli.js"), ...words.map((word) => word.replaceAll("'", ""))],
      scratch,
    );
    assert.equal(status, 0, stderr);
    assert.match(stdout, /8\s+1\s+6|42|a page of 1 program/);
  }
});

test("every npm command that it names exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const named = [...readme.matchAll(/npm (?:run )?(start|test|[a-z]+(?=`))/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "install");
  assert.ok(named.length >= 6);
  assert.deepEqual(
    named.filter((name) => !(name in scripts)),
    [],
  );
});

test("every file that it and ARCHITECTURE.md name exists", () => {
  // The page of the registry shows the README without the repository: nothing is linked by a relative path.
  assert.deepEqual(readme.match(/\]\((?!https:)/g), null);
  const linked = [
    ...readme.matchAll(
      /\]\(https:\/\/(?:github\.com\/matgpu\/matgpu\/blob|raw\.githubusercontent\.com\/matgpu\/matgpu)\/main\/([^)#]+)/g,
    ),
  ].map(([, path]) => path);
  const map = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
  const named = [...map.matchAll(/`((?:src|js|www|scripts|tests|bench|shaders|docs)\/[\w./-]*)`/g)].map(
    ([, path]) => path,
  );
  assert.ok(linked.length > 0 && named.length > 20);
  assert.deepEqual(
    [...linked, ...named].filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});

test("its table has the figures of bench/RESULTS.md", () => {
  const results = readFileSync(join(ROOT, "bench/RESULTS.md"), "utf8");
  const [, table] = results.split("### Device, single\n");
  const rows = [...readme.matchAll(/^\| (\w+_\w+|nbody) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  assert.equal(rows.length, 9);
  for (const [, name, device, auto, torch] of rows) {
    const cells = new RegExp(`^\\| ${name} \\|.*$`, "m")
      .exec(table)[0]
      .split("|")
      .map((cell) => cell.trim());
    assert.deepEqual([cells[2], cells[4], cells[6]], [device, auto, torch], name);
  }
});
