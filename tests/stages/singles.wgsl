// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[2].y);
  let v3 = bitcast<f32>(P[2].z);
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: bool = false;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: bool = false;
      var stack0: array<bool, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: bool = false;
        var i = lane;
        for (; i + 3u * stride < length; i += 4u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v1_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v1_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v1_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v1_3 = bitcast<f32>(a0[linear_3]);
          let v2_0 = f32_add(v0, v1_0);
          let v4_0 = f32_lt(v2_0, v3);
          if (inside) {
            o0[linear_0] = bitcast<u32>(v2_0);
          }
          lane0 = (lane0 | v4_0);
          let v2_1 = f32_add(v0, v1_1);
          let v4_1 = f32_lt(v2_1, v3);
          if (inside) {
            o0[linear_1] = bitcast<u32>(v2_1);
          }
          lane0 = (lane0 | v4_1);
          let v2_2 = f32_add(v0, v1_2);
          let v4_2 = f32_lt(v2_2, v3);
          if (inside) {
            o0[linear_2] = bitcast<u32>(v2_2);
          }
          lane0 = (lane0 | v4_2);
          let v2_3 = f32_add(v0, v1_3);
          let v4_3 = f32_lt(v2_3, v3);
          if (inside) {
            o0[linear_3] = bitcast<u32>(v2_3);
          }
          lane0 = (lane0 | v4_3);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v1 = bitcast<f32>(a0[linear]);
          let v2 = f32_add(v0, v1);
          let v4 = f32_lt(v2, v3);
          if (inside) {
            o0[linear] = bitcast<u32>(v2);
          }
          lane0 = (lane0 | v4);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = (stack0[top] | lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = (folded0 | block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v5 = folded0;
      o1[kept] = select(0u, 1u, v5);
    }
  }
}

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].y);
  let v4 = bitcast<f32>(P[2].z);
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: bool = false;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: bool = false;
      var stack0: array<bool, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: bool = false;
        var i = lane;
        for (; i + 3u * stride < length; i += 4u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
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
          let v2_0 = f32_div(v0_0, v1);
          let v3_0 = f32_abs(v2_0);
          let v5_0 = f32_lt(v4, v3_0);
          if (inside) {
            o0[linear_0] = bitcast<u32>(v2_0);
          }
          lane0 = (lane0 | v5_0);
          let v2_1 = f32_div(v0_1, v1);
          let v3_1 = f32_abs(v2_1);
          let v5_1 = f32_lt(v4, v3_1);
          if (inside) {
            o0[linear_1] = bitcast<u32>(v2_1);
          }
          lane0 = (lane0 | v5_1);
          let v2_2 = f32_div(v0_2, v1);
          let v3_2 = f32_abs(v2_2);
          let v5_2 = f32_lt(v4, v3_2);
          if (inside) {
            o0[linear_2] = bitcast<u32>(v2_2);
          }
          lane0 = (lane0 | v5_2);
          let v2_3 = f32_div(v0_3, v1);
          let v3_3 = f32_abs(v2_3);
          let v5_3 = f32_lt(v4, v3_3);
          if (inside) {
            o0[linear_3] = bitcast<u32>(v2_3);
          }
          lane0 = (lane0 | v5_3);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v2 = f32_div(v0, v1);
          let v3 = f32_abs(v2);
          let v5 = f32_lt(v4, v3);
          if (inside) {
            o0[linear] = bitcast<u32>(v2);
          }
          lane0 = (lane0 | v5);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = (stack0[top] | lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = (folded0 | block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v6 = folded0;
      o1[kept] = select(0u, 1u, v6);
    }
  }
}

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<u32>;
@group(0) @binding(8) var<storage, read_write> o4: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v18 = bitcast<f32>(P[2].x);
  let v21 = bitcast<f32>(P[2].y);
  let v24 = bitcast<f32>(P[2].z);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<f32>(a0[kept]);
    let v1 = bitcast<f32>(a1[kept]);
    let v2 = f32_add(v0, v1);
    let v3 = f32_mul(v0, v1);
    let v4 = bitcast<f32>(a2[kept]);
    let v5 = f32_div(v3, v4);
    let v6 = f32_sub(v2, v5);
    let v7 = f32_sqrt(v0);
    let v8 = f32_neg(v1);
    let v9 = f32_exp(v8);
    let v10 = f32_mul(v7, v9);
    let v11 = f32_log(v0);
    let v12 = f32_add(v10, v11);
    let v13 = f32_sin(v0);
    let v14 = f32_cos(v1);
    let v15 = f32_tan(v0);
    let v16 = f32_mul(v14, v15);
    let v17 = f32_add(v13, v16);
    let v19 = f32_mul(v0, v18);
    let v20 = f32_floor(v19);
    let v22 = f32_modulo(v0, v21);
    let v23 = f32_add(v20, v22);
    let v25 = f32_remainder(v0, v24);
    let v26 = f32_sub(v23, v25);
    let v27 = f32_round(v1);
    let v28 = f32_trunc(v1);
    let v29 = f32_mul(v27, v28);
    let v30 = f32_add(v26, v29);
    let v31 = f32_pow(v0, v1);
    let v32 = f32_hypot(v0, v1);
    let v33 = f32_add(v31, v32);
    let v34 = f32_atan2(v1, v0);
    let v35 = f32_add(v33, v34);
    o0[kept] = bitcast<u32>(v6);
    o1[kept] = bitcast<u32>(v12);
    o2[kept] = bitcast<u32>(v17);
    o3[kept] = bitcast<u32>(v30);
    o4[kept] = bitcast<u32>(v35);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read> a3: array<u32>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o1: array<u32>;
@group(0) @binding(7) var<storage, read_write> o2: array<u32>;
@group(0) @binding(8) var<storage, read_write> o3: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v17 = bitcast<f32>(P[2].x);
  let v51 = bitcast<f32>(P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<f32>(a0[kept]);
    let v1 = bitcast<f32>(a1[kept]);
    let v2 = f32_lt(v1, v0);
    let v3 = f64_from_bool(v2);
    let v4 = f32_le(v0, v1);
    let v5 = f64_from_bool(v4);
    let v6 = f64_add(v3, v5);
    let v7 = f32_is_nan(v0);
    let v8 = f64_from_bool(v7);
    let v9 = f64_sub(v6, v8);
    let v10 = f32_is_inf(v1);
    let v11 = f64_from_bool(v10);
    let v12 = f64_add(v9, v11);
    let v13 = f32_is_finite(v0);
    let v14 = f64_from_bool(v13);
    let v15 = f64_add(v12, v14);
    let v16 = f32_least(v0, v1);
    let v18 = f32_greatest(v0, v17);
    let v19 = f32_add(v16, v18);
    let v20 = f32_sign(v0);
    let v21 = f32_add(v19, v20);
    let v22 = f32_neg(v0);
    let v23 = f32_abs(v22);
    let v24 = f32_add(v21, v23);
    let v25 = f32_asin(v1);
    let v26 = f32_acos(v1);
    let v27 = f32_add(v25, v26);
    let v28 = f32_atan(v0);
    let v29 = f32_add(v27, v28);
    let v30 = f32_sinh(v0);
    let v31 = f32_add(v29, v30);
    let v32 = f32_cosh(v1);
    let v33 = f32_add(v31, v32);
    let v34 = f32_tanh(v0);
    let v35 = f32_add(v33, v34);
    let v36 = f32_asinh(v0);
    let v37 = f32_add(v35, v36);
    let v38 = bitcast<f32>(a2[kept]);
    let v39 = f32_acosh(v38);
    let v40 = f32_add(v37, v39);
    let v41 = bitcast<f32>(a3[kept]);
    let v42 = f32_atanh(v41);
    let v43 = f32_add(v40, v42);
    let v44 = f32_expm1(v0);
    let v45 = f32_log1p(v0);
    let v46 = f32_add(v44, v45);
    let v47 = f32_log2(v0);
    let v48 = f32_add(v46, v47);
    let v49 = f32_log10(v0);
    let v50 = f32_add(v48, v49);
    let v52 = f32_pow(v51, v0);
    let v53 = f32_add(v50, v52);
    let v54 = f32_cbrt(v0);
    let v55 = f32_add(v53, v54);
    let v56 = f32_gamma(v0);
    let v57 = f32_add(v55, v56);
    let v58 = f32_log_gamma(v0);
    let v59 = f32_add(v57, v58);
    let v60 = f32_erf(v0);
    let v61 = f32_add(v59, v60);
    let v62 = f32_erfc(v0);
    let v63 = f32_add(v61, v62);
    o0[kept] = v15;
    o1[kept] = bitcast<u32>(v24);
    o2[kept] = bitcast<u32>(v43);
    o3[kept] = bitcast<u32>(v63);
  }
}
