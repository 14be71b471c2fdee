// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].x);
  let v4 = bitcast<f32>(P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<f32>(a0[kept]);
    let v2 = f32_mul(v0, v1);
    var carried0: f32 = v2;
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
      let v3_0 = carried0;
      let v5_0 = f32_mul(v3_0, v4);
      let v6_0 = f32_add(v5_0, v0);
      let next0_0 = v6_0;
      last6 = v6_0;
      carried0 = next0_0;
      let v3_1 = carried0;
      let v5_1 = f32_mul(v3_1, v4);
      let v6_1 = f32_add(v5_1, v0);
      let next0_1 = v6_1;
      last6 = v6_1;
      carried0 = next0_1;
      let v3_2 = carried0;
      let v5_2 = f32_mul(v3_2, v4);
      let v6_2 = f32_add(v5_2, v0);
      let next0_2 = v6_2;
      last6 = v6_2;
      carried0 = next0_2;
      let v3_3 = carried0;
      let v5_3 = f32_mul(v3_3, v4);
      let v6_3 = f32_add(v5_3, v0);
      let next0_3 = v6_3;
      last6 = v6_3;
      carried0 = next0_3;
      let v3_4 = carried0;
      let v5_4 = f32_mul(v3_4, v4);
      let v6_4 = f32_add(v5_4, v0);
      let next0_4 = v6_4;
      last6 = v6_4;
      carried0 = next0_4;
      let v3_5 = carried0;
      let v5_5 = f32_mul(v3_5, v4);
      let v6_5 = f32_add(v5_5, v0);
      let next0_5 = v6_5;
      last6 = v6_5;
      carried0 = next0_5;
      let v3_6 = carried0;
      let v5_6 = f32_mul(v3_6, v4);
      let v6_6 = f32_add(v5_6, v0);
      let next0_6 = v6_6;
      last6 = v6_6;
      carried0 = next0_6;
      let v3_7 = carried0;
      let v5_7 = f32_mul(v3_7, v4);
      let v6_7 = f32_add(v5_7, v0);
      let next0_7 = v6_7;
      last6 = v6_7;
      carried0 = next0_7;
    }
    for (; now < P[0].z; now++) {
      let time = now;
      let v3 = carried0;
      let v5 = f32_mul(v3, v4);
      let v6 = f32_add(v5, v0);
      let next0 = v6;
      last6 = v6;
      carried0 = next0;
    }
    o0[kept] = bitcast<u32>(last6);
  }
}
