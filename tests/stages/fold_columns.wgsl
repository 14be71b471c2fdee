// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<f32, 256>;
var<workgroup> s1: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].y);
  let v7 = bitcast<f32>(P[2].z);
  let v9 = bitcast<f32>(P[2].w);
  let count = P[0].y;
  let ty = lid & 31u;
  let tx = lid / 32u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 8u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    var folded1: f32 = bitcast<f32>(0x0u);
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
      var stack0: array<f32, 1>;
      var stack1: array<f32, 1>;
      var top = 0u;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = (reverseBits(8u * j) >> 29u) * 32u + ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var lane1: f32 = bitcast<f32>(0x0u);
        var lane0_0: f32 = bitcast<f32>(0x0u);
        var lane1_0: f32 = bitcast<f32>(0x0u);
        var lane0_1: f32 = bitcast<f32>(0x0u);
        var lane1_1: f32 = bitcast<f32>(0x0u);
        var lane0_2: f32 = bitcast<f32>(0x0u);
        var lane1_2: f32 = bitcast<f32>(0x0u);
        var lane0_3: f32 = bitcast<f32>(0x0u);
        var lane1_3: f32 = bitcast<f32>(0x0u);
        var lane0_4: f32 = bitcast<f32>(0x0u);
        var lane1_4: f32 = bitcast<f32>(0x0u);
        var lane0_5: f32 = bitcast<f32>(0x0u);
        var lane1_5: f32 = bitcast<f32>(0x0u);
        var lane0_6: f32 = bitcast<f32>(0x0u);
        var lane1_6: f32 = bitcast<f32>(0x0u);
        var lane0_7: f32 = bitcast<f32>(0x0u);
        var lane1_7: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i + 224u < length; i += 256u) {
          let reduced_0 = base + i + 0u;
          let reduced_1 = base + i + 128u;
          let reduced_2 = base + i + 64u;
          let reduced_3 = base + i + 192u;
          let reduced_4 = base + i + 32u;
          let reduced_5 = base + i + 160u;
          let reduced_6 = base + i + 96u;
          let reduced_7 = base + i + 224u;
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
          let v1_0 = f32_mul(v0_0, v0_0);
          let v3_0 = f32_sub(v0_0, v2);
          let v4_0 = f32_abs(v3_0);
          let v1_1 = f32_mul(v0_1, v0_1);
          let v3_1 = f32_sub(v0_1, v2);
          let v4_1 = f32_abs(v3_1);
          let v1_2 = f32_mul(v0_2, v0_2);
          let v3_2 = f32_sub(v0_2, v2);
          let v4_2 = f32_abs(v3_2);
          let v1_3 = f32_mul(v0_3, v0_3);
          let v3_3 = f32_sub(v0_3, v2);
          let v4_3 = f32_abs(v3_3);
          let v1_4 = f32_mul(v0_4, v0_4);
          let v3_4 = f32_sub(v0_4, v2);
          let v4_4 = f32_abs(v3_4);
          let v1_5 = f32_mul(v0_5, v0_5);
          let v3_5 = f32_sub(v0_5, v2);
          let v4_5 = f32_abs(v3_5);
          let v1_6 = f32_mul(v0_6, v0_6);
          let v3_6 = f32_sub(v0_6, v2);
          let v4_6 = f32_abs(v3_6);
          let v1_7 = f32_mul(v0_7, v0_7);
          let v3_7 = f32_sub(v0_7, v2);
          let v4_7 = f32_abs(v3_7);
          lane0_0 = f32_add(lane0_0, v1_0);
          lane1_0 = f32_add(lane1_0, v4_0);
          lane0_1 = f32_add(lane0_1, v1_1);
          lane1_1 = f32_add(lane1_1, v4_1);
          lane0_2 = f32_add(lane0_2, v1_2);
          lane1_2 = f32_add(lane1_2, v4_2);
          lane0_3 = f32_add(lane0_3, v1_3);
          lane1_3 = f32_add(lane1_3, v4_3);
          lane0_4 = f32_add(lane0_4, v1_4);
          lane1_4 = f32_add(lane1_4, v4_4);
          lane0_5 = f32_add(lane0_5, v1_5);
          lane1_5 = f32_add(lane1_5, v4_5);
          lane0_6 = f32_add(lane0_6, v1_6);
          lane1_6 = f32_add(lane1_6, v4_6);
          lane0_7 = f32_add(lane0_7, v1_7);
          lane1_7 = f32_add(lane1_7, v4_7);
        }
        for (; i < length; i += 256u) {
          let reduced_0 = base + min(i + 0u, length - 1u);
          let reduced_1 = base + min(i + 128u, length - 1u);
          let reduced_2 = base + min(i + 64u, length - 1u);
          let reduced_3 = base + min(i + 192u, length - 1u);
          let reduced_4 = base + min(i + 32u, length - 1u);
          let reduced_5 = base + min(i + 160u, length - 1u);
          let reduced_6 = base + min(i + 96u, length - 1u);
          let reduced_7 = base + min(i + 224u, length - 1u);
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
          let v1_0 = f32_mul(v0_0, v0_0);
          let v3_0 = f32_sub(v0_0, v2);
          let v4_0 = f32_abs(v3_0);
          let v1_1 = f32_mul(v0_1, v0_1);
          let v3_1 = f32_sub(v0_1, v2);
          let v4_1 = f32_abs(v3_1);
          let v1_2 = f32_mul(v0_2, v0_2);
          let v3_2 = f32_sub(v0_2, v2);
          let v4_2 = f32_abs(v3_2);
          let v1_3 = f32_mul(v0_3, v0_3);
          let v3_3 = f32_sub(v0_3, v2);
          let v4_3 = f32_abs(v3_3);
          let v1_4 = f32_mul(v0_4, v0_4);
          let v3_4 = f32_sub(v0_4, v2);
          let v4_4 = f32_abs(v3_4);
          let v1_5 = f32_mul(v0_5, v0_5);
          let v3_5 = f32_sub(v0_5, v2);
          let v4_5 = f32_abs(v3_5);
          let v1_6 = f32_mul(v0_6, v0_6);
          let v3_6 = f32_sub(v0_6, v2);
          let v4_6 = f32_abs(v3_6);
          let v1_7 = f32_mul(v0_7, v0_7);
          let v3_7 = f32_sub(v0_7, v2);
          let v4_7 = f32_abs(v3_7);
          if (i + 0u < length) {
            lane0_0 = f32_add(lane0_0, v1_0);
            lane1_0 = f32_add(lane1_0, v4_0);
          }
          if (i + 128u < length) {
            lane0_1 = f32_add(lane0_1, v1_1);
            lane1_1 = f32_add(lane1_1, v4_1);
          }
          if (i + 64u < length) {
            lane0_2 = f32_add(lane0_2, v1_2);
            lane1_2 = f32_add(lane1_2, v4_2);
          }
          if (i + 192u < length) {
            lane0_3 = f32_add(lane0_3, v1_3);
            lane1_3 = f32_add(lane1_3, v4_3);
          }
          if (i + 32u < length) {
            lane0_4 = f32_add(lane0_4, v1_4);
            lane1_4 = f32_add(lane1_4, v4_4);
          }
          if (i + 160u < length) {
            lane0_5 = f32_add(lane0_5, v1_5);
            lane1_5 = f32_add(lane1_5, v4_5);
          }
          if (i + 96u < length) {
            lane0_6 = f32_add(lane0_6, v1_6);
            lane1_6 = f32_add(lane1_6, v4_6);
          }
          if (i + 224u < length) {
            lane0_7 = f32_add(lane0_7, v1_7);
            lane1_7 = f32_add(lane1_7, v4_7);
          }
        }
        lane0_0 = f32_add(lane0_0, lane0_1);
        lane0_2 = f32_add(lane0_2, lane0_3);
        lane0_4 = f32_add(lane0_4, lane0_5);
        lane0_6 = f32_add(lane0_6, lane0_7);
        lane0_0 = f32_add(lane0_0, lane0_2);
        lane0_4 = f32_add(lane0_4, lane0_6);
        lane0_0 = f32_add(lane0_0, lane0_4);
        lane0 = lane0_0;
        lane1_0 = f32_add(lane1_0, lane1_1);
        lane1_2 = f32_add(lane1_2, lane1_3);
        lane1_4 = f32_add(lane1_4, lane1_5);
        lane1_6 = f32_add(lane1_6, lane1_7);
        lane1_0 = f32_add(lane1_0, lane1_2);
        lane1_4 = f32_add(lane1_4, lane1_6);
        lane1_0 = f32_add(lane1_0, lane1_4);
        lane1 = lane1_0;
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = f32_add(stack0[top], lane0);
          lane1 = f32_add(stack1[top], lane1);
        }
        stack0[top] = lane0;
        stack1[top] = lane1;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (rounds > 0u) {
        block1 = stack1[0];
      }
      if (!in_order) {
        s0[spot] = block0;
        s1[spot] = block1;
        workgroupBarrier();
        for (var half = 16u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
            block1 = f32_add(block1, s1[other]);
            s1[spot] = block1;
          }
          workgroupBarrier();
        }
      }
      if (ty == 0u) {
        folded0 = f32_add(folded0, block0);
        folded1 = f32_add(folded1, block1);
      }
    }
    if (inside & (ty == 0u)) {
      let v5 = folded0;
      let v6 = folded1;
      let v8 = f32_add(v5, v7);
      let v10 = f32_div(v6, v9);
      o0[kept] = bitcast<u32>(v8);
      o1[kept] = bitcast<u32>(v10);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let c0 = kept;
    var folded0: f32 = 1.0;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      var w0: u32;
      {
        let reduced = base;
        let r0 = reduced;
        w0 = P[2].z + P[2].w * c0 + P[3].x * r0;
      }
      let in_order = true;
      let stride = 1u;
      var block0: f32 = 1.0;
      var stack0: array<f32, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: f32 = 1.0;
        var i = lane;
        for (; i + 3u * stride < length; i += 4u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[w0 + (reduced_0 - base)]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[w0 + (reduced_1 - base)]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[w0 + (reduced_2 - base)]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[w0 + (reduced_3 - base)]);
          lane0 = f32_mul(lane0, v0_0);
          lane0 = f32_mul(lane0, v0_1);
          lane0 = f32_mul(lane0, v0_2);
          lane0 = f32_mul(lane0, v0_3);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[w0 + (reduced - base)]);
          lane0 = f32_mul(lane0, v0);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = f32_mul(stack0[top], lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = f32_mul(folded0, block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      o0[kept] = bitcast<u32>(v1);
    }
  }
}
