// Sixty programs that go on and on: each stops in 300 ms where it gives way, and in two seconds in any case.
import { inTime, SOFT_MS, slack } from "./kit.mjs";

/** The last resort, and a new engine. */
const HARD_MS = 3000;

/** These give way in their middle, in whatever thread. */
const GIVE_WAY = {
  "growing a cell": "c = {}; while true, c{end+1} = rand(10); end",
  "growing a cell by a field": "s = struct('c', {{}}); while true, s.c{end+1} = 'text'; end",
  "growing a struct array": "s = struct('a', {}); while true, s(end+1).a = 1; end",
  "growing a text": "t = ''; while true, t = [t 'x']; end",
  "growing a row": "x = []; while true, x(end+1) = 1; end",
  "growing a map":
    "m = containers.Map('KeyType', 'double', 'ValueType', 'any'); k = 0; while true, k = k + 1; m(k) = k; end",
  "figures without end": "while true, figure; plot(rand(1, 100)); end",
  "drawing without end": "while true, plot(rand(1, 1000)); drawnow; end",
  "a shared tree that grows": "t = {1}; while true, t = {t, t}; end",
  "a chain that grows": "t = {}; while true, t = {t}; end",
  "cleanups in a loop": "while true, f(); end\nfunction f(), c = onCleanup(@() 1); x = 1; end",
  "protected loops":
    "while true, unwind_protect, x = 1; unwind_protect_cleanup, y = 2; end_unwind_protect, end",
  "cleanups within cleanups":
    "f(1)\nfunction f(n), c = onCleanup(@() 1); if n < 200, f(n + 1); else, while true, end, end, end",
  "a cleanup that takes long": "f()\nfunction f(), c = onCleanup(@() sum(rand(1, 10))); while true, end, end",
  recursion: "f(0)\nfunction f(n), if n < 100, f(n + 1); f(n + 1); end, end",
  "eval in a loop": "while true, eval('x = 1;'); end",
  "evalc in a loop": "while true, s = evalc('disp(1)'); end",
  "str2func in a loop": "while true, f = str2func('@(x) x'); f(1); end",
  "cellfun without end": "c = num2cell(1:1e5); while true, d = cellfun(@(x) x + 1, c); end",
  "cellfun of cells":
    "c = num2cell(1:1e5); while true, d = cellfun(@(x) {x}, c, 'UniformOutput', false); end",
  "structfun without end": "s = struct('a', 1, 'b', 2); while true, t = structfun(@(x) x, s); end",
  "arrayfun without end": "while true, d = arrayfun(@(x) x, 1:1e5); end",
  accumarray: "s = randi(50, 1e5, 1); while true, a = accumarray(s, 1, [], @(x) max(x)); end",
  fzero: "while true, fzero(@(x) x ^ 2 - 2, [0 2]); end",
  ode45: "[t, y] = ode45(@(t, y) -y, [0 1e9], 1);",
  quad: "while true, q = integral(@(x) sin(x), 0, 1); end",
  fminsearch: "while true, fminsearch(@(x) sum(x .^ 2), [1 1]); end",
  "errors in a loop": "while true, try, error('a:b', 'c'); catch e, m = e.message; end, end",
  "rethrown errors": "while true, try, try, error('x'); catch e, rethrow(e); end, catch, end, end",
  "warnings without end": "while true, warning('a:b', 'c'); end",
  "display without end": "while true, x = rand(5), end",
  "output without end": "while true, fprintf('%d %d\\n', 1, 2); end",
  "files in a loop": "while true, f = fopen('a.txt', 'w'); fprintf(f, 'x'); fclose(f); end",
  "random numbers": "while true, x = rand(300); y = x(1); end",
  "a loop of sorts": "while true, x = sort(rand(1, 1e4)); y = x(1); end",
  "a loop of products": "a = rand(200); while true, b = a * a; c = b(1); end",
  "a loop of sums": "a = rand(1, 1e5); s = 0; while true, s = s + sum(a); end",
  "running sums": "a = ones(1, 1e4); while true, a = cumsum(a) / 2; end",
  "a loop of logic": "a = rand(1, 1e5); while true, b = any(a > 2) || all(a < 3); end",
  "a loop of strings": "while true, s = strrep('abc', 'b', 'x'); t = upper(s); end",
  "regular expressions": "while true, t = regexprep('abcabc', '[ab]', 'x'); end",
  "numbers as text": "while true, s = num2str(rand(5)); end",
  "lines of a matrix": "x = ones(2e5, 60); t = compose('%d,', x);",
  "json in a loop": "s.a = 1:10; while true, t = jsonencode(s); u = jsondecode(t); end",
  "sets in a loop": "a = randi(100, 1, 1000); while true, u = unique(a); v = ismember(a, u); end",
  "dates in a loop": "while true, c = clock; t = datestr(now); end",
  "pauses in a loop": "while true, pause(0.001); end",
  "one long pause": "pause(1e6)",
  "a switch in a loop":
    "k = 0; while true, k = mod(k + 1, 3); switch k, case 0, a = 1; case {1, 2}, a = 2; end, end",
  "globals in a loop": "global g, g = 0; while true, f(); end\nfunction f(), global g, g = g + 1; end",
  "nested functions": "while true, f(); end\nfunction f(), a = 0; function g(), a = a + 1; end, g(); end",
};

/** What gives way late: single calls, which may need the last resort, and what is large when it crosses. */
const LATE = {
  "lines on one figure": "hold on; k = 0; while true, k = k + 1; plot([k k + 1]); end",
  "output of much at once": "s = repmat('x', 1, 1e5); while true, disp(s), end",
  sortrows: "x = rand(2e5, 5); for k = 1:999, y = sortrows(x); end",
  svd: "x = rand(1500); for k = 1:99, s = svd(x); end",
  "a power of a matrix": "x = rand(600); for k = 1:99, y = x ^ 0.5; end",
  perms: "for k = 1:99, p = perms(1:10); end",
  nchoosek: "for k = 1:99, p = nchoosek(1:26, 8); end",
  primes: "for k = 1:99, p = primes(3e8); end",
  "text of cells":
    "c = num2cell(rand(1, 3e5)); for k = 1:99, t = cellfun(@num2str, c, 'UniformOutput', false); end",
  "cells as a matrix": "c = num2cell(rand(1, 1e6)); for k = 1:99, m = cell2mat(c); end",
};

/** Where the gate runs them a second time, in a page, it has every third. */
const share = (programs, all) => Object.entries(programs).filter((_, k) => all || k % 3 === 0);

export async function define({ test, assert, open, failure, sleep, GPU, THREADS, IN_PAGE }) {
  if (GPU) return;
  const all = !IN_PAGE || slack === 1;
  for (const worker of THREADS) {
    const where = worker ? "in a worker" : "in this thread";
    const took = {};
    const stop = async (session, run, limit) => {
      const before = performance.now();
      session.interrupt();
      const error = await failure(run);
      const ms = performance.now() - before;
      assert.match(error.identifier, /^matgpu:(interrupted|replaced)$/, error.message);
      inTime(ms, limit);
      return ms;
    };

    for (const [name, source] of share(GIVE_WAY, all))
      test(`${name} stops ${where}`, async (t) => {
        const session = await open({ worker });
        const run = session.run(source);
        run.catch(() => {});
        await sleep(250);
        took[name] = await stop(session, run, SOFT_MS);
        t.diagnostic(`${took[name].toFixed(0)} ms`);
        const before = performance.now();
        assert.equal((await session.run("fprintf('%d', 6 * 7)")).text, "42");
        t.diagnostic(`and goes on in ${(performance.now() - before).toFixed(0)} ms`);
        session.dispose();
      });

    // Without a worker there is no last resort.
    if (worker)
      for (const [name, source] of share(LATE, all))
        test(`${name} stops in two seconds ${where}`, async (t) => {
          const session = await open({ worker });
          const run = session.run(source);
          run.catch(() => {});
          await sleep(800);
          took[name] = await stop(session, run, HARD_MS);
          t.diagnostic(`${took[name].toFixed(0)} ms`);
          assert.equal((await session.run("fprintf('%d', 6 * 7)")).text, "42");
          session.dispose();
        });

    test(`the slowest of all ${where}`, (t) => {
      const [[name, ms]] = Object.entries(took).sort(([, a], [, b]) => b - a);
      t.diagnostic(`${Object.keys(took).length} programs; the slowest was ${name}: ${ms.toFixed(0)} ms`);
      assert.ok(Object.keys(took).length >= (all ? 50 : 16));
    });
  }
}
