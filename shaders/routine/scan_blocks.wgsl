// Third pass: each block from what comes before it, or a lane that is one block.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> totals: array<Element>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
var<workgroup> spots: array<Element, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let begin = (group.x * 256u + lid) * 16u;
  var sum = identity();
  for (var r = 0u; r < 16u; r++) {
    if (begin + r < P[0].y) {
      sum = join(sum, load(x[along(group.y, begin + r)]));
    }
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
  var run = identity();
  if (P[0].w > 1u) {
    run = load(totals[group.y * P[0].w + group.x]);
  }
  if (lid > 0u) {
    run = join(run, load(spots[lid - 1u]));
  }
  for (var r = 0u; r < 16u; r++) {
    if (begin + r < P[0].y) {
      let at = along(group.y, begin + r);
      run = join(run, load(x[at]));
      y[at] = store(run);
    }
  }
}
