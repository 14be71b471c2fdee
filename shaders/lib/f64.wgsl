// IEEE-754 binary64 in two words by integer arithmetic, round to nearest even. f32 appears only in
// estimates that integers correct, so that a device's rounding of f32 cannot be seen in a result.

alias Double = vec2<u32>;

const F64_NAN = vec2<u32>(0u, 0x7ff80000u);

fn f64_neg(a: Double) -> Double {
  return vec2<u32>(a.x, a.y ^ 0x80000000u);
}

fn f64_abs(a: Double) -> Double {
  return vec2<u32>(a.x, a.y & 0x7fffffffu);
}

fn f64_copysign(a: Double, b: Double) -> Double {
  return vec2<u32>(a.x, (a.y & 0x7fffffffu) | (b.y & 0x80000000u));
}

fn f64_is_nan(a: Double) -> bool {
  let h = a.y & 0x7fffffffu;
  return (h > 0x7ff00000u) | ((h == 0x7ff00000u) & (a.x != 0u));
}

fn f64_is_inf(a: Double) -> bool {
  return ((a.y & 0x7fffffffu) == 0x7ff00000u) & (a.x == 0u);
}

fn f64_is_finite(a: Double) -> bool {
  return (a.y & 0x7ff00000u) != 0x7ff00000u;
}

fn f64_is_zero(a: Double) -> bool {
  return ((a.y & 0x7fffffffu) | a.x) == 0u;
}

// sign, biased exponent e, and a significand with its leading one in bit 63 and lost bits as a one in bit 0.
fn f64_pack(sign: u32, e: i32, m: Words) -> Double {
  var v = m;
  var base = u32(e - 1);
  if (e < 1) {
    v = u64_shr_jam(m, u32(1 - e));
    base = 0u;
  }
  let ml = (v.x >> 11u) | (v.y << 21u);
  let inc = select(0u, 1u, ((v.x & 0x7ffu) + (ml & 1u)) > 0x400u);
  let l = ml + inc;
  let h = (v.y >> 11u) + select(0u, 1u, l < inc) + (base << 20u);
  let over = (e >= 0x7ff) | (h >= 0x7ff00000u);
  return vec2<u32>(select(l, 0u, over), sign | select(h, 0x7ff00000u, over));
}

fn f64_add(a: Double, b: Double) -> Double {
  let ma = a.y & 0x7fffffffu;
  let mb = b.y & 0x7fffffffu;
  let swap = (ma < mb) | ((ma == mb) & (a.x < b.x));
  let p = select(a, b, swap);
  let q = select(b, a, swap);
  let e0 = (p.y >> 20u) & 0x7ffu;
  let f0 = (q.y >> 20u) & 0x7ffu;
  let differ = ((p.y ^ q.y) >> 31u) != 0u;
  if (e0 == 0x7ffu) {
    let bad = (((p.y & 0xfffffu) | p.x) != 0u) | ((f0 == 0x7ffu) & differ);
    return select(p, F64_NAN, bad);
  }
  let e = max(e0, 1u);
  let f = max(f0, 1u);
  let ph0 = (p.y & 0xfffffu) | select(0x100000u, 0u, e0 == 0u);
  let qh0 = (q.y & 0xfffffu) | select(0x100000u, 0u, f0 == 0u);
  let pl = p.x << 10u;
  let ph = (ph0 << 10u) | (p.x >> 22u);
  let s = u64_shr_jam(vec2<u32>(q.x << 10u, (qh0 << 10u) | (q.x >> 22u)), e - f);
  let suml = pl + s.x;
  let difl = pl - s.x;
  let sumh = ph + s.y + select(0u, 1u, suml < pl);
  let difh = ph - s.y - select(0u, 1u, pl < s.x);
  let z = vec2<u32>(select(suml, difl, differ), select(sumh, difh, differ));
  if ((z.x | z.y) == 0u) {
    return vec2<u32>(0u, p.y & q.y & 0x80000000u);
  }
  let shift = min(clz64(z), e);
  let v = u64_shl(z, shift);
  let ml = (v.x >> 11u) | (v.y << 21u);
  let inc = select(0u, 1u, ((v.x & 0x7ffu) + (ml & 1u)) > 0x400u);
  let l = ml + inc;
  let h = (v.y >> 11u) + select(0u, 1u, l < inc) + ((e - shift) << 20u);
  let over = h >= 0x7ff00000u;
  return vec2<u32>(select(l, 0u, over), (p.y & 0x80000000u) | select(h, 0x7ff00000u, over));
}

fn f64_sub(a: Double, b: Double) -> Double {
  return f64_add(a, vec2<u32>(b.x, b.y ^ 0x80000000u));
}

// Significand of a subnormal shifted up to its usual place, and its exponent.
fn f64_normalise(a: Double) -> vec3<u32> {
  let m = vec2<u32>(a.x, a.y & 0xfffffu);
  let n = clz64(m) - 11u;
  let v = u64_shl(m, n);
  return vec3<u32>(v.x, v.y, 1u - n);
}

fn f64_mul(a: Double, b: Double) -> Double {
  let sign = (a.y ^ b.y) & 0x80000000u;
  var ea = (a.y >> 20u) & 0x7ffu;
  var eb = (b.y >> 20u) & 0x7ffu;
  var al = a.x;
  var ah = (a.y & 0xfffffu) | 0x100000u;
  var bl = b.x;
  var bh = (b.y & 0xfffffu) | 0x100000u;
  if ((ea == 0u) | (eb == 0u) | (ea == 0x7ffu) | (eb == 0x7ffu)) {
    let zero = f64_is_zero(a) | f64_is_zero(b);
    if ((ea == 0x7ffu) | (eb == 0x7ffu)) {
      let bad = zero | f64_is_nan(a) | f64_is_nan(b);
      return select(vec2<u32>(0u, sign | 0x7ff00000u), F64_NAN, bad);
    }
    if (zero) {
      return vec2<u32>(0u, sign);
    }
    if (ea == 0u) {
      let n = f64_normalise(a);
      al = n.x;
      ah = n.y;
      ea = n.z;
    }
    if (eb == 0u) {
      let n = f64_normalise(b);
      bl = n.x;
      bh = n.y;
      eb = n.z;
    }
  }
  let a0 = al & 0x3fffu;
  let a1 = (al >> 14u) & 0x3fffu;
  let a2 = ((ah << 4u) | (al >> 28u)) & 0x3fffu;
  let a3 = ah >> 10u;
  let b0 = bl & 0x3fffu;
  let b1 = (bl >> 14u) & 0x3fffu;
  let b2 = ((bh << 4u) | (bl >> 28u)) & 0x3fffu;
  let b3 = bh >> 10u;
  let c0 = a0 * b0;
  let c1 = a0 * b1 + a1 * b0 + (c0 >> 14u);
  let c2 = a0 * b2 + a1 * b1 + a2 * b0 + (c1 >> 14u);
  let c3 = a0 * b3 + a1 * b2 + a2 * b1 + a3 * b0 + (c2 >> 14u);
  let c4 = a1 * b3 + a2 * b2 + a3 * b1 + (c3 >> 14u);
  let c5 = a2 * b3 + a3 * b2 + (c4 >> 14u);
  let c6 = a3 * b3 + (c5 >> 14u);
  let d5 = c5 & 0x3fffu;
  let lo = (c3 & 0x3fffu) | ((c4 & 0x3fffu) << 14u) | (d5 << 28u);
  let hi = (c6 << 10u) | (d5 >> 4u);
  let sticky = select(0u, 1u, ((c0 | c1 | c2) & 0x3fffu) != 0u);
  let n = 1u - (hi >> 31u);
  let l = select(lo, lo << 1u, n == 1u) | sticky;
  let h = select(hi, (hi << 1u) | (lo >> 31u), n == 1u);
  return f64_pack(sign, bitcast<i32>(ea + eb - n) - 1022, vec2<u32>(l, h));
}

// q * v modulo 2^64, for q below 2^20.9.
fn f64_mul_digit(q: u32, v: Words) -> Words {
  let p = q * (v.x & 0x7ffu);
  let t = q * ((v.x >> 11u) & 0x7ffu) + (p >> 11u);
  let u = q * (v.x >> 22u) + (t >> 11u);
  return vec2<u32>(q * v.x, q * v.y + (u >> 10u));
}

fn f64_div(a: Double, b: Double) -> Double {
  let sign = (a.y ^ b.y) & 0x80000000u;
  var ea = (a.y >> 20u) & 0x7ffu;
  var eb = (b.y >> 20u) & 0x7ffu;
  var m = vec2<u32>(a.x, (a.y & 0xfffffu) | 0x100000u);
  var d = vec2<u32>(b.x, (b.y & 0xfffffu) | 0x100000u);
  if ((ea == 0u) | (eb == 0u) | (ea == 0x7ffu) | (eb == 0x7ffu)) {
    let za = f64_is_zero(a);
    let zb = f64_is_zero(b);
    let fa = ea == 0x7ffu;
    let fb = eb == 0x7ffu;
    if (f64_is_nan(a) | f64_is_nan(b) | (za & zb) | (fa & fb)) {
      return F64_NAN;
    }
    if (fa | zb) {
      return vec2<u32>(0u, sign | 0x7ff00000u);
    }
    if (fb | za) {
      return vec2<u32>(0u, sign);
    }
    if (ea == 0u) {
      let n = f64_normalise(a);
      m = n.xy;
      ea = n.z;
    }
    if (eb == 0u) {
      let n = f64_normalise(b);
      d = n.xy;
      eb = n.z;
    }
  }
  let less = u64_lt(m, d);
  m = select(m, u64_shl(m, 1u), less);
  // Digits of 18 bits; the bias keeps each at or below the true one, so that remainders stay in [0, 2d).
  let y = (1.0 / f32((d.y << 11u) | (d.x >> 21u))) * 0.99999904632568359375;
  let q0 = u32(f32((m.y << 10u) | (m.x >> 22u)) * y * 262144.0);
  var r = u64_sub(u64_shl(m, 17u), f64_mul_digit(q0, d));
  let q1 = u32(f32((r.y << 10u) | (r.x >> 22u)) * y * 524288.0);
  r = u64_sub(u64_shl(r, 18u), f64_mul_digit(q1, d));
  let q2 = u32(f32((r.y << 10u) | (r.x >> 22u)) * y * 524288.0);
  r = u64_sub(u64_shl(r, 18u), f64_mul_digit(q2, d));
  var q = u64_add(vec2<u32>(q1 << 18u, (q0 << 4u) + (q1 >> 14u)), vec2<u32>(q2, 0u));
  if ((r.y >> 31u) != 0u) {
    r = u64_add(r, d);
    q = u64_sub(q, vec2<u32>(1u, 0u));
  }
  if (!u64_lt(r, d)) {
    r = u64_sub(r, d);
    q = u64_add(q, vec2<u32>(1u, 0u));
  }
  if (!u64_lt(r, d)) {
    r = u64_sub(r, d);
    q = u64_add(q, vec2<u32>(1u, 0u));
  }
  let sticky = select(0u, 1u, (r.x | r.y) != 0u);
  let v = u64_shl(q, 10u) | vec2<u32>(sticky, 0u);
  return f64_pack(sign, bitcast<i32>(ea - eb) + select(1023, 1022, less), v);
}

fn f64_sqrt(a: Double) -> Double {
  var e = a.y >> 20u;
  var m = vec2<u32>(a.x, (a.y & 0xfffffu) | 0x100000u);
  // All but positive normal numbers.
  if (e - 1u >= 0x7feu) {
    if (f64_is_zero(a)) {
      return a;
    }
    if (f64_is_nan(a) | ((a.y >> 31u) != 0u)) {
      return F64_NAN;
    }
    if (e == 0x7ffu) {
      return a;
    }
    let n = f64_normalise(a);
    m = n.xy;
    e = n.z;
  }
  let unbiased = bitcast<i32>(e) - 1023;
  let odd = (unbiased & 1) != 0;
  m = select(m, u64_shl(m, 1u), odd);
  let k = (unbiased - select(0, 1, odd)) >> 1u;
  let f = f32((m.y << 10u) | (m.x >> 22u));
  // Digits of 18 bits. The bias keeps the first two at or below the true ones, so that remainders are not negative.
  let near = inverseSqrt(f);
  let y = near * 0.9999980926513671875;
  let s0 = u32(f * y * 4.0);
  let r0 = ((m.y << 14u) | (m.x >> 18u)) - s0 * s0;
  let low = m.x & 0x3ffffu;
  let t = vec2<u32>(low << 18u, (r0 << 4u) | (low >> 14u));
  let x = f32((t.y << 8u) | (t.x >> 24u)) * y * 8.0;
  let s1 = u32(max(x - x * x * y * 4.76837158203125e-7 - 1.0, 0.0));
  var r = u64_sub(t, f64_mul_digit(s1, u64_add(vec2<u32>(s0 << 19u, s0 >> 13u), vec2<u32>(s1, 0u))));
  let s = u64_add(vec2<u32>(s0 << 18u, s0 >> 14u), vec2<u32>(s1, 0u));
  // The last is rounded: the true one, or one more.
  let s2 = u32(f32((r.y << 24u) | (r.x >> 8u)) * near * 32.0 + 0.5);
  r = u64_sub(u64_shl(r, 36u), f64_mul_digit(s2, u64_add(u64_shl(s, 19u), vec2<u32>(s2, 0u))));
  var root = u64_add(u64_shl(s, 18u), vec2<u32>(s2, 0u));
  let more = (r.y >> 31u) != 0u;
  root = u64_sub(root, vec2<u32>(select(0u, 1u, more), 0u));
  r = u64_add(r, select(vec2<u32>(0u), u64_shl(root, 1u) | vec2<u32>(1u, 0u), more));
  if (((r.y >> 31u) != 0u) | u64_lt(u64_shl(root, 1u), r)) {
    // Only where the device's estimate is worse than it may be.
    for (var i = 0u; i < 6u; i++) {
      let twice = u64_shl(root, 1u);
      if ((r.y >> 31u) != 0u) {
        r = u64_add(r, u64_sub(twice, vec2<u32>(1u, 0u)));
        root = u64_sub(root, vec2<u32>(1u, 0u));
      } else if (u64_lt(twice, r)) {
        r = u64_sub(r, u64_add(twice, vec2<u32>(1u, 0u)));
        root = u64_add(root, vec2<u32>(1u, 0u));
      } else {
        break;
      }
    }
  }
  let sticky = select(0u, 1u, (r.x | r.y) != 0u);
  // Roots are normal numbers.
  let v = u64_shl(root, 10u) | vec2<u32>(sticky, 0u);
  let ml = (v.x >> 11u) | (v.y << 21u);
  let inc = select(0u, 1u, ((v.x & 0x7ffu) + (ml & 1u)) > 0x400u);
  let l = ml + inc;
  return vec2<u32>(l, (v.y >> 11u) + select(0u, 1u, l < inc) + (bitcast<u32>(k + 1022) << 20u));
}

// Order of the bits as unsigned numbers is the order of the values (but for zeros and NaN).
fn f64_key(a: Double) -> Words {
  let negative = 0u - (a.y >> 31u);
  return vec2<u32>(a.x ^ negative, a.y ^ (negative | 0x80000000u));
}

fn f64_eq(a: Double, b: Double) -> bool {
  let same = u64_eq(a, b) | (f64_is_zero(a) & f64_is_zero(b));
  return same & !f64_is_nan(a) & !f64_is_nan(b);
}

fn f64_lt(a: Double, b: Double) -> bool {
  let zeros = f64_is_zero(a) & f64_is_zero(b);
  return u64_lt(f64_key(a), f64_key(b)) & !zeros & !f64_is_nan(a) & !f64_is_nan(b);
}

fn f64_le(a: Double, b: Double) -> bool {
  let zeros = f64_is_zero(a) & f64_is_zero(b);
  return (zeros | !u64_lt(f64_key(b), f64_key(a))) & !f64_is_nan(a) & !f64_is_nan(b);
}

// The integer next to a in the direction of zero, or away from it.
fn f64_step(a: Double, away: bool) -> Double {
  let e = i32((a.y >> 20u) & 0x7ffu) - 1023;
  if (e >= 52) {
    return a;
  }
  if (e < 0) {
    let one = away & !f64_is_zero(a);
    return vec2<u32>(0u, (a.y & 0x80000000u) | select(0u, 0x3ff00000u, one));
  }
  let big = e > 20;
  let h = select(0xfffffu >> u32(min(e, 20)), 0u, big);
  let l = select(0xffffffffu, 0xffffffffu >> u32(max(e - 20, 0)), big);
  let v = select(a, u64_add(a, vec2<u32>(l, h)), away);
  return vec2<u32>(v.x & ~l, v.y & ~h);
}

fn f64_trunc(a: Double) -> Double {
  return f64_step(a, false);
}

fn f64_floor(a: Double) -> Double {
  return f64_step(a, (a.y >> 31u) != 0u);
}

fn f64_ceil(a: Double) -> Double {
  return f64_step(a, (a.y >> 31u) == 0u);
}

// To the nearest integer, halves away from zero.
fn f64_round(a: Double) -> Double {
  let e = i32((a.y >> 20u) & 0x7ffu) - 1023;
  if (e >= 52) {
    return a;
  }
  if (e < 0) {
    return vec2<u32>(0u, (a.y & 0x80000000u) | select(0u, 0x3ff00000u, e == -1));
  }
  let half = u64_shl(vec2<u32>(1u, 0u), u32(51 - e));
  return f64_step(u64_add(a, half), false);
}

// To the nearest integer, halves to the even one.
fn f64_rint(a: Double) -> Double {
  let e = i32((a.y >> 20u) & 0x7ffu) - 1023;
  if (e >= 52) {
    return a;
  }
  let big = vec2<u32>(0u, 0x43300000u | (a.y & 0x80000000u));
  return f64_copysign(f64_sub(f64_add(a, big), big), a);
}
