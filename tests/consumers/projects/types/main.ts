import { createSession, MatlabError, type RunResult, type Session } from "matgpu";

const session: Session = await createSession({ provider: "auto", precision: "exact", seed: 1 });
const run = session.run("x = 1 + 1");
for await (const event of run) if (event.type === "output") console.log(event.text.length);
const result: RunResult = await run;
const kernels: number = result.stats.kernels;
const kind: "webgpu" | "host" = session.device.kind;
await session.set("A", new Float64Array(6), { shape: [2, 3] });
const plan: string = await session.inspect("sum(A(:))", "plan");
try {
  await session.run("nonsense(1)");
} catch (error) {
  if (error instanceof MatlabError)
    console.log(error.identifier.length, error.hints.length, plan, kernels, kind);
}
// @ts-expect-error an unknown option is an error at compile time
await createSession({ provder: "host" });
session.dispose();
