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

/** The test programs of a run of cargo with the seconds that each took. */
export function slowRust(output) {
  const programs = output.matchAll(/^ +Running (?:unittests )?(\S+)|^test result: .*finished in ([\d.]+)s/gm);
  const slow = [];
  let name = "tests";
  for (const [, program, seconds] of programs)
    if (program) name = program;
    else slow.push({ name, seconds: Number(seconds) });
  return slow;
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
  const lines = output.split("\n");
  const at = lines.findIndex((line) => /^(error(\[E\d+\])?:|failures:|---- )/.test(line));
  if (at < 0) return lines.slice(-40).join("\n");
  if (!lines[at].startsWith("error: test failed")) return lines.slice(at, at + 200).join("\n");
  // No test is named: what the binary said before it ended is all there is.
  const said = lines.slice(0, at).filter((line) => !/^test .* \.\.\. ok$/.test(line));
  return [...said.slice(-40), ...lines.slice(at, at + 200)].join("\n");
}
