// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
@group(0) @binding(4) var<storage, read_write> o2: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v7 = bitcast<f32>(P[2].y);
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: f32 = bitcast<f32>(0x0u);
      var stack0: array<f32, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = f32_sqrt(v0);
          let v2 = f32_neg(v0);
          let v3 = f32_exp(v2);
          let v4 = f32_mul(v1, v3);
          let v5 = f32_sin(v0);
          let v6 = f32_add(v4, v5);
          let v8 = f32_sub(v6, v7);
          let v9 = reduced;
          let v10 = random_normal_single(vec2<u32>(P[2].z, P[2].w), vec2<u32>(P[3].x, P[3].y), v9);
          let v11 = f32_add(v10, v0);
          if (inside) {
            o0[linear] = bitcast<u32>(v8);
          }
          if (inside) {
            o1[linear] = bitcast<u32>(v11);
          }
          lane0 = f32_add(lane0, v8);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = f32_add(stack0[top], lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = f32_add(folded0, block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v12 = folded0;
      o2[kept] = bitcast<u32>(v12);
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
