// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0];
    let v1_0 = a1[P[3].z + P[3].w * c0_0 + P[4].x * c1_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1];
    let v1_1 = a1[P[3].z + P[3].w * c0_1 + P[4].x * c1_1];
    let v2_0 = f64_add(v0_0, v1_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
    }
    let v2_1 = f64_add(v0_1, v1_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 7>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let cq1_0 = cq0_0 / P[2].y;
    let c1_0 = cq0_0 - cq1_0 * P[2].y;
    let c2_0 = cq1_0;
    let v0_0 = a0[P[2].w + P[3].x * c0_0 + P[3].y * c1_0 + P[3].z * c2_0];
    let v1_0 = a1[P[4].x + P[4].y * c0_0 + P[4].z * c1_0 + P[4].w * c2_0];
    let v3_0 = a2[P[5].y + P[5].z * c0_0 + P[5].w * c1_0 + P[6].x * c2_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let cq1_1 = cq0_1 / P[2].y;
    let c1_1 = cq0_1 - cq1_1 * P[2].y;
    let c2_1 = cq1_1;
    let v0_1 = a0[P[2].w + P[3].x * c0_1 + P[3].y * c1_1 + P[3].z * c2_1];
    let v1_1 = a1[P[4].x + P[4].y * c0_1 + P[4].z * c1_1 + P[4].w * c2_1];
    let v3_1 = a2[P[5].y + P[5].z * c0_1 + P[5].w * c1_1 + P[6].x * c2_1];
    let v2_0 = f64_mul(v0_0, v1_0);
    let v4_0 = f64_div(v2_0, v3_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
    }
    let v2_1 = f64_mul(v0_1, v1_1);
    let v4_1 = f64_div(v2_1, v3_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
    }
  }
}
