// Loops over single values, timed beside the same in plain JavaScript: `npm run bench -- --loops`. What each computes is
// compared as well.

const RUNS = 5;

const times = (n, of) => Float64Array.from({ length: n }, (_, k) => of(k));

/** Each: a name, statements that come before, the timed ones, their turns, what is left, and the same in JavaScript. */
const KERNELS = [
  {
    name: "sum",
    timed: "s = 0; for i = 1:1e6, s = s + i; end",
    turns: 1e6,
    js() {
      let s = 0;
      for (let i = 1; i <= 1e6; i += 1) s += i;
      return s;
    },
  },
  {
    name: "branches",
    timed: "s = 0; for i = 1:1e6, if i > 5e5 && s > 3, s = s - 1; else, s = s + 2; end, end",
    turns: 1e6,
    js() {
      let s = 0;
      for (let i = 1; i <= 1e6; i += 1) s += i > 5e5 && s > 3 ? -1 : 2;
      return s;
    },
  },
  {
    name: "mod",
    timed: "s = 0; for i = 1:1e6, s = s + mod(i, 7) * 2; end",
    turns: 1e6,
    js() {
      let s = 0;
      for (let i = 1; i <= 1e6; i += 1) s += (i % 7) * 2;
      return s;
    },
  },
  {
    name: "elementary functions",
    timed: "s = 0; for i = 1:2e5, s = s + sqrt(i) * floor(i / 3) + abs(sin(i)); end, s = floor(s);",
    turns: 2e5,
    js() {
      let s = 0;
      for (let i = 1; i <= 2e5; i += 1) s += Math.sqrt(i) * Math.floor(i / 3) + Math.abs(Math.sin(i));
      return Math.floor(s);
    },
  },
  {
    name: "array read",
    before: "x = zeros(1, 1e6); for i = 1:1e6, x(i) = mod(i, 10); end",
    timed: "s = 0; for i = 1:1e6, s = s + x(i); end",
    turns: 1e6,
    given: { x: times(1e6, (k) => (k + 1) % 10) },
    js({ x }) {
      let s = 0;
      for (let i = 0; i < 1e6; i += 1) s += x[i];
      return s;
    },
  },
  {
    name: "array write",
    before: "x = zeros(1, 1e6);",
    timed: "for i = 1:1e6, x(i) = i * 2; end, s = x(777);",
    turns: 1e6,
    given: { x: new Float64Array(1e6) },
    js({ x }) {
      for (let i = 0; i < 1e6; i += 1) x[i] = (i + 1) * 2;
      return x[776];
    },
  },
  {
    name: "sieve",
    timed: `p = true(1, 1e6); p(1) = false;
for i = 2:1000, if p(i), for j = i*i:i:1e6, p(j) = false; end, end, end
s = sum(p);`,
    turns: 2.4e6,
    js() {
      const p = new Uint8Array(1e6 + 1).fill(1);
      p[0] = 0;
      p[1] = 0;
      for (let i = 2; i <= 1000; i += 1) if (p[i]) for (let j = i * i; j <= 1e6; j += i) p[j] = 0;
      let s = 0;
      for (let i = 0; i <= 1e6; i += 1) s += p[i];
      return s;
    },
  },
  {
    name: "collatz",
    timed: `s = 0;
for k = 1:10000
  n = k;
  while n > 1
    if mod(n, 2) == 0, n = n / 2; else, n = 3 * n + 1; end
    s = s + 1;
  end
end`,
    turns: 849666,
    js() {
      let s = 0;
      for (let k = 1; k <= 10000; k += 1) {
        let n = k;
        while (n > 1) {
          n = n % 2 === 0 ? n / 2 : 3 * n + 1;
          s += 1;
        }
      }
      return s;
    },
  },
  {
    name: "Mandelbrot",
    timed: `s = 0;
for p = 1:200
  for q = 1:200
    cr = -2 + 3 * p / 200; ci = -1.5 + 3 * q / 200; zr = 0; zi = 0; k = 0;
    while k < 50 && zr * zr + zi * zi < 4
      t = zr * zr - zi * zi + cr; zi = 2 * zr * zi + ci; zr = t; k = k + 1;
    end
    s = s + k;
  end
end`,
    turns: 6e5,
    js() {
      let s = 0;
      for (let p = 1; p <= 200; p += 1)
        for (let q = 1; q <= 200; q += 1) {
          const cr = -2 + (3 * p) / 200;
          const ci = -1.5 + (3 * q) / 200;
          let [zr, zi, k] = [0, 0, 0];
          while (k < 50 && zr * zr + zi * zi < 4) {
            const t = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = t;
            k += 1;
          }
          s += k;
        }
      return s;
    },
  },
  {
    name: "matrix product",
    before: `n = 100; A = zeros(n); B = zeros(n); C = zeros(n);
for j = 1:n, for i = 1:n, A(i, j) = mod(i * j, 7); B(i, j) = mod(i + j, 5); end, end`,
    timed: `for i = 1:n, for j = 1:n
  t = 0; for k = 1:n, t = t + A(i, k) * B(k, j); end
  C(i, j) = t;
end, end, s = C(17, 23);`,
    turns: 1e6,
    given: {
      A: times(1e4, (k) => (((k % 100) + 1) * (Math.floor(k / 100) + 1)) % 7),
      B: times(1e4, (k) => ((k % 100) + Math.floor(k / 100) + 2) % 5),
      C: new Float64Array(1e4),
    },
    js({ A, B, C }) {
      for (let i = 0; i < 100; i += 1)
        for (let j = 0; j < 100; j += 1) {
          let t = 0;
          for (let k = 0; k < 100; k += 1) t += A[k * 100 + i] * B[j * 100 + k];
          C[j * 100 + i] = t;
        }
      return C[22 * 100 + 16];
    },
  },
  {
    name: "bubble sort",
    before: "n = 1000; y = zeros(1, n); for i = 1:n, y(i) = mod(i * 7919, 1009); end",
    timed: `x = y;
for i = 1:n-1, for j = 1:n-i
  if x(j) > x(j + 1), t = x(j); x(j) = x(j + 1); x(j + 1) = t; end
end, end, s = x(500);`,
    turns: 499500,
    given: { y: times(1000, (k) => ((k + 1) * 7919) % 1009) },
    js({ y }) {
      const x = y.slice();
      for (let i = 0; i < 999; i += 1)
        for (let j = 0; j < 999 - i; j += 1)
          if (x[j] > x[j + 1]) {
            const t = x[j];
            x[j] = x[j + 1];
            x[j + 1] = t;
          }
      return x[499];
    },
  },
  {
    name: "calls",
    timed: `s = 0; for i = 1:1e6, s = s + half(i, s); end
function r = half(x, y)
if x > y, r = x / 2; else, r = 1; end
end`,
    turns: 1e6,
    js() {
      const half = (x, y) => (x > y ? x / 2 : 1);
      let s = 0;
      for (let i = 1; i <= 1e6; i += 1) s += half(i, s);
      return s;
    },
  },
  {
    name: "fib",
    timed: `for k = 1:3, s = fib(22); end
function r = fib(n)
if n < 2, r = n; else, r = fib(n - 1) + fib(n - 2); end
end`,
    turns: 3 * 57313,
    js() {
      const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));
      let s = 0;
      for (let k = 1; k <= 3; k += 1) s = fib(22);
      return s;
    },
  },
  {
    name: "handle",
    timed: "a = 0.5; f = @(x) a * x + 1; s = 0; for i = 1:1e6, s = f(s); end",
    turns: 1e6,
    js() {
      const a = 0.5;
      const f = (x) => a * x + 1;
      let s = 0;
      for (let i = 1; i <= 1e6; i += 1) s = f(s);
      return s;
    },
  },
  {
    name: "Runge-Kutta by a handle",
    timed: `f = @(t, y) t - y; s = 1; for i = 1:1e5, s = step(f, i / 1e5, s, 1e-5); end
function y = step(f, t, y, h)
k1 = f(t, y); k2 = f(t + h / 2, y + h * k1 / 2); k3 = f(t + h / 2, y + h * k2 / 2); k4 = f(t + h, y + h * k3);
y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
end`,
    turns: 1e5,
    js() {
      const f = (t, y) => t - y;
      const step = (t, y, h) => {
        const k1 = f(t, y);
        const k2 = f(t + h / 2, y + (h * k1) / 2);
        const k3 = f(t + h / 2, y + (h * k2) / 2);
        const k4 = f(t + h, y + h * k3);
        return y + (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
      };
      let s = 1;
      for (let i = 1; i <= 1e5; i += 1) s = step(i / 1e5, s, 1e-5);
      return s;
    },
  },
  {
    name: "longest common subsequence",
    before:
      "n = 700; a = zeros(1, n); b = zeros(1, n); for i = 1:n, a(i) = mod(i * 31, 11); b(i) = mod(i * 17, 13); end",
    timed: `D = zeros(n + 1);
for i = 1:n, for j = 1:n
  if a(i) == b(j), D(i + 1, j + 1) = D(i, j) + 1; else, D(i + 1, j + 1) = max(D(i, j + 1), D(i + 1, j)); end
end, end, s = D(n + 1, n + 1);`,
    turns: 490000,
    given: { a: times(700, (k) => ((k + 1) * 31) % 11), b: times(700, (k) => ((k + 1) * 17) % 13) },
    js({ a, b }) {
      const D = new Float64Array(701 * 701);
      for (let i = 0; i < 700; i += 1)
        for (let j = 0; j < 700; j += 1)
          D[(j + 1) * 701 + i + 1] =
            a[i] === b[j] ? D[j * 701 + i] + 1 : Math.max(D[(j + 1) * 701 + i], D[j * 701 + i + 1]);
      return D[701 * 701 - 1];
    },
  },
  {
    name: "string scanning",
    before: "t = repmat('The answer is 42, not 17; ', 1, 10000);",
    timed: `s = 0; n = 0;
for i = 1:numel(t)
  c = t(i);
  if c >= '0' && c <= '9', n = 10 * n + (c - '0'); elseif n > 0, s = s + n; n = 0; end
end`,
    turns: 26e4,
    js() {
      const t = "The answer is 42, not 17; ".repeat(10000);
      let [s, n] = [0, 0];
      for (let i = 0; i < t.length; i += 1) {
        const c = t.charCodeAt(i);
        if (c >= 48 && c <= 57) n = 10 * n + (c - 48);
        else if (n > 0) {
          s += n;
          n = 0;
        }
      }
      return s;
    },
  },
  {
    name: "int32 that saturate",
    timed:
      "k = int32(1); c = 0; for i = 1:1e6, k = k * 3 + 7; if k > 2e9, k = k - i * 2000; c = c + 1; end, end, s = c;",
    turns: 1e6,
    js() {
      const fit = (x) => Math.max(-2147483648, Math.min(2147483647, x));
      let [k, c] = [1, 0];
      for (let i = 1; i <= 1e6; i += 1) {
        k = fit(fit(k * 3) + 7);
        if (k > 2e9) {
          k = fit(k - fit(i * 2000));
          c += 1;
        }
      }
      return c;
    },
  },
  {
    name: "singles",
    timed: "y = single(0); for i = 1:1e6, y = y * 0.5 + i; end, s = double(y);",
    turns: 1e6,
    js() {
      let y = Math.fround(0);
      for (let i = 1; i <= 1e6; i += 1) y = Math.fround(Math.fround(y * 0.5) + Math.fround(i));
      return y;
    },
  },
  {
    name: "array that grows",
    timed: "x = [1 2]; for i = 1:2e5, x(end + 1) = i; end, s = numel(x);",
    turns: 2e5,
    js() {
      const x = [1, 2];
      for (let i = 1; i <= 2e5; i += 1) x.push(i);
      return x.length;
    },
  },
  {
    name: "stack",
    timed: `k = 1; s = 0; x = [0 0];
for i = 1:2e5
  k = mod(k * 16807, 2147483647);
  if mod(k, 2) == 1, x(end + 1) = k; elseif numel(x) > 2, s = s + mod(x(end), 7); x(end) = []; end
end`,
    turns: 2e5,
    js() {
      let [k, s] = [1, 0];
      const x = [0, 0];
      for (let i = 0; i < 2e5; i += 1) {
        k = (k * 16807) % 2147483647;
        if (k % 2 === 1) x.push(k);
        else if (x.length > 2) s += x.pop() % 7;
      }
      return s;
    },
  },
  {
    name: "fields of a struct",
    timed: `p.x = 1; p.v = 0; p.n = 0;
for i = 1:5e5, p.v = p.v - p.x * 1e-3; p.x = p.x + p.v * 1e-3; if p.x < 0, p.n = p.n + 1; end, end
s = p.n;`,
    turns: 5e5,
    js() {
      const p = { x: 1, v: 0, n: 0 };
      for (let i = 0; i < 5e5; i += 1) {
        p.v -= p.x * 1e-3;
        p.x += p.v * 1e-3;
        if (p.x < 0) p.n += 1;
      }
      return p.n;
    },
  },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Nanoseconds a turn of each kernel here, at first and later, and in JavaScript. */
export async function timeLoops(createSession) {
  const rows = [];
  for (const { name, before = "", timed, turns, given, js } of KERNELS) {
    const session = await createSession({ provider: "host" });
    const taken = async (text) => {
      const from = performance.now();
      await session.run(text);
      return ((performance.now() - from) * 1e6) / turns;
    };
    await session.run(before);
    const first = await taken(timed);
    const ours = [];
    for (let run = 0; run < RUNS; run += 1) ours.push(await taken(timed));
    const { data } = await session.get("s").then((s) => (typeof s === "number" ? { data: [s] } : s));
    const theirs = [];
    let s;
    for (let run = 0; run <= RUNS; run += 1) {
      const from = performance.now();
      s = js(given ?? {});
      theirs.push(((performance.now() - from) * 1e6) / turns);
    }
    const { loopsCompiled } = session.stats();
    // Sines are not those of JavaScript to the last bit; sums of them are cut.
    const same = Math.abs(s - data[0]) <= 1;
    rows.push({ name, first, later: median(ours), js: median(theirs.slice(1)), loopsCompiled, same });
    session.dispose();
  }
  return rows;
}

/** Prints them with the ratio to JavaScript: of each, the mean and the worst. Whether anything was wrong. */
export function showLoops(rows) {
  console.log("\n| loop | ns a turn | at first | JavaScript | ratio | compiled |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const row of rows) {
    const numbers = [row.later, row.first, row.js, row.later / row.js].map((x) => x.toFixed(2));
    console.log(`| ${row.name} | ${numbers.join(" | ")} | ${row.loopsCompiled} |`);
    if (!row.same) console.error(`${row.name}: the result is not that of JavaScript`);
  }
  const ratios = rows.map((row) => row.later / row.js);
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(
    `\nTo JavaScript: ${mean.toFixed(2)} times (geometric mean), worst ${Math.max(...ratios).toFixed(2)}.`,
  );
  return rows.some((row) => !row.same);
}
