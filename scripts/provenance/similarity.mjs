// How much of one source text is found in another, beyond what the language makes everybody write.
//
// A text is read as tokens (tokens.mjs). A *gram* is a run of seven tokens in which locals are numbered by their first
// appearance within the run, so that neither the name of a variable nor how many came before it counts.
// A gram that more than COMMON files of the other library hold is an *idiom* (`if nargin < 2 …`, `for k = 1:n`): it is
// nobody's expression and is left out of both sides. The similarity of ours to theirs is, of the places in our text at which
// a gram begins that is no idiom, the share whose gram occurs anywhere in theirs: 0 where nothing is shared, 1 where
// all of ours is in theirs. What theirs holds besides does not count.
import { tokensOf } from "./tokens.mjs";

const GRAM = 7;
const COMMON = 4;

/** The grams of a source text, one a place. */
export function gramsOf(source) {
  const tokens = tokensOf(source);
  const grams = [];
  for (let from = 0; from + GRAM <= tokens.length; from++) {
    const numbers = new Map();
    const run = tokens.slice(from, from + GRAM).map((token) => {
      if (!token.startsWith("$")) return token;
      if (!numbers.has(token)) numbers.set(token, numbers.size + 1);
      return `$${numbers.get(token)}`;
    });
    grams.push(run.join(" "));
  }
  return grams;
}

/** The grams that more than COMMON of these files hold; a file is the Set of its grams. */
export function idiomsOf(files) {
  const holders = new Map();
  for (const grams of files) for (const gram of grams) holders.set(gram, (holders.get(gram) ?? 0) + 1);
  return new Set([...holders].filter(([, count]) => count > COMMON).map(([gram]) => gram));
}

/** { share, shared }: how much of our text is among their grams (a Set), as a share and as a number of places. */
export function similarity(ours, theirs, idioms = new Set()) {
  const grams = gramsOf(ours).filter((gram) => !idioms.has(gram));
  const shared = grams.filter((gram) => theirs.has(gram)).length;
  return { share: grams.length === 0 ? 0 : shared / grams.length, shared };
}
