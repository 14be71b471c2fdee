// Clears what is not of the leading part that is positive definite.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> told: array<u32>;
@group(0) @binding(2) var<storage, read_write> r: array<Element>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let fails = told[0];
  if (fails == 0u) {
    return;
  }
  let first = (wid.x + P[2].z) * 4096u + lid;
  for (var e = first; e < min(first + 4096u, n * n); e += 256u) {
    let column = e / n;
    if (max(column, e - column * n) + 1u >= fails) {
      r[e] = Element();
    }
  }
}
