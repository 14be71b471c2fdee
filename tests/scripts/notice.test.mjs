// NOTICE, and the dependencies that it names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { unused } from "../../scripts/layers/dependencies.mjs";
import { chosen } from "../../scripts/notice/crates.mjs";
import { differs, render } from "../../scripts/notice/notice.mjs";
import { closure } from "../../scripts/notice/npm.mjs";
import { noticesIn, ownNotices } from "../../scripts/notice/own.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";

const text = (file, words) => ({ file, text: words });

test("a text that two packages share is printed once, under a number that both name", () => {
  const crates = [
    { name: "one", version: "1.0.0", licence: "MIT", texts: [text("LICENSE", "be kind")] },
    {
      name: "two",
      version: "2.0.0",
      licence: "MIT",
      texts: [text("LICENSE", "be kind"), text("NOTICE", "by Ann")],
    },
    {
      name: "none",
      version: "3.0.0",
      licence: "MIT",
      authors: ["Bo"],
      repository: "https://example.org",
      texts: [],
    },
  ];
  const own = [{ name: "old math", text: "freely granted\n\nas is", files: ["src/a.rs"] }];
  const notice = render({
    crates,
    packages: [{ name: "js", version: "4.0.0", licence: "ISC", texts: [] }],
    own,
  });
  assert.equal(notice.match(/^be kind$/gm).length, 1);
  assert.match(notice, /^ {2}two 2\.0\.0: MIT; texts 1, 2$/m);
  assert.match(notice, /^Text 1, of one 1\.0\.0, two 2\.0\.0$/m);
  assert.match(notice, /^ {2}none 3\.0\.0: MIT; it packs no text of it; Bo; https:\/\/example\.org$/m);
  assert.match(notice, /old math, in src\/a\.rs:\n\n {4}freely granted\n\n {4}as is\n/);
  assert.throws(
    () => render({ crates: [{ name: "x", version: "1", texts: [] }], packages: [], own }),
    /names no licence/,
  );
});

test("a stale file is told by its first line that differs", () => {
  assert.deepEqual(differs("a\nb\n", "a\nb\n"), []);
  assert.match(differs("a\nb\n", "a\nc\n")[0], /from line 2 on \(found "b", expected "c"\)/);
  assert.match(differs("a", "a\nc")[0], /from line 2 on/);
});

test("of several licences to choose from MIT is taken, of several that all hold none is left out", () => {
  const files = [text("LICENSE-APACHE", ""), text("LICENSE-MIT", ""), text("LICENSE-UNICODE", "")];
  const names = (licence, texts) => chosen(licence, texts).map(({ file }) => file);
  assert.deepEqual(names("(MIT OR Apache-2.0) AND Unicode-3.0", files), ["LICENSE-MIT", "LICENSE-UNICODE"]);
  assert.deepEqual(names("MIT/Apache-2.0", files.slice(0, 2)), ["LICENSE-MIT"]);
  assert.deepEqual(names("MIT", [text("COPYING.BSD", "")]), ["COPYING.BSD"]);
  assert.deepEqual(names("Apache-2.0", files.slice(0, 1)), ["LICENSE-APACHE"]);
});

test("what a package depends on is found as Node finds it", () => {
  const lock = {
    "node_modules/a": { dependencies: { b: "1", c: "1" } },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
    "node_modules/b": {},
    "node_modules/c": {},
    "node_modules/unrelated": {},
  };
  assert.deepEqual(closure(["a"], lock), [
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/c",
  ]);
  assert.throws(() => closure(["d"], lock), /names no d, which www\/src imports/);
});

test("notices in sources end where the comment does, and NOTICE has each of them", () => {
  const source = "//! A file.\n\n// Notice of X:\n// Copyright X\n//\n// as is\nuse y;\n// other\n";
  assert.deepEqual(noticesIn(source), [{ name: "X", text: "Copyright X\n\nas is" }]);
  const notice = readFileSync(join(ROOT, "NOTICE"), "utf8");
  const own = ownNotices();
  assert.ok(own.some(({ name, files }) => name === "fdlibm" && files.includes("src/op/math/logarithm.rs")));
  for (const { name, files } of own) assert.ok(notice.includes(`  ${name}, in ${files.join(", ")}:`), name);
});

test("every file that says that it follows a published library carries a notice", () => {
  const carrying = new Set(ownNotices().flatMap(({ files }) => files));
  for (const name of [
    "logarithm",
    "powers",
    "exponential",
    "trigonometric",
    "inverse",
    "hyperbolic",
    "special",
  ])
    assert.ok(carrying.has(`src/op/math/${name}.rs`), name);
});

test("the package packs NOTICE", () => {
  const { files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  assert.ok(files.includes("NOTICE"));
});

test("a dependency that no path names is unused", () => {
  const packages = [
    { name: "md-5", targets: [{ name: "md5", kind: ["lib"] }] },
    { name: "half-used", targets: [{ name: "half_used", kind: ["rlib"] }] },
  ];
  const dependencies = [{ name: "md-5" }, { name: "half-used" }];
  assert.deepEqual(unused(dependencies, packages, "use md5::Digest;"), ["half-used"]);
  assert.deepEqual(unused(dependencies, packages, "md5::x(); half_used::y();"), []);
  assert.deepEqual(unused([{ name: "md-5", rename: "digest-5" }], packages, "digest_5::z()"), []);
});
