// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v4 = vec2<u32>(P[2].z, P[2].w);
  let v7 = bitcast<i32>(P[3].x);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = f64_from_u32(v0);
    let v3 = f64_mul(v1, v2);
    let v5 = f64_add(v3, v4);
    let v6 = i32(min(v0, 0x7fffffffu));
    let v8 = int_add(v6, v7);
    let v9 = f64_from_i32(v8);
    let v10 = f64_add(v5, v9);
    o0[kept] = v10;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = bitcast<i32>(P[2].z);
  let v7 = vec2<u32>(P[2].w, P[3].x);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c0_0;
    let v1_0 = c1_0;
    let v2_0 = (v0_0 == v1_0);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c0_1;
    let v1_1 = c1_1;
    let v2_1 = (v0_1 == v1_1);
    let v3_0 = select(0, 1, v2_0);
    let v5_0 = int_mul(v3_0, v4);
    let v6_0 = f64_from_i32(v5_0);
    let v8_0 = f64_add(v6_0, v7);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v8_0;
    }
    let v3_1 = select(0, 1, v2_1);
    let v5_1 = int_mul(v3_1, v4);
    let v6_1 = f64_from_i32(v5_1);
    let v8_1 = f64_add(v6_1, v7);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v8_1;
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read_write> o0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[2].z);
  let v1 = bitcast<f32>(P[2].w);
  let v2 = f32_add(v0, v1);
  let v5 = bitcast<i32>(P[3].x);
  let v9 = bitcast<i32>(P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let cq0 = kept / P[2].x;
    let c0 = kept - cq0 * P[2].x;
    let c1 = cq0;
    let v3 = c1;
    let v4 = i32(min(v3, 0x7fffffffu));
    let v6 = int_add(v4, v5);
    let v7 = c0;
    let v8 = i32(min(v7, 0x7fffffffu));
    let v10 = int_add(v8, v9);
    let v11 = int_mul(v6, v10);
    let v12 = f64_from_i32(v11);
    o0[kept] = bitcast<u32>(v2);
    o1[kept] = v12;
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<i32>(P[2].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c1_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c1_1;
    let v1_0 = i32(min(v0_0, 0x7fffffffu));
    let v3_0 = int_add(v1_0, v2);
    let v4_0 = f64_from_i32(v3_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
    }
    let v1_1 = i32(min(v0_1, 0x7fffffffu));
    let v3_1 = int_add(v1_1, v2);
    let v4_1 = f64_from_i32(v3_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
    }
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<i32>(P[2].z);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c0_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c0_1;
    let v1_0 = i32(min(v0_0, 0x7fffffffu));
    let v3_0 = int_add(v1_0, v2);
    let v4_0 = f64_from_i32(v3_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
    }
    let v1_1 = i32(min(v0_1, 0x7fffffffu));
    let v3_1 = int_add(v1_1, v2);
    let v4_1 = f64_from_i32(v3_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
    }
  }
}
