// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].x);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = bitcast<f32>(four_a0.x);
    let v0_1 = bitcast<f32>(four_a0.y);
    let v0_2 = bitcast<f32>(four_a0.z);
    let v0_3 = bitcast<f32>(four_a0.w);
    let v2_0 = f32_mul(v0_0, v1);
    let result0_0 = bitcast<u32>(v2_0);
    let v2_1 = f32_mul(v0_1, v1);
    let result0_1 = bitcast<u32>(v2_1);
    let v2_2 = f32_mul(v0_2, v1);
    let result0_2 = bitcast<u32>(v2_2);
    let v2_3 = f32_mul(v0_3, v1);
    let result0_3 = bitcast<u32>(v2_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v2_0 = f64_add(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_add(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// matmul Kind { tile: Tile { quads: 1, columns: 4, depth: 16 }, a_along_k: false, b_along_k: true, a_quads: true, b_quads: true }
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> b: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<u32>;
var<workgroup> ta: array<vec4<f32>, 256>;
var<workgroup> tb: array<f32, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let tx = l & 15u;
  let ty = l >> 4u;
  let y = wid.y + P[3].w;
  let part = y / P[0].w;
  let batch = part / P[3].y;
  let top = (wid.x + P[3].z) * 64u;
  let left = (y - part * P[0].w) * 64u;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let begin = (part - batch * P[3].y) * P[3].x;
  let end = min(begin + P[3].x, P[0].z);
  var r0_0 = vec4<f32>(0.0);
  var r1_0 = vec4<f32>(0.0);
  var r2_0 = vec4<f32>(0.0);
  var r3_0 = vec4<f32>(0.0);
  for (var k0 = begin; k0 < end; k0 += 16u) {
    {
      let quad = (l + 0u) & 15u;
      let step = (l + 0u) / 16u;
      let i = top + quad * 4u;
      let k = k0 + step;
      var v = vec4<u32>(0u);
      if ((i < P[0].x) & (k < P[0].z)) {
        v = a[(a_base + i + k * P[0].x) >> 2u];
      }
      let x = bitcast<vec4<f32>>(v);
      ta[step * 16u + quad] = x;
    }
    {
      let column = (l + 0u) / 4u;
      let step = ((l + 0u) & 3u) * 4u;
      let j = left + column;
      let k = k0 + step;
      var v = vec4<u32>(0u);
      if ((j < P[0].y) & (k < P[0].z)) {
        v = b[(b_base + k + j * P[0].z) >> 2u];
      }
      let x = bitcast<vec4<f32>>(v);
      tb[(step + 0u) * 64u + column] = x.x;
      tb[(step + 1u) * 64u + column] = x.y;
      tb[(step + 2u) * 64u + column] = x.z;
      tb[(step + 3u) * 64u + column] = x.w;
    }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {
      let a0 = ta[k * 16u + tx + 0u];
      let b0 = tb[k * 64u + ty * 4u + 0u];
      r0_0 = r0_0 + a0 * b0;
      let b1 = tb[k * 64u + ty * 4u + 1u];
      r1_0 = r1_0 + a0 * b1;
      let b2 = tb[k * 64u + ty * 4u + 2u];
      r2_0 = r2_0 + a0 * b2;
      let b3 = tb[k * 64u + ty * 4u + 3u];
      r3_0 = r3_0 + a0 * b3;
    }
    workgroupBarrier();
  }
  let c_base = part * P[0].x * P[0].y;
  let j0 = left + ty * 4u + 0u;
  if (j0 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 0u] = bitcast<u32>(r0_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 1u] = bitcast<u32>(r0_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 2u] = bitcast<u32>(r0_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 3u] = bitcast<u32>(r0_0.w); }
  }
  let j1 = left + ty * 4u + 1u;
  if (j1 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 0u] = bitcast<u32>(r1_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 1u] = bitcast<u32>(r1_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 2u] = bitcast<u32>(r1_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 3u] = bitcast<u32>(r1_0.w); }
  }
  let j2 = left + ty * 4u + 2u;
  if (j2 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 0u] = bitcast<u32>(r2_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 1u] = bitcast<u32>(r2_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 2u] = bitcast<u32>(r2_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 3u] = bitcast<u32>(r2_0.w); }
  }
  let j3 = left + ty * 4u + 3u;
  if (j3 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 0u] = bitcast<u32>(r3_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 1u] = bitcast<u32>(r3_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 2u] = bitcast<u32>(r3_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 3u] = bitcast<u32>(r3_0.w); }
  }
}

// matmul Kind { tile: Tile { quads: 1, columns: 4, depth: 16 }, a_along_k: true, b_along_k: true, a_quads: false, b_quads: true }
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<u32>;
@group(0) @binding(2) var<storage, read> b: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<u32>;
var<workgroup> ta: array<vec4<f32>, 256>;
var<workgroup> tb: array<f32, 1024>;
fn a_at(i: u32, k: u32, base: u32) -> f32 {
  if ((i < P[0].x) & (k < P[0].z)) {
    return bitcast<f32>(a[base + i * P[2].x + k * P[2].y]);
  }
  return 0.0;
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let tx = l & 15u;
  let ty = l >> 4u;
  let y = wid.y + P[3].w;
  let part = y / P[0].w;
  let batch = part / P[3].y;
  let top = (wid.x + P[3].z) * 64u;
  let left = (y - part * P[0].w) * 64u;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let begin = (part - batch * P[3].y) * P[3].x;
  let end = min(begin + P[3].x, P[0].z);
  var r0_0 = vec4<f32>(0.0);
  var r1_0 = vec4<f32>(0.0);
  var r2_0 = vec4<f32>(0.0);
  var r3_0 = vec4<f32>(0.0);
  for (var k0 = begin; k0 < end; k0 += 16u) {
    {
      let quad = (l + 0u) / 16u;
      let step = (l + 0u) & 15u;
      let i = top + quad * 4u;
      let k = k0 + step;
      let x = vec4<f32>(a_at(i, k, a_base), a_at(i + 1u, k, a_base), a_at(i + 2u, k, a_base), a_at(i + 3u, k, a_base));
      ta[step * 16u + quad] = x;
    }
    {
      let column = (l + 0u) / 4u;
      let step = ((l + 0u) & 3u) * 4u;
      let j = left + column;
      let k = k0 + step;
      var v = vec4<u32>(0u);
      if ((j < P[0].y) & (k < P[0].z)) {
        v = b[(b_base + k + j * P[0].z) >> 2u];
      }
      let x = bitcast<vec4<f32>>(v);
      tb[(step + 0u) * 64u + column] = x.x;
      tb[(step + 1u) * 64u + column] = x.y;
      tb[(step + 2u) * 64u + column] = x.z;
      tb[(step + 3u) * 64u + column] = x.w;
    }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {
      let a0 = ta[k * 16u + tx + 0u];
      let b0 = tb[k * 64u + ty * 4u + 0u];
      r0_0 = r0_0 + a0 * b0;
      let b1 = tb[k * 64u + ty * 4u + 1u];
      r1_0 = r1_0 + a0 * b1;
      let b2 = tb[k * 64u + ty * 4u + 2u];
      r2_0 = r2_0 + a0 * b2;
      let b3 = tb[k * 64u + ty * 4u + 3u];
      r3_0 = r3_0 + a0 * b3;
    }
    workgroupBarrier();
  }
  let c_base = part * P[0].x * P[0].y;
  let j0 = left + ty * 4u + 0u;
  if (j0 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 0u] = bitcast<u32>(r0_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 1u] = bitcast<u32>(r0_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 2u] = bitcast<u32>(r0_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 3u] = bitcast<u32>(r0_0.w); }
  }
  let j1 = left + ty * 4u + 1u;
  if (j1 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 0u] = bitcast<u32>(r1_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 1u] = bitcast<u32>(r1_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 2u] = bitcast<u32>(r1_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j1 * P[0].x + i0 + 3u] = bitcast<u32>(r1_0.w); }
  }
  let j2 = left + ty * 4u + 2u;
  if (j2 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 0u] = bitcast<u32>(r2_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 1u] = bitcast<u32>(r2_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 2u] = bitcast<u32>(r2_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j2 * P[0].x + i0 + 3u] = bitcast<u32>(r2_0.w); }
  }
  let j3 = left + ty * 4u + 3u;
  if (j3 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 0u] = bitcast<u32>(r3_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 1u] = bitcast<u32>(r3_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 2u] = bitcast<u32>(r3_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j3 * P[0].x + i0 + 3u] = bitcast<u32>(r3_0.w); }
  }
}

// matmul of doubles
// A product of doubles, a thread a result: the sums of parts of the inner dimension, added one after the other, or one of them.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> b: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<vec2<u32>>;
var<workgroup> ta: array<vec2<u32>, 256>;
var<workgroup> tb: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let tx = l & 15u;
  let ty = l >> 4u;
  let y = wid.y + P[3].w;
  let page = y / P[0].w;
  let batch = page / P[3].y;
  let i = (wid.x + P[3].z) * 16u + tx;
  let left = (y - page * P[0].w) * 16u;
  let j = left + ty;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let begin = (page - batch * P[3].y) * P[3].x;
  let last = select(P[0].z, min(begin + P[3].x, P[0].z), P[3].y > 1u);
  var total = vec2<u32>(0u, 0u);
  for (var first = begin; first < last; first += P[3].x) {
    let end = min(first + P[3].x, last);
    var sum = vec2<u32>(0u, 0u);
    for (var k0 = first; k0 < end; k0 += 16u) {
      let steps = min(16u, end - k0);
      if ((i < P[0].x) & (ty < steps)) {
        ta[ty * 16u + tx] = a[a_base + i * P[2].x + (k0 + ty) * P[2].y];
      }
      if ((left + ty < P[0].y) & (tx < steps)) {
        tb[ty * 16u + tx] = b[b_base + (left + ty) * P[2].z + (k0 + tx) * P[2].w];
      }
      workgroupBarrier();
      for (var k = 0u; k < steps; k++) {
        sum = f64_add(sum, f64_mul(ta[k * 16u + tx], tb[ty * 16u + k]));
      }
      workgroupBarrier();
    }
    total = f64_add(total, sum);
  }
  if ((i < P[0].x) & (j < P[0].y)) {
    c[page * P[0].x * P[0].y + i + j * P[0].x] = total;
  }
}
