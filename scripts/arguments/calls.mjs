// Calls of builtins with extreme arguments, made from a seed: every name of the catalog, values of fuzz/arguments.txt in
// all positions. Call k of a seed is always the same.
import { readFileSync } from "node:fs";

const text = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** What waits for a person, or for time to pass. */
const WAITS = new Set(["input", "keyboard", "pause", "kbhit", "waitforbuttonpress"]);

/** A 32-bit generator of its own for each call (murmur's finaliser over a counter). */
function dice(seed, k) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(k, 0x85ebca6b)) >>> 0;
  return (n) => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) % n;
  };
}

/** The functions, with the least and the greatest number of arguments and of results that their help shows. */
export function catalog() {
  return JSON.parse(text("www/src/functions.json"))
    .filter(({ name }) => !WAITS.has(name))
    .map(({ name, forms }) => {
      const counts = forms.map((form) => {
        const inside = /\(([^)]*)\)/.exec(form.slice(form.indexOf(name)))?.[1] ?? "";
        return inside.trim() === "" ? 0 : inside.split(",").length + (inside.includes("...") ? 2 : 0);
      });
      const results = forms.map((form) => /^\[([^\]]*)\]\s*=/.exec(form)?.[1].split(",").length ?? 1);
      return {
        name,
        least: Math.min(...counts),
        most: Math.max(...counts) + 1,
        results: Math.max(...results),
      };
    });
}

/** Makes call number k of a seed. */
export function caller(seed) {
  const functions = catalog();
  const values = text("fuzz/arguments.txt").trimEnd().split("\n");
  return (k) => {
    const below = dice(seed, k);
    // A thousand calls in a row are of all functions.
    const { name, least, most, results } = functions[(k + below(functions.length)) % functions.length];
    const count = least + below(most - least + 1);
    const args = Array.from({ length: count }, () => values[below(values.length)]).join(", ");
    const wanted = below(Math.min(results, 4) + 1);
    if (wanted === 0) return `${name}(${args});`;
    const outs = Array.from({ length: wanted }, (_, i) => `r${i + 1}`).join(", ");
    // What was captured is computed.
    return `[${outs}] = ${name}(${args}); if numel(r1) < 1e5, isequaln({${outs}}, {${outs}}); end`;
  };
}
