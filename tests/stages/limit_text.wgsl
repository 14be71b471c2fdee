// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_gamma(v0);
    o0[kept] = v1;
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
    let v1 = a1[kept];
    let v2 = f64_erf(v1);
    let v3 = f64_erfc(v1);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    o0[kept] = v5;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_exp(v0);
    let v2 = f64_tanh(v0);
    let v3 = f64_pow(v1, v2);
    o0[kept] = v3;
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_add(v0, v1);
    let v3 = f64_log_gamma(v2);
    o0[kept] = v3;
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_sin(v0);
    let v3 = f64_cos(v0);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v1, v4);
    let v6 = f64_tan(v0);
    let v7 = f64_sub(v5, v6);
    let v8 = a2[kept];
    let v9 = f64_add(v7, v8);
    let v10 = a3[kept];
    let v11 = f64_sinh(v0);
    let v12 = f64_div(v10, v11);
    let v13 = f64_add(v9, v12);
    let v14 = f64_hypot(v0, v13);
    o0[kept] = v14;
  }
}

// group 5
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_sin(v1);
    let v3 = f64_cos(v1);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = f64_tan(v1);
    let v7 = f64_sub(v5, v6);
    let v8 = a2[kept];
    let v9 = f64_add(v7, v8);
    let v10 = a3[kept];
    let v11 = f64_sinh(v1);
    let v12 = f64_div(v10, v11);
    let v13 = f64_add(v9, v12);
    let v14 = f64_atan2(v13, v1);
    let v15 = f64_add(v13, v14);
    o0[kept] = v15;
  }
}

// group 6
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_sin(v1);
    let v3 = f64_cos(v1);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = f64_tan(v1);
    let v7 = f64_sub(v5, v6);
    let v8 = a2[kept];
    let v9 = f64_add(v7, v8);
    let v10 = a3[kept];
    let v11 = f64_sinh(v1);
    let v12 = f64_div(v10, v11);
    let v13 = f64_add(v9, v12);
    let v14 = f64_expm1(v13);
    o0[kept] = v14;
  }
}

// group 7
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_sin(v1);
    let v3 = f64_cos(v1);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = f64_tan(v1);
    let v7 = f64_sub(v5, v6);
    let v8 = a2[kept];
    let v9 = f64_add(v7, v8);
    let v10 = a3[kept];
    let v11 = f64_sinh(v1);
    let v12 = f64_div(v10, v11);
    let v13 = f64_add(v9, v12);
    let v14 = f64_cosh(v13);
    o0[kept] = v14;
  }
}

// group 8
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_sin(v1);
    let v3 = f64_cos(v1);
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = f64_tan(v1);
    let v7 = f64_sub(v5, v6);
    let v8 = a2[kept];
    let v9 = f64_add(v7, v8);
    let v10 = a3[kept];
    let v11 = f64_sinh(v1);
    let v12 = f64_div(v10, v11);
    let v13 = f64_add(v9, v12);
    o0[kept] = v13;
  }
}

// group 9
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_gamma(v0);
    o0[kept] = v1;
  }
}

// group 10
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read> a4: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read> a5: array<vec2<u32>>;
@group(0) @binding(7) var<storage, read> a6: array<vec2<u32>>;
@group(0) @binding(8) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_asinh(v1);
    let v3 = a2[kept];
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = a3[kept];
    let v7 = f64_sub(v5, v6);
    let v8 = f64_log1p(v1);
    let v9 = a4[kept];
    let v10 = f64_mul(v8, v9);
    let v11 = f64_add(v7, v10);
    let v12 = a5[kept];
    let v13 = a6[kept];
    let v14 = f64_erf(v13);
    let v15 = f64_mul(v12, v14);
    let v16 = f64_sub(v11, v15);
    o0[kept] = v16;
  }
}
