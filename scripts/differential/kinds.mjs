// Kinds of arguments: each draws a text.
import {
  CELLS,
  CHARS,
  COMPLEX,
  EMPTIES,
  HANDLES,
  LOGICAL,
  lines,
  MAPS,
  MATRICES,
  NO_TEXTS,
  ROWS,
  SCALARS,
  SOLIDS,
  SPECIAL,
  SPECIAL_MATRICES,
  SPECIAL_ROWS,
  STRUCTS,
  TEXT_LISTS,
  TEXTS,
  WHOLE,
  words,
} from "./data.mjs";

const columns = (rows) => rows.map((row) => `(${row})'`);

const SHAPES = [
  [20, SCALARS],
  [22, ROWS],
  [10, columns(ROWS)],
  [22, MATRICES],
  [8, SOLIDS],
  [9, EMPTIES],
];
const SPECIAL_SHAPES = [
  [10, SPECIAL],
  [8, SPECIAL_ROWS],
  [3, columns(SPECIAL_ROWS)],
  [6, SPECIAL_MATRICES],
];

const plain = (dice) => dice.one(dice.weighted(SHAPES));
const special = (dice) => dice.one(dice.weighted(SPECIAL_SHAPES));

/** Doubles mostly, singles now and then. */
const floats = (draw) => (dice) => (dice.once(7) ? `single(${draw(dice)})` : draw(dice));
/** One of a text's words, of its lines. */
const word = (text) => {
  const list = words(text);
  return (dice) => dice.one(list);
};
const line = (text) => {
  const list = lines(text);
  return (dice) => dice.one(list);
};
/** Mostly the first, once in n times the second. */
const rarely = (n, often, seldom) => (dice) => (dice.once(n) ? seldom(dice) : often(dice));
const of = (list) => (dice) => dice.one(list);
const integer = (classes) => (dice) => `${dice.one(words(classes))}(${dice.one(WHOLE)})`;

/** Numbers of any class and shape. */
const array = (dice) =>
  dice.weighted([
    [48, plain],
    [12, special],
    [10, (d) => `single(${rarely(6, plain, special)(d)})`],
    [14, integer("int8 uint8 int32")],
    [6, of(LOGICAL)],
    [3, of(CHARS)],
    [7, rarely(5, of(COMPLEX), (d) => `single(${d.one(COMPLEX)})`)],
  ])(dice);

const row = floats(rarely(8, of(ROWS), rarely(2, of(SPECIAL_ROWS), of(SCALARS))));
const column = floats(rarely(8, of(columns(ROWS)), of(columns(SPECIAL_ROWS))));

const text = (dice) =>
  dice.weighted([
    [62, of(TEXTS)],
    [18, of(TEXT_LISTS)],
    [5, word('"abc" "Hello" "a,b" "12" "aXb"')],
    [4, of(NO_TEXTS)],
  ])(dice);

const cell = rarely(3, of(CELLS), of(TEXT_LISTS));

const any = (dice) =>
  dice.weighted([
    [10, array],
    [4, text],
    [2, cell],
    [2, of(STRUCTS)],
    [1, of(HANDLES)],
    [1, of(MAPS)],
  ])(dice);

export const KINDS = {
  any,
  array,
  real: floats(rarely(6, plain, special)),
  scalar: floats(rarely(8, of(SCALARS), of(SPECIAL))),
  row,
  column,
  vector: (dice) =>
    dice.weighted([
      [5, row],
      [3, column],
      [1, of(COMPLEX)],
    ])(dice),
  three: floats(
    word("[1;2;3] [3;1;-2] [0.5;0;4] [1;1;1] [1,2,3] [4,5,6] [1;2] [1;NaN;2] 4 [1,2;3,4;5,6] magic(3)"),
  ),
  matrix: floats((dice) =>
    dice.one(
      dice.weighted([
        [16, MATRICES],
        [2, SPECIAL_MATRICES],
        [3, COMPLEX],
        [2, SCALARS],
        [1, ROWS],
        [1, EMPTIES],
      ]),
    ),
  ),
  square: floats(
    rarely(
      7,
      word(`[4,1;2,3] [2,1;1,3] [1,2;3,4] magic(3) magic(4) [2,-1,0;-1,2,-1;0,-1,2] [0,1;-1,0] [1,2;2,4]
        [4,1,0;1,3,1;0,1,2] eye(3) [1,2,3;0,4,5;0,0,6] hilb(3) [2,1i;-1i,3] [1,0.5;0.25,1] diag([3,1,2])
        [5,4,2;1,3,3;2,0,1]`),
      word(`1 [] 0 -2 NaN [1,NaN;2,3] [1,2,3;4,5,6] [1,Inf;0,1] zeros(3) 2i [1,2i;3,4i] int32([1,2;3,4])
        [1,2;3,4]*1e200 [1,2;3,4]*1e-300 [3,4;3,4]*1e-300`),
    ),
  ),
  triangular: floats(
    word("[2,1;0,3] [1,2,3;0,4,5;0,0,6] eye(2) [4,0;0,1] [2,1i;0,3] chol([4,1,0;1,3,1;0,1,2]) 2 [1,2;3,4]"),
  ),
  positive: floats(
    word(`1 2 0.5 0.1 3 10 0 [0.1,0.5,0.9] [1,2,3] [0.5;2;5] [0.25,0.5;0.75,1] -1 -0.5 NaN Inf 25 100 []
      [1,NaN,3] 1e-3 30.5 1.5 7`),
  ),
  probability: floats(
    word("0.5 0.1 0 1 [0.25,0.5,0.75] [0.1;0.9] 0.99 1e-3 -0.1 1.5 NaN [] [0,0.5;1,0.3] 1e-10 0.3"),
  ),
  whole: rarely(
    8,
    word(
      "0 1 2 6 12 17 30 97 100 [1,2,3] [12,18,7] [4;6;9] [1,2;3,4] -4 2.5 NaN [] Inf [6,35;10,15] 360 1001",
    ),
    integer("int32 uint8 int8 single"),
  ),
  count: rarely(
    5,
    word("0 1 1 2 2 3 3 4 4 5 6 8 10"),
    word("-1 2.5 NaN [] single(3) int32(3) uint8(2) true [2,3] 'a'"),
  ),
  few: rarely(6, word("1 2 3 1 2 3 2 0 4 -1"), word("1.5 single(2) int8(1) [] [1,2]")),
  dim: rarely(6, word("1 2 3 1 2 1 2 4"), word("0 1.5 -1 [] [1,2] int32(2) single(1) NaN")),
  size: rarely(
    6,
    word("[2,3] [3,3] [1,4] [4,1] [2,3,2] [0,3] [2,2] 3 [6,1] [2,0] [3,2] [12,1] [1,1,3]"),
    word("int32([2,3]) [2,-1] [2,2.5] []"),
  ),
  permutation: word("[2,1] [1,2] [2,1,3] [3,1,2] [1,3,2] [3,2,1] [2,1,4,3] [1,1] 1 [0,1] []"),
  subscripts: word(
    "[1;2;1;3] [1,1;2,2;1,1] [1;1;1] [2;2] 1 [3;1;2] [1,2;2,1] int32([1;2;1]) [0;1] [1.5;2] [] [1,2,3]",
  ),
  index: rarely(
    6,
    word("1 2 3 4 6 [1,2] [1,2,3] [1;2] [1,2;3,4] 7"),
    word("0 100 1.5 int32(2) [] -1 NaN true"),
  ),
  integers: rarely(
    2,
    word("0 1 5 12 [1,2,3] [12,10;6,3] 255 2^40 [7;8] true [true,false] -1 1.5 2^53 [] single(5)"),
    integer("uint8 int8 int32 uint16"),
  ),
  tolerance: word("1e-6 0.1 0 1e-12 [] 1 -1 NaN single(1e-3) 0.5"),
  class: word(`'double' 'single' 'int8' 'uint8' 'int32' 'logical' 'char' 'double' 'single' 'int64' 'uint16'
    'cell' 'foo' 'numeric' 'float'`),
  text,
  texts: rarely(6, of(TEXT_LISTS), text),
  part: rarely(
    6,
    line("'a'\n'b'\n'abc'\n' '\n','\n'X'\n'o'\n''\n'l'\n'1'\n'lo'\n'.'\n'zz'\n'_'"),
    line("{'a','b'}\n{' '}\n{'X','o'}\n{}\n\"a\"\n1"),
  ),
  pattern: line(`
    '[a-z]+'
    '\\d+'
    '(\\w)(\\w)'
    'a'
    ''
    '(?<x>\\w+)\\s*(?<y>\\w*)'
    '^a'
    'X'
    '[^,]*'
    '.'
    'a|b'
    '(a)?b'
    '\\s'
    '(?i)HELLO'
    'o(?=r)'
    '[aeiou]'
    '$'
    {'a','b'}
  `),
  replacement: line("'$1'\n'-'\n''\n'<$0>'\n'$2$1'\n'x\\n'\n{'1','2'}\n'\\$'"),
  format: line(`
    '%d'
    '%5.2f'
    '%s'
    '%g'
    '%d,'
    '%d %s\\n'
    '%x'
    '%e'
    '%i|'
    '%-6s|'
    '%+d'
    '%05d'
    '%c'
    '%%'
    'abc'
    '%5s'
    '%o'
    '%u'
    '%.3g '
    '%*d'
    '%f'
    ''
  `),
  scan: line("'%d'\n'%f'\n'%s'\n'%d %d'\n'%g,'\n'%c'\n'%*d %f'\n'%2d'\n'%[a-z]'\n'%d,%d'\n'%x'\n''"),
  base: word("2 8 10 16 36 3 1 37 'ab' '0123' 2.5 []"),
  digits: line("'101'\n'FF'\n'ff'\n'777'\n'12'\n'xyz'\n''\n{'1','10'}\n'1 0'\n['10';'11']\n'-5'\n'1F'\n5"),
  name: word("'a' 'b' 'x' 'abc' '1a' '' 'a_b' 'end' 'foo' {'a','b'} 'A' 'a.b'"),
  boolean: rarely(8, word("true false 1 0"), word("[] 'a' 2")),
  handle: of(HANDLES),
  reducer: line("@sum\n@max\n@(x) numel(x)\n@mean\n@(x) {x}\n@min\n@prod\n[]\n@(x) x(1)\n@std"),
  binary: word("@plus @minus @times @max @(a,b)a+b @power @eq @atan2 @rdivide @and"),
  /** Smooth functions of one, two and three variables. */
  curve: line(`
    @(x) x.^2
    @sin
    @(x) exp(-x.^2)
    @cos
    @(x) 1 ./ (1 + x.^2)
    @(x) x - 0.5
    @(x) x.^3 - 2*x - 1
    @(x) 1 + 0*x
    @exp
  `),
  surface: line("@(x, y) x .* y\n@(x, y) cos(x) .* exp(y)\n@(x, y) x.^2 + y\n@(x, y) 1 + 0*x + 0*y"),
  solid: line("@(x, y, z) x + y + z\n@(x, y, z) x .* y .* z\n@(x, y, z) 1 + 0*x + 0*y + 0*z"),
  bound: word("0 1 2 -1 0 1 0.5 0 1 3"),
  increasing: floats(word("[1,2,3,4] [1;2;3;4] 1:5 [0,0.5,1.5,4] [0;1;3;4] [1,2,3] [4,3,2,1] [1,1,2,3]")),
  samples: floats(
    word("[10,20,15,30] [1;4;9;16] [3,1,4,1,5] [1,2,3,4] [1,NaN,3,4] [1,2;3,4;5,6;7,8] [2,4,8] [1i,2,3,4]"),
  ),
  queries: floats(word("2.5 [1.5,2.5] [1.5;2.5] [0,5] 1 4 [] [1.2,2.3;3.1,3.9] NaN [1,2,3] 2:0.5:3 3.75")),
  field: floats(word("magic(4) [1,2,3;4,5,6;7,8,10] reshape(1:8,2,2,2) [1,2;3,4] magic(3)")),
  polynomial: floats(
    rarely(
      5,
      word("[1,2,1] [1,-3,2] [2,0,-1,5] 1 [0,0,1,2] [1,2,3,4] 3 [1,0] [0.5,-1.5,1] [1,-6,11,-6] [1,0,1]"),
      word("[] 0 [1;2;1] [1,1i] [1,NaN] [1,2;3,4] [0,0]"),
    ),
  ),
  scattered: floats(
    word("[0,1,1,0] [0,2,1] [0;1;1;0] [0,1,2,1,0.5] [1,2,3] [0.2,0.9,0.4] [0,0,1,1] 0.5 [] [0,0.5,NaN]"),
  ),
  colors: word(`[0.2,0.4,0.6] [1,0,0;0,1,0;0,0,1] [0,0,0;0.5,0.5,0.5;1,1,1] jet(4) [0.1,0.9,0.3;0.7,0.2,0.5]
    [] [1,2] uint8([255,0,128])`),
  picture:
    word(`[0,0.5;1,0.25] uint8([0,128;255,64]) [1,2;3,1] [true,false;false,true] uint16([0,65535;300,5])
    single([0,0.5;1,0.3]) reshape((0:11)/11,2,2,3) int16([0,100;-100,5]) uint8(reshape(0:20:220,2,2,3)) []`),
  cell: rarely(8, cell, any),
  struct: rarely(8, of(STRUCTS), any),
  map: of(MAPS),
  date: line(`
    738000
    738000.75
    [2024 2 29]
    [2020 1 15 10 30 45]
    '2024-02-29'
    '01-Mar-2021'
    '2021-03-01 12:34:56'
    [738000;738001.5]
    [1999 12 31 23 59 59]
    0
    NaN
    []
    '03/15/2020'
  `),
  year: word("2024 2023 2000 1900 [2020,2021,2024] 0 -4 [] 2024.5 NaN"),
  month: word("1 2 12 [1,2,3] 13 0 6 2.5"),
};
