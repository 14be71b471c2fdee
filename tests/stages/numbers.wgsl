// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  let v3 = vec2<u32>(P[2].z, P[2].w);
  let v5 = bitcast<f32>(P[3].x);
  let v8 = bitcast<f32>(P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_mul(v0, v1);
    let v4 = f64_add(v2, v3);
    let v6 = bitcast<f32>(f64_to_f32_bits(v0));
    let v7 = f32_mul(v5, v6);
    let v9 = f32_sub(v7, v8);
    o0[kept] = v4;
    o1[kept] = bitcast<u32>(v9);
  }
}
