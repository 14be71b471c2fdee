// Counts more places than a group has memory for.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let first = (wid.x + P[2].z) * P[0].z;
  let end = min(first + P[0].z, P[0].x);
  for (var k = first + lid; k < end; k += 256u) {
    let place = places[k];
    if (place < P[0].y) {
      atomicAdd(&counts[place], 1u);
    }
  }
}
