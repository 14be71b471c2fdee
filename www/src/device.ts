// What the page says of where array work runs: the badge, and the facts behind it.

import type { Device } from "matgpu";
import { element, make } from "./page.js";

const badge = element("device", HTMLButtonElement);
const reasonOf = element("device-reason", HTMLElement);

/** A word in the place of a device, and why there is none. */
export function showNoDevice(word: string, reason?: string): void {
  badge.textContent = word;
  if (reason !== undefined) reasonOf.textContent = reason;
}

export function showDevice(device: Device): void {
  const adapter = device.adapter ?? "";
  badge.textContent = device.kind === "webgpu" ? `WebGPU${adapter && ` · ${adapter}`}` : "host";
  badge.dataset["kind"] = device.kind;
  reasonOf.textContent = device.reason;
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
