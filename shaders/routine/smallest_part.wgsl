@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read_write> found: array<u32>;
fn last_candidate(part: u32) -> u32 {
  return min((part + 1u) * P[1].z, P[0].y);
}
fn candidate(lane: u32, j: u32) -> u32 {
  return j;
}
// The first places of each part of a lane, all parts of it together.
fn give(lane: u32, part: u32, r: u32, at: u32) {
  found[(lane * P[0].w + part) * P[1].w + r] = at;
}
