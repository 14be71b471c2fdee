@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> found: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
@group(0) @binding(4) var<storage, read_write> places_out: array<u32>;
fn last_candidate(part: u32) -> u32 {
  return P[1].z;
}
// What the parts have found, where there are parts.
fn candidate(lane: u32, j: u32) -> u32 {
  if (P[2].y != 0u) {
    return found[lane * P[1].z + j];
  }
  return j;
}
fn give(lane: u32, part: u32, r: u32, at: u32) {
  let o = lane / P[0].x;
  let to = lane - o * P[0].x + P[0].x * (r + P[1].w * o);
  y[to] = x[place(lane, at)];
  places_out[to] = at;
}
