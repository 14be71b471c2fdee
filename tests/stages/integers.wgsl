// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 7>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<vec2<u32>>;
@group(0) @binding(8) var<storage, read_write> o4: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<i32>(P[2].x);
  let v3 = bitcast<i32>(P[2].y);
  let v7 = bitcast<i32>(P[2].z);
  let v9 = bitcast<i32>(P[2].w);
  let v11 = bitcast<i32>(P[3].x);
  let v14 = vec2<u32>(P[3].y, P[3].z);
  let v16 = vec2<u32>(P[3].w, P[4].x);
  let v18 = bitcast<i32>(P[4].y);
  let v22 = vec2<u32>(P[4].z, P[4].w);
  let v25 = vec2<u32>(P[5].x, P[5].y);
  let v28 = (P[5].z != 0u);
  let v33 = (P[5].w != 0u);
  let v35 = bitcast<i32>(P[6].x);
  let v38 = bitcast<i32>(P[6].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<i32>(a0[kept]);
    let v2 = int_add(v0, v1);
    let v4 = int_mul(v0, v3);
    let v5 = int_sub(v2, v4);
    let v6 = bitcast<i32>(a1[kept]);
    let v8 = small_add(v6, v7, 0, 255);
    let v10 = small_mul(v6, v9, 0, 255);
    let v12 = small_sub(v10, v11, 0, 255);
    let v13 = a2[kept];
    let v15 = long_mul(v13, v14);
    let v17 = long_add(v15, v16);
    let v19 = int_div(v0, v18);
    let v20 = f64_from_i32(v19);
    let v21 = f64_from_i32(v0);
    let v23 = f64_div(v21, v22);
    let v24 = f64_lt(v20, v23);
    let v26 = f64_lt(v23, v25);
    let v27 = (v24 & v26);
    let v29 = (v27 & v28);
    let v30 = f64_lt(v23, v20);
    let v31 = !v26;
    let v32 = (v30 & v31);
    let v34 = (v32 & v33);
    let v36 = int_sub(v19, v35);
    let v37 = select(v19, v36, v34);
    let v39 = int_add(v37, v38);
    let v40 = select(v37, v39, v29);
    o0[kept] = bitcast<u32>(v5);
    o1[kept] = bitcast<u32>(v8);
    o2[kept] = bitcast<u32>(v12);
    o3[kept] = v17;
    o4[kept] = bitcast<u32>(v40);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec4<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec4<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<vec4<u32>>;
@group(0) @binding(6) var<storage, read_write> o2: array<vec4<u32>>;
@group(0) @binding(7) var<storage, read_write> o3: array<vec4<u32>>;
@group(0) @binding(8) var<storage, read_write> o4: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = P[2].x;
  let v3 = bitcast<i32>(P[2].y);
  let v6 = bitcast<i32>(P[2].z);
  let v8 = bitcast<i32>(P[2].w);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let four_a1 = a1[quad];
    let four_a2 = a2[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = four_a0.x;
    let v2_0 = (v0_0 & v1);
    let v5_0 = bitcast<i32>(four_a1.x);
    let v11_0 = bitcast<i32>(four_a2.x);
    let v0_1 = four_a0.y;
    let v2_1 = (v0_1 & v1);
    let v5_1 = bitcast<i32>(four_a1.y);
    let v11_1 = bitcast<i32>(four_a2.y);
    let v0_2 = four_a0.z;
    let v2_2 = (v0_2 & v1);
    let v5_2 = bitcast<i32>(four_a1.z);
    let v11_2 = bitcast<i32>(four_a2.z);
    let v0_3 = four_a0.w;
    let v2_3 = (v0_3 & v1);
    let v5_3 = bitcast<i32>(four_a1.w);
    let v11_3 = bitcast<i32>(four_a2.w);
    let v4_0 = uint_bitshift(v0_0, v3);
    let v7_0 = int_mod(v5_0, v6);
    let v9_0 = int_rem(v5_0, v8);
    let v10_0 = int_add(v7_0, v9_0);
    let v12_0 = small_neg(v11_0, -32768, 32767);
    let v13_0 = small_abs(v12_0, -32768, 32767);
    let v14_0 = int_neg(v5_0);
    let result0_0 = v2_0;
    let result1_0 = v4_0;
    let result2_0 = bitcast<u32>(v10_0);
    let result3_0 = bitcast<u32>(v13_0);
    let result4_0 = bitcast<u32>(v14_0);
    let v4_1 = uint_bitshift(v0_1, v3);
    let v7_1 = int_mod(v5_1, v6);
    let v9_1 = int_rem(v5_1, v8);
    let v10_1 = int_add(v7_1, v9_1);
    let v12_1 = small_neg(v11_1, -32768, 32767);
    let v13_1 = small_abs(v12_1, -32768, 32767);
    let v14_1 = int_neg(v5_1);
    let result0_1 = v2_1;
    let result1_1 = v4_1;
    let result2_1 = bitcast<u32>(v10_1);
    let result3_1 = bitcast<u32>(v13_1);
    let result4_1 = bitcast<u32>(v14_1);
    let v4_2 = uint_bitshift(v0_2, v3);
    let v7_2 = int_mod(v5_2, v6);
    let v9_2 = int_rem(v5_2, v8);
    let v10_2 = int_add(v7_2, v9_2);
    let v12_2 = small_neg(v11_2, -32768, 32767);
    let v13_2 = small_abs(v12_2, -32768, 32767);
    let v14_2 = int_neg(v5_2);
    let result0_2 = v2_2;
    let result1_2 = v4_2;
    let result2_2 = bitcast<u32>(v10_2);
    let result3_2 = bitcast<u32>(v13_2);
    let result4_2 = bitcast<u32>(v14_2);
    let v4_3 = uint_bitshift(v0_3, v3);
    let v7_3 = int_mod(v5_3, v6);
    let v9_3 = int_rem(v5_3, v8);
    let v10_3 = int_add(v7_3, v9_3);
    let v12_3 = small_neg(v11_3, -32768, 32767);
    let v13_3 = small_abs(v12_3, -32768, 32767);
    let v14_3 = int_neg(v5_3);
    let result0_3 = v2_3;
    let result1_3 = v4_3;
    let result2_3 = bitcast<u32>(v10_3);
    let result3_3 = bitcast<u32>(v13_3);
    let result4_3 = bitcast<u32>(v14_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
    o1[quad] = vec4<u32>(result1_0, result1_1, result1_2, result1_3);
    o2[quad] = vec4<u32>(result2_0, result2_1, result2_2, result2_3);
    o3[quad] = vec4<u32>(result3_0, result3_1, result3_2, result3_3);
    o4[quad] = vec4<u32>(result4_0, result4_1, result4_2, result4_3);
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<u32>;
@group(0) @binding(8) var<storage, read_write> o4: array<vec2<u32>>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let v4 = bitcast<i32>(P[2].w);
  let v7 = bitcast<i32>(P[3].x);
  let v10 = bitcast<i32>(P[3].y);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: u32 = 0x0u;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: u32 = 0x0u;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: u32 = 0x0u;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v2 = ulong_div(v0, v1);
          let v3 = bitcast<i32>(a1[linear]);
          let v5 = (v3 ^ v4);
          let v6 = bitcast<i32>(a2[linear]);
          let v8 = max(v6, v7);
          let v9 = small_sign(v6);
          let v11 = min(v6, v10);
          let v12 = small_add(v9, v11, -32768, 32767);
          let v13 = u32(max(v3, 0));
          if (inside) {
            o0[linear] = v2;
          }
          if (inside) {
            o1[linear] = bitcast<u32>(v5);
          }
          if (inside) {
            o2[linear] = bitcast<u32>(v8);
          }
          if (inside) {
            o3[linear] = bitcast<u32>(v12);
          }
          lane0 = uint_add(lane0, v13);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = uint_add(block0, s0[other]);
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
        folded0 = uint_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = uint_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v14 = folded0;
      let v15 = f64_from_u32(v14);
      o4[kept] = v15;
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@group(0) @binding(4) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<i32>(P[2].x);
  let v3 = bitcast<i32>(P[2].y);
  let v7 = vec2<u32>(P[2].z, P[2].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = bitcast<i32>(a0[kept_0]);
    let v2_0 = (v0_0 == v1);
    let v4_0 = !(v0_0 == v3);
    let v5_0 = (v2_0 | v4_0);
    let v6_0 = a1[kept_0];
    let v0_1 = bitcast<i32>(a0[kept_1]);
    let v2_1 = (v0_1 == v1);
    let v4_1 = !(v0_1 == v3);
    let v5_1 = (v2_1 | v4_1);
    let v6_1 = a1[kept_1];
    let v8_0 = long_lt(v7, v6_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = select(0u, 1u, v5_0);
      o1[kept_0] = select(0u, 1u, v8_0);
    }
    let v8_1 = long_lt(v7, v6_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = select(0u, 1u, v5_1);
      o1[kept_1] = select(0u, 1u, v8_1);
    }
  }
}
