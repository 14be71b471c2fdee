// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = bitcast<f32>(P[3].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = bitcast<f32>(a0[kept_0]);
    let v1_0 = bitcast<f32>(a1[P[2].z + P[2].w * c0_0 + P[3].x * c1_0]);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = bitcast<f32>(a0[kept_1]);
    let v1_1 = bitcast<f32>(a1[P[2].z + P[2].w * c0_1 + P[3].x * c1_1]);
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let v0_2 = bitcast<f32>(a0[kept_2]);
    let v1_2 = bitcast<f32>(a1[P[2].z + P[2].w * c0_2 + P[3].x * c1_2]);
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    let v0_3 = bitcast<f32>(a0[kept_3]);
    let v1_3 = bitcast<f32>(a1[P[2].z + P[2].w * c0_3 + P[3].x * c1_3]);
    let v2_0 = f32_mul(v0_0, v1_0);
    let v4_0 = f32_add(v2_0, v3);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v4_0);
    }
    let v2_1 = f32_mul(v0_1, v1_1);
    let v4_1 = f32_add(v2_1, v3);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v4_1);
    }
    let v2_2 = f32_mul(v0_2, v1_2);
    let v4_2 = f32_add(v2_2, v3);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v4_2);
    }
    let v2_3 = f32_mul(v0_3, v1_3);
    let v4_3 = f32_add(v2_3, v3);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v4_3);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[3].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = bitcast<f32>(a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0]);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = bitcast<f32>(a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1]);
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let v0_2 = bitcast<f32>(a0[P[2].z + P[2].w * c0_2 + P[3].x * c1_2]);
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    let v0_3 = bitcast<f32>(a0[P[2].z + P[2].w * c0_3 + P[3].x * c1_3]);
    let v2_0 = f32_sub(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v2_0);
    }
    let v2_1 = f32_sub(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v2_1);
    }
    let v2_2 = f32_sub(v0_2, v1);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v2_2);
    }
    let v2_3 = f32_sub(v0_3, v1);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v2_3);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[3].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = bitcast<f32>(a0[P[2].z + P[2].w * c0_0 + P[3].x * c1_0]);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = bitcast<f32>(a0[P[2].z + P[2].w * c0_1 + P[3].x * c1_1]);
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let v0_2 = bitcast<f32>(a0[P[2].z + P[2].w * c0_2 + P[3].x * c1_2]);
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    let v0_3 = bitcast<f32>(a0[P[2].z + P[2].w * c0_3 + P[3].x * c1_3]);
    let v2_0 = f32_mul(v0_0, v1);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v2_0);
    }
    let v2_1 = f32_mul(v0_1, v1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v2_1);
    }
    let v2_2 = f32_mul(v0_2, v1);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v2_2);
    }
    let v2_3 = f32_mul(v0_3, v1);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v2_3);
    }
  }
}
