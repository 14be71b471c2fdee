// Written by scripts/transcribe from src/op/math. Not to be edited.

fn f32_long_remainder(x: f32, y: f32) -> f32 {
  var a = bitcast<u32>(f32_abs(x));
  let b = bitcast<u32>(f32_abs(y));
  if (((a) < (b))) {
    return f32_abs(x);
  }
  var ea = bitcast<i32>(((a) >> (23u)));
  var eb = bitcast<i32>(((b) >> (23u)));
  var ma = ((a) & (0x007fffffu));
  var mb = ((b) & (0x007fffffu));
  if (((ea) == (0))) {
    ea = 1;
  } else {
    ma = ((ma) | (0x00800000u));
  }
  if (((eb) == (0))) {
    eb = 1;
  } else {
    mb = ((mb) | (0x00800000u));
  }
  loop {
    if (!(((((ma) < (0x00800000u))) & (((ma) != (0u)))))) {
      break;
    }
    ma = ((ma) << (1u));
    ea = ((ea) - (1));
  }
  loop {
    if (!(((mb) < (0x00800000u)))) {
      break;
    }
    mb = ((mb) << (1u));
    eb = ((eb) - (1));
  }
  loop {
    if (!(((ea) > (eb)))) {
      break;
    }
    if (((ma) >= (mb))) {
      ma = ((ma) - (mb));
    }
    ma = ((ma) << (1u));
    ea = ((ea) - (1));
  }
  if (((ma) >= (mb))) {
    ma = ((ma) - (mb));
  }
  if (((ma) == (0u))) {
    return bitcast<f32>(0x0u);
  }
  loop {
    if (!(((((ma) < (0x00800000u))) & (((ea) > (1)))))) {
      break;
    }
    ma = ((ma) << (1u));
    ea = ((ea) - (1));
  }
  loop {
    if (!(((ea) < (1)))) {
      break;
    }
    ma = ((ma) >> (1u));
    ea = ((ea) + (1));
  }
  a = ma;
  if (((ma) >= (0x00800000u))) {
    a = ((((ma) & (0x007fffffu))) | (((bitcast<u32>(ea)) << (23u))));
  }
  return bitcast<f32>(a);
}

fn f32_modulo(x: f32, y: f32) -> f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return x;
  }
  if (((!(f32_is_finite(x))) | (f32_is_nan(y)))) {
    return f32_nan();
  }
  if (f32_is_inf(y)) {
    if (((f32_eq(x, bitcast<f32>(0x0u))) | (((f32_lt(x, bitcast<f32>(0x0u))) == (f32_lt(y, bitcast<f32>(0x0u))))))) {
      return x;
    }
    return y;
  }
  let q = f32_div_exact(x, y);
  if (!f32_eq(y, f32_floor(y))) {
    let near = f32_floor(f32_add(q, bitcast<f32>(0x3f000000u)));
    if (((f32_lt(f32_abs(f32_sub(q, near)), f32_mul(bitcast<f32>(0x34000000u), f32_abs(near)))) & (f32_lt(f32_abs(q), bitcast<f32>(0x4b800000u))))) {
      return f32_copysign(bitcast<f32>(0x0u), y);
    }
  }
  let r = f32_long_remainder(x, y);
  if (((!f32_eq(r, bitcast<f32>(0x0u))) & (((f32_lt(x, bitcast<f32>(0x0u))) != (f32_lt(y, bitcast<f32>(0x0u))))))) {
    return f32_copysign(f32_sub(f32_abs(y), r), y);
  }
  return f32_copysign(r, y);
}

fn f32_remainder(x: f32, y: f32) -> f32 {
  if (((((f32_eq(y, bitcast<f32>(0x0u))) | (!(f32_is_finite(x))))) | (f32_is_nan(y)))) {
    return f32_nan();
  }
  if (f32_is_inf(y)) {
    return x;
  }
  let q = f32_div_exact(x, y);
  if (!f32_eq(y, f32_floor(y))) {
    let near = f32_floor(f32_add(q, bitcast<f32>(0x3f000000u)));
    if (((f32_lt(f32_abs(f32_sub(q, near)), f32_mul(bitcast<f32>(0x34000000u), f32_abs(near)))) & (f32_lt(f32_abs(q), bitcast<f32>(0x4b800000u))))) {
      return f32_copysign(bitcast<f32>(0x0u), x);
    }
  }
  return f32_copysign(f32_long_remainder(x, y), x);
}

fn f32_sign(x: f32) -> f32 {
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x0u), x)) {
    t_0 = bitcast<f32>(0x3f800000u);
  } else {
    t_0 = x;
  }
  let up = t_0;
  if (f32_lt(x, bitcast<f32>(0x0u))) {
    return bitcast<f32>(0xbf800000u);
  }
  return up;
}

fn f32_least(x: f32, y: f32) -> f32 {
  if (((f32_lt(y, x)) | (f32_is_nan(x)))) {
    return y;
  }
  return x;
}

fn f32_greatest(x: f32, y: f32) -> f32 {
  if (((f32_lt(x, y)) | (f32_is_nan(x)))) {
    return y;
  }
  return x;
}

fn f32_whole_quotient(x: f32, y: f32) -> f32 {
  return f32_trunc(f32_div_exact(x, y));
}

fn f32_complex_mul(a: f32, b: f32, x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_mul(a, x), f32_mul(b, x));
  }
  if (f32_eq(b, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_mul(a, x), f32_mul(a, y));
  }
  let re = f32_sub(f32_rounded(f32_mul(a, x)), f32_rounded(f32_mul(b, y)));
  let im = f32_add(f32_rounded(f32_mul(a, y)), f32_rounded(f32_mul(b, x)));
  return Tuple_f32_f32(re, im);
}

fn f32_complex_div(a: f32, b: f32, x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_div(a, x), f32_div(b, x));
  }
  if (((f32_is_inf(x)) | (f32_is_inf(y)))) {
    let steep = f32_lt(f32_abs(x), f32_abs(y));
    var t_0: f32;
    if (steep) {
      t_0 = f32_div(x, y);
    } else {
      t_0 = f32_div(y, x);
    }
    let r = t_0;
    var t_1: f32;
    if (steep) {
      t_1 = f32_add(f32_mul(x, r), y);
    } else {
      t_1 = f32_add(x, f32_mul(y, r));
    }
    let d = t_1;
    var t_2: f32;
    if (steep) {
      t_2 = f32_add(f32_mul(a, r), b);
    } else {
      t_2 = f32_add(a, f32_mul(b, r));
    }
    let re = t_2;
    var t_3: f32;
    if (steep) {
      t_3 = f32_sub(f32_mul(b, r), a);
    } else {
      t_3 = f32_sub(b, f32_mul(a, r));
    }
    let im = t_3;
    return Tuple_f32_f32(f32_div(re, d), f32_div(im, d));
  }
  let exponent_ = ((max(((bitcast<u32>(x)) & (0x7fffffffu)), ((bitcast<u32>(y)) & (0x7fffffffu)))) >> (23u));
  let scale = bitcast<f32>(((((253u) - (min(max(exponent_, 1u), 252u)))) << (23u)));
  let c = f32_mul(x, scale);
  let d5 = f32_mul(y, scale);
  let p = f32_mul(a, scale);
  let q = f32_mul(b, scale);
  let square = f32_add(f32_mul(c, c), f32_mul(d5, d5));
  let re6 = f32_add(f32_rounded(f32_mul(p, c)), f32_rounded(f32_mul(q, d5)));
  let im7 = f32_sub(f32_rounded(f32_mul(q, c)), f32_rounded(f32_mul(p, d5)));
  return Tuple_f32_f32(f32_div(re6, square), f32_div(im7, square));
}

fn f32_complex_square(a: f32, b: f32) -> Tuple_f32_f32 {
  if (f32_eq(b, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_mul(a, a), bitcast<f32>(0x0u));
  }
  let p = f32_mul(a, b);
  return Tuple_f32_f32(f32_sub(f32_rounded(f32_mul(a, a)), f32_rounded(f32_mul(b, b))), f32_add(p, p));
}

fn f32_complex_whole_power(a: f32, b: f32, exponent_: i32) -> Tuple_f32_f32 {
  if (f32_eq(b, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_whole_power(a, exponent_), bitcast<f32>(0x0u));
  }
  if (f32_eq(a, bitcast<f32>(0x0u))) {
    let p = f32_whole_power(b, exponent_);
    let turns = ((exponent_) & (3));
    var t_0: f32;
    if (((turns) > (1))) {
      t_0 = f32_neg(p);
    } else {
      t_0 = p;
    }
    let signed_ = t_0;
    if (((((turns) & (1))) == (1))) {
      return Tuple_f32_f32(bitcast<f32>(0x0u), signed_);
    }
    return Tuple_f32_f32(signed_, bitcast<f32>(0x0u));
  }
  let t_1 = f32_complex_singles_by_squaring(a, b, int_magnitude(exponent_));
  let x = t_1.m0;
  let y = t_1.m1;
  let lost = !(((f32_is_finite(x)) & (f32_is_finite(y))));
  if (((((((((exponent_) < (0))) & (lost))) & (f32_is_finite(a)))) & (f32_is_finite(b)))) {
    return Tuple_f32_f32(bitcast<f32>(0x0u), bitcast<f32>(0x0u));
  }
  if (((((exponent_) < (0))) & (f32_eq(y, bitcast<f32>(0x0u))))) {
    return Tuple_f32_f32(f32_div(bitcast<f32>(0x3f800000u), x), bitcast<f32>(0x0u));
  }
  if (((exponent_) < (0))) {
    return f32_complex_div(bitcast<f32>(0x3f800000u), bitcast<f32>(0x0u), x, y);
  }
  return Tuple_f32_f32(x, y);
}

fn f32_complex_singles_by_squaring(a: f32, b: f32, exponent_: u32) -> Tuple_f32_f32 {
  var n = exponent_;
  var sx = a;
  var sy = b;
  var rx = bitcast<f32>(0x3f800000u);
  var ry = bitcast<f32>(0x0u);
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
        let t_0 = f32_complex_mul(rx, ry, sx, sy);
        let px = t_0.m0;
        let py = t_0.m1;
        rx = px;
        ry = py;
      }
    }
    n = ((n) >> (1u));
    if (((n) > (0u))) {
      let t_1 = f32_complex_square(sx, sy);
      let qx = t_1.m0;
      let qy = t_1.m1;
      sx = qx;
      sy = qy;
    }
  }
  return Tuple_f32_f32(rx, ry);
}

fn f32_complex_sign(x: f32, y: f32) -> Tuple_f32_f32 {
  let r = f32_hypot(x, y);
  if (f32_eq(r, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(bitcast<f32>(0x0u), bitcast<f32>(0x0u));
  }
  return Tuple_f32_f32(f32_div(x, r), f32_div(y, r));
}

fn f32_complex_sqrt(x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    if (f32_lt(x, bitcast<f32>(0x0u))) {
      return Tuple_f32_f32(bitcast<f32>(0x0u), f32_copysign(f32_sqrt(f32_neg(x)), y));
    }
    return Tuple_f32_f32(f32_sqrt(x), y);
  }
  if (f32_is_inf(y)) {
    return Tuple_f32_f32(f32_inf(), y);
  }
  var before = bitcast<f32>(0x3f800000u);
  var after = bitcast<f32>(0x3f800000u);
  if (((f32_lt(bitcast<f32>(0x7cf0bdc2u), f32_abs(x))) | (f32_lt(bitcast<f32>(0x7cf0bdc2u), f32_abs(y))))) {
    before = bitcast<f32>(0x3e800000u);
    after = bitcast<f32>(0x40000000u);
  } else {
    if (((f32_lt(f32_abs(x), bitcast<f32>(0xda24260u))) & (f32_lt(f32_abs(y), bitcast<f32>(0xda24260u))))) {
      before = bitcast<f32>(0x5f800000u);
      after = bitcast<f32>(0x2f800000u);
    }
  }
  let a = f32_mul(x, before);
  let b = f32_mul(y, before);
  let t = f32_sqrt(f32_mul(bitcast<f32>(0x3f000000u), f32_add(f32_hypot(a, b), f32_abs(a))));
  let u = f32_div(b, f32_mul(bitcast<f32>(0x40000000u), t));
  if (f32_le(bitcast<f32>(0x0u), x)) {
    return Tuple_f32_f32(f32_mul(t, after), f32_mul(u, after));
  }
  return Tuple_f32_f32(f32_mul(f32_abs(u), after), f32_mul(f32_copysign(t, y), after));
}

fn f32_complex_exp(x: f32, y: f32) -> Tuple_f32_f32 {
  let e = f32_exp(x);
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(e, y);
  }
  if (((f32_eq(x, f32_neg(f32_inf()))) & (!(f32_is_finite(y))))) {
    return Tuple_f32_f32(bitcast<f32>(0x0u), bitcast<f32>(0x0u));
  }
  return Tuple_f32_f32(f32_mul(e, f32_cos(y)), f32_mul(e, f32_sin(y)));
}

fn f32_complex_expm1(x: f32, y: f32) -> Tuple_f32_f32 {
  let e = f32_expm1(x);
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(e, y);
  }
  let s = f32_sin(y);
  let c = f32_cos(y);
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x0u), c)) {
    t_0 = f32_div(f32_mul(s, s), f32_add(bitcast<f32>(0x3f800000u), c));
  } else {
    t_0 = f32_sub(bitcast<f32>(0x3f800000u), c);
  }
  let versine = t_0;
  return Tuple_f32_f32(f32_sub(f32_mul(e, c), versine), f32_mul(f32_exp(x), s));
}

fn f32_complex_singles_is_near_circle(big: f32) -> bool {
  return ((f32_lt(bitcast<f32>(0x3f000000u), big)) & (f32_lt(big, bitcast<f32>(0x40000000u))));
}

fn f32_complex_singles_log_near_circle(big: f32, small: f32) -> f32 {
  return f32_mul(bitcast<f32>(0x3f000000u), f32_log1p(f32_add(f32_mul(f32_sub(big, bitcast<f32>(0x3f800000u)), f32_add(big, bitcast<f32>(0x3f800000u))), f32_mul(small, small))));
}

fn f32_complex_log(x: f32, y: f32) -> Tuple_f32_f32 {
  let a = f32_abs(x);
  let b = f32_abs(y);
  var t_0: f32;
  if (f32_lt(b, a)) {
    t_0 = a;
  } else {
    t_0 = b;
  }
  let big = t_0;
  var t_1: f32;
  if (f32_lt(b, a)) {
    t_1 = b;
  } else {
    t_1 = a;
  }
  let small = t_1;
  let angle = f32_atan2(y, x);
  let known = ((!(f32_is_nan(x))) & (!(f32_is_nan(y))));
  if (((known) & (f32_complex_singles_is_near_circle(big)))) {
    return Tuple_f32_f32(f32_complex_singles_log_near_circle(big, small), angle);
  }
  if (((f32_lt(bitcast<f32>(0x7e967699u), big)) & (!(f32_is_inf(big))))) {
    return Tuple_f32_f32(f32_add(f32_log(f32_hypot(f32_mul(bitcast<f32>(0x3f000000u), x), f32_mul(bitcast<f32>(0x3f000000u), y))), bitcast<f32>(0x3f317218u)), angle);
  }
  return Tuple_f32_f32(f32_log(f32_hypot(x, y)), angle);
}

fn f32_complex_log1p(x: f32, y: f32) -> Tuple_f32_f32 {
  if (((((f32_lt(bitcast<f32>(0xbf000000u), x)) & (f32_lt(x, bitcast<f32>(0x3f000000u))))) & (f32_lt(f32_abs(y), bitcast<f32>(0x3f000000u))))) {
    return Tuple_f32_f32(f32_mul(bitcast<f32>(0x3f000000u), f32_log1p(f32_add(f32_mul(x, f32_add(bitcast<f32>(0x40000000u), x)), f32_mul(y, y)))), f32_atan2(y, f32_add(bitcast<f32>(0x3f800000u), x)));
  }
  return f32_complex_log(f32_add(bitcast<f32>(0x3f800000u), x), y);
}

fn f32_complex_log2(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_log(x, y);
  let re = t_0.m0;
  let im = t_0.m1;
  let r = f32_hypot(x, y);
  let far = ((!(f32_complex_singles_is_near_circle(r))) & (!(f32_is_inf(r))));
  var t_1: f32;
  if (far) {
    t_1 = f32_log2(r);
  } else {
    t_1 = f32_div(re, bitcast<f32>(0x3f317218u));
  }
  return Tuple_f32_f32(t_1, f32_div(im, bitcast<f32>(0x3f317218u)));
}

fn f32_complex_log10(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_log(x, y);
  let re = t_0.m0;
  let im = t_0.m1;
  let r = f32_hypot(x, y);
  let far = ((!(f32_complex_singles_is_near_circle(r))) & (!(f32_is_inf(r))));
  var t_1: f32;
  if (far) {
    t_1 = f32_log10(r);
  } else {
    t_1 = f32_div(re, bitcast<f32>(0x40135d8eu));
  }
  return Tuple_f32_f32(t_1, f32_div(im, bitcast<f32>(0x40135d8eu)));
}

fn f32_complex_sinh(x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_sinh(x), y);
  }
  return Tuple_f32_f32(f32_mul(f32_sinh(x), f32_cos(y)), f32_mul(f32_cosh(x), f32_sin(y)));
}

fn f32_complex_cosh(x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_cosh(x), bitcast<f32>(0x0u));
  }
  return Tuple_f32_f32(f32_mul(f32_cosh(x), f32_cos(y)), f32_mul(f32_sinh(x), f32_sin(y)));
}

fn f32_complex_tanh(x: f32, y: f32) -> Tuple_f32_f32 {
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    return Tuple_f32_f32(f32_tanh(x), y);
  }
  let sh = f32_sinh(x);
  let ch = f32_cosh(x);
  let s = f32_sin(y);
  let c = f32_cos(y);
  if (f32_lt(bitcast<f32>(0x41200000u), f32_abs(x))) {
    return Tuple_f32_f32(f32_copysign(bitcast<f32>(0x3f800000u), x), f32_mul(f32_div(s, ch), f32_div(c, ch)));
  }
  let d = f32_add(f32_mul(sh, sh), f32_mul(c, c));
  return Tuple_f32_f32(f32_div(f32_mul(sh, ch), d), f32_div(f32_mul(s, c), d));
}

fn f32_complex_sin(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_sinh(f32_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f32_f32(im, f32_neg(re));
}

fn f32_complex_cos(x: f32, y: f32) -> Tuple_f32_f32 {
  return f32_complex_cosh(f32_neg(y), x);
}

fn f32_complex_tan(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_tanh(f32_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f32_f32(im, f32_neg(re));
}

fn f32_complex_asin(x: f32, y: f32) -> Tuple_f32_f32 {
  if (((f32_is_nan(x)) | (f32_is_nan(y)))) {
    return Tuple_f32_f32(f32_nan(), f32_nan());
  }
  if (((f32_eq(y, bitcast<f32>(0x0u))) & (f32_lt(bitcast<f32>(0x3f800000u), f32_abs(x))))) {
    let h = f32_acosh(f32_abs(x));
    if (f32_lt(bitcast<f32>(0x0u), x)) {
      return Tuple_f32_f32(bitcast<f32>(0x3fc90fdbu), f32_neg(h));
    }
    return Tuple_f32_f32(f32_neg(bitcast<f32>(0x3fc90fdbu)), h);
  }
  let t_0 = f32_complex_sqrt(f32_sub(bitcast<f32>(0x3f800000u), x), f32_neg(y));
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f32_complex_sqrt(f32_add(bitcast<f32>(0x3f800000u), x), y);
  let c = t_1.m0;
  let d = t_1.m1;
  let t_2 = f32_complex_mul(a, b, c, d);
  let product = t_2.m0;
  let vother = t_2.m1;
  return Tuple_f32_f32(f32_atan2(x, product), f32_asinh(f32_sub(f32_mul(a, d), f32_mul(b, c))));
}

fn f32_complex_acos(x: f32, y: f32) -> Tuple_f32_f32 {
  if (((f32_is_nan(x)) | (f32_is_nan(y)))) {
    return Tuple_f32_f32(f32_nan(), f32_nan());
  }
  if (f32_eq(y, bitcast<f32>(0x0u))) {
    if (f32_le(f32_abs(x), bitcast<f32>(0x3f800000u))) {
      return Tuple_f32_f32(f32_acos(x), bitcast<f32>(0x0u));
    }
    if (f32_lt(bitcast<f32>(0x3f800000u), f32_abs(x))) {
      let h = f32_acosh(f32_abs(x));
      if (f32_lt(bitcast<f32>(0x0u), x)) {
        return Tuple_f32_f32(bitcast<f32>(0x0u), h);
      }
      return Tuple_f32_f32(bitcast<f32>(0x40490fdbu), f32_neg(h));
    }
  }
  let t_0 = f32_complex_sqrt(f32_sub(bitcast<f32>(0x3f800000u), x), f32_neg(y));
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f32_complex_sqrt(f32_add(bitcast<f32>(0x3f800000u), x), y);
  let c = t_1.m0;
  let d = t_1.m1;
  return Tuple_f32_f32(f32_mul(bitcast<f32>(0x40000000u), f32_atan2(a, c)), f32_asinh(f32_sub(f32_mul(c, b), f32_mul(d, a))));
}

fn f32_complex_asinh(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_asin(f32_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f32_f32(im, f32_neg(re));
}

fn f32_complex_acosh(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_sqrt(f32_sub(x, bitcast<f32>(0x3f800000u)), y);
  let a = t_0.m0;
  let b = t_0.m1;
  let t_1 = f32_complex_sqrt(f32_add(x, bitcast<f32>(0x3f800000u)), y);
  let c = t_1.m0;
  let d = t_1.m1;
  return Tuple_f32_f32(f32_asinh(f32_add(f32_mul(a, c), f32_mul(b, d))), f32_mul(bitcast<f32>(0x40000000u), f32_atan2(b, c)));
}

fn f32_complex_atanh(x: f32, y: f32) -> Tuple_f32_f32 {
  let a = f32_abs(x);
  if (((f32_eq(y, bitcast<f32>(0x0u))) & (f32_lt(bitcast<f32>(0x3f800000u), a)))) {
    let re = f32_mul(bitcast<f32>(0x3f000000u), f32_log1p(f32_div(bitcast<f32>(0x40000000u), f32_sub(a, bitcast<f32>(0x3f800000u)))));
    return Tuple_f32_f32(f32_copysign(re, x), bitcast<f32>(0x3fc90fdbu));
  }
  let near = f32_add(f32_mul(f32_sub(bitcast<f32>(0x3f800000u), a), f32_sub(bitcast<f32>(0x3f800000u), a)), f32_mul(y, y));
  let im = f32_mul(bitcast<f32>(0x3f000000u), f32_atan2(f32_mul(bitcast<f32>(0x40000000u), y), f32_sub(f32_mul(f32_sub(bitcast<f32>(0x3f800000u), a), f32_add(bitcast<f32>(0x3f800000u), a)), f32_mul(y, y))));
  if (f32_is_inf(near)) {
    return Tuple_f32_f32(bitcast<f32>(0x0u), im);
  }
  if (f32_lt(near, bitcast<f32>(0xda24260u))) {
    let r = f32_mul(bitcast<f32>(0x3f000000u), f32_sub(bitcast<f32>(0x3f317218u), f32_log(f32_hypot(f32_sub(bitcast<f32>(0x3f800000u), a), y))));
    return Tuple_f32_f32(f32_copysign(r, x), im);
  }
  return Tuple_f32_f32(f32_copysign(f32_mul(bitcast<f32>(0x3e800000u), f32_log1p(f32_div(f32_mul(bitcast<f32>(0x40800000u), a), near))), x), im);
}

fn f32_complex_atan(x: f32, y: f32) -> Tuple_f32_f32 {
  let t_0 = f32_complex_atanh(f32_neg(y), x);
  let re = t_0.m0;
  let im = t_0.m1;
  return Tuple_f32_f32(im, f32_neg(re));
}

const EXPONENTIAL_E_F32 = array<f32, 5>(
  bitcast<f32>(0x3efffffeu),
  bitcast<f32>(0x3e2aaa49u),
  bitcast<f32>(0x3d2aac5bu),
  bitcast<f32>(0x3c091cd1u),
  bitcast<f32>(0x3ab523a4u),
);

const EXPONENTIAL_E2_F32 = array<f32, 6>(
  bitcast<f32>(0x3f317218u),
  bitcast<f32>(0x3e75fdeeu),
  bitcast<f32>(0x3d635774u),
  bitcast<f32>(0x3c1d96a6u),
  bitcast<f32>(0x3aaf9f29u),
  bitcast<f32>(0x3920fddeu),
);

fn f32_is_rare_exponent(x: f32) -> bool {
  let near = f32_lt(f32_abs(x), bitcast<f32>(0x42ae0000u));
  return !(near);
}

fn f32_exp_plain(x: f32) -> f32 {
  let s = f32_poised(f32_mul(x, bitcast<f32>(0x3fb8aa3bu)));
  let n = f32_settled(s);
  let r = f32_add(f32_sub(x, f32_mul(n, bitcast<f32>(0x3f318000u))), f32_mul(n, bitcast<f32>(0x395e8083u)));
  let t_0 = r;
  var t_1 = bitcast<f32>(0x3ab523a4u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c091cd1u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d2aac5bu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2aaa49u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3efffffeu));
  return f32_lifted(f32_add(f32_add(f32_mul(f32_mul(r, r), t_1), r), bitcast<f32>(0x3f800000u)), bitcast<i32>(bitcast<u32>(s)));
}

fn f32_expm1_plain(x: f32) -> f32 {
  let s = f32_poised(f32_mul(x, bitcast<f32>(0x3fb8aa3bu)));
  let n = f32_settled(s);
  let r = f32_add(f32_sub(x, f32_mul(n, bitcast<f32>(0x3f318000u))), f32_mul(n, bitcast<f32>(0x395e8083u)));
  let t_0 = r;
  var t_1 = bitcast<f32>(0x3ab523a4u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c091cd1u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d2aac5bu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2aaa49u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3efffffeu));
  let p = f32_add(f32_mul(f32_mul(r, r), t_1), r);
  let two = f32_lifted(bitcast<f32>(0x3f800000u), bitcast<i32>(bitcast<u32>(s)));
  return f32_add(f32_mul(two, p), f32_sub(two, bitcast<f32>(0x3f800000u)));
}

fn f32_expm1_near(x: f32) -> f32 {
  let k = f32_near(f32_mul(x, bitcast<f32>(0x3fb8aa3bu)));
  let n = f32(k);
  let r = f32_add(f32_sub(x, f32_mul(n, bitcast<f32>(0x3f318000u))), f32_mul(n, bitcast<f32>(0x395e8083u)));
  let two = f32_power_of_two(k);
  let t_0 = r;
  var t_1 = bitcast<f32>(0x3ab523a4u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c091cd1u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d2aac5bu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2aaa49u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3efffffeu));
  return f32_add(f32_mul(two, f32_add(f32_mul(f32_mul(r, r), t_1), r)), f32_sub(two, bitcast<f32>(0x3f800000u)));
}

fn f32_exp(x: f32) -> f32 {
  if (!(f32_is_rare_exponent(x))) {
    return f32_exp_plain(x);
  }
  let over = f32_lt(bitcast<f32>(0x42b17218u), x);
  let under = f32_lt(x, bitcast<f32>(0xc2cff1b4u));
  var t_0: f32;
  if (((over) | (under))) {
    t_0 = bitcast<f32>(0x0u);
  } else {
    t_0 = x;
  }
  let inside = t_0;
  let k = f32_near(f32_mul(inside, bitcast<f32>(0x3fb8aa3bu)));
  let n = f32(k);
  let r = f32_add(f32_sub(inside, f32_mul(n, bitcast<f32>(0x3f318000u))), f32_mul(n, bitcast<f32>(0x395e8083u)));
  let t_1 = r;
  var t_2 = bitcast<f32>(0x3ab523a4u);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3c091cd1u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3d2aac5bu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e2aaa49u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3efffffeu));
  let y = f32_scaled(f32_add(f32_add(f32_mul(f32_mul(r, r), t_2), r), bitcast<f32>(0x3f800000u)), k);
  var t_3: f32;
  if (over) {
    t_3 = f32_inf();
  } else {
    t_3 = y;
  }
  let above = t_3;
  if (under) {
    return bitcast<f32>(0x0u);
  }
  return above;
}

fn f32_pow2(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return f32_nan();
  }
  if (f32_le(bitcast<f32>(0x43000000u), x)) {
    return f32_inf();
  }
  if (f32_lt(x, bitcast<f32>(0xc3160000u))) {
    return bitcast<f32>(0x0u);
  }
  let k = f32_rint(x);
  let f = f32_sub(x, k);
  let t_0 = f;
  var t_1 = bitcast<f32>(0x3920fddeu);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3aaf9f29u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c1d96a6u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d635774u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e75fdeeu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f317218u));
  return f32_scaled(f32_add(bitcast<f32>(0x3f800000u), f32_mul(f, t_1)), f32_trunc_to_int(k));
}

const HYPERBOLIC_S_F32 = array<f32, 3>(
  bitcast<f32>(0x3e2aaaccu),
  bitcast<f32>(0x3c087bbeu),
  bitcast<f32>(0x39559e2fu),
);

fn f32_sinh(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return f32_nan();
  }
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f800000u))) {
    let z = f32_mul(x, x);
    let t_0 = z;
    var t_1 = bitcast<f32>(0x39559e2fu);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c087bbeu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2aaaccu));
    return f32_add(f32_mul(f32_mul(z, x), t_1), x);
  }
  if (f32_lt(bitcast<f32>(0x42b30000u), a)) {
    return f32_copysign(f32_inf(), x);
  }
  let w = f32_exp(f32_mul(bitcast<f32>(0x3f000000u), a));
  return f32_copysign(f32_sub(f32_mul(f32_mul(bitcast<f32>(0x3f000000u), w), w), f32_div(f32_div(bitcast<f32>(0x3f000000u), w), w)), x);
}

fn f32_cosh(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return f32_nan();
  }
  let a = f32_abs(x);
  if (f32_lt(bitcast<f32>(0x42b30000u), a)) {
    return f32_inf();
  }
  let w = f32_exp(f32_mul(bitcast<f32>(0x3f000000u), a));
  return f32_add(f32_mul(f32_mul(bitcast<f32>(0x3f000000u), w), w), f32_div(f32_div(bitcast<f32>(0x3f000000u), w), w));
}

fn f32_tanh(x: f32) -> f32 {
  let a = f32_abs(x);
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x41200000u), a)) {
    t_0 = bitcast<f32>(0x41200000u);
  } else {
    t_0 = a;
  }
  let bounded = t_0;
  let e = f32_expm1_plain(f32_mul(bitcast<f32>(0x40000000u), bounded));
  let t = f32_copysign(f32_quotient(e, f32_add(e, bitcast<f32>(0x40000000u))), x);
  if (f32_is_nan(x)) {
    return f32_nan();
  }
  return t;
}

const INCOMPLETE_STIRLING_F32 = array<f32, 8>(
  bitcast<f32>(0x3daaaaaau),
  bitcast<f32>(0xbb3607d8u),
  bitcast<f32>(0x3a4e9afeu),
  bitcast<f32>(0xba0ca2ebu),
  bitcast<f32>(0x39ffb64eu),
  bitcast<f32>(0xb9c7ac9du),
  bitcast<f32>(0x39465515u),
  bitcast<f32>(0xb830131du),
);

const INCOMPLETE_TEMME_ONE_F32 = array<f32, 7>(
  bitcast<f32>(0xbeaaaaabu),
  bitcast<f32>(0x3daaaaabu),
  bitcast<f32>(0xbc72b9d6u),
  bitcast<f32>(0x3a97b426u),
  bitcast<f32>(0x39b8ef1du),
  bitcast<f32>(0xb93b7038u),
  bitcast<f32>(0x382462c5u),
);

const INCOMPLETE_TEMME_TWO_F32 = array<f32, 5>(
  bitcast<f32>(0xbaf2b9d6u),
  bitcast<f32>(0xbb638e39u),
  bitcast<f32>(0x3b2d602bu),
  bitcast<f32>(0xba81ca7bu),
  bitcast<f32>(0x3957c1a2u),
);

const INCOMPLETE_TEMME_THREE_F32 = array<f32, 3>(
  bitcast<f32>(0x3b877322u),
  bitcast<f32>(0xbb2fb934u),
  bitcast<f32>(0x3a4a4588u),
);

fn f32_incomplete_deviance(x: f32, a: f32) -> f32 {
  let d = f32_sub(x, a);
  if (f32_lt(f32_abs(d), f32_mul(bitcast<f32>(0x3e99999au), a))) {
    let u = f32_div(d, a);
    let v = f32_div(u, f32_add(bitcast<f32>(0x40000000u), u));
    let w = f32_mul(v, v);
    let rest = f32_mul(w, f32_add(bitcast<f32>(0x3eaaaaabu), f32_mul(w, f32_add(bitcast<f32>(0x3e4ccccdu), f32_mul(w, f32_add(bitcast<f32>(0x3e124925u), f32_mul(w, bitcast<f32>(0x3de38e39u))))))));
    return f32_mul(a, f32_sub(f32_mul(u, v), f32_mul(f32_mul(bitcast<f32>(0x40000000u), v), rest)));
  }
  return f32_add(f32_mul(a, f32_log(f32_div(a, x))), d);
}

fn f32_incomplete_gamma_density(x: f32, a: f32) -> f32 {
  if (f32_lt(a, bitcast<f32>(0x3f800000u))) {
    return f32_exp(f32_sub(f32_sub(f32_mul(a, f32_log(x)), x), f32_log_gamma_beyond(a)));
  }
  let z = f32_div(bitcast<f32>(0x3f800000u), a);
  let t_0 = f32_mul(z, z);
  var t_1 = bitcast<f32>(0xb830131du);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x39465515u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb9c7ac9du));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x39ffb64eu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xba0ca2ebu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3a4e9afeu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbb3607d8u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3daaaaaau));
  let error = f32_mul(z, t_1);
  return f32_div(f32_exp(f32_sub(f32_neg(error), f32_incomplete_deviance(x, a))), f32_mul(bitcast<f32>(0x40206c99u), f32_sqrt(a)));
}

fn f32_incomplete_gamma_series(x: f32, a: f32) -> f32 {
  var sum = bitcast<f32>(0x3f800000u);
  var term = bitcast<f32>(0x3f800000u);
  var n = a;
  for (var vstep = 0u; vstep < 200u; vstep++) {
    n = f32_add(n, bitcast<f32>(0x3f800000u));
    term = f32_mul(term, f32_div(x, n));
    sum = f32_add(sum, term);
    if (f32_lt(term, f32_mul(bitcast<f32>(0x3300d959u), sum))) {
      return sum;
    }
  }
  return sum;
}

fn f32_incomplete_gamma_fraction(x: f32, a: f32) -> f32 {
  var b = f32_sub(f32_add(x, bitcast<f32>(0x3f800000u)), a);
  var c = bitcast<f32>(0x7149f2cau);
  var d = f32_div(bitcast<f32>(0x3f800000u), b);
  var h = d;
  var i = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_lt(i, bitcast<f32>(0x43480000u)))) {
      break;
    }
    let an = f32_mul(i, f32_sub(a, i));
    b = f32_add(b, bitcast<f32>(0x40000000u));
    let below = f32_add(f32_mul(an, d), b);
    var t_0: f32;
    if (f32_lt(f32_abs(below), bitcast<f32>(0xda24260u))) {
      t_0 = bitcast<f32>(0xda24260u);
    } else {
      t_0 = below;
    }
    d = f32_div(bitcast<f32>(0x3f800000u), t_0);
    let over = f32_add(b, f32_div(an, c));
    var t_1: f32;
    if (f32_lt(f32_abs(over), bitcast<f32>(0xda24260u))) {
      t_1 = bitcast<f32>(0xda24260u);
    } else {
      t_1 = over;
    }
    c = t_1;
    let factor = f32_mul(c, d);
    h = f32_mul(h, factor);
    if (f32_lt(f32_abs(f32_sub(factor, bitcast<f32>(0x3f800000u))), bitcast<f32>(0x33d6bf95u))) {
      return h;
    }
    i = f32_add(i, bitcast<f32>(0x3f800000u));
  }
  return h;
}

fn f32_incomplete_gamma_large(x: f32, a: f32, upper: bool) -> f32 {
  let y = f32_incomplete_deviance(x, a);
  let size = f32_sqrt(f32_div(f32_mul(bitcast<f32>(0x40000000u), y), a));
  var t_0: f32;
  if (f32_lt(x, a)) {
    t_0 = f32_neg(size);
  } else {
    t_0 = size;
  }
  let eta = t_0;
  let z = f32_div(bitcast<f32>(0x3f800000u), a);
  let t_1 = eta;
  var t_2 = bitcast<f32>(0x382462c5u);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xb93b7038u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x39b8ef1du));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3a97b426u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbc72b9d6u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3daaaaabu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbeaaaaabu));
  let t_3 = eta;
  var t_4 = bitcast<f32>(0x3957c1a2u);
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xba81ca7bu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3b2d602bu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbb638e39u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbaf2b9d6u));
  let t_5 = eta;
  var t_6 = bitcast<f32>(0x3a4a4588u);
  t_6 = f32_add(f32_mul(t_6, t_5), bitcast<f32>(0xbb2fb934u));
  t_6 = f32_add(f32_mul(t_6, t_5), bitcast<f32>(0x3b877322u));
  let c = f32_add(t_2, f32_mul(z, f32_add(t_4, f32_mul(z, t_6))));
  let rest = f32_mul(f32_div(f32_exp(f32_neg(y)), f32_mul(bitcast<f32>(0x40206c99u), f32_sqrt(a))), c);
  let half_ = f32_sqrt(y);
  let far = ((f32_lt(x, a)) == (upper));
  var t_7: f32;
  if (far) {
    t_7 = f32_neg(half_);
  } else {
    t_7 = half_;
  }
  let tail = f32_mul(bitcast<f32>(0x3f000000u), f32_erfc(t_7));
  if (upper) {
    return f32_add(tail, rest);
  }
  return f32_sub(tail, rest);
}

fn f32_incomplete_gamma_part(x: f32, a: f32, upper: bool) -> f32 {
  if (!(((f32_le(bitcast<f32>(0x0u), x)) & (f32_le(bitcast<f32>(0x0u), a))))) {
    return f32_nan();
  }
  var t_0: f32;
  if (upper) {
    t_0 = bitcast<f32>(0x0u);
  } else {
    t_0 = bitcast<f32>(0x3f800000u);
  }
  let all = t_0;
  let nothing = f32_sub(bitcast<f32>(0x3f800000u), all);
  if (((f32_eq(a, bitcast<f32>(0x0u))) | (((f32_is_inf(x)) & (!(f32_is_inf(a))))))) {
    return all;
  }
  if (((f32_eq(x, bitcast<f32>(0x0u))) | (f32_is_inf(a)))) {
    return nothing;
  }
  if (f32_eq(a, bitcast<f32>(0x3f800000u))) {
    var t_1: f32;
    if (upper) {
      t_1 = f32_exp(f32_neg(x));
    } else {
      t_1 = f32_neg(f32_expm1(f32_neg(x)));
    }
    return t_1;
  }
  if (((f32_lt(bitcast<f32>(0x41a00000u), a)) & (f32_lt(f32_abs(f32_sub(x, a)), f32_mul(bitcast<f32>(0x3e99999au), a))))) {
    return f32_incomplete_gamma_large(x, a, upper);
  }
  if (((f32_lt(a, bitcast<f32>(0x3f800000u))) & (f32_lt(x, bitcast<f32>(0x3fc00000u))))) {
    let lead = f32_sub(f32_mul(a, f32_log(x)), f32_log_gamma_beyond(a));
    var s = bitcast<f32>(0x0u);
    var term = bitcast<f32>(0x3f800000u);
    var n = bitcast<f32>(0x3f800000u);
    loop {
      if (!(f32_lt(n, bitcast<f32>(0x41a00000u)))) {
        break;
      }
      term = f32_div(f32_mul(f32_neg(term), x), n);
      s = f32_add(s, f32_mul(term, f32_div(a, f32_add(a, n))));
      n = f32_add(n, bitcast<f32>(0x3f800000u));
    }
    if (upper) {
      return f32_sub(f32_neg(f32_expm1(lead)), f32_mul(f32_exp(lead), s));
    }
    return f32_mul(f32_exp(lead), f32_add(bitcast<f32>(0x3f800000u), s));
  }
  let density = f32_incomplete_gamma_density(x, a);
  if (f32_lt(x, f32_add(a, bitcast<f32>(0x3f800000u)))) {
    let p = f32_mul(density, f32_incomplete_gamma_series(x, a));
    var t_2: f32;
    if (upper) {
      t_2 = f32_sub(bitcast<f32>(0x3f800000u), p);
    } else {
      t_2 = p;
    }
    return t_2;
  }
  let q = f32_mul(f32_mul(density, a), f32_incomplete_gamma_fraction(x, a));
  if (upper) {
    return q;
  }
  return f32_sub(bitcast<f32>(0x3f800000u), q);
}

fn f32_incomplete_part_of_one(p: f32) -> f32 {
  if (f32_lt(bitcast<f32>(0x3f800000u), p)) {
    return bitcast<f32>(0x3f800000u);
  }
  if (f32_lt(p, bitcast<f32>(0x0u))) {
    return bitcast<f32>(0x0u);
  }
  return p;
}

fn f32_gamma_lower(x: f32, a: f32) -> f32 {
  if (!(((f32_le(bitcast<f32>(0x0u), x)) & (f32_le(bitcast<f32>(0x0u), a))))) {
    return f32_nan();
  }
  return f32_incomplete_part_of_one(f32_incomplete_gamma_part(x, a, false));
}

fn f32_gamma_upper(x: f32, a: f32) -> f32 {
  if (!(((f32_le(bitcast<f32>(0x0u), x)) & (f32_le(bitcast<f32>(0x0u), a))))) {
    return f32_nan();
  }
  return f32_incomplete_part_of_one(f32_incomplete_gamma_part(x, a, true));
}

fn f32_incomplete_bessel_near(nu: f32, x: f32) -> f32 {
  let z = f32_mul(f32_mul(bitcast<f32>(0x3e800000u), x), x);
  var sum = bitcast<f32>(0x3f800000u);
  var term = bitcast<f32>(0x3f800000u);
  var k = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_lt(k, bitcast<f32>(0x41f00000u)))) {
      break;
    }
    term = f32_mul(f32_neg(term), f32_div(z, f32_mul(k, f32_add(nu, k))));
    sum = f32_add(sum, term);
    k = f32_add(k, bitcast<f32>(0x3f800000u));
  }
  if (f32_eq(nu, bitcast<f32>(0x0u))) {
    return sum;
  }
  let half_ = f32_mul(bitcast<f32>(0x3f000000u), x);
  if (f32_lt(nu, bitcast<f32>(0x3f800000u))) {
    return f32_mul(sum, f32_exp(f32_sub(f32_mul(nu, f32_log(half_)), f32_log_gamma_beyond(nu))));
  }
  let t = f32_div(bitcast<f32>(0x3f800000u), nu);
  let t_0 = f32_mul(t, t);
  var t_1 = bitcast<f32>(0xb830131du);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x39465515u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb9c7ac9du));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x39ffb64eu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xba0ca2ebu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3a4e9afeu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbb3607d8u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3daaaaaau));
  let error = f32_mul(t, t_1);
  let power = f32_sub(f32_mul(nu, f32_add(f32_log(f32_div(half_, nu)), bitcast<f32>(0x3f800000u))), error);
  return f32_div(f32_mul(sum, f32_exp(power)), f32_mul(bitcast<f32>(0x40206c99u), f32_sqrt(nu)));
}

fn f32_incomplete_bessel_far(nu: f32, x: f32) -> f32 {
  let square = f32_mul(f32_mul(bitcast<f32>(0x40800000u), nu), nu);
  let z = f32_div(bitcast<f32>(0x3e000000u), x);
  var p = bitcast<f32>(0x3f800000u);
  var q = bitcast<f32>(0x0u);
  var term = bitcast<f32>(0x3f800000u);
  var sign_ = bitcast<f32>(0x3f800000u);
  var k = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_lt(k, bitcast<f32>(0x41400000u)))) {
      break;
    }
    let odd = f32_sub(f32_mul(bitcast<f32>(0x40000000u), k), bitcast<f32>(0x3f800000u));
    let first = f32_mul(term, f32_mul(f32_div(f32_sub(square, f32_mul(odd, odd)), k), z));
    let next = f32_add(odd, bitcast<f32>(0x40000000u));
    let second = f32_mul(first, f32_mul(f32_div(f32_sub(square, f32_mul(next, next)), f32_add(k, bitcast<f32>(0x3f800000u))), z));
    if (((f32_lt(f32_abs(term), f32_abs(second))) & (f32_lt(f32_mul(bitcast<f32>(0x40000000u), nu), odd)))) {
      break;
    }
    q = f32_add(q, f32_mul(sign_, first));
    sign_ = f32_neg(sign_);
    p = f32_add(p, f32_mul(sign_, second));
    term = second;
    k = f32_add(k, bitcast<f32>(0x40000000u));
  }
  let turns = f32_add(f32_mul(bitcast<f32>(0x3f000000u), nu), bitcast<f32>(0x3e800000u));
  let rest = f32_mul(bitcast<f32>(0x40490fdbu), f32_sub(turns, f32_mul(bitcast<f32>(0x40000000u), f32_trunc(f32_mul(bitcast<f32>(0x3f000000u), turns)))));
  let t_0 = Tuple_f32_f32(f32_cos(x), f32_sin(x));
  let c = t_0.m0;
  let s = t_0.m1;
  let t_1 = Tuple_f32_f32(f32_cos(rest), f32_sin(rest));
  let cr = t_1.m0;
  let sr = t_1.m1;
  return f32_mul(f32_sqrt(f32_div(bitcast<f32>(0x40000000u), f32_mul(bitcast<f32>(0x40490fdbu), x))), f32_sub(f32_mul(p, f32_add(f32_mul(c, cr), f32_mul(s, sr))), f32_mul(q, f32_sub(f32_mul(s, cr), f32_mul(c, sr)))));
}

fn f32_incomplete_bessel_between(nu: f32, x: f32) -> f32 {
  let n = f32_trunc(nu);
  let mu = f32_sub(nu, n);
  var t_0: f32;
  if (f32_lt(x, nu)) {
    t_0 = nu;
  } else {
    t_0 = x;
  }
  let top = t_0;
  var k = f32_mul(bitcast<f32>(0x40000000u), f32_trunc(f32_add(f32_mul(bitcast<f32>(0x3f000000u), f32_add(top, f32_mul(bitcast<f32>(0x40a00000u), f32_sqrt(top)))), bitcast<f32>(0x40400000u))));
  var even = true;
  var above = bitcast<f32>(0x0u);
  var here = bitcast<f32>(0xda24260u);
  var kept = bitcast<f32>(0x0u);
  var sum = bitcast<f32>(0x0u);
  var weight = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_lt(bitcast<f32>(0x0u), k))) {
      break;
    }
    if (f32_eq(k, n)) {
      kept = here;
    }
    if (even) {
      sum = f32_add(sum, f32_mul(weight, here));
      let j = f32_mul(bitcast<f32>(0x3f000000u), k);
      var t_1: f32;
      if (f32_eq(j, bitcast<f32>(0x3f800000u))) {
        t_1 = bitcast<f32>(0x3f800000u);
      } else {
        t_1 = f32_div(f32_mul(j, f32_sub(f32_add(mu, k), bitcast<f32>(0x40000000u))), f32_sub(f32_add(mu, j), bitcast<f32>(0x3f800000u)));
      }
      let by = t_1;
      weight = f32_mul(weight, f32_div(by, f32_add(mu, k)));
    }
    let below = f32_sub(f32_mul(f32_div(f32_mul(bitcast<f32>(0x40000000u), f32_add(mu, k)), x), here), above);
    above = here;
    here = below;
    if (f32_lt(bitcast<f32>(0x58635fa9u), f32_abs(here))) {
      above = f32_mul(above, bitcast<f32>(0x26901d7du));
      here = f32_mul(here, bitcast<f32>(0x26901d7du));
      kept = f32_mul(kept, bitcast<f32>(0x26901d7du));
      sum = f32_mul(sum, bitcast<f32>(0x26901d7du));
    }
    even = !(even);
    k = f32_sub(k, bitcast<f32>(0x3f800000u));
  }
  if (f32_eq(n, bitcast<f32>(0x0u))) {
    kept = here;
  }
  sum = f32_add(sum, f32_mul(weight, here));
  return f32_mul(f32_mul(f32_div(kept, sum), weight), f32_exp(f32_sub(f32_mul(mu, f32_log(f32_mul(bitcast<f32>(0x3f000000u), x))), f32_log_gamma_beyond(mu))));
}

fn f32_incomplete_bessel_right(nu: f32, x: f32) -> f32 {
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    var t_0: f32;
    if (f32_eq(nu, bitcast<f32>(0x0u))) {
      t_0 = bitcast<f32>(0x3f800000u);
    } else {
      t_0 = bitcast<f32>(0x0u);
    }
    return t_0;
  }
  if (f32_is_inf(x)) {
    return bitcast<f32>(0x0u);
  }
  if (f32_le(f32_mul(f32_mul(bitcast<f32>(0x3e800000u), x), x), f32_add(nu, bitcast<f32>(0x3f800000u)))) {
    return f32_incomplete_bessel_near(nu, x);
  }
  if (f32_lt(f32_add(bitcast<f32>(0x41c80000u), f32_mul(f32_mul(bitcast<f32>(0x3f000000u), nu), nu)), x)) {
    return f32_incomplete_bessel_far(nu, x);
  }
  return f32_incomplete_bessel_between(nu, x);
}

fn f32_bessel_first(nu: f32, x: f32) -> f32 {
  let order = f32_abs(nu);
  let whole = f32_eq(f32_trunc(order), order);
  if (((((!(f32_le(order, bitcast<f32>(0x42800000u)))) | (f32_is_nan(x)))) | (((!(whole)) & (((f32_lt(nu, bitcast<f32>(0x0u))) | (f32_lt(x, bitcast<f32>(0x0u))))))))) {
    return f32_nan();
  }
  let y = f32_incomplete_bessel_right(order, f32_abs(x));
  let odd = ((whole) & (!f32_eq(f32_mul(f32_trunc(f32_mul(bitcast<f32>(0x3f000000u), order)), bitcast<f32>(0x40000000u)), order)));
  if (((odd) & (((f32_lt(nu, bitcast<f32>(0x0u))) != (f32_lt(x, bitcast<f32>(0x0u))))))) {
    return f32_neg(y);
  }
  return y;
}

const INTEGRALS_DIGAMMA_F32 = array<f32, 10>(
  bitcast<f32>(0x3f737866u),
  bitcast<f32>(0xbed8e5b3u),
  bitcast<f32>(0x3e764fb2u),
  bitcast<f32>(0xbe17f62cu),
  bitcast<f32>(0x3dc2cce9u),
  bitcast<f32>(0xbd7e1d54u),
  bitcast<f32>(0x3d2139fcu),
  bitcast<f32>(0xbcd3f488u),
  bitcast<f32>(0x3cc3fc1eu),
  bitcast<f32>(0xbc84dfd4u),
);

const INTEGRALS_E1_F32 = array<f32, 7>(
  bitcast<f32>(0x3f800000u),
  bitcast<f32>(0xbe7ffffeu),
  bitcast<f32>(0x3d638dc3u),
  bitcast<f32>(0xbc2a9f98u),
  bitcast<f32>(0x3ad9743cu),
  bitcast<f32>(0xb966ad69u),
  bitcast<f32>(0x37a30012u),
);

const INTEGRALS_E1_FAR_F32 = array<f32, 11>(
  bitcast<f32>(0x3f390011u),
  bitcast<f32>(0x3eac00c9u),
  bitcast<f32>(0xbdcff575u),
  bitcast<f32>(0x3d8574c9u),
  bitcast<f32>(0xbd1f2012u),
  bitcast<f32>(0x3ce532d5u),
  bitcast<f32>(0xbca9a675u),
  bitcast<f32>(0x3c87a93du),
  bitcast<f32>(0xbc396fb3u),
  bitcast<f32>(0x3ba7de76u),
  bitcast<f32>(0xba841362u),
);

const INTEGRALS_EI_F32 = array<f32, 11>(
  bitcast<f32>(0x3f8cfaf1u),
  bitcast<f32>(0x3e8b61deu),
  bitcast<f32>(0x3d747368u),
  bitcast<f32>(0x3c355749u),
  bitcast<f32>(0x3ae71bb3u),
  bitcast<f32>(0x39767179u),
  bitcast<f32>(0x3812f5bau),
  bitcast<f32>(0x35338648u),
  bitcast<f32>(0x358d9cdcu),
  bitcast<f32>(0xb3d16cfau),
  bitcast<f32>(0x325f172fu),
);

const INTEGRALS_EI_MIDDLE_F32 = array<f32, 10>(
  bitcast<f32>(0x3f9c77deu),
  bitcast<f32>(0xbf2b3cd2u),
  bitcast<f32>(0x3f665023u),
  bitcast<f32>(0x3eb0f696u),
  bitcast<f32>(0xc07089e1u),
  bitcast<f32>(0x40981d9du),
  bitcast<f32>(0x3fe1e585u),
  bitcast<f32>(0xc0d948cau),
  bitcast<f32>(0xbec2ff58u),
  bitcast<f32>(0x40a52f8du),
);

const INTEGRALS_EI_FAR_F32 = array<f32, 9>(
  bitcast<f32>(0x3f800000u),
  bitcast<f32>(0x3f80003bu),
  bitcast<f32>(0x3ffef507u),
  bitcast<f32>(0x40ed721du),
  bitcast<f32>(0xc2a02165u),
  bitcast<f32>(0x457ac850u),
  bitcast<f32>(0xc796701cu),
  bitcast<f32>(0x493fec52u),
  bitcast<f32>(0xca34ec75u),
);

fn f32_integrals_digamma_right(x: f32) -> f32 {
  if (f32_le(bitcast<f32>(0x41000000u), x)) {
    let z = f32_div(bitcast<f32>(0x3f800000u), x);
    let w = f32_mul(z, z);
    let tail = f32_mul(w, f32_sub(bitcast<f32>(0x3daaaaabu), f32_mul(w, f32_sub(bitcast<f32>(0x3c088889u), f32_mul(w, bitcast<f32>(0x3b820821u))))));
    return f32_sub(f32_sub(f32_log(x), f32_mul(bitcast<f32>(0x3f000000u), z)), tail);
  }
  var y = x;
  var sum = bitcast<f32>(0x0u);
  loop {
    if (!(f32_lt(bitcast<f32>(0x40000000u), y))) {
      break;
    }
    y = f32_sub(y, bitcast<f32>(0x3f800000u));
    sum = f32_add(sum, f32_div(bitcast<f32>(0x3f800000u), y));
  }
  if (((f32_eq(y, bitcast<f32>(0x3f800000u))) | (f32_eq(y, bitcast<f32>(0x40000000u))))) {
    var t_0: f32;
    if (f32_lt(bitcast<f32>(0x3f800000u), y)) {
      t_0 = f32_add(sum, bitcast<f32>(0x3f800000u));
    } else {
      t_0 = sum;
    }
    return f32_sub(t_0, bitcast<f32>(0x3f13c468u));
  }
  if (f32_lt(y, bitcast<f32>(0x3f800000u))) {
    sum = f32_sub(sum, f32_div(bitcast<f32>(0x3f800000u), y));
    y = f32_add(y, bitcast<f32>(0x3f800000u));
  }
  let gap = f32_sub(f32_sub(y, bitcast<f32>(0x3fbb16c3u)), bitcast<f32>(0x3255af90u));
  let t_1 = f32_sub(y, bitcast<f32>(0x3fc00000u));
  var t_2 = bitcast<f32>(0xbc84dfd4u);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3cc3fc1eu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbcd3f488u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3d2139fcu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbd7e1d54u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3dc2cce9u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe17f62cu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e764fb2u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbed8e5b3u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3f737866u));
  return f32_add(sum, f32_mul(gap, t_2));
}

fn f32_digamma(x: f32) -> f32 {
  if (((f32_is_nan(x)) | (f32_eq(x, f32_neg(f32_inf()))))) {
    return f32_nan();
  }
  if (((f32_le(x, bitcast<f32>(0x0u))) & (f32_eq(f32_floor(x), x)))) {
    return f32_neg(f32_inf());
  }
  if (f32_lt(bitcast<f32>(0x0u), x)) {
    return f32_integrals_digamma_right(x);
  }
  let part = f32_sub(x, f32_round(x));
  return f32_sub(f32_integrals_digamma_right(f32_sub(bitcast<f32>(0x3f800000u), x)), f32_div(bitcast<f32>(0x40490fdbu), f32_tan(f32_mul(bitcast<f32>(0x40490fdbu), part))));
}

fn f32_exponential_integral(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return x;
  }
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    return f32_inf();
  }
  if (f32_lt(bitcast<f32>(0x0u), x)) {
    if (f32_le(x, bitcast<f32>(0x3f800000u))) {
      let t_0 = x;
      var t_1 = bitcast<f32>(0x37a30012u);
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb966ad69u));
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3ad9743cu));
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbc2a9f98u));
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d638dc3u));
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe7ffffeu));
      t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f800000u));
      return f32_sub(f32_sub(f32_mul(x, t_1), bitcast<f32>(0x3f13c468u)), f32_log(x));
    }
    if (f32_lt(bitcast<f32>(0x42dc0000u), x)) {
      return bitcast<f32>(0x0u);
    }
    let t = f32_quotient(f32_sub(x, bitcast<f32>(0x40000000u)), f32_add(x, bitcast<f32>(0x40000000u)));
    let t_2 = t;
    var t_3 = bitcast<f32>(0xba841362u);
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3ba7de76u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbc396fb3u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3c87a93du));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbca9a675u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3ce532d5u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbd1f2012u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3d8574c9u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbdcff575u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3eac00c9u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3f390011u));
    return f32_mul(f32_exp(f32_neg(x)), f32_div(t_3, x));
  }
  let y = f32_neg(x);
  if (f32_le(y, bitcast<f32>(0x40800000u))) {
    let gap = f32_add(f32_sub(y, bitcast<f32>(0x3ebeb94bu)), bitcast<f32>(0x3254b4a0u));
    let t_4 = y;
    var t_5 = bitcast<f32>(0x325f172fu);
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xb3d16cfau));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x358d9cdcu));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x35338648u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3812f5bau));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x39767179u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3ae71bb3u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3c355749u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3d747368u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3e8b61deu));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3f8cfaf1u));
    return f32_neg(f32_add(f32_log(f32_mul(y, bitcast<f32>(0x402bcf04u))), f32_mul(gap, t_5)));
  }
  if (f32_lt(bitcast<f32>(0x43340000u), y)) {
    return f32_neg(f32_inf());
  }
  let half_ = f32_exp(f32_mul(bitcast<f32>(0x3f000000u), y));
  var t_6: f32;
  if (f32_lt(y, bitcast<f32>(0x41400000u))) {
    let t_7 = f32_quotient(f32_sub(y, bitcast<f32>(0x40e00000u)), f32_add(y, bitcast<f32>(0x40e00000u)));
    var t_8 = bitcast<f32>(0x40a52f8du);
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0xbec2ff58u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0xc0d948cau));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3fe1e585u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x40981d9du));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0xc07089e1u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3eb0f696u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3f665023u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0xbf2b3cd2u));
    t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3f9c77deu));
    t_6 = t_8;
  } else {
    let t_9 = f32_div(bitcast<f32>(0x3f800000u), y);
    var t_10 = bitcast<f32>(0xca34ec75u);
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x493fec52u));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0xc796701cu));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x457ac850u));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0xc2a02165u));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x40ed721du));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x3ffef507u));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x3f80003bu));
    t_10 = f32_add(f32_mul(t_10, t_9), bitcast<f32>(0x3f800000u));
    t_6 = t_10;
  }
  let f = t_6;
  return f32_mul(f32_mul(f32_div(half_, x), f), half_);
}

const LOGARITHM_L_F32 = array<f32, 9>(
  bitcast<f32>(0x3eaaaaaau),
  bitcast<f32>(0xbe7ffffcu),
  bitcast<f32>(0x3e4cceacu),
  bitcast<f32>(0xbe2aae50u),
  bitcast<f32>(0x3e11e9bfu),
  bitcast<f32>(0xbdfe5d4fu),
  bitcast<f32>(0x3def251au),
  bitcast<f32>(0xbdebd1b8u),
  bitcast<f32>(0x3d9021bbu),
);

fn f32_logarithm_split(x: f32) -> Tuple_f32_i32 {
  var bits = bitcast<u32>(x);
  var k = 0;
  if (((bits) < (0x00800000u))) {
    let n = ((clz32(bits)) - (8u));
    bits = ((bits) << (n));
    k = (-(bitcast<i32>(n)));
  }
  let h = ((bits) + (((0x3f800000u) - (0x3f3504f3u))));
  k = ((k) + (((bitcast<i32>(((h) >> (23u)))) - (0x7f))));
  let m = ((((h) & (0x007fffffu))) + (0x3f3504f3u));
  return Tuple_f32_i32(f32_sub(bitcast<f32>(m), bitcast<f32>(0x3f800000u)), k);
}

fn f32_log_near_one(f: f32) -> f32 {
  let z = f32_mul(f, f);
  let t_0 = f;
  var t_1 = bitcast<f32>(0x3d9021bbu);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdebd1b8u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3def251au));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdfe5d4fu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e11e9bfu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe2aae50u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e4cceacu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe7ffffcu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3eaaaaaau));
  return f32_add(f, f32_sub(f32_mul(f32_mul(f, z), t_1), f32_mul(bitcast<f32>(0x3f000000u), z)));
}

fn f32_log_normal(x: f32) -> f32 {
  let h = ((bitcast<u32>(x)) + (((0x3f800000u) - (0x3f3504f3u))));
  let e = f32_whole(((bitcast<i32>(((h) >> (23u)))) - (0x7f)));
  let f = f32_sub(bitcast<f32>(((((h) & (0x007fffffu))) + (0x3f3504f3u))), bitcast<f32>(0x3f800000u));
  let z = f32_mul(f, f);
  let t_0 = f;
  var t_1 = bitcast<f32>(0x3d9021bbu);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdebd1b8u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3def251au));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdfe5d4fu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e11e9bfu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe2aae50u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e4cceacu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe7ffffcu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3eaaaaaau));
  let y = f32_sub(f32_sub(f32_mul(f32_mul(f, z), t_1), f32_mul(bitcast<f32>(0x395e8083u), e)), f32_mul(bitcast<f32>(0x3f000000u), z));
  return f32_add(f32_add(f, y), f32_mul(bitcast<f32>(0x3f318000u), e));
}

fn f32_log(x: f32) -> f32 {
  if (((((bitcast<u32>(x)) << (1u))) == (0u))) {
    return f32_neg(f32_inf());
  }
  if (((f32_is_nan(x)) | (((bitcast<u32>(x) >> 31u) != 0u)))) {
    return f32_nan();
  }
  if (f32_is_inf(x)) {
    return f32_inf();
  }
  let t_0 = f32_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let e = f32(k);
  let z = f32_mul(f, f);
  let t_1 = f;
  var t_2 = bitcast<f32>(0x3d9021bbu);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdebd1b8u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3def251au));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdfe5d4fu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e11e9bfu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe2aae50u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e4cceacu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe7ffffcu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3eaaaaaau));
  let y = f32_sub(f32_sub(f32_mul(f32_mul(f, z), t_2), f32_mul(bitcast<f32>(0x395e8083u), e)), f32_mul(bitcast<f32>(0x3f000000u), z));
  return f32_add(f32_add(f, y), f32_mul(bitcast<f32>(0x3f318000u), e));
}

fn f32_log2(x: f32) -> f32 {
  if (((((bitcast<u32>(x)) << (1u))) == (0u))) {
    return f32_neg(f32_inf());
  }
  if (((f32_is_nan(x)) | (((bitcast<u32>(x) >> 31u) != 0u)))) {
    return f32_nan();
  }
  if (f32_is_inf(x)) {
    return f32_inf();
  }
  let t_0 = f32_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let z = f32_mul(f, f);
  let t_1 = f;
  var t_2 = bitcast<f32>(0x3d9021bbu);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdebd1b8u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3def251au));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdfe5d4fu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e11e9bfu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe2aae50u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e4cceacu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe7ffffcu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3eaaaaaau));
  let y = f32_sub(f32_mul(f32_mul(f, z), t_2), f32_mul(bitcast<f32>(0x3f000000u), z));
  let r = f32_add(f32_mul(y, bitcast<f32>(0x3ee2a8edu)), f32_mul(f, bitcast<f32>(0x3ee2a8edu)));
  return f32_add(f32_add(f32_add(r, y), f), f32(k));
}

fn f32_log10(x: f32) -> f32 {
  if (((((bitcast<u32>(x)) << (1u))) == (0u))) {
    return f32_neg(f32_inf());
  }
  if (((f32_is_nan(x)) | (((bitcast<u32>(x) >> 31u) != 0u)))) {
    return f32_nan();
  }
  if (f32_is_inf(x)) {
    return f32_inf();
  }
  let t_0 = f32_logarithm_split(x);
  let f = t_0.m0;
  let k = t_0.m1;
  let e = f32(k);
  let z = f32_mul(f, f);
  let t_1 = f;
  var t_2 = bitcast<f32>(0x3d9021bbu);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdebd1b8u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3def251au));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbdfe5d4fu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e11e9bfu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe2aae50u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e4cceacu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe7ffffcu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3eaaaaaau));
  let y = f32_sub(f32_mul(f32_mul(f, z), t_2), f32_mul(bitcast<f32>(0x3f000000u), z));
  let low = f32_add(f32_add(f32_mul(f32_add(f, y), bitcast<f32>(0x3a37b152u)), f32_mul(y, bitcast<f32>(0x3ede0000u))), f32_mul(e, bitcast<f32>(0x39826a14u)));
  return f32_add(f32_add(low, f32_mul(f, bitcast<f32>(0x3ede0000u))), f32_mul(e, bitcast<f32>(0x3e9a0000u)));
}

const NORMAL_MIDDLE = array<f32, 9>(
  bitcast<f32>(0x4007e45fu),
  bitcast<f32>(0x3eb29643u),
  bitcast<f32>(0xbbc19905u),
  bitcast<f32>(0xbae8652eu),
  bitcast<f32>(0x39a21163u),
  bitcast<f32>(0xb6d06408u),
  bitcast<f32>(0xb6a7321fu),
  bitcast<f32>(0x350250bdu),
  bitcast<f32>(0x332ab174u),
);

const NORMAL_TAIL = array<f32, 9>(
  bitcast<f32>(0x408034b6u),
  bitcast<f32>(0x3fb55287u),
  bitcast<f32>(0x3c5ab3ffu),
  bitcast<f32>(0xbc309db5u),
  bitcast<f32>(0x3c04fcb4u),
  bitcast<f32>(0xbbaa3aecu),
  bitcast<f32>(0x3afa1e90u),
  bitcast<f32>(0x3915b35du),
  bitcast<f32>(0xb994732du),
);

fn f32_uniform(low: u32) -> f32 {
  return f32_sub(bitcast<f32>(((0x3f800000u) | (((low) >> (9u))))), bitcast<f32>(0x3f7fffffu));
}

fn f32_normal(low: u32) -> f32 {
  let p = f32_mul(f32_add(f32(bitcast<i32>(((low) >> (1u)))), bitcast<f32>(0x3f000000u)), bitcast<f32>(0x2f800000u));
  let x = f32_sub(bitcast<f32>(0x3f800000u), f32_mul(bitcast<f32>(0x40000000u), p));
  let w = f32_neg(f32_log_normal(f32_mul(f32_mul(bitcast<f32>(0x40800000u), p), f32_sub(bitcast<f32>(0x3f800000u), p))));
  var t_0: f32;
  if (f32_le(bitcast<f32>(0x40a00000u), w)) {
    let t = f32_sub(f32_sqrt(w), bitcast<f32>(0x40400000u));
    let t_1 = t;
    var t_2 = bitcast<f32>(0xb994732du);
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3915b35du));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3afa1e90u));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbbaa3aecu));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3c04fcb4u));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbc309db5u));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3c5ab3ffu));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3fb55287u));
    t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x408034b6u));
    t_0 = t_2;
  } else {
    let t4 = f32_sub(w, bitcast<f32>(0x40200000u));
    let t_4 = t4;
    var t_5 = bitcast<f32>(0x332ab174u);
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x350250bdu));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xb6a7321fu));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xb6d06408u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x39a21163u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xbae8652eu));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xbbc19905u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3eb29643u));
    t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x4007e45fu));
    t_0 = t_5;
  }
  let y = t_0;
  let z = f32_mul(x, y);
  if (((((low) & (1u))) == (1u))) {
    return f32_neg(z);
  }
  return z;
}

const POWER_LOG_F32 = array<f32, 9>(
  bitcast<f32>(0x3eaaaaaau),
  bitcast<f32>(0xbe7ffffcu),
  bitcast<f32>(0x3e4cceacu),
  bitcast<f32>(0xbe2aae50u),
  bitcast<f32>(0x3e11e9bfu),
  bitcast<f32>(0xbdfe5d4fu),
  bitcast<f32>(0x3def251au),
  bitcast<f32>(0xbdebd1b8u),
  bitcast<f32>(0x3d9021bbu),
);

const POWER_EXP_F32 = array<f32, 6>(
  bitcast<f32>(0x3f317218u),
  bitcast<f32>(0x3e75fdeeu),
  bitcast<f32>(0x3d635774u),
  bitcast<f32>(0x3c1d96a6u),
  bitcast<f32>(0x3aaf9f29u),
  bitcast<f32>(0x3920fddeu),
);

const POWER_LOG2_F32 = array<f32, 9>(
  bitcast<f32>(0x3fb8aa3au),
  bitcast<f32>(0xbf38aa35u),
  bitcast<f32>(0x3ef63b34u),
  bitcast<f32>(0xbeb8b02cu),
  bitcast<f32>(0x3e934cbdu),
  bitcast<f32>(0xbe744b9du),
  bitcast<f32>(0x3e5e5e55u),
  bitcast<f32>(0xbe56ffb4u),
  bitcast<f32>(0x3e0084e8u),
);

fn f32_power_normal_power(x: f32, lift: f32, y: f32) -> f32 {
  let h = ((bitcast<u32>(x)) + (((0x3f800000u) - (0x3f3504f3u))));
  let k = ((bitcast<i32>(((h) >> (23u)))) - (0x7f));
  let m = bitcast<f32>(((((h) & (0x007fffffu))) + (0x3f3504f3u)));
  let below = f32_lt(m, bitcast<f32>(0x3f570a3du));
  let above = f32_lt(bitcast<f32>(0x3f9851ecu), m);
  var t_0: f32;
  if (below) {
    t_0 = bitcast<f32>(0x3fa00000u);
  } else {
    if (above) {
      t_0 = bitcast<f32>(0x3f400000u);
    } else {
      t_0 = bitcast<f32>(0x3f800000u);
    }
  }
  let c = t_0;
  var t_1: f32;
  if (below) {
    t_1 = bitcast<f32>(0xbea4c000u);
  } else {
    if (above) {
      t_1 = bitcast<f32>(0x3ed48000u);
    } else {
      t_1 = bitcast<f32>(0x0u);
    }
  }
  let base_hi = t_1;
  var t_2: f32;
  if (below) {
    t_2 = bitcast<f32>(0xb91e12f3u);
  } else {
    if (above) {
      t_2 = bitcast<f32>(0xb5d1cfdfu);
    } else {
      t_2 = bitcast<f32>(0x0u);
    }
  }
  let base_lo = t_2;
  let mh = f32_without_low(m);
  let f = f32_add(f32_sub(f32_mul(mh, c), bitcast<f32>(0x3f800000u)), f32_mul(f32_sub(m, mh), c));
  let fh = f32_without_low(f);
  let fl = f32_sub(f, fh);
  let square = f32_mul(f32_mul(bitcast<f32>(0x3f000000u), fh), fh);
  let s = f32_sub(f, square);
  let lost = f32_sub(f32_sub(f, s), square);
  let t_3 = f;
  var t_4 = bitcast<f32>(0x3d9021bbu);
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbdebd1b8u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3def251au));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbdfe5d4fu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3e11e9bfu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbe2aae50u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3e4cceacu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbe7ffffcu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3eaaaaaau));
  let low = f32_add(f32_sub(lost, f32_mul(fl, f32_add(fh, f32_mul(bitcast<f32>(0x3f000000u), fl)))), f32_mul(f32_mul(f32_mul(f, f), f), t_4));
  let hi = f32_without_low(f32_add(s, low));
  let lo = f32_add(f32_sub(s, hi), low);
  let top = f32_mul(hi, bitcast<f32>(0x3fb8a000u));
  let rest = f32_add(f32_add(f32_mul(hi, bitcast<f32>(0x39a3b296u)), f32_mul(lo, bitcast<f32>(0x3fb8aa3bu))), base_lo);
  let gh = f32_without_low(f32_add(base_hi, f32_add(top, rest)));
  let gl = f32_add(f32_add(f32_sub(base_hi, gh), top), rest);
  let e = f32_add(f32(k), lift);
  let total = f32_mul(y, f32_add(e, gh));
  let over = f32_lt(bitcast<f32>(0x43010000u), total);
  let under = f32_lt(total, bitcast<f32>(0xc3170000u));
  let yh = f32_without_low(y);
  let yl = f32_sub(y, yh);
  var t_5: f32;
  if (((over) | (under))) {
    t_5 = bitcast<f32>(0x0u);
  } else {
    t_5 = total;
  }
  let bounded = t_5;
  let whole = f32_near(bounded);
  let n = f32(whole);
  let r = f32_add(f32_add(f32_sub(f32_mul(yh, e), n), f32_mul(yh, gh)), f32_add(f32_mul(yl, e), f32_add(f32_mul(yl, gh), f32_mul(y, gl))));
  var t_6: f32;
  if (((over) | (under))) {
    t_6 = bitcast<f32>(0x0u);
  } else {
    t_6 = r;
  }
  let inside = t_6;
  let t_7 = inside;
  var t_8 = bitcast<f32>(0x3920fddeu);
  t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3aaf9f29u));
  t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3c1d96a6u));
  t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3d635774u));
  t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3e75fdeeu));
  t_8 = f32_add(f32_mul(t_8, t_7), bitcast<f32>(0x3f317218u));
  let p = f32_scaled(f32_add(bitcast<f32>(0x3f800000u), f32_mul(inside, t_8)), whole);
  var t_9: f32;
  if (over) {
    t_9 = f32_inf();
  } else {
    t_9 = p;
  }
  let above11 = t_9;
  if (under) {
    return bitcast<f32>(0x0u);
  }
  return above11;
}

fn f32_power_log2_parts(x: f32) -> Tuple_f32_f32 {
  let h = ((bitcast<u32>(x)) + (((0x3f800000u) - (0x3f3504f3u))));
  let e = f32_whole(((bitcast<i32>(((h) >> (23u)))) - (0x7f)));
  let f = f32_sub(bitcast<f32>(((((h) & (0x007fffffu))) + (0x3f3504f3u))), bitcast<f32>(0x3f800000u));
  let t_0 = f;
  var t_1 = bitcast<f32>(0x3e0084e8u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe56ffb4u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e5e5e55u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe744b9du));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e934cbdu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbeb8b02cu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3ef63b34u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbf38aa35u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3fb8aa3au));
  return Tuple_f32_f32(e, f32_mul(f, t_1));
}

fn f32_power_rest_of_power(y: f32, e: f32, l: f32, n: f32) -> f32 {
  let yh = f32_without_low(y);
  let r = f32_add(f32_sub(f32_mul(yh, e), n), f32_add(f32_mul(f32_sub(y, yh), e), f32_mul(y, l)));
  let t_0 = r;
  var t_1 = bitcast<f32>(0x3920fddeu);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3aaf9f29u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c1d96a6u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d635774u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e75fdeeu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f317218u));
  return f32_add(bitcast<f32>(0x3f800000u), f32_mul(r, t_1));
}

fn f32_power_short_power(x: f32, y: f32) -> f32 {
  let t_0 = f32_power_log2_parts(x);
  let e = t_0.m0;
  let l = t_0.m1;
  let total = f32_mul(y, f32_add(e, l));
  let over = f32_lt(bitcast<f32>(0x43010000u), total);
  let under = f32_lt(total, bitcast<f32>(0xc3170000u));
  var t_1: f32;
  if (((over) | (under))) {
    t_1 = bitcast<f32>(0x0u);
  } else {
    t_1 = total;
  }
  let bounded = t_1;
  let k = f32_near(bounded);
  let p = f32_scaled(f32_power_rest_of_power(y, e, l, f32(k)), k);
  var t_2: f32;
  if (over) {
    t_2 = f32_inf();
  } else {
    t_2 = p;
  }
  let above = t_2;
  if (under) {
    return bitcast<f32>(0x0u);
  }
  return above;
}

fn f32_is_short_power(y: f32) -> bool {
  return f32_le(f32_abs(y), bitcast<f32>(0x41000000u));
}

fn f32_pow_short(x: f32, y: f32) -> f32 {
  let p = f32_power_short_power(x, y);
  var t_0: f32;
  if (f32_eq(y, bitcast<f32>(0x40000000u))) {
    t_0 = f32_mul(x, x);
  } else {
    t_0 = p;
  }
  let q = t_0;
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    return bitcast<f32>(0x0u);
  }
  return q;
}

fn f32_is_rare_power(x: f32, y: f32) -> bool {
  let bits = bitcast<u32>(x);
  let normal_ = ((((bits) - (0x00800000u))) < (0x7f000000u));
  let zero = ((((bits) == (0u))) & (f32_lt(bitcast<f32>(0x0u), y)));
  let moderate = f32_lt(f32_abs(y), bitcast<f32>(0x49742400u));
  return !(((((normal_) | (zero))) & (moderate)));
}

fn f32_pow_plain(x: f32, y: f32) -> f32 {
  let p = f32_power_normal_power(x, bitcast<f32>(0x0u), y);
  var t_0: f32;
  if (f32_eq(y, bitcast<f32>(0x40000000u))) {
    t_0 = f32_mul(x, x);
  } else {
    t_0 = p;
  }
  let q = t_0;
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    return bitcast<f32>(0x0u);
  }
  return q;
}

fn f32_pow(x: f32, y: f32) -> f32 {
  if (!(f32_is_rare_power(x, y))) {
    if (!(f32_is_short_power(y))) {
      return f32_pow_plain(x, y);
    }
    let t_0 = f32_power_log2_parts(x);
    let e = t_0.m0;
    let l = t_0.m1;
    let total = f32_mul(y, f32_add(e, l));
    if (((!f32_eq(x, bitcast<f32>(0x0u))) & (f32_le(bitcast<f32>(0x42fc0000u), f32_abs(total))))) {
      return f32_pow_short(x, y);
    }
    let s = f32_poised(total);
    let rest = f32_power_rest_of_power(y, e, l, f32_settled(s));
    let p = f32_lifted(rest, bitcast<i32>(bitcast<u32>(s)));
    var t_1: f32;
    if (f32_eq(y, bitcast<f32>(0x40000000u))) {
      t_1 = f32_mul(x, x);
    } else {
      t_1 = p;
    }
    let q = t_1;
    var t_2: f32;
    if (f32_eq(x, bitcast<f32>(0x0u))) {
      t_2 = bitcast<f32>(0x0u);
    } else {
      t_2 = q;
    }
    return t_2;
  }
  let zero = ((((bitcast<u32>(x)) << (1u))) == (0u));
  if (((((bitcast<u32>(y)) << (1u))) == (0u))) {
    return bitcast<f32>(0x3f800000u);
  }
  if (((f32_is_nan(x)) | (f32_is_nan(y)))) {
    return f32_nan();
  }
  if (f32_eq(x, bitcast<f32>(0x3f800000u))) {
    return bitcast<f32>(0x3f800000u);
  }
  if (f32_eq(y, bitcast<f32>(0x40000000u))) {
    return f32_mul(x, x);
  }
  let a = f32_abs(x);
  if (f32_is_inf(y)) {
    if (f32_eq(a, bitcast<f32>(0x3f800000u))) {
      return bitcast<f32>(0x3f800000u);
    }
    if (((f32_lt(bitcast<f32>(0x3f800000u), a)) == (f32_lt(bitcast<f32>(0x0u), y)))) {
      return f32_inf();
    }
    return bitcast<f32>(0x0u);
  }
  let whole = f32_eq(f32_trunc(y), y);
  let half_ = f32_mul(bitcast<f32>(0x3f000000u), y);
  let odd = ((((whole) & (f32_lt(f32_abs(y), bitcast<f32>(0x4b800000u))))) & (!f32_eq(f32_trunc(half_), half_)));
  let negative = ((bitcast<u32>(x) >> 31u) != 0u);
  if (((((((negative) & (!(whole)))) & (!(zero)))) & (!(f32_is_inf(x))))) {
    return f32_nan();
  }
  var r = bitcast<f32>(0x0u);
  if (((zero) | (f32_is_inf(x)))) {
    if (((zero) != (f32_lt(bitcast<f32>(0x0u), y)))) {
      r = f32_inf();
    }
  } else {
    let small = f32_lt(a, bitcast<f32>(0x800000u));
    var t_3: f32;
    if (small) {
      t_3 = f32_mul(a, bitcast<f32>(0x4b800000u));
    } else {
      t_3 = a;
    }
    let scaled_ = t_3;
    var t_4: f32;
    if (small) {
      t_4 = bitcast<f32>(0xc1c00000u);
    } else {
      t_4 = bitcast<f32>(0x0u);
    }
    let lift = t_4;
    r = f32_power_normal_power(scaled_, lift, y);
  }
  if (((negative) & (odd))) {
    return f32_neg(r);
  }
  return r;
}

fn f32_whole_power(x: f32, exponent_: i32) -> f32 {
  var n = int_magnitude(exponent_);
  var square = x;
  var r = bitcast<f32>(0x3f800000u);
  loop {
    if (!(((n) > (0u)))) {
      break;
    }
    if (((((n) & (1u))) == (1u))) {
      r = f32_mul(r, square);
    }
    n = ((n) >> (1u));
    if (((n) > (0u))) {
      square = f32_mul(square, square);
    }
  }
  if (((exponent_) < (0))) {
    return f32_div(bitcast<f32>(0x3f800000u), r);
  }
  return r;
}

const SINGLES_ATAN_F32 = array<f32, 5>(
  bitcast<f32>(0xbeaaaaaau),
  bitcast<f32>(0x3e4ccb9cu),
  bitcast<f32>(0xbe121089u),
  bitcast<f32>(0x3ddc1006u),
  bitcast<f32>(0xbd84399au),
);

const SINGLES_ASIN_F32 = array<f32, 6>(
  bitcast<f32>(0x3e2aaaaau),
  bitcast<f32>(0x3d999a1eu),
  bitcast<f32>(0x3d36ac82u),
  bitcast<f32>(0x3cfee58au),
  bitcast<f32>(0x3c8beee7u),
  bitcast<f32>(0x3d0a7182u),
);

const SINGLES_CBRT_F32 = array<f32, 4>(
  bitcast<f32>(0x3f2e8333u),
  bitcast<f32>(0x3ebaa291u),
  bitcast<f32>(0xbd3163e6u),
  bitcast<f32>(0x3b1796bfu),
);

const SINGLES_ERF_F32 = array<f32, 7>(
  bitcast<f32>(0x3e0375d4u),
  bitcast<f32>(0xbec0939fu),
  bitcast<f32>(0x3de7167cu),
  bitcast<f32>(0xbcdbfc86u),
  bitcast<f32>(0x3baa02d8u),
  bitcast<f32>(0xba51fb7du),
  bitcast<f32>(0x38a4b510u),
);

const SINGLES_ERFCX_F32 = array<f32, 12>(
  bitcast<f32>(0x3fa37407u),
  bitcast<f32>(0xbdbdfae7u),
  bitcast<f32>(0xbe2a040bu),
  bitcast<f32>(0x3e27fc59u),
  bitcast<f32>(0xbd5e0dc7u),
  bitcast<f32>(0xbc034d59u),
  bitcast<f32>(0x3c0e6196u),
  bitcast<f32>(0x3a9e1d10u),
  bitcast<f32>(0xbab719cbu),
  bitcast<f32>(0xb9b5e589u),
  bitcast<f32>(0x392921cdu),
  bitcast<f32>(0x387934a6u),
);

const SINGLES_INVERSE_F32 = array<f32, 9>(
  bitcast<f32>(0x3fc02e2fu),
  bitcast<f32>(0x3e7c8f63u),
  bitcast<f32>(0xbb88e527u),
  bitcast<f32>(0xbaa45372u),
  bitcast<f32>(0x39653894u),
  bitcast<f32>(0xb6938810u),
  bitcast<f32>(0xb66cd158u),
  bitcast<f32>(0x34b8897du),
  bitcast<f32>(0x32f51ca8u),
);

const SINGLES_INVERSE_FAR_F32 = array<f32, 9>(
  bitcast<f32>(0x40354f7fu),
  bitcast<f32>(0x3f8036e1u),
  bitcast<f32>(0x3c1a8405u),
  bitcast<f32>(0xbbfa3621u),
  bitcast<f32>(0x3bbdbf93u),
  bitcast<f32>(0xbb6d70a5u),
  bitcast<f32>(0x3aa274e7u),
  bitcast<f32>(0x38562dbfu),
  bitcast<f32>(0xb8ff0707u),
);

const SINGLES_INVERSE_FARTHEST_F32 = array<f32, 9>(
  bitcast<f32>(0x40e24353u),
  bitcast<f32>(0x3f8112fcu),
  bitcast<f32>(0xba053677u),
  bitcast<f32>(0x372846cau),
  bitcast<f32>(0x36a7da94u),
  bitcast<f32>(0xb591f3fcu),
  bitcast<f32>(0x342d4aecu),
  bitcast<f32>(0xb393c4c0u),
  bitcast<f32>(0x326becdcu),
);

const SINGLES_LOG_GAMMA_ONE_F32 = array<f32, 14>(
  bitcast<f32>(0xbf13c468u),
  bitcast<f32>(0x3f528d33u),
  bitcast<f32>(0xbecd269bu),
  bitcast<f32>(0x3e8a89a0u),
  bitcast<f32>(0xbe546482u),
  bitcast<f32>(0x3e2da070u),
  bitcast<f32>(0xbe12cf5au),
  bitcast<f32>(0x3e003e69u),
  bitcast<f32>(0xbdf346d0u),
  bitcast<f32>(0x3dd6612bu),
  bitcast<f32>(0xbd4e6d8bu),
  bitcast<f32>(0x3d58be0bu),
  bitcast<f32>(0xbe362a7au),
  bitcast<f32>(0x3e20bbefu),
);

const SINGLES_LOG_GAMMA_TWO_F32 = array<f32, 11>(
  bitcast<f32>(0x3ed87730u),
  bitcast<f32>(0x3ea51a66u),
  bitcast<f32>(0xbd89f000u),
  bitcast<f32>(0x3ca89982u),
  bitcast<f32>(0xbbf20449u),
  bitcast<f32>(0x3b3d4a18u),
  bitcast<f32>(0xba9bf3c5u),
  bitcast<f32>(0x3a07b652u),
  bitcast<f32>(0xb97a3dfdu),
  bitcast<f32>(0x38c8f449u),
  bitcast<f32>(0xb7ac1a15u),
);

const SINGLES_GAMMA_F32 = array<f32, 9>(
  bitcast<f32>(0x3ed87730u),
  bitcast<f32>(0x3ed2dcbau),
  bitcast<f32>(0x3da7120eu),
  bitcast<f32>(0x3d9811dfu),
  bitcast<f32>(0xb991cd1bu),
  bitcast<f32>(0x3c35d378u),
  bitcast<f32>(0xbb353a42u),
  bitcast<f32>(0x3b1d6d94u),
  bitcast<f32>(0xba9b81f5u),
);

fn f32_expm1(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return f32_nan();
  }
  if (f32_lt(f32_abs(x), bitcast<f32>(0x38d1b717u))) {
    return f32_add(x, f32_mul(f32_mul(bitcast<f32>(0x3f000000u), x), x));
  }
  if (f32_lt(bitcast<f32>(0x41a00000u), x)) {
    return f32_exp(x);
  }
  if (f32_lt(x, bitcast<f32>(0xc1900000u))) {
    return bitcast<f32>(0xbf800000u);
  }
  return f32_expm1_near(x);
}

fn f32_log1p(x: f32) -> f32 {
  if (((f32_is_nan(x)) | (f32_lt(x, bitcast<f32>(0xbf800000u))))) {
    return f32_nan();
  }
  if (f32_eq(x, bitcast<f32>(0xbf800000u))) {
    return f32_neg(f32_inf());
  }
  if (((f32_is_inf(x)) | (f32_lt(f32_abs(x), bitcast<f32>(0x33800000u))))) {
    return x;
  }
  if (((f32_lt(bitcast<f32>(0xbe947ae1u), x)) & (f32_lt(x, bitcast<f32>(0x3ed1eb85u))))) {
    return f32_log_near_one(x);
  }
  let u = f32_abs(f32_add(bitcast<f32>(0x3f800000u), x));
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x3f800000u), x)) {
    t_0 = f32_sub(bitcast<f32>(0x3f800000u), f32_sub(u, x));
  } else {
    t_0 = f32_sub(x, f32_sub(u, bitcast<f32>(0x3f800000u)));
  }
  let lost = t_0;
  return f32_add(f32_log(u), f32_div(lost, u));
}

fn f32_singles_asin_rest(z: f32) -> f32 {
  let t_0 = z;
  var t_1 = bitcast<f32>(0x3d0a7182u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c8beee7u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3cfee58au));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d36ac82u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d999a1eu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2aaaaau));
  return f32_mul(z, t_1);
}

fn f32_asin(x: f32) -> f32 {
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    return f32_add(x, f32_mul(x, f32_singles_asin_rest(f32_mul(x, x))));
  }
  if (!(f32_le(a, bitcast<f32>(0x3f800000u)))) {
    return f32_nan();
  }
  let z = f32_mul(f32_sub(bitcast<f32>(0x3f800000u), a), bitcast<f32>(0x3f000000u));
  let s = f32_sqrt(z);
  return f32_copysign(f32_sub(bitcast<f32>(0x3fc90fdbu), f32_mul(bitcast<f32>(0x40000000u), f32_add(s, f32_mul(s, f32_singles_asin_rest(z))))), x);
}

fn f32_acos(x: f32) -> f32 {
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    return f32_sub(bitcast<f32>(0x3fc90fdbu), f32_add(x, f32_mul(x, f32_singles_asin_rest(f32_mul(x, x)))));
  }
  if (!(f32_le(a, bitcast<f32>(0x3f800000u)))) {
    return f32_nan();
  }
  let z = f32_mul(f32_sub(bitcast<f32>(0x3f800000u), a), bitcast<f32>(0x3f000000u));
  let s = f32_sqrt(z);
  let y = f32_mul(bitcast<f32>(0x40000000u), f32_add(s, f32_mul(s, f32_singles_asin_rest(z))));
  if (f32_lt(x, bitcast<f32>(0x0u))) {
    return f32_sub(bitcast<f32>(0x40490fdbu), y);
  }
  return y;
}

fn f32_singles_atan_unit(q: f32) -> f32 {
  let far = f32_lt(bitcast<f32>(0x3ed413cdu), q);
  var t_0: f32;
  if (far) {
    t_0 = f32_quotient(f32_sub(q, bitcast<f32>(0x3f800000u)), f32_add(q, bitcast<f32>(0x3f800000u)));
  } else {
    t_0 = q;
  }
  let t = t_0;
  let z = f32_mul(t, t);
  let t_1 = z;
  var t_2 = bitcast<f32>(0xbd84399au);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3ddc1006u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbe121089u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3e4ccb9cu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbeaaaaaau));
  let y = f32_add(t, f32_mul(t, f32_mul(z, t_2)));
  if (far) {
    return f32_add(bitcast<f32>(0x3f490fdbu), y);
  }
  return y;
}

fn f32_atan(x: f32) -> f32 {
  let a = f32_abs(x);
  if (f32_is_nan(x)) {
    return x;
  }
  if (f32_lt(bitcast<f32>(0x4cbebc20u), a)) {
    return f32_copysign(bitcast<f32>(0x3fc90fdbu), x);
  }
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x3f800000u), a)) {
    t_0 = f32_sub(bitcast<f32>(0x3fc90fdbu), f32_singles_atan_unit(f32_quotient(bitcast<f32>(0x3f800000u), a)));
  } else {
    t_0 = f32_singles_atan_unit(a);
  }
  let y = t_0;
  return f32_copysign(y, x);
}

fn f32_atan2(y: f32, x: f32) -> f32 {
  if (((f32_is_nan(x)) | (f32_is_nan(y)))) {
    return f32_nan();
  }
  let a = f32_abs(x);
  let b = f32_abs(y);
  let steep = f32_lt(a, b);
  var t_0: f32;
  if (steep) {
    t_0 = b;
  } else {
    t_0 = a;
  }
  let large = t_0;
  var t_1: f32;
  if (steep) {
    t_1 = a;
  } else {
    t_1 = b;
  }
  let small = t_1;
  var q = bitcast<f32>(0x0u);
  if (f32_is_inf(small)) {
    q = bitcast<f32>(0x3f800000u);
  } else {
    if (((f32_lt(bitcast<f32>(0x0u), large)) & (!(f32_is_inf(large))))) {
      q = f32_div(small, large);
    }
  }
  let t = f32_singles_atan_unit(q);
  var t_2: f32;
  if (steep) {
    t_2 = f32_sub(bitcast<f32>(0x3fc90fdbu), t);
  } else {
    t_2 = t;
  }
  let u = t_2;
  var t_3: f32;
  if (((bitcast<u32>(x) >> 31u) != 0u)) {
    t_3 = f32_sub(bitcast<f32>(0x40490fdbu), u);
  } else {
    t_3 = u;
  }
  let v = t_3;
  return f32_copysign(v, y);
}

fn f32_asinh(x: f32) -> f32 {
  let a = f32_abs(x);
  if (((f32_lt(a, bitcast<f32>(0x3951b717u))) | (!(f32_is_finite(x))))) {
    return x;
  }
  if (f32_lt(bitcast<f32>(0x4e6e6b28u), a)) {
    return f32_copysign(f32_add(f32_log(a), bitcast<f32>(0x3f317218u)), x);
  }
  let s = f32_mul(a, a);
  return f32_copysign(f32_log1p(f32_add(a, f32_div(s, f32_add(bitcast<f32>(0x3f800000u), f32_sqrt(f32_add(bitcast<f32>(0x3f800000u), s)))))), x);
}

fn f32_acosh(x: f32) -> f32 {
  if (((f32_lt(x, bitcast<f32>(0x3f800000u))) | (f32_is_nan(x)))) {
    return f32_nan();
  }
  if (f32_lt(bitcast<f32>(0x4e6e6b28u), x)) {
    return f32_add(f32_log(x), bitcast<f32>(0x3f317218u));
  }
  let t = f32_sub(x, bitcast<f32>(0x3f800000u));
  return f32_log1p(f32_add(t, f32_sqrt(f32_mul(t, f32_add(t, bitcast<f32>(0x40000000u))))));
}

fn f32_atanh(x: f32) -> f32 {
  let a = f32_abs(x);
  if (((f32_lt(bitcast<f32>(0x3f800000u), a)) | (f32_is_nan(x)))) {
    return f32_nan();
  }
  if (f32_lt(a, bitcast<f32>(0x3951b717u))) {
    return x;
  }
  if (f32_eq(a, bitcast<f32>(0x3f800000u))) {
    return f32_copysign(f32_inf(), x);
  }
  let two = f32_add(a, a);
  var t_0: f32;
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    t_0 = f32_add(two, f32_div(f32_mul(two, a), f32_sub(bitcast<f32>(0x3f800000u), a)));
  } else {
    t_0 = f32_div(two, f32_sub(bitcast<f32>(0x3f800000u), a));
  }
  let t = t_0;
  return f32_copysign(f32_mul(bitcast<f32>(0x3f000000u), f32_log1p(t)), x);
}

fn f32_cbrt(x: f32) -> f32 {
  var bits = ((bitcast<u32>(x)) & (0x7fffffffu));
  if (((((bits) == (0u))) | (((bits) >= (0x7f800000u))))) {
    return x;
  }
  var e = 65u;
  if (((bits) < (0x00800000u))) {
    let n = ((clz32(bits)) - (8u));
    bits = ((bits) << (n));
    e = ((e) - (n));
  }
  e = ((e) + (((bits) >> (23u))));
  let third = ((((e) * (21846u))) >> (16u));
  let rest = bitcast<i32>(((e) - (((3u) * (third)))));
  let y = f32_mul(bitcast<f32>(((((bits) & (0x007fffffu))) | (0x3f800000u))), f32_power_of_two(rest));
  let t_0 = y;
  var t_1 = bitcast<f32>(0x3b1796bfu);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbd3163e6u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3ebaa291u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f2e8333u));
  var t = t_1;
  for (var vstep = 0u; vstep < 2u; vstep++) {
    let c = f32_mul(f32_mul(t, t), t);
    t = f32_sub(t, f32_mul(t, f32_quotient(f32_sub(c, y), f32_add(f32_mul(bitcast<f32>(0x40000000u), c), y))));
  }
  return f32_copysign(f32_mul(t, f32_power_of_two(((bitcast<i32>(third)) - (64)))), x);
}

fn f32_hypot(x: f32, y: f32) -> f32 {
  let a = f32_abs(x);
  let b = f32_abs(y);
  if (((f32_is_inf(a)) | (f32_is_inf(b)))) {
    return f32_inf();
  }
  if (((f32_is_nan(a)) | (f32_is_nan(b)))) {
    return f32_nan();
  }
  var t_0: f32;
  if (f32_lt(b, a)) {
    t_0 = a;
  } else {
    t_0 = b;
  }
  let large = t_0;
  var t_1: f32;
  if (f32_lt(b, a)) {
    t_1 = b;
  } else {
    t_1 = a;
  }
  let small = t_1;
  if (f32_eq(small, bitcast<f32>(0x0u))) {
    return large;
  }
  let q = f32_div(small, large);
  return f32_mul(large, f32_sqrt(f32_add(bitcast<f32>(0x3f800000u), f32_mul(q, q))));
}

fn f32_singles_erfcx_right(x: f32) -> f32 {
  let q = f32_quotient(f32_sub(x, bitcast<f32>(0x40000000u)), f32_add(x, bitcast<f32>(0x40000000u)));
  let t_0 = q;
  var t_1 = bitcast<f32>(0x387934a6u);
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x392921cdu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb9b5e589u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbab719cbu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3a9e1d10u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c0e6196u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbc034d59u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbd5e0dc7u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e27fc59u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe2a040bu));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdbdfae7u));
  t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3fa37407u));
  return f32_quotient(t_1, f32_add(bitcast<f32>(0x3f800000u), f32_mul(bitcast<f32>(0x40000000u), x)));
}

fn f32_singles_exp_of_square(x: f32, sign_: f32) -> f32 {
  let h = f32_without_low(x);
  return f32_mul(f32_exp(f32_mul(sign_, f32_mul(h, h))), f32_exp(f32_mul(sign_, f32_mul(f32_sub(x, h), f32_add(x, h)))));
}

fn f32_singles_erfc_right(x: f32) -> f32 {
  if (f32_lt(bitcast<f32>(0x41280000u), x)) {
    return bitcast<f32>(0x0u);
  }
  return f32_mul(f32_singles_exp_of_square(x, bitcast<f32>(0xbf800000u)), f32_singles_erfcx_right(x));
}

fn f32_erf(x: f32) -> f32 {
  let a = f32_abs(x);
  if (f32_is_nan(x)) {
    return x;
  }
  if (f32_lt(a, bitcast<f32>(0x3f800000u))) {
    let t_0 = f32_mul(x, x);
    var t_1 = bitcast<f32>(0x38a4b510u);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xba51fb7du));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3baa02d8u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbcdbfc86u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3de7167cu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbec0939fu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e0375d4u));
    return f32_add(x, f32_mul(x, t_1));
  }
  if (f32_le(bitcast<f32>(0x40800000u), a)) {
    return f32_copysign(bitcast<f32>(0x3f800000u), x);
  }
  return f32_copysign(f32_sub(bitcast<f32>(0x3f800000u), f32_singles_erfc_right(a)), x);
}

fn f32_erfc(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return x;
  }
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    let t_0 = f32_mul(x, x);
    var t_1 = bitcast<f32>(0x38a4b510u);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xba51fb7du));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3baa02d8u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbcdbfc86u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3de7167cu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbec0939fu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e0375d4u));
    return f32_sub(bitcast<f32>(0x3f800000u), f32_add(x, f32_mul(x, t_1)));
  }
  let y = f32_singles_erfc_right(a);
  if (f32_lt(x, bitcast<f32>(0x0u))) {
    return f32_sub(bitcast<f32>(0x40000000u), y);
  }
  return y;
}

fn f32_erfcx(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return x;
  }
  let a = f32_abs(x);
  if (f32_lt(bitcast<f32>(0x4cbebc20u), x)) {
    return f32_div(bitcast<f32>(0x3f106ebbu), x);
  }
  if (f32_lt(x, bitcast<f32>(0xc1180000u))) {
    return f32_inf();
  }
  let y = f32_singles_erfcx_right(a);
  if (f32_lt(x, bitcast<f32>(0x0u))) {
    return f32_sub(f32_mul(bitcast<f32>(0x40000000u), f32_singles_exp_of_square(a, bitcast<f32>(0x3f800000u))), y);
  }
  return y;
}

fn f32_singles_inverse(w: f32) -> f32 {
  if (f32_lt(w, bitcast<f32>(0x40a00000u))) {
    let t_0 = f32_sub(w, bitcast<f32>(0x40200000u));
    var t_1 = bitcast<f32>(0x32f51ca8u);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x34b8897du));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb66cd158u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb6938810u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x39653894u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbaa45372u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbb88e527u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e7c8f63u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3fc02e2fu));
    return t_1;
  }
  let s = f32_sqrt(w);
  if (f32_lt(s, bitcast<f32>(0x40866666u))) {
    let t_2 = f32_sub(s, bitcast<f32>(0x40400000u));
    var t_3 = bitcast<f32>(0xb8ff0707u);
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x38562dbfu));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3aa274e7u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbb6d70a5u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3bbdbf93u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbbfa3621u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3c1a8405u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3f8036e1u));
    t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x40354f7fu));
    return t_3;
  }
  let t_4 = f32_sub(s, bitcast<f32>(0x40e66666u));
  var t_5 = bitcast<f32>(0x326becdcu);
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xb393c4c0u));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x342d4aecu));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xb591f3fcu));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x36a7da94u));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x372846cau));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0xba053677u));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x3f8112fcu));
  t_5 = f32_add(f32_mul(t_5, t_4), bitcast<f32>(0x40e24353u));
  return t_5;
}

fn f32_erfinv(x: f32) -> f32 {
  let a = f32_abs(x);
  if (((f32_is_nan(x)) | (f32_lt(bitcast<f32>(0x3f800000u), a)))) {
    return f32_nan();
  }
  if (f32_eq(a, bitcast<f32>(0x3f800000u))) {
    return f32_copysign(f32_inf(), x);
  }
  return f32_mul(x, f32_singles_inverse(f32_neg(f32_log(f32_mul(f32_sub(bitcast<f32>(0x3f800000u), a), f32_add(bitcast<f32>(0x3f800000u), a))))));
}

fn f32_erfcinv(x: f32) -> f32 {
  if (!(((f32_le(bitcast<f32>(0x0u), x)) & (f32_le(x, bitcast<f32>(0x40000000u)))))) {
    return f32_nan();
  }
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    return f32_inf();
  }
  if (f32_eq(x, bitcast<f32>(0x40000000u))) {
    return f32_neg(f32_inf());
  }
  var t_0: f32;
  if (f32_lt(bitcast<f32>(0x3f800000u), x)) {
    t_0 = f32_sub(bitcast<f32>(0x40000000u), x);
  } else {
    t_0 = x;
  }
  let small = t_0;
  return f32_mul(f32_sub(bitcast<f32>(0x3f800000u), x), f32_singles_inverse(f32_neg(f32_add(f32_log(small), f32_log(f32_sub(bitcast<f32>(0x40000000u), small))))));
}

fn f32_singles_sin_pi(x: f32) -> f32 {
  let half_ = f32_mul(bitcast<f32>(0x3f000000u), x);
  let turn = f32_mul(bitcast<f32>(0x40000000u), f32_sub(half_, f32_floor(half_)));
  let k = f32_floor(f32_add(f32_mul(bitcast<f32>(0x40000000u), turn), bitcast<f32>(0x3f000000u)));
  let y = f32_mul(f32_sub(turn, f32_mul(bitcast<f32>(0x3f000000u), k)), bitcast<f32>(0x40490fdbu));
  let odd = ((f32_eq(k, bitcast<f32>(0x3f800000u))) | (f32_eq(k, bitcast<f32>(0x40400000u))));
  let r = f32_wave(y, odd);
  if (((f32_eq(k, bitcast<f32>(0x40000000u))) | (f32_eq(k, bitcast<f32>(0x40400000u))))) {
    return f32_neg(r);
  }
  return r;
}

fn f32_singles_gamma_right(x: f32) -> f32 {
  let below = f32_lt(x, bitcast<f32>(0x3fc00000u));
  var t = x;
  var p = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_le(bitcast<f32>(0x40200000u), t))) {
      break;
    }
    t = f32_sub(t, bitcast<f32>(0x3f800000u));
    p = f32_mul(p, t);
  }
  var t_0: f32;
  if (below) {
    t_0 = f32_sub(t, bitcast<f32>(0x3f800000u));
  } else {
    t_0 = f32_sub(t, bitcast<f32>(0x40000000u));
  }
  let f = t_0;
  let t_1 = f;
  var t_2 = bitcast<f32>(0xba9b81f5u);
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3b1d6d94u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xbb353a42u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3c35d378u));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0xb991cd1bu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3d9811dfu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3da7120eu));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3ed2dcbau));
  t_2 = f32_add(f32_mul(t_2, t_1), bitcast<f32>(0x3ed87730u));
  let y = f32_mul(p, f32_add(bitcast<f32>(0x3f800000u), f32_mul(f, t_2)));
  if (below) {
    return f32_div(y, x);
  }
  return y;
}

fn f32_gamma(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return x;
  }
  if (f32_eq(x, bitcast<f32>(0x0u))) {
    return f32_copysign(f32_inf(), x);
  }
  if (((f32_lt(bitcast<f32>(0x42100000u), x)) | (((f32_lt(x, bitcast<f32>(0x0u))) & (f32_eq(x, f32_trunc(x))))))) {
    return f32_inf();
  }
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    let t_0 = x;
    var t_1 = bitcast<f32>(0xba9b81f5u);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3b1d6d94u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbb353a42u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3c35d378u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xb991cd1bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d9811dfu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3da7120eu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3ed2dcbau));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3ed87730u));
    return f32_div(f32_add(bitcast<f32>(0x3f800000u), f32_mul(x, t_1)), f32_mul(x, f32_add(bitcast<f32>(0x3f800000u), x)));
  }
  if (f32_lt(bitcast<f32>(0x0u), x)) {
    return f32_singles_gamma_right(x);
  }
  if (f32_le(bitcast<f32>(0x42280000u), a)) {
    let n = f32_floor(x);
    var t_2: f32;
    if (f32_eq(n, f32_mul(bitcast<f32>(0x40000000u), f32_floor(f32_mul(bitcast<f32>(0x3f000000u), n))))) {
      t_2 = bitcast<f32>(0x0u);
    } else {
      t_2 = bitcast<f32>(0x80000000u);
    }
    return t_2;
  }
  var t_3: f32;
  if (f32_lt(bitcast<f32>(0x42100000u), a)) {
    t_3 = bitcast<f32>(0x42100000u);
  } else {
    t_3 = a;
  }
  let bounded = t_3;
  return f32_div(f32_div(f32_sub(bitcast<f32>(0x0u), bitcast<f32>(0x40490fdbu)), f32_mul(f32_singles_sin_pi(a), a)), f32_singles_gamma_right(bounded));
}

fn f32_singles_log_gamma_right(x: f32) -> f32 {
  if (f32_lt(x, bitcast<f32>(0x3fc00000u))) {
    let t = f32_sub(x, bitcast<f32>(0x3f800000u));
    let t_0 = t;
    var t_1 = bitcast<f32>(0x3e20bbefu);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe362a7au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d58be0bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbd4e6d8bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3dd6612bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdf346d0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e003e69u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe12cf5au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2da070u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe546482u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e8a89a0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbecd269bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f528d33u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbf13c468u));
    return f32_mul(t, t_1);
  }
  if (f32_le(bitcast<f32>(0x41000000u), x)) {
    let z = f32_div(bitcast<f32>(0x3f800000u), x);
    let w = f32_add(bitcast<f32>(0x3ed67f1du), f32_mul(z, f32_sub(bitcast<f32>(0x3daaaaabu), f32_mul(f32_mul(z, z), f32_sub(bitcast<f32>(0x3b360b61u), f32_mul(f32_mul(z, z), bitcast<f32>(0x3a500d01u)))))));
    return f32_add(f32_mul(f32_sub(x, bitcast<f32>(0x3f000000u)), f32_sub(f32_log(x), bitcast<f32>(0x3f800000u))), w);
  }
  var t3 = x;
  var p = bitcast<f32>(0x3f800000u);
  loop {
    if (!(f32_le(bitcast<f32>(0x40400000u), t3))) {
      break;
    }
    t3 = f32_sub(t3, bitcast<f32>(0x3f800000u));
    p = f32_mul(p, t3);
  }
  let f = f32_sub(t3, bitcast<f32>(0x40000000u));
  let t_3 = f;
  var t_4 = bitcast<f32>(0xb7ac1a15u);
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x38c8f449u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xb97a3dfdu));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3a07b652u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xba9bf3c5u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3b3d4a18u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbbf20449u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3ca89982u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbd89f000u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3ea51a66u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3ed87730u));
  let y = f32_mul(f, t_4);
  if (f32_lt(x, bitcast<f32>(0x40400000u))) {
    return y;
  }
  return f32_add(f32_log(p), y);
}

fn f32_log_gamma_beyond(t: f32) -> f32 {
  if (f32_lt(t, bitcast<f32>(0x3f000000u))) {
    let t_0 = t;
    var t_1 = bitcast<f32>(0x3e20bbefu);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe362a7au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d58be0bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbd4e6d8bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3dd6612bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdf346d0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e003e69u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe12cf5au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2da070u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe546482u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e8a89a0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbecd269bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f528d33u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbf13c468u));
    return f32_mul(t, t_1);
  }
  return f32_singles_log_gamma_right(f32_add(bitcast<f32>(0x3f800000u), t));
}

fn f32_log_gamma(x: f32) -> f32 {
  if (f32_is_nan(x)) {
    return x;
  }
  if (((f32_is_inf(x)) | (((f32_le(x, bitcast<f32>(0x0u))) & (f32_eq(x, f32_trunc(x))))))) {
    return f32_inf();
  }
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f000000u))) {
    let t_0 = x;
    var t_1 = bitcast<f32>(0x3e20bbefu);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe362a7au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d58be0bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbd4e6d8bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3dd6612bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbdf346d0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e003e69u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe12cf5au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e2da070u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbe546482u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3e8a89a0u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbecd269bu));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3f528d33u));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbf13c468u));
    return f32_sub(f32_mul(x, t_1), f32_log(a));
  }
  if (f32_lt(bitcast<f32>(0x0u), x)) {
    return f32_singles_log_gamma_right(x);
  }
  return f32_sub(f32_log(f32_div(bitcast<f32>(0x40490fdbu), f32_mul(f32_abs(f32_singles_sin_pi(a)), a))), f32_singles_log_gamma_right(a));
}

const TRIGONOMETRIC_H_F32 = array<f32, 4>(
  bitcast<f32>(0xbe2aaaa6u),
  bitcast<f32>(0x3c08876du),
  bitcast<f32>(0xb94fb875u),
  bitcast<f32>(0x362ee425u),
);

const TRIGONOMETRIC_S_F32 = array<f32, 3>(
  bitcast<f32>(0xbe2aaaa3u),
  bitcast<f32>(0x3c08839eu),
  bitcast<f32>(0xb94ca1f9u),
);

const TRIGONOMETRIC_C_F32 = array<f32, 3>(
  bitcast<f32>(0x3d2aaaa5u),
  bitcast<f32>(0xbab6061au),
  bitcast<f32>(0x37ccf5ceu),
);

fn f32_trigonometric_two_over_pi(word: u32) -> u32 {
  var t_0: u32;
  let t_1 = word;
  if ((t_1 == 2u)) {
    t_0 = 0xa2f9836eu;
  } else if ((t_1 == 3u)) {
    t_0 = 0x4e441529u;
  } else if ((t_1 == 4u)) {
    t_0 = 0xfc2757d1u;
  } else if ((t_1 == 5u)) {
    t_0 = 0xf534ddc0u;
  } else if ((t_1 == 6u)) {
    t_0 = 0xdb629599u;
  } else if ((t_1 == 7u)) {
    t_0 = 0x3c439041u;
  } else if ((t_1 == 8u)) {
    t_0 = 0xfe5163abu;
  } else {
    t_0 = 0x00000000u;
  }
  return t_0;
}

fn f32_trigonometric_reduce(x: f32) -> Tuple_i32_f32 {
  let a = f32_abs(x);
  if (f32_lt(a, bitcast<f32>(0x3f490fdbu))) {
    return Tuple_i32_f32(0, x);
  }
  if (f32_lt(a, bitcast<f32>(0x45800000u))) {
    let n = f32_rint(f32_mul(x, bitcast<f32>(0x3f22f983u)));
    let r = f32_sub(f32_sub(f32_sub(f32_sub(x, f32_mul(n, bitcast<f32>(0x3fc90000u))), f32_mul(n, bitcast<f32>(0x39fda000u))), f32_mul(n, bitcast<f32>(0x33a22000u))), f32_mul(n, bitcast<f32>(0x2c34611au)));
    return Tuple_i32_f32(f32_trunc_to_int(n), r);
  }
  let bits = bitcast<u32>(a);
  let m = ((((bits) & (0x007fffffu))) | (0x00800000u));
  let e = ((bitcast<i32>(((bits) >> (23u)))) - (150));
  let start = bitcast<u32>(((e) + (62)));
  let w = ((start) >> (5u));
  let s = ((start) & (31u));
  let t0 = ((u64_shl(vec2<u32>(f32_trigonometric_two_over_pi(w), 0u), 32u)) | (vec2<u32>(f32_trigonometric_two_over_pi(((w) + (1u))), 0u)));
  let t1 = ((u64_shl(vec2<u32>(f32_trigonometric_two_over_pi(((w) + (2u))), 0u), 32u)) | (vec2<u32>(f32_trigonometric_two_over_pi(((w) + (3u))), 0u)));
  var b0 = t0;
  var b1 = u64_shr(t1, 32u);
  if (((s) != (0u))) {
    b0 = ((u64_shl(t0, s)) | (u64_shr(t1, ((64u) - (s)))));
    b1 = u64_shr(u64_shl(t1, s), 32u);
  }
  let low = u32_mul_wide((b1).x, m);
  let mid = u64_add(u32_mul_wide((b0).x, m), u64_shr(low, 32u));
  let top = (((((u64_shr(b0, 32u)).x) * (m))) + ((u64_shr(mid, 32u)).x));
  var quadrant = bitcast<i32>(((top) >> (30u)));
  var f = u64_shl(((u64_shl(vec2<u32>(top, 0u), 32u)) | (((mid) & (vec2<u32>(0xffffffffu, 0x0u))))), 2u);
  f = ((f) | (u64_shr(((low) & (vec2<u32>(0xffffffffu, 0x0u))), 30u)));
  let negative = !u64_eq(u64_shr(f, 63u), vec2<u32>(0x0u, 0x0u));
  if (negative) {
    quadrant = ((quadrant) + (1));
    f = u64_neg(f);
  }
  var r1 = f32_mul(f32_mul(f32_from_ulong(f), bitcast<f32>(0x1f800000u)), bitcast<f32>(0x3fc90fdau));
  if (((negative) != (f32_lt(x, bitcast<f32>(0x0u))))) {
    r1 = f32_neg(r1);
  }
  if (f32_lt(x, bitcast<f32>(0x0u))) {
    quadrant = (-(quadrant));
  }
  return Tuple_i32_f32(quadrant, r1);
}

fn f32_wave(r: f32, cosine: bool) -> f32 {
  let z = f32_mul(r, r);
  if (cosine) {
    let t_0 = z;
    var t_1 = bitcast<f32>(0x37ccf5ceu);
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0xbab6061au));
    t_1 = f32_add(f32_mul(t_1, t_0), bitcast<f32>(0x3d2aaaa5u));
    return f32_add(f32_sub(f32_mul(f32_mul(z, z), t_1), f32_mul(bitcast<f32>(0x3f000000u), z)), bitcast<f32>(0x3f800000u));
  }
  let t_2 = z;
  var t_3 = bitcast<f32>(0xb94ca1f9u);
  t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0x3c08839eu));
  t_3 = f32_add(f32_mul(t_3, t_2), bitcast<f32>(0xbe2aaaa3u));
  return f32_add(f32_mul(f32_mul(z, r), t_3), r);
}

fn f32_is_rare_angle(x: f32) -> bool {
  let near = f32_lt(f32_abs(x), bitcast<f32>(0x45800000u));
  return !(near);
}

fn f32_wave_plain(x: f32, cosine: bool) -> f32 {
  let turns = f32_mul(x, bitcast<f32>(0x3ea2f983u));
  let s = f32_poised(turns);
  let nearest = f32_settled(s);
  let above = ((cosine) & (f32_le(nearest, turns)));
  var t_0: f32;
  if (above) {
    t_0 = f32_add(nearest, bitcast<f32>(0x3f800000u));
  } else {
    t_0 = nearest;
  }
  let whole = t_0;
  var t_1: u32;
  if (above) {
    t_1 = ((bitcast<u32>(s)) ^ (1u));
  } else {
    t_1 = bitcast<u32>(s);
  }
  let odd = t_1;
  var t_2: f32;
  if (cosine) {
    t_2 = bitcast<f32>(0x3f000000u);
  } else {
    t_2 = bitcast<f32>(0x0u);
  }
  let half_ = t_2;
  let n = f32_sub(whole, half_);
  let r = f32_sub(f32_sub(f32_sub(f32_sub(x, f32_mul(n, bitcast<f32>(0x40490000u))), f32_mul(n, bitcast<f32>(0x3a7da000u))), f32_mul(n, bitcast<f32>(0x34222000u))), f32_mul(n, bitcast<f32>(0x2cb4611au)));
  let z = f32_mul(r, r);
  let t_3 = z;
  var t_4 = bitcast<f32>(0x362ee425u);
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xb94fb875u));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0x3c08876du));
  t_4 = f32_add(f32_mul(t_4, t_3), bitcast<f32>(0xbe2aaaa6u));
  let wave_ = min(max(f32_mul(r, f32_add(bitcast<f32>(0x3f800000u), f32_mul(z, t_4))), bitcast<f32>(0xbf800000u)), bitcast<f32>(0x3f800000u));
  return bitcast<f32>(((bitcast<u32>(wave_)) ^ (((odd) << (31u)))));
}

fn f32_trigonometric_rare_wave(x: f32, turn: i32) -> f32 {
  if (!(f32_is_finite(x))) {
    return f32_nan();
  }
  let t_0 = f32_trigonometric_reduce(x);
  let quadrant = t_0.m0;
  let r = t_0.m1;
  let q = ((quadrant) + (turn));
  let s = f32_wave(r, ((((q) & (1))) != (0)));
  if (((((q) & (2))) != (0))) {
    return f32_neg(s);
  }
  return s;
}

fn f32_sin(x: f32) -> f32 {
  if (f32_is_rare_angle(x)) {
    return f32_trigonometric_rare_wave(x, 0);
  }
  return f32_wave_plain(x, false);
}

fn f32_cos(x: f32) -> f32 {
  if (f32_is_rare_angle(x)) {
    return f32_trigonometric_rare_wave(x, 1);
  }
  return f32_wave_plain(x, true);
}

fn f32_tan(x: f32) -> f32 {
  if (!(f32_is_finite(x))) {
    return f32_nan();
  }
  let t_0 = f32_trigonometric_reduce(x);
  let q = t_0.m0;
  let r = t_0.m1;
  let s = f32_wave(r, false);
  let c = f32_wave(r, true);
  if (((((q) & (1))) != (0))) {
    return f32_div(f32_neg(c), s);
  }
  return f32_div(s, c);
}

fn f32_without_low(x: f32) -> f32 {
  return bitcast<f32>(((bitcast<u32>(x)) & (0xfffff000u)));
}

fn f32_power_of_two(k: i32) -> f32 {
  return bitcast<f32>(((bitcast<u32>(((k) + (127)))) << (23u)));
}

fn f32_scaled(y: f32, k: i32) -> f32 {
  let first = ((k) >> (1u));
  return f32_mul(f32_mul(y, f32_power_of_two(first)), f32_power_of_two(((k) - (first))));
}

fn f32_lifted(y: f32, k: i32) -> f32 {
  return bitcast<f32>(((bitcast<u32>(y)) + (((bitcast<u32>(k)) << (23u)))));
}

fn f32_near(x: f32) -> i32 {
  return ((bitcast<i32>(bitcast<u32>(f32_add(x, bitcast<f32>(0x4b400000u))))) - (0x4b400000));
}

fn f32_poised(x: f32) -> f32 {
  return f32_add(x, bitcast<f32>(0x4b400000u));
}

fn f32_settled(s: f32) -> f32 {
  return f32_sub(f32_abs(s), bitcast<f32>(0x4b400000u));
}

fn f32_whole(k: i32) -> f32 {
  return f32_sub(bitcast<f32>(bitcast<u32>(((k) + (0x4b400000)))), bitcast<f32>(0x4b400000u));
}
