// How many elements of each block have each digit.
var<workgroup> found: array<atomic<u32>, DIGITS>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  if (lid < DIGITS) {
    atomicStore(&found[lid], 0u);
  }
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    let j = group.x * BLOCK + r * THREADS + lid;
    if (j < P[0].y) {
      atomicAdd(&found[digit(word(group.y, j))], 1u);
    }
  }
  workgroupBarrier();
  if (lid < DIGITS) {
    counts[(group.y * DIGITS + lid) * P[0].w + group.x] = atomicLoad(&found[lid]);
  }
}
