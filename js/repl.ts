// The interactive session of the command: a prompt, history, and Ctrl-C that stops the program.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Keyboard, Lines } from "./lines.js";
import { runPrinting } from "./print.js";
import type { Session } from "./session.js";

const LONGEST_HISTORY = 1000;
const HISTORY = join(process.env.XDG_STATE_HOME || join(homedir(), ".local/state"), "matgpu/history");

/** Reads, runs and prints until the end of input, `exit` or `quit`. */
export async function converse(session: Session, version: string, keyboard: Keyboard): Promise<number> {
  process.stdout.write(`matgpu ${version} on ${session.device.kind}. Ctrl-D or exit ends it.\n`);
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: ">> ",
    history: await readHistory(),
    historySize: LONGEST_HISTORY,
    removeHistoryDuplicates: true,
  });
  let history: string[] = [];
  const lines = new Lines(terminal);
  keyboard.share(lines);
  terminal.on("history", (entries: string[]) => {
    history = entries;
  });
  let program = "";
  let running = false;
  terminal.on("SIGINT", () => {
    if (running) session.interrupt();
    else {
      program = "";
      process.stdout.write("\n");
      terminal.prompt();
    }
  });
  terminal.prompt();
  for (;;) {
    const line = await lines.next();
    if (line === null) break;
    if (program === "" && /^\s*(exit|quit)\s*;?\s*$/.test(line)) break;
    program += `${line}\n`;
    if (await isWhole(session, program)) {
      running = true;
      await runPrinting(session, program, { name: "input" });
      running = false;
      program = "";
    }
    terminal.setPrompt(program === "" ? ">> " : "   ");
    terminal.prompt();
  }
  terminal.close();
  if (history.length > 0) await writeHistory(history);
  return 0;
}

/** Whether a program is over: where the rest is still to be typed, a block is open or it fails at its very end. */
async function isWhole(session: Session, program: string): Promise<boolean> {
  try {
    await session.inspect(program, "ast");
    return true;
  } catch (error) {
    const { span, identifier } = error as { span?: { end: number } | null; identifier?: string };
    if (identifier === "MATLAB:m_missing_end") return false;
    return !span || span.end < program.trimEnd().length;
  }
}

async function readHistory(): Promise<string[]> {
  try {
    return (await readFile(HISTORY, "utf8")).split("\n").filter((line) => line !== "");
  } catch {
    // None yet.
    return [];
  }
}

async function writeHistory(history: string[]): Promise<void> {
  try {
    await mkdir(dirname(HISTORY), { recursive: true });
    await writeFile(HISTORY, `${history.slice(0, LONGEST_HISTORY).join("\n")}\n`);
  } catch (error) {
    process.stderr.write(
      `the history could not be kept: ${error instanceof Error ? error.message : error}\n`,
    );
  }
}
