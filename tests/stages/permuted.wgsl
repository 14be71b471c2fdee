// group 0
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
    let v0_0 = a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1];
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
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[4].z, P[4].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let cq1_0 = cq0_0 / P[2].y;
    let c1_0 = cq0_0 - cq1_0 * P[2].y;
    let cq2_0 = cq1_0 / P[2].z;
    let c2_0 = cq1_0 - cq2_0 * P[2].z;
    let c3_0 = cq2_0;
    let v0_0 = a0[P[3].x + P[3].y * c0_0 + P[3].z * c1_0 + P[3].w * c2_0 + P[4].x * c3_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let cq1_1 = cq0_1 / P[2].y;
    let c1_1 = cq0_1 - cq1_1 * P[2].y;
    let cq2_1 = cq1_1 / P[2].z;
    let c2_1 = cq1_1 - cq2_1 * P[2].z;
    let c3_1 = cq2_1;
    let v0_1 = a0[P[3].x + P[3].y * c0_1 + P[3].z * c1_1 + P[3].w * c2_1 + P[4].x * c3_1];
    let v2_0 = f64_mul(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_mul(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 2
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
    let v0_0 = a0[P[2].y + P[2].z * c0_0];
    let c0_1 = kept_1;
    let v0_1 = a0[P[2].y + P[2].z * c0_1];
    let v2_0 = f64_sub(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_sub(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = P[4].z;
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let c0_0 = kept_0;
    let v0_0 = kept_0;
    let v1_0 = a0[P[2].y + P[2].z * c0_0];
    let v2_0 = a0[P[3].x + P[3].y * c0_0];
    let v4_0 = (v0_0 < v3);
    let v6_0 = a0[P[3].w + P[4].x * c0_0];
    let c0_1 = kept_1;
    let v0_1 = kept_1;
    let v1_1 = a0[P[2].y + P[2].z * c0_1];
    let v2_1 = a0[P[3].x + P[3].y * c0_1];
    let v4_1 = (v0_1 < v3);
    let v6_1 = a0[P[3].w + P[4].x * c0_1];
    let v5_0 = select(v2_0, v1_0, v4_0);
    let v7_0 = f64_add(v5_0, v6_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v7_0;
    }
    let v5_1 = select(v2_1, v1_1, v4_1);
    let v7_1 = f64_add(v5_1, v6_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v7_1;
    }
  }
}
