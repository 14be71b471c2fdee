// The kinds of test files: how each is known, the programs that run one in its own way, and how their outcomes become results.
import { basename } from "node:path";
import { quoted } from "./program.mjs";

/** What a file is a test of, by its name and text; undefined for all others. */
export function kindOf(file, source, hasMoxunit) {
  const name = basename(file, ".m");
  const code = source.replace(/^\s*%.*$/gm, "");
  const head = headOf(code);
  if (/\b(t_run_tests|runtests|moxunit_runtests|run_all_tests)\b/.test(code) && !/^test/i.test(name))
    return undefined;
  if (/^t_/.test(name) && head && /^(?!\s*function\b).*\bt_begin\s*\(/m.test(code)) return "tap";
  if (/^run_?\w*tests?$/i.test(name) && head) return "told";
  if (/^demo/i.test(name) && !head) return "demo";
  if (!/^test|_?tests?$/i.test(name) || /\bt_run_tests\b/.test(code)) return undefined;
  if (/^\s*classdef\b/.test(code)) return /matlab\.unittest\.TestCase/.test(code) ? "class" : undefined;
  if (/^\s*initTestSuite\b/m.test(code)) return hasMoxunit ? "moxunit" : undefined;
  if (/\bfunctiontests\s*\(/.test(code)) return "functiontests";
  if (!head) return /\S/.test(code) ? "script" : undefined;
  // What cannot be called without arguments is no test but a helper of one.
  if (head.needs) return undefined;
  return head.outputs === 1 ? "logical" : head.outputs === 0 ? "script" : undefined;
}

/** The first function of a file that begins with one: how many outputs it has, and whether it looks at arguments at once. */
function headOf(code) {
  const found = /^\s*function\s+(?:(?:\[([^\]]*)\]|(\w+))\s*=\s*)?[\w.]+[ \t]*(?:\(([^)]*)\))?/.exec(code);
  if (!found) return undefined;
  const many = found[1]?.split(/[\s,]+/).filter(Boolean).length;
  const inputs =
    found[3]
      ?.split(",")
      .map((one) => one.trim())
      .filter(Boolean) ?? [];
  const needs = inputs.length > 0 && inputs[0] !== "varargin" && !/\bnargin\b|\bexist\s*\(/.test(code);
  return { outputs: many ?? Number(found[2] !== undefined), needs };
}

const SUITE = `if ~all(arrayfun(@(r__) r__.Passed, results__)), end
for k__ = 1:numel(results__)
  r__ = results__(k__); say__ = '';
  if ~r__.Passed, try, say__ = r__.Details.Message; end, end
  fprintf('\\001R%s\\003%d\\003%s\\002', r__.Name, r__.Passed, say__);
end`;

/** The programs of a file of a kind. */
export function testsOf(kind, path, source) {
  const name = basename(path, ".m");
  const one = (program) => [{ name: "", program }];
  switch (kind) {
    case "moxunit":
      return one(`moxunit_runtests(${quoted(path)}, '-verbose');`);
    case "functiontests":
    case "class":
      return one(`results__ = runtests(${quoted(name)});\n${SUITE}`);
    case "logical":
      return one(
        `pass__ = ${name}();\nif ~all(pass__(:)), error('runner:false', 'gives false at %s', mat2str(find(~pass__(:)).')); end`,
      );
    case "tap":
      return one(`${name}(0);`);
    case "told":
      return groupsOf(source).map((group) => ({
        name: group,
        program: `${name}(${group && `{'${group}'}`});`,
      }));
    default:
      return one(`${name};`);
  }
}

/** A runner of groups of tests names them where it has been given none. */
function groupsOf(source) {
  const given = /nargin\s*==\s*0\)?\s*\n?\s*\w+\s*=\s*\{((?:\s*'\w+'\s*,?)+)\}/.exec(source)?.[1];
  return given ? given.match(/\w+/g) : [""];
}

/** An error about the program's own doing, where a test means one that it raises. */
const UNKNOWN = /undefined|unrecognized|unknown function|not (yet )?(supported|implemented)/i;
/** What a pattern says of the interpreter's own errors, whose words are each interpreter's. */
const WORDS =
  /undefined|invalid call|nonconformant|out of bound|called with too many|index \(|must be|invalid use|operator/i;

/**
 * The results of a test from the outcome of its program, { ok, message, text, warnings, broken }: [{ name, passed, message }].
 * `null` stands for a part that says of itself that it was skipped.
 */
export function resultsOf(kind, test, outcome) {
  const all = outcome.ok ? [] : [{ name: `${test.name}!`, passed: false, message: outcome.message }];
  switch (kind) {
    case "blocks":
      return [{ name: test.name, ...judged(test, outcome) }];
    case "moxunit":
      return [...moxunit(outcome.text), ...all];
    case "functiontests":
    case "class":
      return [...records(outcome.text), ...all];
    case "tap":
      return [...tap(outcome), ...all];
    case "told":
      return [...told(test.name, outcome), ...all];
    default:
      return [{ name: test.name, passed: outcome.ok, message: outcome.message }];
  }
}

function judged({ expect, pattern }, { ok, broken, message, warnings }) {
  if (!expect) return { passed: ok, message };
  if (expect === "warning") {
    if (!ok) return { passed: false, message };
    return {
      passed: warnings.some((warning) => fits(pattern, warning)),
      message: "the warning did not come",
    };
  }
  if (ok) return { passed: false, message: "no error was raised" };
  const meant = fits(pattern, message) || WORDS.test(pattern ?? "");
  return { passed: !broken && meant && (!UNKNOWN.test(message) || /undefined/.test(pattern ?? "")), message };
}

function fits(pattern, message) {
  if (pattern === undefined) return true;
  try {
    return new RegExp(pattern.replaceAll("[[:alpha:]]", "[A-Za-z]")).test(message);
  } catch {
    return true;
  }
}

const records = (text) =>
  [...text.matchAll(/\x01R([^\x03]*)\x03(\d)\x03([^\x02]*)\x02/g)].map(([, name, passed, message]) => ({
    name: name.replace(/^.*\//, ""),
    passed: passed === "1",
    message,
  }));

/** MOxUnit's own report: a line a test, and after them what was wrong. */
function moxunit(text) {
  const results = [];
  const said = new Map();
  for (const [, name, why] of text.matchAll(
    /^(?:failure|error): (\S+)[^\n]*\n([\s\S]*?)(?=\n\n|$(?![\s\S]))/gm,
  ))
    said.set(name, why.trim());
  const wrong = [...text.matchAll(/^(failure|error): ([\s\S]*?)\n\n/gm)].map(([, , why]) => why.trim());
  let at = 0;
  for (const [, how, name] of text.matchAll(
    /^\s+(passed|failure|failed|error|errored|skipped|FAIL\w*|ERROR\w*|skip\w*)\s+in\s+[\d.]+ s: ([^:\s]+):/gim,
  )) {
    const passed = /^(passed|skip)/i.test(how);
    results.push({ name, passed, message: passed ? "" : (said.get(name) ?? wrong[at++] ?? how) });
  }
  return results;
}

/** "ok 3 - name", "not ok 4 - name", and of a plan "1..9" what never came. */
function tap({ ok, text, message: why }) {
  const results = [];
  const skipped = new Set();
  for (const [, from, to] of text.matchAll(/^skipped (\d+)(?:\.\.(\d+))?/gm))
    for (let at = Number(from); at <= Number(to ?? from); at++) skipped.add(at);
  const lines = text.split("\n");
  for (const [i, line] of lines.entries()) {
    const found = /^(not ok|ok) (\d+)(?: - (.*))?/.exec(line);
    if (!found) continue;
    const message = found[1] === "ok" ? "" : `${found[3] ?? "not ok"}: ${(lines[i + 1] ?? "").trim()}`;
    results.push({ name: found[2], passed: found[1] === "ok", message });
  }
  const plan = Number(/^1\.\.(\d+)/m.exec(text)?.[1] ?? 0);
  const seen = new Set(results.map(({ name }) => Number(name)));
  for (let at = 1; at <= plan; at++)
    if (!seen.has(at) && !skipped.has(at))
      results.push({ name: String(at), passed: false, message: ok ? "was never reached" : why });
  return results;
}

/** A runner that says "Testing NAME: ok", and warns of what failed. */
function told(group, { text, warnings }) {
  const lines = `${text}\n${warnings.join("\n")}`;
  const good = [...lines.matchAll(/^Testing (.+?): ok/gm)].map(([, name]) => ({
    name: `${group}/${name}`,
    passed: true,
    message: "",
  }));
  const bad = [...lines.matchAll(/Test (.+?): failed: ([^\n]*)/g)].map(([, name, message]) => ({
    name: `${group}/${name}`,
    passed: false,
    message,
  }));
  return [...good, ...bad];
}
