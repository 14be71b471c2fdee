alias Delays = array<f32, ORDER>;
// Elements that are read at once, before they are needed.
const AHEAD = 8u;
var<private> b: array<f32, ORDER>;
var<private> a: array<f32, ORDER>;
var<private> z: Delays;
fn take_coefficients() {
  for (var d = 0u; d < ORDER; d++) {
    b[d] = given[d];
    a[d] = given[ORDER + d];
  }
}
// One step of the direct form II, transposed; the last of the delays is always empty.
fn step(v: f32) -> f32 {
  let out = z[0] + b[0] * v;
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = z[d + 1u] + b[d + 1u] * v - a[d + 1u] * out;
  }
  return out;
}
