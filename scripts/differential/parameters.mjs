// Which kind of argument a parameter of a documented form takes, by its name, its family and its function.

/** "name name: kind", a line each. */
const table = (text) => {
  const kinds = new Map();
  for (const line of text.trim().split("\n")) {
    const [names, kind] = line.split(":").map((part) => part.trim());
    for (const name of names.split(" ")) kinds.set(name, kind);
  }
  return kinds;
};

const EVERYWHERE = table(`
  x y z A B C X Y a b v V u I M: array
  n m k digits wlen len width phase most least: count
  d p l j i: few
  dim d1 d2: dim
  sz sizes dims: size
  order: permutation
  class type keyType: class
  tol tolerance: tolerance
  f func function h: handle
  str text str1 str2 s t part: text
  pat delim delims chars: part
  expr pattern: pattern
  rep: replacement
  format: format
  name field: name
  names: texts
  tf strip_empty overlap deblank: boolean
  c: cell
  subs: subscripts
  date: date
  year: year
  month day: month
  mask: boolean
  object value default args: any
`);

const OF_FAMILY = new Map(
  Object.entries({
    Construction: `c r: vector
      a b step: scalar`,
    Exponents: "n: few",
    Complex: "z: array",
    Bits: `a b A c: integers
      n k value: index`,
    "Special functions": `x a b z nu y u m: positive
      n k: few
      p: probability`,
    Reductions: "k: few",
    Statistics: `p: probability
      v weights data: row
      mu sigma: positive
      x y X Y: real
      opt flag weight: few
      edges: increasing
      g: subscripts`,
    "Sorting and sets": `a b s: any
      k: few
      columns: few`,
    "Indexing and reshaping": `k i j n r c l: few
      sz: size`,
    "Linear algebra": `A B C M T S X U V a: square
      b: column
      R Q: triangular
      x y u v: vector
      p d: few
      i j k n: few
      t: count`,
    Polynomials: `p c a b u v r y q: polynomial
      x: real
      A X C0 C1: square
      n k: few`,
    Interpolation: `x y1 y2: increasing
      y: samples
      xi yi zi x1 x2 xq yq: queries
      v z: field
      breaks: increasing
      coefs: matrix
      n m d: few`,
    Calculus: `f: curve
      a b xa xb ya yb za zb: bound
      x: increasing
      y: samples
      h hx hy: positive
      v vx vy vz: field
      M: field`,
    Optimisation: `f: curve
      a b x0: bound
      C: square
      d: column`,
    "Fourier and filters": `b a: polynomial
      x y: vector
      n m k: count
      p z: polynomial
      beta: positive
      u v: row
      freq rate sec ampl T N: few`,
    "Number theory": `n q a b k set v: whole
      x: real`,
    Geometry: `x y z xv yv theta r phi: scattered
      xi yi: queries
      angle: scalar
      a b: row`,
    Strings: `A x: array
      n k: few
      d: whole
      X X1 X2: text
      c: texts
      base: base`,
    "Cells and structs": `s: struct
      c C D: cell
      A X: any
      f: handle
      name: name
      from to: index`,
    Maps: `m: map
      key keys: name
      values: cell`,
    Classes: "x: any",
    Dates: "n: whole",
    Images: `map rgb hsv: colors
      I X: picture
      n: count
      beta: scalar`,
  }).map(([family, text]) => [family, table(text)]),
);

const OF_FUNCTION = new Map(
  Object.entries({
    accumarray: `vals: vector
      f: reducer
      fill: scalar`,
    accumdim: `vals: matrix
      f: reducer
      fill: scalar
      n: count`,
    arrayfun: "X Y: array",
    base2dec: "s: digits",
    bin2dec: "s: digits",
    hex2dec: "s: digits",
    hex2num: "s: digits",
    bsxfun: "f: binary",
    cross: "x y: three",
    cart2sph: "x y z: scattered",
    cellslices: "A: array",
    circshift: "n: few",
    dblquad: "f: surface",
    integral2: "f: surface",
    quad2d: "f: surface",
    integral3: "f: solid",
    triplequad: "f: solid",
    findstr: "s t: part",
    ind2sub: "k: index",
    sub2ind: "i j: index",
    interp1: "v: samples",
    isa: "x: any",
    ismember: "a: any",
    isfield: "s: struct",
    legendre: `n: few
      x: probability`,
    linspace: "n: count",
    logspace: "n: count",
    mat2cell: "d1 d2: few",
    mpower: "b: few",
    movfun: "f: reducer",
    ndgrid: "x1 x2: row",
    norm: `x: matrix
      p: few`,
    num2cell: "dims: dim",
    repmat: "m n: count",
    round: "digits: few",
    setfield: "v: any",
    getfield: "s: struct",
    sscanf: "format: scan",
    strread: "format: scan",
    textscan: "format: scan",
    sprintf: "A: any",
    num2str: "precision: count",
    mat2str: "n: count",
    strncmp: "a b: text",
    strncmpi: "a b: text",
    strcmp: "a b: text",
    strcmpi: "a b: text",
    strrep: "old new: part",
    strtrunc: "s: text",
    typecast: "x: row",
    cast: "x z: array",
    squareform: "d D: row",
    validatestring: "choices: texts",
    isequal: "A B: any",
    size_equal: "A B: any",
    horzcat: "A B: any",
    vertcat: "A B: any",
    cat: "A B: any",
    size: "A: any",
    numel: "A: any",
    ndims: "A: any",
    isempty: "A: any",
    issquare: "A: any",
    isvector: "A: any",
    isrow: "A: any",
    iscolumn: "A: any",
    isscalar: "A: any",
    ismatrix: "A: any",
    length: "A: any",
    sizeof: "x: any",
  }).map(([name, text]) => [name, table(text)]),
);

/** The kind of a parameter; "array" where nothing says more. */
export function kindOf(parameter, { name, family }) {
  return (
    OF_FUNCTION.get(name)?.get(parameter) ??
    OF_FAMILY.get(family)?.get(parameter) ??
    EVERYWHERE.get(parameter) ??
    "array"
  );
}
