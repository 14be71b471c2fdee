// A thread that runs jobs on the package: a session for each, on the files of the disk, its tests one after the other.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { programsOf, quoted } from "./program.mjs";

const { pkg, limitMs } = workerData;
const { createSession, DiskFiles } = await import(pathToFileURL(join(pkg, "node.js")));
const wasm = await WebAssembly.compile(readFileSync(join(pkg, "matgpu_bg.wasm")));
const running = new Int32Array(workerData.running);

async function start({ setup, root, folder }, empty) {
  const files = new DiskFiles(empty, [], { read: ["/"], write: [root, tmpdir()] });
  // A program that waits for a key goes on.
  const onInput = () => "";
  const session = await createSession({
    provider: "host",
    worker: false,
    helper: false,
    wasm,
    files,
    onInput,
  });
  const { ok, message } = await outcomeOf(session, setup);
  if (!ok) parentPort.postMessage({ setup: message });
  await outcomeOf(session, `cd(${quoted(folder ?? empty)});`);
  return session;
}

async function outcomeOf(session, program) {
  const since = performance.now();
  const outcome = { ok: true, broken: false, message: "", text: "", warnings: [] };
  const timer = setTimeout(() => session.interrupt(), limitMs);
  const run = session.run(program);
  for await (const event of run) {
    if (event.type === "output") outcome.text += event.text;
    else if (event.type === "warning") outcome.warnings.push(event.message);
  }
  try {
    await run;
  } catch (error) {
    outcome.ok = false;
    outcome.broken =
      error?.name !== "MatlabError" ||
      /^matgpu:(crashed|replaced|workerLost|interrupted)/.test(error.identifier);
    outcome.message =
      error?.identifier === "matgpu:interrupted" ? "took too long" : String(error?.message ?? error);
    outcome.at = error?.line ?? undefined;
  }
  clearTimeout(timer);
  return { ...outcome, ms: Math.round(performance.now() - since) };
}

parentPort.on("message", async (job) => {
  const empty = mkdtempSync(join(tmpdir(), "matgpu-toolboxes-"));
  let session;
  let programs = programsOf(job.tests);
  for (let at = 0; at < job.tests.length; at++) {
    running[0] = at;
    let outcome;
    try {
      session ??= await start(job, empty);
      outcome = await outcomeOf(session, programs[at]);
    } catch (error) {
      outcome = {
        ok: false,
        broken: true,
        message: String(error?.message ?? error),
        text: "",
        warnings: [],
        ms: 0,
      };
    }
    parentPort.postMessage(outcome);
    if (outcome.broken) {
      session?.dispose();
      session = undefined;
      programs = [...programs.slice(0, at + 1), ...programsOf(job.tests.slice(at + 1))];
    }
  }
  session?.dispose();
  rmSync(empty, { recursive: true, force: true });
  parentPort.postMessage("done");
});
parentPort.postMessage("ready");
