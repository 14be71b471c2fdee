// The layers of `npm test`, in order: what is quick to fail comes first.
import { argumentsOfBuiltins } from "./arguments.mjs";
import { checks } from "./checks.mjs";
import { conformance } from "./conformance.mjs";
import { dawnEnvironment } from "./dawn.mjs";
import { nodeTests } from "./node.mjs";
import { browser, native } from "./rust.mjs";

/** A layer that is `packaged` wants the package built; beside one that leaves a core idle (`roomy`) it is built already. */
const packaged = (layer) => ({ ...layer, packaged: true });

export const LAYERS = [
  { name: "scripts", what: "the project's own set-up", run: () => nodeTests("scripts") },
  { name: "rust", what: "the crate, natively", run: native },
  {
    name: "web-gpu",
    what: "the crate in Chromium with WebGPU",
    roomy: true,
    run: (tools) => browser("webgpu", tools),
  },
  {
    name: "web-host",
    what: "the crate in Chromium without navigator.gpu",
    run: (tools) => browser("none", tools),
  },
  packaged({
    name: "node-host",
    what: "the package in Node, on the host",
    run: () => nodeTests("node", { name: "node-host", atOnce: 2, env: { MATGPU_TEST_GPU: "none" } }),
  }),
  packaged({
    name: "node-gpu",
    what: "the package in Node, on Dawn",
    run: () => nodeTests("node", { name: "node-gpu", atOnce: 2, env: dawnEnvironment() }),
  }),
  packaged({
    name: "conformance",
    what: "the test blocks of an installed Octave, on the package in Node",
    run: conformance,
  }),
  packaged({
    name: "arguments",
    what: "60,000 calls of builtins with extreme arguments, on the package in Node",
    run: argumentsOfBuiltins,
  }),
  packaged({
    name: "page",
    what: "the package in a page of Chromium, with and without WebGPU",
    run: () => nodeTests("page"),
  }),
  packaged({
    name: "consumers",
    what: "the packed package, as its users install it",
    run: () => nodeTests("consumers"),
  }),
  packaged({
    name: "playground",
    what: "the playground in Chromium",
    run: () => nodeTests("playground"),
  }),
  packaged({
    name: "checks",
    what: "formatting, lints, documentation, generated files, size",
    run: checks,
  }),
];
