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

fn f32_div(a: f32, b: f32) -> f32 {
  return f32_div_exact(a, b);
}

// As above: what is divided may be no number.
fn f32_quotient(a: f32, b: f32) -> f32 {
  return f32_div_exact(a, b);
}

fn f32_sqrt(a: f32) -> f32 {
  let bits = bitcast<u32>(a);
  // All but positive finite numbers.
  if (bits - 1u >= 0x7f7fffffu) {
    if (((bits << 1u) == 0u) | (bits == 0x7f800000u)) {
      return a;
    }
    return f32_nan();
  }
  return sqrt(a);
}

// Order of the results as unsigned numbers is the order of the values (but for zeros and NaN).
fn f32_key(a: f32) -> u32 {
  let b = bitcast<u32>(a);
  return b ^ select(0x80000000u, 0xffffffffu, (b >> 31u) != 0u);
}

fn f32_eq(a: f32, b: f32) -> bool {
  let same = (bitcast<u32>(a) == bitcast<u32>(b)) | (f32_is_zero(a) & f32_is_zero(b));
  return same & !f32_is_nan(a);
}

fn f32_lt(a: f32, b: f32) -> bool {
  let zeros = f32_is_zero(a) & f32_is_zero(b);
  return (f32_key(a) < f32_key(b)) & !zeros & !f32_is_nan(a) & !f32_is_nan(b);
}

fn f32_le(a: f32, b: f32) -> bool {
  let zeros = f32_is_zero(a) & f32_is_zero(b);
  return (zeros | (f32_key(a) <= f32_key(b))) & !f32_is_nan(a) & !f32_is_nan(b);
}
