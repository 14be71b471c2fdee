// The glue that wasm-bindgen writes is one module with one instance in it. Here it becomes a function that makes
// an instance each time it is called, so that sessions in one thread share nothing, and one that crashed
// leaves nothing behind. The function's argument is what the module takes for the global object.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEAD = "// Made from wasm-bindgen's glue by scripts/build/instance.mjs.\n";

const DECLARATION = `${HEAD}
import type { WasmSession } from "./matgpu.js";

export interface Instance {
  WasmSession: typeof WasmSession;
  init(source: { module_or_path: object }): Promise<unknown>;
}

type Exports = Record<string, unknown>;

/** A new instance of the glue, which knows \`scope\` as the global object and calls the module through \`guard\`. */
export declare function instance(scope: object, guard: (exports: Exports) => Exports): Instance;
`;

/** Writes instance.js and instance.d.ts beside the glue in \`folder\`. */
export function writeInstance(folder) {
  writeFileSync(join(folder, "instance.js"), asFunction(readFileSync(join(folder, "matgpu.js"), "utf8")));
  writeFileSync(join(folder, "instance.d.ts"), DECLARATION);
}

export function asFunction(glue) {
  let code = glue;
  const replace = (pattern, replacement, times) => {
    const found = code.match(pattern)?.length ?? 0;
    if (found < 1 || (times && found !== times))
      throw new Error(`wasm-bindgen's glue has changed: ${pattern} is there ${found} times`);
    code = code.replace(pattern, replacement);
  };
  if (/^import /m.test(code))
    throw new Error("wasm-bindgen's glue has imports; the instances would share them");
  replace(/^\/\* @ts-self-types=.*$/gm, "", 1);
  replace(/^export (?=class |function )/gm, "");
  replace(
    /^export \{ initSync, __wbg_init as default \};$/gm,
    "return { WasmSession, init: __wbg_init };",
    1,
  );
  // The package compiles the module itself: bundlers need not find the file here.
  replace(/^ *module_or_path = new URL\(.*import\.meta\.url\);$/gm, 'throw new Error("no module");', 1);
  replace(/^ *wasm = instance\.exports;$/gm, "wasm = guard(instance.exports);", 1);
  const classes = [...new Set(Array.from(code.matchAll(/instanceof (GPU\w+)/g), ([, name]) => name))].sort();
  const taken = classes.length > 0 ? `const { ${classes.join(", ")} } = globalThis;\n` : "";
  return `${HEAD}export function instance(globalThis, guard) {\nconst self = undefined, window = undefined;\n${taken}${code}\n}\n`;
}
