// The set-up's own rules: what it says about a machine that lacks something, and how it recovers
// from an interrupted run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { diskProblem, ensureDisk } from "../../scripts/setup/disk.mjs";
import { nodeProblem } from "../../scripts/setup/node-version.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { place } from "../../scripts/setup/place.mjs";
import { rustProblem } from "../../scripts/setup/rust.mjs";
import { Stamps } from "../../scripts/setup/stamps.mjs";
import { ensureSystem, NEEDS } from "../../scripts/setup/system.mjs";
import { lockedVersion } from "../../scripts/setup/tools.mjs";

const scratch = mkdtempSync(join(tmpdir(), "matgpu-setup-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

const oneLine = (text) => {
  assert.equal(typeof text, "string");
  assert.ok(!text.includes("\n"), `more than one line: ${text}`);
  return text;
};

test("an old Node gets one line", () => {
  assert.match(oneLine(nodeProblem("18.19.0")), /needs Node 20.*18\.19\.0/);
  assert.equal(nodeProblem("20.0.0"), null);
  assert.equal(nodeProblem("26.1.0"), null);
});

test("the entry stays readable for an old Node", () => {
  for (const file of ["scripts/main.mjs", "scripts/setup/node-version.mjs"]) {
    const code = readFileSync(join(ROOT, file), "utf8").replace(/^\/\/.*$/gm, "");
    assert.doesNotMatch(
      code,
      /\?\?|\?\.|^\s*(const .*= )?await /m,
      `${file} uses syntax that an old Node cannot parse`,
    );
  }
});

test("a missing or old Rust gets one line with what mends it", () => {
  assert.match(oneLine(rustProblem(null, "1.95")), /rustup/);
  assert.match(oneLine(rustProblem("rustc 1.70.0 (abc)", "1.95")), /1\.95.*1\.70.*rustup update/);
  assert.equal(rustProblem("rustc 1.95.0 (abc)", "1.95"), null);
  assert.equal(rustProblem("rustc 2.0.0 (abc)", "1.95"), null);
});

test("a full disk gets one line", () => {
  assert.match(oneLine(diskProblem("/somewhere", 120.4, 6000)), /120 MB.*6000 MB/);
  assert.throws(() => ensureDisk(scratch, true, () => 10), /free some space/);
  ensureDisk(scratch, false);
});

test("a missing browser without root names the command that installs it", async () => {
  const before = process.env.MATGPU_CHROMIUM;
  process.env.MATGPU_CHROMIUM = join(scratch, "no-such-browser");
  try {
    const message = (system) =>
      ensureSystem(["chromium"], system).then(
        () => assert.fail("no problem"),
        (error) => oneLine(error.message),
      );
    assert.match(await message({ hasApt: true, isRoot: false }), /sudo apt-get install .*chromium/);
    assert.match(await message({ hasApt: false, isRoot: false }), /Chromium or Chrome.*MATGPU_CHROMIUM/);
    assert.match(
      await message({ hasApt: true, isRoot: true, install: async () => {} }),
      /still missing.*apt-get install/,
    );
    const installed = await ensureSystem(["chromium"], {
      hasApt: true,
      isRoot: true,
      install: async (packages) => {
        assert.deepEqual(packages, NEEDS.chromium.debian);
        writeFileSync(process.env.MATGPU_CHROMIUM, "");
      },
    });
    assert.equal(installed, undefined);
  } finally {
    if (before === undefined) delete process.env.MATGPU_CHROMIUM;
    else process.env.MATGPU_CHROMIUM = before;
  }
});

test("an interrupted step is run again, a finished one is not", async () => {
  const stamps = new Stamps(join(scratch, "stamps"));
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error("interrupted");
  };
  await assert.rejects(stamps.once("step", "a", [], work), /interrupted/);
  assert.equal(await stamps.once("step", "a", [], work), true);
  assert.equal(await stamps.once("step", "a", [], work), false);
  assert.equal(await stamps.once("step", "b", [], work), true, "changed inputs");
  assert.equal(await stamps.once("step", "b", [join(scratch, "gone")], work), true, "what it made is gone");
  assert.equal(runs, 4);
});

test("a failed repetition does not leave the old stamp standing", async () => {
  const stamps = new Stamps(join(scratch, "stamps"));
  await stamps.once("again", "a", [], async () => {});
  await assert.rejects(stamps.once("again", "b", [], async () => Promise.reject(new Error("broken"))));
  assert.equal(stamps.holds("again", "a"), false);
});

test("a half-installed tool is never taken for a whole one", async () => {
  const folder = join(scratch, "tools", "tool-1");
  await assert.rejects(
    place(folder, async (temporary) => {
      mkdirSync(temporary, { recursive: true });
      writeFileSync(join(temporary, "half"), "");
      throw new Error("interrupted");
    }),
  );
  assert.equal(existsSync(folder), false);
  // What a killed process has left behind goes at the next run.
  mkdirSync(join(scratch, "tools", "tool-1.999999999.tmp"));
  assert.equal(await place(folder, async (temporary) => mkdirSync(temporary)), true);
  assert.deepEqual(readdirSync(join(scratch, "tools")), ["tool-1"]);
  assert.equal(await place(folder, async () => assert.fail("made twice")), false);
});

test("the version of a tool comes from the lock file", () => {
  assert.equal(
    lockedVersion(
      "b",
      '[[package]]\nname = "a"\nversion = "1.0.0"\n\n[[package]]\nname = "b"\nversion = "2.1.0"\n',
    ),
    "2.1.0",
  );
  assert.throws(() => lockedVersion("c", ""), /Cargo.lock names no c/);
});

test("an unknown command and an unknown layer are named", () => {
  const matgpu = (...args) =>
    spawnSync(process.execPath, [join(ROOT, "scripts/main.mjs"), ...args], { encoding: "utf8" });
  const unknown = matgpu("tset");
  assert.equal(unknown.status, 1);
  assert.match(unknown.stdout, /start .*\n.*test /);
  const layer = matgpu("test", "--only", "rsut");
  assert.equal(layer.status, 1);
  assert.match(oneLine(layer.stderr.trim()), /No layer is called rsut.*rust/);
});

test("a command with an option that it does not have says so at once, and runs nothing", () => {
  const run = (...args) =>
    spawnSync(process.execPath, ["scripts/main.mjs", ...args], { cwd: ROOT, encoding: "utf8" });
  const wrong = run("test", "--onyl", "rust");
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /no option --onyl/);
  assert.match(wrong.stdout, /its options are --only/);
  assert.equal(run("test", "--help").status, 0);
  assert.equal(run("tset").status, 1);
});
