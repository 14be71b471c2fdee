// The counters of the last run.

import type { Stats } from "matgpu";
import { bytes, make } from "./page.js";

const LABELS: Record<keyof Stats, string> = {
  dispatches: "passes over arrays, on a device dispatches",
  kernels: "fused groups run, on a device kernels",
  nodesCaptured: "operations captured",
  capturesReused: "loops captured before",
  loopsCompiled: "loops compiled",
  loopEntries: "entries into compiled loops",
  loopExits: "exits of compiled loops",
  answersAssumed: "conditions assumed",
  answersMistaken: "conditions that were others",
  nodesFused: "operations fused away",
  pipelinesCompiled: "pipelines compiled",
  pipelineHits: "pipelines reused",
  pipelinesWarmed: "pipelines compiled ahead",
  uploadedBytes: "uploaded",
  downloadedBytes: "downloaded",
  gathers: "gathers",
  liveBytes: "live on the device",
  pooledBytes: "pooled on the device",
  wasmBytes: "memory of the module",
  hostGroups: "groups on the host",
  deviceGroups: "groups on the device",
  parseMs: "reading the program",
  programMs: "the program itself",
  planMs: "planning",
  compileMs: "compiling shaders",
  uploadMs: "uploading",
  dispatchMs: "telling the device",
  hostMs: "computing on the host",
  gpuMs: "computing on the device",
  computeMs: "computing",
  downloadMs: "downloading",
  remoteCalls: "calls in a helper",
};

const shown = (name: string, value: number) =>
  name.endsWith("Bytes")
    ? bytes(value)
    : name.endsWith("Ms")
      ? `${value.toFixed(1)} ms`
      : value.toLocaleString("en");

export function showCounters(parent: HTMLElement, stats: Stats, elapsed: number): void {
  const rows = Object.entries(LABELS).map(([name, label]) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, label),
      make("td", {}, shown(name, stats[name as keyof Stats])),
    ),
  );
  const whole = make(
    "tr",
    {},
    make("th", { scope: "row" }, "the whole run"),
    make("td", {}, `${elapsed.toFixed(1)} ms`),
  );
  parent.replaceChildren(make("table", { className: "counters" }, make("tbody", {}, ...rows, whole)));
}
