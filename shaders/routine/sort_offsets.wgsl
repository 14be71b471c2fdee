// Where each block's elements of each digit begin: what comes before them. A workgroup a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
var<workgroup> spots: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let many = 16u * P[0].w;
  let each = (many + 255u) / 256u;
  let first = group.y * many;
  let begin = min(lid * each, many);
  let end = min(begin + each, many);
  var sum = 0u;
  for (var b = begin; b < end; b++) {
    sum += counts[first + b];
  }
  spots[lid] = sum;
  workgroupBarrier();
  for (var far = 1u; far < 256u; far <<= 1u) {
    var mine = spots[lid];
    if (lid >= far) {
      mine += spots[lid - far];
    }
    workgroupBarrier();
    spots[lid] = mine;
    workgroupBarrier();
  }
  var before = spots[lid] - sum;
  for (var b = begin; b < end; b++) {
    let own = counts[first + b];
    counts[first + b] = before;
    before += own;
  }
}
