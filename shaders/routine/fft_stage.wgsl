// One pass of a stage of a transform of doubles: op/fourier has the order of all, to the bit. A thread turns `radix` samples,
// transforms them, and stores them where the next pass finds them.
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[4].z) * 64u + lid;
  let inner = P[0].x;
  let n = P[0].y;
  let factor = P[0].w;
  let threads = n / radix;
  if (thread >= threads * P[0].z) {
    return;
  }
  let i = thread % inner;
  let of_lane = (thread / inner) % threads;
  let o = thread / (inner * threads);
  let part = n / factor;
  let j = of_lane % part;
  let b = of_lane / part;
  let done = P[1].z;
  let within = P[1].w;
  let k = j % done;
  let kk = b % within;
  let apart = factor / radix;
  let is_first = (P[2].x & 1u) != 0u;
  let swaps = (P[2].x & 2u) != 0u;
  let is_last = (P[2].x & 4u) != 0u;
  let at = P[2].y;
  var v: array<vec4<u32>, radix>;
  for (var m = 0u; m < radix; m++) {
    let p = b + m * apart;
    var z = given(i, j + part * p, o);
    if (is_first & swaps) {
      z = z.zwxy;
    }
    let of_stage = (within == 1u) & (done > 1u);
    let of_pass = (kk > 0u) & (m > 0u);
    if (of_stage | of_pass) {
      var by = roots[at + (m * kk) * (apart / within)];
      if (of_stage) {
        by = turn(p * k * (P[3].z / (done * factor)));
      }
      z = times(z, by);
    }
    v[m] = z;
  }
  butterfly(&v, at, apart);
  for (var q = 0u; q < radix; q++) {
    let p = (b - kk) * radix + kk + q * within;
    var to = j + part * p;
    if (within == apart) {
      to = (j - k) * factor + k + p * done;
    }
    var z = v[q];
    if (is_last & swaps) {
      z = vec4<u32>(f64_mul(z.zw, P[3].xy), f64_mul(z.xy, P[3].xy));
    }
    put(i + inner * (to + n * o), z);
  }
}
