// 64-bit integers in two words, x the low one and y the high one.

alias Words = vec2<u32>;

// Leading zeros through a float conversion: polyfills of countLeadingZeros are slower. Clearing the bit under
// each one keeps the conversion from rounding up to the next power of two.
fn clz32(v: u32) -> u32 {
  let f = f32(v & ~(v >> 1u));
  return min(158u - (bitcast<u32>(f) >> 23u), 32u);
}

fn clz64(v: Words) -> u32 {
  return select(clz32(v.y), 32u + clz32(v.x), v.y == 0u);
}

// Shifts by 0..63.
fn u64_shl(v: Words, n: u32) -> Words {
  let big = n >= 32u;
  let h = select(v.y, v.x, big);
  let l = select(v.x, 0u, big);
  let s = n & 31u;
  return vec2<u32>(l << s, (h << s) | ((l >> 1u) >> (31u - s)));
}

fn u64_shr(v: Words, n: u32) -> Words {
  let big = n >= 32u;
  let h = select(v.y, 0u, big);
  let l = select(v.x, v.y, big);
  let s = n & 31u;
  return vec2<u32>((l >> s) | ((h << 1u) << (31u - s)), h >> s);
}

fn i64_shr(v: Words, n: u32) -> Words {
  let big = n >= 32u;
  let fill = 0u - (v.y >> 31u);
  let h = select(v.y, fill, big);
  let l = select(v.x, v.y, big);
  let s = n & 31u;
  return vec2<u32>((l >> s) | ((h << 1u) << (31u - s)), (h >> s) | ((fill << 1u) << (31u - s)));
}

// Shift right by any count; what falls out is kept as a one in the lowest bit.
fn u64_shr_jam(v: Words, count: u32) -> Words {
  let d = min(count, 63u);
  let big = d >= 32u;
  let h = select(v.y, 0u, big);
  let l = select(v.x, v.y, big);
  let x = select(0u, v.x, big);
  let s = d & 31u;
  let r = 31u - s;
  let lost = ((l << 1u) << r) | x;
  return vec2<u32>((l >> s) | ((h << 1u) << r) | select(0u, 1u, lost != 0u), h >> s);
}

fn u64_add(a: Words, b: Words) -> Words {
  let l = a.x + b.x;
  return vec2<u32>(l, a.y + b.y + select(0u, 1u, l < a.x));
}

fn u64_sub(a: Words, b: Words) -> Words {
  return vec2<u32>(a.x - b.x, a.y - b.y - select(0u, 1u, a.x < b.x));
}

fn u64_neg(a: Words) -> Words {
  return vec2<u32>(0u - a.x, (0u - a.y) - select(0u, 1u, a.x != 0u));
}

// n / d where n is below d + 16384: for divisors that are not small no division is needed.
fn small_quotient(n: u32, d: u32) -> u32 {
  if (d >= 16384u) {
    return select(0u, 1u, n >= d);
  }
  return n / d;
}

// The full product of two words.
fn u32_mul_wide(a: u32, b: u32) -> Words {
  let al = a & 0xffffu;
  let ah = a >> 16u;
  let bl = b & 0xffffu;
  let bh = b >> 16u;
  let p = al * bl;
  let q = ah * bl + (p >> 16u);
  let r = al * bh + (q & 0xffffu);
  return vec2<u32>(a * b, ah * bh + (q >> 16u) + (r >> 16u));
}

fn u64_mul(a: Words, b: Words) -> Words {
  let p = u32_mul_wide(a.x, b.x);
  return vec2<u32>(p.x, p.y + a.x * b.y + a.y * b.x);
}

// The upper 64 bits of the full product.
fn u64_mul_high(a: Words, b: Words) -> Words {
  let ll = u32_mul_wide(a.x, b.x);
  let lh = u32_mul_wide(a.x, b.y);
  let hl = u32_mul_wide(a.y, b.x);
  let hh = u32_mul_wide(a.y, b.y);
  let m = u64_add(lh, vec2<u32>(ll.y, 0u));
  let n = u64_add(hl, vec2<u32>(m.x, 0u));
  return u64_add(hh, u64_add(vec2<u32>(m.y, 0u), vec2<u32>(n.y, 0u)));
}

fn u64_eq(a: Words, b: Words) -> bool {
  return (a.x == b.x) & (a.y == b.y);
}

fn u64_lt(a: Words, b: Words) -> bool {
  return (a.y < b.y) | ((a.y == b.y) & (a.x < b.x));
}

fn i64_lt(a: Words, b: Words) -> bool {
  return u64_lt(a ^ vec2<u32>(0u, 0x80000000u), b ^ vec2<u32>(0u, 0x80000000u));
}

// Quotient in xy and remainder in zw; both 0 for a divisor of 0.
fn u64_divmod(a: Words, b: Words) -> vec4<u32> {
  var q = vec2<u32>(0u, 0u);
  var r = vec2<u32>(0u, 0u);
  if (u64_eq(b, vec2<u32>(0u, 0u))) {
    return vec4<u32>(0u, 0u, 0u, 0u);
  }
  for (var i = 0u; i < 64u; i++) {
    let k = 63u - i;
    let over = r.y >> 31u;
    r = u64_shl(r, 1u) | (u64_shr(a, k) & vec2<u32>(1u, 0u));
    if ((over != 0u) | !u64_lt(r, b)) {
      r = u64_sub(r, b);
      q = q | u64_shl(vec2<u32>(1u, 0u), k);
    }
  }
  return vec4<u32>(q.x, q.y, r.x, r.y);
}
