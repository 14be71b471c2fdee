// First pass of a running sum that goes in order within blocks: each of them, a thread a block, and its sum.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> totals: array<Element>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let block = group.x * 64u + lid;
  if (block < P[0].w) {
    let begin = block * in_order;
    let end = min(begin + in_order, P[0].y);
    var sum = identity();
    for (var j = begin; j < end; j++) {
      let at = along(group.y, j);
      sum = join(sum, load(x[at]));
      y[at] = store(sum);
    }
    totals[group.y * P[0].w + block] = store(sum);
  }
}
