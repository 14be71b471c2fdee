// The crates that the project is made of, also those of its tests: each has a licence that it may be published with, and
// comes from the public registry. The lock file is what is checked, so a crate gets here only with a change of it.
import { exec } from "../exec.mjs";
import { ROOT } from "../setup/paths.mjs";
import { WASM } from "../setup/rust.mjs";

/** Licences that ask for no more than their notice, or, MPL-2.0, for the sources of changes to its own files. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 WITH LLVM-exception",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "CC0-1.0",
  // Asks that its authors are named: NOTICE has the text.
  "IJG",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);
const REGISTRY = "registry+https://github.com/rust-lang/crates.io-index";

/** Whether a licence expression (SPDX, or the older "MIT/Apache-2.0") can be met. */
export function mayBeUsed(expression, allowed = ALLOWED) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = () => {
    if (words[at] === "(") {
      at += 1;
      const inside = either();
      at += 1;
      return inside;
    }
    let name = words[at++];
    if (words[at] === "WITH") {
      name += ` WITH ${words[at + 1]}`;
      at += 2;
    }
    return allowed.has(name);
  };
  const both = () => {
    let met = one();
    while (words[at] === "AND") {
      at += 1;
      met = one() && met;
    }
    return met;
  };
  const either = () => {
    let met = both();
    while (words[at] === "OR") {
      at += 1;
      met = both() || met;
    }
    return met;
  };
  return words.length > 0 && either() && at === words.length;
}

/** A line for each crate that must not be used. */
export function refusedCrates(packages, used) {
  return packages
    .filter(({ id, source }) => used.has(id) && source !== null)
    .flatMap(({ name, version, license, source }) => [
      ...(mayBeUsed(license ?? "") ? [] : [`${name} ${version} has the licence ${license ?? "(none)"}`]),
      ...(source === REGISTRY ? [] : [`${name} ${version} comes from ${source}`]),
    ]);
}

export async function licencesOfCrates() {
  const version = await exec("rustc", ["-vV"], { cwd: ROOT, name: "rustc-version" });
  const host = /^host: (\S+)$/m.exec(version.output)[1];
  const wrong = new Set();
  for (const platform of [WASM, host]) {
    const args = ["metadata", "--format-version", "1", "--filter-platform", platform, "--locked"];
    const { output } = await exec("cargo", args, { cwd: ROOT, name: "cargo-metadata" });
    const { packages, resolve } = JSON.parse(output.slice(output.indexOf('{"packages"')));
    const found = refusedCrates(packages, new Set(resolve.nodes.map(({ id }) => id)));
    for (const line of found) wrong.add(line);
  }
  return [...wrong].sort();
}
