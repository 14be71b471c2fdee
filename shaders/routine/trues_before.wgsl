// How many come before each block, in the place of how many each has.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
const EACH = 8u;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  var before = 0u;
  var own: array<u32, EACH>;
  for (var begin = 0u; begin < P[0].y; begin += 256u * EACH) {
    let mine = begin + lid * EACH;
    var sum = 0u;
    for (var r = 0u; r < EACH; r++) {
      own[r] = 0u;
      if (mine + r < P[0].y) {
        own[r] = counts[mine + r];
      }
      sum += own[r];
    }
    var run = before + fold_before(lid, sum);
    before += fold_of_all();
    for (var r = 0u; r < EACH; r++) {
      if (mine + r < P[0].y) {
        counts[mine + r] = run;
        run += own[r];
      }
    }
    workgroupBarrier();
  }
}
