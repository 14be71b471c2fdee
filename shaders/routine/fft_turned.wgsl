// Products of complex singles, and roots of one: exp(±2πi·m/n), by the nearest quarter of a turn, and what is left of it.
fn turned(m: u32, n: u32, back: bool) -> vec2<f32> {
  let quarter = (4u * m + n / 2u) / n;
  let rest = f32(i32(4u * m) - i32(quarter * n)) / f32(n) * 1.5707964;
  let c = f32_wave(rest, true);
  let s = f32_wave(rest, false);
  let odd = (quarter & 1u) == 1u;
  let re = select(c, s, odd) * select(1.0, -1.0, ((quarter + 1u) & 2u) != 0u);
  let im = select(s, c, odd) * select(1.0, -1.0, (quarter & 2u) != 0u);
  return vec2<f32>(re, select(-im, im, back));
}
fn times(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
