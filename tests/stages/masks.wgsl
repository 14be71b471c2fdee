// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
@group(0) @binding(4) var<storage, read_write> o2: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v4 = bitcast<f32>(P[2].z);
  let v6 = vec2<u32>(P[2].w, P[3].x);
  let v8 = vec2<u32>(P[3].y, P[3].z);
  let v11 = vec2<u32>(P[3].w, P[4].x);
  let v17 = bitcast<f32>(P[4].y);
  let v19 = bitcast<f32>(P[4].z);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<f32>(a0[kept]);
    let v1 = f64_from_f32_bits(bitcast<u32>(v0));
    let v3 = f64_lt(v1, v2);
    let v5 = select(v0, v4, v3);
    let v7 = f64_lt(v6, v1);
    let v9 = f64_lt(v1, v8);
    let v10 = (v7 & v9);
    let v12 = !f64_eq(v1, v11);
    let v13 = !v12;
    let v14 = (v10 | v13);
    let v15 = select(0.0, 1.0, v14);
    let v16 = f32_mul(v0, v15);
    let v18 = f32_least(v0, v17);
    let v20 = f32_greatest(v18, v19);
    o0[kept] = bitcast<u32>(v5);
    o1[kept] = bitcast<u32>(v16);
    o2[kept] = bitcast<u32>(v20);
  }
}
