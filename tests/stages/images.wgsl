// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].y);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = bitcast<f32>(0x0u);
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
          lane0 = f32_add(lane0, v0_0);
          lane0 = f32_add(lane0, v0_1);
          lane0 = f32_add(lane0, v0_2);
          lane0 = f32_add(lane0, v0_3);
          lane0 = f32_add(lane0, v0_4);
          lane0 = f32_add(lane0, v0_5);
          lane0 = f32_add(lane0, v0_6);
          lane0 = f32_add(lane0, v0_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          lane0 = f32_add(lane0, v0);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        workgroupBarrier();
        block0 = s0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f32_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f32_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      let v3 = f32_div(v1, v2);
      o0[kept] = bitcast<u32>(v3);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v5 = bitcast<f32>(P[3].z);
  let v7 = bitcast<f32>(P[3].w);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let c0 = kept;
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      var h1: f32;
      {
        let reduced = base;
        let r0 = reduced;
        h1 = bitcast<f32>(a1[P[2].z + P[2].w * c0 + P[3].x * r0]);
      }
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = bitcast<f32>(0x0u);
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
          let v1_0 = h1;
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let v1_1 = h1;
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let v1_2 = h1;
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let v1_3 = h1;
          let linear_4 = kept * count + reduced_4;
          let r0_4 = reduced_4;
          let v0_4 = bitcast<f32>(a0[linear_4]);
          let v1_4 = h1;
          let linear_5 = kept * count + reduced_5;
          let r0_5 = reduced_5;
          let v0_5 = bitcast<f32>(a0[linear_5]);
          let v1_5 = h1;
          let linear_6 = kept * count + reduced_6;
          let r0_6 = reduced_6;
          let v0_6 = bitcast<f32>(a0[linear_6]);
          let v1_6 = h1;
          let linear_7 = kept * count + reduced_7;
          let r0_7 = reduced_7;
          let v0_7 = bitcast<f32>(a0[linear_7]);
          let v1_7 = h1;
          let v2_0 = f32_sub(v0_0, v1_0);
          let v3_0 = f32_mul(v2_0, v2_0);
          lane0 = f32_add(lane0, v3_0);
          let v2_1 = f32_sub(v0_1, v1_1);
          let v3_1 = f32_mul(v2_1, v2_1);
          lane0 = f32_add(lane0, v3_1);
          let v2_2 = f32_sub(v0_2, v1_2);
          let v3_2 = f32_mul(v2_2, v2_2);
          lane0 = f32_add(lane0, v3_2);
          let v2_3 = f32_sub(v0_3, v1_3);
          let v3_3 = f32_mul(v2_3, v2_3);
          lane0 = f32_add(lane0, v3_3);
          let v2_4 = f32_sub(v0_4, v1_4);
          let v3_4 = f32_mul(v2_4, v2_4);
          lane0 = f32_add(lane0, v3_4);
          let v2_5 = f32_sub(v0_5, v1_5);
          let v3_5 = f32_mul(v2_5, v2_5);
          lane0 = f32_add(lane0, v3_5);
          let v2_6 = f32_sub(v0_6, v1_6);
          let v3_6 = f32_mul(v2_6, v2_6);
          lane0 = f32_add(lane0, v3_6);
          let v2_7 = f32_sub(v0_7, v1_7);
          let v3_7 = f32_mul(v2_7, v2_7);
          lane0 = f32_add(lane0, v3_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = h1;
          let v2 = f32_sub(v0, v1);
          let v3 = f32_mul(v2, v2);
          lane0 = f32_add(lane0, v3);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        workgroupBarrier();
        block0 = s0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f32_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f32_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v4 = folded0;
      let v6 = f32_div(v4, v5);
      let v8 = f32_add(v6, v7);
      let v9 = f32_sqrt(v8);
      o0[kept] = bitcast<u32>(v9);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v5 = bitcast<f32>(P[4].z);
  let v7 = bitcast<f32>(P[4].w);
  let v9 = bitcast<f32>(P[5].x);
  let v11 = bitcast<f32>(P[5].y);
  let v16 = bitcast<f32>(P[5].z);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let block_q = base / P[2].x;
      let block_r = base - block_q * P[2].x;
      var h1: f32;
      var h3: f32;
      {
        let reduced = base;
        let rs = block_r + (reduced - base);
        let rs0 = small_quotient(rs, P[2].x);
        let r0 = rs - rs0 * P[2].x;
        let rq0 = block_q + rs0;
        let r1 = rq0;
        h1 = bitcast<f32>(a1[P[2].z + P[2].w * r0 + P[3].x * r1]);
        h3 = bitcast<f32>(a2[P[3].z + P[3].w * r0 + P[4].x * r1]);
      }
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var i = lane;
        if (block_r + length <= P[2].x) {
          for (; i + 3u * stride < length; i += 4u * stride) {
            let reduced_0 = base + i + 0u * stride;
            let reduced_1 = base + i + 1u * stride;
            let reduced_2 = base + i + 2u * stride;
            let reduced_3 = base + i + 3u * stride;
            let linear_0 = kept * count + reduced_0;
            let rs_0 = block_r + (reduced_0 - base);
            let rs0_0 = small_quotient(rs_0, P[2].x);
            let r0_0 = rs_0 - rs0_0 * P[2].x;
            let rq0_0 = block_q + rs0_0;
            let r1_0 = rq0_0;
            let v0_0 = bitcast<f32>(a0[linear_0]);
            let v1_0 = h1;
            let v3_0 = h3;
            let linear_1 = kept * count + reduced_1;
            let rs_1 = block_r + (reduced_1 - base);
            let rs0_1 = small_quotient(rs_1, P[2].x);
            let r0_1 = rs_1 - rs0_1 * P[2].x;
            let rq0_1 = block_q + rs0_1;
            let r1_1 = rq0_1;
            let v0_1 = bitcast<f32>(a0[linear_1]);
            let v1_1 = h1;
            let v3_1 = h3;
            let linear_2 = kept * count + reduced_2;
            let rs_2 = block_r + (reduced_2 - base);
            let rs0_2 = small_quotient(rs_2, P[2].x);
            let r0_2 = rs_2 - rs0_2 * P[2].x;
            let rq0_2 = block_q + rs0_2;
            let r1_2 = rq0_2;
            let v0_2 = bitcast<f32>(a0[linear_2]);
            let v1_2 = h1;
            let v3_2 = h3;
            let linear_3 = kept * count + reduced_3;
            let rs_3 = block_r + (reduced_3 - base);
            let rs0_3 = small_quotient(rs_3, P[2].x);
            let r0_3 = rs_3 - rs0_3 * P[2].x;
            let rq0_3 = block_q + rs0_3;
            let r1_3 = rq0_3;
            let v0_3 = bitcast<f32>(a0[linear_3]);
            let v1_3 = h1;
            let v3_3 = h3;
            let v2_0 = f32_sub(v0_0, v1_0);
            let v4_0 = f32_div(v2_0, v3_0);
            let v6_0 = f32_mul(v4_0, v5);
            let v8_0 = f32_add(v6_0, v7);
            let v10_0 = f32_greatest(v8_0, v9);
            let v12_0 = f32_pow(v10_0, v11);
            let v13_0 = f32_sub(v12_0, v0_0);
            let v14_0 = f32_mul(v13_0, v13_0);
            lane0 = f32_add(lane0, v14_0);
            let v2_1 = f32_sub(v0_1, v1_1);
            let v4_1 = f32_div(v2_1, v3_1);
            let v6_1 = f32_mul(v4_1, v5);
            let v8_1 = f32_add(v6_1, v7);
            let v10_1 = f32_greatest(v8_1, v9);
            let v12_1 = f32_pow(v10_1, v11);
            let v13_1 = f32_sub(v12_1, v0_1);
            let v14_1 = f32_mul(v13_1, v13_1);
            lane0 = f32_add(lane0, v14_1);
            let v2_2 = f32_sub(v0_2, v1_2);
            let v4_2 = f32_div(v2_2, v3_2);
            let v6_2 = f32_mul(v4_2, v5);
            let v8_2 = f32_add(v6_2, v7);
            let v10_2 = f32_greatest(v8_2, v9);
            let v12_2 = f32_pow(v10_2, v11);
            let v13_2 = f32_sub(v12_2, v0_2);
            let v14_2 = f32_mul(v13_2, v13_2);
            lane0 = f32_add(lane0, v14_2);
            let v2_3 = f32_sub(v0_3, v1_3);
            let v4_3 = f32_div(v2_3, v3_3);
            let v6_3 = f32_mul(v4_3, v5);
            let v8_3 = f32_add(v6_3, v7);
            let v10_3 = f32_greatest(v8_3, v9);
            let v12_3 = f32_pow(v10_3, v11);
            let v13_3 = f32_sub(v12_3, v0_3);
            let v14_3 = f32_mul(v13_3, v13_3);
            lane0 = f32_add(lane0, v14_3);
          }
          for (; i < length; i += stride) {
            let reduced = base + i;
            let linear = kept * count + reduced;
            let rs = block_r + (reduced - base);
            let rs0 = small_quotient(rs, P[2].x);
            let r0 = rs - rs0 * P[2].x;
            let rq0 = block_q + rs0;
            let r1 = rq0;
            let v0 = bitcast<f32>(a0[linear]);
            let v1 = h1;
            let v2 = f32_sub(v0, v1);
            let v3 = h3;
            let v4 = f32_div(v2, v3);
            let v6 = f32_mul(v4, v5);
            let v8 = f32_add(v6, v7);
            let v10 = f32_greatest(v8, v9);
            let v12 = f32_pow(v10, v11);
            let v13 = f32_sub(v12, v0);
            let v14 = f32_mul(v13, v13);
            lane0 = f32_add(lane0, v14);
          }
        } else {
          for (; i + 3u * stride < length; i += 4u * stride) {
            let reduced_0 = base + i + 0u * stride;
            let reduced_1 = base + i + 1u * stride;
            let reduced_2 = base + i + 2u * stride;
            let reduced_3 = base + i + 3u * stride;
            let linear_0 = kept * count + reduced_0;
            let rs_0 = block_r + (reduced_0 - base);
            let rs0_0 = small_quotient(rs_0, P[2].x);
            let r0_0 = rs_0 - rs0_0 * P[2].x;
            let rq0_0 = block_q + rs0_0;
            let r1_0 = rq0_0;
            let v0_0 = bitcast<f32>(a0[linear_0]);
            let v1_0 = bitcast<f32>(a1[P[2].z + P[2].w * r0_0 + P[3].x * r1_0]);
            let v3_0 = bitcast<f32>(a2[P[3].z + P[3].w * r0_0 + P[4].x * r1_0]);
            let linear_1 = kept * count + reduced_1;
            let rs_1 = block_r + (reduced_1 - base);
            let rs0_1 = small_quotient(rs_1, P[2].x);
            let r0_1 = rs_1 - rs0_1 * P[2].x;
            let rq0_1 = block_q + rs0_1;
            let r1_1 = rq0_1;
            let v0_1 = bitcast<f32>(a0[linear_1]);
            let v1_1 = bitcast<f32>(a1[P[2].z + P[2].w * r0_1 + P[3].x * r1_1]);
            let v3_1 = bitcast<f32>(a2[P[3].z + P[3].w * r0_1 + P[4].x * r1_1]);
            let linear_2 = kept * count + reduced_2;
            let rs_2 = block_r + (reduced_2 - base);
            let rs0_2 = small_quotient(rs_2, P[2].x);
            let r0_2 = rs_2 - rs0_2 * P[2].x;
            let rq0_2 = block_q + rs0_2;
            let r1_2 = rq0_2;
            let v0_2 = bitcast<f32>(a0[linear_2]);
            let v1_2 = bitcast<f32>(a1[P[2].z + P[2].w * r0_2 + P[3].x * r1_2]);
            let v3_2 = bitcast<f32>(a2[P[3].z + P[3].w * r0_2 + P[4].x * r1_2]);
            let linear_3 = kept * count + reduced_3;
            let rs_3 = block_r + (reduced_3 - base);
            let rs0_3 = small_quotient(rs_3, P[2].x);
            let r0_3 = rs_3 - rs0_3 * P[2].x;
            let rq0_3 = block_q + rs0_3;
            let r1_3 = rq0_3;
            let v0_3 = bitcast<f32>(a0[linear_3]);
            let v1_3 = bitcast<f32>(a1[P[2].z + P[2].w * r0_3 + P[3].x * r1_3]);
            let v3_3 = bitcast<f32>(a2[P[3].z + P[3].w * r0_3 + P[4].x * r1_3]);
            let v2_0 = f32_sub(v0_0, v1_0);
            let v4_0 = f32_div(v2_0, v3_0);
            let v6_0 = f32_mul(v4_0, v5);
            let v8_0 = f32_add(v6_0, v7);
            let v10_0 = f32_greatest(v8_0, v9);
            let v12_0 = f32_pow(v10_0, v11);
            let v13_0 = f32_sub(v12_0, v0_0);
            let v14_0 = f32_mul(v13_0, v13_0);
            lane0 = f32_add(lane0, v14_0);
            let v2_1 = f32_sub(v0_1, v1_1);
            let v4_1 = f32_div(v2_1, v3_1);
            let v6_1 = f32_mul(v4_1, v5);
            let v8_1 = f32_add(v6_1, v7);
            let v10_1 = f32_greatest(v8_1, v9);
            let v12_1 = f32_pow(v10_1, v11);
            let v13_1 = f32_sub(v12_1, v0_1);
            let v14_1 = f32_mul(v13_1, v13_1);
            lane0 = f32_add(lane0, v14_1);
            let v2_2 = f32_sub(v0_2, v1_2);
            let v4_2 = f32_div(v2_2, v3_2);
            let v6_2 = f32_mul(v4_2, v5);
            let v8_2 = f32_add(v6_2, v7);
            let v10_2 = f32_greatest(v8_2, v9);
            let v12_2 = f32_pow(v10_2, v11);
            let v13_2 = f32_sub(v12_2, v0_2);
            let v14_2 = f32_mul(v13_2, v13_2);
            lane0 = f32_add(lane0, v14_2);
            let v2_3 = f32_sub(v0_3, v1_3);
            let v4_3 = f32_div(v2_3, v3_3);
            let v6_3 = f32_mul(v4_3, v5);
            let v8_3 = f32_add(v6_3, v7);
            let v10_3 = f32_greatest(v8_3, v9);
            let v12_3 = f32_pow(v10_3, v11);
            let v13_3 = f32_sub(v12_3, v0_3);
            let v14_3 = f32_mul(v13_3, v13_3);
            lane0 = f32_add(lane0, v14_3);
          }
          for (; i < length; i += stride) {
            let reduced = base + i;
            let linear = kept * count + reduced;
            let rs = block_r + (reduced - base);
            let rs0 = small_quotient(rs, P[2].x);
            let r0 = rs - rs0 * P[2].x;
            let rq0 = block_q + rs0;
            let r1 = rq0;
            let v0 = bitcast<f32>(a0[linear]);
            let v1 = bitcast<f32>(a1[P[2].z + P[2].w * r0 + P[3].x * r1]);
            let v2 = f32_sub(v0, v1);
            let v3 = bitcast<f32>(a2[P[3].z + P[3].w * r0 + P[4].x * r1]);
            let v4 = f32_div(v2, v3);
            let v6 = f32_mul(v4, v5);
            let v8 = f32_add(v6, v7);
            let v10 = f32_greatest(v8, v9);
            let v12 = f32_pow(v10, v11);
            let v13 = f32_sub(v12, v0);
            let v14 = f32_mul(v13, v13);
            lane0 = f32_add(lane0, v14);
          }
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        workgroupBarrier();
        block0 = s0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f32_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f32_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v15 = folded0;
      let v17 = f32_div(v15, v16);
      o0[kept] = bitcast<u32>(v17);
    }
  }
}
