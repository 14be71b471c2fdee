// meant.txt: differences that are meant, each with its reason.
//
//   NAMES KINDS [/PATTERN/]: reason
//
// NAMES are functions, with commas between them; * stands for any part of a name. KINDS are those of compare.mjs, with commas.
// PATTERN, where there is one, has to occur in the call, or in the error of the side that fails, which stand in one line:
// "call ! message". NAME in a pattern is the function's name.

const LINE = /^(\S+) (\S+)(?: \/(.+)\/)?: (\S.*)$/;

/** The lines as rules { line, names, kinds, pattern, reason }. */
export function readMeant(text, file = "scripts/differential/meant.txt") {
  const rules = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (!line.trim() || line.startsWith("#")) continue;
    const [, names, kinds, pattern, reason] = LINE.exec(line) ?? [];
    if (!names)
      throw new Error(`${file}:${at + 1}: expected "names kinds /pattern/: reason", found "${line}"`);
    rules.push({
      line,
      names: names.split(",").map(glob),
      kinds: kinds.split(","),
      pattern: pattern === undefined ? undefined : matcher(pattern),
      reason,
    });
  }
  return rules;
}

/** Whether a pattern occurs in a line, by the function's name. */
function matcher(pattern) {
  const fixed = pattern.includes("NAME") ? undefined : new RegExp(pattern);
  const byName = new Map();
  return (line, name) => {
    if (fixed) return fixed.test(line);
    if (!byName.has(name)) byName.set(name, new RegExp(pattern.replaceAll("NAME", name)));
    return byName.get(name).test(line);
  };
}

const glob = (name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);

/**
 * The rules by which all that differs in a call is meant, one for each of its kinds; nothing where a kind has none.
 * `said` is the message of the side that fails.
 */
export function excuse(rules, { name, call, kinds, said = "" }) {
  const line = said ? `${call} ! ${said}` : call;
  const found = kinds.map((kind) =>
    rules.find(
      (rule) =>
        rule.kinds.includes(kind) &&
        rule.names.some((pattern) => pattern.test(name)) &&
        (rule.pattern === undefined || rule.pattern(line, name)),
    ),
  );
  return found.every(Boolean) ? [...new Set(found)] : undefined;
}

/** What depends on how busy a machine is. */
const byTheClock = ({ kinds }) => kinds.every((kind) => /^(slow|died)-/.test(kind));

/** The lines that excuse nothing of a whole run. */
export const unused = (rules, used) =>
  rules
    .filter((rule) => !used.has(rule) && !byTheClock(rule))
    .map(({ line }) => `meant.txt excuses what does not differ in this run: "${line}"`);
