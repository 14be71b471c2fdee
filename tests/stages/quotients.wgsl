// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 6>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o2: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<i32>(P[2].x);
  let v4 = bitcast<i32>(P[2].y);
  let v7 = vec2<u32>(P[2].z, P[2].w);
  let v8 = bitcast<i32>(P[3].x);
  let v12 = vec2<u32>(P[3].y, P[3].z);
  let v17 = vec2<u32>(P[3].w, P[4].x);
  let v19 = bitcast<i32>(P[4].y);
  let v23 = bitcast<i32>(P[4].z);
  let v25 = bitcast<i32>(P[4].w);
  let v28 = P[5].x;
  let v30 = P[5].y;
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = i32(min(v0, 0x7fffffffu));
    let v3 = int_add(v1, v2);
    let v5 = int_idivide(v3, v4);
    let v6 = f64_from_i32(v5);
    let v9 = int_mul(v8, v5);
    let v10 = int_sub(v3, v9);
    let v11 = f64_from_i32(v10);
    let v13 = f64_div(v11, v12);
    let v14 = f64_trunc(v13);
    let v15 = f64_mul(v7, v14);
    let v16 = f64_add(v6, v15);
    let v18 = f64_add(v16, v17);
    let v20 = f64_to_i32(f64_round(v14));
    let v21 = int_mul(v19, v20);
    let v22 = int_add(v5, v21);
    let v24 = int_add(v22, v23);
    let v26 = max(v24, v25);
    let v27 = u32(max(v26, 0));
    let v29 = min(v27, v28);
    let v31 = uint_sub(v29, v30);
    let v32 = bitcast<f32>(a0[v31]);
    o0[kept] = v6;
    o1[kept] = v18;
    o2[kept] = bitcast<u32>(v32);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<i32>(P[2].z);
  let v4 = bitcast<i32>(P[2].w);
  let v6 = bitcast<i32>(P[3].x);
  let v9 = P[3].y;
  let v12 = P[3].z;
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = c0_0;
    let v11_0 = c1_0;
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = c0_1;
    let v11_1 = c1_1;
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let v0_2 = c0_2;
    let v11_2 = c1_2;
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    let v0_3 = c0_3;
    let v11_3 = c1_3;
    let v1_0 = i32(min(v0_0, 0x7fffffffu));
    let v3_0 = int_add(v1_0, v2);
    let v5_0 = max(v3_0, v4);
    let v7_0 = min(v5_0, v6);
    let v8_0 = u32(max(v7_0, 0));
    let v10_0 = uint_sub(v8_0, v9);
    let v13_0 = uint_mul(v11_0, v12);
    let v14_0 = uint_add(v10_0, v13_0);
    let v15_0 = bitcast<f32>(a0[v14_0]);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v15_0);
    }
    let v1_1 = i32(min(v0_1, 0x7fffffffu));
    let v3_1 = int_add(v1_1, v2);
    let v5_1 = max(v3_1, v4);
    let v7_1 = min(v5_1, v6);
    let v8_1 = u32(max(v7_1, 0));
    let v10_1 = uint_sub(v8_1, v9);
    let v13_1 = uint_mul(v11_1, v12);
    let v14_1 = uint_add(v10_1, v13_1);
    let v15_1 = bitcast<f32>(a0[v14_1]);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v15_1);
    }
    let v1_2 = i32(min(v0_2, 0x7fffffffu));
    let v3_2 = int_add(v1_2, v2);
    let v5_2 = max(v3_2, v4);
    let v7_2 = min(v5_2, v6);
    let v8_2 = u32(max(v7_2, 0));
    let v10_2 = uint_sub(v8_2, v9);
    let v13_2 = uint_mul(v11_2, v12);
    let v14_2 = uint_add(v10_2, v13_2);
    let v15_2 = bitcast<f32>(a0[v14_2]);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v15_2);
    }
    let v1_3 = i32(min(v0_3, 0x7fffffffu));
    let v3_3 = int_add(v1_3, v2);
    let v5_3 = max(v3_3, v4);
    let v7_3 = min(v5_3, v6);
    let v8_3 = u32(max(v7_3, 0));
    let v10_3 = uint_sub(v8_3, v9);
    let v13_3 = uint_mul(v11_3, v12);
    let v14_3 = uint_add(v10_3, v13_3);
    let v15_3 = bitcast<f32>(a0[v14_3]);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v15_3);
    }
  }
}
