// The layers of `npm test`, in order: what is quick to fail comes first.
import { buildPackage } from "../build/package.mjs";
import { checks } from "./checks.mjs";
import { conformance } from "./conformance.mjs";
import { dawnEnvironment } from "./dawn.mjs";
import { nodeTests } from "./node.mjs";
import { browser, native } from "./rust.mjs";

/** The package is built when the first layer that needs it comes up. */
const packaged = (run) => async (tools) => {
  await buildPackage("release", tools);
  return run(tools);
};

export const LAYERS = [
  { name: "scripts", what: "the project's own set-up", run: () => nodeTests("scripts") },
  { name: "rust", what: "the crate, natively", run: native },
  { name: "web-gpu", what: "the crate in Chromium with WebGPU", run: (tools) => browser("webgpu", tools) },
  {
    name: "web-host",
    what: "the crate in Chromium without navigator.gpu",
    run: (tools) => browser("none", tools),
  },
  {
    name: "node-host",
    what: "the package in Node, on the host",
    run: packaged(() => nodeTests("node", { name: "node-host", env: { MATGPU_TEST_GPU: "none" } })),
  },
  {
    name: "node-gpu",
    what: "the package in Node, on Dawn",
    run: packaged(() => nodeTests("node", { name: "node-gpu", env: dawnEnvironment() })),
  },
  {
    name: "conformance",
    what: "the test blocks of an installed Octave, on the package in Node",
    run: packaged(conformance),
  },
  {
    name: "page",
    what: "the package in a page of Chromium, with and without WebGPU",
    run: packaged(() => nodeTests("page")),
  },
  {
    name: "consumers",
    what: "the packed package, as its users install it",
    run: packaged(() => nodeTests("consumers")),
  },
  { name: "playground", what: "the playground in Chromium", run: packaged(() => nodeTests("playground")) },
  { name: "checks", what: "formatting, lints, documentation, generated files, size", run: packaged(checks) },
];
