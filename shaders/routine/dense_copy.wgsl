// Copies a matrix, or what of it is on and above the diagonal.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> source: array<Element>;
@group(0) @binding(2) var<storage, read_write> result: array<Element>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let first = (wid.x + P[2].z) * 4096u + lid;
  for (var e = first; e < min(first + 4096u, P[0].x); e += 256u) {
    let column = e / P[0].y;
    let below = e - column * P[0].y > column;
    var value = source[e];
    if (P[0].z != 0u && below) {
      value = Element();
    }
    result[e] = value;
  }
}
