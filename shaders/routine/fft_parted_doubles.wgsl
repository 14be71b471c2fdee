fn at_first(z: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_add(z.xy, z.zw), 0u, 0u);
}
fn at_middle(z: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(f64_sub(z.xy, z.zw), 0u, 0u);
}
fn conjugate(z: vec4<u32>) -> vec4<u32> {
  return vec4<u32>(z.xy, f64_neg(z.zw));
}
fn half(x: Double) -> Double {
  return f64_mul(x, Double(0u, 0x3fe00000u));
}
fn parted(a: vec4<u32>, b: vec4<u32>, k: u32) -> vec4<u32> {
  let even = vec4<u32>(half(f64_add(a.xy, b.xy)), half(f64_sub(a.zw, b.zw)));
  let odd = vec4<u32>(half(f64_sub(a.xy, b.xy)), half(f64_add(a.zw, b.zw)));
  let turned = times(odd, turn(k));
  return vec4<u32>(f64_add(even.xy, turned.zw), f64_sub(even.zw, turned.xy));
}
