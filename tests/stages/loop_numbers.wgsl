// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let c0 = kept;
    let v0 = a0[P[2].y + P[2].z * c0];
    let v2 = a1[kept];
    var carried0: vec2<u32> = v0;
    var last5: vec2<u32>;
    var now = 0u;
    for (; now < P[0].z; now++) {
      let time = now;
      let v1 = carried0;
      let v3 = f64_mul(v1, v2);
      let v4 = a2[P[3].x + P[3].y * c0 + P[3].z * time];
      let v5 = f64_add(v3, v4);
      let next0 = v5;
      last5 = v5;
      carried0 = next0;
    }
    o0[kept] = last5;
  }
}
