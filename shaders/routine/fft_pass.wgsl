// One pass of Stockham's transform: from every line, `radix` samples that lie n/radix apart are turned, transformed, and put
// where the next pass finds them in order. A thread each.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<vec2<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<f32>>;
// exp(±2πi·m/n): by the nearest quarter of a turn, and what is left of it.
fn turned(m: u32, n: u32) -> vec2<f32> {
  let quarter = (4u * m + n / 2u) / n;
  let rest = f32(i32(4u * m) - i32(quarter * n)) / f32(n) * 1.5707964;
  let c = f32_wave(rest, true);
  let s = f32_wave(rest, false);
  let odd = (quarter & 1u) == 1u;
  let re = select(c, s, odd) * select(1.0, -1.0, ((quarter + 1u) & 2u) != 0u);
  let im = select(s, c, odd) * select(1.0, -1.0, (quarter & 2u) != 0u);
  return vec2<f32>(re, select(im, -im, P[1].y == 0u));
}
fn times(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[2].z) * 256u + lid;
  let inner = P[0].x;
  let n = P[0].y;
  let part = n / radix;
  if (thread < part * P[0].z) {
    let i = thread % inner;
    let j = (thread / inner) % part;
    let line = i + (thread / (inner * part)) * inner * n;
    let done = P[1].x;
    let k = j % done;
    var v: array<vec2<f32>, radix>;
    for (var r = 0u; r < radix; r++) {
      v[r] = times(x[line + inner * (j + r * part)], turned(r * k, done * radix));
    }
    let to = line + inner * ((j / done) * done * radix + k);
    let scale = bitcast<f32>(P[1].z);
    for (var q = 0u; q < radix; q++) {
      var sum = v[0];
      for (var r = 1u; r < radix; r++) {
        sum += times(v[r], turned((q * r) % radix, radix));
      }
      y[to + inner * q * done] = sum * scale;
    }
  }
}
