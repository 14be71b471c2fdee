// Arithmetic on singles where the device follows IEEE with NaN and infinities.

fn f32_add(a: f32, b: f32) -> f32 {
  return a + b;
}

fn f32_sub(a: f32, b: f32) -> f32 {
  return a - b;
}

fn f32_mul(a: f32, b: f32) -> f32 {
  return a * b;
}

// A device's own quotient is good to 2.5 units of the last place, but for divisors near the upper end, which some
// devices take for infinite.
fn f32_div(a: f32, b: f32) -> f32 {
  let s = select(1.0, bitcast<f32>(0x2f800000u), f32_abs(b) > bitcast<f32>(0x7e000000u));
  return (a * s) / (b * s);
}

fn f32_eq(a: f32, b: f32) -> bool {
  return a == b;
}

fn f32_lt(a: f32, b: f32) -> bool {
  return a < b;
}

fn f32_le(a: f32, b: f32) -> bool {
  return a <= b;
}
