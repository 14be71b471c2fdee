// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(P[3].x);
  let v3 = bitcast<f32>(P[3].y);
  let v6 = bitcast<f32>(P[3].z);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let c0 = kept;
    let v1 = bitcast<f32>(a0[kept]);
    let v2 = f32_mul(v0, v1);
    var carried0: f32 = v2;
    var last9: f32;
    var now = 0u;
    for (; now + 8u <= P[0].z; now += 8u) {
      let time_0 = now + 0u;
      let time_1 = now + 1u;
      let time_2 = now + 2u;
      let time_3 = now + 3u;
      let time_4 = now + 4u;
      let time_5 = now + 5u;
      let time_6 = now + 6u;
      let time_7 = now + 7u;
      let v4_0 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_0]);
      let v4_1 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_1]);
      let v4_2 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_2]);
      let v4_3 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_3]);
      let v4_4 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_4]);
      let v4_5 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_5]);
      let v4_6 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_6]);
      let v4_7 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time_7]);
      let v5_0 = f32_mul(v3, v4_0);
      let v7_0 = carried0;
      let v8_0 = f32_mul(v6, v7_0);
      let v9_0 = f32_add(v5_0, v8_0);
      let next0_0 = v9_0;
      last9 = v9_0;
      carried0 = next0_0;
      let v5_1 = f32_mul(v3, v4_1);
      let v7_1 = carried0;
      let v8_1 = f32_mul(v6, v7_1);
      let v9_1 = f32_add(v5_1, v8_1);
      let next0_1 = v9_1;
      last9 = v9_1;
      carried0 = next0_1;
      let v5_2 = f32_mul(v3, v4_2);
      let v7_2 = carried0;
      let v8_2 = f32_mul(v6, v7_2);
      let v9_2 = f32_add(v5_2, v8_2);
      let next0_2 = v9_2;
      last9 = v9_2;
      carried0 = next0_2;
      let v5_3 = f32_mul(v3, v4_3);
      let v7_3 = carried0;
      let v8_3 = f32_mul(v6, v7_3);
      let v9_3 = f32_add(v5_3, v8_3);
      let next0_3 = v9_3;
      last9 = v9_3;
      carried0 = next0_3;
      let v5_4 = f32_mul(v3, v4_4);
      let v7_4 = carried0;
      let v8_4 = f32_mul(v6, v7_4);
      let v9_4 = f32_add(v5_4, v8_4);
      let next0_4 = v9_4;
      last9 = v9_4;
      carried0 = next0_4;
      let v5_5 = f32_mul(v3, v4_5);
      let v7_5 = carried0;
      let v8_5 = f32_mul(v6, v7_5);
      let v9_5 = f32_add(v5_5, v8_5);
      let next0_5 = v9_5;
      last9 = v9_5;
      carried0 = next0_5;
      let v5_6 = f32_mul(v3, v4_6);
      let v7_6 = carried0;
      let v8_6 = f32_mul(v6, v7_6);
      let v9_6 = f32_add(v5_6, v8_6);
      let next0_6 = v9_6;
      last9 = v9_6;
      carried0 = next0_6;
      let v5_7 = f32_mul(v3, v4_7);
      let v7_7 = carried0;
      let v8_7 = f32_mul(v6, v7_7);
      let v9_7 = f32_add(v5_7, v8_7);
      let next0_7 = v9_7;
      last9 = v9_7;
      carried0 = next0_7;
    }
    for (; now < P[0].z; now++) {
      let time = now;
      let v4 = bitcast<f32>(a0[P[2].y + P[2].z * c0 + P[2].w * time]);
      let v5 = f32_mul(v3, v4);
      let v7 = carried0;
      let v8 = f32_mul(v6, v7);
      let v9 = f32_add(v5, v8);
      let next0 = v9;
      last9 = v9;
      carried0 = next0;
    }
    o0[kept] = bitcast<u32>(last9);
  }
}
