// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let c0 = kept;
    let v0 = bitcast<f32>(a0[P[2].y + P[2].z * c0]);
    let v3 = bitcast<f32>(a2[P[3].w + P[4].x * c0]);
    var carried0: f32 = v0;
    var last6: f32;
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
      let v2_0 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_0]);
      let v2_1 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_1]);
      let v2_2 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_2]);
      let v2_3 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_3]);
      let v2_4 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_4]);
      let v2_5 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_5]);
      let v2_6 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_6]);
      let v2_7 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time_7]);
      let v1_0 = carried0;
      let v4_0 = f32_sub(v2_0, v3);
      let v5_0 = f32_mul(v4_0, v4_0);
      let v6_0 = f32_add(v1_0, v5_0);
      let next0_0 = v6_0;
      last6 = v6_0;
      carried0 = next0_0;
      let v1_1 = carried0;
      let v4_1 = f32_sub(v2_1, v3);
      let v5_1 = f32_mul(v4_1, v4_1);
      let v6_1 = f32_add(v1_1, v5_1);
      let next0_1 = v6_1;
      last6 = v6_1;
      carried0 = next0_1;
      let v1_2 = carried0;
      let v4_2 = f32_sub(v2_2, v3);
      let v5_2 = f32_mul(v4_2, v4_2);
      let v6_2 = f32_add(v1_2, v5_2);
      let next0_2 = v6_2;
      last6 = v6_2;
      carried0 = next0_2;
      let v1_3 = carried0;
      let v4_3 = f32_sub(v2_3, v3);
      let v5_3 = f32_mul(v4_3, v4_3);
      let v6_3 = f32_add(v1_3, v5_3);
      let next0_3 = v6_3;
      last6 = v6_3;
      carried0 = next0_3;
      let v1_4 = carried0;
      let v4_4 = f32_sub(v2_4, v3);
      let v5_4 = f32_mul(v4_4, v4_4);
      let v6_4 = f32_add(v1_4, v5_4);
      let next0_4 = v6_4;
      last6 = v6_4;
      carried0 = next0_4;
      let v1_5 = carried0;
      let v4_5 = f32_sub(v2_5, v3);
      let v5_5 = f32_mul(v4_5, v4_5);
      let v6_5 = f32_add(v1_5, v5_5);
      let next0_5 = v6_5;
      last6 = v6_5;
      carried0 = next0_5;
      let v1_6 = carried0;
      let v4_6 = f32_sub(v2_6, v3);
      let v5_6 = f32_mul(v4_6, v4_6);
      let v6_6 = f32_add(v1_6, v5_6);
      let next0_6 = v6_6;
      last6 = v6_6;
      carried0 = next0_6;
      let v1_7 = carried0;
      let v4_7 = f32_sub(v2_7, v3);
      let v5_7 = f32_mul(v4_7, v4_7);
      let v6_7 = f32_add(v1_7, v5_7);
      let next0_7 = v6_7;
      last6 = v6_7;
      carried0 = next0_7;
    }
    for (; now < P[0].z; now++) {
      let time = now;
      let v1 = carried0;
      let v2 = bitcast<f32>(a1[P[3].x + P[3].y * c0 + P[3].z * time]);
      let v4 = f32_sub(v2, v3);
      let v5 = f32_mul(v4, v4);
      let v6 = f32_add(v1, v5);
      let next0 = v6;
      last6 = v6;
      carried0 = next0;
    }
    o0[kept] = bitcast<u32>(last6);
  }
}
