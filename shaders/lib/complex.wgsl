// Complex numbers: singles as two floats, doubles as two soft doubles (real in xy, imaginary in zw). Functions are those
// of op/math/complex and op/math/complex_singles; singles of which there is none are widened, computed, and rounded once.

fn c32_add(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_add(a.x, b.x), f32_add(a.y, b.y));
}

// Compilers take 0 - y for -y, and the sign of a zero imaginary part says on which side of a cut a number lies.
fn c32_sub(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_sub(a.x, b.x), select(f32_sub(a.y, b.y), 0.0, (a.y == 0.0) & (b.y == 0.0)));
}

fn c32_rounded(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_rounded(a.x), f32_rounded(a.y));
}

fn c32_neg(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_neg(a.x), f32_neg(a.y));
}

fn c32_real(a: vec2<f32>) -> f32 {
  return a.x;
}

fn c32_imag(a: vec2<f32>) -> f32 {
  return a.y;
}

fn c32_conj(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(a.x, f32_neg(a.y));
}

fn c32_eq(a: vec2<f32>, b: vec2<f32>) -> bool {
  return f32_eq(a.x, b.x) & f32_eq(a.y, b.y);
}

fn c64_add(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_add(a.xy, b.xy), f64_add(a.zw, b.zw));
}

fn c64_sub(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_sub(a.xy, b.xy), f64_sub(a.zw, b.zw));
}

fn c64_neg(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_neg(a.xy), f64_neg(a.zw));
}

fn c64_real(a: vec4<u32>) -> Double {
  return a.xy;
}

fn c64_imag(a: vec4<u32>) -> Double {
  return a.zw;
}

fn c64_conj(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(a.xy, f64_neg(a.zw));
}

fn c64_eq(a: vec4<u32>, b: vec4<u32>) -> bool {
  return f64_eq(a.xy, b.xy) & f64_eq(a.zw, b.zw);
}

fn c64_lt(a: vec4<u32>, b: vec4<u32>) -> bool {
  return f64_lt(a.xy, b.xy);
}

fn c64_le(a: vec4<u32>, b: vec4<u32>) -> bool {
  return f64_le(a.xy, b.xy);
}

fn c32_lt(a: vec2<f32>, b: vec2<f32>) -> bool {
  return f32_lt(a.x, b.x);
}

fn c32_le(a: vec2<f32>, b: vec2<f32>) -> bool {
  return f32_le(a.x, b.x);
}

fn c64_is_nan(a: vec4<u32>) -> bool {
  return f64_is_nan(a.xy) | f64_is_nan(a.zw);
}

fn c64_is_inf(a: vec4<u32>) -> bool {
  return f64_is_inf(a.xy) | f64_is_inf(a.zw);
}

fn c64_is_finite(a: vec4<u32>) -> bool {
  return f64_is_finite(a.xy) & f64_is_finite(a.zw);
}

fn c32_is_nan(a: vec2<f32>) -> bool {
  return f32_is_nan(a.x) | f32_is_nan(a.y);
}

fn c32_is_inf(a: vec2<f32>) -> bool {
  return f32_is_inf(a.x) | f32_is_inf(a.y);
}

fn c32_is_finite(a: vec2<f32>) -> bool {
  return f32_is_finite(a.x) & f32_is_finite(a.y);
}

fn c64_floor(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_floor(a.xy), f64_floor(a.zw));
}

fn c64_ceil(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_ceil(a.xy), f64_ceil(a.zw));
}

fn c64_round(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_round(a.xy), f64_round(a.zw));
}

fn c64_trunc(a: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_trunc(a.xy), f64_trunc(a.zw));
}

fn c32_floor(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_floor(a.x), f32_floor(a.y));
}

fn c32_ceil(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_ceil(a.x), f32_ceil(a.y));
}

fn c32_round(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_round(a.x), f32_round(a.y));
}

fn c32_trunc(a: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_trunc(a.x), f32_trunc(a.y));
}

fn c32_abs(a: vec2<f32>) -> f32 {
  return f32_hypot(a.x, a.y);
}

fn c32_arg(a: vec2<f32>) -> f32 {
  return f32_atan2(a.y, a.x);
}

fn c64_abs(a: vec4<u32>) -> Double {
  return f64_hypot(a.xy, a.zw);
}

fn c64_arg(a: vec4<u32>) -> Double {
  return f64_atan2(a.zw, a.xy);
}

// The lesser (or greater) by magnitude, then angle; what is no number is passed over.
fn c64_min(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  return select(a, b, f64_complex_less(b.xy, b.zw, a.xy, a.zw) | c64_is_nan(a));
}

fn c64_max(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  return select(a, b, f64_complex_less(a.xy, a.zw, b.xy, b.zw) | c64_is_nan(a));
}

fn c64_of(t: Tuple_f64_f64) -> vec4<u32> {
  return vec4<u32>(t.m0, t.m1);
}

fn c32_of(t: Tuple_f32_f32) -> vec2<f32> {
  return vec2<f32>(t.m0, t.m1);
}

// A function's value, but a NaN among reals stays one without an imaginary part.
fn c64_unless_nan(a: vec4<u32>, t: Tuple_f64_f64) -> vec4<u32> {
  return select(vec4<u32>(t.m0, t.m1), a, f64_is_zero(a.zw) & f64_is_nan(a.xy));
}

fn c32_unless_nan(a: vec2<f32>, t: Tuple_f32_f32) -> vec2<f32> {
  return select(vec2<f32>(t.m0, t.m1), a, f32_is_zero(a.y) & f32_is_nan(a.x));
}

fn c64_from_c32(a: vec2<f32>) -> vec4<u32> {
  return vec4<u32>(f64_from_f32_bits(bitcast<u32>(a.x)), f64_from_f32_bits(bitcast<u32>(a.y)));
}

fn c32_from_c64(a: vec4<u32>) -> vec2<f32> {
  return bitcast<vec2<f32>>(vec2<u32>(f64_to_f32_bits(a.xy), f64_to_f32_bits(a.zw)));
}
