// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v2_0 = f64_add(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_add(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[3].x, P[3].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let c0_0 = kept_0;
    let v0_0 = a0[kept_0];
    let c0_1 = kept_1;
    let v0_1 = a0[kept_1];
    let v2_0 = f64_mul(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[P[2].y + P[2].z * c0_0] = v2_0;
    }
    let v2_1 = f64_mul(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[P[2].y + P[2].z * c0_1] = v2_1;
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = a0[kept_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[kept_1];
    if (kept_0 < P[0].x) {
      o0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0] = v0_0;
    }
    if (kept_1 < P[0].x) {
      o0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1] = v0_1;
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[3].z, P[3].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = a0[kept_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[kept_1];
    let v2_0 = f64_sub(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0] = v2_0;
    }
    let v2_1 = f64_sub(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1] = v2_1;
    }
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = vec2<u32>(P[3].z, P[3].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    if (kept_0 < P[0].x) {
      o0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0] = v0;
    }
    if (kept_1 < P[0].x) {
      o0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1] = v0;
    }
    if (kept_2 < P[0].x) {
      o0[P[2].z + P[2].w * c0_2 + P[3].x * c1_2] = v0;
    }
    if (kept_3 < P[0].x) {
      o0[P[2].z + P[2].w * c0_3 + P[3].x * c1_3] = v0;
    }
  }
}

// group 5
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    if (kept_0 < P[0].x) {
      o0[kept_0] = v0_0;
    }
    if (kept_1 < P[0].x) {
      o0[kept_1] = v0_1;
    }
  }
}

// group 6
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let c0_0 = kept_0;
    let v0_0 = a0[kept_0];
    let c0_1 = kept_1;
    let v0_1 = a0[kept_1];
    let v1_0 = f64_neg(v0_0);
    if (kept_0 < P[0].x) {
      o0[P[2].y + P[2].z * c0_0] = v1_0;
    }
    let v1_1 = f64_neg(v0_1);
    if (kept_1 < P[0].x) {
      o0[P[2].y + P[2].z * c0_1] = v1_1;
    }
  }
}
