// Complex numbers: singles as two floats, doubles as two soft doubles (real in xy, imaginary in zw).

fn c32_add(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_add(a.x, b.x), f32_add(a.y, b.y));
}

fn c32_sub(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(f32_sub(a.x, b.x), f32_sub(a.y, b.y));
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
