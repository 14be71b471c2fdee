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
  var n = a;
  var d = b;
  if (f32_abs(b) > bitcast<f32>(0x7e000000u)) {
    n = a * bitcast<f32>(0x2f800000u);
    d = b * bitcast<f32>(0x2f800000u);
  }
  return f32_ratio(n, d);
}

fn f32_ratio(n: f32, d: f32) -> f32 {
  return n / d;
}

// By a divisor that is nowhere near there.
fn f32_quotient(a: f32, b: f32) -> f32 {
  return a / b;
}

fn f32_sqrt(a: f32) -> f32 {
  return sqrt(a);
}

// As op/math has it but for the ends, which are put in their places without a branch: what is beyond the greatest
// number is infinite, or no number, and what is below the normal ones is zero, as on many devices it would be anyway.
fn f32_exp(x: f32) -> f32 {
  let above = select(x * f32_inf(), f32_exp_plain(x), x < bitcast<f32>(0x42b17218u));
  return select(above, 0.0, x < bitcast<f32>(0xc2aeac50u));
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
