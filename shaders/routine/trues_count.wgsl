// Which elements of each block of a mask have a value, as the bits of words, and how many those are.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> mask: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;
@group(0) @binding(3) var<storage, read_write> words: array<u32>;
// What each thread has seen, and a place after each 32: so those that are read together are in different banks.
var<workgroup> seen: array<u32, 264>;
var<workgroup> sum: atomic<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let block = (wid.y + P[2].w) * P[0].w + wid.x + P[2].z;
  if (lid == 0u) {
    atomicStore(&sum, 0u);
  }
  // All are asked for before the first is waited for; what is beyond the end has not the value.
  var ahead: array<u32, 16>;
  for (var r = 0u; r < 16u; r++) {
    let j = block * 4096u + r * 256u + lid;
    ahead[r] = 1u - P[0].z;
    if (j < P[0].x) {
      ahead[r] = mask[j];
    }
  }
  var own = 0u;
  for (var r = 0u; r < 16u; r++) {
    own |= u32((ahead[r] != 0u) == (P[0].z != 0u)) << r;
  }
  seen[lid + lid / 32u] = own;
  workgroupBarrier();
  if ((lid < 128u) & (block < P[0].y)) {
    var word = 0u;
    for (var k = 0u; k < 32u; k++) {
      word |= ((seen[(lid & 7u) * 33u + k] >> (lid / 8u)) & 1u) << k;
    }
    words[block * 128u + lid] = word;
    atomicAdd(&sum, countOneBits(word));
  }
  workgroupBarrier();
  if ((lid == 0u) & (block < P[0].y)) {
    counts[block] = atomicLoad(&sum);
  }
}
