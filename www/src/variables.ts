// The workspace as a table.

import type { Session } from "matgpu";
import { bytes, make } from "./page.js";

const WHERE = { host: "host", device: "device", both: "both", pending: "pending" };

export async function showVariables(parent: HTMLElement, session: Session): Promise<void> {
  const variables = await session.workspace();
  if (variables.length === 0) {
    parent.replaceChildren(make("p", { className: "note" }, "The workspace is empty."));
    return;
  }
  const head = make(
    "tr",
    {},
    ...["Name", "Class", "Size", "Bytes", "Where", "Value"].map((text) => make("th", { scope: "col" }, text)),
  );
  const rows = variables.map((variable) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, variable.name),
      make("td", {}, variable.class),
      make("td", {}, variable.shape.join("×")),
      make("td", {}, bytes(variable.bytes)),
      make("td", {}, make("span", { className: `where ${variable.residency}` }, WHERE[variable.residency])),
      make("td", { className: "preview", title: variable.preview }, variable.preview),
    ),
  );
  parent.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
}
