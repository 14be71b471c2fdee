// Products of complex doubles, and roots of one of the length, as op/fourier has them.
fn times(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
  let re = f64_sub(f64_mul(a.xy, b.xy), f64_mul(a.zw, b.zw));
  return vec4<u32>(re, f64_add(f64_mul(a.xy, b.zw), f64_mul(a.zw, b.xy)));
}
fn turn(exponent: u32) -> vec4<u32> {
  if (!LONG) {
    return roots[exponent];
  }
  return times(roots[FINE + exponent / FINE], roots[exponent % FINE]);
}
