// The measure of npm run provenance, on made-up texts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, LIMIT, reviewed, verdict } from "../../scripts/provenance/compare.mjs";
import { gramsOf, idiomsOf, similarity } from "../../scripts/provenance/similarity.mjs";
import { tokensOf } from "../../scripts/provenance/tokens.mjs";

const OURS = `function total = heights(list, step)
  % Adds what is above the step.
  if nargin < 2, error('MATLAB:minrhs', 'heights: not enough'); end
  total = 0;
  for k = 1:numel(list)
    if list(k) > step
      total = total + (list(k) - step) ^ 2;
    end
  end
  total = sqrt(total) / numel(list);
end`;
const RENAMED = `## a licence
function s = heights (v, t = 1)
  if (nargin < 2)
    print_usage ();
  endif
  s = 0;   # the sum
  for i = 1:numel (v)
    if (v(i) > t)
      s += (v(i) - t) ^ 2;
    endif
  endfor
  s = sqrt (s) / numel (v);
endfunction
%!assert (heights ([1, 2], 1), 0.5)
`;
const OTHERWISE = `function total = heights(list, step)
  above = max(list - step, 0);
  total = norm(above(:)) / numel(above);
end`;

const share = (ours, theirs) => similarity(ours, new Set(gramsOf(theirs))).share;

test("locals with other names, comments, tests and spellings are the same text", () => {
  // What is left is the default value of a parameter.
  assert.ok(share(OURS, RENAMED) > 0.9, `${share(OURS, RENAMED)}`);
});

test("another structure for the same result is another text", () => {
  // The head of the function alone.
  assert.ok(share(OTHERWISE, RENAMED) < LIMIT, `${share(OTHERWISE, RENAMED)}`);
});

test("what is shared counts by our length, not by theirs", () => {
  const twice = `${RENAMED}\n${OTHERWISE.replaceAll("heights", "others")}`;
  assert.equal(share(RENAMED, twice), 1);
  assert.ok(share(twice, RENAMED) < 0.9);
});

test("a function's name stays, a parameter's does not", () => {
  assert.deepEqual(tokensOf("f = @(x) cosh (x) .* a;"), tokensOf("f = @(x) cosh(x).*a"));
  assert.deepEqual(tokensOf("f = @(x) cosh (x);"), "$f = @ ( $x ) cosh ( $x ) ;".split(" "));
  assert.deepEqual(tokensOf("[a, b(2).c] = g (d.a);"), "[ $a , $b ( 2 ) . c ] = g ( d . a ) ;".split(" "));
});

test("quotes after an operand transpose, elsewhere they begin a text", () => {
  assert.deepEqual(tokensOf("x = y' + [z' 'it''s'];"), [
    "$x",
    "=",
    "y",
    "'",
    "+",
    "[",
    "z",
    "'",
    "'it''s'",
    "]",
    ";",
  ]);
  assert.deepEqual(tokensOf('s = "a % b"; % c'), ["$s", "=", "'a % b'", ";"]);
});

test("calls that raise a message vanish, with what they are given", () => {
  const bare = tokensOf("if x, end\ny = 1;");
  assert.deepEqual(tokensOf("if x\n error ('a (b', c(1));\nend\ny = 1;"), bare);
  assert.deepEqual(tokensOf("if (! x) warning ('off'); endif"), tokensOf("if ~x, end"));
});

test("comments in blocks and continued lines", () => {
  assert.deepEqual(tokensOf("a = 1 + ... more\n 2;\n%{\n b = 3;\n%}\nc = 4;"), tokensOf("a = 1 + 2\nc = 4"));
});

test("an idiom that many files hold counts for nothing", () => {
  const idiom = "for k = 1:numel (x)\n y = 0;\nend";
  const file = (n) => new Set(gramsOf(`${idiom}\nz = gamma (${n}) + sin (${n}) * cos (${n});`));
  const idioms = idiomsOf([1, 2, 3, 4, 5].map(file));
  assert.ok(idioms.size > 0);
  assert.equal(similarity(idiom, file(1), idioms).share, 0);
  assert.equal(similarity(idiom, file(1)).share, 1);
});

test("only a namesake counts, and a reason excuses one text and no other", () => {
  const theirs = [{ name: "heights", grams: new Set(gramsOf(RENAMED)) }];
  const texts = [
    { name: "heights", text: OURS },
    { name: "depths", text: OURS },
  ];
  const without = compare(texts, theirs, new Map());
  assert.equal(without.namesakes, 1);
  assert.deepEqual(
    without.similar.map(({ name }) => name),
    ["heights"],
  );
  assert.match(verdict(without.similar, new Map()).join(), /^heights\.m is \d+ % like Octave's/);
  const reasons = reviewed("# a comment\nheights: the standard prints this loop\n");
  assert.deepEqual(verdict(compare(texts, theirs, reasons).similar, reasons), []);
  assert.match(verdict([], reasons).join(), /excuses heights, which needs no excuse/);
  assert.throws(() => reviewed("heights\n"), /expected "name: reason"/);
});
