// Which functions of the catalog are compared: those that compute a result from their arguments alone.
import { readFileSync } from "node:fs";

const text = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Families whose functions draw, touch files, raise errors on purpose, or ask what a program's state is. */
const OTHER_FAMILIES = new Set([
  "Graphics",
  "Files",
  "Device",
  "Testing",
  "Errors",
  "Language",
  "Validation",
]);

/** Functions of those families that compute a result. */
const COMPUTING = new Set(
  [
    "cylinder ellipsoid peaks sphere", // with outputs they draw nothing
    "deal feval func2str nthargout str2func vectorize", // of what they are given alone
    "nargchk",
  ]
    .join(" ")
    .split(" "),
);

/** Functions of the other families that do not. */
const NOT_COMPUTING = new Set(
  [
    "rand rande randg randi randn randp randperm rng arma_rnd discrete_rnd empirical_rnd", // random numbers
    "clock cputime date now tic toc time timeit calendar", // the time
    "ctime gmtime localtime mktime strftime asctime strptime", // the time zone, and names of the locale
    "events methods properties enumeration metaclass superclasses ismethod isprop", // classes, which one is told apart from the other by
    "inferiorto superiorto isjava isobject is_sq_string is_dq_string",
    "stdout stderr filesep pathsep", // the machine
    "fdisp fprintf fputs printf puts celldisp disp display", // they print, and tests of their own compare that
    "gallery", // a few of Octave's many matrices
    "optimset optimget odeset odeget optimoptions", // lists of options, which each names itself
    "list_primes", // takes a count, and minutes for a large one
  ]
    .join(" ")
    .split(" "),
);

/**
 * The functions that are compared, as { name, family, forms }, in the order of the catalog. Families are the chapters of
 * docs/functions.md, forms are what the catalog's help shows.
 */
export function functions(reference = text("docs/functions.md"), catalog = text("www/src/functions.json")) {
  const families = chapters(reference);
  return JSON.parse(catalog)
    .map(({ name, forms }) => ({ name, family: families.get(forms[0]) ?? "", forms }))
    .filter(({ name, family }) => inScope(name, family));
}

export function inScope(name, family) {
  if (name.includes(".")) return false;
  if (OTHER_FAMILIES.has(family)) return COMPUTING.has(name);
  return family !== "" && !NOT_COMPUTING.has(name);
}

/** The family of each function, by its first form. */
export function chapters(reference) {
  const families = new Map();
  let family = "";
  for (const line of reference.split("\n")) {
    family = /^## (.*\S)/.exec(line)?.[1] ?? family;
    // A bar within a table is escaped.
    const form = /^\| `(.*?)` \| /.exec(line)?.[1];
    if (form) families.set(form.replaceAll("\\|", "|"), family);
  }
  return families;
}
