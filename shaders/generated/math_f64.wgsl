// Written by scripts/transcribe.mjs from src/op/math. Not to be edited.

struct Tuple_f64_f64 {
  m0: vec2<u32>,
  m1: vec2<u32>,
}

struct Tuple_f64_i32 {
  m0: vec2<u32>,
  m1: i32,
}

struct Tuple_f32_i32 {
  m0: f32,
  m1: i32,
}

struct Tuple_u32_u32_u32_u32 {
  m0: u32,
  m1: u32,
  m2: u32,
  m3: u32,
}

struct Tuple_f32_f32 {
  m0: f32,
  m1: f32,
}

struct Tuple_i32_f64_f64 {
  m0: i32,
  m1: vec2<u32>,
  m2: vec2<u32>,
}

struct Tuple_f64_bool {
  m0: vec2<u32>,
  m1: bool,
}

struct Tuple_i32_f32 {
  m0: i32,
  m1: f32,
}

fn f64_long_remainder(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  var a = f64_abs(x);
  let b = f64_abs(y);
  if (u64_lt(a, b)) {
    return f64_abs(x);
  }
  var ea = bitcast<i32>((u64_shr(a, 52u)).x);
  var eb = bitcast<i32>((u64_shr(b, 52u)).x);
  var ma = ((a) & (vec2<u32>(0xffffffffu, 0xfffffu)));
  var mb = ((b) & (vec2<u32>(0xffffffffu, 0xfffffu)));
  if (((ea) == (0))) {
    ea = 1;
  } else {
    ma = ((ma) | (vec2<u32>(0x0u, 0x100000u)));
  }
  if (((eb) == (0))) {
    eb = 1;
  } else {
    mb = ((mb) | (vec2<u32>(0x0u, 0x100000u)));
  }
  loop {
    if (!(((u64_lt(ma, vec2<u32>(0x0u, 0x100000u))) & (!u64_eq(ma, vec2<u32>(0x0u, 0x0u)))))) {
      break;
    }
    ma = u64_shl(ma, 1u);
    ea = ((ea) - (1));
  }
  loop {
    if (!(u64_lt(mb, vec2<u32>(0x0u, 0x100000u)))) {
      break;
    }
    mb = u64_shl(mb, 1u);
    eb = ((eb) - (1));
  }
  loop {
    if (!(((ea) > (eb)))) {
      break;
    }
    if (!u64_lt(ma, mb)) {
      ma = u64_sub(ma, mb);
    }
    ma = u64_shl(ma, 1u);
    ea = ((ea) - (1));
  }
  if (!u64_lt(ma, mb)) {
    ma = u64_sub(ma, mb);
  }
  if (u64_eq(ma, vec2<u32>(0x0u, 0x0u))) {
    return vec2<u32>(0x0u, 0x0u);
  }
  loop {
    if (!(((u64_lt(ma, vec2<u32>(0x0u, 0x100000u))) & (((ea) > (1)))))) {
      break;
    }
    ma = u64_shl(ma, 1u);
    ea = ((ea) - (1));
  }
  loop {
    if (!(((ea) < (1)))) {
      break;
    }
    ma = u64_shr(ma, 1u);
    ea = ((ea) + (1));
  }
  a = ma;
  if (!u64_lt(ma, vec2<u32>(0x0u, 0x100000u))) {
    a = ((((ma) & (vec2<u32>(0xffffffffu, 0xfffffu)))) | (u64_shl(long_from_int(ea), 52u)));
  }
  return a;
}

fn f64_modulo(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return x;
  }
  if (((!(f64_is_finite(x))) | (f64_is_nan(y)))) {
    return F64_NAN;
  }
  if (f64_is_inf(y)) {
    if (((f64_eq(x, vec2<u32>(0x0u, 0x0u))) | (((f64_lt(x, vec2<u32>(0x0u, 0x0u))) == (f64_lt(y, vec2<u32>(0x0u, 0x0u))))))) {
      return x;
    }
    return y;
  }
  let q = f64_div(x, y);
  let fractional = !f64_eq(y, f64_floor(y));
  if (((f64_lt(f64_abs(q), vec2<u32>(0x0u, 0x43400000u))) & (((fractional) | (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x43400000u))))))) {
    let near = f64_floor(f64_add(q, vec2<u32>(0x0u, 0x3fe00000u)));
    if (((fractional) & (f64_lt(f64_abs(f64_sub(q, near)), f64_mul(vec2<u32>(0x0u, 0x3cb00000u), f64_abs(near)))))) {
      return f64_copysign(vec2<u32>(0x0u, 0x0u), y);
    }
    let d = f64_sub(x, f64_mul(y, f64_floor(q)));
    if (((!f64_eq(d, vec2<u32>(0x0u, 0x0u))) & (((f64_lt(d, vec2<u32>(0x0u, 0x0u))) != (f64_lt(y, vec2<u32>(0x0u, 0x0u))))))) {
      return f64_add(d, y);
    }
    return f64_copysign(f64_abs(d), y);
  }
  let r = f64_long_remainder(x, y);
  if (((!f64_eq(r, vec2<u32>(0x0u, 0x0u))) & (((f64_lt(x, vec2<u32>(0x0u, 0x0u))) != (f64_lt(y, vec2<u32>(0x0u, 0x0u))))))) {
    return f64_copysign(f64_sub(f64_abs(y), r), y);
  }
  return f64_copysign(r, y);
}

fn f64_remainder(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (((((f64_eq(y, vec2<u32>(0x0u, 0x0u))) | (!(f64_is_finite(x))))) | (f64_is_nan(y)))) {
    return F64_NAN;
  }
  if (f64_is_inf(y)) {
    return x;
  }
  let q = f64_div(x, y);
  let fractional = !f64_eq(y, f64_floor(y));
  if (((f64_lt(f64_abs(q), vec2<u32>(0x0u, 0x43400000u))) & (((fractional) | (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x43400000u))))))) {
    let near = f64_floor(f64_add(q, vec2<u32>(0x0u, 0x3fe00000u)));
    if (((fractional) & (f64_lt(f64_abs(f64_sub(q, near)), f64_mul(vec2<u32>(0x0u, 0x3cb00000u), f64_abs(near)))))) {
      return f64_copysign(vec2<u32>(0x0u, 0x0u), x);
    }
    let d = f64_sub(x, f64_mul(y, f64_trunc(q)));
    if (((!f64_eq(d, vec2<u32>(0x0u, 0x0u))) & (((f64_lt(d, vec2<u32>(0x0u, 0x0u))) != (f64_lt(x, vec2<u32>(0x0u, 0x0u))))))) {
      return f64_add(d, f64_copysign(f64_abs(y), x));
    }
    return f64_copysign(f64_abs(d), x);
  }
  return f64_copysign(f64_long_remainder(x, y), x);
}

fn f64_sign(x: vec2<u32>) -> vec2<u32> {
  var t_0: vec2<u32>;
  if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
    t_0 = vec2<u32>(0x0u, 0x3ff00000u);
  } else {
    t_0 = x;
  }
  let up = t_0;
  if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
    return vec2<u32>(0x0u, 0xbff00000u);
  }
  return up;
}

fn f64_least(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (((f64_lt(y, x)) | (f64_is_nan(x)))) {
    return y;
  }
  return x;
}

fn f64_greatest(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (((f64_lt(x, y)) | (f64_is_nan(x)))) {
    return y;
  }
  return x;
}

fn f64_whole_quotient(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  return f64_trunc(f64_div(x, y));
}

fn f64_complex_div(a: vec2<u32>, b: vec2<u32>, x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(f64_div(a, x), f64_div(b, x));
  }
  if (f64_le(f64_abs(y), f64_abs(x))) {
    let r = f64_div(y, x);
    let d = f64_add(x, f64_mul(y, r));
    return Tuple_f64_f64(f64_div(f64_add(a, f64_mul(b, r)), d), f64_div(f64_sub(b, f64_mul(a, r)), d));
  }
  let r1 = f64_div(x, y);
  let d2 = f64_add(f64_mul(x, r1), y);
  return Tuple_f64_f64(f64_div(f64_add(f64_mul(a, r1), b), d2), f64_div(f64_sub(f64_mul(b, r1), a), d2));
}

fn f64_complex_mul(a: vec2<u32>, b: vec2<u32>, x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(f64_mul(a, x), f64_mul(b, x));
  }
  if (f64_eq(b, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(f64_mul(a, x), f64_mul(a, y));
  }
  return Tuple_f64_f64(f64_sub(f64_mul(a, x), f64_mul(b, y)), f64_add(f64_mul(a, y), f64_mul(b, x)));
}

fn f64_complex_sign(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let r = f64_hypot(x, y);
  if (f64_eq(r, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), vec2<u32>(0x0u, 0x0u));
  }
  return Tuple_f64_f64(f64_div(x, r), f64_div(y, r));
}

fn f64_complex_sqrt(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
      return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), f64_copysign(f64_sqrt(f64_neg(x)), y));
    }
    return Tuple_f64_f64(f64_sqrt(x), y);
  }
  if (f64_is_inf(y)) {
    return Tuple_f64_f64(vec2<u32>(0x0u, 0x7ff00000u), y);
  }
  let huge = ((f64_lt(vec2<u32>(0x3cac7433u, 0x7fac7b1fu), f64_abs(x))) | (f64_lt(vec2<u32>(0x3cac7433u, 0x7fac7b1fu), f64_abs(y))));
  var a = x;
  var b = y;
  var scale = vec2<u32>(0x0u, 0x3ff00000u);
  if (huge) {
    a = f64_mul(x, vec2<u32>(0x0u, 0x3fd00000u));
    b = f64_mul(y, vec2<u32>(0x0u, 0x3fd00000u));
    scale = vec2<u32>(0x0u, 0x40000000u);
  }
  let t = f64_sqrt(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_add(f64_hypot(a, b), f64_abs(a))));
  if (f64_le(vec2<u32>(0x0u, 0x0u), x)) {
    return Tuple_f64_f64(f64_mul(t, scale), f64_mul(f64_div(b, f64_mul(vec2<u32>(0x0u, 0x40000000u), t)), scale));
  }
  return Tuple_f64_f64(f64_mul(f64_div(f64_abs(b), f64_mul(vec2<u32>(0x0u, 0x40000000u), t)), scale), f64_mul(f64_copysign(t, y), scale));
}

fn f64_complex_exp(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let e = f64_exp(x);
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(e, y);
  }
  if (((f64_eq(x, vec2<u32>(0x0u, 0xfff00000u))) & (!(f64_is_finite(y))))) {
    return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), vec2<u32>(0x0u, 0x0u));
  }
  let t_0 = f64_sin_cos(y);
  let s = t_0.m0;
  let c = t_0.m1;
  return Tuple_f64_f64(f64_mul(e, c), f64_mul(e, s));
}

fn f64_complex_expm1(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let e = f64_expm1(x);
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(e, y);
  }
  let t_0 = f64_sin_cos(y);
  let s = t_0.m0;
  let c = t_0.m1;
  var t_1: vec2<u32>;
  if (f64_lt(vec2<u32>(0x0u, 0x0u), c)) {
    t_1 = f64_div(f64_mul(s, s), f64_add(vec2<u32>(0x0u, 0x3ff00000u), c));
  } else {
    t_1 = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), c);
  }
  let versine = t_1;
  return Tuple_f64_f64(f64_sub(f64_mul(e, c), versine), f64_mul(f64_exp(x), s));
}

fn f64_complex_log(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  var big = f64_abs(y);
  var small = f64_abs(x);
  if (f64_lt(big, small)) {
    big = f64_abs(x);
    small = f64_abs(y);
  }
  let angle = f64_atan2(y, x);
  if (((f64_lt(vec2<u32>(0x0u, 0x3fe00000u), big)) & (f64_lt(big, vec2<u32>(0x0u, 0x40000000u))))) {
    return Tuple_f64_f64(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_log1p(f64_add(f64_mul(f64_sub(big, vec2<u32>(0x0u, 0x3ff00000u)), f64_add(big, vec2<u32>(0x0u, 0x3ff00000u))), f64_mul(small, small)))), angle);
  }
  return Tuple_f64_f64(f64_log(f64_hypot(x, y)), angle);
}

fn f64_complex_log1p(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let one = f64_add(vec2<u32>(0x0u, 0x3ff00000u), x);
  let a = f64_abs(one);
  let b = f64_abs(y);
  var t_0: vec2<u32>;
  if (f64_lt(b, a)) {
    t_0 = a;
  } else {
    t_0 = b;
  }
  let big = t_0;
  var t_1: vec2<u32>;
  if (f64_lt(b, a)) {
    t_1 = b;
  } else {
    t_1 = a;
  }
  let small = t_1;
  let near = ((((f64_lt(vec2<u32>(0x0u, 0xbfe00000u), x)) & (f64_lt(x, vec2<u32>(0x0u, 0x3fe00000u))))) & (f64_lt(b, vec2<u32>(0x0u, 0x3fe00000u))));
  var t_2: vec2<u32>;
  if (near) {
    t_2 = f64_add(f64_mul(x, f64_add(vec2<u32>(0x0u, 0x40000000u), x)), f64_mul(y, y));
  } else {
    t_2 = f64_add(f64_mul(f64_sub(big, vec2<u32>(0x0u, 0x3ff00000u)), f64_add(big, vec2<u32>(0x0u, 0x3ff00000u))), f64_mul(small, small));
  }
  let square = t_2;
  let angle = f64_atan2(y, one);
  if (((near) | (((f64_lt(vec2<u32>(0x0u, 0x3fe00000u), big)) & (f64_lt(big, vec2<u32>(0x0u, 0x40000000u))))))) {
    return Tuple_f64_f64(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_log1p(square)), angle);
  }
  return Tuple_f64_f64(f64_log(f64_hypot(one, y)), angle);
}

fn f64_complex_log2(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_log(x, y);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(f64_div(re, vec2<u32>(0xfefa39efu, 0x3fe62e42u)), f64_div(im, vec2<u32>(0xfefa39efu, 0x3fe62e42u)));
}

fn f64_complex_log10(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_log(x, y);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(f64_div(re, vec2<u32>(0xbbb55516u, 0x40026bb1u)), f64_div(im, vec2<u32>(0xbbb55516u, 0x40026bb1u)));
}

fn f64_complex_complex_whole_power(a: vec2<u32>, b: vec2<u32>, exponent_: u32) -> Tuple_f64_f64 {
  var n = exponent_;
  var sx = a;
  var sy = b;
  var rx = vec2<u32>(0x0u, 0x3ff00000u);
  var ry = vec2<u32>(0x0u, 0x0u);
  var empty = true;
  loop {
    if (!(((n) > (0u)))) {
      break;
    }
    if (((((n) & (1u))) == (1u))) {
      if (empty) {
        rx = sx;
        ry = sy;
        empty = false;
      } else {
        let t_0 = f64_complex_mul(rx, ry, sx, sy);
        let px = t_0.m0;
        let py = t_0.m1;
        rx = px;
        ry = py;
      }
    }
    n = ((n) >> (1u));
    if (((n) > (0u))) {
      let t_1 = f64_complex_mul(sx, sy, sx, sy);
      let qx = t_1.m0;
      let qy = t_1.m1;
      sx = qx;
      sy = qy;
    }
  }
  return Tuple_f64_f64(rx, ry);
}

fn f64_complex_pow(a: vec2<u32>, b: vec2<u32>, x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let whole = ((f64_eq(y, vec2<u32>(0x0u, 0x0u))) & (f64_eq(x, f64_trunc(x))));
  if (((((whole) & (!f64_eq(b, vec2<u32>(0x0u, 0x0u))))) & (f64_le(f64_abs(x), vec2<u32>(0x0u, 0x40900000u))))) {
    let t_0 = f64_complex_complex_whole_power(a, b, f64_to_u32(f64_abs(x)));
    let px = t_0.m0;
    let py = t_0.m1;
    if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
      return f64_complex_div(vec2<u32>(0x0u, 0x3ff00000u), vec2<u32>(0x0u, 0x0u), px, py);
    }
    return Tuple_f64_f64(px, py);
  }
  let real = ((((f64_eq(y, vec2<u32>(0x0u, 0x0u))) & (f64_eq(b, vec2<u32>(0x0u, 0x0u))))) & (((f64_le(vec2<u32>(0x0u, 0x0u), a)) | (whole))));
  var t_1: vec2<u32>;
  if (real) {
    t_1 = a;
  } else {
    t_1 = f64_hypot(a, b);
  }
  let p = f64_pow(t_1, x);
  if (real) {
    return Tuple_f64_f64(p, vec2<u32>(0x0u, 0x0u));
  }
  if (((f64_eq(a, vec2<u32>(0x0u, 0x0u))) & (f64_eq(b, vec2<u32>(0x0u, 0x0u))))) {
    if (((f64_eq(x, vec2<u32>(0x0u, 0x0u))) & (f64_eq(y, vec2<u32>(0x0u, 0x0u))))) {
      return Tuple_f64_f64(vec2<u32>(0x0u, 0x3ff00000u), vec2<u32>(0x0u, 0x0u));
    }
    if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
      return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), vec2<u32>(0x0u, 0x0u));
    }
    return Tuple_f64_f64(vec2<u32>(0x0u, 0x7ff00000u), vec2<u32>(0x0u, 0x0u));
  }
  let t_2 = f64_complex_log(a, b);
  let lx = t_2.m0;
  let ly = t_2.m1;
  var r = p;
  var t = f64_mul(ly, x);
  if (!f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    let t_3 = f64_complex_mul(x, y, lx, ly);
    let ex = t_3.m0;
    let ey = t_3.m1;
    if (((f64_eq(ex, vec2<u32>(0x0u, 0xfff00000u))) & (!(f64_is_finite(ey))))) {
      return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), vec2<u32>(0x0u, 0x0u));
    }
    r = f64_exp(ex);
    t = ey;
    if (f64_eq(ey, vec2<u32>(0x0u, 0x0u))) {
      return Tuple_f64_f64(r, ey);
    }
  }
  let t_4 = f64_sin_cos(t);
  let s = t_4.m0;
  let c = t_4.m1;
  return Tuple_f64_f64(f64_mul(r, c), f64_mul(r, s));
}

fn f64_complex_pow2(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let r = f64_pow2(x);
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(r, y);
  }
  let t_0 = f64_sin_cos(f64_mul(y, vec2<u32>(0xfefa39efu, 0x3fe62e42u)));
  let s = t_0.m0;
  let c = t_0.m1;
  return Tuple_f64_f64(f64_mul(r, c), f64_mul(r, s));
}

fn f64_complex_sinh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_sinh_cosh(x);
  let sh = t_0.m0;
  let ch = t_0.m1;
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(sh, y);
  }
  let t_1 = f64_sin_cos(y);
  let s = t_1.m0;
  let c = t_1.m1;
  return Tuple_f64_f64(f64_mul(sh, c), f64_mul(ch, s));
}

fn f64_complex_cosh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_sinh_cosh(x);
  let sh = t_0.m0;
  let ch = t_0.m1;
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(ch, vec2<u32>(0x0u, 0x0u));
  }
  let t_1 = f64_sin_cos(y);
  let s = t_1.m0;
  let c = t_1.m1;
  return Tuple_f64_f64(f64_mul(ch, c), f64_mul(sh, s));
}

fn f64_complex_tanh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    return Tuple_f64_f64(f64_tanh(x), y);
  }
  let t_0 = f64_sinh_cosh(x);
  let sh = t_0.m0;
  let ch = t_0.m1;
  let t_1 = f64_sin_cos(y);
  let s = t_1.m0;
  let c = t_1.m1;
  if (f64_lt(vec2<u32>(0x0u, 0x40360000u), f64_abs(x))) {
    let one = vec2<u32>(0x0u, 0x3ff00000u);
    return Tuple_f64_f64(f64_copysign(one, x), f64_mul(f64_div(s, ch), f64_div(c, ch)));
  }
  let d = f64_add(f64_mul(sh, sh), f64_mul(c, c));
  return Tuple_f64_f64(f64_div(f64_mul(sh, ch), d), f64_div(f64_mul(s, c), d));
}

fn f64_complex_sin(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_sinh(f64_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(im, f64_neg(re));
}

fn f64_complex_cos(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  return f64_complex_cosh(f64_neg(y), x);
}

fn f64_complex_tan(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_tanh(f64_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(im, f64_neg(re));
}

fn f64_complex_asin(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (((f64_eq(y, vec2<u32>(0x0u, 0x0u))) & (f64_lt(vec2<u32>(0x0u, 0x3ff00000u), f64_abs(x))))) {
    let h = f64_acosh(f64_abs(x));
    let quarter = vec2<u32>(0x54442d18u, 0x3ff921fbu);
    if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
      return Tuple_f64_f64(quarter, f64_neg(h));
    }
    return Tuple_f64_f64(f64_neg(quarter), h);
  }
  let t_0 = f64_complex_sqrt(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x), f64_neg(y));
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f64_complex_sqrt(f64_add(vec2<u32>(0x0u, 0x3ff00000u), x), y);
  let c = t_1.m0;
  let d = t_1.m1;
  let t_2 = f64_complex_mul(a, b, c, d);
  let product = t_2.m0;
  let vother = t_2.m1;
  return Tuple_f64_f64(f64_atan2(x, product), f64_asinh(f64_sub(f64_mul(a, d), f64_mul(b, c))));
}

fn f64_complex_acos(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    if (f64_le(f64_abs(x), vec2<u32>(0x0u, 0x3ff00000u))) {
      return Tuple_f64_f64(f64_acos(x), vec2<u32>(0x0u, 0x0u));
    }
    if (f64_lt(vec2<u32>(0x0u, 0x3ff00000u), f64_abs(x))) {
      let h = f64_acosh(f64_abs(x));
      if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
        return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), h);
      }
      return Tuple_f64_f64(f64_mul(vec2<u32>(0x0u, 0x40000000u), vec2<u32>(0x54442d18u, 0x3ff921fbu)), f64_neg(h));
    }
  }
  let t_0 = f64_complex_sqrt(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x), f64_neg(y));
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f64_complex_sqrt(f64_add(vec2<u32>(0x0u, 0x3ff00000u), x), y);
  let c = t_1.m0;
  let d = t_1.m1;
  return Tuple_f64_f64(f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_atan2(a, c)), f64_asinh(f64_sub(f64_mul(c, b), f64_mul(d, a))));
}

fn f64_complex_asinh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_asin(f64_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(im, f64_neg(re));
}

fn f64_complex_acosh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_sqrt(f64_sub(x, vec2<u32>(0x0u, 0x3ff00000u)), y);
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f64_complex_sqrt(f64_add(x, vec2<u32>(0x0u, 0x3ff00000u)), y);
  let c = t_1.m0;
  let d = t_1.m1;
  return Tuple_f64_f64(f64_asinh(f64_add(f64_mul(a, c), f64_mul(b, d))), f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_atan2(b, c)));
}

fn f64_complex_atanh(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  if (((f64_eq(y, vec2<u32>(0x0u, 0x0u))) & (f64_lt(vec2<u32>(0x0u, 0x3ff00000u), f64_abs(x))))) {
    let re = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_log1p(f64_div(vec2<u32>(0x0u, 0x40000000u), f64_sub(f64_abs(x), vec2<u32>(0x0u, 0x3ff00000u)))));
    return Tuple_f64_f64(f64_copysign(re, x), vec2<u32>(0x54442d18u, 0x3ff921fbu));
  }
  let near = f64_add(f64_mul(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x), f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x)), f64_mul(y, y));
  let im = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_atan2(f64_mul(vec2<u32>(0x0u, 0x40000000u), y), f64_sub(f64_mul(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x), f64_add(vec2<u32>(0x0u, 0x3ff00000u), x)), f64_mul(y, y))));
  if (f64_is_inf(near)) {
    return Tuple_f64_f64(vec2<u32>(0x0u, 0x0u), im);
  }
  return Tuple_f64_f64(f64_mul(vec2<u32>(0x0u, 0x3fd00000u), f64_log1p(f64_div(f64_mul(vec2<u32>(0x0u, 0x40100000u), x), near))), im);
}

fn f64_complex_atan(x: vec2<u32>, y: vec2<u32>) -> Tuple_f64_f64 {
  let t_0 = f64_complex_atanh(f64_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f64_f64(im, f64_neg(re));
}

fn f64_complex_less(a: vec2<u32>, b: vec2<u32>, x: vec2<u32>, y: vec2<u32>) -> bool {
  let p = f64_hypot(a, b);
  let q = f64_hypot(x, y);
  return ((f64_lt(p, q)) | (((f64_eq(p, q)) & (f64_lt(f64_atan2(b, a), f64_atan2(y, x))))));
}

const EXPONENTIAL_P = array<vec2<u32>, 5>(
  vec2<u32>(0x5555553eu, 0x3fc55555u),
  vec2<u32>(0x16bebd93u, 0xbf66c16cu),
  vec2<u32>(0xaf25de2cu, 0x3f11566au),
  vec2<u32>(0xc5d26bf1u, 0xbebbbd41u),
  vec2<u32>(0x72bea4d0u, 0x3e663769u),
);

const EXPONENTIAL_Q = array<vec2<u32>, 6>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x111110f4u, 0xbfa11111u),
  vec2<u32>(0x19fe5585u, 0x3f5a01a0u),
  vec2<u32>(0x9eaadbb7u, 0xbf14ce19u),
  vec2<u32>(0x86e65239u, 0x3ed0cfcau),
  vec2<u32>(0x6e09c32du, 0xbe8afdb7u),
);

fn f64_exp(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  if (f64_lt(vec2<u32>(0xfefa39efu, 0x40862e42u), x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (f64_lt(x, vec2<u32>(0xd52d3051u, 0xc0874910u))) {
    return vec2<u32>(0x0u, 0x0u);
  }
  let k = f64_rint(f64_mul(vec2<u32>(0x652b82feu, 0x3ff71547u), x));
  let hi = f64_sub(x, f64_mul(k, vec2<u32>(0xfee00000u, 0x3fe62e42u)));
  let lo = f64_mul(k, vec2<u32>(0x35793c76u, 0x3dea39efu));
  let r = f64_sub(hi, lo);
  let t = f64_mul(r, r);
  let c = f64_sub(r, f64_mul(t, horner_EXPONENTIAL_P(t)));
  let y = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_sub(f64_sub(lo, f64_div(f64_mul(r, c), f64_sub(vec2<u32>(0x0u, 0x40000000u), c))), hi));
  return f64_scaled(y, f64_to_i32(k));
}

fn f64_pow2(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  if (f64_le(vec2<u32>(0x0u, 0x40900000u), x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (f64_lt(x, vec2<u32>(0x0u, 0xc090cc00u))) {
    return vec2<u32>(0x0u, 0x0u);
  }
  let k = f64_rint(x);
  let f = f64_sub(x, k);
  let hi = f64_mul(f, vec2<u32>(0xfee00000u, 0x3fe62e42u));
  let lo = f64_sub(vec2<u32>(0x0u, 0x0u), f64_mul(f, vec2<u32>(0x35793c76u, 0x3dea39efu)));
  let r = f64_sub(hi, lo);
  let t = f64_mul(r, r);
  let c = f64_sub(r, f64_mul(t, horner_EXPONENTIAL_P(t)));
  let y = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_sub(f64_sub(lo, f64_div(f64_mul(r, c), f64_sub(vec2<u32>(0x0u, 0x40000000u), c))), hi));
  return f64_scaled(y, f64_to_i32(k));
}

fn f64_expm1(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  if (f64_lt(vec2<u32>(0xfefa39efu, 0x40862e42u), x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (f64_lt(x, vec2<u32>(0x9f1af2b1u, 0xc043687au))) {
    return vec2<u32>(0x0u, 0xbff00000u);
  }
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3c900000u))) {
    return x;
  }
  var r = x;
  var c = vec2<u32>(0x0u, 0x0u);
  var k = 0;
  if (f64_lt(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), vec2<u32>(0xfefa39efu, 0x3fe62e42u)), a)) {
    let n = f64_rint(f64_mul(vec2<u32>(0x652b82feu, 0x3ff71547u), x));
    k = f64_to_i32(n);
    let hi = f64_sub(x, f64_mul(n, vec2<u32>(0xfee00000u, 0x3fe62e42u)));
    let lo = f64_mul(n, vec2<u32>(0x35793c76u, 0x3dea39efu));
    r = f64_sub(hi, lo);
    c = f64_sub(f64_sub(hi, r), lo);
  }
  let half_ = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), r);
  let square = f64_mul(r, half_);
  let r1 = horner_EXPONENTIAL_Q(square);
  let t = f64_sub(vec2<u32>(0x0u, 0x40080000u), f64_mul(r1, half_));
  var e = f64_mul(square, f64_div(f64_sub(r1, t), f64_sub(vec2<u32>(0x0u, 0x40180000u), f64_mul(r, t))));
  if (((k) == (0))) {
    return f64_sub(r, f64_sub(f64_mul(r, e), square));
  }
  e = f64_sub(f64_mul(r, f64_sub(e, c)), c);
  e = f64_sub(e, square);
  if (((k) == ((-1)))) {
    return f64_sub(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_sub(r, e)), vec2<u32>(0x0u, 0x3fe00000u));
  }
  if (((k) == (1))) {
    if (f64_lt(r, vec2<u32>(0x0u, 0xbfd00000u))) {
      return f64_mul(vec2<u32>(0x0u, 0xc0000000u), f64_sub(e, f64_add(r, vec2<u32>(0x0u, 0x3fe00000u))));
    }
    return f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_sub(r, e)));
  }
  if (((((k) < ((-1)))) | (((k) > (56))))) {
    return f64_sub(f64_scaled(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_sub(e, r)), k), vec2<u32>(0x0u, 0x3ff00000u));
  }
  let back = f64_power_of_two((-(k)));
  if (((k) < (20))) {
    return f64_scaled(f64_sub(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), back), f64_sub(e, r)), k);
  }
  return f64_scaled(f64_add(f64_sub(r, f64_add(e, back)), vec2<u32>(0x0u, 0x3ff00000u)), k);
}

fn f64_hyperbolic_half_exp(x: vec2<u32>) -> vec2<u32> {
  return f64_mul(f64_mul(f64_exp(f64_sub(x, vec2<u32>(0x151add8bu, 0x40962066u))), f64_power_of_two(1021)), f64_power_of_two(1021));
}

fn f64_sinh(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3e300000u))) {
    return x;
  }
  if (f64_lt(vec2<u32>(0xfefa39efu, 0x40862e42u), a)) {
    var t_0: vec2<u32>;
    if (f64_lt(vec2<u32>(0x0u, 0x40868000u), a)) {
      t_0 = vec2<u32>(0x0u, 0x40868000u);
    } else {
      t_0 = a;
    }
    return f64_copysign(f64_hyperbolic_half_exp(t_0), x);
  }
  let t = f64_expm1(a);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    return f64_copysign(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_sub(f64_mul(vec2<u32>(0x0u, 0x40000000u), t), f64_div(f64_mul(t, t), f64_add(t, vec2<u32>(0x0u, 0x3ff00000u))))), x);
  }
  return f64_copysign(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_add(t, f64_div(t, f64_add(t, vec2<u32>(0x0u, 0x3ff00000u))))), x);
}

fn f64_cosh(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0xfefa39efu, 0x3fe62e42u))) {
    let t = f64_expm1(a);
    return f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_div(f64_mul(t, t), f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_add(vec2<u32>(0x0u, 0x3ff00000u), t))));
  }
  if (f64_lt(vec2<u32>(0xfefa39efu, 0x40862e42u), a)) {
    var t_0: vec2<u32>;
    if (f64_lt(vec2<u32>(0x0u, 0x40868000u), a)) {
      t_0 = vec2<u32>(0x0u, 0x40868000u);
    } else {
      t_0 = a;
    }
    return f64_hyperbolic_half_exp(t_0);
  }
  let t2 = f64_exp(a);
  return f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_add(t2, f64_div(vec2<u32>(0x0u, 0x3ff00000u), t2)));
}

fn f64_sinh_cosh(x: vec2<u32>) -> Tuple_f64_f64 {
  if (f64_is_nan(x)) {
    return Tuple_f64_f64(F64_NAN, F64_NAN);
  }
  let a = f64_abs(x);
  let huge = f64_lt(vec2<u32>(0xfefa39efu, 0x40862e42u), a);
  var t_0: vec2<u32>;
  if (f64_lt(vec2<u32>(0x0u, 0x40868000u), a)) {
    t_0 = vec2<u32>(0x0u, 0x40868000u);
  } else {
    t_0 = a;
  }
  let near = t_0;
  var t_1: vec2<u32>;
  if (huge) {
    t_1 = f64_sub(near, vec2<u32>(0x151add8bu, 0x40962066u));
  } else {
    t_1 = a;
  }
  let e = f64_exp(t_1);
  if (huge) {
    let half_ = f64_mul(f64_mul(e, f64_power_of_two(1021)), f64_power_of_two(1021));
    return Tuple_f64_f64(f64_copysign(half_, x), half_);
  }
  let t = f64_expm1(a);
  let low = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_sub(f64_mul(vec2<u32>(0x0u, 0x40000000u), t), f64_div(f64_mul(t, t), f64_add(t, vec2<u32>(0x0u, 0x3ff00000u)))));
  let high_ = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_add(t, f64_div(t, f64_add(t, vec2<u32>(0x0u, 0x3ff00000u)))));
  var t_2: vec2<u32>;
  if (f64_lt(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    t_2 = low;
  } else {
    t_2 = high_;
  }
  let s = t_2;
  let tiny = f64_lt(a, vec2<u32>(0x0u, 0x3e300000u));
  var t_3: vec2<u32>;
  if (tiny) {
    t_3 = x;
  } else {
    t_3 = f64_copysign(s, x);
  }
  let sine = t_3;
  let below = f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_div(f64_mul(t, t), f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_add(vec2<u32>(0x0u, 0x3ff00000u), t))));
  let above = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_add(e, f64_div(vec2<u32>(0x0u, 0x3ff00000u), e)));
  var t_4: vec2<u32>;
  if (f64_lt(a, vec2<u32>(0xfefa39efu, 0x3fe62e42u))) {
    t_4 = below;
  } else {
    t_4 = above;
  }
  let cosine = t_4;
  return Tuple_f64_f64(sine, cosine);
}

fn f64_tanh(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return F64_NAN;
  }
  let a = f64_abs(x);
  if (f64_lt(vec2<u32>(0x0u, 0x40360000u), a)) {
    return f64_copysign(vec2<u32>(0x0u, 0x3ff00000u), x);
  }
  if (f64_lt(a, vec2<u32>(0xe2308c3au, 0x3e45798eu))) {
    return x;
  }
  if (f64_lt(vec2<u32>(0x7aad030bu, 0x3fe193eau), a)) {
    let t = f64_expm1(f64_mul(vec2<u32>(0x0u, 0x40000000u), a));
    return f64_copysign(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_div(vec2<u32>(0x0u, 0x40000000u), f64_add(t, vec2<u32>(0x0u, 0x40000000u)))), x);
  }
  if (f64_lt(vec2<u32>(0xfa811452u, 0x3fd058aeu), a)) {
    let t1 = f64_expm1(f64_mul(vec2<u32>(0x0u, 0x40000000u), a));
    return f64_copysign(f64_div(t1, f64_add(t1, vec2<u32>(0x0u, 0x40000000u))), x);
  }
  let t2 = f64_expm1(f64_mul(vec2<u32>(0x0u, 0xc0000000u), a));
  return f64_copysign(f64_div(f64_neg(t2), f64_add(t2, vec2<u32>(0x0u, 0x40000000u))), x);
}

const INVERSE_ASIN_P = array<vec2<u32>, 6>(
  vec2<u32>(0x55555555u, 0x3fc55555u),
  vec2<u32>(0x3eb6f7du, 0xbfd4d612u),
  vec2<u32>(0xe884455u, 0x3fc9c155u),
  vec2<u32>(0xb5688f3bu, 0xbfa48228u),
  vec2<u32>(0x7501b288u, 0x3f49efe0u),
  vec2<u32>(0xdfdf709u, 0x3f023de1u),
);

const INVERSE_ASIN_Q = array<vec2<u32>, 5>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x1c8a2d4bu, 0xc0033a27u),
  vec2<u32>(0x9c598ac8u, 0x40002ae5u),
  vec2<u32>(0x1b8d0159u, 0xbfe6066cu),
  vec2<u32>(0xb12e9282u, 0x3fb3b8c5u),
);

const INVERSE_ATAN = array<vec2<u32>, 11>(
  vec2<u32>(0x5555550du, 0x3fd55555u),
  vec2<u32>(0x9998ebc4u, 0xbfc99999u),
  vec2<u32>(0x920083ffu, 0x3fc24924u),
  vec2<u32>(0xfe231671u, 0xbfbc71c6u),
  vec2<u32>(0xc54c206eu, 0x3fb745cdu),
  vec2<u32>(0xaf749a6du, 0xbfb3b0f2u),
  vec2<u32>(0xa0d03d51u, 0x3fb10d66u),
  vec2<u32>(0x52defd9au, 0xbfadde2du),
  vec2<u32>(0x24760debu, 0x3fa97b4bu),
  vec2<u32>(0x2c6a6c2fu, 0xbfa2b444u),
  vec2<u32>(0xe322da11u, 0x3f90ad3au),
);

fn f64_inverse_asin_rest(z: vec2<u32>) -> vec2<u32> {
  return f64_div(f64_mul(z, horner_INVERSE_ASIN_P(z)), horner_INVERSE_ASIN_Q(z));
}

fn f64_asin(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3fe00000u))) {
    if (f64_lt(a, vec2<u32>(0x0u, 0x3e400000u))) {
      return x;
    }
    return f64_add(x, f64_mul(x, f64_inverse_asin_rest(f64_mul(x, x))));
  }
  if (!(f64_le(a, vec2<u32>(0x0u, 0x3ff00000u)))) {
    return F64_NAN;
  }
  let z = f64_mul(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), a), vec2<u32>(0x0u, 0x3fe00000u));
  let s = f64_sqrt(z);
  let r = f64_inverse_asin_rest(z);
  if (f64_le(vec2<u32>(0x33333333u, 0x3fef3333u), a)) {
    let far = f64_sub(vec2<u32>(0x54442d18u, 0x3ff921fbu), f64_sub(f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_add(s, f64_mul(s, r))), vec2<u32>(0x33145c07u, 0x3c91a626u)));
    return f64_copysign(far, x);
  }
  let f = ((s) & (vec2<u32>(0x0u, 0xffffffffu)));
  let c = f64_div(f64_sub(z, f64_mul(f, f)), f64_add(s, f));
  let y = f64_sub(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), vec2<u32>(0x54442d18u, 0x3ff921fbu)), f64_sub(f64_sub(f64_mul(f64_mul(vec2<u32>(0x0u, 0x40000000u), s), r), f64_sub(vec2<u32>(0x33145c07u, 0x3c91a626u), f64_mul(vec2<u32>(0x0u, 0x40000000u), c))), f64_sub(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), vec2<u32>(0x54442d18u, 0x3ff921fbu)), f64_mul(vec2<u32>(0x0u, 0x40000000u), f))));
  return f64_copysign(y, x);
}

fn f64_acos(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3fe00000u))) {
    return f64_sub(vec2<u32>(0x54442d18u, 0x3ff921fbu), f64_sub(x, f64_sub(vec2<u32>(0x33145c07u, 0x3c91a626u), f64_mul(x, f64_inverse_asin_rest(f64_mul(x, x))))));
  }
  if (!(f64_le(a, vec2<u32>(0x0u, 0x3ff00000u)))) {
    return F64_NAN;
  }
  let z = f64_mul(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), a), vec2<u32>(0x0u, 0x3fe00000u));
  let s = f64_sqrt(z);
  if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
    let w = f64_sub(f64_mul(f64_inverse_asin_rest(z), s), vec2<u32>(0x33145c07u, 0x3c91a626u));
    return f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_sub(vec2<u32>(0x54442d18u, 0x3ff921fbu), f64_add(s, w)));
  }
  if (f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    return vec2<u32>(0x0u, 0x0u);
  }
  let f = ((s) & (vec2<u32>(0x0u, 0xffffffffu)));
  let c = f64_div(f64_sub(z, f64_mul(f, f)), f64_add(s, f));
  let w1 = f64_add(f64_mul(f64_inverse_asin_rest(z), s), c);
  return f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_add(f, w1));
}

fn f64_atan(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_is_nan(x)) {
    return x;
  }
  if (f64_lt(a, vec2<u32>(0x0u, 0x3e400000u))) {
    return x;
  }
  if (f64_lt(vec2<u32>(0x0u, 0x44100000u), a)) {
    return f64_copysign(vec2<u32>(0x54442d18u, 0x3ff921fbu), x);
  }
  var t = a;
  var high_ = vec2<u32>(0x0u, 0x0u);
  var low = vec2<u32>(0x0u, 0x0u);
  if (f64_le(vec2<u32>(0x0u, 0x40038000u), a)) {
    t = f64_div(vec2<u32>(0x0u, 0xbff00000u), a);
    high_ = vec2<u32>(0x54442d18u, 0x3ff921fbu);
    low = vec2<u32>(0x33145c07u, 0x3c91a626u);
  } else {
    if (f64_le(vec2<u32>(0x0u, 0x3ff30000u), a)) {
      t = f64_div(f64_sub(a, vec2<u32>(0x0u, 0x3ff80000u)), f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_mul(vec2<u32>(0x0u, 0x3ff80000u), a)));
      high_ = vec2<u32>(0xd281f69bu, 0x3fef730bu);
      low = vec2<u32>(0x7af0cbbdu, 0x3c700788u);
    } else {
      if (f64_le(vec2<u32>(0x0u, 0x3fe60000u), a)) {
        t = f64_div(f64_sub(a, vec2<u32>(0x0u, 0x3ff00000u)), f64_add(a, vec2<u32>(0x0u, 0x3ff00000u)));
        high_ = vec2<u32>(0x54442d18u, 0x3fe921fbu);
        low = vec2<u32>(0x33145c07u, 0x3c81a626u);
      } else {
        if (f64_le(vec2<u32>(0x0u, 0x3fdc0000u), a)) {
          t = f64_div(f64_sub(f64_mul(vec2<u32>(0x0u, 0x40000000u), a), vec2<u32>(0x0u, 0x3ff00000u)), f64_add(vec2<u32>(0x0u, 0x40000000u), a));
          high_ = vec2<u32>(0x561bb4fu, 0x3fddac67u);
          low = vec2<u32>(0x222f65e2u, 0x3c7a2b7fu);
        }
      }
    }
  }
  let z = f64_mul(t, t);
  let p = f64_mul(z, horner_INVERSE_ATAN(z));
  if (f64_lt(a, vec2<u32>(0x0u, 0x3fdc0000u))) {
    return f64_sub(x, f64_mul(x, p));
  }
  let y = f64_sub(high_, f64_sub(f64_sub(f64_mul(t, p), low), t));
  return f64_copysign(y, x);
}

fn f64_atan2(y: vec2<u32>, x: vec2<u32>) -> vec2<u32> {
  if (((f64_is_nan(x)) | (f64_is_nan(y)))) {
    return F64_NAN;
  }
  if (f64_eq(y, vec2<u32>(0x0u, 0x0u))) {
    if ((((x).y >> 31u) != 0u)) {
      return f64_copysign(vec2<u32>(0x54442d18u, 0x400921fbu), y);
    }
    return y;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0x0u))) {
    return f64_copysign(vec2<u32>(0x54442d18u, 0x3ff921fbu), y);
  }
  if (f64_is_inf(x)) {
    if (f64_is_inf(y)) {
      var t_0: vec2<u32>;
      if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
        t_0 = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), vec2<u32>(0x54442d18u, 0x3ff921fbu));
      } else {
        t_0 = f64_mul(vec2<u32>(0x0u, 0x3ff80000u), vec2<u32>(0x54442d18u, 0x3ff921fbu));
      }
      let corner = t_0;
      return f64_copysign(corner, y);
    }
    var t_1: vec2<u32>;
    if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
      t_1 = vec2<u32>(0x0u, 0x0u);
    } else {
      t_1 = vec2<u32>(0x54442d18u, 0x400921fbu);
    }
    let flat = t_1;
    return f64_copysign(flat, y);
  }
  if (f64_is_inf(y)) {
    return f64_copysign(vec2<u32>(0x54442d18u, 0x3ff921fbu), y);
  }
  let r = f64_abs(f64_div(y, x));
  if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
    return f64_copysign(f64_atan(r), y);
  }
  let t = f64_sub(vec2<u32>(0x54442d18u, 0x400921fbu), f64_sub(f64_atan(r), vec2<u32>(0x33145c07u, 0x3ca1a626u)));
  return f64_copysign(t, y);
}

fn f64_asinh(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (((f64_lt(a, vec2<u32>(0x0u, 0x3e400000u))) | (!(f64_is_finite(x))))) {
    return x;
  }
  if (f64_lt(vec2<u32>(0x0u, 0x41b00000u), a)) {
    return f64_copysign(f64_add(f64_log(a), vec2<u32>(0xfefa39efu, 0x3fe62e42u)), x);
  }
  if (f64_lt(vec2<u32>(0x0u, 0x40000000u), a)) {
    return f64_copysign(f64_log(f64_add(f64_mul(vec2<u32>(0x0u, 0x40000000u), a), f64_div(vec2<u32>(0x0u, 0x3ff00000u), f64_add(f64_sqrt(f64_add(f64_mul(a, a), vec2<u32>(0x0u, 0x3ff00000u))), a)))), x);
  }
  let s = f64_mul(a, a);
  return f64_copysign(f64_log1p(f64_add(a, f64_div(s, f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_sqrt(f64_add(vec2<u32>(0x0u, 0x3ff00000u), s)))))), x);
}

fn f64_acosh(x: vec2<u32>) -> vec2<u32> {
  if (((f64_lt(x, vec2<u32>(0x0u, 0x3ff00000u))) | (f64_is_nan(x)))) {
    return F64_NAN;
  }
  if (f64_lt(vec2<u32>(0x0u, 0x41b00000u), x)) {
    return f64_add(f64_log(x), vec2<u32>(0xfefa39efu, 0x3fe62e42u));
  }
  if (f64_lt(vec2<u32>(0x0u, 0x40000000u), x)) {
    return f64_log(f64_sub(f64_mul(vec2<u32>(0x0u, 0x40000000u), x), f64_div(vec2<u32>(0x0u, 0x3ff00000u), f64_add(x, f64_sqrt(f64_sub(f64_mul(x, x), vec2<u32>(0x0u, 0x3ff00000u)))))));
  }
  let t = f64_sub(x, vec2<u32>(0x0u, 0x3ff00000u));
  return f64_log1p(f64_add(t, f64_sqrt(f64_add(f64_mul(vec2<u32>(0x0u, 0x40000000u), t), f64_mul(t, t)))));
}

fn f64_atanh(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0xd3e17360u, 0x3e2fc862u))) {
    return x;
  }
  if (((f64_lt(vec2<u32>(0x0u, 0x3ff00000u), a)) | (f64_is_nan(x)))) {
    return F64_NAN;
  }
  if (f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    return f64_copysign(vec2<u32>(0x0u, 0x7ff00000u), x);
  }
  let two = f64_add(a, a);
  if (f64_lt(a, vec2<u32>(0x0u, 0x3fe00000u))) {
    return f64_copysign(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_log1p(f64_add(two, f64_div(f64_mul(two, a), f64_sub(vec2<u32>(0x0u, 0x3ff00000u), a))))), x);
  }
  return f64_copysign(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f64_log1p(f64_div(two, f64_sub(vec2<u32>(0x0u, 0x3ff00000u), a)))), x);
}

fn f64_logarithm_split(x: vec2<u32>) -> Tuple_f64_i32 {
  var y = x;
  var k = 0;
  if (f64_lt(x, vec2<u32>(0x0u, 0x100000u))) {
    y = f64_mul(x, vec2<u32>(0x0u, 0x43500000u));
    k = (-54);
  }
  let h = ((f64_high(y)) + (((0x3ff00000u) - (0x3fe6a09eu))));
  k = ((k) + (((bitcast<i32>(((h) >> (20u)))) - (0x3ff))));
  let m = ((((h) & (0x000fffffu))) + (0x3fe6a09eu));
  let low = ((y) & (vec2<u32>(0xffffffffu, 0x0u)));
  return Tuple_f64_i32(f64_sub(((u64_shl(vec2<u32>(m, 0u), 32u)) | (low)), vec2<u32>(0x0u, 0x3ff00000u)), k);
}

fn f64_logarithm_rest(s: vec2<u32>) -> vec2<u32> {
  let z = f64_mul(s, s);
  let w = f64_mul(z, z);
  let even = f64_mul(w, f64_add(vec2<u32>(0x9997fa04u, 0x3fd99999u), f64_mul(w, f64_add(vec2<u32>(0x1d8e78afu, 0x3fcc71c5u), f64_mul(w, vec2<u32>(0xd078c69fu, 0x3fc39a09u))))));
  let odd = f64_mul(z, f64_add(vec2<u32>(0x55555593u, 0x3fe55555u), f64_mul(w, f64_add(vec2<u32>(0x94229359u, 0x3fd24924u), f64_mul(w, f64_add(vec2<u32>(0x96cb03deu, 0x3fc74664u), f64_mul(w, vec2<u32>(0xdf3e5244u, 0x3fc2f112u))))))));
  return f64_add(even, odd);
}

fn f64_log(x: vec2<u32>) -> vec2<u32> {
  if (((f64_is_nan(x)) | (f64_lt(x, vec2<u32>(0x0u, 0x0u))))) {
    return F64_NAN;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0x0u))) {
    return vec2<u32>(0x0u, 0xfff00000u);
  }
  if (f64_is_inf(x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  let t_0 = f64_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let half_ = f64_mul(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f), f);
  let s = f64_div(f, f64_add(vec2<u32>(0x0u, 0x40000000u), f));
  let dk = f64_from_i32(k);
  return f64_add(f64_add(f64_sub(f64_add(f64_mul(s, f64_add(half_, f64_logarithm_rest(s))), f64_mul(dk, vec2<u32>(0x35793c76u, 0x3dea39efu))), half_), f), f64_mul(dk, vec2<u32>(0xfee00000u, 0x3fe62e42u)));
}

fn f64_log1p(x: vec2<u32>) -> vec2<u32> {
  if (((f64_is_nan(x)) | (f64_lt(x, vec2<u32>(0x0u, 0xbff00000u))))) {
    return F64_NAN;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0xbff00000u))) {
    return vec2<u32>(0x0u, 0xfff00000u);
  }
  if (f64_is_inf(x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x3ca00000u))) {
    return x;
  }
  var f = x;
  var c = vec2<u32>(0x0u, 0x0u);
  var dk = vec2<u32>(0x0u, 0x0u);
  if (((f64_lt(x, vec2<u32>(0x33018866u, 0xbfd2bec3u))) | (f64_lt(vec2<u32>(0x99fcef32u, 0x3fda8279u), x)))) {
    let u = f64_add(vec2<u32>(0x0u, 0x3ff00000u), x);
    let t_0 = f64_logarithm_split(u);
    let g = t_0.m0;
    let k = t_0.m1;
    f = g;
    dk = f64_from_i32(k);
    if (((k) < (54))) {
      var t_1: vec2<u32>;
      if (((k) >= (2))) {
        t_1 = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_sub(u, x));
      } else {
        t_1 = f64_sub(x, f64_sub(u, vec2<u32>(0x0u, 0x3ff00000u)));
      }
      c = t_1;
      c = f64_div(c, u);
    }
  }
  let half_ = f64_mul(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f), f);
  let s = f64_div(f, f64_add(vec2<u32>(0x0u, 0x40000000u), f));
  return f64_add(f64_add(f64_sub(f64_add(f64_mul(s, f64_add(half_, f64_logarithm_rest(s))), f64_add(f64_mul(dk, vec2<u32>(0x35793c76u, 0x3dea39efu)), c)), half_), f), f64_mul(dk, vec2<u32>(0xfee00000u, 0x3fe62e42u)));
}

fn f64_log2(x: vec2<u32>) -> vec2<u32> {
  if (((f64_is_nan(x)) | (f64_lt(x, vec2<u32>(0x0u, 0x0u))))) {
    return F64_NAN;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0x0u))) {
    return vec2<u32>(0x0u, 0xfff00000u);
  }
  if (f64_is_inf(x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  let t_0 = f64_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let half_ = f64_mul(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f), f);
  let s = f64_div(f, f64_add(vec2<u32>(0x0u, 0x40000000u), f));
  let hi = f64_without_low(f64_sub(f, half_));
  let lo = f64_add(f64_sub(f64_sub(f, hi), half_), f64_mul(s, f64_add(half_, f64_logarithm_rest(s))));
  let top = f64_mul(hi, vec2<u32>(0x65200000u, 0x3ff71547u));
  var low = f64_add(f64_mul(f64_add(lo, hi), vec2<u32>(0x2eefa200u, 0x3de705fcu)), f64_mul(lo, vec2<u32>(0x65200000u, 0x3ff71547u)));
  let y = f64_from_i32(k);
  let w = f64_add(y, top);
  low = f64_add(low, f64_add(f64_sub(y, w), top));
  return f64_add(low, w);
}

fn f64_log10(x: vec2<u32>) -> vec2<u32> {
  if (((f64_is_nan(x)) | (f64_lt(x, vec2<u32>(0x0u, 0x0u))))) {
    return F64_NAN;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0x0u))) {
    return vec2<u32>(0x0u, 0xfff00000u);
  }
  if (f64_is_inf(x)) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  let t_0 = f64_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let half_ = f64_mul(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), f), f);
  let s = f64_div(f, f64_add(vec2<u32>(0x0u, 0x40000000u), f));
  let hi = f64_without_low(f64_sub(f, half_));
  let lo = f64_add(f64_sub(f64_sub(f, hi), half_), f64_mul(s, f64_add(half_, f64_logarithm_rest(s))));
  let top = f64_mul(hi, vec2<u32>(0x15200000u, 0x3fdbcb7bu));
  let dk = f64_from_i32(k);
  let y = f64_mul(dk, vec2<u32>(0x509f6000u, 0x3fd34413u));
  var low = f64_add(f64_add(f64_mul(dk, vec2<u32>(0x11f12b36u, 0x3d59fef3u)), f64_mul(f64_add(lo, hi), vec2<u32>(0xca9aadd5u, 0x3dbb9438u))), f64_mul(lo, vec2<u32>(0x15200000u, 0x3fdbcb7bu)));
  let w = f64_add(y, top);
  low = f64_add(low, f64_add(f64_sub(y, w), top));
  return f64_add(low, w);
}

const NORMAL_A = array<vec2<u32>, 8>(
  vec2<u32>(0x1e9eef75u, 0x400b18d9u),
  vec2<u32>(0x8b1a436eu, 0x4060a488u),
  vec2<u32>(0x2213c0ccu, 0x409ece5du),
  vec2<u32>(0xcd4ee71du, 0x40cad1d8u),
  vec2<u32>(0x869b752au, 0x40e66c3eu),
  vec2<u32>(0x55b78f20u, 0x40f06c1cu),
  vec2<u32>(0x6b2e45e4u, 0x40e052d2u),
  vec2<u32>(0x6f7d925eu, 0x40a39a29u),
);

const NORMAL_B = array<vec2<u32>, 8>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x386e1ab5u, 0x4045281bu),
  vec2<u32>(0xfdc8b3f7u, 0x4085797eu),
  vec2<u32>(0x2e75c89fu, 0x40b51232u),
  vec2<u32>(0xd5d65266u, 0x40d4b772u),
  vec2<u32>(0xaa64f4beu, 0x40e3317cu),
  vec2<u32>(0x7cb1ae76u, 0x40dc0e45u),
  vec2<u32>(0xca984b69u, 0x40b46a7eu),
);

const NORMAL_C = array<vec2<u32>, 8>(
  vec2<u32>(0xfde9526au, 0x3ff6c665u),
  vec2<u32>(0x48cab19bu, 0x40128577u),
  vec2<u32>(0x1462256au, 0x401713f7u),
  vec2<u32>(0x1a3d02c4u, 0x400d2ecbu),
  vec2<u32>(0x85375b2u, 0x3ff453ccu),
  vec2<u32>(0xb9b85c37u, 0x3fcef2abu),
  vec2<u32>(0x6c45ec67u, 0x3f9744ebu),
  vec2<u32>(0xc0b7ace9u, 0x3f49615au),
);

const NORMAL_D = array<vec2<u32>, 8>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0xbb46a449u, 0x40006cefu),
  vec2<u32>(0xe6526633u, 0x3ffad278u),
  vec2<u32>(0xf23385c9u, 0x3fe61292u),
  vec2<u32>(0x3394f040u, 0x3fc2f512u),
  vec2<u32>(0x7eab17bfu, 0x3f8f207au),
  vec2<u32>(0xbfdf2728u, 0x3f41f18cu),
  vec2<u32>(0x686439e4u, 0x3e120d3fu),
);

const NORMAL_E = array<vec2<u32>, 8>(
  vec2<u32>(0xc13ee526u, 0x401aa1b1u),
  vec2<u32>(0x6e875003u, 0x4015daeau),
  vec2<u32>(0x461fa445u, 0x3ffc8ea6u),
  vec2<u32>(0x315255cfu, 0x3fd2fad9u),
  vec2<u32>(0x193b4ee7u, 0x3f9b2b41u),
  vec2<u32>(0x8425345u, 0x3f545c19u),
  vec2<u32>(0xcc59e02au, 0x3efc6ec6u),
  vec2<u32>(0xd693bf93u, 0x3e8afb74u),
);

const NORMAL_F = array<vec2<u32>, 8>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x4fc7d77fu, 0x3fe331d3u),
  vec2<u32>(0x183443fbu, 0x3fc186ebu),
  vec2<u32>(0x3215462au, 0x3f8e76f9u),
  vec2<u32>(0x979dc5d7u, 0x3f49c8bcu),
  vec2<u32>(0x496374bfu, 0x3ef35c2cu),
  vec2<u32>(0xf740b9e0u, 0x3e831446u),
  vec2<u32>(0xf1f8c190u, 0x3ce269bfu),
);

fn f64_philox(low: u32, high_: u32, third: u32, key_low: u32, key_high: u32, rounds: u32) -> Tuple_u32_u32_u32_u32 {
  var a = low;
  var b = high_;
  var c = third;
  var d = 0u;
  var k0 = key_low;
  var k1 = key_high;
  for (var vround = 0u; vround < rounds; vround++) {
    let p = u32_mul_wide(a, 0xd2511f53u);
    let q = u32_mul_wide(c, 0xcd9e8d57u);
    let na = (((((u64_shr(q, 32u)).x) ^ (b))) ^ (k0));
    let nc = (((((u64_shr(p, 32u)).x) ^ (d))) ^ (k1));
    b = (q).x;
    d = (p).x;
    a = na;
    c = nc;
    k0 = ((k0) + (0x9e3779b9u));
    k1 = ((k1) + (0xbb67ae85u));
  }
  return Tuple_u32_u32_u32_u32(a, b, c, d);
}

fn f64_uniform(low: u32, high_: u32) -> vec2<u32> {
  let bits = ((u64_shl(vec2<u32>(high_, 0u), 32u)) | (vec2<u32>(low, 0u)));
  return f64_sub(((vec2<u32>(0x0u, 0x3ff00000u)) | (u64_shr(bits, 12u))), vec2<u32>(0xffffffffu, 0x3fefffffu));
}

fn f64_normal_quantile(p: vec2<u32>) -> vec2<u32> {
  let q = f64_sub(p, vec2<u32>(0x0u, 0x3fe00000u));
  if (f64_le(f64_abs(q), vec2<u32>(0x33333333u, 0x3fdb3333u))) {
    let r = f64_sub(vec2<u32>(0x51eb851fu, 0x3fc71eb8u), f64_mul(q, q));
    return f64_mul(q, f64_div(horner_NORMAL_A(r), horner_NORMAL_B(r)));
  }
  var t_0: vec2<u32>;
  if (f64_lt(q, vec2<u32>(0x0u, 0x0u))) {
    t_0 = p;
  } else {
    t_0 = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), p);
  }
  let tail = t_0;
  let r2 = f64_sqrt(f64_neg(f64_log(tail)));
  if (f64_le(r2, vec2<u32>(0x0u, 0x40140000u))) {
    let s = f64_sub(r2, vec2<u32>(0x9999999au, 0x3ff99999u));
    return f64_copysign(f64_div(horner_NORMAL_C(s), horner_NORMAL_D(s)), q);
  }
  let s3 = f64_sub(r2, vec2<u32>(0x0u, 0x40140000u));
  return f64_copysign(f64_div(horner_NORMAL_E(s3), horner_NORMAL_F(s3)), q);
}

fn f64_normal(low: u32, high_: u32) -> vec2<u32> {
  return f64_normal_quantile(f64_uniform(low, high_));
}

const POWERS_LOG_SERIES = array<vec2<u32>, 6>(
  vec2<u32>(0x33333303u, 0x3fe33333u),
  vec2<u32>(0xdb6fabffu, 0x3fdb6db6u),
  vec2<u32>(0x518f264du, 0x3fd55555u),
  vec2<u32>(0xa91d4101u, 0x3fd17460u),
  vec2<u32>(0x93c9db65u, 0x3fcd864au),
  vec2<u32>(0x4a454eefu, 0x3fca7e28u),
);

const POWERS_EXP_SERIES = array<vec2<u32>, 5>(
  vec2<u32>(0x5555553eu, 0x3fc55555u),
  vec2<u32>(0x16bebd93u, 0xbf66c16cu),
  vec2<u32>(0xaf25de2cu, 0x3f11566au),
  vec2<u32>(0xc5d26bf1u, 0xbebbbd41u),
  vec2<u32>(0x72bea4d0u, 0x3e663769u),
);

fn f64_powers_upper_half(x: vec2<u32>) -> vec2<u32> {
  return ((x) & (vec2<u32>(0x0u, 0xffffffffu)));
}

fn f64_log2_parts(x: vec2<u32>) -> Tuple_f64_f64 {
  let bits = x;
  let fraction = ((bits) & (vec2<u32>(0xffffffffu, 0xfffffu)));
  let low = u64_lt(fraction, vec2<u32>(0x0u, 0x3988fu));
  let half_ = ((!(low)) & (u64_lt(fraction, vec2<u32>(0x0u, 0xbb67au))));
  let top = ((!(low)) & (!(half_)));
  let exponent_ = u64_add(u64_shr(bits, 52u), vec2<u32>(select(0u, 1u, top), 0u));
  let n = f64_sub(((vec2<u32>(0x0u, 0x43300000u)) | (exponent_)), vec2<u32>(0x3ffu, 0x43300000u));
  var t_0: vec2<u32>;
  if (top) {
    t_0 = vec2<u32>(0x0u, 0x3fe00000u);
  } else {
    t_0 = vec2<u32>(0x0u, 0x3ff00000u);
  }
  let unit = t_0;
  let a = ((fraction) | (unit));
  var t_1: vec2<u32>;
  if (half_) {
    t_1 = vec2<u32>(0x0u, 0x3ff80000u);
  } else {
    t_1 = vec2<u32>(0x0u, 0x3ff00000u);
  }
  let bp = t_1;
  var t_2: vec2<u32>;
  if (half_) {
    t_2 = vec2<u32>(0x40000000u, 0x3fe2b803u);
  } else {
    t_2 = vec2<u32>(0x0u, 0x0u);
  }
  let dp_h = t_2;
  var t_3: vec2<u32>;
  if (half_) {
    t_3 = vec2<u32>(0x43cfd006u, 0x3e4cfdebu);
  } else {
    t_3 = vec2<u32>(0x0u, 0x0u);
  }
  let dp_l = t_3;
  let u = f64_sub(a, bp);
  let sum = f64_add(a, bp);
  let v = f64_div(vec2<u32>(0x0u, 0x3ff00000u), sum);
  let s = f64_mul(u, v);
  let s_h = f64_powers_upper_half(s);
  let t_h = f64_powers_upper_half(sum);
  let t_l = f64_sub(a, f64_sub(t_h, bp));
  let s_l = f64_mul(v, f64_sub(f64_sub(u, f64_mul(s_h, t_h)), f64_mul(s_h, t_l)));
  let s2 = f64_mul(s, s);
  let series = f64_add(f64_mul(f64_mul(s2, s2), horner_POWERS_LOG_SERIES(s2)), f64_mul(s_l, f64_add(s_h, s)));
  let h2 = f64_mul(s_h, s_h);
  let w_h = f64_powers_upper_half(f64_add(f64_add(vec2<u32>(0x0u, 0x40080000u), h2), series));
  let w_l = f64_sub(series, f64_sub(f64_sub(w_h, vec2<u32>(0x0u, 0x40080000u)), h2));
  let p = f64_mul(s_h, w_h);
  let q = f64_add(f64_mul(s_l, w_h), f64_mul(w_l, s));
  let p_h = f64_powers_upper_half(f64_add(p, q));
  let p_l = f64_sub(q, f64_sub(p_h, p));
  let z_h = f64_mul(vec2<u32>(0xe0000000u, 0x3feec709u), p_h);
  let z_l = f64_add(f64_add(f64_mul(vec2<u32>(0x145b01f5u, 0xbe3e2fe0u), p_h), f64_mul(p_l, vec2<u32>(0xdc3a03fdu, 0x3feec709u))), dp_l);
  let first = f64_powers_upper_half(f64_add(f64_add(f64_add(z_h, z_l), dp_h), n));
  let second = f64_sub(z_l, f64_sub(f64_sub(f64_sub(first, n), dp_h), z_h));
  return Tuple_f64_f64(first, second);
}

fn f64_exp2_parts(h: vec2<u32>, l: vec2<u32>) -> vec2<u32> {
  let t = f64_add(f64_add(h, l), vec2<u32>(0x0u, 0x43380000u));
  let k = f64_sub(t, vec2<u32>(0x0u, 0x43380000u));
  let rest_ = f64_sub(h, k);
  let f = f64_powers_upper_half(f64_add(rest_, l));
  let u = f64_mul(f, vec2<u32>(0x0u, 0x3fe62e43u));
  let v = f64_add(f64_mul(f64_sub(l, f64_sub(f, rest_)), vec2<u32>(0xfefa39efu, 0x3fe62e42u)), f64_mul(f, vec2<u32>(0xca86c39u, 0xbe205c61u)));
  let z = f64_add(u, v);
  let w = f64_sub(v, f64_sub(z, u));
  let s = f64_mul(z, z);
  let c = f64_sub(z, f64_mul(s, horner_POWERS_EXP_SERIES(s)));
  let r = f64_sub(f64_div(f64_mul(z, c), f64_sub(c, vec2<u32>(0x0u, 0x40000000u))), f64_add(w, f64_mul(z, w)));
  return f64_scaled(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_sub(r, z)), bitcast<i32>((t).x));
}

fn f64_is_rare_power(x: vec2<u32>, y: vec2<u32>) -> bool {
  let plain = ((((f64_le(vec2<u32>(0x0u, 0x100000u), x)) & (f64_le(x, vec2<u32>(0xffffffffu, 0x7fefffffu))))) & (f64_le(f64_abs(y), vec2<u32>(0x0u, 0x412e8480u))));
  return !(plain);
}

fn f64_pow_plain(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let t_0 = f64_log2_parts(x);
  let t1 = t_0.m0;
  let t2 = t_0.m1;
  let y1 = f64_powers_upper_half(y);
  let l = f64_add(f64_mul(f64_sub(y, y1), t1), f64_mul(y, t2));
  let h = f64_mul(y1, t1);
  let over = f64_lt(vec2<u32>(0x0u, 0x40913000u), h);
  let under = f64_lt(h, vec2<u32>(0x0u, 0xc092c000u));
  var t_1: vec2<u32>;
  if (((over) | (under))) {
    t_1 = vec2<u32>(0x0u, 0x0u);
  } else {
    t_1 = h;
  }
  let inside = f64_exp2_parts(t_1, l);
  var t_2: vec2<u32>;
  if (over) {
    t_2 = vec2<u32>(0x0u, 0x7ff00000u);
  } else {
    t_2 = inside;
  }
  let big = t_2;
  if (under) {
    return vec2<u32>(0x0u, 0x0u);
  }
  return big;
}

fn f64_pow(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  if (((f64_eq(y, vec2<u32>(0x0u, 0x0u))) | (f64_eq(x, vec2<u32>(0x0u, 0x3ff00000u))))) {
    return vec2<u32>(0x0u, 0x3ff00000u);
  }
  if (((f64_is_nan(x)) | (f64_is_nan(y)))) {
    return F64_NAN;
  }
  if (f64_eq(y, vec2<u32>(0x0u, 0x3ff00000u))) {
    return x;
  }
  if (f64_eq(y, vec2<u32>(0x0u, 0x40000000u))) {
    return f64_mul(x, x);
  }
  let a = f64_abs(x);
  let whole = f64_eq(y, f64_trunc(y));
  let half_ = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), y);
  let odd = ((((whole) & (f64_lt(f64_abs(y), vec2<u32>(0x0u, 0x43400000u))))) & (!f64_eq(half_, f64_trunc(half_))));
  if (f64_is_inf(y)) {
    if (f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) {
      return vec2<u32>(0x0u, 0x3ff00000u);
    }
    let grows = ((f64_lt(vec2<u32>(0x0u, 0x3ff00000u), a)) == (f64_lt(vec2<u32>(0x0u, 0x0u), y)));
    var t_0: vec2<u32>;
    if (grows) {
      t_0 = vec2<u32>(0x0u, 0x7ff00000u);
    } else {
      t_0 = vec2<u32>(0x0u, 0x0u);
    }
    return t_0;
  }
  let negative = (((((x).y >> 31u) != 0u)) & (odd));
  if (((f64_eq(a, vec2<u32>(0x0u, 0x0u))) | (f64_is_inf(a)))) {
    let large = ((f64_eq(a, vec2<u32>(0x0u, 0x0u))) == (f64_lt(y, vec2<u32>(0x0u, 0x0u))));
    var t_1: vec2<u32>;
    if (large) {
      t_1 = vec2<u32>(0x0u, 0x7ff00000u);
    } else {
      t_1 = vec2<u32>(0x0u, 0x0u);
    }
    let r = t_1;
    var t_2: vec2<u32>;
    if (negative) {
      t_2 = f64_neg(r);
    } else {
      t_2 = r;
    }
    return t_2;
  }
  if (((f64_lt(x, vec2<u32>(0x0u, 0x0u))) & (!(whole)))) {
    return F64_NAN;
  }
  var r4 = vec2<u32>(0x0u, 0x3ff00000u);
  if (!f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    let small = f64_lt(a, vec2<u32>(0x0u, 0x100000u));
    var t_4: vec2<u32>;
    if (small) {
      t_4 = f64_mul(a, vec2<u32>(0x0u, 0x43500000u));
    } else {
      t_4 = a;
    }
    let scaled_ = t_4;
    let t_5 = f64_log2_parts(scaled_);
    let p1 = t_5.m0;
    let t2 = t_5.m1;
    var t_6: vec2<u32>;
    if (small) {
      t_6 = f64_sub(p1, vec2<u32>(0x0u, 0x404b0000u));
    } else {
      t_6 = p1;
    }
    let shifted = t_6;
    if (f64_lt(vec2<u32>(0x0u, 0x412e8480u), f64_abs(y))) {
      let size = f64_mul(y, f64_add(shifted, t2));
      if (f64_lt(vec2<u32>(0x0u, 0x40913000u), size)) {
        r4 = vec2<u32>(0x0u, 0x7ff00000u);
      } else {
        if (f64_lt(size, vec2<u32>(0x0u, 0xc092c000u))) {
          r4 = vec2<u32>(0x0u, 0x0u);
        } else {
          let y1 = f64_powers_upper_half(y);
          r4 = f64_exp2_parts(f64_mul(y1, shifted), f64_add(f64_mul(f64_sub(y, y1), shifted), f64_mul(y, t2)));
        }
      }
    } else {
      let y18 = f64_powers_upper_half(y);
      let l = f64_add(f64_mul(f64_sub(y, y18), shifted), f64_mul(y, t2));
      let h = f64_mul(y18, shifted);
      if (f64_lt(vec2<u32>(0x0u, 0x40913000u), h)) {
        r4 = vec2<u32>(0x0u, 0x7ff00000u);
      } else {
        if (f64_lt(h, vec2<u32>(0x0u, 0xc092c000u))) {
          r4 = vec2<u32>(0x0u, 0x0u);
        } else {
          r4 = f64_exp2_parts(h, l);
        }
      }
    }
  }
  if (negative) {
    return f64_neg(r4);
  }
  return r4;
}

fn f64_cbrt(x: vec2<u32>) -> vec2<u32> {
  if (((f64_eq(x, vec2<u32>(0x0u, 0x0u))) | (!(f64_is_finite(x))))) {
    return x;
  }
  let a = f64_abs(x);
  let small = f64_lt(a, vec2<u32>(0x0u, 0x100000u));
  var t_0: vec2<u32>;
  if (small) {
    t_0 = f64_mul(a, vec2<u32>(0x0u, 0x43500000u));
  } else {
    t_0 = a;
  }
  let scaled_ = t_0;
  let high_ = (u64_shr(scaled_, 32u)).x;
  var t_1: u32;
  if (small) {
    t_1 = 696219795u;
  } else {
    t_1 = 715094163u;
  }
  let bias = t_1;
  var t = u64_shl(vec2<u32>(((((high_) / (3u))) + (bias)), 0u), 32u);
  let r = f64_mul(f64_mul(t, t), f64_div(t, a));
  let c = f64_add(f64_add(vec2<u32>(0xf61e692u, 0x3ffe03e6u), f64_mul(r, f64_add(vec2<u32>(0x92f02420u, 0xbffe28e0u), f64_mul(r, vec2<u32>(0x4a49d6c2u, 0x3ff9f160u))))), f64_mul(f64_mul(f64_mul(r, r), r), f64_add(vec2<u32>(0xbee751d9u, 0xbfe844cbu), f64_mul(r, vec2<u32>(0xd4e4edd7u, 0x3fc2b000u)))));
  t = f64_mul(t, c);
  t = ((u64_add(t, vec2<u32>(0x80000000u, 0x0u))) & (vec2<u32>(0xc0000000u, 0xffffffffu)));
  let s = f64_mul(t, t);
  let q = f64_div(a, s);
  let w = f64_add(t, t);
  let d = f64_div(f64_sub(q, t), f64_add(w, q));
  return f64_copysign(f64_add(t, f64_mul(t, d)), x);
}

fn f64_hypot(x: vec2<u32>, y: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  let b = f64_abs(y);
  if (((f64_is_inf(a)) | (f64_is_inf(b)))) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (((f64_is_nan(a)) | (f64_is_nan(b)))) {
    return F64_NAN;
  }
  var t_0: vec2<u32>;
  if (f64_lt(b, a)) {
    t_0 = a;
  } else {
    t_0 = b;
  }
  var big = t_0;
  var t_1: vec2<u32>;
  if (f64_lt(b, a)) {
    t_1 = b;
  } else {
    t_1 = a;
  }
  var small = t_1;
  if (((f64_eq(small, vec2<u32>(0x0u, 0x0u))) | (f64_lt(small, f64_mul(big, vec2<u32>(0x0u, 0x3c900000u)))))) {
    return f64_add(big, small);
  }
  var back = vec2<u32>(0x0u, 0x3ff00000u);
  if (f64_lt(vec2<u32>(0x2e5096afu, 0x5f138d35u), big)) {
    big = f64_mul(big, vec2<u32>(0x0u, 0x14300000u));
    small = f64_mul(small, vec2<u32>(0x0u, 0x14300000u));
    back = vec2<u32>(0x0u, 0x6bb00000u);
  } else {
    if (f64_lt(small, vec2<u32>(0xf578b2f4u, 0x24f1bebdu))) {
      big = f64_mul(big, vec2<u32>(0x0u, 0x6bb00000u));
      small = f64_mul(small, vec2<u32>(0x0u, 0x6bb00000u));
      back = vec2<u32>(0x0u, 0x14300000u);
    }
  }
  let bh = f64_powers_upper_half(big);
  let bl = f64_sub(big, bh);
  let sh = f64_powers_upper_half(small);
  let sl = f64_sub(small, sh);
  let b2 = f64_mul(big, big);
  let bt = f64_add(f64_add(f64_sub(f64_mul(bh, bh), b2), f64_mul(f64_mul(vec2<u32>(0x0u, 0x40000000u), bh), bl)), f64_mul(bl, bl));
  let s2 = f64_mul(small, small);
  let st = f64_add(f64_add(f64_sub(f64_mul(sh, sh), s2), f64_mul(f64_mul(vec2<u32>(0x0u, 0x40000000u), sh), sl)), f64_mul(sl, sl));
  return f64_mul(f64_sqrt(f64_add(f64_add(f64_add(st, bt), s2), b2)), back);
}

const SPECIAL_PP = array<vec2<u32>, 5>(
  vec2<u32>(0x8214db68u, 0x3fc06ebau),
  vec2<u32>(0x691cb913u, 0xbfd4cd7du),
  vec2<u32>(0xdbd7194fu, 0xbf9d2a51u),
  vec2<u32>(0x236668e4u, 0xbf77a291u),
  vec2<u32>(0x120016acu, 0xbef8ead6u),
);

const SPECIAL_QQ = array<vec2<u32>, 6>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0xcddadc09u, 0x3fd97779u),
  vec2<u32>(0x5536cebau, 0x3fb0a54cu),
  vec2<u32>(0xc4d36b0fu, 0x3f74d022u),
  vec2<u32>(0x221c1a10u, 0x3f215dc9u),
  vec2<u32>(0x42a26120u, 0xbed09c43u),
);

const SPECIAL_PA = array<vec2<u32>, 7>(
  vec2<u32>(0xbef77538u, 0xbf6359b8u),
  vec2<u32>(0xad92b34du, 0x3fda8d00u),
  vec2<u32>(0xfbb8c3f1u, 0xbfd7d240u),
  vec2<u32>(0x805120e4u, 0x3fd45fcau),
  vec2<u32>(0x3d3e28ecu, 0xbfbc6398u),
  vec2<u32>(0x599795ebu, 0x3fa22a36u),
  vec2<u32>(0xa96073fu, 0xbf61bf38u),
);

const SPECIAL_QA = array<vec2<u32>, 7>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x18eee323u, 0x3fbb3e66u),
  vec2<u32>(0x92eb6f33u, 0x3fe14af0u),
  vec2<u32>(0xd99fe9a7u, 0x3fb2635cu),
  vec2<u32>(0xe763351fu, 0x3fc02660u),
  vec2<u32>(0x6b51dd1cu, 0x3f8bedc2u),
  vec2<u32>(0x5735151du, 0x3f888b54u),
);

const SPECIAL_RA = array<vec2<u32>, 8>(
  vec2<u32>(0x600d6435u, 0xbf843412u),
  vec2<u32>(0xe4ba7360u, 0xbfe63416u),
  vec2<u32>(0x41b0e726u, 0xc0251e04u),
  vec2<u32>(0xe4cba38du, 0xc04f300au),
  vec2<u32>(0x84282266u, 0xc0644cb1u),
  vec2<u32>(0xebccabb2u, 0xc067135cu),
  vec2<u32>(0x57e4d2f2u, 0xc0545265u),
  vec2<u32>(0xc69ac25cu, 0xc023a0efu),
);

const SPECIAL_SA = array<vec2<u32>, 9>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0xbd707687u, 0x4033a6b9u),
  vec2<u32>(0x526ae721u, 0x4061350cu),
  vec2<u32>(0xd58a1a71u, 0x407b290du),
  vec2<u32>(0x21ec2868u, 0x40842b19u),
  vec2<u32>(0x57700314u, 0x407ad021u),
  vec2<u32>(0xee48ae2cu, 0x405b28a3u),
  vec2<u32>(0x8e484a93u, 0x401a47efu),
  vec2<u32>(0xee749a62u, 0xbfaeeff2u),
);

const SPECIAL_RB = array<vec2<u32>, 7>(
  vec2<u32>(0x39e86f4au, 0xbf843412u),
  vec2<u32>(0x70c285deu, 0xbfe993bau),
  vec2<u32>(0x555f995au, 0xc031c209u),
  vec2<u32>(0x43c5ed98u, 0xc064145du),
  vec2<u32>(0x1375f228u, 0xc083ec88u),
  vec2<u32>(0x6a2e5992u, 0xc0900461u),
  vec2<u32>(0x9bdc383fu, 0xc07e384eu),
);

const SPECIAL_SB = array<vec2<u32>, 8>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x261d5190u, 0x403e568bu),
  vec2<u32>(0x221b9f0au, 0x40745caeu),
  vec2<u32>(0x189d5118u, 0x409802ebu),
  vec2<u32>(0x688c246au, 0x40a8ffb7u),
  vec2<u32>(0xcedf3be6u, 0x40a3f219u),
  vec2<u32>(0xe79fe763u, 0x407da874u),
  vec2<u32>(0x42712d62u, 0xc03670e2u),
);

const SPECIAL_NEAR_TWO = array<vec2<u32>, 12>(
  vec2<u32>(0xe37db0c8u, 0x3fb3c467u),
  vec2<u32>(0xc4a60fadu, 0x3fd4a34cu),
  vec2<u32>(0x1a5562a7u, 0x3fb13e00u),
  vec2<u32>(0xac92547bu, 0x3f951322u),
  vec2<u32>(0xb68fefe8u, 0x3f7e404fu),
  vec2<u32>(0xccb7926bu, 0x3f67add8u),
  vec2<u32>(0x116f3f5du, 0x3f538a94u),
  vec2<u32>(0x89b99c00u, 0x3f40b6c6u),
  vec2<u32>(0xed10e54du, 0x3f2cf2ecu),
  vec2<u32>(0x987dfb07u, 0x3f1c5088u),
  vec2<u32>(0x428cfa52u, 0x3efa7074u),
  vec2<u32>(0x90a45837u, 0x3f07858eu),
);

const SPECIAL_ABOUT_MINIMUM = array<vec2<u32>, 15>(
  vec2<u32>(0xc8ee38a2u, 0x3fdef72bu),
  vec2<u32>(0x8dc6c509u, 0xbfc2e427u),
  vec2<u32>(0x94d5419bu, 0x3fb08b42u),
  vec2<u32>(0xdf35b713u, 0xbfa0c9a8u),
  vec2<u32>(0x970af9ecu, 0x3f9266e7u),
  vec2<u32>(0xba91ec6au, 0xbf851f9fu),
  vec2<u32>(0xe370e344u, 0x3f78fce0u),
  vec2<u32>(0xb3e914d7u, 0xbf6e2effu),
  vec2<u32>(0x2e15c915u, 0x3f6282d3u),
  vec2<u32>(0xbf2d1af1u, 0xbf56fe8eu),
  vec2<u32>(0xef61a8e9u, 0x3f4cdf0cu),
  vec2<u32>(0x9c73e0ecu, 0xbf41a610u),
  vec2<u32>(0x6c0ebbf7u, 0x3f34af6du),
  vec2<u32>(0xecc38c38u, 0xbf347f24u),
  vec2<u32>(0xe8c2d3f4u, 0x3f35fd3eu),
);

const SPECIAL_U = array<vec2<u32>, 6>(
  vec2<u32>(0xe37db0c8u, 0xbfb3c467u),
  vec2<u32>(0x8b005dffu, 0x3fe4401eu),
  vec2<u32>(0xd119bd6fu, 0x3ff7475cu),
  vec2<u32>(0x44ea8450u, 0x3fef4976u),
  vec2<u32>(0xf6010924u, 0x3fcd4eaeu),
  vec2<u32>(0xbf2bab09u, 0x3f8b678bu),
);

const SPECIAL_V = array<vec2<u32>, 6>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0xc2bd619cu, 0x4003a5d7u),
  vec2<u32>(0xa42b18f5u, 0x40010725u),
  vec2<u32>(0xe45050afu, 0x3fe89dfbu),
  vec2<u32>(0xd6537c88u, 0x3fbaae55u),
  vec2<u32>(0x57d0cf61u, 0x3f6a5abbu),
);

const SPECIAL_S = array<vec2<u32>, 7>(
  vec2<u32>(0xe37db0c8u, 0xbfb3c467u),
  vec2<u32>(0x36e20878u, 0x3fcb848bu),
  vec2<u32>(0x4f139f59u, 0x3fd4d98fu),
  vec2<u32>(0xbee5f2f7u, 0x3fc2bb9cu),
  vec2<u32>(0x7e939961u, 0x3f9b481cu),
  vec2<u32>(0x7368f239u, 0x3f5e26b6u),
  vec2<u32>(0xdd17e945u, 0x3f00bfecu),
);

const SPECIAL_R = array<vec2<u32>, 7>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x62c4ab74u, 0x3ff645a7u),
  vec2<u32>(0x93d3dcdcu, 0x3fe71a18u),
  vec2<u32>(0xccfbdf27u, 0x3fc601edu),
  vec2<u32>(0x742ed475u, 0x3f9317eau),
  vec2<u32>(0xca41a95bu, 0x3f497ddau),
  vec2<u32>(0xa5b38140u, 0x3edebaf7u),
);

const SPECIAL_W = array<vec2<u32>, 6>(
  vec2<u32>(0x5555553bu, 0x3fb55555u),
  vec2<u32>(0x16b02e5cu, 0xbf66c16cu),
  vec2<u32>(0x98cf38b6u, 0x3f4a019fu),
  vec2<u32>(0x8c0fe741u, 0xbf4380cbu),
  vec2<u32>(0x4cdad5d1u, 0x3f4b67bau),
  vec2<u32>(0xb9e43e4u, 0xbf5ab89du),
);

const SPECIAL_FACTORIALS = array<vec2<u32>, 23>(
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x0u, 0x3ff00000u),
  vec2<u32>(0x0u, 0x40000000u),
  vec2<u32>(0x0u, 0x40180000u),
  vec2<u32>(0x0u, 0x40380000u),
  vec2<u32>(0x0u, 0x405e0000u),
  vec2<u32>(0x0u, 0x40868000u),
  vec2<u32>(0x0u, 0x40b3b000u),
  vec2<u32>(0x0u, 0x40e3b000u),
  vec2<u32>(0x0u, 0x41162600u),
  vec2<u32>(0x0u, 0x414baf80u),
  vec2<u32>(0x0u, 0x418308a8u),
  vec2<u32>(0x0u, 0x41bc8cfcu),
  vec2<u32>(0xc0000000u, 0x41f7328cu),
  vec2<u32>(0x28000000u, 0x42344c3bu),
  vec2<u32>(0x75800000u, 0x42730777u),
  vec2<u32>(0x75800000u, 0x42b30777u),
  vec2<u32>(0xecd80000u, 0x42f437eeu),
  vec2<u32>(0xca730000u, 0x4336beecu),
  vec2<u32>(0x30689000u, 0x437b02b9u),
  vec2<u32>(0xbe415a00u, 0x43c0e1b3u),
  vec2<u32>(0xe9b5c620u, 0x4406283bu),
  vec2<u32>(0x6159f06cu, 0x444e7752u),
);

const SPECIAL_LANCZOS_P = array<vec2<u32>, 13>(
  vec2<u32>(0x43c1a49eu, 0x4215ea51u),
  vec2<u32>(0x75f54c57u, 0x4223fc70u),
  vec2<u32>(0x818ab61au, 0x4220a132u),
  vec2<u32>(0x22e8261au, 0x4210b0b5u),
  vec2<u32>(0xb3a5a1e8u, 0x41f67fc1u),
  vec2<u32>(0xf5d3f33fu, 0x41d57418u),
  vec2<u32>(0x7bb95f2au, 0x41adab0cu),
  vec2<u32>(0xf95dcc98u, 0x417df876u),
  vec2<u32>(0x5080f44cu, 0x4145f1e9u),
  vec2<u32>(0x1f8787ebu, 0x4106b642u),
  vec2<u32>(0x858d804u, 0x40bf87acu),
  vec2<u32>(0x7bbc3b52u, 0x406a5a60u),
  vec2<u32>(0x1ff62705u, 0x40040d93u),
);

const SPECIAL_LANCZOS_Q = array<vec2<u32>, 13>(
  vec2<u32>(0x0u, 0x0u),
  vec2<u32>(0x0u, 0x418308a8u),
  vec2<u32>(0x80000000u, 0x419cbd69u),
  vec2<u32>(0xb0000000u, 0x41a1fda6u),
  vec2<u32>(0x70000000u, 0x41991871u),
  vec2<u32>(0x90000000u, 0x4185eeb6u),
  vec2<u32>(0xe0000000u, 0x41697171u),
  vec2<u32>(0x0u, 0x41441f7bu),
  vec2<u32>(0x0u, 0x4115d0bcu),
  vec2<u32>(0x0u, 0x40dfe780u),
  vec2<u32>(0x0u, 0x409e1400u),
  vec2<u32>(0x0u, 0x40508000u),
  vec2<u32>(0x0u, 0x3ff00000u),
);

fn f64_special_erfc_far(x: vec2<u32>) -> vec2<u32> {
  if (f64_lt(x, vec2<u32>(0x0u, 0x3ff40000u))) {
    let s = f64_sub(x, vec2<u32>(0x0u, 0x3ff00000u));
    return f64_sub(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), vec2<u32>(0x60000000u, 0x3feb0ac1u)), f64_div(horner_SPECIAL_PA(s), horner_SPECIAL_QA(s)));
  }
  let s1 = f64_div(vec2<u32>(0x0u, 0x3ff00000u), f64_mul(x, x));
  var q = vec2<u32>(0x0u, 0x0u);
  if (f64_lt(x, vec2<u32>(0xb6db6db7u, 0x4006db6du))) {
    q = f64_div(horner_SPECIAL_RA(s1), horner_SPECIAL_SA(s1));
  } else {
    q = f64_div(horner_SPECIAL_RB(s1), horner_SPECIAL_SB(s1));
  }
  let z = ((x) & (vec2<u32>(0x0u, 0xffffffffu)));
  return f64_div(f64_mul(f64_exp(f64_sub(f64_mul(f64_neg(z), z), vec2<u32>(0x0u, 0x3fe20000u))), f64_exp(f64_add(f64_mul(f64_sub(z, x), f64_add(z, x)), q))), x);
}

fn f64_erf(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_is_nan(x)) {
    return x;
  }
  if (f64_lt(a, vec2<u32>(0x0u, 0x3feb0000u))) {
    if (f64_lt(a, vec2<u32>(0xfffdb73du, 0x3e2fffffu))) {
      return f64_mul(vec2<u32>(0x0u, 0x3fc00000u), f64_add(f64_mul(vec2<u32>(0x0u, 0x40200000u), x), f64_mul(vec2<u32>(0x8214db69u, 0x3ff06ebau), x)));
    }
    let z = f64_mul(x, x);
    return f64_add(x, f64_mul(x, f64_div(horner_SPECIAL_PP(z), horner_SPECIAL_QQ(z))));
  }
  if (f64_le(vec2<u32>(0x0u, 0x40180000u), a)) {
    return f64_copysign(vec2<u32>(0x0u, 0x3ff00000u), x);
  }
  return f64_copysign(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_special_erfc_far(a)), x);
}

fn f64_erfc(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (f64_is_nan(x)) {
    return x;
  }
  if (f64_lt(a, vec2<u32>(0x0u, 0x3feb0000u))) {
    if (f64_lt(a, vec2<u32>(0x0u, 0x3c700000u))) {
      return f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x);
    }
    let z = f64_mul(x, x);
    let y = f64_div(horner_SPECIAL_PP(z), horner_SPECIAL_QQ(z));
    if (f64_lt(x, vec2<u32>(0x0u, 0x3fd00000u))) {
      return f64_sub(vec2<u32>(0x0u, 0x3ff00000u), f64_add(x, f64_mul(x, y)));
    }
    return f64_sub(vec2<u32>(0x0u, 0x3fe00000u), f64_add(f64_sub(x, vec2<u32>(0x0u, 0x3fe00000u)), f64_mul(x, y)));
  }
  if (f64_le(vec2<u32>(0x0u, 0x403c0000u), a)) {
    var t_0: vec2<u32>;
    if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
      t_0 = vec2<u32>(0x0u, 0x40000000u);
    } else {
      t_0 = vec2<u32>(0x0u, 0x0u);
    }
    return t_0;
  }
  let y2 = f64_special_erfc_far(a);
  if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
    return f64_sub(vec2<u32>(0x0u, 0x40000000u), y2);
  }
  return y2;
}

fn f64_erfinv(x: vec2<u32>) -> vec2<u32> {
  let a = f64_abs(x);
  if (((f64_is_nan(x)) | (f64_lt(vec2<u32>(0x0u, 0x3ff00000u), a)))) {
    return F64_NAN;
  }
  if (f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) {
    return f64_copysign(vec2<u32>(0x0u, 0x7ff00000u), x);
  }
  if (f64_lt(a, vec2<u32>(0xe2308c3au, 0x3e45798eu))) {
    return f64_mul(x, vec2<u32>(0x91b4ef6bu, 0x3fec5bf8u));
  }
  let w = f64_log1p(f64_mul(f64_neg(a), a));
  let t = f64_add(vec2<u32>(0x46b7c65eu, 0x401152afu), f64_mul(vec2<u32>(0x0u, 0x3fe00000u), w));
  var y = f64_sqrt(f64_sub(f64_sqrt(f64_sub(f64_mul(t, t), f64_mul(w, vec2<u32>(0x845a8ecdu, 0x401b35fcu)))), t));
  for (var vstep = 0u; vstep < 3u; vstep++) {
    var t_0: vec2<u32>;
    if (f64_lt(a, vec2<u32>(0x0u, 0x3fe00000u))) {
      t_0 = f64_sub(f64_erf(y), a);
    } else {
      t_0 = f64_sub(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), a), f64_erfc(y));
    }
    let d = t_0;
    let f = f64_div(d, f64_mul(vec2<u32>(0x50429b6du, 0x3ff20dd7u), f64_exp(f64_mul(f64_neg(y), y))));
    y = f64_sub(y, f64_div(f, f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_mul(y, f))));
  }
  return f64_copysign(y, x);
}

fn f64_special_sin_pi(x: vec2<u32>) -> vec2<u32> {
  let half_ = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), x);
  let turn = f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_sub(half_, f64_floor(half_)));
  let n = f64_floor(f64_mul(vec2<u32>(0x0u, 0x40100000u), turn));
  let k = f64_floor(f64_mul(f64_add(n, vec2<u32>(0x0u, 0x3ff00000u)), vec2<u32>(0x0u, 0x3fe00000u)));
  let y = f64_mul(f64_sub(turn, f64_mul(vec2<u32>(0x0u, 0x3fe00000u), k)), vec2<u32>(0x54442d18u, 0x400921fbu));
  let odd = ((f64_eq(k, vec2<u32>(0x0u, 0x3ff00000u))) | (f64_eq(k, vec2<u32>(0x0u, 0x40080000u))));
  var t_0: vec2<u32>;
  if (odd) {
    t_0 = f64_cos(y);
  } else {
    t_0 = f64_sin(y);
  }
  let r = t_0;
  if (((f64_eq(k, vec2<u32>(0x0u, 0x40000000u))) | (f64_eq(k, vec2<u32>(0x0u, 0x40080000u))))) {
    return f64_neg(r);
  }
  return r;
}

fn f64_special_log_gamma_near(x: vec2<u32>) -> vec2<u32> {
  let small = f64_le(x, vec2<u32>(0xcccccccdu, 0x3fecccccu));
  var t_0: vec2<u32>;
  if (small) {
    t_0 = f64_neg(f64_log(x));
  } else {
    t_0 = vec2<u32>(0x0u, 0x0u);
  }
  let base = t_0;
  var t_1: vec2<u32>;
  if (small) {
    t_1 = f64_add(x, vec2<u32>(0x0u, 0x3ff00000u));
  } else {
    t_1 = x;
  }
  let shifted = t_1;
  if (f64_le(vec2<u32>(0x339c0ebfu, 0x3ffbb4a2u), shifted)) {
    var t_2: vec2<u32>;
    if (small) {
      t_2 = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), x);
    } else {
      t_2 = f64_sub(vec2<u32>(0x0u, 0x40000000u), x);
    }
    let y = t_2;
    let p = f64_mul(horner_SPECIAL_NEAR_TWO(y), y);
    return f64_add(base, f64_sub(p, f64_mul(vec2<u32>(0x0u, 0x3fe00000u), y)));
  }
  if (f64_le(vec2<u32>(0x339c0ebfu, 0x3ff3b4a2u), shifted)) {
    var t_3: vec2<u32>;
    if (small) {
      t_3 = f64_sub(x, f64_sub(vec2<u32>(0x6356be3fu, 0x3ff762d8u), vec2<u32>(0x0u, 0x3ff00000u)));
    } else {
      t_3 = f64_sub(x, vec2<u32>(0x6356be3fu, 0x3ff762d8u));
    }
    let y5 = t_3;
    let z = f64_mul(y5, y5);
    let p6 = f64_sub(f64_mul(z, horner_SPECIAL_ABOUT_MINIMUM(y5)), vec2<u32>(0xa48a971fu, 0xbc50c7cau));
    return f64_add(base, f64_add(vec2<u32>(0xbcc38a42u, 0xbfbf19b9u), p6));
  }
  var t_6: vec2<u32>;
  if (small) {
    t_6 = x;
  } else {
    t_6 = f64_sub(x, vec2<u32>(0x0u, 0x3ff00000u));
  }
  let y8 = t_6;
  return f64_add(base, f64_add(f64_mul(vec2<u32>(0x0u, 0xbfe00000u), y8), f64_div(f64_mul(y8, horner_SPECIAL_U(y8)), horner_SPECIAL_V(y8))));
}

fn f64_log_gamma(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return x;
  }
  let a = f64_abs(x);
  if (((f64_is_inf(a)) | (((f64_le(x, vec2<u32>(0x0u, 0x0u))) & (f64_eq(x, f64_trunc(x))))))) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  if (f64_lt(a, vec2<u32>(0x0u, 0x3b900000u))) {
    return f64_neg(f64_log(a));
  }
  var r = vec2<u32>(0x0u, 0x0u);
  if (((f64_eq(a, vec2<u32>(0x0u, 0x3ff00000u))) | (f64_eq(a, vec2<u32>(0x0u, 0x40000000u))))) {
    r = vec2<u32>(0x0u, 0x0u);
  } else {
    if (f64_lt(a, vec2<u32>(0x0u, 0x40000000u))) {
      r = f64_special_log_gamma_near(a);
    } else {
      if (f64_lt(a, vec2<u32>(0x0u, 0x40200000u))) {
        let i = f64_trunc(a);
        let y = f64_sub(a, i);
        r = f64_add(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), y), f64_div(f64_mul(y, horner_SPECIAL_S(y)), horner_SPECIAL_R(y)));
        var z = vec2<u32>(0x0u, 0x3ff00000u);
        var k = f64_sub(i, vec2<u32>(0x0u, 0x3ff00000u));
        loop {
          if (!(f64_le(vec2<u32>(0x0u, 0x40000000u), k))) {
            break;
          }
          z = f64_mul(z, f64_add(y, k));
          k = f64_sub(k, vec2<u32>(0x0u, 0x3ff00000u));
        }
        r = f64_add(r, f64_log(z));
      } else {
        if (f64_lt(a, vec2<u32>(0x21c8e000u, 0x438f1614u))) {
          let z1 = f64_div(vec2<u32>(0x0u, 0x3ff00000u), a);
          let w = f64_add(vec2<u32>(0x90c97d69u, 0x3fdacfe3u), f64_mul(z1, horner_SPECIAL_W(f64_mul(z1, z1))));
          r = f64_add(f64_mul(f64_sub(a, vec2<u32>(0x0u, 0x3fe00000u)), f64_sub(f64_log(a), vec2<u32>(0x0u, 0x3ff00000u))), w);
        } else {
          r = f64_mul(a, f64_sub(f64_log(a), vec2<u32>(0x0u, 0x3ff00000u)));
        }
      }
    }
  }
  if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
    return f64_sub(f64_log(f64_div(vec2<u32>(0x54442d18u, 0x400921fbu), f64_mul(f64_abs(f64_special_sin_pi(a)), a))), r);
  }
  return r;
}

fn f64_special_lanczos(x: vec2<u32>) -> vec2<u32> {
  if (f64_lt(x, vec2<u32>(0x0u, 0x40200000u))) {
    return f64_div(horner_SPECIAL_LANCZOS_P(x), horner_SPECIAL_LANCZOS_Q(x));
  }
  var p = vec2<u32>(0x0u, 0x0u);
  var q = vec2<u32>(0x0u, 0x0u);
  for (var i = 0u; i < 13u; i++) {
    p = f64_add(f64_div(p, x), SPECIAL_LANCZOS_P[i]);
    q = f64_add(f64_div(q, x), SPECIAL_LANCZOS_Q[i]);
  }
  return f64_div(p, q);
}

fn f64_gamma(x: vec2<u32>) -> vec2<u32> {
  if (f64_is_nan(x)) {
    return x;
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0x0u))) {
    return f64_copysign(vec2<u32>(0x0u, 0x7ff00000u), x);
  }
  if (f64_eq(x, vec2<u32>(0x0u, 0xfff00000u))) {
    return vec2<u32>(0x0u, 0x7ff00000u);
  }
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x40a1644fu, 0x3c8fb491u))) {
    return f64_div(vec2<u32>(0x0u, 0x3ff00000u), x);
  }
  if (f64_eq(x, f64_trunc(x))) {
    if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
      return vec2<u32>(0x0u, 0x7ff00000u);
    }
    if (f64_le(x, vec2<u32>(0x0u, 0x40370000u))) {
      return SPECIAL_FACTORIALS[((f64_to_u32(x)) - (1u))];
    }
  }
  if (f64_le(vec2<u32>(0x0u, 0x40670000u), a)) {
    if (f64_lt(vec2<u32>(0x0u, 0x0u), x)) {
      return vec2<u32>(0x0u, 0x7ff00000u);
    }
    let n = f64_floor(x);
    var t_0: vec2<u32>;
    if (f64_eq(n, f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_floor(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), n))))) {
      t_0 = vec2<u32>(0x0u, 0x0u);
    } else {
      t_0 = vec2<u32>(0x0u, 0x80000000u);
    }
    return t_0;
  }
  let y = f64_add(a, vec2<u32>(0xb9800000u, 0x40161945u));
  let large = f64_lt(vec2<u32>(0xb9800000u, 0x40161945u), a);
  var t_1: vec2<u32>;
  if (large) {
    t_1 = f64_sub(f64_sub(y, a), vec2<u32>(0xb9800000u, 0x40161945u));
  } else {
    t_1 = f64_sub(f64_sub(y, vec2<u32>(0xb9800000u, 0x40161945u)), a);
  }
  let lost = t_1;
  var correction = lost;
  var z = f64_sub(a, vec2<u32>(0x0u, 0x3fe00000u));
  var r = f64_mul(f64_special_lanczos(a), f64_exp(f64_neg(y)));
  if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
    r = f64_div(f64_neg(vec2<u32>(0x54442d18u, 0x400921fbu)), f64_mul(f64_mul(f64_special_sin_pi(a), a), r));
    correction = f64_neg(lost);
    z = f64_neg(z);
  }
  r = f64_add(r, f64_div(f64_mul(f64_mul(correction, f64_add(vec2<u32>(0xb9800000u, 0x40161945u), vec2<u32>(0x0u, 0x3fe00000u))), r), y));
  let p = f64_pow(y, f64_mul(vec2<u32>(0x0u, 0x3fe00000u), z));
  return f64_mul(f64_mul(r, p), p);
}

const TRIGONOMETRIC_S = array<vec2<u32>, 5>(
  vec2<u32>(0x1110f8a6u, 0x3f811111u),
  vec2<u32>(0x19c161d5u, 0xbf2a01a0u),
  vec2<u32>(0x57b1fe7du, 0x3ec71de3u),
  vec2<u32>(0x8a2b9cebu, 0xbe5ae5e6u),
  vec2<u32>(0x5acfd57cu, 0x3de5d93au),
);

const TRIGONOMETRIC_C = array<vec2<u32>, 6>(
  vec2<u32>(0x5555554cu, 0x3fa55555u),
  vec2<u32>(0x16c15177u, 0xbf56c16cu),
  vec2<u32>(0x19cb1590u, 0x3efa01a0u),
  vec2<u32>(0x809c52adu, 0xbe927e4fu),
  vec2<u32>(0xbdb4b1c4u, 0x3e21ee9eu),
  vec2<u32>(0xbe8838d4u, 0xbda8fae9u),
);

const TRIGONOMETRIC_T_ODD = array<vec2<u32>, 6>(
  vec2<u32>(0x1110fe7au, 0x3fc11111u),
  vec2<u32>(0x8406d637u, 0x3f9664f4u),
  vec2<u32>(0xc9560328u, 0x3f6d6d22u),
  vec2<u32>(0xf2f26501u, 0x3f4344d8u),
  vec2<u32>(0xa03792a6u, 0x3f147e88u),
  vec2<u32>(0xdb605373u, 0xbef375cbu),
);

const TRIGONOMETRIC_T_EVEN = array<vec2<u32>, 6>(
  vec2<u32>(0x1bb341feu, 0x3faba1bau),
  vec2<u32>(0xe96e8493u, 0x3f8226e3u),
  vec2<u32>(0xfee08315u, 0x3f57dbc8u),
  vec2<u32>(0x1a8d1068u, 0x3f3026f7u),
  vec2<u32>(0x32f0a7e9u, 0x3f12b80fu),
  vec2<u32>(0x74bf7ad4u, 0x3efb2a70u),
);

const TRIGONOMETRIC_TWO_OVER_PI = array<u32, 40>(
  0x00000000u,
  0x00000000u,
  0xa2f9836eu,
  0x4e441529u,
  0xfc2757d1u,
  0xf534ddc0u,
  0xdb629599u,
  0x3c439041u,
  0xfe5163abu,
  0xdebbc561u,
  0xb7246e3au,
  0x424dd2e0u,
  0x06492eeau,
  0x09d1921cu,
  0xfe1deb1cu,
  0xb129a73eu,
  0xe88235f5u,
  0x2ebb4484u,
  0xe99c7026u,
  0xb45f7e41u,
  0x3991d639u,
  0x835339f4u,
  0x9c845f8bu,
  0xbdf9283bu,
  0x1ff897ffu,
  0xde05980fu,
  0xef2f118bu,
  0x5a0a6d1fu,
  0x6d367ecfu,
  0x27cb09b7u,
  0x4f463f66u,
  0x9e5fea2du,
  0x7527bac7u,
  0xebe5f17bu,
  0x3d0739f7u,
  0x8a5292eau,
  0x6bfb5fb1u,
  0x1f8d5d08u,
  0x56033046u,
  0xfc7b6babu,
);

fn f64_trigonometric_product_high(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
  let al = (a).x;
  let ah = (u64_shr(a, 32u)).x;
  let bl = (b).x;
  let bh = (u64_shr(b, 32u)).x;
  let ll = u32_mul_wide(al, bl);
  let lh = u32_mul_wide(al, bh);
  let hl = u32_mul_wide(ah, bl);
  let hh = u32_mul_wide(ah, bh);
  let m = u64_add(lh, u64_shr(ll, 32u));
  let n = u64_add(hl, ((m) & (vec2<u32>(0xffffffffu, 0x0u))));
  return u64_add(u64_add(hh, u64_shr(m, 32u)), u64_shr(n, 32u));
}

fn f64_trigonometric_bits_of_two_over_pi(start: u32) -> vec2<u32> {
  let w = ((start) >> (5u));
  let s = ((start) & (31u));
  let a = ((u64_shl(vec2<u32>(TRIGONOMETRIC_TWO_OVER_PI[w], 0u), 32u)) | (vec2<u32>(TRIGONOMETRIC_TWO_OVER_PI[((w) + (1u))], 0u)));
  if (((s) == (0u))) {
    return a;
  }
  return ((u64_shl(a, s)) | (u64_shr(vec2<u32>(TRIGONOMETRIC_TWO_OVER_PI[((w) + (2u))], 0u), ((32u) - (s)))));
}

fn f64_trigonometric_reduce_large(x: vec2<u32>) -> Tuple_i32_f64_f64 {
  let bits = x;
  let m = ((((bits) & (vec2<u32>(0xffffffffu, 0xfffffu)))) | (vec2<u32>(0x0u, 0x100000u)));
  let e = ((bitcast<i32>((u64_shr(bits, 52u)).x)) - (1075));
  let start = bitcast<u32>(((e) + (62)));
  let a = f64_trigonometric_bits_of_two_over_pi(start);
  let b = f64_trigonometric_bits_of_two_over_pi(((start) + (64u)));
  let c = f64_trigonometric_bits_of_two_over_pi(((start) + (128u)));
  let p2 = u64_mul(c, m);
  let c1 = f64_trigonometric_product_high(c, m);
  let bm = u64_mul(b, m);
  var p1 = u64_add(bm, c1);
  var t_0: vec2<u32>;
  if (u64_lt(p1, bm)) {
    t_0 = vec2<u32>(0x1u, 0x0u);
  } else {
    t_0 = vec2<u32>(0x0u, 0x0u);
  }
  let carry = t_0;
  let p0 = u64_add(u64_add(u64_mul(a, m), f64_trigonometric_product_high(b, m)), carry);
  var quadrant = bitcast<i32>((u64_shr(p0, 62u)).x);
  var f0 = ((u64_shl(p0, 2u)) | (u64_shr(p1, 62u)));
  var f1 = ((u64_shl(p1, 2u)) | (u64_shr(p2, 62u)));
  var f2 = u64_shl(p2, 2u);
  let negative = !u64_eq(u64_shr(f0, 63u), vec2<u32>(0x0u, 0x0u));
  if (negative) {
    quadrant = ((quadrant) + (1));
    f2 = u64_neg(f2);
    var t_1: vec2<u32>;
    if (u64_eq(f2, vec2<u32>(0x0u, 0x0u))) {
      t_1 = vec2<u32>(0x1u, 0x0u);
    } else {
      t_1 = vec2<u32>(0x0u, 0x0u);
    }
    p1 = t_1;
    f1 = u64_add(((f1) ^ (vec2<u32>(0xffffffffu, 0xffffffffu))), p1);
    var t_2: vec2<u32>;
    if (((u64_eq(p1, vec2<u32>(0x1u, 0x0u))) & (u64_eq(f1, vec2<u32>(0x0u, 0x0u))))) {
      t_2 = vec2<u32>(0x1u, 0x0u);
    } else {
      t_2 = vec2<u32>(0x0u, 0x0u);
    }
    let more = t_2;
    f0 = u64_add(((f0) ^ (vec2<u32>(0xffffffffu, 0xffffffffu))), more);
  }
  var lead = 0;
  if (u64_eq(f0, vec2<u32>(0x0u, 0x0u))) {
    f0 = f1;
    f1 = f2;
    f2 = vec2<u32>(0x0u, 0x0u);
    lead = 64;
  }
  let z = clz64(f0);
  if (((z) > (0u))) {
    f0 = ((u64_shl(f0, z)) | (u64_shr(f1, ((64u) - (z)))));
    f1 = ((u64_shl(f1, z)) | (u64_shr(f2, ((64u) - (z)))));
    lead = ((lead) + (bitcast<i32>(z)));
  }
  let hi = f64_trigonometric_product_high(f0, vec2<u32>(0x2168c234u, 0xc90fdaa2u));
  let part = u64_mul(f0, vec2<u32>(0x2168c234u, 0xc90fdaa2u));
  let part1 = f64_trigonometric_product_high(f0, vec2<u32>(0x80dc1cd1u, 0xc4c6628bu));
  let part2 = f64_trigonometric_product_high(f1, vec2<u32>(0x2168c234u, 0xc90fdaa2u));
  let s1 = u64_add(part, part1);
  var t_3: vec2<u32>;
  if (u64_lt(s1, part)) {
    t_3 = vec2<u32>(0x1u, 0x0u);
  } else {
    t_3 = vec2<u32>(0x0u, 0x0u);
  }
  let up1 = t_3;
  var low = u64_add(s1, part2);
  var t_4: vec2<u32>;
  if (u64_lt(low, s1)) {
    t_4 = vec2<u32>(0x1u, 0x0u);
  } else {
    t_4 = vec2<u32>(0x0u, 0x0u);
  }
  let up2 = t_4;
  var top = u64_add(u64_add(hi, up1), up2);
  if (u64_eq(u64_shr(top, 63u), vec2<u32>(0x0u, 0x0u))) {
    top = ((u64_shl(top, 1u)) | (u64_shr(low, 63u)));
    low = u64_shl(low, 1u);
    lead = ((lead) + (1));
  }
  let scale = u64_shl(long_from_int(((((1023) - (52))) - (lead))), 52u);
  let scale_low = u64_shl(long_from_int(((((1023) - (105))) - (lead))), 52u);
  let y0 = f64_mul(f64_from_u64(u64_shr(top, 11u)), scale);
  let y1 = f64_mul(f64_from_u64(((u64_shl(((top) & (vec2<u32>(0x7ffu, 0x0u))), 42u)) | (u64_shr(low, 22u)))), scale_low);
  let y = f64_add(y0, y1);
  let t = f64_add(f64_sub(y0, y), y1);
  if (negative) {
    return Tuple_i32_f64_f64(quadrant, f64_neg(y), f64_neg(t));
  }
  return Tuple_i32_f64_f64(quadrant, y, t);
}

fn f64_trigonometric_reduce(x: vec2<u32>) -> Tuple_i32_f64_f64 {
  let a = f64_abs(x);
  if (f64_lt(a, vec2<u32>(0x54442d18u, 0x3fe921fbu))) {
    return Tuple_i32_f64_f64(0, x, vec2<u32>(0x0u, 0x0u));
  }
  if (f64_le(vec2<u32>(0x0u, 0x41300000u), a)) {
    let t_0 = f64_trigonometric_reduce_large(a);
    let q = t_0.m0;
    let y0 = t_0.m1;
    let y1 = t_0.m2;
    if (f64_lt(x, vec2<u32>(0x0u, 0x0u))) {
      return Tuple_i32_f64_f64((-(q)), f64_neg(y0), f64_neg(y1));
    }
    return Tuple_i32_f64_f64(q, y0, y1);
  }
  return f64_trigonometric_reduce_normal(x, a);
}

fn f64_trigonometric_reduce_normal(x: vec2<u32>, a: vec2<u32>) -> Tuple_i32_f64_f64 {
  let n = f64_rint(f64_mul_normal(x, vec2<u32>(0x6dc9c883u, 0x3fe45f30u)));
  var r = f64_sub_normal(x, f64_mul_normal(n, vec2<u32>(0x54400000u, 0x3ff921fbu)));
  var w = f64_mul_normal(n, vec2<u32>(0x1a626331u, 0x3dd0b461u));
  var y0 = f64_sub_normal(r, w);
  let ex = bitcast<i32>(((f64_high(a)) >> (20u)));
  if (((((ex) - (bitcast<i32>(((((f64_high(y0)) >> (20u))) & (0x7ffu)))))) > (16))) {
    let t = r;
    w = f64_mul_normal(n, vec2<u32>(0x1a600000u, 0x3dd0b461u));
    r = f64_sub_normal(t, w);
    w = f64_sub_normal(f64_mul_normal(n, vec2<u32>(0x2e037073u, 0x3ba3198au)), f64_sub_normal(f64_sub_normal(t, r), w));
    y0 = f64_sub_normal(r, w);
    if (((((ex) - (bitcast<i32>(((((f64_high(y0)) >> (20u))) & (0x7ffu)))))) > (49))) {
      let t1 = r;
      w = f64_mul_normal(n, vec2<u32>(0x2e000000u, 0x3ba3198au));
      r = f64_sub_normal(t1, w);
      w = f64_sub_normal(f64_mul_normal(n, vec2<u32>(0x252049c1u, 0x397b839au)), f64_sub_normal(f64_sub_normal(t1, r), w));
      y0 = f64_sub_normal(r, w);
    }
  }
  return Tuple_i32_f64_f64(f64_to_i32(n), y0, f64_sub_normal(f64_sub_normal(r, y0), w));
}

fn f64_trigonometric_wave(x: vec2<u32>, y: vec2<u32>, cosine: bool) -> vec2<u32> {
  let z = f64_mul(x, x);
  if (cosine) {
    let r = f64_mul(z, horner_TRIGONOMETRIC_C(z));
    let half_ = f64_mul(vec2<u32>(0x0u, 0x3fe00000u), z);
    let w = f64_sub(vec2<u32>(0x0u, 0x3ff00000u), half_);
    return f64_add(w, f64_add(f64_sub(f64_sub(vec2<u32>(0x0u, 0x3ff00000u), w), half_), f64_sub(f64_mul(z, r), f64_mul(x, y))));
  }
  let r1 = horner_TRIGONOMETRIC_S(z);
  let v = f64_mul(z, x);
  return f64_sub(x, f64_sub(f64_sub(f64_mul(z, f64_sub(f64_mul(vec2<u32>(0x0u, 0x3fe00000u), y), f64_mul(v, r1))), y), f64_mul(v, vec2<u32>(0x55555549u, 0xbfc55555u))));
}

fn f64_trigonometric_wave_normal(x: vec2<u32>, y: vec2<u32>, cosine: bool) -> vec2<u32> {
  let z = f64_mul_normal(x, x);
  let r = horner_TRIGONOMETRIC_C_or_TRIGONOMETRIC_S_normal(cosine, z);
  var t_0: vec2<u32>;
  if (cosine) {
    t_0 = y;
  } else {
    t_0 = z;
  }
  let product = f64_mul_normal(x, t_0);
  var t_1: vec2<u32>;
  if (cosine) {
    t_1 = z;
  } else {
    t_1 = product;
  }
  let term = f64_mul_normal(r, t_1);
  var t_2: vec2<u32>;
  if (cosine) {
    t_2 = z;
  } else {
    t_2 = y;
  }
  let half_ = f64_mul_normal(vec2<u32>(0x0u, 0x3fe00000u), t_2);
  var t_3: vec2<u32>;
  if (cosine) {
    t_3 = vec2<u32>(0x0u, 0x3ff00000u);
  } else {
    t_3 = half_;
  }
  let first = t_3;
  var t_4: vec2<u32>;
  if (cosine) {
    t_4 = half_;
  } else {
    t_4 = term;
  }
  let short_ = f64_sub_normal(first, t_4);
  var t_5: vec2<u32>;
  if (cosine) {
    t_5 = term;
  } else {
    t_5 = short_;
  }
  let tail = f64_mul_normal(z, t_5);
  var t_6: vec2<u32>;
  if (cosine) {
    t_6 = product;
  } else {
    t_6 = y;
  }
  let low = f64_sub_normal(tail, t_6);
  let rounded = f64_sub_normal(half_, f64_sub_normal(vec2<u32>(0x0u, 0x3ff00000u), short_));
  var t_7: vec2<u32>;
  if (cosine) {
    t_7 = rounded;
  } else {
    t_7 = f64_mul_normal(product, vec2<u32>(0x55555549u, 0xbfc55555u));
  }
  let rest_ = f64_sub_normal(low, t_7);
  var t_8: vec2<u32>;
  if (cosine) {
    t_8 = short_;
  } else {
    t_8 = x;
  }
  let whole = t_8;
  var t_9: vec2<u32>;
  if (cosine) {
    t_9 = rest_;
  } else {
    t_9 = f64_neg(rest_);
  }
  return f64_add_normal(whole, t_9);
}

fn f64_sin(x: vec2<u32>) -> vec2<u32> {
  if (!(f64_is_finite(x))) {
    return F64_NAN;
  }
  if (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x3e400000u))) {
    return x;
  }
  let t_0 = f64_trigonometric_reduce(x);
  let q = t_0.m0;
  let y0 = t_0.m1;
  let y1 = t_0.m2;
  let s = f64_trigonometric_wave_normal(y0, y1, ((((q) & (1))) != (0)));
  if (((((q) & (2))) != (0))) {
    return f64_neg(s);
  }
  return s;
}

fn f64_trigonometric_exponent(x: vec2<u32>) -> vec2<u32> {
  return ((u64_shr(x, 52u)) & (vec2<u32>(0x7ffu, 0x0u)));
}

fn f64_wave_plain(x: vec2<u32>, cosine: bool) -> Tuple_f64_bool {
  let turned = f64_add(f64_mul(x, vec2<u32>(0x6dc9c883u, 0x3fe45f30u)), vec2<u32>(0x0u, 0x43380000u));
  let n = f64_sub(turned, vec2<u32>(0x0u, 0x43380000u));
  var t_0: vec2<u32>;
  if (cosine) {
    t_0 = vec2<u32>(0x1u, 0x0u);
  } else {
    t_0 = vec2<u32>(0x0u, 0x0u);
  }
  let turn = t_0;
  let q = u64_add(turned, turn);
  let r0 = f64_sub(x, f64_mul(n, vec2<u32>(0x54400000u, 0x3ff921fbu)));
  let w0 = f64_mul(n, vec2<u32>(0x1a626331u, 0x3dd0b461u));
  let short_ = f64_sub(r0, w0);
  let part = f64_mul(n, vec2<u32>(0x1a600000u, 0x3dd0b461u));
  let r1 = f64_sub(r0, part);
  let w1 = f64_sub(f64_mul(n, vec2<u32>(0x2e037073u, 0x3ba3198au)), f64_sub(f64_sub(r0, r1), part));
  let long_ = f64_sub(r1, w1);
  let ex = f64_trigonometric_exponent(x);
  let near = i64_lt(vec2<u32>(0x10u, 0x0u), u64_sub(ex, f64_trigonometric_exponent(short_)));
  var t_1: vec2<u32>;
  if (near) {
    t_1 = r1;
  } else {
    t_1 = r0;
  }
  let r = t_1;
  var t_2: vec2<u32>;
  if (near) {
    t_2 = w1;
  } else {
    t_2 = w0;
  }
  let w = t_2;
  var t_3: vec2<u32>;
  if (near) {
    t_3 = long_;
  } else {
    t_3 = short_;
  }
  let y0 = t_3;
  let y1 = f64_sub(f64_sub(r, y0), w);
  let small = f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x41300000u));
  let rare = ((!(small)) | (((near) & (i64_lt(vec2<u32>(0x31u, 0x0u), u64_sub(ex, f64_trigonometric_exponent(long_)))))));
  let c = f64_trigonometric_wave(y0, y1, true);
  let s = f64_trigonometric_wave(y0, y1, false);
  var t_4: vec2<u32>;
  if (!u64_eq(((q) & (vec2<u32>(0x1u, 0x0u))), vec2<u32>(0x0u, 0x0u))) {
    t_4 = c;
  } else {
    t_4 = s;
  }
  let v = t_4;
  var t_5: vec2<u32>;
  if (!u64_eq(((q) & (vec2<u32>(0x2u, 0x0u))), vec2<u32>(0x0u, 0x0u))) {
    t_5 = f64_neg(v);
  } else {
    t_5 = v;
  }
  return Tuple_f64_bool(t_5, rare);
}

fn f64_cos(x: vec2<u32>) -> vec2<u32> {
  if (!(f64_is_finite(x))) {
    return F64_NAN;
  }
  if (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x3e400000u))) {
    return vec2<u32>(0x0u, 0x3ff00000u);
  }
  let t_0 = f64_trigonometric_reduce(x);
  let q = t_0.m0;
  let y0 = t_0.m1;
  let y1 = t_0.m2;
  let s = f64_trigonometric_wave_normal(y0, y1, ((((q) & (1))) == (0)));
  if (((((((q) + (1))) & (2))) != (0))) {
    return f64_neg(s);
  }
  return s;
}

fn f64_sin_cos(x: vec2<u32>) -> Tuple_f64_f64 {
  if (!(f64_is_finite(x))) {
    return Tuple_f64_f64(F64_NAN, F64_NAN);
  }
  let t_0 = f64_trigonometric_reduce(x);
  let q = t_0.m0;
  let y0 = t_0.m1;
  let y1 = t_0.m2;
  let s = f64_trigonometric_wave(y0, y1, false);
  let c = f64_trigonometric_wave(y0, y1, true);
  let odd = ((((q) & (1))) != (0));
  var t_1: vec2<u32>;
  if (odd) {
    t_1 = c;
  } else {
    t_1 = s;
  }
  let a = t_1;
  var t_2: vec2<u32>;
  if (odd) {
    t_2 = s;
  } else {
    t_2 = c;
  }
  let b = t_2;
  var t_3: vec2<u32>;
  if (((((q) & (2))) != (0))) {
    t_3 = f64_neg(a);
  } else {
    t_3 = a;
  }
  let turned = t_3;
  var t_4: vec2<u32>;
  if (((((((q) + (1))) & (2))) != (0))) {
    t_4 = f64_neg(b);
  } else {
    t_4 = b;
  }
  let cosine = t_4;
  var t_5: vec2<u32>;
  if (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x3e400000u))) {
    t_5 = x;
  } else {
    t_5 = turned;
  }
  let sine = t_5;
  return Tuple_f64_f64(sine, cosine);
}

fn f64_tan(x: vec2<u32>) -> vec2<u32> {
  if (!(f64_is_finite(x))) {
    return F64_NAN;
  }
  if (f64_lt(f64_abs(x), vec2<u32>(0x0u, 0x3e400000u))) {
    return x;
  }
  let t_0 = f64_trigonometric_reduce(x);
  let q = t_0.m0;
  let y0 = t_0.m1;
  let y1 = t_0.m2;
  let odd = ((((q) & (1))) != (0));
  var a = y0;
  var b = y1;
  let big = f64_le(vec2<u32>(0x7acc4ef9u, 0x3fe59431u), f64_abs(y0));
  let negative = f64_lt(y0, vec2<u32>(0x0u, 0x0u));
  if (big) {
    if (negative) {
      a = f64_neg(a);
      b = f64_neg(b);
    }
    a = f64_add(f64_sub(vec2<u32>(0x54442d18u, 0x3fe921fbu), a), f64_sub(vec2<u32>(0x33145c07u, 0x3c81a626u), b));
    b = vec2<u32>(0x0u, 0x0u);
  }
  let z = f64_mul(a, a);
  let w = f64_mul(z, z);
  let s = f64_mul(z, a);
  let r = f64_add(f64_add(b, f64_mul(z, f64_add(f64_mul(s, f64_add(horner_TRIGONOMETRIC_T_ODD(w), f64_mul(z, horner_TRIGONOMETRIC_T_EVEN(w)))), b))), f64_mul(s, vec2<u32>(0x55555563u, 0x3fd55555u)));
  let t = f64_add(a, r);
  if (big) {
    var t_1: vec2<u32>;
    if (odd) {
      t_1 = vec2<u32>(0x0u, 0xbff00000u);
    } else {
      t_1 = vec2<u32>(0x0u, 0x3ff00000u);
    }
    let one = t_1;
    let v = f64_sub(one, f64_mul(vec2<u32>(0x0u, 0x40000000u), f64_add(a, f64_sub(r, f64_div(f64_mul(t, t), f64_add(t, one))))));
    var t_2: vec2<u32>;
    if (negative) {
      t_2 = f64_neg(v);
    } else {
      t_2 = v;
    }
    return t_2;
  }
  if (!(odd)) {
    return t;
  }
  let w0 = ((t) & (vec2<u32>(0x0u, 0xffffffffu)));
  let v4 = f64_sub(r, f64_sub(w0, a));
  let inverse = f64_div(vec2<u32>(0x0u, 0xbff00000u), t);
  let short_ = ((inverse) & (vec2<u32>(0x0u, 0xffffffffu)));
  return f64_add(short_, f64_mul(inverse, f64_add(f64_add(vec2<u32>(0x0u, 0x3ff00000u), f64_mul(short_, w0)), f64_mul(short_, v4))));
}

fn f64_high(x: vec2<u32>) -> u32 {
  return (u64_shr(x, 32u)).x;
}

fn f64_without_low(x: vec2<u32>) -> vec2<u32> {
  return ((x) & (vec2<u32>(0x0u, 0xffffffffu)));
}

fn f64_power_of_two(k: i32) -> vec2<u32> {
  return u64_shl(long_from_int(((k) + (1023))), 52u);
}

fn f64_scaled(y: vec2<u32>, k: i32) -> vec2<u32> {
  if (((k) > (1023))) {
    return f64_mul(f64_mul(y, f64_power_of_two(1023)), f64_power_of_two(min(((k) - (1023)), 1023)));
  }
  if (((k) < ((-1021)))) {
    return f64_mul(f64_mul(y, f64_power_of_two(max(((k) + (1000)), (-1022)))), f64_power_of_two((-1000)));
  }
  return f64_mul(y, f64_power_of_two(k));
}

fn horner_EXPONENTIAL_P(x: Double) -> Double {
  var c = EXPONENTIAL_P;
  var r = c[4];
  for (var i = 4; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_EXPONENTIAL_Q(x: Double) -> Double {
  var c = EXPONENTIAL_Q;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_INVERSE_ASIN_P(x: Double) -> Double {
  var c = INVERSE_ASIN_P;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_INVERSE_ASIN_Q(x: Double) -> Double {
  var c = INVERSE_ASIN_Q;
  var r = c[4];
  for (var i = 4; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_INVERSE_ATAN(x: Double) -> Double {
  var c = INVERSE_ATAN;
  var r = c[10];
  for (var i = 10; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_A(x: Double) -> Double {
  var c = NORMAL_A;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_B(x: Double) -> Double {
  var c = NORMAL_B;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_C(x: Double) -> Double {
  var c = NORMAL_C;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_D(x: Double) -> Double {
  var c = NORMAL_D;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_E(x: Double) -> Double {
  var c = NORMAL_E;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_NORMAL_F(x: Double) -> Double {
  var c = NORMAL_F;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_POWERS_LOG_SERIES(x: Double) -> Double {
  var c = POWERS_LOG_SERIES;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_POWERS_EXP_SERIES(x: Double) -> Double {
  var c = POWERS_EXP_SERIES;
  var r = c[4];
  for (var i = 4; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_PA(x: Double) -> Double {
  var c = SPECIAL_PA;
  var r = c[6];
  for (var i = 6; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_QA(x: Double) -> Double {
  var c = SPECIAL_QA;
  var r = c[6];
  for (var i = 6; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_RA(x: Double) -> Double {
  var c = SPECIAL_RA;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_SA(x: Double) -> Double {
  var c = SPECIAL_SA;
  var r = c[8];
  for (var i = 8; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_RB(x: Double) -> Double {
  var c = SPECIAL_RB;
  var r = c[6];
  for (var i = 6; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_SB(x: Double) -> Double {
  var c = SPECIAL_SB;
  var r = c[7];
  for (var i = 7; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_PP(x: Double) -> Double {
  var c = SPECIAL_PP;
  var r = c[4];
  for (var i = 4; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_QQ(x: Double) -> Double {
  var c = SPECIAL_QQ;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_NEAR_TWO(x: Double) -> Double {
  var c = SPECIAL_NEAR_TWO;
  var r = c[11];
  for (var i = 11; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_ABOUT_MINIMUM(x: Double) -> Double {
  var c = SPECIAL_ABOUT_MINIMUM;
  var r = c[14];
  for (var i = 14; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_U(x: Double) -> Double {
  var c = SPECIAL_U;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_V(x: Double) -> Double {
  var c = SPECIAL_V;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_S(x: Double) -> Double {
  var c = SPECIAL_S;
  var r = c[6];
  for (var i = 6; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_R(x: Double) -> Double {
  var c = SPECIAL_R;
  var r = c[6];
  for (var i = 6; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_W(x: Double) -> Double {
  var c = SPECIAL_W;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_LANCZOS_P(x: Double) -> Double {
  var c = SPECIAL_LANCZOS_P;
  var r = c[12];
  for (var i = 12; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_SPECIAL_LANCZOS_Q(x: Double) -> Double {
  var c = SPECIAL_LANCZOS_Q;
  var r = c[12];
  for (var i = 12; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_TRIGONOMETRIC_C(x: Double) -> Double {
  var c = TRIGONOMETRIC_C;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_TRIGONOMETRIC_S(x: Double) -> Double {
  var c = TRIGONOMETRIC_S;
  var r = c[4];
  for (var i = 4; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_TRIGONOMETRIC_C_or_TRIGONOMETRIC_S_normal(first: bool, x: Double) -> Double {
  var c = TRIGONOMETRIC_C;
  var d = array<vec2<u32>, 6>(vec2<u32>(0x1110f8a6u, 0x3f811111u), vec2<u32>(0x19c161d5u, 0xbf2a01a0u), vec2<u32>(0x57b1fe7du, 0x3ec71de3u), vec2<u32>(0x8a2b9cebu, 0xbe5ae5e6u), vec2<u32>(0x5acfd57cu, 0x3de5d93au), vec2<u32>(0u, 0u));
  var r = select(d[5], c[5], first);
  for (var i = 5; i > 0; i--) {
    r = f64_add_normal(f64_mul_normal(r, x), select(d[i - 1], c[i - 1], first));
  }
  return r;
}

fn horner_TRIGONOMETRIC_T_ODD(x: Double) -> Double {
  var c = TRIGONOMETRIC_T_ODD;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}

fn horner_TRIGONOMETRIC_T_EVEN(x: Double) -> Double {
  var c = TRIGONOMETRIC_T_EVEN;
  var r = c[5];
  for (var i = 5; i > 0; i--) {
    r = f64_add(f64_mul(r, x), c[i - 1]);
  }
  return r;
}
