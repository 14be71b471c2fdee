// Reads what test runners print: counts and the names of what failed.

/** The sums over all "test result:" lines of cargo's runner and of wasm-bindgen's. */
export function countRust(output) {
  const result = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of output.matchAll(
    /^test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored/gm,
  )) {
    result.passed += Number(passed);
    result.failed += Number(failed);
    result.skipped += Number(ignored);
  }
  return result;
}

/** From a failed run: a crash or a compile error that no line counts is one failure. */
export function withExit(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** An ignored or skipped test is a failed one: nothing passes quietly. */
export function strict({ passed, failed, skipped }) {
  if (skipped > 0) console.error(`${skipped} tests were skipped`);
  return { passed, failed: failed + skipped };
}

/** The part of cargo's output that says what failed. */
export function failures(output) {
  const from = output.search(/^(error(\[E\d+\])?:|failures:|---- )/m);
  return from < 0
    ? output.split("\n").slice(-40).join("\n")
    : output.slice(from).split("\n").slice(0, 200).join("\n");
}
