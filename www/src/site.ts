// The page that `matgpu site` makes of a folder: its programs to read, to change and to run. The package has this bundled
// (scripts/build/site.mjs), and the command (js/site.ts) writes the page around it.

import { createSession, MatlabError, MemoryFiles, type RunResult, type Session } from "matgpu";
import { fetchAssist } from "./assisted.js";
import { Editor } from "./editor.js";
import { FigurePane } from "./figure-pane.js";
import { Output } from "./output.js";
import { element, make } from "./page.js";
import { startTheme } from "./theme.js";
import "./style.css";
import "./site.css";

/** What the command wrote beside the page (files.json). */
interface Listing {
  programs: { path: string; title: string }[];
  files: string[];
}

const runButton = element("run", HTMLButtonElement);
const stopButton = element("stop", HTMLButtonElement);
const status = element("status", HTMLElement);
const figurePane = element("figures", HTMLElement);

const addressOf = (path: string) => `files/${path.split("/").map(encodeURIComponent).join("/")}`;

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`);
  return response;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function start(): Promise<void> {
  const { programs, files } = (await (await fetched("files.json")).json()) as Listing;
  const texts = new Map<string, string>();
  const contents: Record<string, Uint8Array> = {};
  await Promise.all(
    files.map(async (path) => {
      contents[path] = new Uint8Array(await (await fetched(addressOf(path))).arrayBuffer());
    }),
  );
  for (const { path } of programs) texts.set(path, new TextDecoder().decode(contents[path]));

  let session: Session | undefined;
  let running = false;
  const output = new Output(element("output", HTMLElement), (line) => void session?.answer(line));
  const figures = new FigurePane(figurePane);
  const setRunning = (now: boolean) => {
    running = now;
    output.running(now);
    runButton.disabled = now || !session;
    stopButton.disabled = !now;
  };
  const run = async () => {
    if (!session || running) return;
    setRunning(true);
    status.textContent = "running…";
    output.clear();
    figures.clear();
    figurePane.hidden = true;
    try {
      // Programs of a page do not see each other's variables.
      await session.reset();
      const started = session.run(editor.text, { name: editor.path, file: true });
      for await (const event of started) {
        output.take(event);
        if (event.type !== "figure") continue;
        figurePane.hidden = false;
        await figures.take(event.figure);
      }
      const { elapsed }: RunResult = await started;
      status.textContent = `done in ${elapsed.toFixed(elapsed < 10 ? 1 : 0)} ms`;
    } catch (error) {
      const stopped = error instanceof MatlabError && error.identifier === "matgpu:interrupted";
      status.textContent = stopped ? "stopped" : "error";
      if (error instanceof MatlabError) editor.showError(error);
      else output.note(messageOf(error), "error");
    }
    setRunning(false);
  };
  const [first] = programs;
  const editor = new Editor(element("text", HTMLElement), first?.path ?? "", {
    run: () => void run(),
    runSection: () => void run(),
    runSelection: () => void run(),
    stop: () => session?.interrupt(),
    changed: () => undefined,
    moved: () => undefined,
    check: async (text) =>
      running
        ? undefined
        : session?.inspect(text, "ast").then(
            () => undefined,
            (error: unknown) => (error instanceof MatlabError ? error : undefined),
          ),
    variables: () => [],
  });
  editor.text = texts.get(first?.path ?? "") ?? "";
  /** Shows the program that the address names. */
  const show = () => {
    const asked = decodeURIComponent(location.hash.slice(1));
    const path = texts.has(asked) ? asked : (first?.path ?? "");
    editor.show(path, texts.get(path));
    for (const link of document.querySelectorAll("#programs a"))
      if (link.getAttribute("href") === `#${encodeURIComponent(path)}`)
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
  };
  element("programs", HTMLElement).append(
    make(
      "ul",
      {},
      ...programs.map(({ path, title }) =>
        make("li", {}, make("a", { href: `#${encodeURIComponent(path)}`, textContent: title, title: path })),
      ),
    ),
  );
  window.addEventListener("hashchange", show);
  show();
  startTheme(element("theme", HTMLButtonElement), () => figures.draw());
  runButton.addEventListener("click", () => void run());
  stopButton.addEventListener("click", () => session?.interrupt());
  status.textContent = "starting…";
  session = await createSession({ files: new MemoryFiles(contents) });
  status.textContent = session.device.kind === "webgpu" ? "ready: arrays are computed by WebGPU" : "ready";
  setRunning(false);
  await fetchAssist();
}

element("unserved", HTMLElement).remove();
start().catch((error: unknown) => {
  status.textContent = messageOf(error);
});
