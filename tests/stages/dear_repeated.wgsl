// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_div(v0, v1);
    let v3 = f64_sin(v2);
    o0[kept] = v3;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_div(v0, v1);
    let v3 = f64_cos(v2);
    o0[kept] = v3;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 7>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = vec2<u32>(P[6].z, P[6].w);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0];
    let v1_0 = a1[P[3].z + P[3].w * c0_0 + P[4].x * c1_0];
    let v3_0 = a2[P[4].z + P[4].w * c0_0 + P[5].x * c1_0];
    let v6_0 = a3[P[5].z + P[5].w * c0_0 + P[6].x * c1_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1];
    let v1_1 = a1[P[3].z + P[3].w * c0_1 + P[4].x * c1_1];
    let v3_1 = a2[P[4].z + P[4].w * c0_1 + P[5].x * c1_1];
    let v6_1 = a3[P[5].z + P[5].w * c0_1 + P[6].x * c1_1];
    let v2_0 = f64_mul(v0_0, v1_0);
    let v5_0 = f64_add(v3_0, v4);
    let v7_0 = f64_mul(v5_0, v6_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v2_0;
      o1[kept_0] = v7_0;
    }
    let v2_1 = f64_mul(v0_1, v1_1);
    let v5_1 = f64_add(v3_1, v4);
    let v7_1 = f64_mul(v5_1, v6_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v2_1;
      o1[kept_1] = v7_1;
    }
  }
}
