// Which crates the project may be made of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mayBeUsed, refusedCrates } from "../../scripts/layers/licences.mjs";

test("a licence expression is met by one of its alternatives, and by all that it joins", () => {
  for (const met of [
    "MIT",
    "MIT/Apache-2.0",
    "GPL-3.0 OR MIT",
    "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
  ])
    assert.ok(mayBeUsed(met), met);
  assert.ok(mayBeUsed("(MIT OR Apache-2.0) AND Unicode-3.0"));
  for (const not of [
    "",
    "GPL-3.0",
    "MIT AND GPL-3.0",
    "(MIT OR ISC) AND SSPL-1.0",
    "Apache-2.0 WITH Nothing",
  ])
    assert.ok(!mayBeUsed(not), not);
});

test("a crate without a licence, or from elsewhere, is named", () => {
  const source = "registry+https://github.com/rust-lang/crates.io-index";
  const packages = [
    { id: "a", name: "a", version: "1.0.0", license: "MIT", source },
    { id: "b", name: "b", version: "1.0.0", license: null, source },
    { id: "c", name: "c", version: "2.0.0", license: "MIT", source: "git+https://example.org/c" },
    { id: "d", name: "d", version: "1.0.0", license: "GPL-3.0", source },
    { id: "own", name: "own", version: "1.0.0", license: null, source: null },
  ];
  assert.deepEqual(refusedCrates(packages, new Set(["a", "b", "c", "own"])), [
    "b 1.0.0 has the licence (none)",
    "c 2.0.0 comes from git+https://example.org/c",
  ]);
});
