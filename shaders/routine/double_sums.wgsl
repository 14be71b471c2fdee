// The parts of a product of doubles, added one after the other: a thread a result.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> parts: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> c: array<vec2<u32>>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let result = (wid.x + P[2].z) * 64u + l;
  if (result < P[0].z) {
    let batch = result / P[0].x;
    let first = batch * P[0].y * P[0].x + (result - batch * P[0].x);
    var total = vec2<u32>(0u, 0u);
    for (var part = 0u; part < P[0].y; part++) {
      total = f64_add(total, parts[first + part * P[0].x]);
    }
    c[result] = total;
  }
}
