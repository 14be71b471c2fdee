// A run whose events go to the streams of the process.

import { MatlabError } from "./errors.js";
import type { Session } from "./session.js";

/** Runs a program and prints what it reports as it comes; gives the exit status. */
export async function runPrinting(
  session: Session,
  source: string,
  options: { name: string; file?: boolean },
): Promise<number> {
  const run = session.run(source, options);
  for await (const event of run) {
    if (event.type === "output") await write(process.stdout, event.text);
    else if (event.type === "error-output") await write(process.stderr, event.text);
    else if (event.type === "warning") await write(process.stderr, `Warning: ${event.message}\n`);
    else if (event.type === "clear" && process.stdout.isTTY) await write(process.stdout, "\x1b[2J\x1b[H");
  }
  try {
    await run;
    return 0;
  } catch (error) {
    if (!(error instanceof MatlabError)) throw error;
    if (error.identifier === "matgpu:quit") return Number(/-?\d+$/.exec(error.message)?.[0] ?? 1);
    const text = error.diagnostic;
    await write(process.stderr, text.endsWith("\n") ? text : `${text}\n`);
    return 1;
  }
}

/** Waits for a slow reader, so that a program that prints a lot does not fill the memory. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (stream.write(text)) resolve();
    else stream.once("drain", resolve);
  });
}
