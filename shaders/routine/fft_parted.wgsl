// From the spectrum of pairs of real numbers, taken for complex ones, that of the real numbers. A thread for each place of it.
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let thread = (wid.x + P[4].z) * 64u + lid;
  let inner = P[0].x;
  let n = P[0].y;
  if (thread >= n * P[0].z) {
    return;
  }
  let i = thread % inner;
  let k = (thread / inner) % n;
  let o = thread / (inner * n);
  let line = i + inner * n * o;
  let to = i + inner * 2u * n * o;
  let a = taken(line + inner * k);
  if (k == 0u) {
    put(to, at_first(a));
    put(to + inner * n, at_middle(a));
    return;
  }
  let z = parted(a, taken(line + inner * (n - k)), k);
  put(to + inner * k, z);
  put(to + inner * (2u * n - k), conjugate(z));
}
