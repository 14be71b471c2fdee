// The table at the end of `npm test`.

/** What a layer took more (+) or less (-) than when it last passed; `last` has those seconds by name. */
function change({ name, seconds }, last) {
  if (!last.has(name)) return "";
  const by = seconds - last.get(name);
  return `${by < 0 ? "-" : "+"}${Math.abs(by).toFixed(1)}`;
}

/** `seconds` is what all took together: layers run beside each other. `programs` are those that were started. */
export function table(results, last = new Map(), seconds = 0, programs = []) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const all = { name: "all", passed: sum("passed"), failed: sum("failed"), seconds };
  const cells = (result) => [
    result.name,
    result.passed + result.failed,
    result.passed,
    result.failed,
    result.seconds.toFixed(1),
    change(result, last),
  ];
  const rows = results.map(cells);
  const total = cells(all);
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
    ...slowest(results),
    ...longest(programs),
    ...restarts(results),
    `${all.passed} passed, ${all.failed} failed`,
  ].join("\n");
}

/** The five tests that took longest; of the crate natively, the five test programs. */
function slowest(results) {
  const slow = results.flatMap((result) => result.slow ?? []).sort((a, b) => b.seconds - a.seconds);
  if (slow.length === 0) return [];
  return [
    "the slowest:",
    ...slow.slice(0, 5).map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${test.name}`),
    "",
  ];
}

/** The programs that kept processors longest. */
function longest(programs) {
  const most = [...programs].sort((a, b) => b.processor - a.processor).slice(0, 12);
  if (most.length === 0) return [];
  const all = programs.reduce((sum, { processor }) => sum + processor, 0);
  return [
    `the programs that took most (seconds, and those of processors, of ${all.toFixed(0)} in all):`,
    ...most.map(({ name, seconds, processor }) =>
      [seconds, processor]
        .map((s) => s.toFixed(0).padStart(6))
        .concat(name)
        .join("  "),
    ),
    "",
  ];
}

/** How often a browser did not come up and was started again. */
function restarts(results) {
  const again = results.filter((result) => result.restarts > 0);
  if (again.length === 0) return [];
  return [
    `browsers started again: ${again.map(({ name, restarts }) => `${restarts} in ${name}`).join(", ")}`,
    "",
  ];
}
