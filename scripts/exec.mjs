// Runs other programs: output into a log under .tools/logs, a sign of life while it takes long, and
// the part of the log that says why when it fails.
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { performance } from "node:perf_hooks";
import { detail, Problem } from "./say.mjs";
import { cargoBin, LOGS, TARGET } from "./setup/paths.mjs";

const SIGN_OF_LIFE_MS = 60_000;
/** How long what a program has started may outlive it. */
const LEFTOVERS_MS = 5_000;
const TAIL_LINES = 60;

let counted = 0;

function remember(name, began) {
  const all = processorSeconds();
  ended.push({ name, seconds: (performance.now() - began) / 1000, processor: all - counted });
  counted = all;
}

const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    for (const child of running) end(child, "SIGTERM");
    process.exit(130);
  });
}

/** Ends a program and all that it has started: each has a process group of its own. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

// What cargo keeps for a debugger costs time and disk in CI, and so does what it keeps for compiling again, where that is a new checkout.
const ONCE = {
  ...(process.env.CI && { CARGO_PROFILE_DEV_DEBUG: "0" }),
  ...(process.env.CI && !existsSync(TARGET) && { CARGO_INCREMENTAL: "0" }),
};

/** Ticks of the clock by which Linux counts what processes took. */
const TICKS_A_SECOND = 100;

/** What each program took that has ended: its name, seconds of the clock and of processors, which are 0 where the system does not say. */
export const ended = [];

/** The processor seconds of all children that have ended, with their own. */
function processorSeconds() {
  try {
    // The second field is a name in parentheses, which may hold anything.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** The environment of every child: cargo's own folder is on the PATH even in a bare shell. */
export function environment(extra = {}, path = []) {
  const PATH = [...path, cargoBin(), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...ONCE, ...process.env, PATH, ...extra };
}

/**
 * Runs a program to its end and gives { code, output }. A failure is a Problem unless `mayFail`.
 * `show(line)` sees every line as it comes; a line for which it gives text is printed. It is ended after `timeoutMs`, or
 * after `stallMs` in which it printed nothing.
 */
export function exec(program, args, options = {}) {
  const {
    cwd,
    env = {},
    path = [],
    name = program,
    mayFail = false,
    show,
    timeoutMs,
    stallMs,
    input,
  } = options;
  mkdirSync(LOGS, { recursive: true });
  const logFile = join(LOGS, `${name.replace(/[^\w.-]+/g, "-")}.log`);
  const log = createWriteStream(logFile);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env, path),
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
      detached: process.platform !== "win32",
    });
    running.add(child);
    if (input !== undefined) child.stdin.end(input);
    let output = "";
    let last = "";
    let partial = "";
    const take = (chunk) => {
      heard();
      const text = chunk.toString();
      output += text;
      log.write(chunk);
      const lines = (partial + text).split(/\r?\n/);
      partial = lines.pop();
      for (const line of lines) {
        // Lines of a compiler's drawing say nothing by themselves.
        if (/^\s*\w{3}/.test(line)) last = line.trim();
        const shown = show?.(line);
        if (shown) detail(shown);
      }
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const giveUp = () => {
      late = true;
      end(child, "SIGKILL");
    };
    let stall;
    const heard = () => {
      clearTimeout(stall);
      if (stallMs) stall = setTimeout(giveUp, stallMs);
    };
    let late = false;
    heard();
    const limit = timeoutMs && setTimeout(giveUp, timeoutMs);
    const alive = setInterval(() => detail(`… ${last.slice(0, 90)}`), SIGN_OF_LIFE_MS);
    child.on("error", (error) => {
      clearInterval(alive);
      clearTimeout(limit);
      clearTimeout(stall);
      running.delete(child);
      reject(new Problem(`${program} cannot be started: ${error.message}`));
    });
    // Whoever it has started may keep its output open.
    let leftovers;
    child.on("exit", () => {
      remember(name, began);
      leftovers = setTimeout(() => end(child, "SIGKILL"), LEFTOVERS_MS);
    });
    child.on("close", (code, signal) => {
      clearTimeout(leftovers);
      end(child, "SIGKILL");
      clearInterval(alive);
      clearTimeout(limit);
      clearTimeout(stall);
      running.delete(child);
      log.end();
      if (partial) show?.(partial);
      const result = { code: code ?? 1, output, logFile, late };
      if (result.code === 0 || mayFail) return resolve(result);
      if (/No space left on device|ENOSPC/.test(output)) {
        return reject(
          new Problem(
            `The disk is full (while running ${name}): free some space and run the same command again.`,
          ),
        );
      }
      const why = late
        ? `took longer than ${timeoutMs ? `${timeoutMs / 1000} s` : `${stallMs / 1000} s without a sign`}`
        : signal
          ? `was ended by ${signal}`
          : `failed (exit status ${code})`;
      const lines = output.trimEnd().split("\n");
      const first = lines.findIndex((line) => /^(npm )?(error|fatal|E:)\b/i.test(line));
      const tail = (first < 0 ? lines.slice(-TAIL_LINES) : lines.slice(first, first + TAIL_LINES)).join("\n");
      reject(new Problem(`${tail}\n\n${name} ${why}; all it printed is in ${logFile}`));
    });
  });
}

/** What a short program prints on standard output, or null if it fails or does not exist. */
export function capture(program, args, options = {}) {
  const { env = {}, path = [], ...rest } = options;
  const result = spawnSync(program, args, { encoding: "utf8", env: environment(env, path), ...rest });
  return result.status === 0 ? result.stdout.trim() : null;
}
