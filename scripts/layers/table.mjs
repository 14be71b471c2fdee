// The table at the end of `npm test`.

export function table(results) {
  const rows = results.map(({ name, passed, failed, seconds }) => [
    name,
    passed + failed,
    passed,
    failed,
    seconds.toFixed(1),
  ]);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = [
    "all",
    sum("passed") + sum("failed"),
    sum("passed"),
    sum("failed"),
    sum("seconds").toFixed(1),
  ];
  const head = ["layer", "tests", "passed", "failed", "seconds"];
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
    `${total[2]} passed, ${total[3]} failed`,
  ].join("\n");
}
