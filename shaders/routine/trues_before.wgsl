// How many come before each block, in the place of how many each has.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let each = (P[0].y + 255u) / 256u;
  let begin = min(lid * each, P[0].y);
  let end = min(begin + each, P[0].y);
  var sum = 0u;
  for (var b = begin; b < end; b++) {
    sum += counts[b];
  }
  var before = sum_before(lid, sum);
  for (var b = begin; b < end; b++) {
    let own = counts[b];
    counts[b] = before;
    before += own;
  }
}
