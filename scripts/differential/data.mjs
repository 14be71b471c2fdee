// The values that arguments are drawn from, as texts in lists. Fixed: a line may be added, and changes which calls are made.

/** A text's words. */
export const words = (text) => text.trim().split(/\s+/);
/** A text's lines, for values with spaces in them. */
export const lines = (text) => text.trim().split(/\n\s*/);

// ---- Numbers.

export const SCALARS = words("0 1 2 3 -1 -3 7 10 0.5 -2.5 1.75 100 pi 1e-3 -0.25");
export const SPECIAL = words("NaN Inf -Inf -0 realmax realmin eps 1e10 -1e10 2^53 1e300 1e-300");
export const ROWS = words(`
  [1,2,3] [3,1,2] [4,-2,0.5,1] [2,2,1,1,3] [0.1,0.2,0.3,0.4,0.5] 1:5 5:-1:1 [0,1] [0,0,0] [1,-1,1,-1]
  [7,0,-3,2.5,7,0]
`);
export const SPECIAL_ROWS = words(
  "[1,NaN,3] [NaN,NaN] [Inf,1,-Inf] [0,-0,1] [NaN,2,Inf,-1] [realmax,1,realmin]",
);
export const MATRICES = words(`
  [1,2;3,4] [4,1;2,3] [2,1;1,3] [1,2,3;4,5,6] [1,2;3,4;5,6] magic(3) magic(4) [2,-1,0;-1,2,-1;0,-1,2] eye(3)
  [1,2;2,4] [0.5,-1.5;2.25,3] [3,1,2;1,1,2;3,0,2;1,1,2] zeros(2) [0,1;-1,0]
`);
export const SPECIAL_MATRICES = words(
  "[1,NaN;3,4] [Inf,1;2,-Inf] [NaN,NaN;1,2] [1,2,NaN;4,Inf,6] [0,-0;-0,1]",
);
export const SOLIDS = words(`
  reshape(1:8,2,2,2) reshape(1:12,2,3,2) cat(3,[1,2;3,4],[5,-6;7,0.5]) reshape([4,2,9,1,7,3],1,3,2)
  reshape([3,1,2],1,1,3) cat(3,[1,NaN],[3,4])
`);
export const EMPTIES = words("[] zeros(1,0) zeros(0,3) zeros(0,1) zeros(3,0) zeros(2,0,3)");
export const COMPLEX = words(`
  1i 3-4i [1+2i,3-1i] [1+2i;-1i;2] [1,2i;3,4i] [2,1i;-1i,2] complex(1,0) complex(NaN,1) [1+1i,1-1i,2]
`);
export const WHOLE = words(`
  [100,50,20] [1,2;3,4] 7 0 [5,3,2,5] [1;2;3] 255 [12,18,7;3,0,1] zeros(0,3) [] reshape(1:8,2,2,2) -5
  [-100,127,-128] 12
`);
export const LOGICAL = words(`
  true false [true,false,true] [true;false] logical([1,0;0,1]) true(2,3) true(0,0) false(1,0)
  logical(cat(3,[1,0],[1,1]))
`);
export const CHARS = lines(`
  'a'
  'abc'
  'Hello World'
  ''
  ['ab';'cd']
  '12'
`);

// ---- Texts.

export const TEXTS = lines(`
  'abc'
  'a'
  'Hello World'
  'hello'
  ''
  '  padded  '
  'a,b,,c'
  'one two  three'
  '123'
  '3.14'
  '1e3'
  '-7'
  'abcabc'
  'A_b1'
  '1 2 3'
  'x=1;'
  'aXbXc'
  'foo.bar'
  'UPPER lower'
  '1010'
  'FF'
  sprintf('a\\tb\\nc')
`);
export const TEXT_LISTS = lines(`
  {'a','b','c'}
  {'b';'a';'c';'a'}
  {'abc','de',''}
  {'one','two';'three','four'}
  {}
  {'a'}
  {'Hello World',' x '}
  {'10','2.5','z'}
  cell(0,1)
  {'',''}
`);
export const NO_TEXTS = words("65 [72,105] [] 1 true {1} {'a',1} ['ab';'cd']");

// ---- Containers.

export const CELLS = lines(`
  {1,2,3}
  {1,'a',[1 2]}
  {[1 2],[3 4];[5 6],[7 8]}
  {}
  {[]}
  {1;2}
  cell(2,2)
  {{1},{2,3}}
  {true,false}
  {[1 2 3],4,[]}
  {NaN,'x'}
`);
export const STRUCTS = words(`
  struct('a',1,'b','x') struct('a',{1,2,3}) struct() struct('b',{{1,2}},'a',[1,2]) struct('a',{})
  struct('x',struct('y',3))
`);
export const MAPS = words(`
  containers.Map() containers.Map('a',1) containers.Map({'a','b'},{1,'x'})
  containers.Map('KeyType','double','ValueType','any') containers.Map([1,2],{'p','q'})
  containers.Map({'b','a'},[10,20])
`);

// ---- Functions.

export const HANDLES = lines(`
  @sin
  @(x) x.^2
  @(x) x + 1
  @abs
  @numel
  @(x) x
  @isempty
  'numel'
  @class
  'length'
  @(x) [x x]
  @(x, y) x + y
  @sum
  @max
  @(varargin) numel(varargin)
  @upper
`);
