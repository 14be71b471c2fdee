// Sums of two singles, the second of which is what the first lacks: as many digits as two singles have (T. J. Dekker, "A floating-point
// technique for extending the available precision", 1971). Results are hidden, for a compiler that reorders would find that nothing is
// lacking; what is not finite lacks nothing.

// A sum of singles.
fn pair_of_sum(a: f32, b: f32) -> vec2<f32> {
  let s = f32_rounded(a + b);
  let other = f32_rounded(s - a);
  let lost = f32_rounded_too(a - f32_rounded(s - other)) + f32_rounded(b - other);
  return vec2<f32>(s, select(0.0, lost, f32_is_finite(s)));
}

// The first half of the digits of a single, and the rest.
fn pair_of_halves(a: f32) -> vec2<f32> {
  let high = bitcast<f32>(bitcast<u32>(a) & 0xfffff000u);
  return vec2<f32>(high, f32_rounded(a - high));
}

// A product of singles.
fn pair_of_product(a: f32, b: f32) -> vec2<f32> {
  let p = f32_rounded(a * b);
  let x = pair_of_halves(a);
  let y = pair_of_halves(b);
  let lost = ((f32_rounded_too(x.x * y.x) - p) + f32_rounded(x.x * y.y) + f32_rounded(x.y * y.x)) + x.y * y.y;
  return vec2<f32>(p, select(0.0, lost, f32_is_finite(p)));
}

fn pair_add(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  let s = pair_of_sum(a.x, b.x);
  return pair_of_sum(s.x, s.y + (a.y + b.y));
}

fn pair_mul(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  let p = pair_of_product(a.x, b.x);
  return pair_of_sum(p.x, select(0.0, p.y + (a.x * b.y + a.y * b.x), f32_is_finite(p.x)));
}
