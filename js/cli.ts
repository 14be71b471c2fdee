#!/usr/bin/env node
// The command matgpu: runs a file, a text, standard input, or an interactive session; makes a page of a folder.

import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import { Keyboard } from "./lines.js";
import { createSession, DiskFiles, MatlabError, type SessionOptions } from "./node.js";
import { runPrinting } from "./print.js";
import { converse } from "./repl.js";
import type { Session } from "./session.js";
import { SiteError, writeSite } from "./site.js";

const HELP = `usage: matgpu [options] [file.m | -]
       matgpu site FOLDER [--out FOLDER] [--title TEXT]

Runs a MATLAB-syntax program: a file, a text (-e), standard input, or what is typed.

  -e, --eval TEXT        run TEXT (may be given more than once)
  --provider NAME        auto, host (default) or webgpu (by the npm package webgpu)
  --offload WHEN         auto (default), always or never
  --precision HOW        exact (default) or fast: how a device computes doubles
  --seed NUMBER          the seed of the random numbers
  --allow-read PATH      let the program read this file or folder too (may be given more than once; / is everything)
  --allow-write PATH     let it read and write this file or folder too
  --inspect STAGE        print what a stage makes of the program: ast, bytecode, graph, plan, kernels, wgsl, wasm
  --stats                print the session's counters on standard error afterwards
  --out FOLDER           where site writes the page that it makes of the programs of a folder: "site" unless it is given
  --title TEXT           the title of that page: the folder's name unless it is given
  -h, --help             print this
  -v, --version          print the version

The exit status is 0, 1 after an error of the program, 2 after one of the command line.
`;

const OPTIONS = {
  eval: { type: "string", short: "e", multiple: true },
  provider: { type: "string" },
  offload: { type: "string" },
  precision: { type: "string" },
  seed: { type: "string" },
  "allow-read": { type: "string", multiple: true },
  "allow-write": { type: "string", multiple: true },
  inspect: { type: "string" },
  stats: { type: "boolean" },
  out: { type: "string" },
  title: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** Something is wrong with the command line itself. */
class UsageError extends Error {}

interface Program {
  name: string;
  source: string;
  folder: string | undefined;
}

type Values = ReturnType<typeof read>["values"];

async function main(): Promise<number> {
  const { values, positionals } = read();
  if (values.help) return say(HELP);
  if (values.version) return say(`matgpu ${await version()}\n`);
  if (positionals[0] === "site") return site(values, positionals.slice(1));
  for (const name of ["out", "title"] as const)
    if (values[name] !== undefined) throw new UsageError(`--${name} is an option of matgpu site`);
  const program = await programOf(values, positionals);
  const keyboard = new Keyboard();
  const session = await open(values, program, keyboard);
  try {
    return program ? await run(session, program, values) : await converse(session, await version(), keyboard);
  } finally {
    if (values.stats) process.stderr.write(table(session));
    session.dispose();
  }
}

function read() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Makes a page of a folder. */
async function site({ out = "site", title }: Values, [folder, ...more]: string[]): Promise<number> {
  if (folder === undefined || more.length > 0)
    throw new UsageError(`site wants one folder, found ${folder === undefined ? 0 : more.length + 1}`);
  try {
    const { programs, files } = await writeSite(folder, out, title);
    return say(
      `${out}: a page of ${programs.length} ${programs.length === 1 ? "program" : "programs"} and ${files.length} files, for any web server\n`,
    );
  } catch (error) {
    throw error instanceof SiteError ? new UsageError(error.message) : error;
  }
}

/** The program, or nothing where one is to be typed. */
async function programOf(values: Values, positionals: string[]): Promise<Program | undefined> {
  const [file, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`expected one file, found ${positionals.length}`);
  if (values.eval) {
    if (file !== undefined) throw new UsageError("-e and a file exclude each other");
    return { name: "-e", source: values.eval.join("\n"), folder: undefined };
  }
  if (file !== undefined && file !== "-") {
    try {
      return { name: basename(file), source: await readFile(file, "utf8"), folder: dirname(file) };
    } catch (error) {
      throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (file === undefined && process.stdin.isTTY) {
    if (values.inspect) throw new UsageError("--inspect needs a program");
    return undefined;
  }
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece);
  return { name: "stdin", source: Buffer.concat(pieces).toString("utf8"), folder: undefined };
}

async function open(values: Values, program: Program | undefined, keyboard: Keyboard): Promise<Session> {
  const { provider = "host", offload, precision, seed } = values;
  const options: Record<string, unknown> = {
    provider,
    offload,
    precision,
    seed: seed === undefined ? undefined : Number(seed),
    gpu: provider === "host" ? undefined : await dawn(provider === "webgpu"),
    // A program out of standard input has used that up.
    onInput: program?.name === "stdin" ? () => null : () => keyboard.ask(),
    files: filesOf(values, program),
  };
  try {
    return await createSession(options as SessionOptions);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** The current folder and the script's own, and what the command line allows besides. */
function filesOf(values: Values, program: Program | undefined): DiskFiles {
  return new DiskFiles(process.cwd(), program?.folder === undefined ? [] : [program.folder], {
    read: values["allow-read"] ?? [],
    write: values["allow-write"] ?? [],
    onRefused: (path, access) => {
      const option = `--allow-${access} ${dirname(path)}`;
      process.stderr.write(
        `matgpu: ${path} was kept from the program, which may ${access} the current folder only; ${option} allows it\n`,
      );
    },
  });
}

/** WebGPU for Node, from a package that is not a dependency: it is large, and the host needs none of it. */
async function dawn(required: boolean): Promise<object | undefined> {
  const name = "webgpu";
  try {
    const { create } = (await import(name)) as { create(flags: string[]): object };
    return create([]);
  } catch (error) {
    if (!required) return undefined;
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--provider webgpu needs the npm package webgpu (npm install webgpu): ${why}`);
  }
}

async function run(session: Session, { name, source, folder }: Program, values: Values): Promise<number> {
  if (values.inspect === undefined) return runPrinting(session, source, { name, file: folder !== undefined });
  try {
    const text = await session.inspect(source, values.inspect as never);
    return say(text.endsWith("\n") ? text : `${text}\n`);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}

function table(session: Session): string {
  const { kind, reason } = session.device;
  const rows = Object.entries({ ...session.stats() }).map(
    ([name, value]) => `${name.padEnd(18)} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
  );
  return `device             ${kind} (${reason})\n${rows.join("\n")}\n`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

async function version(): Promise<string> {
  const text = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** The reader of a pipe may have enough before the program is over. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

function fail(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`matgpu: ${error.message}\n`);
    return 2;
  }
  const text =
    error instanceof MatlabError ? error.diagnostic : error instanceof Error ? error.message : error;
  process.stderr.write(`${text}\n`);
  return 1;
}

const status = await main().catch(fail);
// A WebGPU of its own would hold the process; what was printed goes out first.
process.stdout.write("", () => process.stderr.write("", () => process.exit(status)));
