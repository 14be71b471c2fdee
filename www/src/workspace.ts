// The workspace as a table whose rows open: arrays by pages, structs and cells field by field, all in place.
// Only what is looked at is fetched; least, greatest and mean are computed where the data lies.

import type { MatValue, Session, Variable } from "matgpu";
import { tickText } from "./draw/scale.js";
import { bytes, make } from "./page.js";

const WHERE = { host: "host", device: "device", both: "both", pending: "pending" };

/** Rows and columns of a page of an array, elements of a list, and points of a curve. */
const [ROWS, COLUMNS, ELEMENTS, POINTS] = [20, 8, 100, 60];

/** What a value is looked at through, for a moment, in the workspace. */
const LOOK = "look_at_this__";

interface Actions {
  plot(expression: string): void;
  /** An element is given another value: two expressions. */
  assign(target: string, value: string): void;
}

export class Workspace {
  readonly #parent: HTMLElement;
  /** Expressions that are open. */
  readonly #open = new Set<string>();
  /** Which part of an array is shown: row, column and page, from 0. */
  readonly #places = new Map<string, [row: number, column: number, page: number]>();
  readonly #actions: Actions;
  #variables: Variable[] = [];

  constructor(parent: HTMLElement, actions: Actions) {
    this.#parent = parent;
    this.#actions = actions;
  }

  /** The variables as of the last look. */
  get names(): readonly string[] {
    return this.#variables.map(({ name }) => name);
  }

  /** The same, with what they are. */
  get variables(): readonly Variable[] {
    return this.#variables;
  }

  async learn(session: Session): Promise<Variable[]> {
    this.#variables = await session.workspace();
    return this.#variables;
  }

  async show(session: Session): Promise<void> {
    const variables = await this.learn(session);
    if (variables.length === 0) {
      this.#parent.replaceChildren(make("p", { className: "note" }, "The workspace is empty."));
      return;
    }
    const head = make(
      "tr",
      {},
      ...["Name", "Class", "Size", "Bytes", "Where", "Value"].map((text) =>
        make("th", { scope: "col" }, text),
      ),
    );
    const rows = variables.flatMap((variable) => {
      const { name } = variable;
      const detail = make("td", { colSpan: 6 });
      const under = make("tr", { className: "detail", hidden: true }, detail);
      const button = make("button", { className: "name", textContent: name, title: `Look into ${name}` });
      const row = make(
        "tr",
        {},
        make("th", { scope: "row" }, button),
        make("td", {}, variable.class),
        make("td", {}, variable.shape.join("×")),
        make("td", {}, bytes(variable.bytes)),
        make("td", {}, make("span", { className: `where ${variable.residency}` }, WHERE[variable.residency])),
        make("td", { className: "preview", title: variable.preview }, variable.preview),
      );
      this.#opens(button, name, under, () =>
        this.#look(session, name, variable.class, variable.shape, detail),
      );
      return [row, under];
    });
    this.#parent.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  /** A button that opens and shuts what is below it, and has it as it was when the pane is shown anew. */
  #opens(button: HTMLElement, expression: string, below: HTMLElement, fill: () => Promise<void>): void {
    const set = (open: boolean) => {
      below.hidden = !open;
      button.setAttribute("aria-expanded", String(open));
      if (!open) {
        this.#open.delete(expression);
        return;
      }
      this.#open.add(expression);
      fill().catch((error: unknown) => below.append(error instanceof Error ? error.message : String(error)));
    };
    button.addEventListener("click", () => set(below.hidden === true));
    if (this.#open.has(expression)) set(true);
    else button.setAttribute("aria-expanded", "false");
  }

  async #look(
    session: Session,
    expression: string,
    kind: string,
    shape: readonly number[],
    into: HTMLElement,
  ): Promise<void> {
    if (kind === "cell" || kind === "struct") await this.#parts(session, expression, kind, shape, into);
    else if (["char", "string", "function_handle"].includes(kind)) {
      const value = await evaluate(session, expression);
      into.replaceChildren(make("pre", {}, plain(value)));
    } else await this.#array(session, expression, shape, into);
  }

  /** Fields or elements, each of which opens in its turn. */
  async #parts(
    session: Session,
    expression: string,
    kind: string,
    shape: readonly number[],
    into: HTMLElement,
  ): Promise<void> {
    const count = shape.reduce((product, length) => product * length, 1);
    const alone = kind === "struct" && count === 1;
    const some = alone ? "" : `(1:${Math.min(count, ELEMENTS)})`;
    const list = alone
      ? `struct2cell(${expression})`
      : kind === "cell"
        ? `${expression}${some}`
        : `num2cell(${expression}${some})`;
    const asked = `{cellfun(@class, ${list}, 'UniformOutput', false), cellfun(@size, ${list}, 'UniformOutput', false)${alone ? `, fieldnames(${expression})` : ""}}`;
    const [classes, sizes, fields] = listOf(await evaluate(session, asked));
    const names = listOf(fields).map(plain);
    const rows = listOf(classes).map((found, k) => {
      const part = alone
        ? `${expression}.${names[k]}`
        : `${expression}${kind === "cell" ? `{${k + 1}}` : `(${k + 1})`}`;
      const size = numbersOf(listOf(sizes)[k]);
      const below = make("div", { hidden: true });
      const button = make("button", {
        className: "name",
        textContent: alone ? (names[k] ?? "") : part.slice(expression.length),
      });
      this.#opens(button, part, below, () => this.#look(session, part, plain(found), size, below));
      return make("li", {}, button, ` ${plain(found)} ${size.join("×")}`, below);
    });
    into.replaceChildren(make("ul", { className: "parts" }, ...rows));
    if (count > ELEMENTS && !alone)
      into.append(make("p", { className: "note" }, `and ${count - ELEMENTS} more`));
  }

  async #array(
    session: Session,
    expression: string,
    shape: readonly number[],
    into: HTMLElement,
  ): Promise<void> {
    const [rows = 0, columns = 0] = shape;
    const count = shape.reduce((product, length) => product * length, 1);
    const said = make("p", { className: "note" });
    const grid = make("div", { className: "grid" });
    let [row, column, page] = this.#places.get(expression) ?? [0, 0, 0];
    // It may have become smaller since.
    if (row >= rows || column >= columns) [row, column, page] = [0, 0, 0];
    const pages = count / (rows * columns || 1);
    const range = (from: number, step: number, most: number) => `${from + 1}:${Math.min(from + step, most)}`;
    const show = async () => {
      const behind = pages > 1 ? `, ${page + 1}` : "";
      const value = await evaluate(
        session,
        count === 0
          ? expression
          : `${expression}(${range(row, ROWS, rows)}, ${range(column, COLUMNS, columns)}${behind})`,
      );
      this.#places.set(expression, [row, column, page]);
      grid.replaceChildren(
        gridOf(value, row, column, (r, c, text) =>
          this.#actions.assign(`${expression}(${r}, ${c}${behind})`, text),
        ),
      );
    };
    const go = (title: string, text: string, move: () => void, possible: () => boolean) => {
      const button = make("button", { className: "small", title, ariaLabel: title, textContent: text });
      button.addEventListener("click", () => {
        if (!possible()) return;
        move();
        void show();
      });
      return button;
    };
    const plot = make("button", { className: "small", textContent: "plot" });
    plot.addEventListener("click", () => this.#actions.plot(expression));
    const tools = make("div", { className: "actions" });
    if (rows > ROWS)
      tools.append(
        go(
          "Rows before",
          "↑",
          () => (row -= ROWS),
          () => row > 0,
        ),
        go(
          "Rows after",
          "↓",
          () => (row += ROWS),
          () => row + ROWS < rows,
        ),
      );
    if (columns > COLUMNS)
      tools.append(
        go(
          "Columns before",
          "←",
          () => (column -= COLUMNS),
          () => column > 0,
        ),
        go(
          "Columns after",
          "→",
          () => (column += COLUMNS),
          () => column + COLUMNS < columns,
        ),
      );
    if (pages > 1)
      tools.append(
        go(
          "Page before",
          "«",
          () => (page -= 1),
          () => page > 0,
        ),
        go(
          "Page after",
          "»",
          () => (page += 1),
          () => page + 1 < pages,
        ),
      );
    if (count > 1) tools.append(plot);
    into.replaceChildren(tools, said, grid);
    await show();
    if (count < 2) return;
    const whole = `double(real(${expression}(:)))`;
    const facts = numbersOf(
      await evaluate(
        session,
        `[min(${whole}), max(${whole}), mean(${whole}), reshape(double(real(${expression}(round(linspace(1, ${count}, ${Math.min(POINTS, count)}))))), 1, [])]`,
      ),
    );
    const [least = 0, most = 0, mean = 0, ...curve] = facts;
    said.textContent = `least ${tickText(least)}, greatest ${tickText(most)}, mean ${tickText(mean)} `;
    said.append(spark(curve, least, most));
  }
}

/** A value of the workspace by an expression; nothing of it stays there. */
async function evaluate(session: Session, expression: string): Promise<MatValue> {
  await session.run(`${LOOK} = ${expression};`, { name: "look" });
  try {
    return await session.get(LOOK);
  } finally {
    await session.run(`clear ${LOOK}`, { name: "look" });
  }
}

const listOf = (value: MatValue | undefined): MatValue[] => (value?.class === "cell" ? value.data : []);

function numbersOf(value: MatValue | undefined): number[] {
  if (!value || typeof value.data === "string" || !("length" in value.data)) return [];
  return Array.from(value.data as ArrayLike<unknown>, Number);
}

const plain = (value: MatValue | undefined): string =>
  typeof value?.data === "string"
    ? value.data
    : Array.isArray(value?.data)
      ? value.data.map((text) => String(text ?? "<missing>")).join("\n")
      : "";

/** A table of elements, each of which is given another value by a double click, or by Enter. */
function gridOf(
  value: MatValue,
  row: number,
  column: number,
  assign: (row: number, column: number, text: string) => void,
): HTMLElement {
  const [rows = 0, columns = 0] = value.shape;
  const imag = "imag" in value ? value.imag : undefined;
  const at = (k: number) => {
    const real = tickText(Number((value.data as ArrayLike<number | bigint>)[k] ?? 0));
    return imag ? `${real} + ${tickText(Number(imag[k] ?? 0))}i` : real;
  };
  const text = (k: number) =>
    typeof (value.data as ArrayLike<unknown>)?.[k] === "bigint"
      ? String((value.data as BigInt64Array)[k])
      : at(k);
  const head = Array.from({ length: columns }, (_, c) =>
    make("th", { scope: "col" }, String(column + c + 1)),
  );
  const body = Array.from({ length: rows }, (_, r) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, String(row + r + 1)),
      ...Array.from({ length: columns }, (_, c) =>
        editable(text(r + c * rows), (typed) => assign(row + r + 1, column + c + 1, typed)),
      ),
    ),
  );
  return make(
    "table",
    { className: "elements" },
    make("thead", {}, make("tr", {}, make("td"), ...head)),
    make("tbody", {}, ...body),
  );
}

/** A cell that becomes a line to type into. */
function editable(text: string, assign: (text: string) => void): HTMLElement {
  const cell = make("td", { tabIndex: 0, title: "Enter or a double click: another value" }, text);
  const edit = () => {
    const line = make("input", { type: "text", value: text, ariaLabel: "Another value" });
    const back = () => cell.replaceChildren(text);
    line.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") {
        back();
        cell.focus();
      }
      if (event.key !== "Enter") return;
      const typed = line.value.trim();
      if (typed === "" || typed === text) back();
      else assign(typed);
    });
    line.addEventListener("blur", back);
    cell.replaceChildren(line);
    line.select();
  };
  cell.addEventListener("dblclick", edit);
  cell.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    edit();
  });
  return cell;
}

/** A small curve of some elements. */
function spark(values: readonly number[], least: number, most: number): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 120 20");
  svg.setAttribute("class", "spark");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(svg.namespaceURI as "http://www.w3.org/2000/svg", "polyline");
  const points = values.flatMap((value, k) =>
    Number.isFinite(value)
      ? [`${(120 * k) / Math.max(values.length - 1, 1)},${19 - (18 * (value - least)) / (most - least || 1)}`]
      : [],
  );
  line.setAttribute("points", points.join(" "));
  svg.append(line);
  return svg;
}
