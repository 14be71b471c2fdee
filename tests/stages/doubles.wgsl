// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = vec2<u32>(P[2].x, P[2].y);
  let v14 = vec2<u32>(P[2].z, P[2].w);
  let v17 = vec2<u32>(P[3].x, P[3].y);
  let v20 = vec2<u32>(P[3].z, P[3].w);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_add(v0, v1);
    let v3 = f64_mul(v0, v1);
    let v5 = f64_add(v4, v0);
    let v6 = f64_div(v3, v5);
    let v7 = f64_sub(v2, v6);
    let v8 = f64_sqrt(v0);
    let v9 = f64_neg(v1);
    let v10 = f64_exp(v9);
    let v11 = f64_mul(v8, v10);
    let v12 = f64_log(v0);
    let v13 = f64_add(v11, v12);
    let v15 = f64_mul(v0, v14);
    let v16 = f64_floor(v15);
    let v18 = f64_modulo(v0, v17);
    let v19 = f64_add(v16, v18);
    let v21 = f64_remainder(v0, v20);
    let v22 = f64_sub(v19, v21);
    let v23 = f64_round(v1);
    let v24 = f64_trunc(v1);
    let v25 = f64_mul(v23, v24);
    let v26 = f64_add(v22, v25);
    o0[kept] = v7;
    o1[kept] = v13;
    o2[kept] = v26;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_sin(v0);
    let v2 = a1[kept];
    let v3 = f64_cos(v2);
    let v4 = f64_tan(v0);
    let v5 = f64_mul(v3, v4);
    let v6 = f64_add(v1, v5);
    o0[kept] = v6;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_pow(v0, v1);
    let v3 = f64_hypot(v0, v1);
    let v4 = f64_add(v2, v3);
    o0[kept] = v4;
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v14 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = a2[kept];
    let v3 = f64_atan2(v1, v2);
    let v4 = f64_add(v0, v3);
    let v5 = f64_lt(v1, v2);
    let v6 = f64_from_bool(v5);
    let v7 = f64_le(v2, v1);
    let v8 = f64_from_bool(v7);
    let v9 = f64_add(v6, v8);
    let v10 = f64_is_nan(v2);
    let v11 = f64_from_bool(v10);
    let v12 = f64_sub(v9, v11);
    let v13 = f64_least(v2, v1);
    let v15 = f64_greatest(v2, v14);
    let v16 = f64_add(v13, v15);
    o0[kept] = v4;
    o1[kept] = v12;
    o2[kept] = v16;
  }
}
