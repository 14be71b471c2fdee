// Calls of the catalog's functions, made from a seed: call k of a function is always the same, whichever others are made.
// First each documented form, then each call of harvest.mjs, then those varied.
import { Dice } from "./dice.mjs";
import { formsOf } from "./forms.mjs";
import { harvest, tests, texts } from "./harvest.mjs";
import { KINDS } from "./kinds.mjs";
import { kindOf } from "./parameters.mjs";
import { functions } from "./scope.mjs";

/** No call asks for more outputs. */
const MOST_OUTS = 4;
/** Names that arguments may hold beside functions in scope. */
const CONSTANTS = ["true", "false"];

/**
 * Makes calls: `names` in order, `call(name, k)` as { name, k, call, outs }, and `tested(name)`, those of the tests, as they are,
 * with a k below 0. Of the functions in scope only those that `has` says the other side has are called, and stand in arguments.
 */
export function generator(seed, has = () => true) {
  const all = functions().filter(({ name }) => has(name));
  const known = new Set([...all.map(({ name }) => name), ...CONSTANTS]);
  const names = all.map(({ name }) => name);
  const [varied, asTheyAre] = [texts(), tests()].map((some) => harvest(names, known, some));
  const made = new Map(all.map((f) => [f.name, maker(seed, f, formsOf(f), varied.get(f.name))]));
  return {
    names,
    families: new Map(all.map((f) => [f.name, f.family])),
    call: (name, k) => made.get(name)(k),
    tested: (name) => asTheyAre.get(name).map((found, i) => ({ ...calling(name, found), k: -1 - i })),
  };
}

/** A call with its arguments as a text. */
const calling = (name, { args, outs }) => ({
  name,
  call: args.length > 0 ? `${name}(${args.join(", ")})` : name,
  outs: Math.min(MOST_OUTS, outs),
});

/** Makes call k of one function. */
export function maker(seed, f, forms, harvested) {
  const most = Math.min(
    MOST_OUTS,
    Math.max(0, ...forms.map(({ outs }) => outs), ...harvested.map(({ outs }) => outs)),
  );
  return (k) => {
    const dice = new Dice(seed, f.name, k);
    const outsOf = (outs) => (most === 0 ? 0 : Math.min(most, Math.max(1, outs)));
    const made = (call, outs) => ({ name: f.name, k, call, outs });
    const called = (found) => ({ ...calling(f.name, found), k });
    if (k < forms.length) return fromForm(forms[k], outsOf(forms[k].outs));
    const at = k - forms.length;
    if (at < harvested.length) return called({ ...harvested[at], outs: outsOf(harvested[at].outs) });
    const way = dice.below(16);
    if (harvested.length > 0 && way < 9) {
      const { args, outs } = dice.one(harvested);
      return called({ args: varied(args, dice), outs: otherOuts(outs) });
    }
    if (forms.length > 0) {
      const form = dice.one(forms);
      return fromForm(form, otherOuts(form.outs), way === 15 ? 2 : 20);
    }
    return called({ args: [KINDS.any(dice)], outs: outsOf(1) });

    function otherOuts(outs) {
      return outsOf(dice.once(4) ? 1 + dice.below(Math.max(1, most)) : outs);
    }
    function fromForm({ params, expression, outs: _ }, outs, wild = 1000) {
      const draw = (parameter) => {
        const kind = dice.once(wild) ? "any" : kindOf(parameter, f);
        return KINDS[kind](dice);
      };
      if (expression !== undefined)
        return made(
          expression.replace(/[A-Za-z]\w*/g, (name) => `(${draw(name)})`),
          outs,
        );
      return called({ args: params.flatMap((param, i) => argument(param, params[i - 1], dice, draw)), outs });
    }
  };
}

/** What one parameter of a form becomes: none, one or several arguments. */
function argument(param, before, dice, draw) {
  if (param === "...") {
    const again = before === undefined || /^['[{]/.test(before) ? "x" : before;
    return Array.from({ length: dice.below(3) }, () => draw(again));
  }
  const choices = param.split("|").map((choice) => choice.trim());
  if (choices.every((choice) => /^(['"].*['"]|\.\.\.)$/.test(choice)))
    return [dice.one(choices.filter((choice) => choice !== "..."))];
  if (param === "[]" || /^\d+$|^(true|false)$/.test(param)) return [param];
  if (param.startsWith("["))
    return [
      `[${param
        .slice(1, -1)
        .split(/[\s,]+/)
        .filter((p) => p !== "...")
        .map(() => 1 + dice.below(3))
        .join(" ")}]`,
    ];
  return [draw(param.replace(/\.\.\.$/, ""))];
}

const CASTS = ["single", "single", "single", "double", "int32", "uint8", "int8", "logical"];
const SHAPED = [
  (x) => `(${x}).'`,
  (x) => `-(${x})`,
  (x) => `(${x})+0.5`,
  (x) => `(${x})*2`,
  (x) => `(${x})*(1+2i)`,
  (x) => `cat(3,${x},${x})`,
  (x) => `[${x};${x}]`,
  (x) => `[${x} ${x}]`,
  (x) => `(${x})*0`,
  (x) => `(${x})/0`,
  (x) => `(${x})*1e10`,
];
const RESPELLED = [
  (x) => `{${x}}`,
  (x) => `upper(${x})`,
  (x) => `[${x} ${x}]`,
  () => "''",
  (x) => `{${x},${x}}`,
];

/** The arguments of a call with one or two of them changed. */
function varied(args, dice) {
  const changed = [...args];
  for (let times = dice.once(3) ? 2 : 1; times > 0; times--) {
    const way = dice.below(24);
    if (way === 0) changed.pop();
    else if (way === 1) changed.push(KINDS[dice.one(["count", "array", "class", "dim"])](dice));
    else if (changed.length > 0) {
      const at = dice.once(2) ? 0 : dice.below(changed.length);
      changed[at] = way < 4 ? KINDS[way === 2 ? "any" : "array"](dice) : variant(changed[at], dice);
    }
  }
  return changed;
}

function variant(text, dice) {
  if (/^(@|struct\b|containers|substruct|mkpp)/.test(text)) return dice.once(8) ? KINDS.any(dice) : text;
  if (/^['"{]/.test(text)) return dice.once(3) ? dice.one(RESPELLED)(text) : text;
  return dice.once(2) ? `${dice.one(CASTS)}(${text})` : dice.one(SHAPED)(text);
}
