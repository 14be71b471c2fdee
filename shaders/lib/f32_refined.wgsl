// Arithmetic on singles where a device's own quotients are off by a rounding, so that 6 / 3 need not be 2: in the place of what
// f32_plain.wgsl has.

// What is left of the dividend puts it right (P. Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor",
// 1990), for fma rounds once on such devices.
fn f32_ratio(n: f32, d: f32) -> f32 {
  let quotient = n / d;
  let better = fma(fma(-quotient, d, n), 1.0 / d, quotient);
  // Of zeros that is their sign, or nothing.
  return select(better, quotient, f32_is_nan(better) | f32_is_zero(quotient));
}
