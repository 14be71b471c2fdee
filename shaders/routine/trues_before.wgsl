// How many come before each block, in the place of how many each has.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
var<workgroup> sums: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let each = (P[0].y + 255u) / 256u;
  let begin = min(lid * each, P[0].y);
  let end = min(begin + each, P[0].y);
  var sum = 0u;
  for (var b = begin; b < end; b++) {
    sum += counts[b];
  }
  sums[lid] = sum;
  workgroupBarrier();
  for (var far = 1u; far < 256u; far <<= 1u) {
    var mine = sums[lid];
    if (lid >= far) {
      mine += sums[lid - far];
    }
    workgroupBarrier();
    sums[lid] = mine;
    workgroupBarrier();
  }
  var before = sums[lid] - sum;
  for (var b = begin; b < end; b++) {
    let own = counts[b];
    counts[b] = before;
    before += own;
  }
}
