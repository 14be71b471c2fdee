// Functions of the library at three sizes each, in one text that this package and Octave both run:
// `npm run bench -- --library`.

const VECTORS = [10, 1e3, 1e5];
const MATRICES = [3, 30, 300];
const TEXTS = [10, 1e3, 1e4];

const of = (sizes, entries) =>
  entries.map(([name, before, timed, read = "y(1) == -12345"]) => ({ name, before, timed, read, sizes }));

const COUNTED = "numel(y) == -1";

/** Each: a name, statements before (with the size n), the timed one, and a question about its result, for what nobody asks for is not computed. */
export const LIBRARY = [
  ...of(VECTORS, [
    ["sum", "x = mod((1:n)*7919, 1009);", "y = sum(x);"],
    ["mean", "x = mod((1:n)*7919, 1009);", "y = mean(x);"],
    ["median", "x = mod((1:n)*7919, 1009);", "y = median(x);"],
    ["std", "x = mod((1:n)*7919, 1009);", "y = std(x);"],
    ["max", "x = mod((1:n)*7919, 1009);", "[y, k] = max(x);"],
    ["cumsum", "x = mod((1:n)*7919, 1009);", "y = cumsum(x);"],
    ["diff", "x = mod((1:n)*7919, 1009);", "y = diff(x);"],
    ["sort", "x = mod((1:n)*7919, 1009);", "y = sort(x);"],
    ["sort with places", "x = mod((1:n)*7919, 1009);", "[y, k] = sort(x, 'descend');"],
    ["unique", "x = mod((1:n)*7919, 1009);", "y = unique(x);"],
    ["unique with places", "x = mod((1:n)*7919, 1009);", "[y, i, j] = unique(x);"],
    ["ismember", "x = mod((1:n)*7919, 1009); s = 1:2:99;", "y = ismember(x, s);"],
    ["setdiff", "x = mod((1:n)*7919, 1009); s = 1:2:99;", "y = setdiff(x, s);"],
    ["find", "x = mod((1:n)*7919, 1009);", "y = find(x > 3);"],
    ["logical mask", "x = mod((1:n)*7919, 1009);", "y = x(x > 3);"],
    ["gather", "x = mod((1:n)*7919, 1009); p = n:-1:1; p(1) = 1;", "y = x(p);"],
    ["any", "x = zeros(1, n); x(n) = 1;", "y = any(x);"],
    ["accumarray", "x = mod((1:n)'*7919, 97) + 1;", "y = accumarray(x, 1);"],
    ["histc", "x = mod((1:n)*7919, 1009);", "y = histc(x, 0:50:1050);"],
    ["interp1", "x = 0:n; v = x.^2; q = (0:n-1) + 0.5;", "y = interp1(x, v, q);"],
    ["polyval", "x = (1:n)/n; p = [1 2 3 4];", "y = polyval(p, x);"],
    ["polyfit", "x = (1:n)/n; v = x.^2 + 1;", "y = polyfit(x, v, 2);"],
    ["conv", "x = mod((1:n)*7919, 1009); h = [1 2 3 2 1];", "y = conv(x, h);"],
    ["filter", "x = mod((1:n)*7919, 1009);", "y = filter([1 2 1], [1 -0.5 0.1], x);"],
    ["fft", "x = mod((1:n)*7919, 1009);", "y = abs(fft(x));"],
    ["dot", "a = (1:n)/n; b = a + 1;", "y = dot(a, b);"],
    ["norm of a vector", "x = (1:n)/n;", "y = norm(x);"],
    ["cross", "a = reshape(mod((1:3*n)*7919, 1009), 3, n); b = a + 1;", "y = cross(a, b);"],
    ["kron", "a = (1:n)/n;", "y = kron(a, [1 2]);"],
    ["repmat", "a = (1:n)/n;", "y = repmat(a, 3, 1);"],
    ["circshift", "a = (1:n)/n;", "y = circshift(a, 3);"],
    ["fliplr", "a = (1:n)/n;", "y = fliplr(a);"],
    ["trapz", "a = (1:n)/n;", "y = trapz(a, a.^2);"],
    ["linspace", "", "y = linspace(0, 1, n);"],
    ["mod", "x = 1:n; x(1) = 3;", "y = mod(x, 7);"],
    ["exp", "x = (1:n)/n;", "y = exp(-x.^2);"],
    ["bitand", "x = 1:n; x(1) = 3;", "y = bitand(x, 255);"],
    ["primes", "", "y = primes(n);"],
    ["isprime", "x = 1:n; x(1) = 3;", "y = isprime(x);"],
    ["gcd", "x = 1:n; x(1) = 3;", "y = gcd(x, 360);"],
    ["cellfun of a handle", "c = num2cell(1:min(n, 1e4));", "y = cellfun(@(x) x + 1, c);"],
    ["cellfun of a name", "c = num2cell(1:n);", "y = cellfun('isempty', c);"],
    ["arrayfun", "x = 1:min(n, 1e4); x(1) = 3;", "y = arrayfun(@(v) v * 2, x);"],
    ["num2cell", "x = 1:n; x(1) = 3;", "y = num2cell(x);", COUNTED],
    ["cell2mat", "c = num2cell(1:min(n, 1e4));", "y = cell2mat(c);"],
    ["growing", "", "y = []; for k = 1:min(n, 1e4), y(end+1) = k; end;"],
    ["struct array", "s = struct('a', num2cell(1:n));", "y = [s.a];"],
    ["rand", "", "y = rand(1, n);"],
    ["randperm", "", "y = randperm(n);"],
    ["nnz", "x = mod(1:n, 3);", "y = nnz(x);"],
    ["cummax", "x = mod((1:n)*7919, 1009);", "y = cummax(x);"],
    ["int32 sum", "x = int32(mod((1:n)*7919, 1009));", "y = sum(x + 1);"],
    ["triu", "x = ones(3, n);", "y = triu(x);"],
    ["meshgrid", "m = ceil(sqrt(n));", "[y, z] = meshgrid(1:m, 1:m);"],
  ]),
  ...of(TEXTS, [
    ["num2str", "x = (1:n)/7;", "y = num2str(x);"],
    ["sprintf", "x = (1:n)/7;", "y = sprintf('%g,', x);"],
    ["mat2str", "x = (1:n)/7;", "y = mat2str(x);"],
    ["str2double", "c = cell(1, n); for k = 1:n, c{k} = sprintf('%d', k); end", "y = str2double(c);"],
    ["sscanf", "t = sprintf('%d ', 1:n);", "y = sscanf(t, '%d');"],
    ["strsplit", "t = sprintf('%d,', 1:n);", "y = strsplit(t, ',');", COUNTED],
    ["strjoin", "c = cell(1, n); c(:) = {'abc'};", "y = strjoin(c, ', ');"],
    ["regexprep", "t = sprintf('%d,', 1:n);", "y = regexprep(t, '\\d+', 'x');"],
    ["regexp", "t = sprintf('%d,', 1:n);", "y = regexp(t, '\\d+', 'match');", COUNTED],
    ["strrep", "t = sprintf('%d,', 1:n);", "y = strrep(t, ',', '; ');"],
    ["upper", "t = repmat('abc ', 1, n);", "y = upper(t);"],
    ["strtrim", "t = ['  ' repmat('abc ', 1, n)];", "y = strtrim(t);"],
    ["strcmp of a cell", "c = cell(1, n); c(:) = {'abc'};", "y = strcmp(c, 'abc');"],
    [
      "unique of a cell",
      "c = cell(1, n); for k = 1:n, c{k} = sprintf('%d', mod(k, 10)); end",
      "y = unique(c);",
      COUNTED,
    ],
    [
      "sort of a cell",
      "c = cell(1, n); for k = 1:n, c{k} = sprintf('%d', mod(k * 7919, 1009)); end",
      "y = sort(c);",
      COUNTED,
    ],
    ["dec2bin", "x = 1:n; x(1) = 3;", "y = dec2bin(x);"],
    [
      "containers.Map",
      "",
      "m = containers.Map(); for k = 1:n, m(sprintf('%d', mod(k, 50))) = k; end, y = m.Count;",
    ],
    [
      "struct fields",
      "",
      "s = struct(); for k = 1:min(n, 1e3), s.(sprintf('f%d', k)) = k; end, y = numel(fieldnames(s));",
    ],
    ["text in pieces", "", "y = ''; for k = 1:n, y = [y 'ab']; end;"],
    ["int2str", "", "for k = 1:min(n, 1e3), y = int2str(k); end;"],
  ]),
  ...of(MATRICES, [
    ["matrix product", "A = magic(n) / n^2;", "y = A * A;"],
    ["transpose", "A = magic(n);", "y = A';"],
    ["solve", "A = magic(n) / n^2 + eye(n); b = (1:n)';", "y = A \\ b;"],
    ["inv", "A = magic(n) / n^2 + eye(n);", "y = inv(A);"],
    ["det", "A = magic(n) / n^2 + eye(n);", "y = det(A);"],
    ["chol", "A = magic(n) / n^2; A = A' * A + eye(n);", "y = chol(A);"],
    ["qr", "A = magic(n) / n^2 + eye(n);", "[q, y] = qr(A);"],
    ["lu", "A = magic(n) / n^2 + eye(n);", "[l, y, p] = lu(A);"],
    ["eig", "A = magic(n) / n^2; A = A + A';", "y = eig(A);"],
    ["svd", "A = magic(n) / n^2 + eye(n);", "y = svd(A);"],
    ["expm", "A = magic(n) / n^3;", "y = expm(A);"],
    ["sum of columns", "A = magic(n);", "y = sum(A);"],
    ["sum of rows", "A = magic(n);", "y = sum(A, 2);"],
    ["sortrows", "A = mod(magic(n), 7);", "y = sortrows(A);"],
    ["conv2", "A = magic(n);", "y = conv2(A, ones(3), 'same');"],
    ["row slices", "A = magic(n);", "y = 0; for k = 1:n, r = A(k, :); y = y + r(1); end;"],
  ]),
];

const RUNS = 5;

/** The text that times one function at one size and prints a line of JSON. */
const program = ({ name, before, timed, read }, size) => `n = ${size};
${before}
${timed} if ${read}, disp(0), end
start__ = tic; ${timed} if ${read}, disp(0), end
many__ = max(1, min(2000, round(0.004 / max(toc(start__), 1e-6))));
times__ = zeros(1, ${RUNS});
for run__ = 1:${RUNS}
  start__ = tic;
  for q__ = 1:many__, ${timed} if ${read}, disp(0), end, end
  times__(run__) = toc(start__) / many__;
end
fprintf('{"name": "%s", "size": %d, "us": %.4f}\\n', '${name}', n, 1e6 * median(times__));
clear
`;

/** The texts of these functions, or of all. */
export const libraryTexts = (names) =>
  LIBRARY.filter(({ name }) => !names?.length || names.includes(name)).flatMap((entry) =>
    entry.sizes.map((size) => program(entry, size)),
  );

/** Times these functions, or all, on the host: what each text printed. */
export async function timeLibrary(createSession, names) {
  const session = await createSession({ provider: "host" });
  const timed = [];
  for (const text of libraryTexts(names)) {
    const run = await session.run(text);
    timed.push(...run.text.split("\n").filter((line) => line.startsWith("{")));
  }
  session.dispose();
  return timed.map((line) => JSON.parse(line));
}

/** How many times as long as Octave any may take. */
const MOST = 1.5;

/** Prints both sides, the slowest first; whether any is too slow beside Octave. */
export function showLibrary(own, octave) {
  const theirs = new Map(octave.map(({ name, size, us }) => [`${name} ${size}`, us]));
  const rows = own.map(({ name, size, us }) => {
    const beside = theirs.get(`${name} ${size}`);
    return { name, size, us, beside, ratio: us / beside };
  });
  rows.sort((a, b) => (b.ratio || 0) - (a.ratio || 0));
  console.log("\n| function | size | host µs | Octave µs | times as long |");
  console.log("| --- | ---: | ---: | ---: | ---: |");
  for (const { name, size, us, beside, ratio } of rows) {
    const cells = [size, us.toFixed(1), beside?.toFixed(1) ?? "-", beside ? ratio.toFixed(2) : "-"];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  const known = rows.filter(({ beside }) => beside);
  if (known.length === 0) {
    console.log("\nOctave is not installed: nothing to compare with.");
    return false;
  }
  const mean = Math.exp(known.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / known.length);
  const slow = known.filter(({ ratio }) => ratio > MOST);
  console.log(
    `\nGeometric mean ${mean.toFixed(2)}; ${slow.length} of ${known.length} take more than ${MOST} times as long as Octave.`,
  );
  return slow.length > 0;
}
