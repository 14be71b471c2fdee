// A product of few rows and columns whose inner dimension is long, or a part of it. 64 threads have four rows and columns of the
// result each, and four times as many share the steps. What is asked of memory next is under way while the last is multiplied.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> b: array<f32>;
@group(0) @binding(3) var<storage, read_write> c: array<f32>;
// One more than a side, so that neighbours along either dimension lie in banks of their own.
const PITCH = SIDE + 1u;
const SHARED_STEPS = DEPTH / 4u;
var<workgroup> held: array<f32, 2u * DEPTH * PITCH>;
// Which row (or column) and step of an operand a thread takes: neighbours take what lies beside each other in memory.
fn way(l: u32, r: u32, step: u32) -> vec2<u32> {
  let near = l & 31u;
  let far = (l >> 5u) + 8u * r;
  return select(vec2<u32>(near, far), vec2<u32>(far, near), step == 1u);
}
fn ask_a(l: u32, base: u32, first: u32, end: u32) -> vec4<f32> {
  var v = vec4<f32>(0.0);
  for (var r = 0u; r < 4u; r++) {
    let w = way(l, r, P[2].y);
    if ((w.x < P[0].x) & (first + w.y < end)) {
      v[r] = a[base + w.x * P[2].x + (first + w.y) * P[2].y];
    }
  }
  return v;
}
fn ask_b(l: u32, base: u32, first: u32, end: u32) -> vec4<f32> {
  var v = vec4<f32>(0.0);
  for (var r = 0u; r < 4u; r++) {
    let w = way(l, r, P[2].w);
    if ((w.x < P[0].y) & (first + w.y < end)) {
      v[r] = b[base + w.x * P[2].z + (first + w.y) * P[2].w];
    }
  }
  return v;
}
fn hold(l: u32, v: vec4<f32>, step: u32, begin: u32) {
  for (var r = 0u; r < 4u; r++) {
    let w = way(l, r, step);
    held[begin + w.y * PITCH + w.x] = v[r];
  }
}
fn four(at: u32) -> vec4<f32> {
  return vec4<f32>(held[at], held[at + 1u], held[at + 2u], held[at + 3u]);
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let part = wid.y + P[3].w;
  let batch = part / P[3].y;
  let begin = (part - batch * P[3].y) * P[3].x;
  let end = min(begin + P[3].x, P[0].z);
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let row = 4u * (l & 7u);
  let column = 4u * ((l >> 3u) & 7u);
  let share = l >> 6u;
  var sum: mat4x4<f32>;
  var next_a = ask_a(l, a_base, begin, end);
  var next_b = ask_b(l, b_base, begin, end);
  for (var first = begin; first < end; first += DEPTH) {
    hold(l, next_a, P[2].y, 0u);
    hold(l, next_b, P[2].w, DEPTH * PITCH);
    workgroupBarrier();
    next_a = ask_a(l, a_base, first + DEPTH, end);
    next_b = ask_b(l, b_base, first + DEPTH, end);
    for (var s = 0u; s < SHARED_STEPS; s++) {
      let at = (share * SHARED_STEPS + s) * PITCH;
      let x = four(at + row);
      let y = four(DEPTH * PITCH + at + column);
      sum[0] += x * y.x;
      sum[1] += x * y.y;
      sum[2] += x * y.z;
      sum[3] += x * y.w;
    }
    workgroupBarrier();
  }
  // The sums of those that share: half of them give theirs to the others, twice.
  for (var half = 2u; half > 0u; half >>= 1u) {
    let other = (l & 63u) + 64u * (share & (half - 1u));
    if ((share >= half) & (share < 2u * half)) {
      for (var k = 0u; k < 16u; k++) {
        held[k * 128u + other] = sum[k >> 2u][k & 3u];
      }
    }
    workgroupBarrier();
    if (share < half) {
      for (var k = 0u; k < 16u; k++) {
        sum[k >> 2u][k & 3u] += held[k * 128u + other];
      }
    }
    workgroupBarrier();
  }
  if (share == 0u) {
    let c_base = part * P[0].x * P[0].y;
    for (var k = 0u; k < 16u; k++) {
      let i = row + (k & 3u);
      let j = column + (k >> 2u);
      if ((i < P[0].x) & (j < P[0].y)) {
        c[c_base + j * P[0].x + i] = sum[k >> 2u][k & 3u];
      }
    }
  }
}
