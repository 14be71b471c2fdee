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
