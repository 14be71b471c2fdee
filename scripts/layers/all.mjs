// The layers of `npm test`, in the order in which they begin: what takes long comes first.
import { DEEP } from "../setup/depth.mjs";
import { argumentsOfBuiltins } from "./arguments.mjs";
import { checks } from "./checks.mjs";
import { conformance } from "./conformance.mjs";
import { dawnEnvironment } from "./dawn.mjs";
import { differential } from "./differential.mjs";
import { nodeTests } from "./node.mjs";
import { browser, native } from "./rust.mjs";

/** A layer that only a deep run has. */
const deep = (layer) => (DEEP ? [layer] : []);

/**
 * A layer begins when what it `needs` is there: "native" (a compiler), "wasm" (tools for the browser), or "package" (pkg/ is built).
 * One that `waits` does so for a browser or a registry most of its time, and runs beside those that compute.
 */
export const LAYERS = [
  { name: "rust", what: "the crate, natively", needs: "native", run: () => native() },
  {
    name: "web-gpu",
    what: "the crate in Chromium with WebGPU",
    needs: "wasm",
    run: (tools) => browser("webgpu", tools),
  },
  {
    name: "web-host",
    what: "the crate in Chromium without navigator.gpu",
    needs: "wasm",
    run: (tools) => browser("none", tools),
  },
  {
    name: "page",
    waits: true,
    what: "the package in a page of Chromium, with and without WebGPU",
    needs: "package",
    run: () => nodeTests("page"),
  },
  {
    name: "node-gpu",
    what: "the package in Node, on Dawn",
    needs: "package",
    run: () => nodeTests("node", { name: "node-gpu", env: dawnEnvironment() }),
  },
  {
    name: "checks",
    what: "formatting, lints, documentation, generated files, size",
    needs: "package",
    run: checks,
  },
  {
    name: "node-host",
    what: "the package in Node, on the host",
    needs: "package",
    run: () => nodeTests("node", { name: "node-host", env: { MATGPU_TEST_GPU: "none" } }),
  },
  {
    name: "playground",
    waits: true,
    what: "the playground in Chromium",
    needs: "package",
    run: () => nodeTests("playground"),
  },
  {
    name: "consumers",
    waits: true,
    what: "the packed package, as its users install it",
    needs: "package",
    run: () => nodeTests("consumers"),
  },
  {
    name: "scripts",
    what: "the project's own scripts",
    needs: "package",
    run: () => nodeTests("scripts"),
  },
  {
    name: "arguments",
    what: "calls of builtins with extreme arguments, on the package in Node",
    needs: "package",
    run: argumentsOfBuiltins,
  },
  {
    name: "conformance",
    what: "the test blocks of an installed Octave, on the package in Node",
    needs: "package",
    run: conformance,
  },
  ...deep({
    name: "differential",
    what: "calls of functions here and in an installed Octave, on the device and on the host",
    needs: "package",
    run: differential,
  }),
];
