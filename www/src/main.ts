// The playground: wires the editor, the session and the panes together.

import { createSession, MatlabError, type RunResult, type Session, type SessionOptions } from "matgpu";
import { showCounters } from "./counters.js";
import { Editor } from "./editor.js";
import { EXAMPLES } from "./examples.js";
import { Figures } from "./figures.js";
import { Output } from "./output.js";
import { element, make } from "./page.js";
import { fromFragment, toFragment } from "./share.js";
import { Stages } from "./stages.js";
import { Tabs } from "./tabs.js";
import { startTheme } from "./theme.js";
import { showVariables } from "./variables.js";

const SAVED = "matgpu.program";
const NAME = "program.m";

const runButton = element("run", HTMLButtonElement);
const stopButton = element("stop", HTMLButtonElement);
const status = element("status", HTMLElement);
const badge = element("device", HTMLButtonElement);
const loading = element("loading", HTMLProgressElement);
const provider = element("provider", HTMLSelectElement);

let session: Session | undefined;
let running = false;
let saving: ReturnType<typeof setTimeout> | undefined;

const output = new Output(element("output", HTMLElement), (line) => session?.answer(line));
const figures = new Figures(element("figures", HTMLElement));
const editor = new Editor(element("editor", HTMLElement), {
  run: () => void run(),
  stop: () => session?.interrupt(),
  changed: () => {
    clearTimeout(saving);
    saving = setTimeout(() => localStorage.setItem(SAVED, editor.text), 300);
  },
});
const stages = new Stages(element("stages", HTMLElement), () => void refresh());
const tabs = new Tabs(["output", "figures", "variables", "stages", "counters"], () => void refresh());

/** Brings the pane that is shown up to date; the others wait until they are looked at. */
async function refresh(): Promise<void> {
  if (!session || running) return;
  if (tabs.shown === "variables") await showVariables(element("variables", HTMLElement), session);
  if (tabs.shown === "stages") await stages.show(session, editor.text);
}

async function open(choice: SessionOptions["provider"]): Promise<void> {
  runButton.disabled = true;
  badge.textContent = "starting…";
  loading.hidden = false;
  session?.dispose();
  session = undefined;
  try {
    session = await createSession({
      provider: choice ?? "auto",
      onProgress: (loaded, total) => {
        loading.value = total > 0 ? loaded / total : 0;
      },
    });
    showDevice(session);
    runButton.disabled = false;
  } catch (error) {
    badge.textContent = "no session";
    element("device-reason", HTMLElement).textContent = messageOf(error);
    output.note(messageOf(error), "error");
  } finally {
    loading.hidden = true;
  }
}

function showDevice({ device }: Session): void {
  const adapter = device.adapter ?? "";
  badge.textContent = device.kind === "webgpu" ? `WebGPU${adapter && ` · ${adapter}`}` : "host";
  badge.dataset["kind"] = device.kind;
  element("device-reason", HTMLElement).textContent = device.reason;
  const facts: [string, string][] = [
    ["adapter", adapter],
    ["features", device.features.join(", ")],
    ["worked around", device.quirks.join("; ")],
    ...Object.entries(device.limits).map(([limit, value]): [string, string] => [
      limit,
      value.toLocaleString("en"),
    ]),
  ];
  const rows = facts
    .filter(([, value]) => value !== "")
    .flatMap(([fact, value]) => [make("dt", {}, fact), make("dd", {}, value)]);
  element("device-facts", HTMLElement).replaceChildren(...rows);
}

async function run(): Promise<void> {
  if (!session || running) return;
  setRunning(true);
  output.clear();
  editor.clearErrors();
  figures.clear();
  let drawn = false;
  let printed = false;
  if (tabs.shown === "stages" || tabs.shown === "counters") tabs.show("output");
  status.textContent = "running…";
  const started = session.run(editor.text, { name: NAME });
  try {
    for await (const event of started) {
      if (event.type === "input") tabs.show("output");
      output.take(event);
      printed ||= event.type === "output";
      if (event.type === "progress")
        status.textContent = `running… ${Math.round(100 * event.part)} % ${event.text}`;
      if (event.type !== "figure") continue;
      figures.take(event.figure);
      // What is drawn first is shown, unless somebody reads what was printed.
      if (!drawn && !printed && tabs.shown === "output") tabs.show("figures");
      tabs.mark("figures");
      drawn = true;
    }
    if (drawn && !printed) tabs.show("figures");
    else if (printed && !drawn && tabs.shown === "figures") tabs.show("output");
    finished(await started);
  } catch (error) {
    failed(error);
  }
  setRunning(false);
  await refresh().catch(failed);
}

function finished({ elapsed, stats }: RunResult): void {
  status.textContent = `done in ${elapsed.toFixed(elapsed < 10 ? 1 : 0)} ms · ${counted(stats.kernels, "kernel")} · ${counted(stats.dispatches, "dispatch", "es")}`;
  showCounters(element("counters", HTMLElement), stats, elapsed);
}

const counted = (count: number, what: string, plural = "s") => `${count} ${what}${count === 1 ? "" : plural}`;

function failed(error: unknown): void {
  status.textContent =
    error instanceof MatlabError && error.identifier === "matgpu:interrupted" ? "stopped" : "error";
  // The error of a program was shown with its events; what the session itself says was not.
  if (error instanceof MatlabError) editor.showError(error, NAME);
  else output.note(messageOf(error), "error");
}

function setRunning(now: boolean): void {
  output.running(now);
  running = now;
  runButton.disabled = now || !session;
  stopButton.disabled = !now;
  document.body.classList.toggle("running", now);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function fillExamples(): void {
  const select = element("examples", HTMLSelectElement);
  select.append(make("option", { value: "", textContent: "Examples…" }));
  for (const { title } of EXAMPLES) select.append(make("option", { value: title, textContent: title }));
  select.addEventListener("change", () => {
    const chosen = EXAMPLES.find(({ title }) => title === select.value);
    if (chosen) editor.text = chosen.program;
    select.value = "";
    editor.focus();
  });
}

async function share(): Promise<void> {
  const address = new URL(location.href);
  address.hash = await toFragment(editor.text);
  history.replaceState(null, "", address);
  const copied = await navigator.clipboard?.writeText(address.href).then(
    () => true,
    () => false,
  );
  status.textContent = copied ? "the link is copied" : "the link is in the address bar";
}

async function firstProgram(): Promise<string> {
  try {
    const shared = await fromFragment(location.hash);
    if (shared !== undefined) return shared;
  } catch (error) {
    output.note(messageOf(error), "error");
  }
  return localStorage.getItem(SAVED) ?? EXAMPLES[0]?.program ?? "";
}

startTheme(element("theme", HTMLButtonElement), () => figures.draw());
fillExamples();
runButton.addEventListener("click", () => void run());
stopButton.addEventListener("click", () => session?.interrupt());
element("share", HTMLButtonElement).addEventListener("click", () => void share());
provider.addEventListener("change", () => void open(provider.value as SessionOptions["provider"]));
window.addEventListener("hashchange", () => {
  void firstProgram().then((program) => {
    if (program !== editor.text) editor.text = program;
  });
});
editor.text = await firstProgram();
editor.focus();
await open("auto");
