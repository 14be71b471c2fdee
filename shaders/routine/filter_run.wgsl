// Filters each part of each lane from what is in the delays before it.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> given: array<Number>;
@group(0) @binding(2) var<storage, read> x: array<Number>;
@group(0) @binding(3) var<storage, read> states: array<Number>;
@group(0) @binding(4) var<storage, read_write> y: array<Number>;
@group(0) @binding(5) var<storage, read_write> after: array<Number>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[2].z) * 64u + lid;
  let lane = thread % P[0].z;
  let part = thread / P[0].z;
  if (part >= P[0].w) {
    return;
  }
  take_coefficients();
  let along = line(lane);
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = states[(lane * P[0].w + part) * DELAYS + d];
  }
  var j = part * P[1].z;
  let end = min(j + P[1].z, P[0].y);
  while (j + AHEAD <= end) {
    var v: array<Number, AHEAD>;
    for (var r = 0u; r < AHEAD; r++) {
      v[r] = x[along.x + along.y * (j + r)];
    }
    for (var r = 0u; r < AHEAD; r++) {
      v[r] = step(v[r]);
    }
    for (var r = 0u; r < AHEAD; r++) {
      y[along.x + along.y * (j + r)] = v[r];
    }
    j += AHEAD;
  }
  while (j < end) {
    y[along.x + along.y * j] = step(x[along.x + along.y * j]);
    j++;
  }
  if (part == P[0].w - 1u) {
    for (var d = 0u; d < DELAYS; d++) {
      after[lane * DELAYS + d] = z[d];
    }
  }
}
