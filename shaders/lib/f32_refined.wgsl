// Arithmetic on singles where a device's own quotients are off by a rounding, so that 6 / 3 need not be 2.

// What is left of the dividend puts it right (P. Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor",
// 1990), for fma rounds once on such devices.
fn f32_div(a: f32, b: f32) -> f32 {
  var n = a;
  var d = b;
  if (f32_abs(b) > bitcast<f32>(0x7e000000u)) {
    n = a * bitcast<f32>(0x2f800000u);
    d = b * bitcast<f32>(0x2f800000u);
  }
  let quotient = n / d;
  let better = fma(fma(-quotient, d, n), 1.0 / d, quotient);
  return select(better, quotient, f32_is_nan(better));
}
