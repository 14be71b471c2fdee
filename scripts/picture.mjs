// node scripts/picture.mjs: writes docs/wave.svg, the picture that moves in README.md: a program, and what matgpu computes
// of it on the host. Wants pkg/. The curve's points are the program's own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSession } from "matgpu";
import { ROOT } from "./setup/paths.mjs";

const PROGRAM = `x = linspace(0, 1, 121);
u = exp(-200 * (x - 0.3).^2);
old = u;
frames = zeros(numel(x), 48);
for k = 1:48
  for turn = 1:5
    next = 2*u - old;
    next(2:end-1) = next(2:end-1) + diff(u, 2);
    next([1 end]) = 0;
    old = u;  u = next;
  end
  frames(:, k) = u;
end`;

const session = await createSession({ provider: "host", worker: false });
await session.run(PROGRAM);
const { shape, data } = await session.get("frames");
session.dispose();

const [points, turns] = shape;
const path = (k) =>
  Array.from({ length: points }, (_, i) => {
    const x = 440 + (400 * i) / (points - 1);
    return `${i ? "L" : "M"}${x.toFixed(1)} ${(150 - 110 * data[k * points + i]).toFixed(1)}`;
  }).join("");
const frames = Array.from({ length: turns }, (_, k) => path(k));
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const lines = PROGRAM.split("\n").map(
  (line, k) => `<text x="24" y="${40 + 18 * k}" xml:space="preserve">${escaped(line)}</text>`,
);

writeFileSync(
  join(ROOT, "docs/wave.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 864 300" role="img" aria-label="A program that computes a wave on a string, and the wave, moving">
<rect width="864" height="300" rx="8" fill="#16181d"/>
<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" fill="#d7dae0">
${lines.join("\n")}
</g>
<rect x="440" y="30" width="400" height="240" fill="none" stroke="#3b4048"/>
<path fill="none" stroke="#61afef" stroke-width="2" d="${frames[0]}">
<animate attributeName="d" dur="4s" repeatCount="indefinite" values="${frames.join(";")}"/>
</path>
</svg>
`,
);
