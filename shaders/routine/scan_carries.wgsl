// Second pass: what comes before each block, in the place of the blocks' sums, in order. A thread a lane.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> totals: array<Element>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let lane = group.x * 64u + lid;
  if (lane < P[0].z) {
    var before = identity();
    for (var b = 0u; b < P[0].w; b++) {
      let own = load(totals[lane * P[0].w + b]);
      totals[lane * P[0].w + b] = store(before);
      before = join(before, own);
    }
  }
}
