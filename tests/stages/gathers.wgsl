// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = P[2].x;
  let v5 = vec2<u32>(P[2].y, P[2].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v1_0 = f64_to_u32(f64_round(v0_0));
    let v3_0 = uint_sub(v1_0, v2);
    let v4_0 = a1[v3_0];
    let v6_0 = f64_add(v4_0, v5);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v6_0;
    }
    let v1_1 = f64_to_u32(f64_round(v0_1));
    let v3_1 = uint_sub(v1_1, v2);
    let v4_1 = a1[v3_1];
    let v6_1 = f64_add(v4_1, v5);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v6_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = P[2].x;
  let v7 = P[2].y;
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_to_u32(f64_round(v0));
    let v3 = uint_sub(v1, v2);
    let v4 = a1[v3];
    let v5 = a2[kept];
    let v6 = f64_to_u32(f64_round(v5));
    let v8 = uint_sub(v6, v7);
    let v9 = a1[v8];
    let v10 = f64_mul(v4, v9);
    o0[kept] = v10;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = P[3].z;
  let v5 = P[3].w;
  let v9 = vec2<u32>(P[4].x, P[4].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v0 = c0;
    let v1 = a0[P[2].z + P[2].w * c0 + P[3].x * c1];
    let v2 = f64_to_u32(f64_round(v1));
    let v4 = uint_sub(v2, v3);
    let v6 = uint_mul(v4, v5);
    let v7 = uint_add(v0, v6);
    let v8 = a1[v7];
    let v10 = f64_sub(v8, v9);
    o0[kept] = v10;
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = P[4].z;
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0];
    let v4_0 = a1[P[3].z + P[3].w * c0_0 + P[4].x * c1_0];
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1];
    let v4_1 = a1[P[3].z + P[3].w * c0_1 + P[4].x * c1_1];
    let v1_0 = f64_to_u32(f64_round(v0_0));
    let v3_0 = uint_sub(v1_0, v2);
    let v5_0 = uint_add(v3_0, v4_0);
    let v6_0 = a2[v5_0];
    if (kept_0 < P[0].x) {
      o0[kept_0] = v6_0;
    }
    let v1_1 = f64_to_u32(f64_round(v0_1));
    let v3_1 = uint_sub(v1_1, v2);
    let v5_1 = uint_add(v3_1, v4_1);
    let v6_1 = a2[v5_1];
    if (kept_1 < P[0].x) {
      o0[kept_1] = v6_1;
    }
  }
}
