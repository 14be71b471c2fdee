// How many elements of each block have each digit.
var<workgroup> found: array<atomic<u32>, DIGITS>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let begin = group.x * BLOCK + lid;
  if (lid < DIGITS) {
    atomicStore(&found[lid], 0u);
  }
  take_words(group.y, begin, THREADS);
  workgroupBarrier();
  for (var r = 0u; r < EACH; r++) {
    if (begin + r * THREADS < P[0].y) {
      atomicAdd(&found[digit(words[r])], 1u);
    }
  }
  workgroupBarrier();
  if (lid < DIGITS) {
    counts[(group.y * DIGITS + lid) * P[0].w + group.x] = atomicLoad(&found[lid]);
  }
}
