// A thread that runs test blocks one after the other, each in a fresh workspace.
import { parentPort } from "node:worker_threads";
import { createSession } from "matgpu";

const session = await createSession({ provider: "host" });

parentPort.on("message", async ({ functions, setup, code }) => {
  let outcome = { ok: true, message: "" };
  try {
    await session.reset();
    await session.run([...functions, setup, code].join("\n"));
  } catch (error) {
    const broken = error instanceof WebAssembly.RuntimeError;
    outcome = { ok: false, broken, message: String(error?.message ?? error) };
  }
  parentPort.postMessage(outcome);
});
parentPort.postMessage("ready");
