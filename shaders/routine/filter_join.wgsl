// What is in the delays before each part of a lane, in the place of what each part alone leaves there. What is not finite stays
// in a recursion for good.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> before: array<f32>;
@group(0) @binding(2) var<storage, read> map: array<f32>;
@group(0) @binding(3) var<storage, read_write> states: array<f32>;
fn is_finite(v: f32) -> bool {
  return (bitcast<u32>(v) & 0x7f800000u) != 0x7f800000u;
}
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let lane = (wid.x + P[2].z) * 64u + lid;
  if (lane >= P[0].z) {
    return;
  }
  var z: array<f32, DELAYS>;
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = before[lane * DELAYS + d];
  }
  for (var part = 0u; part < P[0].w; part++) {
    let at = (lane * P[0].w + part) * DELAYS;
    var next: array<f32, DELAYS>;
    var finite = true;
    for (var d = 0u; d < DELAYS; d++) {
      next[d] = states[at + d];
      states[at + d] = z[d];
      finite = finite & is_finite(z[d]);
    }
    for (var k = 0u; k < DELAYS; k++) {
      // What is 0 stays 0, also where the map has overflowed.
      if (z[k] != 0.0) {
        for (var d = 0u; d < DELAYS; d++) {
          next[d] += map[k * DELAYS + d] * z[k];
        }
      }
    }
    for (var d = 0u; d < DELAYS; d++) {
      z[d] = select(bitcast<f32>(P[1].x), next[d], finite);
    }
  }
}
