// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
var<workgroup> s1: array<f32, 256>;
var<workgroup> s2: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = bitcast<f32>(P[2].y);
  let v6 = bitcast<f32>(P[2].z);
  let v12 = bitcast<f32>(P[2].w);
  let v15 = bitcast<f32>(P[3].x);
  let v17 = bitcast<f32>(P[3].y);
  let v20 = bitcast<f32>(P[3].z);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    var folded1: f32 = bitcast<f32>(0x0u);
    var folded2: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      var block1: f32 = bitcast<f32>(0x0u);
      var block2: f32 = bitcast<f32>(0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var lane1: f32 = bitcast<f32>(0x0u);
        var lane2: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i + 7u * stride < length; i += 8u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let reduced_4 = base + i + 4u * stride;
          let reduced_5 = base + i + 5u * stride;
          let reduced_6 = base + i + 6u * stride;
          let reduced_7 = base + i + 7u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let linear_4 = kept * count + reduced_4;
          let r0_4 = reduced_4;
          let v0_4 = bitcast<f32>(a0[linear_4]);
          let linear_5 = kept * count + reduced_5;
          let r0_5 = reduced_5;
          let v0_5 = bitcast<f32>(a0[linear_5]);
          let linear_6 = kept * count + reduced_6;
          let r0_6 = reduced_6;
          let v0_6 = bitcast<f32>(a0[linear_6]);
          let linear_7 = kept * count + reduced_7;
          let r0_7 = reduced_7;
          let v0_7 = bitcast<f32>(a0[linear_7]);
          let v1_0 = f32_abs(v0_0);
          let v2_0 = f32_mul(v1_0, v1_0);
          let v4_0 = f32_mul(v1_0, v3);
          let v5_0 = f32_mul(v4_0, v4_0);
          let v7_0 = f32_mul(v1_0, v6);
          let v8_0 = f32_mul(v7_0, v7_0);
          lane0 = f32_add(lane0, v2_0);
          lane1 = f32_add(lane1, v5_0);
          lane2 = f32_add(lane2, v8_0);
          let v1_1 = f32_abs(v0_1);
          let v2_1 = f32_mul(v1_1, v1_1);
          let v4_1 = f32_mul(v1_1, v3);
          let v5_1 = f32_mul(v4_1, v4_1);
          let v7_1 = f32_mul(v1_1, v6);
          let v8_1 = f32_mul(v7_1, v7_1);
          lane0 = f32_add(lane0, v2_1);
          lane1 = f32_add(lane1, v5_1);
          lane2 = f32_add(lane2, v8_1);
          let v1_2 = f32_abs(v0_2);
          let v2_2 = f32_mul(v1_2, v1_2);
          let v4_2 = f32_mul(v1_2, v3);
          let v5_2 = f32_mul(v4_2, v4_2);
          let v7_2 = f32_mul(v1_2, v6);
          let v8_2 = f32_mul(v7_2, v7_2);
          lane0 = f32_add(lane0, v2_2);
          lane1 = f32_add(lane1, v5_2);
          lane2 = f32_add(lane2, v8_2);
          let v1_3 = f32_abs(v0_3);
          let v2_3 = f32_mul(v1_3, v1_3);
          let v4_3 = f32_mul(v1_3, v3);
          let v5_3 = f32_mul(v4_3, v4_3);
          let v7_3 = f32_mul(v1_3, v6);
          let v8_3 = f32_mul(v7_3, v7_3);
          lane0 = f32_add(lane0, v2_3);
          lane1 = f32_add(lane1, v5_3);
          lane2 = f32_add(lane2, v8_3);
          let v1_4 = f32_abs(v0_4);
          let v2_4 = f32_mul(v1_4, v1_4);
          let v4_4 = f32_mul(v1_4, v3);
          let v5_4 = f32_mul(v4_4, v4_4);
          let v7_4 = f32_mul(v1_4, v6);
          let v8_4 = f32_mul(v7_4, v7_4);
          lane0 = f32_add(lane0, v2_4);
          lane1 = f32_add(lane1, v5_4);
          lane2 = f32_add(lane2, v8_4);
          let v1_5 = f32_abs(v0_5);
          let v2_5 = f32_mul(v1_5, v1_5);
          let v4_5 = f32_mul(v1_5, v3);
          let v5_5 = f32_mul(v4_5, v4_5);
          let v7_5 = f32_mul(v1_5, v6);
          let v8_5 = f32_mul(v7_5, v7_5);
          lane0 = f32_add(lane0, v2_5);
          lane1 = f32_add(lane1, v5_5);
          lane2 = f32_add(lane2, v8_5);
          let v1_6 = f32_abs(v0_6);
          let v2_6 = f32_mul(v1_6, v1_6);
          let v4_6 = f32_mul(v1_6, v3);
          let v5_6 = f32_mul(v4_6, v4_6);
          let v7_6 = f32_mul(v1_6, v6);
          let v8_6 = f32_mul(v7_6, v7_6);
          lane0 = f32_add(lane0, v2_6);
          lane1 = f32_add(lane1, v5_6);
          lane2 = f32_add(lane2, v8_6);
          let v1_7 = f32_abs(v0_7);
          let v2_7 = f32_mul(v1_7, v1_7);
          let v4_7 = f32_mul(v1_7, v3);
          let v5_7 = f32_mul(v4_7, v4_7);
          let v7_7 = f32_mul(v1_7, v6);
          let v8_7 = f32_mul(v7_7, v7_7);
          lane0 = f32_add(lane0, v2_7);
          lane1 = f32_add(lane1, v5_7);
          lane2 = f32_add(lane2, v8_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = f32_abs(v0);
          let v2 = f32_mul(v1, v1);
          let v4 = f32_mul(v1, v3);
          let v5 = f32_mul(v4, v4);
          let v7 = f32_mul(v1, v6);
          let v8 = f32_mul(v7, v7);
          lane0 = f32_add(lane0, v2);
          lane1 = f32_add(lane1, v5);
          lane2 = f32_add(lane2, v8);
        }
        block0 = lane0;
        block1 = lane1;
        block2 = lane2;
      }
      if (!in_order) {
        s0[spot] = block0;
        s1[spot] = block1;
        s2[spot] = block2;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
            block1 = f32_add(block1, s1[other]);
            s1[spot] = block1;
            block2 = f32_add(block2, s2[other]);
            s2[spot] = block2;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        s1[spot] = block1;
        s2[spot] = block2;
        workgroupBarrier();
        block0 = s0[0];
        block1 = s1[0];
        block2 = s2[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f32_add(folded0, block0);
        folded1 = f32_add(folded1, block1);
        folded2 = f32_add(folded2, block2);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      s1[spot] = folded1;
      s2[spot] = folded2;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f32_add(folded0, s0[other]);
          s0[spot] = folded0;
          folded1 = f32_add(folded1, s1[other]);
          s1[spot] = folded1;
          folded2 = f32_add(folded2, s2[other]);
          s2[spot] = folded2;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v9 = folded0;
      let v10 = folded1;
      let v11 = folded2;
      let v13 = f32_lt(v12, v9);
      let v14 = f32_sqrt(v10);
      let v16 = f32_div(v14, v15);
      let v18 = f32_lt(v9, v17);
      let v19 = f32_sqrt(v11);
      let v21 = f32_div(v19, v20);
      let v22 = f32_sqrt(v9);
      let v23 = select(v22, v21, v18);
      let v24 = select(v23, v16, v13);
      o0[kept] = bitcast<u32>(v24);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(a1[P[2].x]);
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
    let v2_0 = f32_div(v0_0, v1);
    let result0_0 = bitcast<u32>(v2_0);
    let v2_1 = f32_div(v0_1, v1);
    let result0_1 = bitcast<u32>(v2_1);
    let v2_2 = f32_div(v0_2, v1);
    let result0_2 = bitcast<u32>(v2_2);
    let v2_3 = f32_div(v0_3, v1);
    let result0_3 = bitcast<u32>(v2_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// matmul Vector { columns: 1, along_k: false, quads: false, right_quads: false }
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> b: array<f32>;
@group(0) @binding(3) var<storage, read_write> c: array<f32>;
var<workgroup> sums: array<vec4<f32>, 256>;
fn a_at(row: u32, k: u32, base: u32) -> vec4<f32> {
  let at = base + row * P[2].x + k * P[2].y;
  var x = vec4<f32>(0.0);
  if (row < P[0].x) { x[0] = a[at + 0u * P[2].x]; }
  if (row + 1u < P[0].x) { x[1] = a[at + 1u * P[2].x]; }
  if (row + 2u < P[0].x) { x[2] = a[at + 2u * P[2].x]; }
  if (row + 3u < P[0].x) { x[3] = a[at + 3u * P[2].x]; }
  return x;
}
fn b_at(k: u32, j: u32, base: u32) -> f32 {
  return b[base + j * P[2].z + k * P[2].w];
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let y = wid.y + P[4].w;
  let batch = y / P[0].w;
  let part = y - batch * P[0].w;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let lane = l & (P[1].x - 1u);
  let other = l >> P[1].y;
  let others = 256u >> P[1].y;
  let begin = part * P[0].z;
  let end = min(begin + P[0].z, P[0].y);
  var r0 = vec4<f32>(0.0);
  let row = ((wid.x + P[4].z) * P[1].x + lane) * 4u;
  if (row < P[0].x) {
    let stride = others;
    var k = begin + other;
    for (; k + 7u * stride < end; k += 8u * stride) {
      let a0 = a_at(row, k + 0u * stride, a_base);
      let a1 = a_at(row, k + 1u * stride, a_base);
      let a2 = a_at(row, k + 2u * stride, a_base);
      let a3 = a_at(row, k + 3u * stride, a_base);
      let a4 = a_at(row, k + 4u * stride, a_base);
      let a5 = a_at(row, k + 5u * stride, a_base);
      let a6 = a_at(row, k + 6u * stride, a_base);
      let a7 = a_at(row, k + 7u * stride, a_base);
      r0 += a0 * b_at(k + 0u * stride, 0u, b_base);
      r0 += a1 * b_at(k + 1u * stride, 0u, b_base);
      r0 += a2 * b_at(k + 2u * stride, 0u, b_base);
      r0 += a3 * b_at(k + 3u * stride, 0u, b_base);
      r0 += a4 * b_at(k + 4u * stride, 0u, b_base);
      r0 += a5 * b_at(k + 5u * stride, 0u, b_base);
      r0 += a6 * b_at(k + 6u * stride, 0u, b_base);
      r0 += a7 * b_at(k + 7u * stride, 0u, b_base);
    }
    for (; k < end; k += stride) {
      let a0 = a_at(row, k + 0u * stride, a_base);
      r0 += a0 * b_at(k + 0u * stride, 0u, b_base);
    }
  }
  sums[l + 0u] = r0;
  workgroupBarrier();
  for (var half = others >> 1u; half > 0u; half >>= 1u) {
    if (other < half) {
      sums[l + 0u] += sums[l + 0u + half * P[1].x];
    }
    workgroupBarrier();
  }
  if (other == 0u && row < P[0].x) {
    let base = (batch * P[0].w + part) * P[3].z;
    if (row + 0u < P[0].x) { c[base + (row + 0u) * P[3].x + 0u * P[3].y] = sums[l + 0u].x; }
    if (row + 1u < P[0].x) { c[base + (row + 1u) * P[3].x + 0u * P[3].y] = sums[l + 0u].y; }
    if (row + 2u < P[0].x) { c[base + (row + 2u) * P[3].x + 0u * P[3].y] = sums[l + 0u].z; }
    if (row + 3u < P[0].x) { c[base + (row + 3u) * P[3].x + 0u * P[3].y] = sums[l + 0u].w; }
  }
}
