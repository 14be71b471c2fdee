// Singles: what is decided by bits, whatever a compiler assumes about NaN, infinities and zeros.

fn f32_nan() -> f32 {
  return bitcast<f32>(P[1].x);
}

fn f32_inf() -> f32 {
  return bitcast<f32>(P[1].y);
}

// A number as it was rounded: compilers neither see what it was computed from, so as to fold it, nor join that with what is
// done with it in one operation of fewer roundings.
fn f32_rounded(a: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) | (P[1].y & 1u));
}

// The same, of which compilers do not see either that both are alike.
fn f32_rounded_too(a: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) | (P[1].y & 2u));
}

fn f32_is_nan(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u;
}

fn f32_is_inf(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) == 0x7f800000u;
}

fn f32_is_finite(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u;
}

fn f32_is_zero(a: f32) -> bool {
  return (bitcast<u32>(a) & 0x7fffffffu) == 0u;
}

fn f32_neg(a: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) ^ 0x80000000u);
}

fn f32_abs(a: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(a) & 0x7fffffffu);
}

fn f32_copysign(a: f32, b: f32) -> f32 {
  return bitcast<f32>((bitcast<u32>(a) & 0x7fffffffu) | (bitcast<u32>(b) & 0x80000000u));
}

// The integer next to a in the direction of zero, or away from it; by bits, so that zeros keep their signs.
fn f32_step(a: f32, away: bool) -> f32 {
  let b = bitcast<u32>(a);
  let e = i32((b >> 23u) & 0xffu) - 127;
  if (e >= 23) {
    return a;
  }
  if (e < 0) {
    let one = away & ((b & 0x7fffffffu) != 0u);
    return bitcast<f32>((b & 0x80000000u) | select(0u, 0x3f800000u, one));
  }
  let mask = 0x7fffffu >> u32(e);
  return bitcast<f32>(select(b, b + mask, away) & ~mask);
}

fn f32_trunc(a: f32) -> f32 {
  return f32_step(a, false);
}

fn f32_floor(a: f32) -> f32 {
  return f32_step(a, (bitcast<u32>(a) >> 31u) != 0u);
}

fn f32_ceil(a: f32) -> f32 {
  return f32_step(a, (bitcast<u32>(a) >> 31u) == 0u);
}

// To the nearest integer, halves away from zero.
fn f32_round(a: f32) -> f32 {
  let b = bitcast<u32>(a);
  let e = i32((b >> 23u) & 0xffu) - 127;
  if (e >= 23) {
    return a;
  }
  if (e < 0) {
    return bitcast<f32>((b & 0x80000000u) | select(0u, 0x3f800000u, e == -1));
  }
  let mask = 0x7fffffu >> u32(e);
  return bitcast<f32>((b + ((mask + 1u) >> 1u)) & ~mask);
}

// To the nearest integer, halves to the even one, which is WGSL's own rounding. For finite numbers.
fn f32_rint(a: f32) -> f32 {
  return round(a);
}

// Rounded, saturated, NaN to 0.
fn f32_to_int(a: f32) -> i32 {
  let t = f32_round(a);
  let b = bitcast<u32>(t);
  let big = (b & 0x7fffffffu) >= 0x4f000000u;
  let limit = select(0x7fffffff, bitcast<i32>(0x80000000u), (b >> 31u) != 0u);
  let v = select(i32(select(t, 0.0, big)), limit, big);
  return select(v, 0, f32_is_nan(a));
}

fn f32_to_uint(a: f32) -> u32 {
  let t = f32_round(a);
  let b = bitcast<u32>(t);
  let negative = (b >> 31u) != 0u;
  let big = (b & 0x7fffffffu) >= 0x4f800000u;
  let v = select(u32(select(t, 0.0, big | negative)), 0xffffffffu, big);
  return select(v, 0u, negative | f32_is_nan(a));
}

// Towards zero, saturated, NaN to 0 (as Rust's `as`).
fn f32_trunc_to_int(a: f32) -> i32 {
  let b = bitcast<u32>(a);
  let big = (b & 0x7fffffffu) >= 0x4f000000u;
  let limit = select(0x7fffffff, bitcast<i32>(0x80000000u), (b >> 31u) != 0u);
  return select(i32(select(a, 0.0, big)), select(limit, 0, f32_is_nan(a)), big);
}

fn f32_trunc_to_uint(a: f32) -> u32 {
  return f32_to_uint(f32_trunc(a));
}

fn f32_from_ulong(v: Words) -> f32 {
  let n = clz64(v);
  let w = u64_shl(v, n & 63u);
  let m = w.y | select(0u, 1u, w.x != 0u);
  let r = m >> 8u;
  let inc = select(0u, 1u, ((m & 0xffu) + (r & 1u)) > 0x80u);
  let bits = r + inc + ((189u - n) << 23u);
  return bitcast<f32>(select(bits, 0u, (v.x | v.y) == 0u));
}

// Both halves are exact, and so is the product; the sum rounds once.
fn f32_from_int(v: i32) -> f32 {
  return f32(v >> 16u) * 65536.0 + f32(v & 0xffff);
}

fn f32_from_uint(v: u32) -> f32 {
  return f32(v >> 16u) * 65536.0 + f32(v & 0xffffu);
}

fn f32_from_long(v: Words) -> f32 {
  let negative = (v.y >> 31u) != 0u;
  let r = f32_from_ulong(select(v, u64_neg(v), negative));
  return bitcast<f32>(bitcast<u32>(r) | (v.y & 0x80000000u));
}

// Correctly rounded, subnormals and all: a device's own quotient is only the estimate that integers correct.
fn f32_div_exact(a: f32, b: f32) -> f32 {
  let ab = bitcast<u32>(a) & 0x7fffffffu;
  let bb = bitcast<u32>(b) & 0x7fffffffu;
  let sign = (bitcast<u32>(a) ^ bitcast<u32>(b)) & 0x80000000u;
  if ((ab >= 0x7f800000u) | (bb >= 0x7f800000u) | (ab == 0u) | (bb == 0u)) {
    let bad = (ab > 0x7f800000u) | (bb > 0x7f800000u) | ((ab == 0u) & (bb == 0u)) | ((ab == 0x7f800000u) & (bb == 0x7f800000u));
    if (bad) {
      return f32_nan();
    }
    return bitcast<f32>(sign | select(0u, 0x7f800000u, (ab == 0x7f800000u) | (bb == 0u)));
  }
  let na = select(0u, clz32(ab) - 8u, ab < 0x800000u);
  let nb = select(0u, clz32(bb) - 8u, bb < 0x800000u);
  var m = ((ab << na) & 0x7fffffu) | 0x800000u;
  let d = ((bb << nb) & 0x7fffffu) | 0x800000u;
  var e = i32(max(ab >> 23u, 1u)) - i32(na) - i32(max(bb >> 23u, 1u)) + i32(nb) + 127;
  if (m < d) {
    m = m << 1u;
    e -= 1;
  }
  // 25 bits of the quotient; the remainder is small, so its lower word is all of it.
  var q = u32(f32(m) / f32(d) * 16777216.0);
  var r = bitcast<i32>((m << 24u) - q * d);
  for (var i = 0u; i < 8u; i++) {
    if (r < 0) {
      q -= 1u;
      r += i32(d);
    } else if (r >= i32(d)) {
      q += 1u;
      r -= i32(d);
    }
  }
  let v = (q << 6u) | select(0u, 1u, r != 0);
  if (e >= 255) {
    return bitcast<f32>(sign | 0x7f800000u);
  }
  let low = e < 1;
  let w = select(v, u64_shr_jam(vec2<u32>(v, 0u), u32(max(1 - e, 0))).x, low);
  let base = select(u32(max(e - 1, 0)), 0u, low);
  let f = w >> 7u;
  let inc = select(0u, 1u, ((w & 0x7fu) + (f & 1u)) > 0x40u);
  return bitcast<f32>(sign | min(f + inc + (base << 23u), 0x7f800000u));
}
