// Lanes that fit into the memory of a workgroup, several of the short ones together.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> y: array<Element>;
var<workgroup> keys: array<Key, TILE>;
// Where a place of the network is held: those that threads beside each other ask for lie in banks of their own, whichever bits of the
// numbers they have. Of a sum of numbers without common bits it is what `^` makes of theirs.
fn spot(i: u32) -> u32 {
  let h = i >> 5u;
  return i ^ (((h & 1u) << 2u) | (((h >> 1u) & 3u) * 9u));
}
// The first place of a thread whose places differ in three bits, from `low` on.
fn spread(lid: u32, low: u32) -> u32 {
  let below = lid & ((1u << low) - 1u);
  return ((lid ^ below) << 3u) | below;
}
@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  begin(lid);
  // Each lane has a power of two of places, and those behind its end come last.
  let room = 1u << P[1].z;
  let first = (wid.x + P[2].z) * (TILE >> P[1].z);
  for (var i = lid; i < TILE; i += THREADS) {
    let lane = first + (i >> P[1].z);
    let j = i & (room - 1u);
    let there = (lane < P[0].z) & (j < P[0].y);
    var k = last_key();
    if (there) {
      k = sort_key(x[place(lane, j)]);
    }
    take(i, k, j);
  }
  workgroupBarrier();
  sorted(lid);
  workgroupBarrier();
  for (var i = lid; i < TILE; i += THREADS) {
    let lane = first + (i >> P[1].z);
    let j = i & (room - 1u);
    if ((lane < P[0].z) & (j < P[0].y)) {
      give(lane, i, j);
    }
  }
}
