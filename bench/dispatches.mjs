// node bench/dispatches.mjs 'SETUP' 'STATEMENT'
// What each dispatch of a statement takes on a device, by its own clock: microseconds (of some runs the median), workgroups, and the
// first line of the shader that says something. SETUP makes `w`, of which `u` is another one in each run; STATEMENT makes `y` of it:
//   node bench/dispatches.mjs "w = rand(1024, 4096, 'single');" "y = sort(u);"
// Every dispatch has a pass of its own for that, which adds about six microseconds.
import { createSession } from "matgpu";
import { create } from "webgpu";

const RUNS = 9;
const MOST = 2048;
const [setup, statement] = process.argv.slice(2);

const own = (object, name, value) => Object.defineProperty(object, name, { value, configurable: true });
const median = (of) => [...of].sort((a, b) => a - b)[of.length >> 1];

const codes = new Map();
const shaders = new Map();
let device;
let stamps;
let seen = null;

/** A pass that is one for each dispatch. */
function parted(begin) {
  let pipeline;
  let groups = [];
  return {
    setPipeline(of) {
      pipeline = of;
    },
    setBindGroup(...of) {
      groups = [of];
    },
    dispatchWorkgroups(...grid) {
      const at = 2 * seen.length;
      const pass = begin({
        timestampWrites: { querySet: stamps, beginningOfPassWriteIndex: at, endOfPassWriteIndex: at + 1 },
      });
      pass.setPipeline(pipeline);
      for (const of of groups) pass.setBindGroup(...of);
      pass.dispatchWorkgroups(...grid);
      pass.end();
      seen.push({ grid: grid.join("x"), code: shaders.get(pipeline) });
    },
    end() {},
  };
}

function watch(made) {
  device = made;
  stamps = made.createQuerySet({ type: "timestamp", count: 2 * MOST });
  const { createShaderModule, createCommandEncoder } = made;
  own(made, "createShaderModule", (of) => {
    const module = createShaderModule.call(made, of);
    codes.set(module, of.code);
    return module;
  });
  for (const name of ["createComputePipeline", "createComputePipelineAsync"]) {
    const create = made[name];
    const known = (of) => (pipeline) => {
      shaders.set(pipeline, codes.get(of.compute.module));
      return pipeline;
    };
    own(made, name, (of) => {
      const pipeline = create.call(made, of);
      return pipeline instanceof Promise ? pipeline.then(known(of)) : known(of)(pipeline);
    });
  }
  own(made, "createCommandEncoder", (of) => {
    const encoder = createCommandEncoder.call(made, of);
    const begin = encoder.beginComputePass.bind(encoder);
    own(encoder, "beginComputePass", (of) => (seen ? parted(begin) : begin(of)));
    return encoder;
  });
}

// Timestamps are rounded to 65 microseconds otherwise.
const real = create(["disable-dawn-features=timestamp_quantization"]);
const gpu = {
  wgslLanguageFeatures: real.wgslLanguageFeatures,
  getPreferredCanvasFormat: () => real.getPreferredCanvasFormat(),
  async requestAdapter(of) {
    const adapter = await real.requestAdapter(of);
    const request = adapter.requestDevice.bind(adapter);
    own(adapter, "requestDevice", async (of = {}) => {
      const requiredFeatures = [...new Set([...(of.requiredFeatures ?? []), "timestamp-query"])];
      const made = await request({ ...of, requiredFeatures });
      watch(made);
      return made;
    });
    return adapter;
  },
};

async function times(count) {
  const bytes = 16 * count;
  const buffer = device.createBuffer({ size: bytes, usage: 0x200 | 0x4 });
  const read = device.createBuffer({ size: bytes, usage: 0x1 | 0x8 });
  const encoder = device.createCommandEncoder();
  encoder.resolveQuerySet(stamps, 0, 2 * count, buffer, 0);
  encoder.copyBufferToBuffer(buffer, 0, read, 0, bytes);
  device.queue.submit([encoder.finish()]);
  await read.mapAsync(0x1);
  const all = new BigUint64Array(read.getMappedRange().slice(0));
  return Array.from({ length: count }, (_, k) => Number(all[2 * k + 1] - all[2 * k]) / 1e3);
}

const session = await createSession({ gpu, provider: "webgpu", offload: "always", seed: 1 });
// A GPU that was idle has slow clocks.
await session.run("busy = rand(1024, 'single');");
for (const from = performance.now(); performance.now() - from < 500; )
  await session.run(
    "for k_ = 1:4, busy = busy * busy / 512; busy = busy - floor(busy); end, fprintf('%g', busy(1))",
  );
await session.run(`clear busy; ${setup}`);
let rows = [];
for (let turn = 0; turn < RUNS + 2; turn++) {
  await session.run(`u = w + ${turn} / 1e6; fprintf('%g', u(1))`);
  seen = [];
  await session.run(`${statement} fprintf('%g', y(1))`);
  const dispatches = seen;
  seen = null;
  const taken = await times(dispatches.length);
  if (dispatches.length !== rows.length || turn === 2) rows = dispatches.map((of) => ({ ...of, taken: [] }));
  rows.forEach((row, k) => {
    row.taken.push(taken[k]);
  });
}
const about = (code) => code?.split("\n").find((line) => line.startsWith("//")) ?? "a Kernel";
for (const { taken, grid, code } of rows)
  console.log(`${median(taken).toFixed(1).padStart(9)} ${grid.padEnd(12)} ${about(code).slice(0, 100)}`);
console.log(
  `${rows
    .reduce((sum, { taken }) => sum + median(taken), 0)
    .toFixed(1)
    .padStart(9)} in all`,
);
session.dispose();
// The device lives as long as the process.
globalThis.keep = real;
process.exit(0);
