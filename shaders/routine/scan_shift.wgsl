// Third pass: to the elements of each block but the first, what comes before it. A workgroup a block.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> totals: array<Element>;
@group(0) @binding(2) var<storage, read_write> y: array<Element>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  if (group.x > 0u) {
    let before = load(totals[group.y * P[0].w + group.x]);
    let begin = group.x * in_order;
    let end = min(begin + in_order, P[0].y);
    for (var j = begin + lid; j < end; j += 256u) {
      let at = along(group.y, j);
      y[at] = store(join(before, load(y[at])));
    }
  }
}
