// The playground: wires the editor, the session and the panes together.

import { createSession, MatlabError, type RunResult, type Session, type SessionOptions } from "matgpu";
import firstProgram from "../examples/1-first-steps/01-first.m?raw";
import { fetchAssist } from "./assisted.js";
import { Beside, errorText, type Ran } from "./beside.js";
import { Command } from "./command.js";
import { showComparison, verdict } from "./comparison.js";
import { showCounters } from "./counters.js";
import { showDevice, showNoDevice } from "./device.js";
import { takeDrops } from "./drops.js";
import { Editor } from "./editor.js";
import type { Example } from "./examples.js";
import { FigurePane } from "./figure-pane.js";
import { startFinder } from "./finder.js";
import type { Gallery } from "./gallery.js";
import { startKeys } from "./keys.js";
import { startOffline } from "./offline.js";
import { showOpenFiles } from "./open-files.js";
import { Output } from "./output.js";
import { element, make } from "./page.js";
import { isText, Project, storage } from "./project.js";
import { fromFragment, MAIN, type Shared, toFragment } from "./share.js";
import { Stages } from "./stages.js";
import { Tabs } from "./tabs.js";
import { startTheme } from "./theme.js";
import { Tree } from "./tree.js";
import { Workspace } from "./workspace.js";

/** What earlier versions of the page kept: one program. */
const SAVED = "matgpu.program";
const OPEN = "matgpu.open";
/** What was typed last and not stored when the page went. */
const DRAFTS = "matgpu.drafts";
/** The fragment that this page made itself: it stands for the files as they are. */
const OWN = "matgpu.shared";

const runButton = element("run", HTMLButtonElement);
const stopButton = element("stop", HTMLButtonElement);
const status = element("status", HTMLElement);
const loading = element("loading", HTMLProgressElement);
const provider = element("provider", HTMLSelectElement);

let session: Session | undefined;
/** The host's session, where programs run on both. */
let beside: Beside | undefined;
/** What was answered to the program that runs. */
const answers: string[] = [];
let running = false;
/** Stages that are being made. */
let looking = 0;
let saving: ReturnType<typeof setTimeout> | undefined;
let storing: Promise<void> = Promise.resolve();
/** Files that were changed and not yet stored. */
const unsaved = new Set<string>();

const output = new Output(element("output", HTMLElement), (line) => {
  if (line !== null) answers.push(line);
  session?.answer(line);
});
const figures = new FigurePane(element("figures", HTMLElement));

const shared = await readShared();
const folder = shared ? `shared-${await digest(location.hash)}` : "files";
const project = new Project(storage(folder));
const workspace = new Workspace(element("variables", HTMLElement), {
  plot: (expression) => void execute(`plot(${expression})`, "command"),
  assign: (target, value) => {
    output.note(`>> ${target} = ${value};`);
    void execute(`${target} = (${value});`, "command");
  },
});

const editor = new Editor(element("text", HTMLElement), MAIN, {
  run: () => void run(),
  runSection: () => void runPart(editor.section),
  runSelection: () => void runPart(editor.selection),
  stop,
  changed: (path) => {
    unsaved.add(path);
    clearTimeout(saving);
    saving = setTimeout(() => void save().catch(failed), 300);
  },
  moved: () => {
    element("run-section", HTMLButtonElement).hidden = !editor.section;
    element("run-selection", HTMLButtonElement).hidden = !editor.selection;
  },
  check: async (text) => {
    if (!session || running || looking > 0) return undefined;
    return session.inspect(text, "ast").then(
      () => undefined,
      (error: unknown) => (error instanceof MatlabError ? error : undefined),
    );
  },
  variables: () => workspace.variables,
});

const tree = new Tree(element("tree", HTMLElement), project, {
  open: (path) => void openFile(path).catch(failed),
  renamed: (from, to) => {
    editor.rename(from, to);
    showOpen();
  },
  deleted: (path) => closeFile(path),
  fetch: (address) => void takeAddress(address).catch(failed),
  failed,
});

new Command(element("command", HTMLElement), {
  isWhole: async (text) => {
    // Whoever types a command does not wait for a stage.
    stages.stop();
    return (
      session?.inspect(text, "ast").then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof MatlabError)) return true;
          if (error.identifier === "MATLAB:m_missing_end") return false;
          return !error.span || error.span.end < text.trimEnd().length;
        },
      ) ?? false
    );
  },
  run: (text) => {
    output.note(`>> ${text}`);
    void execute(text, "command");
  },
  variables: () => workspace.variables,
});

const stages = new Stages(element("stages", HTMLElement), () => void refresh());
const tabs = new Tabs(["output", "figures", "variables", "stages", "counters"], () => {
  if (tabs.shown !== "stages") stages.stop();
  void refresh();
});

/** Brings the pane that is shown up to date; the others wait until they are looked at. */
async function refresh(): Promise<void> {
  if (!session || running) return;
  if (tabs.shown === "variables") await workspace.show(session);
  if (tabs.shown === "stages") await look(session);
}

/** Shows a stage of the program, which runs beside the session for that: Stop ends it, and so does another pane. */
async function look(at: Session): Promise<void> {
  looking += 1;
  stopButton.disabled = false;
  await stages.show(at, editor.text);
  looking -= 1;
  stopButton.disabled = !running && looking === 0;
}

/** Stops what runs: a program, here and on the host, or a stage that is being made. */
function stop(): void {
  stages.stop();
  if (!running) return;
  session?.interrupt();
  beside?.interrupt();
}

async function open(choice: string): Promise<void> {
  runButton.disabled = true;
  showNoDevice("starting…");
  loading.hidden = false;
  session?.dispose();
  session = undefined;
  beside?.dispose();
  beside = undefined;
  try {
    session = await createSession({
      provider: choice === "both" ? "auto" : (choice as NonNullable<SessionOptions["provider"]>),
      files: project.files,
      onProgress: (loaded, total) => {
        loading.value = total > 0 ? loaded / total : 0;
      },
    });
    showDevice(session.device);
    if (choice === "both") {
      beside = await Beside.open(project);
      if (session.device.kind === "host") output.note("There is no device here: both sides are the host.");
    }
    runButton.disabled = false;
  } catch (error) {
    showNoDevice("no session", messageOf(error));
    output.note(messageOf(error), "error");
  } finally {
    loading.hidden = true;
  }
}

/** Runs the file that is shown, from a clean page. */
async function run(): Promise<void> {
  if (!session || running) return;
  output.clear();
  figures.clear();
  await execute(editor.text, editor.path, true);
}

/** Runs a part of the file that is shown; what is there stays. */
async function runPart(part: { from: number; to: number } | undefined): Promise<void> {
  if (part) await execute(editor.part(part), editor.path);
}

async function execute(program: string, name: string, anew = false): Promise<void> {
  if (!session || running) return;
  // Whoever runs a program does not wait for a stage of it.
  stages.stop();
  setRunning(true);
  editor.clearErrors();
  let drawn = false;
  let printed = false;
  answers.length = 0;
  const here: Ran = { elapsed: 0, text: "" };
  const began = performance.now();
  if (tabs.shown === "stages" || tabs.shown === "counters") tabs.show("output");
  status.textContent = "running…";
  try {
    await save();
    await beside?.prepare();
    // Figures of the run before are gone, and nothing is held on them.
    if (anew) await session.call("close", ["all"], 0);
    const started = session.run(program, { name, file: anew });
    for await (const event of started) {
      if (event.type === "input") tabs.show("output");
      output.take(event);
      if (event.type === "output") here.text += event.text;
      printed ||= event.type === "output";
      if (event.type === "progress")
        status.textContent = `running… ${Math.round(100 * event.part)} % ${event.text}`;
      if (event.type !== "figure") continue;
      await figures.take(event.figure);
      // What is drawn first is shown, unless somebody reads what was printed.
      if (!drawn && !printed && tabs.shown === "output") tabs.show("figures");
      tabs.mark("figures");
      drawn = true;
    }
    if (drawn && !printed) tabs.show("figures");
    else if (printed && !drawn && tabs.shown === "figures") tabs.show("output");
    const result = await started;
    here.elapsed = result.elapsed;
    finished(result);
  } catch (error) {
    here.elapsed = performance.now() - began;
    here.error = errorText(error);
    failed(error);
  }
  await compare(here, (host) => host.run(program, name, anew, answers)).catch(failed);
  setRunning(false);
  await workspace.learn(session).catch(() => []);
  await refresh().catch(failed);
  await takeWritten().catch(failed);
}

/** Runs on the host what has run here, and shows what is the same. */
async function compare(here: Ran, again: (host: Beside) => Promise<Ran>): Promise<void> {
  const isStopped = ({ error }: Ran) => error?.startsWith("matgpu:interrupted") ?? false;
  if (!session || !beside || isStopped(here)) return;
  status.textContent = "running on the host…";
  const host = await again(beside);
  if (isStopped(host)) {
    status.textContent = "stopped";
    return;
  }
  const variables = await beside.compare(session);
  status.textContent = `${here.error === undefined ? "done" : "error"}: ${verdict(here, host, variables)}`;
  const device = session.device.kind === "webgpu" ? "WebGPU" : "host, too";
  showComparison(element("counters", HTMLElement), device, here, host, variables);
  tabs.mark("counters");
}

function finished({ elapsed, stats }: RunResult): void {
  const { deviceGroups, hostGroups, dispatches } = stats;
  const where = [
    deviceGroups > 0 && `${counted(deviceGroups, "kernel")} in ${counted(dispatches, "dispatch", "es")}`,
    hostGroups > 0 && `${counted(hostGroups, "group")} on the host`,
  ];
  status.textContent = [`done in ${elapsed.toFixed(elapsed < 10 ? 1 : 0)} ms`, ...where]
    .filter(Boolean)
    .join(" · ");
  showCounters(element("counters", HTMLElement), stats, elapsed);
}

const counted = (count: number, what: string, plural = "s") => `${count} ${what}${count === 1 ? "" : plural}`;

function failed(error: unknown): void {
  status.textContent =
    error instanceof MatlabError && error.identifier === "matgpu:interrupted" ? "stopped" : "error";
  // The error of a program was shown with its events; what the session itself says was not.
  if (error instanceof MatlabError) editor.showError(error);
  else output.note(messageOf(error), "error");
}

function setRunning(now: boolean): void {
  output.running(now);
  running = now;
  runButton.disabled = now || !session;
  stopButton.disabled = !now && looking === 0;
  document.body.classList.toggle("running", now);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function openExample({ program }: Example): Promise<void> {
  await openFile(MAIN);
  editor.text = program;
  editor.focus();
}

/** The examples' texts come when the page can run programs. */
async function fillExamples(): Promise<void> {
  const select = element("examples", HTMLSelectElement);
  const { EXAMPLES, TOPICS } = await import("./examples.js");
  for (const [topic, examples] of TOPICS) {
    const options = examples.map(({ title }) => make("option", { value: title, textContent: title }));
    select.append(make("optgroup", { label: topic }, ...options));
  }
  select.addEventListener("change", () => {
    const chosen = EXAMPLES.find(({ title }) => title === select.value);
    select.value = "";
    if (chosen) void openExample(chosen).catch(failed);
  });
}

function startGallery(): void {
  let gallery: Gallery | undefined;
  element("gallery", HTMLButtonElement).addEventListener("click", async () => {
    try {
      const { Gallery } = await import("./gallery.js");
      gallery ??= new Gallery(document.body, (example) => void openExample(example).catch(failed));
      gallery.show();
    } catch (error) {
      output.note(`The gallery could not be opened: ${messageOf(error)}`, "error");
    }
  });
}

// ---- files

/** Stores what was changed, after what is being stored. */
function save(): Promise<void> {
  clearTimeout(saving);
  storing = storing
    .catch(() => undefined)
    .then(async () => {
      const paths = [...unsaved];
      unsaved.clear();
      for (const path of paths) if (editor.isOpen(path)) await project.write(path, editor.textOf(path));
    });
  return storing;
}

/** A page that goes has no time to store: what is not stored yet is kept for the next one. */
function keepDrafts(): void {
  const drafts = [...unsaved].map((path) => [path, editor.textOf(path)]);
  if (drafts.length > 0) localStorage.setItem(`${DRAFTS}.${folder}`, JSON.stringify(drafts));
}

async function takeDrafts(): Promise<void> {
  const kept = localStorage.getItem(`${DRAFTS}.${folder}`);
  localStorage.removeItem(`${DRAFTS}.${folder}`);
  for (const [path, text] of JSON.parse(kept ?? "[]") as [string, string][]) await project.write(path, text);
}

/** Shows a file: texts in the editor, others are for programs to read. */
async function openFile(path: string): Promise<void> {
  if (!editor.isOpen(path)) {
    if (!isText(path)) {
      status.textContent = `${path} is no text: programs read it`;
      return;
    }
    editor.show(path, (await project.read(path)) ?? "");
  } else editor.show(path);
  showOpen();
  await tree.show(path);
}

function closeFile(path: string): void {
  if (editor.paths.length === 1) return;
  if (path === editor.path) {
    const next = editor.paths.find((other) => other !== path);
    if (next !== undefined) editor.show(next);
  }
  unsaved.delete(path);
  editor.close(path);
  showOpen();
  void tree.show(editor.path).catch(failed);
}

/** The tabs of the files that are open. */
function showOpen(): void {
  const paths = editor.paths.sort();
  localStorage.setItem(`${OPEN}.${folder}`, JSON.stringify({ paths, shown: editor.path }));
  const bar = element("open-files", HTMLElement);
  bar.hidden = paths.length < 2 && element("tree", HTMLElement).hidden;
  showOpenFiles(bar, paths, editor.path, {
    show: (path) => void openFile(path).then(() => editor.focus(), failed),
    close: (path) => void save().then(() => closeFile(path), failed),
  });
}

/** Files that the program wrote: shown in the tree, and in the editor where nothing else was typed. */
async function takeWritten(): Promise<void> {
  await save();
  for (const path of editor.paths) {
    const before = editor.textOf(path);
    const text = await project.read(path);
    // What somebody has written meanwhile is newer.
    if (text !== undefined && !unsaved.has(path) && editor.textOf(path) === before) editor.put(path, text);
  }
  if (!element("tree", HTMLElement).hidden) await tree.show(editor.path);
}

function showTree(now: boolean): void {
  element("tree", HTMLElement).hidden = !now;
  element("files", HTMLButtonElement).setAttribute("aria-expanded", String(now));
  showOpen();
  if (now) void tree.show(editor.path).catch(failed);
}

/** Files that are dropped join the project; what is written in the editor stays. */
async function takeFiles(files: Parameters<Project["take"]>[0]): Promise<string[]> {
  const taken = await project.take(files);
  status.textContent = `${taken.length === 1 ? taken[0] : `${taken.length} files`} added`;
  showTree(true);
  return taken;
}

/** A file by its address joins the project and is shown; it runs when somebody runs it. */
async function takeAddress(address: string): Promise<void> {
  status.textContent = `fetching ${address}…`;
  const { fetched } = await import("./remote.js");
  const taken = await takeFiles([await fetched(address)]);
  const [first] = taken.filter(isText);
  if (first !== undefined) await openFile(first);
}

/** The file that the page's own address asks for (`?open=`), once: a reload has it already. */
async function takeAsked(): Promise<void> {
  const address = new URL(location.href);
  const asked = address.searchParams.get("open");
  if (asked === null) return;
  address.searchParams.delete("open");
  history.replaceState(null, "", address);
  await takeAddress(asked).catch(failed);
}

async function share(): Promise<void> {
  await save();
  const files: Shared["files"] = { [MAIN]: editor.isOpen(MAIN) ? editor.textOf(MAIN) : "" };
  const left: string[] = [];
  for (const { path, size } of await project.list())
    if (isText(path) && size < 200_000) files[path] = (await project.read(path)) ?? "";
    else left.push(path);
  const address = new URL(location.href);
  address.hash = await toFragment({ files, shown: editor.path }, MAIN);
  localStorage.setItem(OWN, address.hash);
  history.replaceState(null, "", address);
  const copied = await navigator.clipboard?.writeText(address.href).then(
    () => true,
    () => false,
  );
  const without = left.length > 0 ? `, without ${left.join(", ")}` : "";
  status.textContent = `the link is ${copied ? "copied" : "in the address bar"}${without}`;
}

/** What the address holds, unless this page made it from its own files. */
async function readShared(): Promise<Shared | undefined> {
  if (location.hash !== "" && location.hash === localStorage.getItem(OWN)) return undefined;
  try {
    return await fromFragment(location.hash, MAIN);
  } catch (error) {
    output.note(messageOf(error), "error");
    return undefined;
  }
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Opens what was open, or what is shared, or a first program. */
async function openFirst(): Promise<void> {
  await takeDrafts();
  const there = new Set((await project.list()).map(({ path }) => path));
  // What a link holds is put into a folder of its own, once: later changes of it stay.
  if (shared && there.size === 0)
    for (const [path, text] of Object.entries(shared.files)) await project.write(path, text);
  else if (!shared && !there.has(MAIN))
    await project.write(MAIN, localStorage.getItem(SAVED) ?? firstProgram);
  let known: { paths: string[]; shown: string } = { paths: [], shown: shared?.shown ?? MAIN };
  try {
    known = { ...known, ...JSON.parse(localStorage.getItem(`${OPEN}.${folder}`) ?? "{}") };
  } catch {
    // Then the first file alone is open.
  }
  const now = new Set((await project.list()).map(({ path }) => path));
  editor.text = (await project.read(MAIN)) ?? "";
  unsaved.clear();
  for (const path of known.paths)
    if (now.has(path) && path !== MAIN) editor.show(path, (await project.read(path)) ?? "");
  const shown = now.has(known.shown) ? known.shown : MAIN;
  if (editor.isOpen(shown)) editor.show(shown);
  else editor.show(shown, (await project.read(shown)) ?? "");
  showTree(now.size > 1 && innerWidth > 760);
}

startTheme(element("theme", HTMLButtonElement), () => figures.draw());
startGallery();
startFinder(element("find", HTMLButtonElement), failed);
takeDrops(async (files) => void (await takeFiles(files)), failed);
startKeys(element("keys", HTMLElement));
runButton.addEventListener("click", () => void run());
stopButton.addEventListener("click", stop);
element("run-section", HTMLButtonElement).addEventListener("click", () => void runPart(editor.section));
element("run-selection", HTMLButtonElement).addEventListener("click", () => void runPart(editor.selection));
element("files", HTMLButtonElement).addEventListener("click", () =>
  showTree(element("tree", HTMLElement).hidden === true),
);
element("share", HTMLButtonElement).addEventListener("click", () => void share().catch(failed));
provider.addEventListener("change", () => void open(provider.value));
window.addEventListener("pagehide", keepDrafts);
window.addEventListener("hashchange", () => location.reload());
await openFirst();
await takeAsked();
editor.focus();
await open("auto");
await Promise.all([fetchAssist(), fillExamples().catch(() => undefined)]);
startOffline();
