// The test blocks (%!) of a file, as programs with what is expected of them.
import { bodyOf, pieces, shared } from "../conformance/extract.mjs";

/** Blocks that are run; the others are demonstrations, known failures, or need what this Octave was built with. */
const RUN = new Set(["test", "assert", "error", "fail", "warning"]);

/**
 * The tests of a file: { name, program, setup, keeps, expect, pattern }. `expect` is what must come, an error or a warning. Tests
 * share the variables that `keeps` names: what `setup` gives them holds until one of the tests changes it.
 */
export function blocksOfFile(text) {
  if (!text.includes("%!")) return [];
  const tests = [];
  const functions = [];
  let [setup, keeps] = ["", []];
  for (const { kind, code } of pieces(text)) {
    if (kind === "shared") {
      setup = shared(code);
      keeps = [...setup.matchAll(/^(\w+) = \[\];$/gm)].map(([, name]) => name);
    } else if (kind === "function") functions.push(`function${code}`);
    else if (kind === "endfunction") {
      if (functions.length > 0 && !/\bend(function)?\s*$/.test(functions.at(-1)))
        functions.push(`${functions.pop()}\nendfunction`);
    } else if (RUN.has(kind)) {
      const body = kind === "fail" ? `fail ${code.trim()}` : bodyOf(kind, code);
      const expect = kind === "error" || kind === "warning" ? kind : undefined;
      tests.push({
        name: String(tests.length + 1),
        program: [...functions, body].join("\n"),
        setup,
        keeps,
        expect,
        pattern: expect && patternOf(code),
      });
    }
  }
  return tests;
}

const patternOf = (code) => /^\s*<((?:[^<>\\]|\\[^\n]|<[^<>]*>)*)>/.exec(code)?.[1];
