// group 0
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

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v1_0 = a1[kept_0];
    let v3_0 = a2[kept_0];
    let v0_1 = a0[kept_1];
    let v1_1 = a1[kept_1];
    let v3_1 = a2[kept_1];
    let v2_0 = f64_mul(v0_0, v1_0);
    let v4_0 = f64_add(v2_0, v3_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
    }
    let v2_1 = f64_mul(v0_1, v1_1);
    let v4_1 = f64_add(v2_1, v3_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v1_0 = a1[kept_0];
    let v2_0 = a2[kept_0];
    let v0_1 = a0[kept_1];
    let v1_1 = a1[kept_1];
    let v2_1 = a2[kept_1];
    let v3_0 = f64_mul(v1_0, v2_0);
    let v4_0 = f64_add(v0_0, v3_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
    }
    let v3_1 = f64_mul(v1_1, v2_1);
    let v4_1 = f64_add(v0_1, v3_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
    }
  }
}
