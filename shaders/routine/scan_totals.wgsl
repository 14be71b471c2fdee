// First pass of a running fold of long lanes: the fold of each block.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> totals: array<Element>;
var<workgroup> spots: array<Element, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  var sum = identity();
  for (var r = 0u; r < 16u; r++) {
    let j = (group.x * 256u + lid) * 16u + r;
    if (j < P[0].y) {
      sum = join(sum, load(x[along(group.y, j)]));
    }
  }
  spots[lid] = store(sum);
  workgroupBarrier();
  for (var half = 128u; half > 0u; half >>= 1u) {
    if (lid < half) {
      spots[lid] = store(join(load(spots[lid]), load(spots[lid + half])));
    }
    workgroupBarrier();
  }
  if (lid == 0u) {
    totals[group.y * P[0].w + group.x] = spots[0];
  }
}
