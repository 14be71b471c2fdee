// group 0
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

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
@group(0) @binding(4) var<storage, read_write> o2: array<u32>;
@group(0) @binding(5) var<storage, read_write> o3: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o4: array<u32>;
@group(0) @binding(7) var<storage, read_write> o5: array<u32>;
@group(0) @binding(8) var<storage, read_write> o6: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v0_1 = a0[kept_1];
    let v1_0 = small_clamp(f64_to_i32(f64_round(v0_0)), 0, 255);
    let v2_0 = small_clamp(f64_to_i32(f64_round(v0_0)), -32768, 32767);
    let v3_0 = bitcast<f32>(f64_to_f32_bits(v0_0));
    let v4_0 = f64_to_i64(f64_round(v0_0));
    let v5_0 = f64_to_u32(f64_round(v0_0));
    let v6_0 = !f64_is_zero(v0_0);
    let v7_0 = v1_0;
    let v8_0 = v2_0;
    let v9_0 = int_add(v7_0, v8_0);
    let v10_0 = f64_from_i32(v9_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v1_0);
      o1[kept_0] = bitcast<u32>(v2_0);
      o2[kept_0] = bitcast<u32>(v3_0);
      o3[kept_0] = v4_0;
      o4[kept_0] = v5_0;
      o5[kept_0] = select(0u, 1u, v6_0);
      o6[kept_0] = v10_0;
    }
    let v1_1 = small_clamp(f64_to_i32(f64_round(v0_1)), 0, 255);
    let v2_1 = small_clamp(f64_to_i32(f64_round(v0_1)), -32768, 32767);
    let v3_1 = bitcast<f32>(f64_to_f32_bits(v0_1));
    let v4_1 = f64_to_i64(f64_round(v0_1));
    let v5_1 = f64_to_u32(f64_round(v0_1));
    let v6_1 = !f64_is_zero(v0_1);
    let v7_1 = v1_1;
    let v8_1 = v2_1;
    let v9_1 = int_add(v7_1, v8_1);
    let v10_1 = f64_from_i32(v9_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v1_1);
      o1[kept_1] = bitcast<u32>(v2_1);
      o2[kept_1] = bitcast<u32>(v3_1);
      o3[kept_1] = v4_1;
      o4[kept_1] = v5_1;
      o5[kept_1] = select(0u, 1u, v6_1);
      o6[kept_1] = v10_1;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read> a3: array<u32>;
@group(0) @binding(5) var<storage, read> a4: array<u32>;
@group(0) @binding(6) var<storage, read_write> o0: array<u32>;
@group(0) @binding(7) var<storage, read_write> o1: array<u32>;
@group(0) @binding(8) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f32_from_long(v0);
    let v2 = a1[kept];
    let v3 = f32_from_uint(v2);
    let v4 = f32_add(v1, v3);
    let v5 = bitcast<i32>(a2[kept]);
    let v6 = small_clamp(v5, -128, 127);
    let v7 = bitcast<i32>(a3[kept]);
    let v8 = v7;
    let v9 = (a4[kept] != 0u);
    let v10 = select(0, 1, v9);
    let v11 = int_add(v8, v10);
    let v12 = f64_from_i32(v11);
    o0[kept] = bitcast<u32>(v4);
    o1[kept] = bitcast<u32>(v6);
    o2[kept] = v12;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = bitcast<f32>(a0[kept_0]);
    let v2_0 = a1[kept_0];
    let v0_1 = bitcast<f32>(a0[kept_1]);
    let v2_1 = a1[kept_1];
    let v1_0 = f32_to_int(v0_0);
    let v3_0 = ulong_from_long(v2_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v1_0);
      o1[kept_0] = v3_0;
    }
    let v1_1 = f32_to_int(v0_1);
    let v3_1 = ulong_from_long(v2_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v1_1);
      o1[kept_1] = v3_1;
    }
  }
}
