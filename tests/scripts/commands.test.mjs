// What a command looks for among its arguments is an option that it may be given.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { COMMANDS } from "../../scripts/commands/dispatch.mjs";

test("every option that a command looks for is let through", () => {
  for (const [name, { options }] of Object.entries(COMMANDS)) {
    const text = readFileSync(new URL(`../../scripts/commands/${name}.mjs`, import.meta.url), "utf8");
    const wanted = [...text.matchAll(/\.includes\("(--[a-z]+)"\)/g)].map(([, option]) => option);
    for (const option of wanted) assert.ok(options.includes(option), `npm run ${name} -- ${option}`);
  }
  assert.ok(COMMANDS.bench.options.includes("--loops"));
});
