// The declared types say what the module gives: every object that Rust makes has the properties of its interface.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { instance } from "../../pkg/instance.js";
import { unpacked } from "../../pkg/unpack.js";

const pkg = new URL("../../pkg/", import.meta.url);

/** The properties that an interface declares, those of its base first. */
function declared(file, name) {
  const text = readFileSync(new URL(file, pkg), "utf8");
  const [, base, body] = new RegExp(`interface ${name}(?: extends (\\w+))? \\{\\n([\\s\\S]*?)\\n\\}`).exec(
    text,
  );
  const own = [...body.matchAll(/^ {4}(?:readonly )?(\w+)\??:/gm)].map(([, property]) => property);
  return base ? [...declared(file, base), ...own] : own;
}

/** The properties of each member of a union, by its `type`. */
function members(file, name) {
  const text = readFileSync(new URL(file, pkg), "utf8");
  const [, union] = new RegExp(`type ${name} =([\\s\\S]*?);\\n(?:/\\*\\*|export)`).exec(text);
  return new Map(
    [...union.matchAll(/\{\s*type: "([\w-]+)";([^}]*)\}(?: & (\w+))?/g)].map(([, type, fields, also]) => [
      type,
      [
        "type",
        ...[...fields.matchAll(/(\w+)\??:/g)].map(([, property]) => property),
        ...(also ? declared(file, also) : []),
      ].sort(),
    ]),
  );
}

const events = [];
const glue = instance(globalThis, (exports) => exports);
await glue.init({ module_or_path: await WebAssembly.compile(readFileSync(new URL("matgpu_bg.wasm", pkg))) });
const session = new glue.WasmSession({
  yieldNow: async () => {},
  sleep: async () => {},
  input: async () => null,
  now: () => performance.now(),
  turn: 8,
  emit: (event) => events.push(event),
  files: undefined,
});
await session.start(
  { provider: "host", precision: "exact", timestamps: false, offload: "auto", limits: {} },
  "not here",
);

const same = (object, file, name) =>
  assert.deepEqual(Object.keys(object).sort(), declared(file, name).sort(), name);

test("counters", () => {
  const names = declared("stats.d.ts", "Stats");
  // The module's memory is measured from outside.
  assert.deepEqual([...session.statNames(), "wasmBytes"].sort(), names.sort());
});

test("the device, and the rows of the workspace", async () => {
  same(session.device(), "device.d.ts", "Device");
  await session.run("x = magic(3);", "script");
  same(JSON.parse(session.inShort())[0], "device.d.ts", "VariableSummary");
  same(session.workspace()[0], "device.d.ts", "Variable");
});

test("errors", async () => {
  const error = await session
    .run("f(1)\nfunction f(x), error('a:b', 'c'); end", "script")
    .then(null, (e) => e);
  same(error, "errors.d.ts", "MatlabErrorData");
  same(error.span, "errors.d.ts", "Span");
  same(error.frames[0], "errors.d.ts", "StackFrame");
});

test("events", async () => {
  events.length = 0;
  await session.run(
    "disp(1); fprintf(2, 'x'); warning('a:b', 'c'); waitbar(0.5, 'half'); clc; plot(1:3);",
    "script",
  );
  const known = members("events.d.ts", "WireEvent");
  const told = new Map(events.map((event) => [event.type, Object.keys(event).sort()]));
  assert.deepEqual([...told.keys()].sort(), [...known.keys()].sort());
  for (const [type, properties] of told) assert.deepEqual(properties, known.get(type), type);
});

test("values", async () => {
  const kinds = {
    "struct('a', 1)": "StructValue",
    "{1}": "CellValue",
    "'x'": "CharValue",
    '"x"': "StringValue",
    "@sin": "FunctionValue",
    "containers.Map('k', 1)": "MapValue",
    "MException('a:b', 'c')": "ObjectValue",
  };
  for (const [source, name] of Object.entries(kinds)) {
    await session.run(`v = ${source};`, "script");
    same(unpacked(await session.get("v")), "values.d.ts", name);
  }
});
