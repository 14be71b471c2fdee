// The command, as a shell runs it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { GPU } from "./open.mjs";
import { scratch } from "./scratch.mjs";

const cli = fileURLToPath(new URL("../../pkg/cli.js", import.meta.url));
const folder = scratch("cli");

function matgpu(args, { input = "", cwd = folder, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd, env: { ...process.env, ...env } });
    const result = { out: "", err: "", status: null };
    child.stdout.on("data", (text) => {
      result.out += text;
    });
    child.stderr.on("data", (text) => {
      result.err += text;
    });
    child.on("close", (status) => resolve({ ...result, status }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

test("-e runs a text", async () => {
  assert.deepEqual(await matgpu(["-e", "disp('1')"]), { out: "1\n", err: "", status: 0 });
  assert.equal((await matgpu(["-e", "x = 2;", "-e", "fprintf('%d', x)"])).out, "2");
});

test("a file runs with the functions beside it, and the files of the folder", async () => {
  const scripts = scratch("cli");
  writeFileSync(join(scripts, "twice.m"), "function y = twice(x), y = 2 * x; end");
  writeFileSync(join(scripts, "main.m"), "f = fopen('out.txt', 'w'); fprintf(f, '%d', twice(4)); fclose(f);");
  assert.equal((await matgpu([join(scripts, "main.m")])).status, 0);
  assert.equal(readFileSync(join(folder, "out.txt"), "utf8"), "8");
});

test("a file that holds functions alone is run by calling the first one", async () => {
  const scripts = scratch("cli");
  const path = join(scripts, "first.m");
  writeFileSync(
    path,
    "function first\nfprintf('%d', second(nargin + 1));\nend\nfunction y = second(x)\ny = x + 1;\nend\n",
  );
  assert.deepEqual(await matgpu([path]), { out: "2", err: "", status: 0 });
  writeFileSync(path, "function y = first(x)\nif nargin == 0, x = 4; end\ny = 2 * x;\n");
  assert.equal((await matgpu([path])).out.replace(/\s+/g, " ").trim(), "ans = 8");
  writeFileSync(path, "function y = first(x)\ny = 2 * x;\n");
  const failed = await matgpu([path]);
  assert.equal(failed.status, 1);
  assert.match(failed.err, /Not enough input arguments/);
});

test("files beyond the folder are kept from a program unless the command line allows them", async () => {
  const elsewhere = scratch("cli");
  const path = join(elsewhere, "data.txt");
  writeFileSync(path, "data");
  const program = ["-e", `if fopen('${path}') > 0, disp(fileread('${path}')), else, disp('no'), end`];
  const refused = await matgpu(program);
  assert.equal(refused.out, "no\n");
  assert.match(refused.err, /data\.txt was kept from the program/);
  assert.match(refused.err, new RegExp(`--allow-read ${elsewhere}`));
  assert.deepEqual(await matgpu(["--allow-read", elsewhere, ...program]), {
    out: "data\n",
    err: "",
    status: 0,
  });
  const write = ["-e", `f = fopen('${join(elsewhere, "new.txt")}', 'w'); fprintf(f, 'new'); fclose(f);`];
  assert.equal((await matgpu(["--allow-read", elsewhere, ...write])).status, 1);
  assert.equal((await matgpu(["--allow-write", elsewhere, ...write])).status, 0);
  assert.equal(readFileSync(join(elsewhere, "new.txt"), "utf8"), "new");
});

test("standard input is a program", async () => {
  assert.equal((await matgpu([], { input: "fprintf('%d', 3)" })).out, "3");
  assert.equal((await matgpu(["-"], { input: "fprintf('%d', 4)" })).out, "4");
});

test("input reads a line of standard input", async () => {
  const program = "n = input('n? '); s = input('s? ', 's'); fprintf('%d %s', n + 1, s)";
  assert.equal((await matgpu(["-e", program], { input: "41\nword\n" })).out, "n? s? 42 word");
  // What is no expression, or fails, is asked for again.
  const again = await matgpu(["-e", "n = input('n? '); disp(n)"], { input: "1 +\nno_such_name\n7\n" });
  assert.equal(again.out, "n? n? n?      7\n");
  assert.match(again.err, /expected an expression[\s\S]*no_such_name/);
  const ended = await matgpu(["-e", program], { input: "41\n" });
  assert.equal(ended.status, 1);
  assert.match(ended.err, /asks for input/);
  // A program out of standard input has used it up.
  assert.match((await matgpu([], { input: "x = input('x? ');\n1\n" })).err, /asks for input/);
});

test("an error goes to standard error, with its place, and the status is 1", async () => {
  const { out, err, status } = await matgpu(["-e", "disp('1')\nnope + 1"]);
  assert.deepEqual([out, status], ["1\n", 1]);
  assert.match(err, /nope/);
  assert.match(err, /2/);
});

test("warnings go to standard error", async () => {
  const { out, err, status } = await matgpu(["-e", "warning('careful'); disp('1')"]);
  assert.deepEqual([out, err, status], ["1\n", "Warning: careful\n", 0]);
});

test("a wrong command line is named, with status 2", async () => {
  for (const [args, message] of [
    [["--nope"], /--nope/],
    [["a.m", "b.m"], /expected one file, found 2/],
    [["missing.m"], /cannot read missing\.m/],
    [["-e", "1", "a.m"], /exclude each other/],
    [["--provider", "cuda", "-e", "1"], /"cuda"/],
    [["--precision", "low", "-e", "1"], /"low"/],
    [["--offload", "often", "-e", "1"], /"often"/],
    [["--seed", "x", "-e", "1"], /"seed"/],
    [["--inspect", "soul", "-e", "1"], /"soul"/],
  ]) {
    const { err, status } = await matgpu(args);
    assert.equal(status, 2, args.join(" "));
    assert.match(err, message);
  }
});

test("--inspect prints a stage, and nothing that the program prints", async () => {
  const { out, status } = await matgpu(["--inspect", "plan", "-e", "disp('ran'); y = sum(rand(500) + 1);"]);
  assert.equal(status, 0);
  assert.ok(out.length > 0 && !out.startsWith("ran"));
});

test("--stats prints the counters", async () => {
  const { out, err } = await matgpu(["--stats", "-e", "x = sum(ones(300) + 1); fprintf('%d', x(1))"]);
  assert.equal(out, "600");
  assert.match(err, /^device +(host|webgpu) \(/);
  assert.match(err, /^nodesCaptured +\d+$/m);
});

test("--seed gives the same random numbers again", async () => {
  const draw = async (...args) => (await matgpu([...args, "-e", "fprintf('%.15g ', rand(1, 3))"])).out;
  const seven = await draw("--seed", "7");
  assert.equal(await draw("--seed", "7"), seven);
  assert.notEqual(await draw("--seed", "8"), seven);
});

test("--provider, --offload and --precision are taken as they are", async () => {
  for (const provider of ["host", "auto"])
    for (const offload of ["auto", "always", "never"])
      for (const precision of ["exact", "fast"]) {
        const options = ["--provider", provider, "--offload", offload, "--precision", precision];
        const { out, status } = await matgpu([...options, "-e", "fprintf('%d', sum(1:10))"]);
        assert.deepEqual([out, status], ["55", 0], options.join(" "));
      }
});

/** Types lines into a conversation, each when there is a prompt; a function is typed when its text is seen. */
function talk(state, lines, more = {}) {
  return new Promise((resolve) => {
    // A terminal of its own: only there is a conversation.
    const child = spawn("script", ["-qec", `"${process.execPath}" "${cli}"`, "/dev/null"], {
      cwd: folder,
      env: { ...process.env, ...more, XDG_STATE_HOME: state, TERM: "xterm" },
    });
    let out = "";
    const waiting = [...lines];
    child.stdout.on("data", (text) => {
      out += text;
      const [next] = waiting;
      const seen = next?.after ?? /(>> | {3}|\? )(\x1b\[\d+G)?$/;
      if (next === undefined || !seen.test(out)) return;
      waiting.shift();
      child.stdin.write(next.keys ?? `${next}\r`);
      out += "\n";
    });
    child.on("close", (status) => resolve({ out, status }));
  });
}

test("a conversation keeps its variables, asks for the rest of a block, and has a history", async () => {
  const state = scratch("state");
  const first = await talk(state, [
    "x = 20;",
    "for k = 1:2",
    "x = x + k;",
    "end",
    "n = input('n? ');",
    "19",
    "fprintf('<%d>\\n', x + n)",
    "nope",
    "exit",
  ]);
  assert.match(first.out, /matgpu \d+\.\d+\.\d+ on host/);
  assert.match(first.out, /<42>/);
  assert.match(first.out, /'nope'/);
  assert.equal(first.status, 0);
  const kept = readFileSync(join(state, "matgpu/history"), "utf8").split("\n");
  assert.ok(kept.includes("x = 20;") && kept.includes("nope"), kept.join("|"));
  // A later conversation knows what was typed: the arrow up, twice over `exit`.
  const up = "\x1b[A";
  const second = await talk(state, ["x = 1;", { after: />> /, keys: `${up}${up}${up}\r` }, "exit"]);
  assert.match(second.out, /'nope'/);
});

test("Ctrl-C stops the program of a conversation, which goes on", async () => {
  const state = scratch("state");
  const { out, status } = await talk(state, [
    "kept = 41;",
    "disp('begun'), while true, end",
    { after: /begun\r?\n$/, keys: "\x03" },
    "fprintf('<%d>\\n', kept + 1)",
    "exit",
  ]);
  assert.match(out, /terminated by user[\s\S]*<42>/);
  assert.equal(status, 0);
});

test("a conversation goes on after its engine crashed", async () => {
  const state = scratch("state");
  // In the engine's thread, asking for the time zone traps as long as there is a file `trap`, which the first takes.
  const preload = join(state, "preload.mjs");
  const trap = join(folder, "trap");
  writeFileSync(
    preload,
    `import { existsSync, rmSync } from "node:fs";
    const { getTimezoneOffset } = Date.prototype;
    Date.prototype.getTimezoneOffset = function () {
      if (!existsSync(${JSON.stringify(trap)})) return getTimezoneOffset.call(this);
      rmSync(${JSON.stringify(trap)});
      throw new WebAssembly.RuntimeError("unreachable executed");
    };`,
  );
  const { out, status } = await talk(
    state,
    ["f = fopen('trap', 'w'); fclose(f);", "c = clock;", "fprintf('<%d>\\n', 6 * 7)", "exit"],
    { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` },
  );
  assert.match(out, /the engine crashed[\s\S]*Warning: the engine crashed[\s\S]*<42>/);
  assert.equal(status, 0);
});

test("help and version", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url)));
  assert.match((await matgpu(["--help"])).out, /usage: matgpu/);
  assert.equal((await matgpu(["-v"])).out, `matgpu ${version}\n`);
});

test("a reader that has enough ends it", async () => {
  const child = spawn("sh", [
    "-c",
    `"${process.execPath}" "${cli}" -e 'while true, fprintf("1\\n"), end' | head -n 2`,
  ]);
  let out = "";
  child.stdout.on("data", (text) => {
    out += text;
  });
  await new Promise((resolve) => child.on("close", resolve));
  assert.equal(out, "1\n1\n");
});

if (GPU) {
  test("--offload and --precision say where and how arrays are computed", async () => {
    const run = (...options) =>
      matgpu([
        ...["--provider", "webgpu", ...options, "--stats"],
        ...["-e", "x = (1:5000) / 3; y = x * 1.1; fprintf('%.17g', y(7))"],
      ]);
    const exact = await run("--offload", "always");
    const never = await run("--offload", "never");
    const fast = await run("--offload", "always", "--precision", "fast");
    assert.match(exact.err, /^deviceGroups +[1-9]/m);
    assert.match(never.err, /^deviceGroups +0$/m);
    assert.equal(exact.out, never.out);
    assert.notEqual(fast.out, exact.out);
    assert.ok(Math.abs(Number(fast.out) - Number(exact.out)) < 1e-5);
  });

  test("--provider webgpu loads Dawn by itself", async () => {
    const { out, err, status } = await matgpu([
      "--provider",
      "webgpu",
      "--stats",
      "-e",
      "fprintf('%d', sum(single(1:3)))",
    ]);
    assert.deepEqual([out, status], ["6", 0], err);
    // A driver may have written lines of its own before.
    assert.match(err, /^device +webgpu/m);
  });
}
