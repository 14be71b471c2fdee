// One pass of Stockham's transform: from every line, `radix` samples that lie n/radix apart are turned, transformed, and put
// where the next pass finds them in order. A thread each.
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[2].z) * 256u + lid;
  let inner = P[0].x;
  let n = P[0].y;
  let part = n / radix;
  if (thread < part * P[0].z) {
    let i = thread % inner;
    let j = (thread / inner) % part;
    let o = thread / (inner * part);
    let line = i + o * inner * n;
    let done = P[1].x;
    let k = j % done;
    var v: array<vec2<f32>, radix>;
    for (var r = 0u; r < radix; r++) {
      v[r] = times(given(i, j + r * part, o), turned(r * k, done * radix, P[1].y != 0u));
    }
    let to = line + inner * ((j / done) * done * radix + k);
    let scale = bitcast<f32>(P[1].z);
    for (var q = 0u; q < radix; q++) {
      var sum = v[0];
      for (var r = 1u; r < radix; r++) {
        sum += times(v[r], turned((q * r) % radix, radix, P[1].y != 0u));
      }
      put(to + inner * q * done, sum * scale);
    }
  }
}
