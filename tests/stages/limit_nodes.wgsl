// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].x);
  let v4 = bitcast<f32>(P[2].y);
  let v9 = bitcast<f32>(P[2].z);
  let v14 = bitcast<f32>(P[2].w);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = bitcast<f32>(four_a0.x);
    let v0_1 = bitcast<f32>(four_a0.y);
    let v0_2 = bitcast<f32>(four_a0.z);
    let v0_3 = bitcast<f32>(four_a0.w);
    let v1_0 = f32_sin(v0_0);
    let v3_0 = f32_mul(v1_0, v2);
    let v5_0 = f32_add(v3_0, v4);
    let v6_0 = f32_cos(v5_0);
    let v7_0 = f32_sub(v6_0, v0_0);
    let v8_0 = f32_abs(v7_0);
    let v10_0 = f32_div(v8_0, v9);
    let v11_0 = f32_mul(v10_0, v10_0);
    let v12_0 = f32_add(v11_0, v0_0);
    let v13_0 = f32_tanh(v12_0);
    let v15_0 = f32_mul(v13_0, v14);
    let v16_0 = f32_neg(v15_0);
    let result0_0 = bitcast<u32>(v16_0);
    let v1_1 = f32_sin(v0_1);
    let v3_1 = f32_mul(v1_1, v2);
    let v5_1 = f32_add(v3_1, v4);
    let v6_1 = f32_cos(v5_1);
    let v7_1 = f32_sub(v6_1, v0_1);
    let v8_1 = f32_abs(v7_1);
    let v10_1 = f32_div(v8_1, v9);
    let v11_1 = f32_mul(v10_1, v10_1);
    let v12_1 = f32_add(v11_1, v0_1);
    let v13_1 = f32_tanh(v12_1);
    let v15_1 = f32_mul(v13_1, v14);
    let v16_1 = f32_neg(v15_1);
    let result0_1 = bitcast<u32>(v16_1);
    let v1_2 = f32_sin(v0_2);
    let v3_2 = f32_mul(v1_2, v2);
    let v5_2 = f32_add(v3_2, v4);
    let v6_2 = f32_cos(v5_2);
    let v7_2 = f32_sub(v6_2, v0_2);
    let v8_2 = f32_abs(v7_2);
    let v10_2 = f32_div(v8_2, v9);
    let v11_2 = f32_mul(v10_2, v10_2);
    let v12_2 = f32_add(v11_2, v0_2);
    let v13_2 = f32_tanh(v12_2);
    let v15_2 = f32_mul(v13_2, v14);
    let v16_2 = f32_neg(v15_2);
    let result0_2 = bitcast<u32>(v16_2);
    let v1_3 = f32_sin(v0_3);
    let v3_3 = f32_mul(v1_3, v2);
    let v5_3 = f32_add(v3_3, v4);
    let v6_3 = f32_cos(v5_3);
    let v7_3 = f32_sub(v6_3, v0_3);
    let v8_3 = f32_abs(v7_3);
    let v10_3 = f32_div(v8_3, v9);
    let v11_3 = f32_mul(v10_3, v10_3);
    let v12_3 = f32_add(v11_3, v0_3);
    let v13_3 = f32_tanh(v12_3);
    let v15_3 = f32_mul(v13_3, v14);
    let v16_3 = f32_neg(v15_3);
    let result0_3 = bitcast<u32>(v16_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].x);
  let v8 = bitcast<f32>(P[2].y);
  let v11 = bitcast<f32>(P[2].z);
  let v14 = bitcast<f32>(P[2].w);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let four_a1 = a1[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = bitcast<f32>(four_a0.x);
    let v5_0 = bitcast<f32>(four_a1.x);
    let v0_1 = bitcast<f32>(four_a0.y);
    let v5_1 = bitcast<f32>(four_a1.y);
    let v0_2 = bitcast<f32>(four_a0.z);
    let v5_2 = bitcast<f32>(four_a1.z);
    let v0_3 = bitcast<f32>(four_a0.w);
    let v5_3 = bitcast<f32>(four_a1.w);
    let v1_0 = f32_exp(v0_0);
    let v3_0 = f32_add(v1_0, v2);
    let v4_0 = f32_floor(v3_0);
    let v6_0 = f32_sub(v4_0, v5_0);
    let v7_0 = f32_sign(v6_0);
    let v9_0 = f32_add(v7_0, v8);
    let v10_0 = f32_mul(v9_0, v9_0);
    let v12_0 = f32_sub(v10_0, v11);
    let v13_0 = f32_greatest(v12_0, v5_0);
    let v15_0 = f32_sub(v14, v5_0);
    let v16_0 = f32_least(v13_0, v15_0);
    let v17_0 = f32_atan(v16_0);
    let result0_0 = bitcast<u32>(v17_0);
    let v1_1 = f32_exp(v0_1);
    let v3_1 = f32_add(v1_1, v2);
    let v4_1 = f32_floor(v3_1);
    let v6_1 = f32_sub(v4_1, v5_1);
    let v7_1 = f32_sign(v6_1);
    let v9_1 = f32_add(v7_1, v8);
    let v10_1 = f32_mul(v9_1, v9_1);
    let v12_1 = f32_sub(v10_1, v11);
    let v13_1 = f32_greatest(v12_1, v5_1);
    let v15_1 = f32_sub(v14, v5_1);
    let v16_1 = f32_least(v13_1, v15_1);
    let v17_1 = f32_atan(v16_1);
    let result0_1 = bitcast<u32>(v17_1);
    let v1_2 = f32_exp(v0_2);
    let v3_2 = f32_add(v1_2, v2);
    let v4_2 = f32_floor(v3_2);
    let v6_2 = f32_sub(v4_2, v5_2);
    let v7_2 = f32_sign(v6_2);
    let v9_2 = f32_add(v7_2, v8);
    let v10_2 = f32_mul(v9_2, v9_2);
    let v12_2 = f32_sub(v10_2, v11);
    let v13_2 = f32_greatest(v12_2, v5_2);
    let v15_2 = f32_sub(v14, v5_2);
    let v16_2 = f32_least(v13_2, v15_2);
    let v17_2 = f32_atan(v16_2);
    let result0_2 = bitcast<u32>(v17_2);
    let v1_3 = f32_exp(v0_3);
    let v3_3 = f32_add(v1_3, v2);
    let v4_3 = f32_floor(v3_3);
    let v6_3 = f32_sub(v4_3, v5_3);
    let v7_3 = f32_sign(v6_3);
    let v9_3 = f32_add(v7_3, v8);
    let v10_3 = f32_mul(v9_3, v9_3);
    let v12_3 = f32_sub(v10_3, v11);
    let v13_3 = f32_greatest(v12_3, v5_3);
    let v15_3 = f32_sub(v14, v5_3);
    let v16_3 = f32_least(v13_3, v15_3);
    let v17_3 = f32_atan(v16_3);
    let result0_3 = bitcast<u32>(v17_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].x);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = bitcast<f32>(four_a0.x);
    let v0_1 = bitcast<f32>(four_a0.y);
    let v0_2 = bitcast<f32>(four_a0.z);
    let v0_3 = bitcast<f32>(four_a0.w);
    let v2_0 = f32_div(v0_0, v1);
    let result0_0 = bitcast<u32>(v2_0);
    let v2_1 = f32_div(v0_1, v1);
    let result0_1 = bitcast<u32>(v2_1);
    let v2_2 = f32_div(v0_2, v1);
    let result0_2 = bitcast<u32>(v2_2);
    let v2_3 = f32_div(v0_3, v1);
    let result0_3 = bitcast<u32>(v2_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}
