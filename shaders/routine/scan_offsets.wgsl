// Second pass: what comes before each block, in the place of the blocks' folds. A workgroup a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> totals: array<Element>;
var<workgroup> spots: array<Element, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let each = (P[0].w + 255u) / 256u;
  let first = group.y * P[0].w;
  let begin = min(lid * each, P[0].w);
  let end = min(begin + each, P[0].w);
  var sum = identity();
  for (var b = begin; b < end; b++) {
    sum = join(sum, load(totals[first + b]));
  }
  spots[lid] = store(sum);
  workgroupBarrier();
  for (var far = 1u; far < 256u; far <<= 1u) {
    var mine = load(spots[lid]);
    if (lid >= far) {
      mine = join(load(spots[lid - far]), mine);
    }
    workgroupBarrier();
    spots[lid] = store(mine);
    workgroupBarrier();
  }
  var before = identity();
  if (lid > 0u) {
    before = load(spots[lid - 1u]);
  }
  for (var b = begin; b < end; b++) {
    let own = load(totals[first + b]);
    totals[first + b] = store(before);
    before = join(before, own);
  }
}
