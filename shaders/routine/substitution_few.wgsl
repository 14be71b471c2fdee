// The solution of a triangular system for one column, by one group: the unknowns of a block one after the other, and what other rows
// lose by them, in the order in which they were found.
var<workgroup> found: array<vec2<u32>, 32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let count = P[0].y;
  let upper = flag(2u);
  let column = (wid.x + P[2].z) * n;
  for (var b = 0u; b < count; b++) {
    let first = select(b, count - 1u - b, upper) * 32u;
    let width = min(32u, n - first);
    for (var e = lid; e < 1024u; e += 256u) {
      let i = e & 31u;
      let j = e >> 5u;
      if (j <= i && i < width) {
        own[e] = MATRIX[element(first + select(i, width - 1u - i, upper), first + select(j, width - 1u - j, upper))];
      }
    }
    let unknown = column + first + select(lid, width - 1u - lid, upper);
    if (lid < width) {
      found[lid] = c[unknown];
    }
    for (var k = 0u; k < width; k++) {
      workgroupBarrier();
      if (lid == k && !flag(1u)) {
        found[k] = f64_div(found[k], own[33u * k]);
      }
      workgroupBarrier();
      if (lid > k && lid < width) {
        found[lid] = f64_sub(found[lid], f64_mul(own[lid + 32u * k], found[k]));
      }
    }
    workgroupBarrier();
    if (lid < width) {
      c[unknown] = found[lid];
    }
    let end = select(n, first, upper);
    for (var i = select(first + 32u, 0u, upper) + lid; i < end; i += 256u) {
      var rest = c[column + i];
      for (var k = 0u; k < width; k++) {
        let here = element(i, first + select(k, width - 1u - k, upper));
        rest = f64_sub(rest, f64_mul(MATRIX[here], found[k]));
      }
      c[column + i] = rest;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
