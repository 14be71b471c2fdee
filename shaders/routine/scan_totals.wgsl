// First pass of a running fold of long lanes: the fold of each block, in any order.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> totals: array<Element>;
var<workgroup> spots: array<Element, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let way = course(group.y);
  let begin = group.x * P[1].w * chunk;
  let end = min(begin + P[1].w * chunk, P[0].y);
  var sum = identity();
  var ahead: array<Element, each>;
  for (var j = begin + lid; j < end; j += chunk) {
    for (var r = 0u; r < each; r++) {
      ahead[r] = store(identity());
      if (j + r * 256u < end) {
        ahead[r] = x[way.x + way.y * (j + r * 256u)];
      }
    }
    for (var r = 0u; r < each; r++) {
      sum = join(sum, load(ahead[r]));
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
