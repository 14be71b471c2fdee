// What is in the delays after each part of each lane that is filtered from empty delays; and what the unit vectors turn into
// in a part without input.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<f32>;
@group(0) @binding(2) var<storage, read> x: array<f32>;
@group(0) @binding(3) var<storage, read_write> states: array<f32>;
@group(0) @binding(4) var<storage, read_write> map: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[2].z) * 64u + lid;
  let lane = thread % P[0].z;
  let part = thread / P[0].z;
  let unit = thread - P[0].z * P[0].w;
  take_coefficients();
  let along = line(lane);
  if (part < P[0].w) {
    var j = part * P[1].z;
    let end = min(j + P[1].z, P[0].y);
    while (j + AHEAD <= end) {
      var v: array<f32, AHEAD>;
      for (var r = 0u; r < AHEAD; r++) {
        v[r] = x[along.x + along.y * (j + r)];
      }
      for (var r = 0u; r < AHEAD; r++) {
        step(v[r]);
      }
      j += AHEAD;
    }
    while (j < end) {
      step(x[along.x + along.y * j]);
      j++;
    }
    for (var d = 0u; d < DELAYS; d++) {
      states[(lane * P[0].w + part) * DELAYS + d] = z[d];
    }
  } else if (unit < DELAYS) {
    z[unit] = 1.0;
    for (var j = 0u; j < P[1].z; j++) {
      step(0.0);
    }
    for (var d = 0u; d < DELAYS; d++) {
      map[unit * DELAYS + d] = z[d];
    }
  }
}
