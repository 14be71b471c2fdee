// Arithmetic on singles where a compiler may assume that there are no NaN and no infinities:
// whatever has one among its operands is decided by bits.

fn f32_add(a: f32, b: f32) -> f32 {
  if (f32_is_finite(a) & f32_is_finite(b)) {
    return a + b;
  }
  let opposed = f32_is_inf(a) & f32_is_inf(b) & (bitcast<u32>(a) != bitcast<u32>(b));
  if (f32_is_nan(a) | f32_is_nan(b) | opposed) {
    return f32_nan();
  }
  return select(b, a, f32_is_inf(a));
}

fn f32_sub(a: f32, b: f32) -> f32 {
  return f32_add(a, f32_neg(b));
}

fn f32_mul(a: f32, b: f32) -> f32 {
  if (f32_is_finite(a) & f32_is_finite(b)) {
    return a * b;
  }
  if (f32_is_nan(a) | f32_is_nan(b) | f32_is_zero(a) | f32_is_zero(b)) {
    return f32_nan();
  }
  return bitcast<f32>(0x7f800000u | ((bitcast<u32>(a) ^ bitcast<u32>(b)) & 0x80000000u));
}
