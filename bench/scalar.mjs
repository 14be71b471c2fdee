// Programs that are loops over single values, timed beside Octave where it is installed: what the
// virtual machine does by itself, without array work.

/** Each: a name, functions, the timed statements, an expression that must be true, and how many times as fast as
 * Octave it has to be. */
export const SCALAR_PROGRAMS = [
  {
    name: "scalar loop, 1e6 steps",
    functions: "",
    timed: "s = 0; for i = 1:1e6, s = s + mod(i, 7) * 2; end",
    check: "s == 5999996",
    required: 10,
  },
  {
    name: "recursive fib(22)",
    functions:
      "function r = fib(n)\n  if n < 2\n    r = n;\n  else\n    r = fib(n - 1) + fib(n - 2);\n  end\nend",
    timed: "f = fib(22);",
    check: "f == 17711",
    required: 5,
  },
  {
    name: "sieve on a vector of 1e6",
    functions: "",
    timed: `n = 1e6; p = true(1, n); p(1) = false;
for i = 2:1000
  if p(i)
    for j = i*i:i:n
      p(j) = false;
    end
  end
end`,
    check: "sum(p) == 78498",
    required: 5,
  },
  {
    name: "text of 1e5 pieces",
    functions: "",
    timed: "t = ''; for i = 1:1e5, t = [t 'piece ']; end",
    check: "length(t) == 6e5",
    required: 5,
  },
  {
    name: "cells in a struct, 1e5 updates",
    functions: "",
    timed: `q = struct(); q.n = 0; q.c = cell(1, 100);
for k = 1:100, q.c{k} = zeros(1, 10); end
for i = 1:1e5
  k = mod(i, 100) + 1;
  q.c{k}(mod(i, 10) + 1) = i;
  q.n = q.n + 1;
end`,
    check: "q.n == 1e5 && q.c{1}(1) == 1e5",
    required: 5,
  },
];
