fn times(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
// A root of one by its part of a turn, in units of 2^-32: by the nearest quarter, and what is left of it.
fn root(turn: u32) -> vec2<f32> {
  let quarter = (turn + 0x20000000u) >> 30u;
  let rest = f32(bitcast<i32>(turn - (quarter << 30u))) * 1.4629181e-9;
  let c = f32_wave(rest, true);
  let s = f32_wave(rest, false);
  let odd = (quarter & 1u) == 1u;
  let cosine = select(c, s, odd) * select(1.0, -1.0, ((quarter + 1u) & 2u) != 0u);
  let sine = select(s, c, odd) * select(1.0, -1.0, (quarter & 2u) != 0u);
  return vec2<f32>(cosine, select(-sine, sine, is_back()));
}
// A quarter of a turn.
fn quarter(z: vec2<f32>) -> vec2<f32> {
  return select(vec2<f32>(z.y, -z.x), vec2<f32>(-z.y, z.x), is_back());
}
