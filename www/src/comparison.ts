// How a program's run on the device compares with its run on the host: what is shown of it.

import type { Compared, Ran } from "./beside.js";
import { make } from "./page.js";

const time = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/** A few words for the status line. */
export function verdict(here: Ran, host: Ran, variables: readonly Compared[]): string {
  const others = differences(here, host, variables).length;
  const found =
    others === 0 ? "the same answers" : others === 1 ? "1 answer differs" : `${others} answers differ`;
  return `${time(here.elapsed)} here, ${time(host.elapsed)} on the host · ${found}`;
}

function differences(here: Ran, host: Ran, variables: readonly Compared[]): Compared[] {
  const own: [string, string, string][] = [
    ["the output", here.text, host.text],
    ["the error", here.error ?? "none", host.error ?? "none"],
  ];
  return [
    ...own
      .filter(([, a, b]) => a !== b)
      .map(([name, a, b]): Compared => ({ name, verdict: "different", detail: firstDifference(a, b) })),
    ...variables.filter((each) => each.verdict === "different"),
  ];
}

function firstDifference(a: string, b: string): string {
  const [mine, others] = [a.split("\n"), b.split("\n")];
  const line = Math.max(
    mine.findIndex((text, k) => text !== others[k]),
    0,
  );
  return `line ${line + 1}: “${mine[line] ?? ""}” here, “${others[line] ?? ""}” on the host`;
}

/** Adds to a pane: both times, what differs, and how many variables do not. */
export function showComparison(
  parent: HTMLElement,
  device: string,
  here: Ran,
  host: Ran,
  variables: readonly Compared[],
): void {
  const same = variables.filter((each) => each.verdict === "same").length;
  const row = (name: string, ...cells: string[]) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((text) => make("td", {}, text)));
  const told = [
    ...differences(here, host, variables),
    ...variables.filter((each) => each.verdict === "not compared"),
  ];
  parent.querySelector(".comparison")?.remove();
  parent.prepend(
    make(
      "section",
      { className: "comparison" },
      make("h2", {}, "Device and host"),
      make(
        "table",
        { className: "counters" },
        make(
          "tbody",
          {},
          row(device, time(here.elapsed)),
          row("host", time(host.elapsed)),
          row("variables that are the same", `${same} of ${variables.length}`),
          ...told.map((each) => row(each.name, `${each.verdict}: ${each.detail}`)),
        ),
      ),
    ),
  );
}
