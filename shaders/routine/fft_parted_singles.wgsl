fn at_first(z: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(z.x + z.y, 0.0);
}
fn at_middle(z: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(z.x - z.y, 0.0);
}
fn conjugate(z: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(z.x, -z.y);
}
fn parted(a: vec2<f32>, b: vec2<f32>, k: u32) -> vec2<f32> {
  let even = 0.5 * vec2<f32>(a.x + b.x, a.y - b.y);
  let odd = 0.5 * vec2<f32>(a.x - b.x, a.y + b.y);
  let by = times(odd, turned(k, 2u * P[0].y, false));
  return vec2<f32>(even.x + by.y, even.y - by.x);
}
