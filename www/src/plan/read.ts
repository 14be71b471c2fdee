// Plans as data: what the stages "graph" and "plan" say of the same program, joined. Two looks may have flushed at
// different points, for time plays a part in that; a flush is only joined where both name the same arrays.

/** An array of the program, or a step towards one that no step of the plan stores. */
export interface Value {
  id: number;
  /** What makes it: an operation, `stored` or `constant` where it is there already. */
  word: string;
  inputs: number[];
  class: string;
  shape: number[];
  /** Whether the program holds it. */
  held: boolean;
}

/** A group that becomes one kernel, or a routine. */
export interface Step {
  place: "host" | "device" | undefined;
  kind: "group" | "routine";
  /** Its operations, in the order in which they were captured; of a routine its name. */
  words: string[];
  /** Over which extents; those in brackets are reduced. */
  over: string;
  reads: Value[];
  makes: Value[];
}

/** What was computed at once, when somebody asked for values or enough was pending. */
export interface Flush {
  steps: Step[];
  /** Why steps are where they are, and what each place was expected to take. */
  notes: string[];
}

/** A step as the plan has it, by the numbers of its arrays. */
interface Line {
  place: Step["place"];
  routine: string | undefined;
  over: string;
  rank: number;
  makes: number[];
  /** Arrays that it starts from: of a routine its inputs, of a group what it computes last. */
  from: number[];
  folds: number[];
  /** What is stored as wide as the step is, and how many elements that has. */
  stores: { ids: number[]; count: number };
  /** The end of a fold that was begun in parts. */
  finish: boolean;
}

interface Planned {
  lines: Line[];
  notes: string[];
  /** What is opened to be written into, with what it begins as; and other names of arrays. */
  others: Map<number, number | undefined>;
}

const numbers = (text: string): number[] => Array.from(text.matchAll(/%(\d+)/g), ([, id]) => Number(id));
const after = (text: string, word: string): number[] =>
  Array.from(text.matchAll(new RegExp(`\\b${word} %(\\d+)`, "g")), ([, id]) => Number(id));

const numbersIn = (text: string): number[] => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
const countOf = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1);

const VALUE = /^%(\d+) = (.+?) ((?:%\d+ ?)*) ?: (.+) (\d+(?:x\d+)+)( {2}held)?$/;

/** The captured graph of each flush. */
export function readGraphs(text: string): Map<number, Value>[] {
  const graphs = text.split(/\n\n+/).map((block) => {
    const values = new Map<number, Value>();
    for (const line of block.split("\n")) {
      const [, id, word = "", inputs = "", kind = "", shape = "", held] = VALUE.exec(line) ?? [];
      if (id === undefined) continue;
      const value = { id: Number(id), word, inputs: numbers(inputs), class: kind, held: held !== undefined };
      values.set(value.id, { ...value, shape: shape.split("x").map(Number) });
    }
    return values;
  });
  return graphs.filter((values) => values.size > 0);
}

/** The plan of each flush, before it is joined with its graph. */
function readPlans(text: string): Planned[] {
  const plans: Planned[] = [];
  let notes: string[] = [];
  for (const block of text.split(/\n\n+/)) {
    const plan: Planned = { lines: [], notes, others: new Map() };
    for (const line of block.split("\n")) {
      const [, rest] = /^\d+: (.*)$/.exec(line) ?? [];
      if (rest === undefined) {
        if (line !== "") notes.push(line);
        continue;
      }
      const [, place, what = ""] = /^(?:(host|device) )?(.*)$/.exec(rest) ?? [];
      const other = /^(?:open|alias) %(\d+)(?: (?:from|of) %(\d+))?$/.exec(what);
      if (other) {
        plan.others.set(Number(other[1]), other[2] === undefined ? undefined : Number(other[2]));
        continue;
      }
      plan.lines.push(lineOf(place as Step["place"], what));
    }
    if (plan.lines.length === 0) continue;
    plans.push(plan);
    notes = [];
  }
  plans.at(-1)?.notes.push(...notes.filter((note) => !plans.at(-1)?.notes.includes(note)));
  return plans;
}

function lineOf(place: Step["place"], what: string): Line {
  const routine = /^routine (\S+) (.*) -> (.*)$/.exec(what);
  if (routine) {
    const [, name, reads = "", makes = ""] = routine;
    const made = { makes: numbers(makes), from: numbers(reads), folds: [], stores: { ids: [], count: 0 } };
    return { place, routine: name, over: "", rank: Number.NaN, finish: false, ...made };
  }
  const parts = / in parts\b/.test(what);
  const written = Array.from(what.matchAll(/write %(\d+) into %(\d+)/g), ([, node, into]) => [
    Number(node),
    Number(into),
  ]);
  const finish = / of parts\b/.test(what);
  const own = [...after(what, "store"), ...after(what, "tail"), ...(parts ? after(what, "fold") : [])];
  return {
    place,
    routine: undefined,
    over: /over (\S+)/.exec(what)?.[1]?.replaceAll("x", "×") ?? "",
    rank: Number(/rank (\d+)/.exec(what)?.[1] ?? 0),
    makes: [...own, ...written.map(([, into]) => into ?? 0)],
    from: finish ? after(what, "fold") : [...own, ...written.map(([node]) => node ?? 0)],
    folds: after(what, "fold"),
    stores: { ids: after(what, "store"), count: countOf(numbersIn(/over (\S+)/.exec(what)?.[1] ?? "")) },
    finish,
  };
}

/**
 * The flushes of a program by the texts of both stages. `whole` says whether both looks saw the same flushes; where they did not, what
 * a step reads is not known, and that flush is left out.
 */
export function readFlushes(plan: string, graph: string): { flushes: Flush[]; whole: boolean } {
  const [plans, graphs] = [readPlans(plan), readGraphs(graph)];
  const flushes: Flush[] = [];
  let next = 0;
  let last = 0;
  for (const planned of plans) {
    for (let k = next; k < Math.min(graphs.length, next + AHEAD); k++) {
      const values = graphs[k] ?? new Map();
      const offset = offsetOf(planned, values, last);
      if (offset === undefined) continue;
      last = offset;
      flushes.push(joined(planned, values, offset));
      next = k + 1;
      break;
    }
  }
  return { flushes, whole: flushes.length === plans.length && plans.length === graphs.length };
}

/** So many flushes of one look may be missing from the other. */
const AHEAD = 20;

const isThere = ({ word }: Value): boolean => word === "stored" || word === "constant";

/** What is held and costs nothing, so that a plan need not store it. */
const FREE = /^(?:view|reshape|scalar|coord|random|cat)\b/;

/** What is to be added to the plan's numbers for the graph's; undefined where they are of different flushes. */
function offsetOf({ lines, others }: Planned, values: Map<number, Value>, last: number): number | undefined {
  const made = new Set([...lines.flatMap(({ makes }) => makes), ...others.keys()]);
  const pending = [...values.values()].filter((value) => value.held && !isThere(value));
  let most = 0;
  for (const id of made) most = Math.max(most, id);
  const fits = (offset: number): boolean => {
    const costly = pending.every(({ id, word }) => FREE.test(word) || made.has(id - offset));
    return (
      costly &&
      [...others.keys()].every((id) => values.has(id + offset)) &&
      lines.every((line) => isOf(line, values, (id) => shifted(id, made, values, offset)))
    );
  };
  // Mostly what a program holds last is what a plan makes last.
  const tried = new Set([last, ...pending.slice(-12).map(({ id }) => id - most)]);
  return [...tried].find(fits);
}

/** The graph's number for one of the plan's. What a kept loop has from an earlier look has one number in both. */
function shifted(id: number, made: Set<number>, values: Map<number, Value>, offset: number): number {
  const same = made.has(id) ? undefined : values.get(id);
  return same && isThere(same) ? id : id + offset;
}

/** Whether a step's arrays, in these numbers, are what the step makes. */
function isOf(
  { routine, makes, from, folds, stores }: Line,
  values: Map<number, Value>,
  at: (id: number) => number,
): boolean {
  const all = (ids: readonly number[], is: (value: Value) => boolean) =>
    ids.every((id) => {
      const value = values.get(at(id));
      return value !== undefined && is(value);
    });
  return (
    all([...makes, ...from], () => true) &&
    (routine === undefined || all(makes, ({ word }) => word.split(".")[0] === routine)) &&
    all(folds, ({ word }) => / over /.test(word)) &&
    all(stores.ids, ({ shape }) => countOf(shape) === stores.count)
  );
}

function joined({ lines, notes, others }: Planned, values: Map<number, Value>, offset: number): Flush {
  const all = new Set([...lines.flatMap(({ makes }) => makes), ...others.keys()]);
  const shift = (ids: number[]) => ids.map((id) => shifted(id, all, values, offset));
  const steps = lines.map((line) => ({ ...line, makes: shift(line.makes), from: shift(line.from) }));
  const begins = new Map(
    [...others].map(([id, of]) => [id + offset, of === undefined ? of : (shift([of])[0] ?? of)]),
  );
  const makers = new Map<number, number[]>();
  for (const [k, { makes }] of steps.entries())
    for (const id of makes) makers.set(id, [...(makers.get(id) ?? []), k]);
  const made = steps.map((step, at): Step => {
    const { place, routine, over, makes } = step;
    const isEarlierMade = (id: number) =>
      (makers.get(id) ?? []).some((k) => isEarlier(steps[k] as Line, k, step, at));
    const own = new Set(makes);
    const reads = new Set<number>();
    const words = new Map<number, string>();
    const seen = new Set<number>();
    // What is written into another's array goes on from what that holds.
    const asked = [...step.from, ...makes.filter((id) => begins.has(id)).map((id) => begins.get(id) ?? id)];
    for (let id = asked.pop(); id !== undefined; id = asked.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const value = values.get(id);
      if (!value) continue;
      if (isThere(value) || (isEarlierMade(id) && (step.finish || begins.has(id) || !own.has(id)))) {
        reads.add(id);
        continue;
      }
      if (begins.has(id)) {
        asked.push(begins.get(id) ?? id);
        if (own.has(id)) continue;
      }
      const [word = ""] = value.word.split(/[ .]/);
      if (word !== "scalar") words.set(id, word);
      asked.push(...value.inputs);
    }
    const order = [...words].sort(([a], [b]) => a - b).map(([, word]) => word);
    return {
      place,
      kind: routine === undefined ? "group" : "routine",
      words: routine !== undefined ? [routine] : step.finish ? ["rest of the fold"] : order,
      over,
      reads: known(
        [...reads].sort((a, b) => a - b),
        values,
      ),
      makes: known(own, values),
    };
  });
  return { steps: made, notes };
}

/** Whether one step can have made what another reads: groups of one rank are made at once. */
const isEarlier = (each: Line, k: number, step: Line, at: number): boolean =>
  k < at && !(each.routine === undefined && step.routine === undefined && each.rank >= step.rank);

const known = (ids: Iterable<number>, values: Map<number, Value>): Value[] =>
  [...ids].map((id) => values.get(id)).filter((value) => value !== undefined);

const BYTES: Record<string, number> = {
  double: 8,
  single: 4,
  int64: 8,
  uint64: 8,
  int32: 4,
  uint32: 4,
  int16: 2,
  uint16: 2,
  int8: 1,
  uint8: 1,
  logical: 1,
  char: 2,
};

export function bytesOf({ class: kind, shape }: Value): number {
  const [, complex, element = ""] = /^(complex )?(.*)$/.exec(kind) ?? [];
  return countOf(shape) * (BYTES[element] ?? 8) * (complex ? 2 : 1);
}
