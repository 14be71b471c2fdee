// What `npm run bench` times: small programs of different kinds, each with a size and a check.

import { SCALAR_PROGRAMS } from "./scalar.mjs";

/** Each: a name, statements that prepare, the timed statements, and an expression that must be true. */
export const WORKLOADS = [
  ...SCALAR_PROGRAMS.map(({ functions, ...program }) => ({ prepare: functions, ...program })),
  {
    name: "fused chain, 1e6 double",
    prepare: "x = linspace(0, 1, 1e6);",
    timed: "y = sum(sqrt(x) .* x + 2 * x - 1);",
    check: "abs(y - 4e5) < 10",
  },
  {
    name: "fused chain, 1e6 single",
    prepare: "x = single(linspace(0, 1, 1e6));",
    timed: "y = sum(sqrt(x) .* x + 2 * x - 1);",
    check: "abs(double(y) - 4e5) < 100",
  },
  {
    name: "matrix product, 512 single",
    prepare: "A = single(reshape(mod(1:512^2, 13), 512, 512)); B = A';",
    timed: "C = A * B; t = sum(C(:));",
    check: "t > 0",
  },
  {
    name: "sort, 1e6 double",
    prepare: "x = mod((1:1e6) * 7919, 1000003);",
    timed: "y = sort(x); t = y(end);",
    check: "t <= 1000002",
  },
  {
    name: "power iteration, 256 single, 50 steps",
    prepare: "A = single(reshape(mod(1:256^2, 17), 256, 256)); v = ones(256, 1, 'single');",
    timed: "for k = 1:50, v = A * v; v = v / norm(v); end, t = sum(v);",
    check: "t > 0",
  },
];
