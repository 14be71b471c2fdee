// For each digit of a lane, how many the blocks before each block have, and how many all have. A workgroup a digit, or, where
// the blocks are few, a thread.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
@group(0) @binding(2) var<storage, read_write> totals: array<u32>;
var<workgroup> sums: array<u32, THREADS>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let blocks = P[0].w;
  let few = blocks <= FEW_BLOCKS;
  let digit = group.y * DIGITS + select(group.x, lid, few);
  let each = select((blocks + THREADS - 1u) / THREADS, blocks, few);
  let first = select(lid * each, 0u, few);
  let begin = digit * blocks + min(first, blocks);
  let end = digit * blocks + min(first + each, blocks);
  let takes_part = !few | (lid < DIGITS);
  var sum = 0u;
  if (takes_part) {
    for (var b = begin; b < end; b++) {
      sum += counts[b];
    }
  }
  sums[lid] = sum;
  workgroupBarrier();
  if (!few) {
    for (var far = 1u; far < THREADS; far <<= 1u) {
      var mine = sums[lid];
      if (lid >= far) {
        mine += sums[lid - far];
      }
      workgroupBarrier();
      sums[lid] = mine;
      workgroupBarrier();
    }
  }
  if (takes_part) {
    let upto = sums[lid];
    var before = select(upto - sum, 0u, few);
    for (var b = begin; b < end; b++) {
      let own = counts[b];
      counts[b] = before;
      before += own;
    }
    if (few | (lid == THREADS - 1u)) {
      totals[digit] = upto;
    }
  }
}
