// Where the boxes of a graph without circles lie: in layers by the longest way to them, in an order with few crossings.
// Plans have tens of boxes and lines, for which this is enough; a library that does more (dagre) is 40 KB.

export interface Box {
  width: number;
  height: number;
}

export interface Placed {
  /** The centre and the upper edge of each box. */
  boxes: { x: number; y: number }[];
  /** The points that each line goes through, between its boxes. */
  lines: { x: number; y: number }[][];
  width: number;
  height: number;
}

const [BETWEEN, BELOW, LINE] = [24, 60, 16];

/** Lines are pairs of boxes, from an earlier one of the list or a later one; there must be no circle. */
export function layers(boxes: readonly Box[], lines: readonly (readonly [number, number])[]): Placed {
  const depth = depths(boxes.length, lines);
  // A line that passes layers has a place in each.
  const widths = boxes.map(({ width }) => width);
  const layer = [...depth];
  const ways = lines.map(([from, to]) => {
    const way = [from];
    for (let k = (depth[from] ?? 0) + 1; k < (depth[to] ?? 0); k++) {
      way.push(widths.length);
      widths.push(LINE);
      layer.push(k);
    }
    return [...way, to];
  });
  const above: number[][] = widths.map(() => []);
  const below: number[][] = widths.map(() => []);
  for (const way of ways)
    for (const [k, at] of way.slice(1).entries()) {
      above[at]?.push(way[k] ?? 0);
      below[way[k] ?? 0]?.push(at);
    }
  const rows: number[][] = Array.from({ length: Math.max(0, ...layer) + 1 }, () => []);
  for (const [k, at] of layer.entries()) rows[at]?.push(k);
  order(rows, above, below);
  const x = across(rows, widths, above, below);
  const tops: number[] = [];
  let height = 0;
  for (const row of rows) {
    tops.push(height);
    height += Math.max(...row.map((k) => boxes[k]?.height ?? 0)) + BELOW;
  }
  const left = Math.min(0, ...x.map((centre, k) => centre - (widths[k] ?? 0) / 2));
  const at = (k: number) => ({ x: (x[k] ?? 0) - left, y: tops[layer[k] ?? 0] ?? 0 });
  const heightOf = (row: number) => (tops[row + 1] ?? height) - (tops[row] ?? 0) - BELOW;
  return {
    boxes: boxes.map((_, k) => at(k)),
    lines: ways.map((way) =>
      way.slice(1, -1).flatMap((k) => [at(k), { ...at(k), y: at(k).y + heightOf(layer[k] ?? 0) }]),
    ),
    width: Math.max(0, ...x.map((centre, k) => centre - left + (widths[k] ?? 0) / 2)),
    height: Math.max(0, height - BELOW),
  };
}

/** The longest way to each box; what nothing leads to lies just above what it leads to. */
function depths(count: number, lines: readonly (readonly [number, number])[]): number[] {
  const depth = new Array<number>(count).fill(0);
  for (let again = true; again; ) {
    again = false;
    for (const [from, to] of lines)
      if ((depth[to] ?? 0) <= (depth[from] ?? 0)) {
        depth[to] = (depth[from] ?? 0) + 1;
        again = true;
      }
  }
  const led = new Set(lines.map(([, to]) => to));
  return depth.map((own, k) => {
    const next = lines.filter(([from]) => from === k).map(([, to]) => depth[to] ?? 0);
    return led.has(k) || next.length === 0 ? own : Math.min(...next) - 1;
  });
}

/** Sorts each row by where the neighbours are, down and up a few times. */
function order(rows: number[][], above: number[][], below: number[][]): void {
  const place = new Map<number, number>();
  const note = (row: number[]) => row.forEach((k, at) => void place.set(k, (at + 0.5) / row.length));
  rows.forEach(note);
  const sort = (row: number[], neighbours: number[][]) => {
    const centre = (k: number) =>
      mean(
        (neighbours[k] ?? []).map((other) => place.get(other) ?? 0),
        place.get(k) ?? 0,
      );
    const keys = new Map(row.map((k) => [k, centre(k)]));
    row.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    note(row);
  };
  for (let sweep = 0; sweep < 4; sweep++) {
    for (const row of rows) sort(row, above);
    for (const row of [...rows].reverse()) sort(row, below);
  }
}

/** The centres: as near to those of the neighbours as the order leaves room for. */
function across(rows: number[][], widths: number[], above: number[][], below: number[][]): number[] {
  const x = new Array<number>(widths.length).fill(0);
  const apart = (a: number, b: number) => ((widths[a] ?? 0) + (widths[b] ?? 0)) / 2 + BETWEEN;
  const place = (row: number[], wish: (k: number) => number) => {
    const wishes = row.map(wish);
    row.forEach((k, at) => {
      const before = row[at - 1];
      x[k] =
        before === undefined
          ? (wishes[at] ?? 0)
          : Math.max(wishes[at] ?? 0, (x[before] ?? 0) + apart(before, k));
    });
    // Those that were pushed aside pull the others back.
    const off = mean(
      row.map((k, at) => (wishes[at] ?? 0) - (x[k] ?? 0)),
      0,
    );
    for (const k of row) x[k] = (x[k] ?? 0) + off;
  };
  for (const row of rows) place(row, () => 0);
  for (let sweep = 0; sweep < 4; sweep++) {
    const near = (neighbours: number[][]) => (k: number) =>
      mean(
        (neighbours[k] ?? []).map((other) => x[other] ?? 0),
        x[k] ?? 0,
      );
    for (const row of rows) place(row, near(above));
    for (const row of [...rows].reverse()) place(row, near(below));
  }
  return x;
}

const mean = (list: number[], otherwise: number): number =>
  list.length === 0 ? otherwise : list.reduce((sum, each) => sum + each, 0) / list.length;
