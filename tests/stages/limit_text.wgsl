// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_erfc(v0);
    o0[kept] = v1;
  }
}

// group 1
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

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_erf(v1);
    let v3 = a2[kept];
    let v4 = f64_mul(v2, v3);
    let v5 = f64_add(v0, v4);
    let v6 = f64_tanh(v1);
    o0[kept] = v5;
    o1[kept] = v6;
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
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
    o0[kept] = v7;
  }
}

// group 4
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

// group 5
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_exp(v1);
    let v3 = a2[kept];
    let v4 = f64_pow(v2, v3);
    let v5 = f64_add(v0, v4);
    o0[kept] = v5;
  }
}

// group 6
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_asinh(v0);
    let v2 = a1[kept];
    let v3 = a2[kept];
    let v4 = f64_sinh(v0);
    let v5 = f64_div(v3, v4);
    let v6 = f64_add(v2, v5);
    let v7 = f64_hypot(v0, v6);
    let v8 = f64_mul(v1, v7);
    o0[kept] = v8;
  }
}

// group 7
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_atan2(v0, v1);
    let v3 = f64_add(v0, v2);
    let v4 = a2[kept];
    let v5 = f64_add(v3, v4);
    let v6 = f64_expm1(v0);
    let v7 = f64_sub(v5, v6);
    o0[kept] = v7;
  }
}

// group 8
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = a2[kept];
    let v3 = f64_sinh(v2);
    let v4 = f64_div(v1, v3);
    let v5 = f64_add(v0, v4);
    o0[kept] = v5;
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
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = f64_log1p(v1);
    let v3 = a2[kept];
    let v4 = f64_cosh(v3);
    let v5 = f64_mul(v2, v4);
    let v6 = f64_add(v0, v5);
    o0[kept] = v6;
  }
}

// group 11
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = a1[kept];
    let v2 = a2[kept];
    let v3 = f64_erf(v2);
    let v4 = f64_mul(v1, v3);
    let v5 = f64_sub(v0, v4);
    o0[kept] = v5;
  }
}
