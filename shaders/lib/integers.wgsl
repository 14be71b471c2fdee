// The integer classes: saturating, rounding halves away from zero, division by zero to the limits.
// `small` are those of at most 16 bits, in an i32 with their limits as arguments.

fn small_clamp(a: i32, lo: i32, hi: i32) -> i32 {
  return min(max(a, lo), hi);
}

fn small_add(a: i32, b: i32, lo: i32, hi: i32) -> i32 {
  return small_clamp(a + b, lo, hi);
}

fn small_sub(a: i32, b: i32, lo: i32, hi: i32) -> i32 {
  return small_clamp(a - b, lo, hi);
}

fn small_neg(a: i32, lo: i32, hi: i32) -> i32 {
  return small_clamp(-a, lo, hi);
}

fn small_abs(a: i32, lo: i32, hi: i32) -> i32 {
  return small_clamp(abs(a), lo, hi);
}

fn small_mul(a: i32, b: i32, lo: i32, hi: i32) -> i32 {
  let negative = (a < 0) != (b < 0);
  // The product of two 16-bit magnitudes fits in an unsigned word.
  let p = i32(min(u32(abs(a)) * u32(abs(b)), 65536u));
  return small_clamp(select(p, -p, negative), lo, hi);
}

fn small_div(a: i32, b: i32, lo: i32, hi: i32) -> i32 {
  if (b == 0) {
    return select(select(hi, lo, a < 0), 0, a == 0);
  }
  let negative = (a < 0) != (b < 0);
  let n = u32(abs(a));
  let d = u32(abs(b));
  let q = i32((2u * n + d) / (2u * d));
  return small_clamp(select(q, -q, negative), lo, hi);
}

fn small_sign(a: i32) -> i32 {
  return sign(a);
}

fn int_magnitude(a: i32) -> u32 {
  let b = bitcast<u32>(a);
  return select(b, 0u - b, a < 0);
}

// A magnitude with a sign, saturated.
fn int_signed(m: u32, negative: bool) -> i32 {
  let t = min(m, select(0x7fffffffu, 0x80000000u, negative));
  return bitcast<i32>(select(t, 0u - t, negative));
}

fn int_add(a: i32, b: i32) -> i32 {
  let s = a + b;
  let over = ((a ^ s) & (b ^ s)) < 0;
  return select(s, select(0x7fffffff, bitcast<i32>(0x80000000u), a < 0), over);
}

fn int_sub(a: i32, b: i32) -> i32 {
  let s = a - b;
  let over = ((a ^ b) & (a ^ s)) < 0;
  return select(s, select(0x7fffffff, bitcast<i32>(0x80000000u), a < 0), over);
}

fn int_neg(a: i32) -> i32 {
  return select(-a, 0x7fffffff, a == bitcast<i32>(0x80000000u));
}

fn int_abs(a: i32) -> i32 {
  return int_signed(int_magnitude(a), false);
}

fn int_sign(a: i32) -> i32 {
  return sign(a);
}

fn int_mul(a: i32, b: i32) -> i32 {
  let p = u32_mul_wide(int_magnitude(a), int_magnitude(b));
  return int_signed(select(p.x, 0xffffffffu, p.y != 0u), (a < 0) != (b < 0));
}

fn int_div(a: i32, b: i32) -> i32 {
  if (b == 0) {
    return select(select(0x7fffffff, bitcast<i32>(0x80000000u), a < 0), 0, a == 0);
  }
  return int_signed(uint_div(int_magnitude(a), int_magnitude(b)), (a < 0) != (b < 0));
}

fn uint_add(a: u32, b: u32) -> u32 {
  let s = a + b;
  return select(s, 0xffffffffu, s < a);
}

fn uint_sub(a: u32, b: u32) -> u32 {
  return select(a - b, 0u, a < b);
}

fn uint_neg(a: u32) -> u32 {
  return 0u;
}

fn uint_abs(a: u32) -> u32 {
  return a;
}

fn uint_sign(a: u32) -> u32 {
  return min(a, 1u);
}

fn uint_mul(a: u32, b: u32) -> u32 {
  let p = u32_mul_wide(a, b);
  return select(p.x, 0xffffffffu, p.y != 0u);
}

fn uint_div(a: u32, b: u32) -> u32 {
  if (b == 0u) {
    return select(0xffffffffu, 0u, a == 0u);
  }
  let q = a / b;
  let r = a - q * b;
  return q + select(0u, 1u, r >= b - r);
}

fn long_magnitude(a: Words) -> Words {
  return select(a, u64_neg(a), (a.y >> 31u) != 0u);
}

fn long_signed(m: Words, negative: bool) -> Words {
  let most = select(vec2<u32>(0xffffffffu, 0x7fffffffu), vec2<u32>(0u, 0x80000000u), negative);
  let t = select(m, most, u64_lt(most, m));
  return select(t, u64_neg(t), negative);
}

fn long_limit(negative: bool) -> Words {
  return select(vec2<u32>(0xffffffffu, 0x7fffffffu), vec2<u32>(0u, 0x80000000u), negative);
}

fn long_add(a: Words, b: Words) -> Words {
  let s = u64_add(a, b);
  let over = (((a.y ^ s.y) & (b.y ^ s.y)) >> 31u) != 0u;
  return select(s, long_limit((a.y >> 31u) != 0u), over);
}

fn long_sub(a: Words, b: Words) -> Words {
  let s = u64_sub(a, b);
  let over = (((a.y ^ b.y) & (a.y ^ s.y)) >> 31u) != 0u;
  return select(s, long_limit((a.y >> 31u) != 0u), over);
}

fn long_neg(a: Words) -> Words {
  return long_sub(vec2<u32>(0u, 0u), a);
}

fn long_abs(a: Words) -> Words {
  return long_signed(long_magnitude(a), false);
}

fn long_sign(a: Words) -> Words {
  let fill = 0u - (a.y >> 31u);
  return vec2<u32>(select(0u, 1u, (a.x | a.y) != 0u) | fill, fill);
}

fn long_lt(a: Words, b: Words) -> bool {
  return i64_lt(a, b);
}

fn long_le(a: Words, b: Words) -> bool {
  return !i64_lt(b, a);
}

fn long_min(a: Words, b: Words) -> Words {
  return select(a, b, i64_lt(b, a));
}

fn long_max(a: Words, b: Words) -> Words {
  return select(a, b, i64_lt(a, b));
}

fn long_mul(a: Words, b: Words) -> Words {
  return long_signed(ulong_mul(long_magnitude(a), long_magnitude(b)), ((a.y ^ b.y) >> 31u) != 0u);
}

fn long_div(a: Words, b: Words) -> Words {
  if ((b.x | b.y) == 0u) {
    return select(long_limit((a.y >> 31u) != 0u), a, (a.x | a.y) == 0u);
  }
  return long_signed(ulong_div(long_magnitude(a), long_magnitude(b)), ((a.y ^ b.y) >> 31u) != 0u);
}

fn ulong_add(a: Words, b: Words) -> Words {
  let s = u64_add(a, b);
  return select(s, vec2<u32>(0xffffffffu, 0xffffffffu), u64_lt(s, a));
}

fn ulong_sub(a: Words, b: Words) -> Words {
  return select(u64_sub(a, b), vec2<u32>(0u, 0u), u64_lt(a, b));
}

fn ulong_neg(a: Words) -> Words {
  return vec2<u32>(0u, 0u);
}

fn ulong_abs(a: Words) -> Words {
  return a;
}

fn ulong_sign(a: Words) -> Words {
  return vec2<u32>(select(0u, 1u, (a.x | a.y) != 0u), 0u);
}

fn ulong_lt(a: Words, b: Words) -> bool {
  return u64_lt(a, b);
}

fn ulong_le(a: Words, b: Words) -> bool {
  return !u64_lt(b, a);
}

fn ulong_min(a: Words, b: Words) -> Words {
  return select(a, b, u64_lt(b, a));
}

fn ulong_max(a: Words, b: Words) -> Words {
  return select(a, b, u64_lt(a, b));
}

fn ulong_mul(a: Words, b: Words) -> Words {
  let h = u64_mul_high(a, b);
  return select(u64_mul(a, b), vec2<u32>(0xffffffffu, 0xffffffffu), (h.x | h.y) != 0u);
}

fn ulong_div(a: Words, b: Words) -> Words {
  if ((b.x | b.y) == 0u) {
    return select(vec2<u32>(0xffffffffu, 0xffffffffu), a, (a.x | a.y) == 0u);
  }
  let d = u64_divmod(a, b);
  let up = !u64_lt(d.zw, u64_sub(b, d.zw));
  return u64_add(d.xy, vec2<u32>(select(0u, 1u, up), 0u));
}

fn long_from_int(a: i32) -> Words {
  let b = bitcast<u32>(a);
  return vec2<u32>(b, 0u - (b >> 31u));
}

fn int_from_long(a: Words) -> i32 {
  let fits = a.y == (0u - (a.x >> 31u));
  let limit = select(0x7fffffff, bitcast<i32>(0x80000000u), (a.y >> 31u) != 0u);
  return select(limit, bitcast<i32>(a.x), fits);
}

fn ulong_from_long(a: Words) -> Words {
  return select(a, vec2<u32>(0u, 0u), (a.y >> 31u) != 0u);
}

fn long_from_ulong(a: Words) -> Words {
  return select(a, vec2<u32>(0xffffffffu, 0x7fffffffu), (a.y >> 31u) != 0u);
}

fn uint_from_ulong(a: Words) -> u32 {
  return select(a.x, 0xffffffffu, a.y != 0u);
}

fn small_mod(a: i32, b: i32) -> i32 {
  if (b == 0) {
    return a;
  }
  // Not with the operator for remainders, which some drivers get wrong for negative numbers.
  let r = a - b * (a / b);
  return select(r, r + b, (r != 0) & ((r < 0) != (b < 0)));
}

fn small_rem(a: i32, b: i32) -> i32 {
  if (b == 0) {
    return a;
  }
  return a - b * (a / b);
}

fn small_idivide(a: i32, b: i32, lo: i32, hi: i32) -> i32 {
  if (b == 0) {
    return select(select(hi, lo, a < 0), 0, a == 0);
  }
  return small_clamp(a / b, lo, hi);
}

fn int_mod(a: i32, b: i32) -> i32 {
  return small_mod(a, b);
}

fn int_rem(a: i32, b: i32) -> i32 {
  return small_rem(a, b);
}

fn int_idivide(a: i32, b: i32) -> i32 {
  if (b == 0) {
    return select(select(0x7fffffff, bitcast<i32>(0x80000000u), a < 0), 0, a == 0);
  }
  return select(a / b, int_neg(a), b == -1);
}

fn uint_mod(a: u32, b: u32) -> u32 {
  if (b == 0u) {
    return a;
  }
  return a % b;
}

fn uint_rem(a: u32, b: u32) -> u32 {
  return uint_mod(a, b);
}

fn uint_idivide(a: u32, b: u32) -> u32 {
  if (b == 0u) {
    return select(0xffffffffu, 0u, a == 0u);
  }
  return a / b;
}
