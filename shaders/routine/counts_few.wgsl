// Each group counts in its own memory, and adds what it has counted to the counts of all.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>>;
var<workgroup> own: array<atomic<u32>, 4096>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var k = lid; k < P[0].y; k += 256u) {
    atomicStore(&own[k], 0u);
  }
  workgroupBarrier();
  let first = (wid.x + P[2].z) * P[0].z;
  let end = min(first + P[0].z, P[0].x);
  var ahead: array<u32, 8>;
  for (var k = first + lid; k < end; k += 2048u) {
    for (var r = 0u; r < 8u; r++) {
      ahead[r] = 0xffffffffu;
      if (k + r * 256u < end) {
        ahead[r] = places[k + r * 256u];
      }
    }
    for (var r = 0u; r < 8u; r++) {
      if (ahead[r] < P[0].y) {
        atomicAdd(&own[ahead[r]], 1u);
      }
    }
  }
  workgroupBarrier();
  for (var k = lid; k < P[0].y; k += 256u) {
    let count = atomicLoad(&own[k]);
    if (count > 0u) {
      atomicAdd(&counts[k], count);
    }
  }
}
