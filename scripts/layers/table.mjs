// The table at the end of `npm test`.

/** What a layer took more (+) or less (-) than when it last passed; `last` has those seconds by name. */
function change({ name, seconds }, last) {
  if (!last.has(name)) return "";
  const by = seconds - last.get(name);
  return `${by < 0 ? "-" : "+"}${Math.abs(by).toFixed(1)}`;
}

export function table(results, last = new Map()) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const known = results.filter(({ name }) => last.has(name));
  const before = known.reduce((total, { name }) => total + last.get(name), 0);
  const all = { name: "all", passed: sum("passed"), failed: sum("failed"), seconds: sum("seconds") };
  const whole = known.length === results.length ? new Map([["all", before]]) : new Map();
  const cells = (result, seconds) => [
    result.name,
    result.passed + result.failed,
    result.passed,
    result.failed,
    result.seconds.toFixed(1),
    change(result, seconds),
  ];
  const rows = results.map((result) => cells(result, last));
  const total = cells(all, whole);
  const head = ["layer", "tests", "passed", "failed", "seconds", "change"];
  const widths = head.map((_, i) => Math.max(...[head, ...rows, total].map((row) => String(row[i]).length)));
  const line = (row) =>
    row
      .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i])))
      .join("  ");
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [
    "",
    line(head),
    rule,
    ...rows.map(line),
    rule,
    line(total),
    "",
    `${all.passed} passed, ${all.failed} failed`,
  ].join("\n");
}
