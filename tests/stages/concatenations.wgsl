// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[4].z, P[4].w);
  let v5 = vec2<u32>(P[5].x, P[5].y);
  let v7 = P[5].z;
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v0 = c1;
    let v1 = a0[P[2].z + P[2].w * c0 + P[3].x * c1];
    let v3 = f64_add(v1, v2);
    let v4 = a1[P[3].z + P[3].w * c0 + P[4].x * c1];
    let v6 = f64_mul(v4, v5);
    let v8 = (v0 < v7);
    let v9 = select(v6, v3, v8);
    o0[kept] = v9;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = vec2<u32>(P[4].z, P[4].w);
  let v5 = P[5].x;
  let v8 = vec2<u32>(P[5].y, P[5].z);
  let v9 = P[5].w;
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v0 = c0;
    let v1 = a0[P[2].z + P[2].w * c0 + P[3].x * c1];
    let v2 = a0[P[3].z + P[3].w * c0 + P[4].x * c1];
    let v4 = f64_sub(v2, v3);
    let v6 = (v0 < v5);
    let v7 = select(v4, v1, v6);
    let v10 = (v0 < v9);
    let v11 = select(v8, v7, v10);
    o0[kept] = v11;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = P[3].z;
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c1_0;
    let v1_0 = a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0];
    let v4_0 = (v0_0 < v3);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c1_1;
    let v1_1 = a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1];
    let v4_1 = (v0_1 < v3);
    let v2_0 = f64_neg(v1_0);
    let v5_0 = select(v2_0, v1_0, v4_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v5_0;
    }
    let v2_1 = f64_neg(v1_1);
    let v5_1 = select(v2_1, v1_1, v4_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v5_1;
    }
  }
}
