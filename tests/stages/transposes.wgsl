// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec4<u32>>;
@group(0) @binding(5) var<storage, read_write> o2: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[4].z, P[4].w);
  let v5 = vec2<u32>(P[5].x, P[5].y);
  let v6 = vec4<u32>(v5, 0u, 0u);
  let v8 = vec2<u32>(P[5].z, P[5].w);
  let v9 = vec4<u32>(v8, 0u, 0u);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v0 = a0[P[2].z + P[2].w * c0 + P[3].x * c1];
    let v2 = f64_add(v0, v1);
    let v3 = a1[P[3].z + P[3].w * c0 + P[4].x * c1];
    let v4 = c64_conj(v3);
    let v7 = c64_of(f64_complex_mul(v4.xy, v4.zw, v6.xy, v6.zw));
    let v10 = c64_sub(v3, v9);
    o0[kept] = v2;
    o1[kept] = v7;
    o2[kept] = v10;
  }
}

// group 1
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
    let v2_0 = f64_mul(v0_0, v1);
    let v3_0 = f64_add(v0_0, v2_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v3_0;
    }
    let v2_1 = f64_mul(v0_1, v1);
    let v3_1 = f64_add(v0_1, v2_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v3_1;
    }
  }
}
