// Written by scripts/transcribe.mjs from src/op/math. Not to be edited.

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
  return f32_copysign(f32_quotient(e, f32_add(e, bitcast<f32>(0x40000000u))), x);
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
  let rest_ = f32_add(f32_add(f32_mul(hi, bitcast<f32>(0x39a3b296u)), f32_mul(lo, bitcast<f32>(0x3fb8aa3bu))), base_lo);
  let gh = f32_without_low(f32_add(base_hi, f32_add(top, rest_)));
  let gl = f32_add(f32_add(f32_sub(base_hi, gh), top), rest_);
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
    let rest_ = f32_power_rest_of_power(y, e, l, f32_settled(s));
    let p = f32_lifted(rest_, bitcast<i32>(bitcast<u32>(s)));
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
  if (((((((bitcast<u32>(y)) << (1u))) == (0u))) | (f32_eq(x, bitcast<f32>(0x3f800000u))))) {
    return bitcast<f32>(0x3f800000u);
  }
  if (((f32_is_nan(x)) | (f32_is_nan(y)))) {
    return f32_nan();
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

fn f32_trigonometric_wave(r: f32, cosine: bool) -> f32 {
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
  let wave_ = f32_mul(r, f32_add(bitcast<f32>(0x3f800000u), f32_mul(z, t_4)));
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
  let s = f32_trigonometric_wave(r, ((((q) & (1))) != (0)));
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
  let s = f32_trigonometric_wave(r, false);
  let c = f32_trigonometric_wave(r, true);
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
