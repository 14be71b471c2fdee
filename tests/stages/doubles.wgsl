// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = vec2<u32>(P[2].x, P[2].y);
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
    let v14 = f64_sin(v0);
    let v15 = f64_cos(v1);
    let v16 = f64_tan(v0);
    let v17 = f64_mul(v15, v16);
    let v18 = f64_add(v14, v17);
    o0[kept] = v7;
    o1[kept] = v13;
    o2[kept] = v18;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  let v4 = vec2<u32>(P[2].z, P[2].w);
  let v7 = vec2<u32>(P[3].x, P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_mul(v0, v1);
    let v3 = f64_floor(v2);
    let v5 = f64_modulo(v0, v4);
    let v6 = f64_add(v3, v5);
    let v8 = f64_remainder(v0, v7);
    let v9 = f64_sub(v6, v8);
    let v10 = a1[kept];
    let v11 = f64_round(v10);
    let v12 = f64_trunc(v10);
    let v13 = f64_mul(v11, v12);
    let v14 = f64_add(v9, v13);
    o0[kept] = v14;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v16 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_pow(v0, v1);
    let v3 = f64_hypot(v0, v1);
    let v4 = f64_add(v2, v3);
    let v5 = f64_atan2(v1, v0);
    let v6 = f64_add(v4, v5);
    let v7 = f64_lt(v1, v0);
    let v8 = f64_from_bool(v7);
    let v9 = f64_le(v0, v1);
    let v10 = f64_from_bool(v9);
    let v11 = f64_add(v8, v10);
    let v12 = f64_is_nan(v0);
    let v13 = f64_from_bool(v12);
    let v14 = f64_sub(v11, v13);
    let v15 = f64_least(v0, v1);
    let v17 = f64_greatest(v0, v16);
    let v18 = f64_add(v15, v17);
    o0[kept] = v6;
    o1[kept] = v14;
    o2[kept] = v18;
  }
}
