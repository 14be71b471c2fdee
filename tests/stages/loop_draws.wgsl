// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[2].x);
  let v1 = bitcast<f32>(P[2].y);
  let v2 = f32_mul(v0, v1);
  let v4 = bitcast<f32>(P[2].z);
  let v5 = bitcast<f32>(P[2].w);
  let v8 = P[3].x;
  for (var quad = (wid.x * 256u + lid) * 4u; quad < P[0].x; quad += P[1].z * 4u) {
    let kept_0 = quad + 0u;
    let kept_1 = quad + 1u;
    let kept_2 = quad + 2u;
    let kept_3 = quad + 3u;
    let v6_0 = kept_0;
    let v6_1 = kept_1;
    let v6_2 = kept_2;
    let v6_3 = kept_3;
    var carried0_0: f32 = v2;
    var carried0_1: f32 = v2;
    var carried0_2: f32 = v2;
    var carried0_3: f32 = v2;
    var last15_0: f32;
    var last15_1: f32;
    var last15_2: f32;
    var last15_3: f32;
    var now = 0u;
    for (; now < P[0].z; now++) {
      let time = now;
      let v3_0 = carried0_0;
      let v3_1 = carried0_1;
      let v3_2 = carried0_2;
      let v3_3 = carried0_3;
      let v7_0 = time;
      let v7_1 = time;
      let v7_2 = time;
      let v7_3 = time;
      let v9_0 = uint_mul(v7_0, v8);
      let v9_1 = uint_mul(v7_1, v8);
      let v9_2 = uint_mul(v7_2, v8);
      let v9_3 = uint_mul(v7_3, v8);
      let v10_0 = uint_add(v6_0, v9_0);
      let v10_1 = uint_add(v6_1, v9_1);
      let v10_2 = uint_add(v6_2, v9_2);
      let v10_3 = uint_add(v6_3, v9_3);
      let words11 = random_quad(vec2<u32>(P[3].y, P[3].z), vec2<u32>(P[3].w, P[4].x), v10_0);
      let v11_0 = f32_normal(words11.x);
      let v11_1 = f32_normal(words11.y);
      let v11_2 = f32_normal(words11.z);
      let v11_3 = f32_normal(words11.w);
      let v12_0 = f32_mul(v5, v11_0);
      let v12_1 = f32_mul(v5, v11_1);
      let v12_2 = f32_mul(v5, v11_2);
      let v12_3 = f32_mul(v5, v11_3);
      let v13_0 = f32_add(v4, v12_0);
      let v13_1 = f32_add(v4, v12_1);
      let v13_2 = f32_add(v4, v12_2);
      let v13_3 = f32_add(v4, v12_3);
      let v14_0 = f32_exp(v13_0);
      let v14_1 = f32_exp(v13_1);
      let v14_2 = f32_exp(v13_2);
      let v14_3 = f32_exp(v13_3);
      let v15_0 = f32_mul(v3_0, v14_0);
      let v15_1 = f32_mul(v3_1, v14_1);
      let v15_2 = f32_mul(v3_2, v14_2);
      let v15_3 = f32_mul(v3_3, v14_3);
      let next0_0 = v15_0;
      let next0_1 = v15_1;
      let next0_2 = v15_2;
      let next0_3 = v15_3;
      last15_0 = v15_0;
      last15_1 = v15_1;
      last15_2 = v15_2;
      last15_3 = v15_3;
      carried0_0 = next0_0;
      carried0_1 = next0_1;
      carried0_2 = next0_2;
      carried0_3 = next0_3;
    }
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(last15_0);
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(last15_1);
    }
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(last15_2);
    }
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(last15_3);
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
  let v1 = bitcast<f32>(P[2].y);
  let v3 = bitcast<f32>(P[2].z);
  let v6 = bitcast<f32>(P[2].w);
  let v8 = bitcast<f32>(P[3].x);
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
          let v2_0 = f32_sub(v0_0, v1);
          let v4_0 = f32_greatest(v2_0, v3);
          lane0 = f32_add(lane0, v4_0);
          let v2_1 = f32_sub(v0_1, v1);
          let v4_1 = f32_greatest(v2_1, v3);
          lane0 = f32_add(lane0, v4_1);
          let v2_2 = f32_sub(v0_2, v1);
          let v4_2 = f32_greatest(v2_2, v3);
          lane0 = f32_add(lane0, v4_2);
          let v2_3 = f32_sub(v0_3, v1);
          let v4_3 = f32_greatest(v2_3, v3);
          lane0 = f32_add(lane0, v4_3);
          let v2_4 = f32_sub(v0_4, v1);
          let v4_4 = f32_greatest(v2_4, v3);
          lane0 = f32_add(lane0, v4_4);
          let v2_5 = f32_sub(v0_5, v1);
          let v4_5 = f32_greatest(v2_5, v3);
          lane0 = f32_add(lane0, v4_5);
          let v2_6 = f32_sub(v0_6, v1);
          let v4_6 = f32_greatest(v2_6, v3);
          lane0 = f32_add(lane0, v4_6);
          let v2_7 = f32_sub(v0_7, v1);
          let v4_7 = f32_greatest(v2_7, v3);
          lane0 = f32_add(lane0, v4_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v2 = f32_sub(v0, v1);
          let v4 = f32_greatest(v2, v3);
          lane0 = f32_add(lane0, v4);
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
      let v5 = folded0;
      let v7 = f32_div(v5, v6);
      let v9 = f32_mul(v7, v8);
      o0[kept] = bitcast<u32>(v9);
    }
  }
}
