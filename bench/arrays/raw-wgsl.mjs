// Hand-written, fused WGSL through the same WebGPU: no library, but what one that fuses perfectly could reach.
// No subgroups, no matrix units, bounds checks as the implementation has them. Every case is one pass and one submit.
import { centred, uniform, wide } from "./inputs.mjs";
import { CHAIN, discount, drift, EMA, FINANCE, IMAGE, volatility } from "./workloads.mjs";

const BUFFER = { STORAGE: 0x80, COPY_SRC: 0x04, COPY_DST: 0x08, MAP_READ: 0x01 };
const STORAGE = BUFFER.STORAGE | BUFFER.COPY_SRC | BUFFER.COPY_DST;
const LIMITS = [
  "maxBufferSize",
  "maxStorageBufferBindingSize",
  "maxComputeWorkgroupStorageSize",
  "maxComputeInvocationsPerWorkgroup",
];
/** Workgroups of a reduction's first pass; on a device that is a CPU each costs a quarter of a millisecond. */
let partials = 1056;

const HEAD = (element, more = "") => `
@group(0) @binding(0) var<storage, read> x: array<${element}>;
@group(0) @binding(1) var<storage, read_write> o: array<${element}>;
${more}`;

const MAIN = `@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) l: u32)`;

const TREE = `
  s[l] = a;
  for (var k = 128u; k > 0u; k >>= 1u) {
    workgroupBarrier();
    if (l < k) { s[l] += s[l + k]; }
  }`;

/** Sums of `expression` over the quads of each row (rows in y), one sum a workgroup. */
const partial = (quads, expression, { before = "", declare = "" } = {}) => `${declare}
@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> o: array<f32>;
var<workgroup> s: array<f32, 256>;
${MAIN} {
  var sums = vec4f(0.0);
  ${before}
  for (var i = w.x * 256u + l; i < ${quads}u; i += ${partials * 256}u) {
    let v = x[w.y * ${quads}u + i];
    sums += ${expression};
  }
  let a = sums.x + sums.y + sums.z + sums.w;${TREE}
  if (l == 0u) { o[w.y * ${partials}u + w.x] = s[0]; }
}`;

/** The sum of each row of n, and what becomes of it. */
const total = (n, becomes) => `${HEAD("f32")}
var<workgroup> s: array<f32, 256>;
${MAIN} {
  var a = 0.0;
  for (var i = l; i < ${n}u; i += 256u) { a += x[w.x * ${n}u + i]; }${TREE}
  if (l == 0u) { let r = s[0]; o[w.x] = ${becomes}; }
}`;

export async function open(gpu) {
  const adapter = await gpu.requestAdapter({ powerPreference: "high-performance" });
  const { architecture = "", description = "" } = adapter.info ?? {};
  if (/swiftshader|llvmpipe/i.test(`${architecture} ${description}`)) partials = 16;
  const requiredLimits = Object.fromEntries(LIMITS.map((name) => [name, adapter.limits[name]]));
  const device = await adapter.requestDevice({ requiredLimits });
  let failure;
  device.addEventListener("uncapturederror", (event) => {
    failure ??= event.error.message;
  });
  const made = [];
  const room = (elements) => {
    const buffer = device.createBuffer({ size: elements * 4, usage: STORAGE });
    made.push(buffer);
    return buffer;
  };
  const put = (data) => {
    const buffer = room(data.length);
    device.queue.writeBuffer(buffer, 0, data);
    return buffer;
  };
  const pipeline = (code) =>
    device.createComputePipelineAsync({
      layout: "auto",
      compute: { module: device.createShaderModule({ code }), entryPoint: "main" },
    });
  /** One dispatch: a shader, its buffers, its grid. */
  const step = async (code, buffers, x, y = 1) => {
    const made = await pipeline(code);
    const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
    return { made, group: device.createBindGroup({ layout: made.getBindGroupLayout(0), entries }), x, y };
  };
  const staging = new Map();
  const run = async (steps, source, bytes = 4) => {
    if (!staging.has(bytes))
      staging.set(bytes, device.createBuffer({ size: bytes, usage: BUFFER.MAP_READ | BUFFER.COPY_DST }));
    const target = staging.get(bytes);
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    for (const { made, group, x, y } of steps) {
      pass.setPipeline(made);
      pass.setBindGroup(0, group);
      pass.dispatchWorkgroups(x, y);
    }
    pass.end();
    encoder.copyBufferToBuffer(source, 0, target, 0, bytes);
    device.queue.submit([encoder.finish()]);
    await target.mapAsync(1);
    const value = new Float32Array(target.getMappedRange()).at(-1);
    target.unmap();
    if (failure) throw new Error(failure);
    return value;
  };
  const free = () => {
    for (const buffer of made.splice(0)) buffer.destroy();
  };
  const ready = (steps, source, bytes) => ({ once: () => run(steps, source, bytes), free });

  const map = async (inputs, n, body) => {
    const out = room(n);
    const groups = Math.ceil(n / 4 / 256);
    const across = Math.min(groups, 32_768);
    const more = inputs
      .slice(1)
      .map((_, k) => `@group(0) @binding(${k + 2}) var<storage, read> y${k}: array<vec4f>;`)
      .join("\n");
    const loads = inputs.slice(1).map((_, k) => `let v${k} = y${k}[i];`);
    const code = `${HEAD("vec4f", more)}
${MAIN} {
  let i = (w.y * ${across}u + w.x) * 256u + l;
  if (i >= ${n / 4}u) { return; }
  let v = x[i];
  ${loads.join("\n")}
  o[i] = ${body};
}`;
    const buffers = [inputs[0], out, ...inputs.slice(1)];
    return ready([await step(code, buffers, across, Math.ceil(groups / across))], out);
  };
  const reduce = async (data, expression, becomes) => {
    const [x, parts, out] = [put(data), room(partials), room(1)];
    const first = await step(partial(data.length / 4, expression), [x, parts], partials);
    return ready([first, await step(total(partials, becomes), [parts, out], 1)], out);
  };

  const cases = {
    W0: ({ n }) => map([put(uniform(n))], n, "v + 1.0"),
    W1: ({ n }) => reduce(wide(n), "sin(v) * v + 0.5", `r / ${n}.0`),
    W2: ({ n }) =>
      map(
        [put(wide(n))],
        n,
        `(v * ${CHAIN.a} + ${CHAIN.b}) * (v * ${CHAIN.a} + ${CHAIN.b}) / (abs(v) + 1.0) - exp(-v) + tanh(v) * sqrt(abs(v))`,
      ),
    W3a: ({ n }) => reduce(uniform(n), "v", "r"),
    W3b: async ({ R, C }) => {
      const [x, parts, out] = [put(uniform(R * C)), room(64 * C), room(C)];
      const sums = (rows, all) => `${HEAD("vec4f")}
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) {
  if (g.x >= ${C / 4}u) { return; }
  var a = vec4f(0.0);
  for (var r = 0u; r < ${rows}u; r++) {
    let i = g.y * ${rows}u + r;
    if (i < ${all}u) { a += x[i * ${C / 4}u + g.x]; }
  }
  o[g.y * ${C / 4}u + g.x] = a;
}`;
      const groups = Math.ceil(C / 4 / 64);
      const first = await step(sums(Math.ceil(R / 64), R), [x, parts], groups, 64);
      return ready([first, await step(sums(64, 64), [parts, out], groups)], out);
    },
    W3c: async ({ R, C }) => {
      const [x, out] = [put(uniform(R * C)), room(R)];
      return ready([await step(total(C, "r"), [x, out], R)], out);
    },
    W4: async ({ N }) => {
      const [a, b, c] = [put(centred(N * N, 1)), put(centred(N * N, 2)), room(N * N)];
      const code = `
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> B: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4f>;
var<workgroup> As: array<array<f32, 128>, 16>;
var<workgroup> Bs: array<array<vec4f, 32>, 16>;
${MAIN} {
  let tx = l % 16u;
  let ty = l / 16u;
  var acc: array<array<vec4f, 2>, 8>;
  for (var k0 = 0u; k0 < ${N}u; k0 += 16u) {
    for (var j = 0u; j < 2u; j++) {
      let e = l + j * 256u;
      let r = e / 4u;
      let c = e % 4u;
      let v = A[(w.y * 128u + r) * ${N / 4}u + k0 / 4u + c];
      As[c * 4u][r] = v.x;
      As[c * 4u + 1u][r] = v.y;
      As[c * 4u + 2u][r] = v.z;
      As[c * 4u + 3u][r] = v.w;
      Bs[e / 32u][e % 32u] = B[(k0 + e / 32u) * ${N / 4}u + w.x * 32u + e % 32u];
    }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {
      let b0 = Bs[k][tx];
      let b1 = Bs[k][tx + 16u];
      for (var i = 0u; i < 8u; i++) {
        let av = As[k][ty * 8u + i];
        acc[i][0] += av * b0;
        acc[i][1] += av * b1;
      }
    }
    workgroupBarrier();
  }
  for (var i = 0u; i < 8u; i++) {
    let row = (w.y * 128u + ty * 8u + i) * ${N / 4}u + w.x * 32u;
    C[row + tx] = acc[i][0];
    C[row + tx + 16u] = acc[i][1];
  }
}`;
      return ready([await step(code, [a, b, c], N / 128, N / 128)], c);
    },
    W5: async ({ M, T }) => {
      const [last, out] = [room(Math.ceil(M / 256) * 256), room(1)];
      const code = `
@group(0) @binding(0) var<storage, read_write> o: array<f32>;
fn pcg(v: u32) -> u32 {
  let s = v * 747796405u + 2891336453u;
  let w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (w >> 22u) ^ w;
}
@compute @workgroup_size(256) fn main(@builtin(global_invocation_id) g: vec3u) {
  if (g.x >= ${M}u) { return; }
  var S = ${FINANCE.start}.0;
  var h = pcg(g.x + 12345u);
  for (var t = 0u; t < ${T}u; t += 2u) {
    h = pcg(h);
    let u1 = (f32(h >> 8u) + 0.5) * 5.9604645e-8;
    h = pcg(h + g.x);
    let u2 = f32(h >> 8u) * 5.9604645e-8;
    let r = sqrt(-2.0 * log(u1));
    S *= exp(${drift} + ${volatility} * r * cos(6.2831853 * u2));
    S *= exp(${drift} + ${volatility} * r * sin(6.2831853 * u2));
  }
  o[g.x] = max(S - ${FINANCE.strike}.0, 0.0);
}`;
      const walk = await step(code, [last], Math.ceil(M / 256));
      return ready([walk, await step(total(M, `r / ${M}.0 * ${discount(T)}`), [last, out], 1)], out);
    },
    W6: async ({ M, T }) => {
      const [X, out] = [put(uniform(M * T)), room(M)];
      const code = `${HEAD("vec4f")}
@compute @workgroup_size(256) fn main(@builtin(global_invocation_id) g: vec3u) {
  if (g.x >= ${M / 4}u) { return; }
  var y = x[g.x] * ${EMA};
  for (var t = 1u; t < ${T}u; t++) { y = x[t * ${M / 4}u + g.x] * ${EMA} + y * ${1 - EMA}; }
  o[g.x] = y;
}`;
      return ready([await step(code, [X, out], Math.ceil(M / 4 / 256))], out);
    },
    W7: async ({ B, H, W }) => {
      const n = H * W;
      const x = put(uniform(B * n));
      const [parts, mu, sigma, out] = [room(B * partials), room(B), room(B), room(1)];
      const mean = "@group(0) @binding(2) var<storage, read> mu: array<f32>;";
      const both = `${mean}\n@group(0) @binding(3) var<storage, read> sigma: array<f32>;
fn f(v: vec4f, m: f32, d: f32) -> vec4f {
  let o = pow(max((v - m) / d * ${IMAGE.gain} + ${IMAGE.bias}, vec4f(0.0)), vec4f(${IMAGE.gamma})) - v;
  return o * o;
}`;
      const q = n / 4;
      const squares = { declare: mean, before: "let m = mu[w.y];" };
      const errors = { declare: both, before: "let m = mu[w.y]; let d = sigma[w.y];" };
      return ready(
        [
          await step(partial(q, "v"), [x, parts], partials, B),
          await step(total(partials, `r / ${n}.0`), [parts, mu], B),
          await step(partial(q, "(v - m) * (v - m)", squares), [x, parts, mu], partials, B),
          await step(total(partials, `sqrt(r / ${n}.0 + ${IMAGE.eps})`), [parts, sigma], B),
          await step(partial(q, "f(v, m, d)", errors), [x, parts, mu, sigma], partials, B),
          await step(total(partials * B, `r / ${n * B}.0`), [parts, out], 1),
        ],
        out,
      );
    },
    W10: async ({ n, ops }) => {
      const [c, y, z] = [put(uniform(n)), put(uniform(n)), room(n)];
      const code = `
@group(0) @binding(0) var<storage, read> c: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> z: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) {
  if (g.x < ${n}u) { z[g.x] = y[g.x] + c[g.x]; }
}`;
      const there = await step(code, [c, y, z], Math.ceil(n / 64));
      const back = await step(code, [c, z, y], Math.ceil(n / 64));
      const steps = Array.from({ length: ops - 1 }, (_, t) => (t % 2 ? back : there));
      return ready(steps, (ops - 1) % 2 ? z : y, n * 4);
    },
    // The bytes of the doubles, as twice as many singles.
    "D+": ({ n }) => map([put(wide(2 * n)), put(uniform(2 * n, { seed: 1, shift: 0.5 }))], 2 * n, "v + v0"),
    "D*": ({ n }) => map([put(wide(2 * n)), put(uniform(2 * n, { seed: 1, shift: 0.5 }))], 2 * n, "v * v0"),
    "D/": ({ n }) => map([put(wide(2 * n)), put(uniform(2 * n, { seed: 1, shift: 0.5 }))], 2 * n, "v / v0"),
    Dsqrt: ({ n }) => map([put(uniform(2 * n))], 2 * n, "sqrt(v)"),
  };
  return { info: { adapter: adapter.info?.description ?? "" }, cases };
}
