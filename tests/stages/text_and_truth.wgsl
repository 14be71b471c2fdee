// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o2: array<u32>;
@group(0) @binding(6) var<storage, read_write> o3: array<u32>;
@group(0) @binding(7) var<storage, read_write> o4: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v7 = vec2<u32>(P[2].z, P[2].w);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<i32>(a0[kept]);
    let v1 = f64_from_i32(v0);
    let v3 = f64_add(v1, v2);
    let v4 = (a1[kept] != 0u);
    let v5 = f64_from_bool(v4);
    let v6 = f64_add(v5, v5);
    let v8 = f64_eq(v1, v7);
    let v9 = (v4 != v8);
    let v10 = !v4;
    o0[kept] = v3;
    o1[kept] = v6;
    o2[kept] = select(0u, 1u, v8);
    o3[kept] = select(0u, 1u, v9);
    o4[kept] = select(0u, 1u, v10);
  }
}
