// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[3].z, P[3].w);
  let v5 = P[4].x;
  let v7 = P[4].y;
  let v11 = vec2<u32>(P[4].z, P[4].w);
  let v13 = P[5].x;
  let v15 = P[5].y;
  let v18 = P[5].z;
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v0 = a0[kept];
    let v1 = a1[P[2].z + P[2].w * c0 + P[3].x * c1];
    let v3 = f64_mul(v1, v2);
    let v4 = c1;
    let v6 = (v5 <= v4);
    let v8 = (v4 < v7);
    let v9 = (v6 & v8);
    let v10 = select(v0, v3, v9);
    let v12 = c0;
    let v14 = (v13 <= v12);
    let v16 = (v12 < v15);
    let v17 = (v14 & v16);
    let v19 = (v4 < v18);
    let v20 = (v17 & v19);
    let v21 = select(v10, v11, v20);
    o0[kept] = v21;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[3].w, P[4].x);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let c0_0 = kept_0;
    let v0_0 = a0[P[2].y + P[2].z * c0_0];
    let c0_1 = kept_1;
    let v0_1 = a0[P[2].y + P[2].z * c0_1];
    let v2_0 = f64_add(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[P[3].x + P[3].y * c0_0] = v2_0;
    }
    let v2_1 = f64_add(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[P[3].x + P[3].y * c0_1] = v2_1;
    }
  }
}
