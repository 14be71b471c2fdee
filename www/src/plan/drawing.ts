// A plan as a picture: a box for each kernel and routine, with where it runs, and a line for each array that goes from one to
// another. One box can be focused by Tab, the others by the arrow keys; what it does is said below.

import { bytes, make } from "../page.js";
import { layers } from "./layers.js";
import { bytesOf, type Flush, type Step, type Value } from "./read.js";

/** Flushes and steps beyond these are not drawn. */
const [FLUSHES, STEPS] = [20, 150];
/** Widths of a letter and of a box, in pixels. */
const [LETTER, LEAST, MOST] = [6.7, 110, 230];
const LINE = 16;

/** All flushes of a program; those that repeat the one before are drawn once. */
export function drawPlan(flushes: readonly Flush[]): HTMLElement[] {
  const runs: { flush: Flush; first: number; times: number }[] = [];
  for (const [k, flush] of flushes.entries()) {
    const last = runs.at(-1);
    if (last && formOf(last.flush) === formOf(flush)) last.times += 1;
    else runs.push({ flush, first: k + 1, times: 1 });
  }
  const drawn: HTMLElement[] = [];
  let steps = 0;
  for (const [k, { flush, first, times }] of runs.entries()) {
    steps += flush.steps.length;
    if (k >= FLUSHES || (steps > STEPS && k > 0)) {
      drawn.push(make("p", { className: "note" }, `and ${flushes.length - first + 1} more flushes`));
      break;
    }
    const name = `Flush ${first}${times > 1 ? ` to ${first + times - 1}, alike` : ""}`;
    drawn.push(drawFlush(flushes.length === 1 ? "The plan" : name, flush));
  }
  return drawn;
}

/** Two flushes with the same form do the same with arrays of the same sizes. */
function formOf({ steps }: Flush): string {
  const names = new Map<number, number>();
  const named = ({ id, class: kind, shape }: Value) => {
    if (!names.has(id)) names.set(id, names.size);
    return [names.get(id), kind, ...shape];
  };
  return JSON.stringify(
    steps.map(({ place, words, over, reads, makes }) => [
      place,
      words,
      over,
      reads.map(named),
      makes.map(named),
    ]),
  );
}

interface Node {
  lines: string[];
  /** All of it, for who looks closer and for who hears the page. */
  said: string;
  kind: string;
}

function drawFlush(name: string, flush: Flush): HTMLElement {
  const steps = flush.steps.slice(0, STEPS);
  const { nodes, edges } = graphOf(steps);
  const boxes = nodes.map(({ lines }) => ({
    width: Math.min(MOST, Math.max(LEAST, ...lines.map((line) => line.length * LETTER + 20))),
    height: lines.length * LINE + 12,
  }));
  const placed = layers(
    boxes,
    edges.map(({ from, to }) => [from, to]),
  );
  const [width, height] = [placed.width + 8, placed.height + 8];
  const picture = svg("svg", { width, height, viewBox: `-4 -4 ${width} ${height}`, role: "group" });
  picture.setAttribute(
    "aria-label",
    `${name}: ${counted(steps.length, "step")}, arrow keys go from one to another`,
  );
  const drawnLines = edges.map(({ from, to, texts, moves }, k) => {
    const points = [
      { x: placed.boxes[from]?.x ?? 0, y: (placed.boxes[from]?.y ?? 0) + (boxes[from]?.height ?? 0) },
      ...(placed.lines[k] ?? []),
      { x: placed.boxes[to]?.x ?? 0, y: placed.boxes[to]?.y ?? 0 },
    ];
    const line = svg("g", { class: moves ? "plan-line moves" : "plan-line" });
    line.append(svg("path", { d: curve(points) }));
    // Near the lower end, where lines out of one box are apart.
    const [a, b] = points.slice(-2);
    const y = (a?.y ?? 0) + ((b?.y ?? 0) - (a?.y ?? 0)) * 0.55 + 4 - ((texts.length - 1) * LINE) / 2;
    for (const [row, text] of texts.entries()) {
      const label = svg("text", { x: (a?.x ?? 0) + ((b?.x ?? 0) - (a?.x ?? 0)) * 0.8, y: y + row * LINE });
      label.textContent = text;
      line.append(label);
    }
    return line;
  });
  const detail = make("p", { className: "plan-detail" }, "");
  const drawn = nodes.map(({ lines, said, kind }, k) => {
    const { x, y } = placed.boxes[k] ?? { x: 0, y: 0 };
    const { width: wide, height: high } = boxes[k] ?? { width: 0, height: 0 };
    const box = svg("g", {
      class: `plan-box ${kind}`,
      role: "img",
      tabindex: k === 0 ? 0 : -1,
      "aria-label": said,
    });
    box.append(
      svg("rect", { x: x - wide / 2, y, width: wide, height: high, rx: kind === "array" ? high / 2 : 5 }),
    );
    for (const [row, line] of lines.entries()) {
      const text = svg("text", { x, y: y + LINE * (row + 1), class: row === 0 ? "title" : "" });
      text.textContent = short(line, Math.floor((wide - 12) / LETTER));
      box.append(text);
    }
    const near = edges.flatMap(({ from, to }, line) => (from === k || to === k ? [line] : []));
    const mark = (on: boolean) => {
      box.classList.toggle("marked", on);
      for (const line of near) drawnLines[line]?.classList.toggle("marked", on);
      if (on) detail.textContent = said;
    };
    box.addEventListener("pointerenter", () => mark(true));
    box.addEventListener("pointerleave", () => mark(false));
    box.addEventListener("focus", () => mark(true));
    box.addEventListener("blur", () => mark(false));
    return box;
  });
  const go = (from: number, to: number) => {
    drawn[from]?.setAttribute("tabindex", "-1");
    drawn[to]?.setAttribute("tabindex", "0");
    drawn[to]?.focus();
  };
  for (const [k, box] of drawn.entries())
    box.addEventListener("keydown", (event) => {
      const next = nearest(placed.boxes, k, event.key);
      if (next === undefined) return;
      event.preventDefault();
      go(k, next);
    });
  picture.append(...drawnLines, ...drawn);
  const left = flush.steps.length - steps.length;
  const moving = edges.some(({ moves }) => moves) ? ["dashed: the array goes between host and device"] : [];
  const notes = [...moving, ...flush.notes, ...(left > 0 ? [`and ${counted(left, "step")} more`] : [])];
  return make(
    "figure",
    { className: "plan" },
    make("figcaption", {}, name),
    make("div", { className: "plan-picture" }, picture),
    detail,
    ...notes.map((note) => make("p", { className: "note" }, note)),
  );
}

/** Boxes and lines: arrays that were there before, steps, and what the program holds afterwards. */
function graphOf(steps: readonly Step[]) {
  const nodes: Node[] = [];
  const edges: { from: number; to: number; texts: string[]; moves: boolean }[] = [];
  const makers = new Map<number, number[]>();
  const given = new Map<number, number>();
  const told = new Set<number>();
  const read = new Set<number>();
  const stepNode = new Map<number, number>();
  const join = (from: number, to: number, value: Value, moves: boolean) => {
    let edge = edges.find((each) => each.from === from && each.to === to);
    if (!edge) {
      edge = { from, to, texts: [], moves: false };
      edges.push(edge);
    }
    edge.moves ||= moves;
    if (!told.has(value.id)) edge.texts.push(sizeText(value));
    told.add(value.id);
  };
  for (const [k, step] of steps.entries()) {
    const sources = step.reads.map((value) => {
      const earlier = makers.get(value.id);
      if (earlier) return earlier;
      const known = given.get(value.id) ?? nodes.length;
      if (known === nodes.length)
        nodes.push({
          lines: ["array", arrayText(value)],
          said: `An array that was there: ${arrayText(value)}`,
          kind: "array",
        });
      given.set(value.id, known);
      told.add(value.id);
      return [known];
    });
    const own = nodes.length;
    nodes.push(nodeOf(step));
    stepNode.set(own, k);
    for (const [at, value] of step.reads.entries())
      for (const from of sources[at] ?? []) {
        const before = stepNode.get(from);
        const moves = before !== undefined && steps[before]?.place !== step.place;
        join(from, own, value, moves);
        read.add(value.id);
      }
    for (const value of step.makes) makers.set(value.id, [...(makers.get(value.id) ?? []), own]);
  }
  for (const value of new Map(
    steps.flatMap(({ makes }) => makes.map((made) => [made.id, made] as const)),
  ).values()) {
    if (!value.held || read.has(value.id)) continue;
    const own = nodes.length;
    nodes.push({
      lines: ["result", arrayText(value)],
      said: `An array that the program holds: ${arrayText(value)}`,
      kind: "array",
    });
    told.add(value.id);
    for (const from of makers.get(value.id) ?? []) join(from, own, value, false);
  }
  return { nodes, edges };
}

function nodeOf({ place, kind, words, over, reads, makes }: Step): Node {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const work =
    [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(", ") || "copy";
  const where = place ? `on the ${place}` : "";
  const listed = (values: readonly Value[]) =>
    values.map((value) => `${arrayText(value)}${value.held ? ", held" : ""}`).join("; ");
  return {
    kind: place ?? "",
    lines: [work, [place, over && `over ${over}`].filter(Boolean).join(" · ")],
    said: [
      `${kind === "routine" ? `Routine ${work}` : `Kernel: ${work}`} ${where}${over && `, over ${over}`}.`,
      reads.length > 0 && `Reads ${listed(reads)}.`,
      makes.length > 0 && `Makes ${listed(makes)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const sizeText = (value: Value): string => `${value.shape.join("×")}, ${bytes(bytesOf(value))}`;

const arrayText = (value: Value): string => `${value.class} ${sizeText(value)}`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The box that an arrow key goes to: the nearest in that direction. */
function nearest(boxes: readonly { x: number; y: number }[], from: number, key: string): number | undefined {
  const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const at = boxes[from];
  if (!direction || !at) return undefined;
  const [dx = 0, dy = 0] = direction;
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [k, { x, y }] of boxes.entries()) {
    const [along, aside] = [
      (x - at.x) * dx + (y - at.y) * dy,
      Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx),
    ];
    // Left and right stay in the row where they can.
    const far = along + 3 * aside;
    if (k !== from && along > 0 && far < least) [found, least] = [k, far];
  }
  return found;
}

/** A line through points that leaves and comes from above. */
function curve(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, k) => {
      const before = points[k - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join("");
}

function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
