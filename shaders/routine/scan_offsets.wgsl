// Second pass: what comes before each block, in the place of the blocks' folds. A workgroup a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> totals: array<Element>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let first = group.y * P[0].w;
  var before = identity();
  var own: array<Element, each>;
  for (var begin = 0u; begin < P[0].w; begin += chunk) {
    let mine = begin + lid * each;
    for (var r = 0u; r < each; r++) {
      own[r] = store(identity());
      if (mine + r < P[0].w) {
        own[r] = totals[first + mine + r];
      }
    }
    var sum = identity();
    for (var r = 0u; r < each; r++) {
      sum = join(sum, load(own[r]));
    }
    var run = join(before, fold_before(lid, sum));
    before = join(before, fold_of_all());
    for (var r = 0u; r < each; r++) {
      if (mine + r < P[0].w) {
        totals[first + mine + r] = store(run);
        run = join(run, load(own[r]));
      }
    }
    workgroupBarrier();
  }
}
