// The elements in their order.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> order: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
@group(0) @binding(4) var<storage, read_write> places: array<u32>;
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.xy + P[2].zw;
  let along = line(group.y);
  for (var r = 0u; r < EACH; r++) {
    let j = group.x * BLOCK + r * THREADS + lid;
    if (j < P[0].y) {
      let taken = order[group.y * P[0].y + j];
      let to = along.x + along.y * j;
      y[to] = x[along.x + along.y * taken];
      places[to] = taken;
    }
  }
}
