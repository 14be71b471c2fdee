// What must not take a session down: errors of memory are the program's, and after a crash, or the death of its worker,
// a session goes on with what was kept.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createSession } from "matgpu";
import { failure, GPU, open, sleep, THREADS } from "./open.mjs";

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

/** Has the module's next question for the time zone do what a trap does: its frames are thrown away in their work. */
async function crashing(run) {
  const { getTimezoneOffset } = Date.prototype;
  Date.prototype.getTimezoneOffset = () => {
    throw new WebAssembly.RuntimeError("unreachable executed");
  };
  return failure(run()).finally(() => {
    Date.prototype.getTimezoneOffset = getTimezoneOffset;
  });
}

test("a crash is followed by a new engine with what was kept, and touches no other session", async () => {
  const other = await open({ worker: false });
  await other.run("x = 1;");
  const session = await open({ worker: false });
  const told = [];
  const end = session.on("restarted", (event) => told.push(event));
  await session.run("x = 2; c = {x};");
  await sleep(900);
  const waiting = [];
  const error = await crashing(() => {
    const run = session.run("x = x + 1; later = 5; c = clock; x = c(1);");
    waiting.push(session.get("x"), session.run("fprintf('%d', x)"));
    return run;
  });
  assert.equal(error.name, "MatlabError");
  assert.equal(error.identifier, "matgpu:crashed");
  assert.match(error.message, /the engine crashed \(.*unreachable.*the workspace of its last checkpoint/);
  assert.match(error.diagnostic, /report it/);
  assert.equal((await waiting[0]).data[0], 2);
  const next = await waiting[1];
  assert.equal(next.text, "2");
  assert.deepEqual(
    next.warnings.map(({ identifier }) => identifier),
    ["matgpu:restarted"],
  );
  assert.deepEqual([told.length, told[0].cause, told[0].lost], [1, "crash", []]);
  assert.equal((await session.get("c")).data[0].data[0], 2);
  assert.equal((await other.run("fprintf('%d', x)")).text, "1");
  // Again, at once: what was kept before is kept still. Nobody is told who does not want to be.
  end();
  await crashing(() => session.run("x = 3; c = clock;"));
  assert.equal((await session.get("x")).data[0], 2);
  assert.equal(told.length, 1);
});

if (!GPU) {
  /** A session whose worker can be told to die: the workers that it makes are seen by their count. */
  const dying = async (how) => {
    const session = await createSession({ provider: "host" });
    await session.run("x = {1, 'kept'}; function y = twice(x), y = 2 * x; end");
    await sleep(900);
    const { postMessage } = Worker.prototype;
    let worker;
    Worker.prototype.postMessage = function (...args) {
      worker = this;
      return postMessage.apply(this, args);
    };
    const run = session.run("disp('begun'), while true, end");
    for await (const event of run) if (event.type === "output") break;
    Worker.prototype.postMessage = postMessage;
    how(worker);
    return { session, error: await failure(run) };
  };

  test("a worker is the default, and one that is killed is followed by another", async () => {
    const { session, error } = await dying((worker) => worker.terminate());
    assert.equal(error.name, "MatlabError");
    assert.equal(error.identifier, "matgpu:workerLost");
    const { text, warnings } = await session.run("fprintf('%d %s', twice(x{1}), x{2})");
    assert.equal(text, "2 kept");
    assert.equal(warnings[0].identifier, "matgpu:restarted");
    session.dispose();
  });

  test("so is one that fails", async () => {
    const { session, error } = await dying((worker) => worker.emit("error", new Error("out of memory")));
    assert.equal(error.identifier, "matgpu:workerLost");
    assert.match(error.message, /out of memory/);
    assert.equal((await session.run("fprintf('%s', x{2})")).text, "kept");
    session.dispose();
  });

  test("an idle session in its worker holds no process", async () => {
    const program = `import { createSession } from "matgpu";
      const session = await createSession({ provider: "host" });
      console.log((await session.run("disp(6 * 7)")).text.trim());`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
    });
    let printed = "";
    child.stdout.on("data", (data) => {
      printed += data;
    });
    const [code] = await once(child, "exit");
    assert.deepEqual([code, printed], [0, "42\n"]);
  });
}
