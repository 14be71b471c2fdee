// Lanes that fit into the memory of a workgroup, several of the short ones together: a bitonic network (Batcher 1968)
// over their keys and, where those are equal, their places.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> y: array<Element>;
@group(0) @binding(3) var<storage, read_write> places: array<u32>;
var<workgroup> keys: array<Key, TILE>;
var<workgroup> order: array<u32, TILE>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  // Each lane has a power of two of places, and those behind its end come last.
  let room = 1u << P[1].z;
  let first = (wid.x + P[2].z) * (TILE >> P[1].z);
  for (var i = lid; i < TILE; i += 256u) {
    let lane = first + (i >> P[1].z);
    let j = i & (room - 1u);
    let there = (lane < P[0].z) & (j < P[0].y);
    var k = last_key();
    if (there) {
      k = sort_key(x[place(lane, j)]);
    }
    keys[i] = k;
    order[i] = j;
  }
  workgroupBarrier();
  for (var size = 2u; size <= room; size <<= 1u) {
    for (var stride = size >> 1u; stride > 0u; stride >>= 1u) {
      for (var t = lid; t < TILE / 2u; t += 256u) {
        let low = t & (stride - 1u);
        let i = ((t - low) << 1u) | low;
        let up = (i & (room - 1u) & size) == 0u;
        let j = i | stride;
        let a = keys[i];
        let b = keys[j];
        let first_place = order[i];
        let other_place = order[j];
        if (before(b, other_place, a, first_place) == up) {
          keys[i] = b;
          keys[j] = a;
          order[i] = other_place;
          order[j] = first_place;
        }
      }
      workgroupBarrier();
    }
  }
  for (var i = lid; i < TILE; i += 256u) {
    let lane = first + (i >> P[1].z);
    let j = i & (room - 1u);
    if ((lane < P[0].z) & (j < P[0].y)) {
      let to = place(lane, j);
      y[to] = x[place(lane, order[i])];
      places[to] = order[i];
    }
  }
}
