alias Delays = array<Number, ORDER>;
// Elements that are read at once, before they are needed.
const AHEAD = 8u;
var<private> b: array<Number, ORDER>;
var<private> a: array<Number, ORDER>;
var<private> z: Delays;
fn take_coefficients() {
  for (var d = 0u; d < ORDER; d++) {
    b[d] = given[d];
    a[d] = given[ORDER + d];
  }
}
// One step of the direct form II, transposed; the last of the delays is always empty.
fn step(v: Number) -> Number {
  let out = plus(z[0], times(b[0], v));
  for (var d = 0u; d < DELAYS; d++) {
    z[d] = minus(plus(z[d + 1u], times(b[d + 1u], v)), times(a[d + 1u], out));
  }
  return out;
}
