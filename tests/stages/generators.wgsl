// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v4 = vec2<u32>(P[2].z, P[2].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = kept_0;
    let v0_1 = kept_1;
    let v1_0 = f64_from_u32(v0_0);
    let v3_0 = f64_add(v1_0, v2);
    let v5_0 = f64_mul(v3_0, v4);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v5_0;
    }
    let v1_1 = f64_from_u32(v0_1);
    let v3_1 = f64_add(v1_1, v2);
    let v5_1 = f64_mul(v3_1, v4);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v5_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v4 = vec2<u32>(P[2].z, P[2].w);
  let v6 = vec2<u32>(P[3].x, P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = f64_from_u32(v0);
    let v3 = f64_mul(v1, v2);
    let v5 = f64_add(v3, v4);
    let v7 = f64_add(v1, v6);
    let v8 = f64_add(v5, v7);
    o0[kept] = v8;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = vec2<u32>(P[2].z, P[2].w);
  let v6 = vec2<u32>(P[3].x, P[3].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c0_0;
    let v1_0 = c1_0;
    let v2_0 = (v0_0 == v1_0);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c0_1;
    let v1_1 = c1_1;
    let v2_1 = (v0_1 == v1_1);
    let v3_0 = f64_from_bool(v2_0);
    let v5_0 = f64_mul(v3_0, v4);
    let v7_0 = f64_add(v5_0, v6);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v7_0;
    }
    let v3_1 = f64_from_bool(v2_1);
    let v5_1 = f64_mul(v3_1, v4);
    let v7_1 = f64_add(v5_1, v6);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v7_1;
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[2].x);
  let v1 = bitcast<f32>(P[2].y);
  let v2 = f32_add(v0, v1);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let result0_0 = bitcast<u32>(v2);
    let result0_1 = bitcast<u32>(v2);
    let result0_2 = bitcast<u32>(v2);
    let result0_3 = bitcast<u32>(v2);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].z, P[2].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c1_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c1_1;
    let v1_0 = f64_from_u32(v0_0);
    let v3_0 = f64_add(v1_0, v2);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v3_0;
    }
    let v1_1 = f64_from_u32(v0_1);
    let v3_1 = f64_add(v1_1, v2);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v3_1;
    }
  }
}

// group 5
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].z, P[2].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c0_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c0_1;
    let v1_0 = f64_from_u32(v0_0);
    let v3_0 = f64_add(v1_0, v2);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v3_0;
    }
    let v1_1 = f64_from_u32(v0_1);
    let v3_1 = f64_add(v1_1, v2);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v3_1;
    }
  }
}

// group 6
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v1_0 = a1[kept_0];
    let v0_1 = a0[kept_1];
    let v1_1 = a1[kept_1];
    let v2_0 = f64_mul(v0_0, v1_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_mul(v0_1, v1_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}
