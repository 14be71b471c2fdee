// What both forms of a block's columns end with: the inverse of its triangle with ones on the diagonal, and what is told of it.
fn finish(lid: u32, odd: u32, fails: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let width = min(32u, n - first);
  for (var e = lid; e < 1024u; e += 256u) {
    let i = e & 31u;
    let j = e >> 5u;
    var x = select(0.0, 1.0, i == j);
    if (i < width && j < i) {
      x = a[(first + j) * n + first + i];
    }
    own[e] = x;
  }
  workgroupBarrier();
  let x = inverse(lid, width);
  for (var k = 0u; k < 2u; k++) {
    for (var p = 0u; p < 2u; p++) {
      let i = 2u * (lid & 15u) + p;
      let j = 2u * (lid >> 4u) + k;
      inverses[P[0].y * 1024u + i + 32u * j] = select(x[k][p], 0.0, i < j);
    }
  }
  if (lid == 0u) {
    told[1] ^= odd;
    if (fails != 0u && told[0] == 0u) {
      told[0] = fails;
    }
  }
}
