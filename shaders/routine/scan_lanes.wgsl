// A running fold, a thread a lane: what `op::fold` defines, to the bit.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> y: array<Element>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  for (var lane = group.x * 64u + lid; lane < P[0].z; lane += P[2].x * 64u) {
    let first = place(lane, 0u);
    var before = identity();
    var sum = identity();
    for (var j = 0u; j < P[0].y; j++) {
      let at = first + P[0].x * select(j, P[0].y - 1u - j, P[1].z != 0u);
      if (j >= in_order && j % in_order == 0u) {
        before = join(before, sum);
        sum = identity();
      }
      sum = join(sum, load(x[at]));
      var all = sum;
      if (j >= in_order) {
        all = join(before, sum);
      }
      y[at] = store(all);
    }
  }
}
